"""The pictures of Dementalism: one sheet for a page. No words but the cards' codes: it serves every language.

A card has its code in two corners and its specimen in the middle, as on the plate of an odd herbal. Denizens stand on
paper between sprigs, the Giggity drips, Turmoils burst out of the dark: the three types are told apart without colour.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from ...kernel.drawing import (
    INK,
    LINE,
    PAPER,
    circle,
    ellipse,
    grain,
    mix,
    moved,
    path,
    polygon,
    rect,
    sheet,
    symbol,
    tag,
    text,
)  # fmt: skip
from .deck import BUILT_IN, read_deck
from .pictures.body import LIME, MOSS, NIGHT, OCHRE, PLUM, ROSE, SKY, STRAW, TEAL, WHITE, drawn, eye, line
from .pictures.defenders import DEFENDERS
from .pictures.fiddlers import FIDDLERS
from .pictures.mishaps import GOO, MISHAPS
from .pictures.peepers import PEEPERS

WIDTH, HEIGHT = 63, 88
DENIZENS = PEEPERS + FIDDLERS + DEFENDERS
TAB = (36.6, 16.4)  # its code, more than half of the width: to be read when a card is 40 pixels wide
CENTRE = (31.5, 44)
GROUNDS = (SKY, ROSE, STRAW, LIME, TEAL, OCHRE, PLUM)  # washes behind the Denizens
RAYS = 14  # of a Turmoil


def _paper(fill: str = PAPER) -> str:
    return rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, fill, 5)


def _edge() -> str:
    return rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, "none", 5, stroke=LINE, stroke_width=0.9)


def use(name: str) -> str:
    """A ground drawn elsewhere in the sheet."""
    return tag("use", href=f"#{name}", width=WIDTH, height=HEIGHT)


def _twice(corner: str) -> str:
    """In both corners."""
    return corner + moved(WIDTH, HEIGHT, corner, turn=180)


def _letters(code: str, colour: str, size: float = 12.9) -> str:
    """A code on its tab; of a card without a picture the page writes it (`data-sign`)."""
    width, height = TAB
    more = {} if code else {"data_sign": ""}
    return text(
        code, 0.6 + width / 2, 0.6 + height / 2 + 4.6, size, colour, font_weight="bold", text_anchor="middle", **more
    )


def _tab(fill: str) -> str:
    """A tab that grows out of the corner."""
    width, height = round(10 * TAB[0]), round(10 * TAB[1])
    return path(
        f"M6 {6 + height}V56A50 50 0 0 1 56 6H{6 + width}V{height - 24}A30 30 0 0 1 {width - 24} {6 + height}z", fill
    )


def _sprig() -> str:
    """A stem with two leaves and a bud that has one eye: in the corners that bear no code."""
    stem = line("M576 330C560 250 560 180 530 96", 1.2, MOSS)
    leaves = path("M562 240C500 220 470 180 476 150C520 150 556 190 562 240z", LIME) + path(
        "M566 280C600 250 606 220 598 196C570 206 556 240 566 280z", LIME
    )  # fmt: skip
    petals = "".join(
        ellipse(52.6 + 3.6 * cos(a), 9 + 3.6 * sin(a), 2.7, 1.7, ROSE, a * 180 / pi)
        for a in (0.4, 1.65, 2.9, 4.16, 5.4)
    )
    return stem + drawn(leaves, petals) + eye(52.6, 9, 2.3, (-0.4, 0.6))


def _figures() -> str:
    """The thin lines with which a plate points at the parts of its specimen."""
    return line("M64 340H40V540H64M566 340H590V540H566M40 440H24M590 440H606", 0.6, MOSS)


def _plate() -> str:
    """What every Denizen stands on."""
    return _paper() + grain(WIDTH, HEIGHT, 24) + _figures() + _twice(_sprig()) + _twice(_tab(PLUM))


def _drips() -> str:
    """Goo that runs down from the edge."""
    goo = ("M50 6H580A44 44 0 0 1 624 50V300C624 340 580 340 578 300C576 250 540 250 538 290C536 330 496 330 494 280"
           "C490 220 440 230 436 262C430 300 396 296 392 258C380 200 300 200 286 250C280 290 236 290 232 250"
           "C226 214 176 214 172 270C168 326 120 322 116 280C112 250 66 250 62 310C60 344 6 340 6 300V50"
           "A44 44 0 0 1 50 6z")  # fmt: skip
    return path(goo, LIME, stroke=LINE, stroke_width=0.8)


def _burst() -> str:
    """What flies in all directions from a Turmoil."""
    x, y = CENTRE
    points = []
    for n in range(2 * RAYS):
        reach = (29.5, 23.4)[n % 2]
        points.append((x + reach * cos(pi * n / RAYS), y + 1.16 * reach * sin(pi * n / RAYS)))
    frame = rect(3.6, 3.6, WIDTH - 7.2, HEIGHT - 7.2, "none", 3, stroke=LIME, stroke_width=0.8)
    return _paper(NIGHT) + frame + polygon(points, STRAW, stroke=LINE, stroke_width=0.9) + _twice(_tab(LIME))


def _goo_ground() -> str:
    """What the Giggity lies on."""
    drips = _drips()
    return _paper("#F4F8D2") + grain(WIDTH, HEIGHT, 24) + _twice(drips) + _twice(_tab(NIGHT))


def _specimen(drawing: str, scale: float) -> str:
    return moved(*CENTRE, drawing, scale=scale)


def _denizen(number: int, code: str) -> str:
    """A Denizen on its wash."""
    x, y = CENTRE
    wash = ellipse(x, y, 23.4, 22.6, mix(GROUNDS[number % len(GROUNDS)], "#FFFFFF", 0.55))
    return use("plate") + wash + _specimen(DENIZENS[number](), 0.98) + _twice(_letters(code, WHITE)) + _edge()


def _giggity(code: str) -> str:
    return use("goo") + _specimen(GOO(), 1.06) + _twice(_letters(code, LIME)) + _edge()


def _turmoil(number: int, code: str) -> str:
    return use("burst") + _specimen(MISHAPS[number](), 0.92) + _twice(_letters(code, NIGHT)) + _edge()


def _blank(ground: str, colour: str) -> str:
    """A card of a host's own deck: what it shows is not known, so it bears its code large."""
    x, y = CENTRE
    sign = text("", x, y + 6.4, 18, INK, font_weight="bold", text_anchor="middle", data_sign="")
    label = rect(x - 21, y - 11, 42, 22, WHITE, 3, stroke=LINE, stroke_width=1)
    return use(ground) + label + sign + _twice(_letters("", colour)) + _edge()


