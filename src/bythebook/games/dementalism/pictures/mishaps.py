"""The Giggity, and what the fifteen Turmoils are called after (11.1-11.15). Things without eyes: nobody escaped."""

from __future__ import annotations

from ....kernel.drawing import circle, cord, ellipse, moved, path, polygon, rect
from .body import (
    BLACK,
    BRICK,
    BROWN,
    GREY,
    LIME,
    MOSS,
    NIGHT,
    OCHRE,
    ROSE,
    SKY,
    STRAW,
    TEAL,
    WHITE,
    drawn,
    eye,
    line,
)  # fmt: skip


def blob() -> str:
    """A Giggity: goo, with more eyes than it needs."""
    goo = path("M0 -190C90 -190 120 -110 140 -50C160 10 205 40 200 100C196 150 150 130 140 170C132 205 96 205 90 168"
               "C84 140 44 150 40 184C36 222 -20 220 -24 180C-28 148 -72 150 -78 178C-86 210 -124 200 -130 164"
               "C-136 128 -196 146 -200 96C-204 40 -150 20 -140 -50C-120 -120 -90 -190 0 -190z", LIME)  # fmt: skip
    bubbles = circle(13.4, 2, 2.2, "#DDF07A") + circle(-13.6, 6, 1.7, "#DDF07A") + circle(9, 9.4, 1.5, "#DDF07A")
    seen = ((-5.6, -7, 4.6), (6, -9.4, 3.6), (1, 0.6, 2.8))
    smile = path("M-70 60Q0 134 76 50Q10 84 -70 60z", NIGHT)
    return drawn(goo, bubbles, smile) + "".join(eye(x, y, r, (0.3, 0.5)) for x, y, r in seen)


def crossed_arrows() -> str:
    """Along the row and along the column."""
    one = path("M-205 0L-140 -64V-24H140V-64L205 0L140 64V24H-140V64z", OCHRE)
    return drawn(one) + moved(
        0, 0, drawn(path("M-205 0L-140 -64V-24H140V-64L205 0L140 64V24H-140V64z", BRICK)), turn=90
    )


def wobbling_table() -> str:
    """Nothing stays where it stood."""
    table = rect(-17, -6, 34, 4.4, BROWN, 1.4) + rect(-13.6, -1.6, 3.4, 17, BROWN) + rect(10.2, -1.6, 3.4, 15, BROWN)
    cards = rect(-9, -11.6, 5, 6, LIME, 0.8) + moved(6, -13, rect(-2.6, -3.4, 5.2, 6.8, ROSE, 0.8), turn=24)
    shakes = line(
        "M-205 -40Q-225 0 -205 40M205 -110Q225 -70 205 -30M-196 100Q-206 120 -196 140M196 40Q206 60 196 80", 1.7
    )
    return moved(0, 2, drawn(table, cards), turn=-9) + shakes


def u_turn() -> str:
    """Back where you came from."""
    way = "M-100 205V-60A100 100 0 0 1 100 -60V60"
    bent = path(way, stroke=BLACK, stroke_width=10.6) + path(way, stroke=OCHRE, stroke_width=8)
    return bent + drawn(polygon([(0, 6), (20, 6), (10, 20)], OCHRE))


def gas_cloud() -> str:
    """Green, and very restful."""
    puffs = ((-9, 6, 10), (9, 7, 10.4), (0, -4, 11.4), (-13, -5, 6.4), (13.4, -5, 6.6), (2, 14, 7))
    gas = drawn(*(circle(x, y, r, MOSS) for x, y, r in puffs))
    inside = "".join(circle(x, y, r - 1, LIME) for x, y, r in puffs)
    curls = line(
        "M-120 40C-70 -30 0 20 -30 70C-50 100 -90 80 -76 50M40 -40C100 -70 140 0 100 40C70 64 40 40 60 14", 1.6
    )
    rising = line("M-60 -160q-20 -24 0 -44M50 -160q20 -24 0 -44", 1.6)
    return gas + inside + curls + rising


