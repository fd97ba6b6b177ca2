"""Dweebies: the one judge (kernel Python). Order of checks: clause 10.1."""

from __future__ import annotations

from ...kernel.clauses import ALLOWED, clause
from ...kernel.questions import awaited, kind_asked
from .lines import column_length, row_length
from .names import MIDDLE, Kind, Word
from .state import Game, Move
from .tableau import is_among


def forbids(g: Game, seat: int, move: Move) -> int:
    """The first clause, in the order of 10.1, that forbids this move of this seat now; or ALLOWED."""
    word = move.word[0] if move.size > 0 else Word.END + 0
    if word >= Word.END or move.size != (3 if word < Word.TAKE_ALL else 1):
        return clause(10, 2)
    kind = kind_asked(g)
    if word == Word.GO_ON:
        return forbids_going_on(g, seat, kind)
    if kind != Kind.PLACE and kind != Kind.COLLECT:
        return clause(8, 8)
    if word == Word.DRAW:
        return forbids_draw(g, seat)
    if (awaited(g) >> seat) & 1 == 0:
        return clause(3, 4)
    if not answers(kind, word):
        return clause(3, 3)
    if kind == Kind.PLACE:
        return forbids_placing(g, seat, move)
    return forbids_collecting(g, word)


def answers(kind: int, word: int) -> bool:
    """Does a move with this verb answer a question of this kind?"""
    match kind:
        case Kind.PLACE:
            return word < Word.TAKE_ALL
        case Kind.COLLECT:
            return Word.TAKE_ALL <= word <= Word.LEAVE
        case Kind.NEXT_ROUND:
            return word == Word.GO_ON
    return False


def forbids_going_on(g: Game, seat: int, kind: int) -> int:
    """8.8, 3.3: only between two rounds of a match, and anybody may."""
    if kind == 0:
        return clause(8, 8)
    return ALLOWED if kind == Kind.NEXT_ROUND and seat < g.state.seats else clause(3, 3)  # 9.7


def forbids_draw(g: Game, seat: int) -> int:
    """7.3, 7.2, 7.7."""
    if g.rules.draw == 0:
        return clause(7, 3)
    if g.state.pile.size == 0:
        return clause(7, 2)
    return ALLOWED if seat < g.state.seats and g.state.player[seat].owed > 0 else clause(7, 7)


def forbids_placing(g: Game, seat: int, move: Move) -> int:
    """4.1, 4.7, 4.3, 4.5, 6.5 or 6.10."""
    table = g.state.table
    row = move.word[1] - table.north
    column = move.word[2] - table.west
    if g.state.player[seat].hand.count[move.word[0]] == 0:
        return clause(4, 1)
    if is_among(table.taken, row, column):
        return clause(4, 7)
    if table.cards == 0:
        return ALLOWED if row == MIDDLE and column == MIDDLE else clause(4, 3)
    if is_among(table.legal, row, column):
        return ALLOWED
    if not is_beside(g, row, column):
        return clause(4, 5)
    return clause(6, 5) if g.rules.link == 0 else clause(6, 10)


def is_beside(g: Game, row: int, column: int) -> bool:
    """Is this empty cell directly above, below, left or right of a card (4.5)?"""
    table = g.state.table
    inside = is_among(table.taken, row - 1, column) or is_among(table.taken, row + 1, column)
    return inside or is_among(table.taken, row, column - 1) or is_among(table.taken, row, column + 1)


def forbids_collecting(g: Game, word: int) -> int:
    """5.4, 5.11, 5.12."""
    row = row_length(g)
    column = column_length(g)
    if (word == Word.TAKE_ROW and row == 0) or (word == Word.TAKE_COLUMN and column == 0):
        return clause(5, 4)
    if word == Word.LEAVE and g.rules.collect == 1:
        return clause(5, 11)
    if word == Word.TAKE_ALL and g.rules.crossing == 1 and row > 0 and column > 0:
        return clause(5, 12)
    return ALLOWED
