"""The one round body that all Dweebies share: its feet and arms, its hairs, and its moods.

A figure is drawn about its own middle, 64 units wide and high; the body's middle lies a little lower.
"""

from __future__ import annotations

from ....kernel.drawing import LINE, circle, cord, ellipse, group, inked, mix, path

SIZE = 64
WHITE = "#FFFDF3"
BLACK = "#1E1B18"
EDGE = 1.5  # the ink line of a figure: it stays visible when a card is 48 pixels wide
MIDDLE, RADIUS = (0.0, 8.0), 16.0


def drawn(*shapes: str) -> str:
    """Shapes with the ink line of a figure."""
    return inked(*shapes, width=EDGE)


def line(d: str, width: float = EDGE, colour: str = LINE) -> str:
    """A bare stroke."""
    return path(d, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def round_body(paint: str) -> str:
    """The body on its two feet, a little darker below."""
    x, y = MIDDLE
    shade = mix(paint, BLACK, 0.14)
    feet = ellipse(-6.6, 25, 5, 2.9, shade) + ellipse(6.6, 25, 5, 2.9, shade)
    belly = path("M-131 172A160 160 0 0 0 131 172A170 170 0 0 1 -131 172z", shade, stroke="none")
    return drawn(feet, circle(x, y, RADIUS, paint)) + belly + line("M-131 172A160 160 0 0 0 131 172")


def arm(d: str, paint: str) -> str:
    """A short arm, from the body to what it holds."""
    return cord(d, paint, 3.4, EDGE)


def hair(*strokes: str) -> str:
    """At most three hairs."""
    return group(*(line(d, 2) for d in strokes))


def _eye(x: float, y: float, r: float, look: tuple[float, float], pupil: float = 0.5) -> str:
    px, py = x + look[0] * r * 0.45, y + look[1] * r * 0.45
    return circle(x, y, r, WHITE, stroke=LINE, stroke_width=1.1) + circle(px, py, r * pupil, BLACK)


def eyes(look: tuple[float, float] = (0, 0), left: float = 3.7, right: float = 3.7, pupil: float = 0.5) -> str:
    """Two open eyes that look somewhere, of any size."""
    return _eye(-5, 3.6, left, look, pupil) + _eye(5, 3.6, right, look, pupil)


def lids(paint: str, drop: float = 0) -> str:
    """Half-closed lids over two open eyes."""
    colour = mix(paint, BLACK, 0.14)
    one = "a40 40 0 0 1 80 0z"
    low = round(10 * (3.4 + drop))
    return drawn(path(f"M-90 {low}{one}", colour), path(f"M10 {low}{one}", colour))


_SHUT = line("M-84 44q34 -42 68 0M16 44q34 -42 68 0", 1.8)
_SQUEEZED = line("M-82 10l50 26l-50 22M82 10l-50 26l50 22", 1.8)
_BROWS_DOWN = line("M-92 -24l62 22M92 -24l-62 22", 2)
_BROWS_UP = line("M-86 -14q24 -26 54 -22M86 -14q-24 -26 -54 -22", 1.6)
_SMILE = line("M-66 116q66 62 132 0", 1.8)
_SMIRK = line("M-44 132q60 20 104 -24l-8 -14", 1.8)
_FLAT = line("M-46 130h92", 1.9)
_SMALL_O = ellipse(0, 13.2, 2.6, 3, BLACK)
_WAVY = line("M-66 134q16 -24 33 0t33 0t33 0t33 0", 1.8)
_GRIN = drawn(path("M-78 104H78Q72 186 0 186Q-72 186 -78 104z", WHITE)) + line("M-60 136h120", 1.1)
_MOUTH = drawn(path("M-62 104H62Q62 190 0 190Q-62 190 -62 104z", BLACK)) + ellipse(0, 17, 3.6, 2, "#E86A5A")
_TONGUE = line("M-66 112q66 56 132 0", 1.8) + drawn(path("M10 138h46v24q-6 22 -24 22q-20 0 -22 -22z", "#E86A5A"))


def face(mood: str, paint: str) -> str:
    """Eyes and mouth for a mood."""
    match mood:
        case "glad":
            return eyes((0.4, 0.1)) + _SMILE
        case "proud":
            return eyes((0, 0.5)) + lids(paint) + _SMILE
        case "bliss":
            return _SHUT + _SMILE
        case "song":
            return _SHUT + _MOUTH
        case "loud":
            return _SQUEEZED + _MOUTH
        case "awe":
            return eyes((0.7, -0.8), 4.2, 4.2) + _SMALL_O
        case "stern":
            return eyes((0, 0.6), 3.5, 3.5) + _BROWS_DOWN + _FLAT
        case "keen":
            return eyes((0.6, 0)) + _BROWS_DOWN + _GRIN
        case "sly":
            return eyes((0.9, 0.2)) + lids(paint) + _SMIRK
        case "scared":
            return eyes((-0.6, 0.2), 4.3, 4.3, 0.3) + _BROWS_UP + _WAVY
        case "eureka":
            return eyes((0.5, -0.5), 3.2, 4.6, 0.4) + _GRIN
        case "cheeky":
            return eyes((0, -0.9)) + _TONGUE
        case "kind":
            return eyes((0.5, 0.6)) + _BROWS_UP + _SMILE
        case "sad":
            tear = path("M-62 80q-20 30 0 36q22 -6 0 -36z", "#5FA9DB", stroke=LINE, stroke_width=0.8)
            return eyes((0.2, 0.3)) + _BROWS_UP + tear + _SMALL_O
    raise ValueError(f"there is no mood {mood!r}")
