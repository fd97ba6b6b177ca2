"""The last ten Denizens: they keep what is theirs, gloat, run off and spoil things (10.21-10.30)."""

from __future__ import annotations

from ....kernel.drawing import circle, ellipse, group, moved, path, rect
from .body import (
    BLACK,
    BROWN,
    FLESH,
    GREY,
    LIME,
    NIGHT,
    OCHRE,
    PLUM,
    ROSE,
    SKY,
    STRAW,
    TEAL,
    WHITE,
    drawn,
    eyes,
    line,
    shut,
)  # fmt: skip


def doormat() -> str:
    """Trodden on by everybody, and no way past it."""
    mat = path("M-130 -100H130L200 120H-200z", BROWN)
    border = path("M-108 -76H108L164 96H-164z", STRAW)
    fringe = line(
        "".join(f"M{x} 124v46" for x in range(-190, 200, 38)) + "".join(f"M{x} -104v-40" for x in range(-120, 130, 30)),
        1.4,
    )
    sole = path("M-20 60C-34 20 -30 -20 0 -24C30 -20 34 20 20 60C10 74 -10 74 -20 60z", BROWN, stroke="none")
    steps = moved(-6, 2.4, sole, turn=-8) + moved(6.6, -1, sole, turn=8)
    return fringe + drawn(mat, border) + steps + eyes(0, -11, 9, 2.9, (0, -1))


def scarecrow() -> str:
    """Somebody else, if you ask it."""
    pole = rect(-1.4, -4, 2.8, 26, BROWN) + rect(-20, -3.4, 40, 2.8, BROWN, 1)
    coat = path("M-90 -40H90L110 130H-110z", TEAL)
    patch = moved(4, 6, rect(-3, -3, 6, 6, ROSE, 0.6), turn=12)
    straw = line(
        "M-200 -20L-222 -60M-200 -20L-226 -6M-200 -20L-214 30M200 -20L222 -60M200 -20L226 -6M200 -20L214 30", 1.3
    )
    head = circle(0, -9.4, 7.4, STRAW)
    hat = path("M-130 -140Q0 -100 130 -140L70 -160Q60 -220 0 -220Q-60 -220 -70 -160z", BROWN)
    return (
        straw
        + drawn(pole, coat, patch, head, hat)
        + eyes(0, -9.4, 6, 2.2)
        + line("M-30 -52L30 -52M-16 -62V-42M16 -62V-42", 1)
    )


def shield() -> str:
    """Dented, and none the worse."""
    outer = path("M-160 -150Q-70 -140 0 -195Q70 -140 160 -150C170 20 120 140 0 215C-120 140 -170 20 -160 -150z", GREY)
    inner = path("M-110 -106Q-50 -104 0 -138Q50 -104 110 -106C114 10 84 90 0 150C-84 90 -114 10 -110 -106z", TEAL)
    band = path("M-112 -10H112L104 30H-104z", LIME)
    dents = line("M-40 66l24 26l10 -30M50 -70l20 20l16 -24", 1.2)
    return drawn(outer, inner, band) + dents + eyes(0, -5.4, 10, 3.4, (0.5, -0.4))


def laughing_mouth() -> str:
    """At somebody else's bad luck."""
    mouth = path("M-190 -50Q0 -90 190 -50C190 110 100 195 0 195C-100 195 -190 110 -190 -50z", NIGHT)
    teeth = path("M-172 -52Q0 -86 172 -52L160 -6Q0 -30 -160 -6z", WHITE)
    gaps = line("M-110 -62V-18M-50 -70V-24M50 -70V-24M110 -62V-18", 1)
    tongue = path("M-110 130C-90 60 -30 60 0 84C30 60 90 60 110 130Q0 220 -110 130z", ROSE)
    lips = line("M-204 -76Q-214 -40 -190 -30M204 -76Q214 -40 190 -30", 1.6)
    return (
        drawn(mouth, tongue, teeth)
        + gaps
        + lips
        + shut(0, -12.4, 17, happy=True)
        + line("M-206 40q-14 26 0 30q12 -6 0 -30M206 40q-12 26 0 30q14 -6 0 -30", 1)
    )


def brass_collar() -> str:
    """A neck that nothing bends."""
    head = path("M-76 -90C-90 -190 -40 -215 0 -215C40 -215 90 -190 76 -90C70 -40 -70 -40 -76 -90z", FLESH)
    neck = rect(-5.4, -8, 10.8, 14, FLESH)
    shoulders = path("M-200 215C-190 110 -90 110 0 110C90 110 190 110 200 215z", PLUM)
    rings = "".join(rect(-x, y, 2 * x, 5, OCHRE, 2.4) for x, y in ((9, -4.4), (10.4, 0.2), (12, 4.8), (14, 9.4)))
    studs = "".join(circle(x, 11.9, 1.2, STRAW, stroke_width=0.7) for x in (-9, 0, 9))
    return (
        drawn(shoulders, neck, head, rings, studs)
        + eyes(0, -14, 7.4, 2.6, (0, -1))
        + line("M-30 -76Q0 -88 30 -76", 1.5)
    )


