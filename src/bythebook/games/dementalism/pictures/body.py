"""What all specimens share: their ink, their paints, and the eyes and feet that betray a clone in disguise.

A specimen is drawn about its own middle, 44 units wide and high.
"""

from __future__ import annotations

from ....kernel.drawing import LINE, circle, cord, inked, path

SIZE = 44
EDGE = 1.2  # the ink line: it stays visible when a card is 40 pixels wide
WHITE, BLACK = "#FFFDF3", "#1E1B18"
PLUM, NIGHT, LIME, MOSS = "#6B3470", "#2E1432", "#B9D630", "#6E8B2A"
FLESH, ROSE, BRICK, OCHRE = "#EDBFA2", "#D9738A", "#C9573A", "#E3AC3C"
TEAL, SKY, GREY, BROWN, STRAW = "#3F8C86", "#A9D3DC", "#B9B7AE", "#8F5F3E", "#F0DC9A"


def drawn(*shapes: str) -> str:
    """Shapes with the ink line of a specimen."""
    return inked(*shapes, width=EDGE)


def line(d: str, width: float = EDGE, colour: str = LINE) -> str:
    """A bare stroke."""
    return path(d, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def eye(x: float, y: float, r: float = 2.6, look: tuple[float, float] = (0, 0)) -> str:
    """An open eye that looks somewhere."""
    white = circle(x, y, r, WHITE, stroke=LINE, stroke_width=0.9)
    return white + circle(x + look[0] * r * 0.4, y + look[1] * r * 0.4, r * 0.48, BLACK)


def eyes(x: float, y: float, apart: float = 6, r: float = 2.6, look: tuple[float, float] = (0, 0)) -> str:
    """Two of them; the right one is a little smaller, as with all clones."""
    return eye(x - apart / 2, y, r, look) + eye(x + apart / 2, y, r * 0.84, look)


def shut(x: float, y: float, apart: float = 6, happy: bool = False) -> str:
    """Two closed eyes: asleep, or laughing."""
    bow = "q22 -34 44 0" if happy else "q22 30 44 0"
    ends = "".join(f"M{round(10 * (x + side * apart / 2 - 2.2))} {round(10 * y)}{bow}" for side in (-1, 1))
    return line(ends, 1.4)


def feet(x: float, y: float, apart: float = 10, colour: str = PLUM) -> str:
    """Two short legs, ready to run off."""
    legs = "".join(
        f"M{round(10 * (x + side * apart / 2))} {round(10 * y)}v34q{side * 8} 18 {side * 34} 18" for side in (-1, 1)
    )
    return cord(legs, colour, 1.8, 0.8)
