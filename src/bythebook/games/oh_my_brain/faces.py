"""The pictures of Oh My Brain: one sheet for a page, or a card on its own. No words: it serves every language."""

from __future__ import annotations

from functools import cache

from ...kernel.drawing import document, sheet, symbol
from .pictures import animals, night, paper, pieces, sweets

VALUES = range(20)  # rule 1.2
MARKS = dict.fromkeys((1, 2, 3, 15, 16, 17, 18, 19), "square")  # rule 1.4
MARKS[0] = "star"  # rule 1.5
MARKS[8] = "triangle_down"  # rule 1.6
MARKS[11] = "cross"  # rule 1.7
_ANIMALS = {0: animals.mosquito, 8: animals.spider, 11: animals.mouse}


def _face(value: int) -> str:
    if value in _ANIMALS:
        subject = _ANIMALS[value]()
    elif value in MARKS:
        subject = sweets.marshmallow(value)
    else:
        subject = night.scene(value)
    # 1.8: where there is no mark the centre is empty, and that is information too
    mark = paper.mark(MARKS[value]) if value in MARKS else ""
    return night.sky(value) + night.land(value) + subject + mark + paper.frame(value)


@cache
def sprite() -> str:
    """Every picture of the game as a symbol."""
    symbols = [symbol(f"card-{value}", paper.WIDTH, paper.HEIGHT, _face(value)) for value in VALUES]
    symbols.append(symbol("back", paper.WIDTH, paper.HEIGHT, pieces.back()))
    symbols += [symbol(f"die-{face}", 48, 48, pieces.die(face)) for face in pieces.FACES]
    symbols.append(symbol("brain", 40, 40, pieces.brain()))
    symbols.append(symbol("logo", 64, 64, pieces.logo()))
    symbols.append(symbol("book", 64, 64, pieces.book()))
    symbols += [symbol(f"litter-{name}", 24, 24, drawn) for name, drawn in pieces.litter().items()]
    return sheet(*symbols)


def card(value: int) -> str:
    """One face as a picture of its own, with plain colours."""
    return document(paper.WIDTH, paper.HEIGHT, _face(value))