def bellows() -> str:
    """One more breath."""
    skin = path("M-30 -110C-190 -60 -200 110 -46 140H46C200 110 190 -60 30 -110z", BRICK)
    pleats = line("M-140 -20L-96 -10M-154 40H-104M-130 100L-90 84M140 -20L96 -10M154 40H104M130 100L90 84", 1.1)
    board = path("M-30 -110C-120 -60 -126 90 -40 130L-34 215H34L40 130C126 90 120 -60 30 -110z", BROWN)
    nozzle = path("M-34 -104L-16 -170H16L34 -104z", OCHRE)
    rivets = "".join(circle(x, y, 1.1, STRAW) for x, y in ((-5.4, -6), (5.4, -6), (-6.6, 4), (6.6, 4)))
    valve = circle(0, -0.6, 2.6, NIGHT)
    puff = line("M-60 -186q-30 -4 -30 -34M0 -190V-226M60 -186q30 -4 30 -34", 1.7)
    return moved(-2, 2, drawn(skin) + pleats + drawn(board, nozzle, rivets, valve) + puff, turn=32)


def washing_line() -> str:
    """Everything hangs out."""
    rope = line("M-220 -130Q0 -90 220 -130", 1.4)
    shirt = path("M-170 -110L-120 -90Q-90 -70 -60 -88L-16 -98L0 -40L-36 -30V80H-140V-30L-184 -40z", SKY)
    sock = path("M50 -94L110 -102L104 40C130 50 150 80 120 104C90 110 60 96 50 70z", ROSE)
    pegs = rect(-12.6, -12.4, 2, 5, OCHRE) + rect(-4, -11.8, 2, 5, OCHRE) + rect(7, -12.6, 2, 5, OCHRE)
    stripes = line("M50 -40L106 -46M50 0L106 -6", 1.4)
    return rope + drawn(shirt, sock, pegs) + stripes + line("M-220 -200V200M220 -200V200", 2.4)


def parcel() -> str:
    """Not to be kept."""
    box = path("M-150 -60L0 -110L150 -60V90L0 150L-150 90z", BROWN)
    top = path("M-150 -60L0 -110L150 -60L0 -6z", STRAW)
    string = line("M0 -6V150M-76 -84L76 -34V120M76 -84L-76 -34V120", 1.6, BRICK)
    bow = drawn(ellipse(-4.4, -9.4, 4.4, 2.6, BRICK, 24), ellipse(4.4, -9.4, 4.4, 2.6, BRICK, -24))
    arrow = drawn(path("M-150 190H60V164L140 204L60 244V218H-150z", LIME))
    return moved(0, -3, drawn(box, top) + line("M-150 -60L0 -6L150 -60") + string + bow) + moved(0, -3.4, arrow)


def odd_sock() -> str:
    """Its fellow is somewhere else."""
    sock = path("M-90 -205H70V40C110 60 190 70 190 130C190 180 110 190 50 180C-50 170 -90 120 -90 60z", TEAL)
    toe = path("M190 130C190 180 130 186 90 184C80 150 100 96 130 84C170 92 190 110 190 130z", OCHRE)
    heel = path("M-90 60C-90 110 -50 150 -20 160C0 120 -30 60 -90 40z", OCHRE)
    cuff = rect(-10, -21, 18, 6, ROSE, 1.6)
    bands = path("M-90 -110H70V-70H-90zM-90 -40H70V-2H-90z", LIME)
    return drawn(sock, bands, toe, heel, cuff) + line("M110 -160l40 -30M120 -110h50M110 -60l40 30", 1.6)


def hole() -> str:
    """Under it lies the Heap."""
    ground = path(
        "M-210 40C-200 -50 -110 -60 0 -60C110 -60 210 -50 210 40C200 130 110 170 0 170C-110 170 -200 130 -210 40z",
        BROWN,
    )
    pit = ellipse(0, 5.6, 15.6, 8, BLACK)
    falling = moved(-5, -6, rect(-3.6, -5, 7.2, 10, LIME, 1), turn=-26) + moved(
        6.4, -13.4, rect(-3.6, -5, 7.2, 10, ROSE, 1), turn=18
    )
    cracks = line("M-156 60l-34 24M156 60l34 24M-100 124l-14 30M100 124l14 30M0 140v26", 1.4)
    return drawn(ground, pit) + cracks + drawn(falling) + line("M-56 -160v-40M70 -206v-14M10 -90v-40", 1.3)


def torn_pocket() -> str:
    """Something drops out of it."""
    pocket = path(
        "M-150 -170H150V60C150 130 90 150 60 160L40 100L10 150L-20 90L-50 160C-90 150 -150 130 -150 60z", TEAL
    )
    hem = path("M-150 -170H150V-120H-150z", SKY)
    stitches = path("M-126 -96V56M126 -96V56", stroke=WHITE, stroke_width=1.3, stroke_dasharray="2.6 2.2")
    coins = moved(1, 16.6, rect(-4.4, -4.2, 8.8, 8.4, LIME, 1.2), turn=18) + circle(-9.4, 19.4, 2.6, OCHRE)
    return drawn(pocket, hem) + stitches + drawn(coins) + line("M60 160l20 20M-50 160l-16 14", 1.2)


