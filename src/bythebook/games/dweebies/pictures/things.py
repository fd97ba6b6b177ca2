"""The things that Dweebies hold: the mark of each kind. Each is drawn about its own middle, as big as a body or so."""

from __future__ import annotations

import math

from ....kernel.drawing import circle, cord, ellipse, moved, path, polygon, rect
from .body import BLACK, EDGE, WHITE, drawn, line
from .hats import NAVY, RED, STEEL, STRAW

WOOD, GLASS, BLUE = "#B07B46", "#CFE8F5", "#4C8FCB"


def star_shape(r: float) -> list[tuple[float, float]]:
    """A star with five points about its middle."""
    turns = [math.pi * (i / 5 - 0.5) for i in range(10)]
    return [
        (r * (0.42, 1)[i % 2 == 0] * math.cos(a), r * (0.42, 1)[i % 2 == 0] * math.sin(a)) for i, a in enumerate(turns)
    ]


def watering_can() -> str:
    """Pouring to the right."""
    drops = "".join(
        path(f"M{x} {y}q-24 36 0 44q24 -8 0 -44z", BLUE, stroke_width=0.7)
        for x, y in ((142, -44), (178, -64), (146, 22), (184, 6))
    )
    rose = polygon([(10.4, -12.4), (16.4, -8), (14, -4.6), (8, -9.2)], STEEL)
    spout = path("M50 10L120 -110L146 -92L76 84z", STEEL)
    handle = path("M-70 -50Q-70 -150 20 -146Q60 -140 56 -50")
    return drawn(handle, spout, rose, path("M-90 -54H66L76 90H-100z", STEEL), path("M-93 -20H69V4H-95z", RED), drops)


def drum() -> str:
    """Big, with zigzag ropes."""
    return drawn(
        path("M-170 -50V70Q-170 116 0 116Q170 116 170 70V-50z", RED), ellipse(0, -5, 17, 5.2, WHITE),
        path("M-170 -10L-120 96L-60 6L0 110L60 6L120 96L170 -10", stroke=WHITE, stroke_width=1.8),
        path("M-170 40V72Q-170 118 0 118Q170 118 170 72V40Q170 86 0 86Q-170 86 -170 40z", STRAW),
    )  # fmt: skip


def _bee(x: float, y: float) -> str:
    wings = ellipse(-1, -2.4, 2, 1.6, WHITE, stroke_width=0.7) + ellipse(1.4, -2.6, 2, 1.6, WHITE, stroke_width=0.7)
    return moved(
        x, y, drawn(wings, ellipse(0, 0, 3, 2.1, "#F3B83B", stroke_width=0.9)), line("M-6 -18v36M8 -18v36", 0.9)
    )


def hive() -> str:
    """A straw hive with its door, and two bees."""
    dome = path("M-116 110Q-126 -120 0 -126Q126 -120 116 110z", "#E0A93B")
    rings = path("M-110 -10Q0 24 110 -10M-118 50Q0 84 118 50M-82 -70Q0 -40 82 -70", stroke_width=1.1)
    door = path("M-32 110Q-34 50 0 50Q34 50 32 110z", BLACK)
    return drawn(dome, rings, door) + _bee(-3, -19) + _bee(11, -16)


def three_balls() -> str:
    """In the air, high over everything; to be put down about the figure's middle."""
    balls = "".join(
        circle(x, y, 5.2, fill) + path(f"M{round(10 * x) - 46} {round(10 * y) + 14}q46 -40 92 0", stroke_width=1)
        for x, y, fill in ((-20, -16, RED), (0, -25, STRAW), (20, -16, BLUE))
    )
    return drawn(balls)


def wand() -> str:
    """With a star and its sparks."""
    star = drawn(moved(4, -9, polygon(star_shape(6.8), STRAW)))
    sparks = line("M-70 -140l-30 -20M40 -190v-34M140 -140l30 -22M150 -60h34", 1.2)
    return cord("M-50 120L30 -50", BLACK, 1.6, 1.1) + star + sparks


def envelope() -> str:
    """Sealed with a heart."""
    heart = path("M0 34Q-52 -6 -28 -30Q-8 -40 0 -16Q8 -40 28 -30Q52 -6 0 34z", RED)
    folds = path("M-150 -96L0 24L150 -96M-150 100L-40 0M150 100L40 0")
    return drawn(rect(-15, -10.4, 30, 20.8, WHITE, 1.6), folds, heart)


def kite() -> str:
    """A diamond, its string, and a tail of bows."""
    bows = "".join(
        moved(x, y, drawn(path("M0 0L-36 -22V22zM0 0L36 -22V22z", fill, stroke_width=0.9)), turn=turn)
        for x, y, fill, turn in ((1, 15, RED, 20), (5.4, 22.6, BLUE, 70))
    )
    string = line("M10 100Q-6 150 30 190T70 270M0 -10Q-60 60 -90 166", 1)
    red = path("M0 -160L110 -30H0zM0 100L-110 -30H0z", RED)
    return string + drawn(path("M0 -160L110 -30L0 100L-110 -30z", STRAW), red, path("M0 -160V100M-110 -30H110")) + bows


