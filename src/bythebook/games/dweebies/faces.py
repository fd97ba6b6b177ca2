"""The pictures of Dweebies: one sheet for a page. No words: it serves every language.

A card has its Dweebie in the middle, and again, small, in two corners, with as many dots below as the deck has copies
(1.2). A Dweebie is drawn once and used by its card; `dweebie-<kind>` shows it alone.
"""

from __future__ import annotations

from functools import cache

from ...kernel.drawing import LINE, PAPER, circle, grain, mix, moved, path, rect, sheet, symbol, tag, text
from .deck import BUILT_IN, read_deck
from .names import MOST_COPIES
from .pictures.body import SIZE, WHITE, drawn, face, hair, line, round_body
from .pictures.cast import CAST

WIDTH, HEIGHT = 63, 88
TOMATO, SKY = "#DD4A31", "#BFE0F2"
TAB = 16.6  # a good quarter of the width
CORNER = 0.6 + (TAB + 0.4) / 2  # its middle
DOT = 1.6
CENTRE, FIGURE = (31.5, 43.5), 57
BLANK = "#F2E4CC"
PLACARD = 22.4  # where its writing stands
THREE_HAIRS = ("M-40 -76Q-60 -120 -100 -130", "M0 -80Q-4 -130 10 -160", "M40 -76Q60 -110 100 -116")


def use(name: str, x: float, y: float, size: float) -> str:
    """A figure drawn elsewhere in the sheet, put down about its middle."""
    return tag("use", href=f"#{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)


def _paper(fill: str) -> str:
    return rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, fill, 5)


def _edge() -> str:
    return rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, "none", 5, stroke=LINE, stroke_width=0.9)


def _corner(small: str, copies: int) -> str:
    """`small` tells which Dweebie it is, above its dots."""
    tab = path("M6 50A44 44 0 0 1 50 6H146A30 30 0 0 1 176 36V190A30 30 0 0 1 146 220H6z", PAPER)
    dots = "".join(circle(CORNER + 3.6 * (i - (copies - 1) / 2), 19, DOT, LINE) for i in range(copies))
    return tab + small + dots


def _meadow(paint: str) -> str:
    """What the Dweebie stands on, in a paler shade of itself."""
    hill = "M6 660Q160 610 330 636T624 640V830A44 44 0 0 1 580 874H50A44 44 0 0 1 6 830z"
    return path(hill, mix(paint, "#FFFFFF", 0.5))


def _card(figure: str, small: str, paint: str, copies: int) -> str:
    """A face: the Dweebie in its middle, and small in two corners."""
    corner = _corner(small, copies)
    ground = tag("use", href="#sky", width=WIDTH, height=HEIGHT) + _meadow(paint)
    return ground + figure + corner + moved(WIDTH, HEIGHT, corner, turn=180) + _edge()


def _known(name: str, paint: str, copies: int) -> str:
    """The card of a Dweebie with a picture."""
    return _card(use(name, *CENTRE, FIGURE), use(name, CORNER, 9.2, 15.4), paint, copies)


def _blank(copies: int) -> str:
    """The card of a Dweebie of a loaded deck."""
    x, y = CENTRE
    sign = _sign(x, y + PLACARD * FIGURE / SIZE, 12.5)
    return _card(use("bare", x, y, FIGURE) + sign, _sign(CORNER, 12.6, 9.2), BLANK, copies)


def _figure(name: str, drawing: str) -> str:
    return symbol(name, SIZE, SIZE, moved(SIZE / 2, SIZE / 2, drawing))


def _sign(x: float, y: float, size: float) -> str:
    """Where a page writes the code of a kind that has no picture."""
    return text("", x, y, size, LINE, font_weight="bold", text_anchor="middle", data_sign="")


def _bare() -> str:
    """A Dweebie of a loaded deck: whom it shows is not known, so it holds up a placard for its code (1.5)."""
    placard = rect(-15.5, 9.4, 31, 16.4, WHITE, 2, stroke=LINE, stroke_width=1.5)
    hands = "".join(circle(x, 18, 2.6, BLANK, stroke=LINE, stroke_width=1.5) for x in (-15.5, 15.5))
    return drawn(round_body(BLANK)) + moved(0, -3, face("glad", BLANK)) + placard + hands


def _back() -> str:
    """A Dweebie seen from behind: three hairs, nothing to tell them apart by."""
    dots = "".join(circle(x, y, 0.9, SKY) for y in range(9, 84, 7) for x in range(8 + 7 * (y % 2) // 2, 58, 7))
    braces = line("M-96 -40L0 100L96 -40M0 100V234", 2.6, TOMATO)
    seen = hair(*THREE_HAIRS) + round_body("#F6C244") + braces + circle(0, 10, 2.4, WHITE, stroke=LINE, stroke_width=1)
    disc = circle(31.5, 44, 21, SKY, stroke=LINE, stroke_width=0.9)
    frame = rect(4, 4, WIDTH - 8, HEIGHT - 8, "none", 3.4, stroke=WHITE, stroke_width=1)
    return _paper(TOMATO) + dots + frame + disc + moved(31.5, 42.4, seen, scale=0.84) + _edge()


def _chip(wins: int) -> str:
    """The two sides of a player's chip: one round win, or two (9.2)."""
    rim = circle(12, 12, 10.8, TOMATO if wins == 2 else SKY, stroke=LINE, stroke_width=1)
    inner = circle(12, 12, 8, PAPER, stroke=LINE, stroke_width=0.7)
    return rim + inner + text(str(wins), 12, 16.2, 12, LINE, font_weight="bold", text_anchor="middle")


def _logo() -> str:
    who = hair(*THREE_HAIRS) + round_body("#EE6A50") + face("cheeky", "#EE6A50")
    return circle(32, 32, 31, SKY, stroke=LINE, stroke_width=1.4) + moved(32, 31, who, scale=1.12)


@cache
def sprite() -> str:
    """Every picture of the game as a symbol."""
    deck = read_deck(BUILT_IN[0], None).rows
    symbols = [symbol("sky", WIDTH, HEIGHT, _paper(SKY) + grain(WIDTH, HEIGHT, 30))]
    symbols += [_figure(f"dweebie-{kind}", who.figure()) for kind, who in enumerate(CAST)]
    symbols += [
        symbol(f"card-{kind}", WIDTH, HEIGHT, _known(f"dweebie-{kind}", who.paint, row["copies"]))
        for kind, (who, row) in enumerate(zip(CAST, deck, strict=True))
    ]
    symbols.append(_figure("bare", _bare()))
    symbols.append(_figure("dweebie-blank", use("bare", 0, 0, SIZE) + _sign(0, PLACARD, 14)))
    symbols += [symbol(f"blank-{n}", WIDTH, HEIGHT, _blank(n)) for n in range(1, MOST_COPIES + 1)]
    symbols += [symbol(f"chip-{wins}", 24, 24, _chip(wins)) for wins in (1, 2)]
    symbols += [symbol("back", WIDTH, HEIGHT, _back()), symbol("logo", SIZE, SIZE, _logo())]
    return sheet(*symbols)