def fountain() -> str:
    """It never quite runs dry."""
    basin = path("M-180 110H180C170 170 90 190 0 190C-90 190 -170 170 -180 110z", GREY) + ellipse(0, 11, 18, 4, LIME)
    stem = path("M-26 100L-16 -30H16L26 100z", GREY) + path("M-90 -40H90A90 60 0 0 1 -90 -40z", GREY)
    jets = cord("M0 -44C0 -130 -60 -190 -120 -150M0 -44C0 -130 60 -190 120 -150M0 -44V-190", LIME, 2.2, 0.7)
    drips = "".join(
        path(f"M{x} {y}q-22 40 0 50q22 -10 0 -50z", LIME) for x, y in ((-136, -110), (136, -110), (-110, 0), (110, 0))
    )
    return drawn(stem, basin) + jets + drawn(drips)


def blown_fuse() -> str:
    """A bang, and then the dark."""
    tube = rect(-13, -6.4, 26, 12.8, SKY, 2)
    caps = rect(-20.4, -7.6, 9, 15.2, OCHRE, 1.6) + rect(11.4, -7.6, 9, 15.2, OCHRE, 1.6)
    soot = path("M-70 -40C-40 -56 40 -60 70 -34C84 10 40 50 0 44C-50 54 -80 10 -70 -40z", NIGHT, opacity=0.75)
    wire = line("M-112 0H-70L-44 -24M112 0H64L44 24", 1.5)
    sparks = path(
        "M0 -90L16 -130L34 -96L80 -150L66 -90M-10 90L-30 140L-46 100L-90 150L-70 90", stroke=BLACK, stroke_width=1.5
    )
    return moved(0, 0, drawn(tube, caps), soot, wire, turn=-24) + sparks


def battery() -> str:
    """As good as new."""
    body = (
        rect(-11, -15, 22, 36, TEAL, 3)
        + rect(-4.4, -19.6, 8.8, 5, GREY, 1.4)
        + path("M-110 -60V-120A30 30 0 0 1 -80 -150H80A30 30 0 0 1 110 -120V-60z", OCHRE)
    )
    bolt = path("M24 -50L-54 80H-6L-26 170L60 40H8z", LIME)
    plus = line("M-22 -106H22M0 -128V-84", 2)
    return (
        drawn(body, bolt)
        + plus
        + line("M-160 -60l-40 -20M-160 20h-46M-160 100l-40 20M160 -60l40 -20M160 20h46M160 100l40 20", 1.6)
    )


def magnifying_glass() -> str:
    """Head office looks into it."""
    ledger = path("M-190 -170H70V150H-190z", WHITE)
    rows = line("M-160 -130H40M-160 -90H40M-160 -50H10M-160 -10H0M-160 30H10M-160 70H30M-160 110H40", 1, MOSS)
    handle = cord("M110 110L200 200", BROWN, 4, 0.9)
    glass = circle(4.6, 3.6, 10.4, SKY) + circle(4.6, 3.6, 7.8, WHITE)
    seen = line("M-14 36H106M46 -24V96", 1) + drawn(
        polygon([(0.4, 7), (3.4, 1), (5.6, 4), (9.4, -1.4), (9.4, 7)], LIME)
    )
    return drawn(ledger) + rows + handle + drawn(glass) + seen


def lamp() -> str:
    """On, all at once."""
    cord_ = line("M0 -220V-130", 1.8)
    shade = path("M-150 30C-140 -80 -80 -130 0 -130C80 -130 140 -80 150 30z", BRICK)
    bulb = path("M-50 30A50 56 0 0 0 50 30z", STRAW)
    rays = line("M-110 66L-150 150M-46 104L-60 200M46 104L60 200M110 66L150 150M0 110V214", 1.8, BLACK)
    glow = path("M-150 34L-215 205H215L150 34z", STRAW, opacity=0.7)
    return glow + cord_ + drawn(bulb, shade) + rays


GOO = blob
MISHAPS = (
    crossed_arrows, wobbling_table, u_turn, gas_cloud, bellows, washing_line, parcel, odd_sock, hole, torn_pocket,
    fountain, blown_fuse, battery, magnifying_glass, lamp,
)  # fmt: skip