def ball_of_wool() -> str:
    """Two needles through it, and a thread that gets away."""
    needles = cord("M-100 -160L80 110", STEEL, 1.4, 1) + cord("M100 -160L-80 110", STEEL, 1.4, 1)
    knobs = drawn(circle(-10.6, -17, 2.4, RED), circle(10.6, -17, 2.4, RED))
    yarn = "M-90 -30Q-10 -90 90 -20M-110 20Q0 -50 110 20M-80 74Q0 0 96 56M-60 -80Q30 -30 50 96M20 -106Q-30 -40 -70 84"
    return needles + knobs + drawn(circle(0, 0, 11.6, "#6FB7A8")) + line(yarn, 1.1)


def lifebuoy() -> str:
    """A ring round the body, the front half; see `lifebuoy_back`."""
    ring = "M-230 10Q-230 -50 -150 -58Q-150 -10 0 -10Q150 -10 150 -58Q230 -50 230 10Q230 110 0 110Q-230 110 -230 10z"
    bands = (
        "M-150 -8Q-110 -6 -84 -12L-110 96Q-150 92 -186 78zM150 -8Q110 -6 84 -12L110 96Q150 92 186 78z"
        "M-46 -10H46L54 110H-54z"
    )
    return drawn(path(ring, WHITE)) + path(bands, RED) + drawn(path(ring))


def book() -> str:
    """Open towards the reader of the card."""
    lines = "".join(f"M{x} {y}q50 -14 90 6" for x in (-126, 36) for y in (-50, -20, 10, 40))
    cover = path("M-170 -96Q-80 -120 0 -84Q80 -120 170 -96V84Q80 60 0 98Q-80 60 -170 84z", RED)
    pages = path("M-150 -110Q-70 -130 0 -90Q70 -130 150 -110V66Q70 44 0 84Q-70 44 -150 66z", WHITE)
    return drawn(cover, pages, path("M0 -90V84")) + line(lines, 0.9)


def scissors() -> str:
    """Wide open."""
    blades = drawn(path("M-14 20L-100 -170Q-50 -150 24 10z", STEEL), path("M14 20L100 -170Q50 -150 -24 10z", STEEL))
    rings = "".join(
        circle(x, 10.6, 5.4, "none", stroke=colour, stroke_width=width)
        for colour, width in (("#1E1B18", 5.2), (RED, 2.6))
        for x in (-6.6, 6.6)
    )
    return blades + rings + drawn(circle(0, 1.6, 1.8, WHITE))


def clock() -> str:
    """An alarm clock, ringing."""
    bells = path("M-104 -66A60 60 0 0 1 -20 -124zM104 -66A60 60 0 0 0 20 -124z", STRAW)
    feet = path("M-70 80L-104 130M70 80L104 130", stroke_width=2.4)
    ticks = path("M0 -82v18M0 82v-18M-82 0h18M82 0h-18", stroke_width=1)
    hands = path("M0 0V-58M0 0L40 26", stroke_width=1.8)
    top = path("M0 -112V-140M-24 -144H24")
    whole = drawn(feet, top, bells, circle(0, 0, 11.6, RED), circle(0, 0, 9, WHITE), ticks, hands)
    return whole + line("M128 -104q22 16 28 46M40 -158q20 4 36 14", 1.2)


def hose() -> str:
    """Its nozzle, and a jet of water."""
    jet = path("M26 -70Q40 -190 130 -230Q110 -186 146 -176Q110 -160 140 -130Q100 -120 60 -44z", BLUE)
    nozzle = path("M-26 20L20 -80L64 -54L18 42z", STEEL) + path("M-36 30L-6 -16L36 8L14 52z", RED)
    return cord("M-130 150Q-40 190 -30 110T10 -10", "#D8B24A", 4, 1.2) + drawn(jet, nozzle)


def magnifying_glass() -> str:
    """And the eye behind it, much larger."""
    eye = circle(0, 0, 7.4, WHITE, stroke=BLACK, stroke_width=1.1) + circle(1.6, 0.6, 4, BLACK)
    rim = circle(0, 0, 11, GLASS, stroke=BLACK, stroke_width=EDGE + 3.4)
    brass = circle(0, 0, 11, GLASS, stroke=STRAW, stroke_width=2)
    return cord("M84 84L170 180", WOOD, 4, 1.3) + rim + brass + eye + circle(0.4, -1, 1.2, WHITE)


def pitchfork() -> str:
    """Three tines up, taller than the farmer."""
    tines = "M-80 -290V-170Q-80 -110 0 -110Q80 -110 80 -170V-290M0 -300V-110"
    return cord("M0 -110V260", WOOD, 2.6, 1.2) + cord(tines, STEEL, 2.2, 1.1)


def baton() -> str:
    """A thin white stick, and what comes out of it."""
    note = path("M0 0V-100L50 -80V-50L12 -66V4", BLACK) + ellipse(-1.6, 0.6, 3.4, 2.4, BLACK, -20)
    knob = drawn(circle(-3.6, 9.2, 2.8, WOOD))
    return cord("M-40 100L90 -150", WHITE, 1.6, 1) + knob + moved(-5, -9, note)


