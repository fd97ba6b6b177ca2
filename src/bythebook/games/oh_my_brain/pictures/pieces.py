"""What is not a card face: the back, the die, the brain, the marks of game and app, the litter of the horde."""

from __future__ import annotations

import math

from ....kernel.drawing import (
    INK,
    LINE,
    PAPER,
    at,
    circle,
    ellipse,
    grain,
    group,
    inked,
    moved,
    path,
    polygon,
    rect,
    text,
)
from .night import fir
from .paper import HEIGHT, WIDTH

PINK, DEEP = "#F5A3B7", "#D9758F"
FOREST, FOREST_PALE, FOREST_DARK = "#24483F", "#33655A", "#173029"


def brain_shape(scale: float = 1, x: float = 0, y: float = 0, eyes: bool = False) -> str:
    """A brain seen from the front, folds and all, about 30 wide."""
    parts = [
        path(
            "M-10-116Q-50-144-84-114Q-126-110-128-68Q-164-38-142 6Q-154 54-114 74Q-94 118-50 106"
            "Q-22 128 0 108Q22 128 50 106Q94 118 114 74Q154 54 142 6Q164-38 128-68Q126-110 84-114"
            "Q50-144 10-116Q0-110-10-116z",
            PINK,
        ),
        path("M0-112Q14-86 0-62T0-12T0 38T0 108", stroke=DEEP, stroke_width=1.5),
        path(
            "M-126-54Q-100-68-84-46M-90-110Q-64-94-74-74M-46-64Q-46-30-74-26M-136 20Q-110 2-94 24"
            "M126-54Q100-68 84-46M90-110Q64-94 74-74M46-64Q46-30 74-26M136 20Q110 2 94 24"
            "M-96 70Q-74 50-54 68M96 70Q74 50 54 68",
            stroke=DEEP,
            stroke_width=1.5,
        ),
    ]
    if eyes:
        parts += [
            circle(-4.6, 1.6, 3.3, "#FFFDF3"),
            circle(4.8, 1.2, 2.7, "#FFFDF3"),
            circle(-4, 2.2, 1.1, "#1E1B18", stroke="none"),
            circle(5, 1.8, 1, "#1E1B18", stroke="none"),
            path("M-16 68q18 14 36 0"),
        ]
    return moved(x, y, inked(*parts, width=0.9), scale=scale)


def back() -> str:
    """A brain rises over the firs; quiet enough to be seen sixty-four at a time."""
    rows, w, h = [], 2.1, 5.4
    for row in range(9):
        for column in range(6):
            x, y = 8.4 + column * 9.2 + (row % 2) * 4.6, 14 + row * 8.6
            if x < 57 and math.hypot(x - 31.5, y - 46.7) > 22.4:
                rows.append(f"M{at(x - w, y)}L{at(x, y - h)}L{at(x + w, y)}z")
    return (
        rect(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, PAPER, 4.1)
        + rect(3, 3, 57, 82, FOREST, 3, stroke=LINE, stroke_width=0.5)
        + path("".join(rows), FOREST_PALE)
        + circle(31.5, 44, 17.4, FOREST_DARK, stroke=PINK, stroke_width=0.9)
        + _badge(31.5, 44, 0.62)
        + grain(WIDTH, HEIGHT, 44, 11)
        + rect(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, "none", 4.1, stroke=LINE, stroke_width=0.7)
    )


def _badge(x: float, y: float, scale: float) -> str:
    return moved(
        x,
        y,
        path(
            "M-160-130h0M150-160h0M-200-10h0M200-30h0M-80-210h0M60-220h0",
            stroke="#FFF1C4",
            stroke_width=1.5,
            stroke_linecap="round",
        ),
        brain_shape(0.98, 0, -4, eyes=True),
        path("M-246 90Q-120 34 0 76T246 84A260 260 0 0 1-246 90z", FOREST),
        fir(-13, 15.4, 0.52, "#4C8A6D"),
        fir(12.4, 15, 0.6, "#4C8A6D"),
        fir(1, 21, 0.46, "#4C8A6D"),
        scale=scale,
    )


def logo() -> str:
    """The game's mark, 64 by 64."""
    return (
        circle(32, 32, 30.4, FOREST_DARK, stroke=LINE, stroke_width=1.2)
        + _badge(32, 32, 1.06)
        + circle(32, 32, 28.6, "none", stroke=PINK, stroke_width=1.4)
    )


