"""Dweebies: what the words of moves touch, and what a refusal may name."""

from __future__ import annotations

from typing import Any

from ...kernel.questions import kind_asked
from .events import HORIZONTAL, VERTICAL
from .names import CENTRE, KINDS, Kind, Word
from .state import Game

VERBS = {
    Word.TAKE_ALL: "take_all", Word.TAKE_ROW: "take_row", Word.TAKE_COLUMN: "take_column", Word.LEAVE: "leave",
    Word.DRAW: "draw", Word.GO_ON: "go_on",
}  # fmt: skip


def describe_word(move: Any, word: int) -> dict[str, Any]:
    """What the next word of a move touches: verb, card, number and zone, for labels and highlights. A row's number is
    how far south of the centre it lies, a column's how far east."""
    touched: dict[str, Any] = {"verb": "", "card": None, "number": None, "seat": None, "zone": None}
    if move.size == 0 and word < KINDS:
        return touched | {"verb": "place", "card": word, "zone": "hand"}
    if move.size == 0:
        return touched | {"verb": VERBS[Word(word)]}
    verb = "row" if move.size == 1 else "column"
    return touched | {"verb": verb, "number": word - CENTRE, "zone": "table"}


def reasons(g: Game, seat: int, move: Any) -> dict[str, Any]:
    """What the sentence of a refusal may name: the card and the cell of the move, as plain codes and numbers."""
    words = list(move.word[: move.size])
    placing = bool(words) and words[0] < KINDS
    south, east = (words[1] - CENTRE, words[2] - CENTRE) if placing and len(words) > 2 else (0, 0)
    return {
        "asked": Kind(kind_asked(g)).name.lower() if kind_asked(g) else "",
        "value": words[0] if placing else 0,
        "vert": VERTICAL[(south < 0) + 2 * (south > 0)],
        "rows": abs(south),
        "hor": HORIZONTAL[(east < 0) + 2 * (east > 0)],
        "columns": abs(east),
    }
