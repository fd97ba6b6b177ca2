"""The first ten Denizens: they watch, listen, flip and rummage (10.1-10.10)."""

from __future__ import annotations

from ....kernel.drawing import circle, ellipse, moved, path, rect
from .body import (
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
    eye,
    eyes,
    line,
)  # fmt: skip


def signpost() -> str:
    """One arm this way, one arm that way."""
    post = rect(-2, -20, 4, 40, BROWN, 1) + ellipse(0, 20.4, 8, 1.8, MOSS)
    right = path("M-120 -170H140L205 -107L140 -44H-120z", LIME)
    left = path("M100 0H-130L-195 55L-130 110H100z", STRAW)
    return drawn(post, right, left) + eyes(0, -10.8, 9, 3.4, (1, 0)) + line("M-80 40H60M-80 70H30")


def keyhole() -> str:
    """A brass plate, and somebody behind it."""
    plate = path("M0 -215C120 -215 150 -120 130 -40C120 10 160 60 160 120A160 95 0 0 1 -160 120"
                 "C-160 60 -120 10 -130 -40C-150 -120 -120 -215 0 -215z", OCHRE)  # fmt: skip
    hole = path("M-40 40L-75 150H75L40 40z", NIGHT) + circle(0, -3, 9.5, NIGHT)
    screws = "".join(circle(x, y, 1.5, STRAW) for x, y in ((0, -17.4), (-11.4, 14), (11.4, 14)))
    return drawn(plate, hole, screws) + eye(0, -3, 6.2, (0.5, 0.1))


def four_squares() -> str:
    """A block of four, each with an eye of its own."""
    tiles = ((-10.2, -10.2, LIME), (10.2, -10.2, ROSE), (-10.2, 10.2, SKY), (10.2, 10.2, OCHRE))
    squares = "".join(rect(x - 9, y - 9, 18, 18, paint, 2) for x, y, paint in tiles)
    looks = ((1, 1), (-1, 1), (1, -1), (-1, -1))
    return drawn(squares) + "".join(eye(x, y, 4.4, look) for (x, y, _), look in zip(tiles, looks, strict=True))


def spyglass() -> str:
    """Drawn out to its full length, with an eye in its glass."""
    tube = rect(-21, -3.6, 14, 7.2, PLUM, 1) + rect(-8, -5.2, 13, 10.4, OCHRE, 1) + rect(4, -7.4, 13, 14.8, PLUM, 1)
    rings = rect(-9.4, -5.8, 3, 11.6, STRAW, 1) + rect(3, -8, 3, 16, STRAW, 1) + rect(14.6, -9.6, 4.4, 19.2, STRAW, 1.4)
    glass = moved(0, -2, drawn(tube, rings), turn=-32)
    return glass + drawn(circle(15, -11.4, 8.2, SKY)) + eye(15, -11.4, 5, (0.6, -0.4)) + drawn(
        path("M-60 60L-140 205M-60 60L0 205M-60 60V205", stroke_width=2.4)
    )  # fmt: skip


def mirror() -> str:
    """A hand glass, and the face in it."""
    handle = path("M-32 90L-42 190A42 26 0 0 0 42 190L32 90z", ROSE)
    frame = circle(0, -5.5, 15.6, ROSE) + circle(0, -5.5, 11.6, SKY)
    knobs = "".join(circle(x, y, 1.9, STRAW) for x, y in ((0, -21), (-15.5, -6), (15.5, -6)))
    shine = line("M-78 -90Q-60 -130 -26 -140", 1.4, WHITE)
    return drawn(handle, frame, knobs) + shine + eyes(0, -6.6, 9, 3.2) + line("M-50 10Q0 48 50 10", 1.5)


