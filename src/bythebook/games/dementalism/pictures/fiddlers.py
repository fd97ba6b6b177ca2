"""The next ten Denizens: they hush and blame, shuffle, sit and swap (10.11-10.20)."""

from __future__ import annotations

from ....kernel.drawing import circle, cord, ellipse, moved, path, polygon, rect
from .body import (
    BLACK,
    BRICK,
    BROWN,
    FLESH,
    GREY,
    LIME,
    MOSS,
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
    feet,
    line,
)  # fmt: skip


def finger_on_lips() -> str:
    """Not a word."""
    lips = path("M-205 -10C-140 -110 -60 -120 0 -80C60 -120 140 -110 205 -10C130 90 -130 90 -205 -10z", BRICK)
    seam = line("M-205 -10C-120 -24 -60 -10 0 -20C60 -10 120 -24 205 -10", 1.5)
    finger = path("M-46 220V-140A46 56 0 0 1 46 -140V220z", FLESH)
    nail = path("M-26 -126A26 34 0 0 1 26 -126V-86H-26z", WHITE)
    return drawn(lips) + seam + drawn(finger, nail) + line("M-26 -20Q0 -8 26 -20M-26 70Q0 82 26 70", 1)


def pointing_hand() -> str:
    """It was him."""
    cuff = path("M-215 -90H-120V130H-215z", PLUM) + rect(-13.4, -8.4, 4.4, 20.8, WHITE, 1)
    hand = path(
        "M-90 -80C-40 -110 0 -110 40 -90L190 -92A30 30 0 0 1 190 -28L70 -26C100 0 100 130 40 134L-90 120z", FLESH
    )
    folds = line("M40 -26C90 -20 96 20 40 22C92 26 92 66 36 68C84 74 80 108 30 108", 1.2)
    thumb = path("M-50 -30C-10 -60 20 -50 50 -20C10 -14 -10 0 -30 20", FLESH)
    return drawn(cuff, hand) + folds + drawn(thumb) + eyes(-2.4, -14.4, 7, 2.8, (1, 0))


def drum() -> str:
    """Once more, louder."""
    shell = path("M-150 -50V100C-150 160 150 160 150 100V-50z", BRICK)
    skin = ellipse(0, -5, 15, 5.8, STRAW)
    cords = line("M-150 -20L-100 140L-40 16L0 150L40 16L100 140L150 -20", 1.3, WHITE)
    sticks = cord("M-190 -200L-50 -70M190 -190L60 -74", BROWN, 1.8, 0.8)
    knobs = drawn(circle(-5, -7, 2.1, OCHRE), circle(6, -7.4, 2.1, OCHRE))
    return drawn(shell) + cords + drawn(skin) + sticks + knobs + eyes(0, 4, 10, 3.3, (0, -1)) + feet(0, 14.2, 12)


def whirlwind() -> str:
    """Wherever it was, nothing lies where it lay."""
    coils = (
        (0, -15, 20, 5),
        (2, -8, 16, 4.6),
        (-1, -1, 12, 4),
        (2, 6, 8.6, 3.4),
        (0, 12.4, 5.4, 2.6),
        (2, 18, 2.8, 1.8),
    )
    paints = (SKY, WHITE, SKY, WHITE, SKY, WHITE)
    rings = "".join(
        ellipse(x, y, rx, ry, paint) for (x, y, rx, ry), paint in reversed(list(zip(coils, paints, strict=True)))
    )
    cards = moved(-17, 3, rect(-2.4, -3.4, 4.8, 6.8, LIME, 0.8), turn=30) + moved(
        17, 8, rect(-2.4, -3.4, 4.8, 6.8, ROSE, 0.8), turn=-24
    )
    return drawn(rings, cards) + eyes(1, -15, 12, 3.4, (-0.6, 0.2))


def hairpin_bend() -> str:
    """A road that thinks better of it."""
    road = "M-90 220V-40A90 100 0 0 1 90 -40V220"
    sides = path(road, stroke=BLACK, stroke_width=12.4) + path(road, stroke=GREY, stroke_width=10)
    marks = path(road, stroke=WHITE, stroke_width=1.4, stroke_dasharray="3.4 3")
    grass = drawn(ellipse(0, 17, 3.2, 5, MOSS), ellipse(-18, 16, 3, 5, MOSS), ellipse(18, 16, 3, 5, MOSS))
    return (
        grass + sides + marks + eyes(0, -14.2, 8, 3.4, (0.8, 0.4)) + drawn(polygon([(4, 14), (14, 14), (9, 21)], LIME))
    )


