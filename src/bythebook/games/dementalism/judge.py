"""Dementalism: the one judge (kernel Python). Within a move its clauses come in the book's order."""

from __future__ import annotations

from ...kernel.clauses import ALLOWED, clause
from ...kernel.questions import awaited, kind_asked
from .looking import forbids_look
from .names import CELLS, NO_CARD, NO_STACK, Kind, Word
from .pointing import can_point, form_stack, is_denizen_up, joins, may_nab, takes
from .proposals import forbids_proposal
from .spread import can_flip, in_grid, is_down, is_up
from .state import Game, Move
from .stores import is_vulnerable, number_at
from .using import forbids_choice, forbids_use


def forbids(g: Game, seat: int, move: Move) -> int:
    """The first clause that forbids this move of this seat now; or ALLOWED."""
    word = move.word[0] if move.size > 0 else Word.END + 0
    if word == Word.LOOK:
        return forbids_look(g, seat, move)
    if Word.PROPOSE <= word <= Word.DISAGREE and move.size == 1:
        return forbids_proposal(g, seat, word)
    kind = kind_asked(g)
    if (awaited(g) >> seat) & 1 == 0 or not answers(kind, word):
        return clause(4, 19)
    if word < CELLS:
        return forbids_flip(g, seat, move)
    match word:
        case Word.FORM:
            return forbids_forming(g, move)
        case Word.INSERT:
            return forbids_inserting(g, seat, move)
        case Word.MERGE:
            return forbids_merging(g, seat, move)
        case Word.NAB:
            return forbids_nabbing(g, seat, move)
        case Word.DONE | Word.NO:
            return ALLOWED if move.size == 1 else clause(4, 19)
        case Word.PICK if kind == Kind.FIRST_VOTE:
            return ALLOWED if move.size == 2 and 0 <= move.word[1] < g.state.seats else clause(2, 6)
        case Word.PICK | Word.FURTHER | Word.GLOAT:
            return forbids_choice(g, seat, move)
    return forbids_use(g, seat, move)


def answers(kind: int, word: int) -> bool:
    """Does a move with this verb answer a question of this kind? A look and a vote to end answer none (D.3)."""
    uses = Word.USE < word < Word.END
    match kind:
        case Kind.WINDOW0:
            return word < CELLS or word == Word.NAB or uses
        case Kind.WINDOW1:
            return word < CELLS or Word.INSERT <= word <= Word.NAB or uses
        case Kind.WINDOW2:
            return Word.FORM <= word <= Word.DONE or uses
        case Kind.FIRST_VOTE:
            return word == Word.PICK or word == Word.NO
        case Kind.PEEK_SECOND:
            return word == Word.FURTHER or word == Word.NO
        case Kind.GLOAT_INSERT:
            return word == Word.GLOAT or word == Word.NO
        case Kind.PARCEL_PICK | Kind.LEAK_PICK:
            return word == Word.PICK
    return kind > 0 and (word == Word.NO or uses)


def forbids_flip(g: Game, seat: int, move: Move) -> int:
    """4.19, 4.4, 4.6, 10.17."""
    cell = move.word[0]
    if move.size != 1:
        return clause(4, 19)
    if not in_grid(g, cell):
        return clause(4, 4)
    if not is_down(g, cell):
        return clause(4, 6)
    return ALLOWED if can_flip(g, seat, cell) else clause(10, 17)


def forbids_forming(g: Game, move: Move) -> int:
    """5.4: two different face-up cards."""
    if move.size != 3:
        return clause(5, 4)
    cell = move.word[1]
    other = move.word[2]
    if cell == other or not is_cell(cell) or not is_cell(other) or not is_up(g, cell) or not is_up(g, other):
        return clause(5, 4)
    cards = g.state.spread.card
    return ALLOWED if form_stack(g, cards[cell], cards[other]) else clause(5, 4)


def is_cell(word: int) -> bool:
    """Is this word a cell?"""
    return 0 <= word < CELLS


def forbids_inserting(g: Game, seat: int, move: Move) -> int:
    """5.5, 5.10, 6.10."""
    if move.size != 3 or not is_cell(move.word[1]) or not is_denizen_up(g, move.word[1]):
        return clause(5, 5)
    number = number_at(g, seat, move.word[2])
    if number == NO_STACK or not is_vulnerable(g.state.stack[number]):
        return clause(5, 5)
    stack = g.state.stack[number]
    if takes(g, stack, g.state.spread.card[move.word[1]]):
        return ALLOWED
    return clause(6, 10) if g.rules.nab_insert == 1 and stack.nabbed == 1 else clause(5, 10)


def forbids_merging(g: Game, seat: int, move: Move) -> int:
    """5.12, 5.13."""
    if move.size != 3 or move.word[1] == move.word[2] or g.rules.merge == 2:
        return clause(5, 12)
    number = number_at(g, seat, move.word[1])
    other = number_at(g, seat, move.word[2])
    if number == NO_STACK or other == NO_STACK:
        return clause(5, 12)
    stack = g.state.stack[number]
    second = g.state.stack[other]
    if joins(g, stack, second):
        return ALLOWED
    return clause(5, 13) if stack.revealed == 1 and second.revealed == 1 else clause(5, 12)


def forbids_nabbing(g: Game, seat: int, move: Move) -> int:
    """6.1, then 6.2 to 6.6, then 6.8."""
    if not may_nab(g):
        return clause(6, 1)
    if move.size < 3 or not 0 <= move.word[1] < g.state.seats:
        return clause(6, 2)
    number = number_at(g, move.word[1], move.word[2])
    if number == NO_STACK:
        return clause(6, 2)
    found = can_point(g, seat, number, NO_CARD)
    if found != ALLOWED or (move.size == 3 and g.rules.nab_call == 0):
        return found
    if g.rules.nab_call == 0 or move.size != 4 or not is_cell(move.word[3]) or not is_denizen_up(g, move.word[3]):
        return clause(6, 8)
    return can_point(g, seat, number, g.state.spread.card[move.word[3]])
