"""Small things on a face or below a chin, drawn where they sit on the round body."""

from __future__ import annotations

from ....kernel.drawing import circle, path, tag
from .body import BLACK, WHITE, drawn, line
from .hats import RED


def moustache() -> str:
    """A proud one."""
    half = "Q-40 60 -80 96Q-120 120 -134 76Q-150 150 -80 146Q-30 142 0 112"
    return path(f"M0 86{half}z", BLACK) + tag("g", path(f"M0 86{half}z", BLACK), transform="scale(-1 1)")


def beard() -> str:
    """White, and all round the chin."""
    edge = "M-150 50Q-120 90 -70 80Q0 66 70 80Q120 90 150 50"
    below = "Q160 150 100 200Q50 270 0 232Q-50 270 -100 200Q-160 150 -150 50z"
    return drawn(path(edge + below, WHITE)) + path("M-30 122Q0 150 30 122z", BLACK)


def spectacles(r: float = 5.2) -> str:
    """Round ones."""
    frame = "".join(circle(x, 3.6, r, "none", stroke=BLACK, stroke_width=1.7) for x in (-5.6, 5.6))
    return frame + line("M-12 26q12 -10 24 0M-108 26l-44 -16M108 26l44 -16", 1.4)


def bow_tie(colour: str = RED) -> str:
    """Under the chin."""
    return drawn(path("M0 214L-54 180V250zM0 214L54 180V250z", colour), circle(0, 21.4, 2, colour))


def stripes(colour: str) -> str:
    """A striped shirt, below the chin."""
    return line("M-134 166Q0 196 134 166M-112 192Q0 224 112 192", 1.9, colour)


def stalk() -> str:
    """Of straw, chewed."""
    return line("M30 132L130 170", 1.3) + line("M112 164l14 -14M118 168l20 -4M122 168l10 14", 1, "#9A7A2A")