def moon() -> str:
    """Asleep in its nightcap."""
    crescent = path("M40 -190A180 180 0 1 0 150 110A140 140 0 0 1 40 -190z", STRAW)
    cap = path(
        "M-110 -150C-40 -230 60 -230 90 -170C150 -180 190 -120 176 -60"
        "C150 -110 110 -120 50 -140C0 -150 -60 -140 -110 -150z",
        PLUM,
    )
    tassel = circle(17.4, -4, 2.6, WHITE)
    stars = "".join(
        path(f"M{x} {y - s}L{x + s // 3} {y - s // 3}L{x + s} {y}L{x + s // 3} {y + s // 3}"
             f"L{x} {y + s}L{x - s // 3} {y + s // 3}"
             f"L{x - s} {y}L{x - s // 3} {y - s // 3}z", LIME)
        for x, y, s in ((110, 70, 42), (190, 20, 28), (60, 20, 26))
    )  # fmt: skip
    return drawn(crescent, cap, tassel, stars) + shut(-7, -2.6, 9) + line("M-120 60Q-90 86 -50 76", 1.5)


def boot() -> str:
    """Gone before you have said so."""
    shaft = path("M-60 -200H80V40C140 50 205 60 205 130V150H-60z", BROWN)
    sole = path("M-70 150H210V195H40V170H-70z", BLACK)
    cuff = rect(-7.4, -21, 16.8, 6, OCHRE, 2)
    laces = line("M10 -90H76M10 -50H76M10 -10H80", 1.5, STRAW)
    speed = line("M-120 -130H-205M-110 -50H-220M-120 30H-200M-116 110H-216", 1.7)
    return drawn(shaft, sole, cuff) + laces + eyes(11.4, 8.4, 7.4, 2.8, (1, 0)) + speed


def cat_claw() -> str:
    """Whatever you can do, it does too."""
    arm = path(
        "M-120 -220C-130 -120 -150 -60 -160 0C-170 90 -90 130 0 130C90 130 170 90 160 0C150 -60 130 -120 120 -220z",
        OCHRE,
    )
    toes = "".join(ellipse(x, 9, 5.6, 6.2, OCHRE) for x in (-10.6, 0, 10.6))
    claws = "".join(
        path(f"M{x - 22} 136Q{x} 230 {x + 10} 222Q{x + 26} 190 {x + 22} 136z", WHITE) for x in (-106, 0, 106)
    )
    stripes = line(
        "M-140 -150Q-90 -130 -60 -150M140 -150Q90 -130 60 -150M-148 -90Q-100 -70 -66 -90M148 -90Q100 -70 66 -90", 1.6
    )
    return drawn(arm, claws, toes) + stripes + eyes(0, -6.4, 11, 3.4, (0, 1))


def crossed_hands() -> str:
    """No."""
    sleeve = path("M-60 220V120H60V220z", PLUM)
    palm = path("M-50 130C-66 60 -64 20 -60 -10L-66 -96A14 14 0 0 1 -36 -100L-28 -40L-22 -124A14 14 0 0 1 8 -124L8 -40"
                "L24 -112A14 14 0 0 1 52 -106L40 -10L84 -50A15 15 0 0 1 104 -26L56 60L50 130z", FLESH)  # fmt: skip
    one = drawn(sleeve, palm)
    left = moved(5.4, 2, one, turn=-38)
    right = group(moved(5.4, 2, one, turn=-38), transform="scale(-1 1)")
    return left + right + eyes(0, -16.4, 7, 2.7) + line("M-64 -206L-20 -190M64 -206L20 -190", 1.5)


def rain_cloud() -> str:
    """Here comes somebody who spoils it."""
    cloud = path("M-130 40A70 70 0 0 1 -140 -96A90 90 0 0 1 10 -160A90 90 0 0 1 160 -80A62 62 0 0 1 140 40z", GREY)
    drop = "q-28 46 0 58q28 -12 0 -58z"
    drops = "".join(path(f"M{x} {y}{drop}", SKY) for x, y in ((-110, 76), (-40, 120), (30, 76), (100, 120)))
    brows = line("M-76 -96L-26 -76M76 -96L26 -76", 1.8)
    return drawn(cloud, drops) + eyes(0, -4, 10, 3.2, (0, 0.6)) + brows + line("M-30 22Q0 0 30 22", 1.5)


DEFENDERS = (
    doormat, scarecrow, shield, laughing_mouth, brass_collar, moon, boot, cat_claw, crossed_hands, rain_cloud,
)  # fmt: skip
