"""The paper round every card: its corner tabs with the number, and the tactile mark in the centre."""

from __future__ import annotations

from ....kernel.drawing import INK, LINE, MARK, PAPER, at, grain, group, path, polygon, text

WIDTH, HEIGHT = 63, 88
CENTRE = (31.5, 44.0)
TAB = 24.0  # how far down a corner tab reaches

_STAR = [
    (0.0, -9.6),
    (2.7, -3.3),
    (9.5, -2.8),
    (4.3, 1.7),
    (5.9, 8.4),
    (0.0, 4.8),
    (-5.9, 8.4),
    (-4.3, 1.7),
    (-9.5, -2.8),
    (-2.7, -3.3),
]
_CROSS = [
    (0.0, -3.0),
    (4.4, -7.4),
    (7.4, -4.4),
    (3.0, 0.0),
    (7.4, 4.4),
    (4.4, 7.4),
    (0.0, 3.0),
    (-4.4, 7.4),
    (-7.4, 4.4),
    (-3.0, 0.0),
    (-7.4, -4.4),
    (-4.4, -7.4),
]
_SQUARE = [(-6.3, -6.3), (6.3, -6.3), (6.3, 6.3), (-6.3, 6.3)]
_TRIANGLE_DOWN = [(-9.2, -6.2), (9.2, -6.2), (0.0, 9.4)]

# the widths of the ten digits in the project's bold face: they keep an index in its tab whatever face is at hand
_ADVANCES = (0.659, 0.44, 0.579, 0.6, 0.624, 0.607, 0.626, 0.537, 0.624, 0.571)

SHAPES = {"star": _STAR, "cross": _CROSS, "square": _SQUARE, "triangle_down": _TRIANGLE_DOWN}


def mark(name: str) -> str:
    """A tactile mark as if pressed up from behind."""
    shape = SHAPES[name]
    return group(
        _raised(shape, (1.0, 1.1), LINE, opacity=0.4),
        _raised(shape, (0, 0), "#CDBFA6", stroke=LINE, stroke_width=0.9),
        _raised(shape, (-0.5, -0.55), MARK, 0.84),
        data_mark=name,
        stroke_linejoin="round",
    )


def _raised(
    shape: list[tuple[float, float]], shift: tuple[float, float], fill: str, scale: float = 1, **attributes: str | float
) -> str:
    x, y = CENTRE[0] + shift[0], CENTRE[1] + shift[1]
    return polygon([(x + a * scale, y + b * scale) for a, b in shape], fill, **attributes)


def _size(value: int) -> float:
    return 28 if value < 10 else 26


def _index_width(value: int) -> float:
    return sum(_ADVANCES[int(digit)] for digit in str(value)) * _size(value)


def tab_width(value: int) -> float:
    """How far in a corner tab reaches: as far as its number needs."""
    return 6.6 + _index_width(value)


def frame(value: int) -> str:
    """Paper margin, tabs and numbers, drawn over the picture so that nothing hides an index."""
    tab = tab_width(value)
    window = (
        f"M{at(tab)} 30H570a30 30 0 0 1 30 30V{at(HEIGHT - TAB)}H{at(WIDTH - tab + 4)}a40 40 0 0 0 -40 40"
        f"V850H60a30 30 0 0 1 -30 -30V{at(TAB)}H{at(tab - 4)}a40 40 0 0 0 40 -40z"
    )
    corner = "a41 41 0 0 1"
    outer = f"M45 4H585{corner} 41 41V835{corner} -41 41H45{corner} -41 -41V45{corner} 41 -41z"
    return (
        path(outer + window, PAPER, fill_rule="evenodd")
        + path(window, stroke=LINE, stroke_width=0.5)
        + grain(WIDTH, HEIGHT, 44)
        + path(outer, stroke=LINE, stroke_width=0.7)
        + _index(value)
    )


def _index(value: int) -> str:
    shared: dict[str, str | float] = {
        "font_weight": 700,
        "textLength": _index_width(value),
        "lengthAdjust": "spacingAndGlyphs",
    }
    size = _size(value)
    drop = size * 0.334  # half the height of a digit
    return text(str(value), 4.4, 12.8 + drop, size, INK, **shared) + text(
        str(value), 58.6, 75.2 + drop, size, INK, text_anchor="end", **shared
    )