def brain() -> str:
    """A brain token, 40 by 40."""
    return (
        circle(20.6, 21, 18.2, LINE, opacity=0.28)
        + circle(20, 20, 18, "#FDE4E8", stroke=LINE, stroke_width=1)
        + circle(20, 20, 15.8, "none", stroke=DEEP, stroke_width=0.7)
        + brain_shape(0.92, 20, 20)
    )


_STICKERS = {
    "dash": [(11.5, 20.8), (36.5, 20.8), (36.5, 27.2), (11.5, 27.2)],
    "plus": [
        (20.8, 11),
        (27.2, 11),
        (27.2, 20.8),
        (37, 20.8),
        (37, 27.2),
        (27.2, 27.2),
        (27.2, 37),
        (20.8, 37),
        (20.8, 27.2),
        (11, 27.2),
        (11, 20.8),
        (20.8, 20.8),
    ],
}
FACES = ("spike", "dash", "equals", "moon", "plus", "bang")


def die(face: str) -> str:
    """One face of the die, 48 by 48: a toasted block with a raised sticker (rule 1.9)."""
    block = (
        rect(3.2, 4, 42.4, 42.4, "#C98F62", 9, stroke=LINE, stroke_width=1.1)
        + rect(2.4, 1.6, 43.2, 42.4, "#FFF3E4", 9, stroke=LINE, stroke_width=1.1)
        + path("M70 90Q100 54 150 54", stroke="#FFFFFF", stroke_width=1.6, stroke_linecap="round")
    )
    return block + moved(0, -1.2, _sticker(face))


def _sticker(face: str) -> str:
    shade, top = "#D9758F", "#A3284B"
    if face == "spike":
        shape = "M240 64Q256 260 344 374Q240 344 136 374Q224 260 240 64z"
    elif face == "equals":
        shape = "M120 152H360V212H120zM120 268H360V328H120z"
    elif face == "moon":
        shape = "M294 104A140 140 0 1 0 366 316A124 124 0 0 1 294 104z"
    elif face == "bang":
        shape = "M200 94H280L264 284H216zM240 314a36 36 0 1 1 0 72a36 36 0 1 1 0 -72z"
    else:
        return group(
            polygon([(x + 0.8, y + 1.2) for x, y in _STICKERS[face]], shade),
            polygon(_STICKERS[face], top),
            stroke_linejoin="round",
        )
    return moved(0.8, 1.2, path(shape, shade)) + path(shape, top)


def book() -> str:
    """The app's mark, 64 by 64: an open book, numbers in its margin, a card lying on its page."""
    lines = "M170 246Q226 236 280 256M170 316Q226 306 280 326M170 386Q226 376 280 396"
    numbers = "".join(
        text(words, 14.6, y, 6.6, "#A3284B", text_anchor="end", font_weight=700)
        for words, y in (("1", 27), ("2", 34), ("3", 41))
    )
    return (
        path(
            "M34 174Q180 120 320 186Q460 120 606 174V530Q460 476 320 542Q180 476 34 530z",
            "#24483F",
            stroke=LINE,
            stroke_width=1.4,
            stroke_linejoin="round",
        )
        + inked(
            path("M320 164Q200 96 64 140V484Q200 440 320 508z", PAPER),
            path("M320 164Q440 96 576 140V484Q440 440 320 508z", PAPER),
            path("M158 126V460", stroke="#D9758F", stroke_width=0.6),
            width=1.2,
        )
        + path(lines, stroke=INK, stroke_width=1.5, stroke_linecap="round")
        + numbers
        + moved(
            45, 30.4, rect(-7.4, -10.4, 14.8, 20.8, FOREST, 2, stroke=LINE, stroke_width=1.1), brain_shape(0.36), turn=9
        )
    )


def litter() -> dict[str, str]:
    """Odds and ends that gather round a growing horde, each 24 by 24."""
    return {
        "leaf": inked(
            path("M40 200Q30 80 190 40Q210 170 80 184z", "#B9803F"),
            path("M40 200Q90 130 150 86M94 134l4-40M116 114l40 4"),
        ),
        "twig": inked(
            path("M30 190Q100 140 210 50L220 66Q130 140 44 204zM110 132Q90 96 96 60L110 62Q108 96 128 120z", "#7A5138")
        ),
        "crumb": inked(
            path("M60 90Q120 40 180 80Q210 140 170 180Q100 210 60 170Q34 130 60 90z", "#FFEDE6"),
            ellipse(10, 11, 1, 1.4, "#D29A5C"),
            ellipse(14.6, 14.4, 1.5, 1, "#D29A5C"),
        ),
    }