def backward_clock() -> str:
    """It runs as it likes."""
    case = circle(0, 1, 17, OCHRE) + circle(0, 1, 13.4, WHITE)
    bells = circle(-11.4, -15.4, 4.6, BRICK) + circle(11.4, -15.4, 4.6, BRICK)
    ticks = line("M0 -104V-84M0 124V104M-114 10H-94M114 10H94", 1.5)
    hands = line("M0 10V-66M0 10L-54 40", 1.8)
    back = line("M-66 -10A70 70 0 0 1 60 -30", 1.4) + polygon([(-9.4, -1.4), (-4, -2.4), (-6.4, 3.2)], BLACK)
    legs = cord("M-110 140L-150 200M110 140L150 200", BRICK, 2, 0.8)
    return legs + drawn(bells, case) + ticks + back + hands + circle(0, 1, 1.6, BLACK) + eyes(0, -15.6, 6, 2.5, (-1, 0))


def armchair() -> str:
    """Taken."""
    back = path("M-120 60V-120A70 80 0 0 1 -50 -200H50A70 80 0 0 1 120 -120V60z", PLUM)
    seat = path("M-130 30H130V120H-130z", ROSE)
    arms = rect(-20, -2, 9.6, 18, PLUM, 4) + rect(10.4, -2, 9.6, 18, PLUM, 4)
    legs = rect(-17, 15, 4.4, 5.6, BROWN) + rect(12.6, 15, 4.4, 5.6, BROWN)
    studs = "".join(circle(x, y, 1, STRAW) for x, y in ((0, -2.6), (-6, -3), (6, -3)))
    return drawn(legs, back, seat, arms) + studs + eyes(0, -11.6, 9, 3.4, (0, 0.3)) + line("M-40 60H40", 1.4)


def dice_cup() -> str:
    """Shaken, not looked into."""
    cup = moved(-3, -5, path("M-104 -130H104L80 130A80 30 0 0 1 -80 130z", BROWN) + ellipse(0, -13, 10.4, 3.4, NIGHT)
                + rect(-9.4, -6.6, 18.8, 3, OCHRE), turn=118)  # fmt: skip
    first = moved(13, 11, rect(-5.6, -5.6, 11.2, 11.2, WHITE, 2), turn=14)
    second = moved(1.4, 17, rect(-4.8, -4.8, 9.6, 9.6, LIME, 2), turn=-20)
    spots = "".join(circle(x, y, 1.1, BLACK) for x, y in ((10.4, 8), (15.8, 14), (13, 11), (1.4, 17)))
    return drawn(cup, first, second) + spots + eyes(-10.4, -6, 7.4, 2.9, (1, 0.6))


def scales() -> str:
    """Fair, or so it says."""
    pole = rect(-1.6, -14, 3.2, 32, OCHRE, 1) + path("M-80 200C-80 150 80 150 80 200z", OCHRE)
    beam = cord("M-160 -130L160 -70", OCHRE, 2.2, 0.8)
    strings = line("M-160 -130L-210 10M-160 -130L-106 10M160 -70L106 80M160 -70L210 80", 1)
    pans = path("M-218 10H-98A60 50 0 0 1 -218 10z", TEAL) + path("M98 80H218A60 50 0 0 1 98 80z", TEAL)
    goods = rect(-18.4, -5.4, 5.2, 6.2, LIME, 0.8) + circle(15.8, 5.2, 2.7, ROSE)
    return (
        drawn(pole)
        + strings
        + beam
        + drawn(goods, pans)
        + drawn(circle(0, -13, 6, STRAW))
        + eyes(0, -13.4, 5.4, 2.2, (-1, 0.4))
    )


def padlock() -> str:
    """Shut, and proud of it."""
    bow = path("M-94 -10V-90A94 96 0 0 1 94 -90V-10", stroke=BLACK, stroke_width=6.8)
    shine = path("M-94 -10V-90A94 96 0 0 1 94 -90V-10", stroke=GREY, stroke_width=4.4)
    body = rect(-16, -4, 32, 24, OCHRE, 4)
    hole = circle(0, 11.4, 2.8, NIGHT) + path("M-16 120L-26 174H26L16 120z", NIGHT)
    return bow + shine + drawn(body, hole) + eyes(0, 2.6, 12, 3.3, (0, -0.6))


FIDDLERS = (
    finger_on_lips, pointing_hand, drum, whirlwind, hairpin_bend, backward_clock, armchair, dice_cup, scales, padlock,
)  # fmt: skip
