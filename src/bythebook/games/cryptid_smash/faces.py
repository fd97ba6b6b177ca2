"""The pictures of Cryptid Smash: one sheet for a page. No words but the colours' letters: it serves every language.

A card of a colour has a tab in its paint with its letter and glyph, its hatching over the face, and its mark. Marks and
grounds are drawn once and used by every card that bears them.
"""

from __future__ import annotations

from functools import cache

from ...kernel.drawing import INK, LINE, MARK, PAPER, circle, grain, group, moved, path, rect, sheet, symbol, tag, text
from .cards import ALL_FACES, parts_of
from .events import EFFECTS as EFFECT_NAMES
from .marks import ARROW_LEFT, EFFECTS, GLYPHS, SYMBOLS, fan_of_cards, seat_token
from .names import Face

WIDTH, HEIGHT = 63, 88
DEEP, NIGHT, AMBER = "#0F4C4A", "#0B2F31", "#F0B03C"
TINTS = ("#0072B2", "#56731D", "#B94A00", "#5B6F9A")  # blue, green-brown, vermilion, grey-violet
LETTERS = ("A", "T", "I", "E")  # Aqua, Terra, Ignis, aEris
TAB = 17.5  # a good quarter of the width
MIDDLE = (39, 43)


def use(name: str, x: float, y: float, size: float) -> str:
    """A mark drawn elsewhere in the sheet, put down about its middle."""
    return tag("use", href=f"#{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)


def _paper(fill: str = PAPER) -> str:
    return rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, fill, 5)


def _edge() -> str:
    return rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, "none", 5, stroke=LINE, stroke_width=0.9)


def _hatching(colour: int) -> str:
    """A hatching a colour: upright, level, rising and falling lines, within the frame of the face."""
    left, top, right, bottom = 21, 6, 57, 82
    lines = []
    if colour == 0:
        lines = [((x, top), (x, bottom)) for x in range(left + 3, right, 6)]
    elif colour == 1:
        lines = [((left, y), (right, y)) for y in range(top + 3, bottom, 6)]
    else:
        for shift in range(-36, 112, 8):  # the line y = top + shift + x, cut to the frame; or its mirror image
            start = (max(0, -shift), max(0, shift))
            length = min(36 - start[0], 76 - start[1])
            if length > 0:
                (x1, y1), (x2, y2) = start, (start[0] + length, start[1] + length)
                if colour == 2:
                    x1, x2 = 36 - x1, 36 - x2
                lines.append(((left + x1, top + y1), (left + x2, top + y2)))
    data = "".join(f"M{x1 * 10} {y1 * 10}L{x2 * 10} {y2 * 10}" for (x1, y1), (x2, y2) in lines)
    return path(data, stroke=TINTS[colour], stroke_width=0.7, opacity=0.4)


def _ground(colour: int) -> str:
    """What every card of a colour has: paper, hatching, a big glyph, its tabs."""
    tab = rect(3.4, 3.6, TAB, 30, TINTS[colour], 3)
    corner = tab + group(use(f"glyph-{colour}", 3.4 + TAB / 2, 25.2, 12), color="#FFFFFF")
    foot = rect(3.4, 3.6, TAB, 17, TINTS[colour], 3)
    glyph = group(use(f"glyph-{colour}", *MIDDLE, 47), color=TINTS[colour], opacity=0.28)
    return (
        _paper() + grain(WIDTH, HEIGHT, 20) + _hatching(colour) + glyph + corner + moved(WIDTH, HEIGHT, foot, turn=180)
    )


def _marks(face: int) -> list[str]:
    """The names of the marks that a colour card bears: its symbol, its power effect, or both (1.3)."""
    _, symbol_, power = parts_of(face)
    return [f"symbol-{symbol_}"] * (symbol_ >= 0) + [f"effect-{EFFECT_NAMES[power]}"] * (power >= 0)


def _coloured(face: int) -> str:
    """A card of a colour."""
    marks, colour = _marks(face), parts_of(face)[0]
    small = 13 if len(marks) == 1 else 11
    letter = text(LETTERS[colour], 3.4 + TAB / 2, 17, 14.5, "#FFFFFF", font_weight="bold", text_anchor="middle")
    corner = letter + "".join(use(mark, 3.4 + TAB / 2, 41 + 12 * i, small) for i, mark in enumerate(marks))
    x, y = MIDDLE
    disc = circle(x, y, 16, MARK, opacity=0.94) if len(marks) == 1 else rect(x - 12, y - 23, 24, 46, MARK, 12)
    shown = "".join(use(mark, x, y + (i - (len(marks) - 1) / 2) * 23, 26 if len(marks) == 1 else 19)
                    for i, mark in enumerate(marks))  # fmt: skip
    ground = tag("use", href=f"#ground-{colour}", width=WIDTH, height=HEIGHT)
    marked = group(disc, shown, corner, color=INK)
    return ground + marked + moved(WIDTH, HEIGHT, letter, turn=180) + _edge()


def _wheel(size: float) -> str:
    """The four elements, one beside the other."""
    found = []
    for colour, (x, y) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        tile = rect(-size, -size, 2 * size, 2 * size, TINTS[colour], 2, stroke=LINE, stroke_width=0.7)
        glyph = group(use(f"glyph-{colour}", 0, 0, 1.5 * size), color="#FFFFFF")
        found.append(moved(1.06 * x * size, 1.06 * y * size, tile, glyph))
    return group(*found)


def _ring_of_seats(words: str) -> str:
    """Everybody at the table, and what happens to all of them."""
    places = ((0, -13), (12, -6), (12, 7), (0, 14), (-12, 7), (-12, -6))
    seats = group(*(circle(x, y, 3, AMBER, stroke=NIGHT, stroke_width=0.8) for x, y in places))
    return seats + text(words, 0, 4.6, 13, "#FFF6DC", font_weight="bold", text_anchor="middle")


