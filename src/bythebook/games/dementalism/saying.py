"""Dementalism: what the words of moves touch, for labels and highlights, and what a refusal may name."""

from __future__ import annotations

from typing import Any

from ...kernel.questions import kind_asked
from ...kernel.standing import standing
from .choices import AFTER, SHAPES, Part
from .events import COLUMNS
from .names import CELLS, COLUMN, Kind, Power, Word
from .spread import column_of, row_of
from .state import Game

VERBS: dict[int, str] = {word: word.name.lower() for word in Word if word not in (Word.FLIP, Word.USE, Word.END)}


def describe_word(move: Any, word: int) -> dict[str, Any]:
    """What the next word of a move touches: verb, card, number, seat, zone; its own are a cell, or its column or row.

    `use` has the Power as its number, `place` counts from 1, a row too; a column has its letter.
    """
    touched: dict[str, Any] = {"verb": "", "card": None, "number": None, "seat": None, "zone": None}
    said = first_word(word) if move.size == 0 else further_word(list(move.word[: move.size]), word)
    return touched | said


def first_word(word: int) -> dict[str, Any]:
    """What a verb touches."""
    if word < CELLS:
        return {"verb": "flip"} | cell_touched(word)
    if Word.USE < word < Word.END:
        return {"verb": "use", "number": word - Word.USE}
    return {"verb": VERBS[word]}


def further_word(said: list[int], word: int) -> dict[str, Any]:
    """What a later word touches: by its place in the move."""
    if said[0] == Word.USE + Power.CLAWDETTE:
        if len(said) == 1:
            return {"verb": "use", "number": word - Word.USE}
        said = said[1:]  # 10.28: the rest is that of the Power copied
    if said[0] == Word.LOOK:
        return part_touched(Part.OWN, word)
    shape = SHAPES[said[0] - Word.USE] if said[0] > Word.USE else AFTER[said[0]]
    return part_touched(shape[len(said) - 1], word)


def part_touched(part: int, word: int) -> dict[str, Any]:
    """What a word touches that is this part of a choice."""
    match part:
        case Part.CELL:
            return {"verb": "cell"} | cell_touched(word)
        case Part.SEAT:
            return {"verb": "seat", "seat": word, "zone": "store"}
        case Part.OWN | Part.THEIRS:
            return {"verb": "own" if part == Part.OWN else "place", "number": word + 1, "zone": "store"}
        case Part.LINE:
            if word >= COLUMN:
                return {"verb": "column", "zone": "spread", "own": {"column": COLUMNS[word - COLUMN]}}
            return {"verb": "row", "zone": "spread", "own": {"row": word + 1}}
    return {"verb": Part(part).name.lower(), "card": word}


def cell_touched(cell: int) -> dict[str, Any]:
    """A cell by its letter and its number."""
    return {"zone": "spread", "own": {"column": COLUMNS[column_of(cell)], "row": row_of(cell) + 1}}


def reasons(g: Game, seat: int, move: Any) -> dict[str, Any]:
    """What the sentence of a refusal may name: where the mover stands, and what is asked, which all can see."""
    kind = kind_asked(g)
    return {"why": standing(g, seat, g.state.turn), "asked": Kind(kind).name.lower() if kind else ""}