def _bud() -> str:
    """An eye that has closed like a flower."""
    petals = "".join(ellipse(9.4 * cos(a), 9.4 * sin(a), 6.2, 3.3, PLUM, a * 180 / pi, stroke=LIME, stroke_width=1)
                     for a in (pi * n / 4 for n in range(8)))  # fmt: skip
    lid = circle(0, 0, 8, LIME) + line("M-50 -6Q0 44 50 -6", 1.6, NIGHT)
    lashes = line("M-34 20L-46 38M0 30V52M34 20L46 38", 1.2, NIGHT)
    return petals + lid + lashes


def _back() -> str:
    """A closed eye in its bed: every card asleep, and all alike."""
    x, y = CENTRE
    frame = rect(4, 4, WIDTH - 8, HEIGHT - 8, "none", 3.4, stroke=LIME, stroke_width=0.9)
    tendril = line("M315 250C250 200 200 210 150 130C130 100 100 100 96 130"
                   "M315 250C380 200 430 210 480 130C500 100 530 100 534 130"
                   "M315 250V130", 1.2, MOSS)  # fmt: skip
    leaves = "".join(
        ellipse(px, py, 4, 1.9, MOSS, turn) for px, py, turn in ((20, 19, 40), (43, 19, -40), (31.5, 12, 90))
    )
    return _paper(NIGHT) + frame + _twice(tendril + leaves) + moved(x, y, _bud()) + _edge()


def _logo() -> str:
    return circle(32, 32, 31, PLUM, stroke=LINE, stroke_width=1.4) + moved(32, 31, GOO(), scale=1.15)


@cache
def sprite() -> str:
    """Every picture of the game as a symbol."""
    codes = [row["code"] for row in read_deck(BUILT_IN[0], None).rows]
    goo = len(DENIZENS)
    faces = [_denizen(number, codes[number]) for number in range(goo)]
    faces.append(_giggity(codes[goo]))
    faces += [_turmoil(number, codes[goo + 1 + number]) for number in range(len(MISHAPS))]
    symbols = [symbol(name, WIDTH, HEIGHT, ground) for name, ground in
               (("plate", _plate()), ("goo", _goo_ground()), ("burst", _burst()))]  # fmt: skip
    symbols += [symbol(f"card-{value}", WIDTH, HEIGHT, face) for value, face in enumerate(faces)]
    blanks = (("den", "plate", WHITE), ("gig", "goo", LIME), ("tur", "burst", NIGHT))
    symbols += [symbol(f"blank-{kind}", WIDTH, HEIGHT, _blank(ground, colour)) for kind, ground, colour in blanks]
    symbols += [symbol("back", WIDTH, HEIGHT, _back()), symbol("logo", 64, 64, _logo())]
    return sheet(*symbols)
