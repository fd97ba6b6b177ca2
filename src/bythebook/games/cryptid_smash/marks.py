"""The marks of Cryptid Smash, each drawn about its own middle within 24 units: glyphs of the four elements, a cryptid's
footprint for each symbol, a verb in a picture for each power effect. Glyphs and footprints have one colour, that of the
place where they are used."""

from __future__ import annotations

from ...kernel.drawing import INK, LINE, PAPER, circle, group, moved, path, rect

PAINT = "currentColor"


def _pen(data: str, width: float = 2.2, colour: str = INK) -> str:
    return path(data, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


GLYPHS = (
    path("M0 -105C35 -60 70 -20 70 25A70 70 0 0 1 -70 25C-70 -20 -35 -60 0 -105Z", PAINT),  # a drop
    path("M-110 80L-45 -50Q-35 -68 -25 -50L0 -5L28 -75Q36 -92 46 -75L110 80Z", PAINT),  # hills
    path(
        "M5 -110C60 -60 85 -20 85 25A82 82 0 0 1 -80 25C-80 -10 -60 -35 -40 -55C-38 -25 -25 -15 -10 -10"
        "C-5 -50 10 -75 5 -110Z",
        PAINT,
    ),  # a flame
    path(
        "M-105 55C-95 -35 -20 -95 105 -85C85 -65 80 -50 80 -40L55 -38C55 -20 45 -8 30 0L5 0C5 18 -8 30 -25 36"
        "L-48 32C-60 52 -85 60 -105 55Z",
        PAINT,
    ),  # a wing
)


def _latron() -> str:
    """The wild man's foot: a sole and five toes."""
    sole = path("M-38 5C-48 -35 38 -45 42 0C44 30 22 40 22 68C22 100 -28 100 -28 66C-28 42 -33 28 -38 5Z", PAINT)
    toes = ((-5.6, -6, 2.5), (-2.1, -8.2, 2.1), (1.6, -8.4, 1.9), (4.8, -7.2, 1.7), (7, -4.8, 1.5))
    return sole + "".join(circle(x, y, r, PAINT) for x, y, r in toes)


def _miasma() -> str:
    """What wades in the swamp: a webbed foot."""
    return path(
        "M0 105C-22 80 -25 50 -30 40L-95 -45Q-102 -60 -86 -60L-62 -42L-18 -88Q0 -112 18 -88L62 -42L86 -60"
        "Q102 -60 95 -45L30 40C25 50 22 80 0 105Z",
        PAINT,
    ) + "".join(path(f"M0 50L{x} {y}", stroke=PAPER, stroke_width=1.3) for x, y in ((-58, -26), (0, -70), (58, -26)))


def _nyx() -> str:
    """What comes by night: a claw, three toes before and one behind."""
    toes = "M0 20L0 -75M0 20C-30 5 -55 -20 -66 -52M0 20C30 5 55 -20 66 -52M0 20L0 85"
    claws = ((0, -9.5, 0), (-7.6, -6.9, -35), (7.6, -6.9, 35), (0, 9.7, 180))
    tip = path("M-14 16L0 -28L14 16Z", PAINT)
    return _pen(toes, 3.4, PAINT) + "".join(moved(x, y, tip, turn=turn) for x, y, turn in claws)


def _ouroboros() -> str:
    """The serpent's trail: a ring that bites its tail."""
    ring = _pen("M48 -62A78 78 0 1 0 78 -5", 4, PAINT)
    head = path("M30 -100C75 -105 95 -75 70 -45L38 -52C28 -60 20 -80 30 -100Z", PAINT)
    return ring + head + circle(5.6, -7.6, 1.1, PAPER)


def _oxyro() -> str:
    """The sharp one: a cloven hoof with its spurs."""
    half = path("M-8 85C-50 88 -78 50 -70 0C-64 -40 -40 -82 -14 -104C-2 -60 -2 30 -8 85Z", PAINT)
    spur = path("M-92 105L-66 76L-44 98Z", PAINT)
    return group(half, spur) + group(half, spur, transform="scale(-1 1)")


SYMBOLS = (_latron(), _miasma(), _nyx(), _ouroboros(), _oxyro())


def card(x: float, y: float, turn: float = 0, width: float = 9, height: float = 12.6) -> str:
    """A small card about its middle."""
    drawn = rect(-width / 2, -height / 2, width, height, PAPER, 1.3, stroke=LINE, stroke_width=1.2)
    return moved(x, y, drawn, turn=turn)


def seat_token(x: float, y: float, fill: str) -> str:
    """Somebody at the table, from above."""
    return circle(x, y, 4.6, fill, stroke=LINE, stroke_width=1.2)


def fan_of_cards() -> str:
    """A hand of cards."""
    return card(-6, 1, -18) + card(0, -0.5) + card(6, 1, 18)


def _plus(x: float, y: float) -> str:
    at_x, at_y = round(10 * x), round(10 * y)
    return _pen(f"M{at_x - 34} {at_y}L{at_x + 34} {at_y}M{at_x} {at_y - 34}L{at_x} {at_y + 34}", 2.6)


ARROW_LEFT = _pen("M100 0L-100 0M-55 -45L-100 0L-55 45", 2.6)
EFFECTS = (
    card(-5.5, 1, -16, 8, 11) + card(-1.5, -0.5, -4, 8, 11) + card(2.5, 0, 8, 8, 11) + card(6, 1.5, 20, 8, 11)
    + circle(0, 7.5, 4.8, PAPER, stroke=LINE, stroke_width=0.9) + moved(0, 7.5, _plus(0, 0), scale=0.8),  # four more
    card(0, -5.4, 10, 8.4, 11) + _pen("M0 25L0 100M-42 62L0 105L42 62", 2.6),  # one falls
    group(
        _pen("M0 -105L0 -70M0 -45L0 -10M0 15L0 50M0 75L0 105", 1.6),
        path("M-30 -72L-30 72L-105 72Z", INK),
        path("M30 -72L30 72L105 72Z", PAPER, stroke=LINE, stroke_width=1.6, stroke_linejoin="round"),
    ),  # a shape and its image
    _pen("M-90 -20A92 92 0 0 1 70 -62M30 -85L75 -62L50 -18", 2.6)
    + _pen("M90 20A92 92 0 0 1 -70 62M-30 85L-75 62L-50 18", 2.6),  # round the other way
    seat_token(0, 6, PAPER) + _pen("M-100 70C-90 -75 70 -105 92 20M50 -15L95 28L118 -30", 2.6),  # over somebody's head
)  # fmt: skip