def foghorn() -> str:
    """It means everybody to hear it."""
    horn = path("M-210 -26L-40 -62C40 -80 90 -110 120 -170V130C90 70 40 40 -40 26L-210 -6z", BRICK)
    mouth = ellipse(12, -2, 4.4, 15.6, NIGHT)
    stand = path("M-110 10L-140 180H-40L-70 16z", TEAL)
    sound = line("M185 -110Q225 -20 185 70M200 -190", 1.6) + line("M178 -60Q196 -20 178 20", 1.6)
    return drawn(stand, horn, mouth, rect(-22, -3.6, 3.6, 4, OCHRE)) + eyes(-5.6, -1.6, 7, 2.8, (1, 0)) + sound


def nose() -> str:
    """It knows before you do."""
    bridge = path("M-40 -190C-60 -90 -100 -20 -160 40C-220 110 -180 190 -100 180C-60 230 60 230 100 180"
                  "C180 190 220 110 160 40C100 -20 60 -90 40 -190Q0 -214 -40 -190z", FLESH)  # fmt: skip
    holes = ellipse(-6.6, 14.4, 4.6, 3.2, NIGHT, 16) + ellipse(6.6, 14.4, 4.6, 3.2, NIGHT, -16)
    folds = line("M-116 60Q-150 90 -134 130M116 60Q150 90 134 130")
    return (
        drawn(bridge, holes)
        + folds
        + eyes(0, -10, 7.4, 2.6, (0, 1))
        + line("M-196 -60Q-176 -90 -196 -120M196 -60Q176 -90 196 -120", 1.5)
    )


def three_paws() -> str:
    """A creature that came with one paw too many, or one too few."""
    pad = path("M0 -10C46 -10 66 36 54 66C44 88 -44 88 -54 66C-66 36 -46 -10 0 -10z", BROWN)
    toes = "".join(ellipse(x, y, 2.4, 3.1, BROWN, 6 * x) for x, y in ((-5.6, -2.6), (-2, -5.2), (2, -5.2), (5.6, -2.6)))
    one = drawn(pad, toes)
    return (
        moved(0, -12, one, scale=1.1)
        + moved(-12, 11, one, scale=1.1, turn=-16)
        + moved(12, 11, one, scale=1.1, turn=16)
    )


def banana_skin() -> str:
    """Lies where somebody is about to step."""
    left = path("M-20 -60C-70 0 -120 40 -205 60C-190 110 -110 120 -40 80C-20 50 -10 0 -10 -40z", OCHRE)
    right = path("M20 -60C70 0 120 40 205 60C190 110 110 120 40 80C20 50 10 0 10 -40z", OCHRE)
    front = path("M-50 -70C-70 40 -70 120 -20 190C40 170 70 60 50 -70z", "#F2C84B")
    stalk = path("M-50 -66C-60 -130 -40 -160 -24 -205L22 -196C40 -150 60 -130 50 -66Q0 -40 -50 -66z", "#F2C84B")
    tip = path("M-24 -205L22 -196L18 -176L-30 -184z", BROWN)
    return (
        drawn(left, right, front, stalk, tip)
        + eyes(0, -9.4, 7, 3, (0, 1))
        + line("M-10 30V120M-120 70L-60 40M120 70L60 40", 1)
    )


def rubbish_bin() -> str:
    """Ajar, and not empty."""
    can = path("M-130 -60H130L104 195H-104z", GREY)
    dark = path("M-130 -60L120 -104L130 -60z", NIGHT)
    lid = moved(
        0, -13.6, rect(-16.4, -2.4, 32.8, 4.8, TEAL, 2.2) + path("M-40 -24V-50H40V-24", stroke_width=2), turn=-12
    )
    ribs = line("M-60 -30L-50 170M0 -30V170M60 -30L50 170", 1)
    return drawn(can, dark) + ribs + eyes(4.4, -7.2, 7.4, 2.9, (0.4, 0.2)) + drawn(lid) + drawn(
        path("M70 -50Q150 -10 146 90L110 70Q100 10 56 -40z", LIME)
    )  # fmt: skip


PEEPERS = (
    signpost, keyhole, four_squares, spyglass, mirror, foghorn, nose, three_paws, banana_skin, rubbish_bin,
)  # fmt: skip