def _picture(face: int) -> str:
    """What a card without a colour does, as a picture about its own middle."""
    match face:
        case Face.TURN:  # an arrow that picks one of the seats
            seats = group(*(seat_token(x, y, AMBER if x == 0 else PAPER) for x, y in ((-13, 4), (0, -11), (13, 4))))
            return seats + path("M0 130L0 10M-50 55L0 0L50 55", stroke=INK, stroke_width=2.8, stroke_linecap="round")
        case Face.COLOUR:
            return _wheel(7.4)
        case Face.COLOUR4:
            plus = text("+4", 0, 15.5, 12, INK, font_weight="bold", text_anchor="middle")
            return moved(0, -6.5, _wheel(5.4)) + plus
        case Face.PASS:  # a hand of cards that moves on
            return moved(0, -5, fan_of_cards()) + moved(0, 13, ARROW_LEFT)
        case Face.ANY:  # one of the other four
            wheel = moved(7.5, -7.5, _wheel(2.9))
            plus = text("+4", 7.5, 12, 9.5, INK, font_weight="bold", text_anchor="middle")
            cross = path("M0 -140L0 140M-140 0L140 0", stroke=INK, stroke_width=1, opacity=0.5)
            turn = moved(-7.5, -7.5, seat_token(0, 0, AMBER))
            return cross + turn + wheel + moved(-7.5, 8, ARROW_LEFT, scale=0.62) + plus
        case Face.ALL_DISCARD:
            return _ring_of_seats("−2")
    return _ring_of_seats("+6")


def _single(face: int) -> str:
    """Tactical cards on paper with a dark tab; legendary cards are dark all over."""
    legendary = face >= Face.ALL_DISCARD
    ground = _paper(NIGHT if legendary else PAPER) + grain(WIDTH, HEIGHT, 20)
    frame = rect(4, 4, WIDTH - 8, HEIGHT - 8, "none", 3.4, stroke=AMBER, stroke_width=1.3) if legendary else ""
    tab = rect(3.4, 3.6, TAB, TAB + 1.5, AMBER if legendary else NIGHT, 3)
    light = "" if legendary else rect(4.9, 5.1, TAB - 3, TAB - 1.5, PAPER, 2)
    corner = tab + light + moved(3.4 + TAB / 2, 4.4 + TAB / 2, _small(face), scale=0.4)
    y = 46
    disc = circle(31.5, y, 21, DEEP if legendary else AMBER, opacity=1 if legendary else 0.42)
    shown = disc + moved(31.5, y, _picture(face), scale=1.12)
    return ground + frame + shown + corner + moved(WIDTH, HEIGHT, corner, turn=180) + _edge()


def _small(face: int) -> str:
    """The picture of a tab; a legendary's number alone."""
    if face < Face.ALL_DISCARD:
        return _picture(face)
    return text("−2" if face == Face.ALL_DISCARD else "+6", 0, 9, 26, INK, font_weight="bold", text_anchor="middle")


def _back() -> str:
    """Eyes in the reeds: pleasant to see many at a time."""
    reeds = "".join(
        path(f"M{x} 860Q{x + lean} {(860 + top) // 2} {x + 2 * lean} {top}", stroke=DEEP, stroke_width=1.6)
        for x, lean, top in (
            (80, 8, 560),
            (150, -6, 600),
            (220, 10, 540),
            (410, -10, 550),
            (480, 6, 590),
            (550, -8, 530),
        )
    )
    moon = circle(31.5, 26, 11, "#F2D79A") + circle(27.5, 23.5, 9.6, NIGHT)
    eyes = "".join(circle(x, 55, 4.6, AMBER) + rect(x - 0.9, 51, 1.8, 8, NIGHT, 0.9) for x in (24, 39))
    frame = rect(4, 4, WIDTH - 8, HEIGHT - 8, "none", 3.4, stroke=AMBER, stroke_width=0.9)
    return _paper(NIGHT) + moon + reeds + eyes + frame + _edge()


def _face(face: int) -> str:
    return _single(face) if parts_of(face)[0] < 0 else _coloured(face)


@cache
def sprite() -> str:
    """Every picture of the game as a symbol."""
    symbols = [symbol(f"glyph-{colour}", 24, 24, moved(12, 12, glyph)) for colour, glyph in enumerate(GLYPHS)]
    symbols += [symbol(f"symbol-{mark}", 24, 24, moved(12, 12, drawn)) for mark, drawn in enumerate(SYMBOLS)]
    symbols += [symbol(f"effect-{sign}", 24, 24, moved(12, 12, drawn))
                for sign, drawn in zip(EFFECT_NAMES, EFFECTS, strict=True)]  # fmt: skip
    symbols += [symbol(f"ground-{colour}", WIDTH, HEIGHT, _ground(colour)) for colour in range(4)]
    symbols += [symbol(f"card-{face}", WIDTH, HEIGHT, _face(face)) for face in ALL_FACES]
    symbols.append(symbol("back", WIDTH, HEIGHT, _back()))
    for colour in range(4):
        tile = rect(0.5, 0.5, 23, 23, TINTS[colour], 4, stroke=LINE, stroke_width=0.6)
        glyph = group(use(f"glyph-{colour}", 12, 12, 17), color="#FFFFFF")
        symbols.append(symbol(f"colour-{colour}", 24, 24, tile + glyph))
    lamp = circle(32, 32, 30, NIGHT) + group(use("symbol-0", 32, 32, 44), color=AMBER)
    symbols.append(symbol("logo", 64, 64, lamp))
    return sheet(*symbols)