def light_bulb() -> str:
    """Lit."""
    rays = "M0 -160v-44M-110 -130l-30 -30M110 -130l30 -30M-150 -30h-44M150 -30h44"
    form = "M-50 70Q-50 40 -80 10Q-116 -30 -100 -70Q-70 -130 0 -130Q70 -130 100 -70Q116 -30 80 10Q50 40 50 70z"
    cap = rect(-5, 7, 10, 7.6, STEEL, 1.6) + path("M-50 108H50", stroke_width=1)
    wire = line("M-30 66L-40 -20L-14 4L0 -24L14 4L40 -20L30 66", 1.1)
    return line(rays, 2) + drawn(path(form, "#FFE27A"), cap) + wire


def shield() -> str:
    """With a cross."""
    form = "M-130 -140Q0 -170 130 -140Q140 60 0 160Q-140 60 -130 -140z"
    cross = "M-24 -160H24V-60H134V-12H24V146L0 160L-24 146V-12H-134V-60H-24z"
    return drawn(path(form, BLUE)) + path(cross, STRAW) + drawn(path(form))


def white_glove() -> str:
    """Flat against a wall that is not there."""
    hand = (
        "M-70 120V20L-130 -30Q-150 -60 -120 -70Q-96 -76 -66 -30V-150Q-64 -180 -42 -180Q-20 -180 -20 -150V-60V-176"
        "Q-16 -204 6 -204Q28 -204 28 -176V-60V-150Q32 -178 52 -176Q72 -174 72 -146V-40V-100Q78 -124 96 -120"
        "Q116 -116 112 -90V30Q106 90 70 120z"
    )
    return drawn(path(hand, WHITE), rect(-9, 10.6, 18, 5.4, WHITE, 2.4)) + line("M-20 -60v40M28 -60v40M72 -40v30", 1.1)


def lighthouse() -> str:
    """Striped, and lit on both sides."""
    beams = path("M-40 -190L-130 -236V-144zM40 -190L124 -236V-144z", "#FFE27A", opacity=0.85)
    tower = "M-52 -150H52L86 200H-86z"
    bands = path("M-60 -70H60L66 -10H-66zM-73 60H73L79 120H-79z", RED)
    lamp = (
        rect(-4.6, -23, 9.2, 8, "#FFE27A") + path("M-70 -230L0 -290L70 -230z", RED) + rect(-7.4, -16.4, 14.8, 3, NAVY)
    )
    door = path("M-22 200V150Q0 124 22 150V200z", BLACK)
    return beams + drawn(path(tower, WHITE)) + bands + drawn(path(tower), lamp, door)


def foil() -> str:
    """Long and thin, with its guard, pointing up."""
    guard = path("M-100 60Q-60 -10 50 60Q-20 110 -100 60z", STRAW)
    return cord("M-60 150L120 -270", STEEL, 1.4, 1.1) + drawn(circle(12, -27, 1.9, RED), guard)


def lantern() -> str:
    """With a candle in it."""
    glow = circle(0, 4, 15, "#FFE27A", opacity=0.45)
    roof = path("M-40 -90Q0 -190 40 -90") + path("M-90 -50L-40 -100H40L90 -50z", BLACK)
    foot = rect(-9.4, 12.6, 18.8, 3.6, BLACK) + path("M-22 126V60H22V126z", WHITE, stroke_width=1)
    flame = path("M0 60Q-30 26 0 -20Q30 26 0 60z", "#F0802F")
    return glow + drawn(roof, rect(-7, -5, 14, 18, "#FFF3B8"), foot, path("M-70 -50V126M70 -50V126")) + flame


def telescope() -> str:
    """On its tripod, pointing at a star."""
    legs = cord("M30 10L-40 190M30 10L110 190M30 10V190", WOOD, 1.8, 1)
    tubes = drawn(rect(-17, -3, 10, 6, STRAW), rect(-8, -4.4, 14, 8.8, NAVY), rect(5, -6.2, 15, 12.4, BLUE, 1.2))
    return legs + moved(2, 0, tubes, turn=-38) + drawn(moved(13, -22, polygon(star_shape(5.8), STRAW)))


def snail() -> str:
    """Saddled for the race."""
    flesh = "#E3B778"
    foot = "M-250 110Q-200 70 -120 70H150Q200 70 210 0Q212 -40 240 -44Q284 -46 284 0Q284 110 200 112H-230z"
    horns = cord("M230 -36L216 -110M256 -40L280 -108", flesh, 1.4, 1.1)
    looks = drawn(circle(21.6, -11.4, 2.2, WHITE), circle(28, -11, 2.2, WHITE))
    dots = circle(22, -11.2, 1, BLACK) + circle(28.4, -10.8, 1, BLACK)
    spiral = line("M-30 -20q16 -20 30 4q6 40 -40 36q-52 -20 -36 -74q40 -56 96 -20q40 50 16 90", 1.6)
    shell = circle(-3, -2, 13, "#C4653F")
    return horns + looks + dots + drawn(path(foot, flesh), shell) + spiral + line("M236 40q16 14 30 4", 1.2)
