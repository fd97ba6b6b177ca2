"""Dementalism, sections 9 and 10: which uses of Powers are allowed, and which choices (kernel Python).

First whether this Power may be announced at all (9.18, 9.17, 9.1, 9.2, 9.3, 9.6), then its choices, all of them made
before anything is seen (9.10).
"""

from __future__ import annotations

from ...kernel.clauses import ALLOWED, clause
from ...kernel.questions import Frame, kind_asked
from .choices import LEAST, MOST, MOST_CHOICES, PART_AT, Part
from .names import CELLS, NO_STACK, PART, Kind, Power, Used, Word
from .peeking import unseen
from .pointing import can_point, is_denizen_up
from .powers import POWERS_AT, beneath, can_copy, copyable, has_target
from .spread import can_choose, can_flip, is_down, sat_by_others
from .state import Game, Move, is_denizen
from .stores import carrier, is_movable, movable_stacks, number_at
from .targets import (
    can_gather,
    decoys,
    has_place,
    has_victim,
    is_block,
    is_other,
    is_place,
    is_replayable,
    lines,
    movable_places,
    safe_to_turn,
    seats_to_lull,
    seats_to_visit,
    vulnerable_places,
)


# --- the announcement -------------------------------------------------------------------------------------------------
def forbids_use(g: Game, seat: int, move: Move) -> int:
    """The clause that forbids this seat to use this Power now with these choices, or ALLOWED."""
    power = move.word[0] - Word.USE
    found = forbids_announcing(g, seat, power)
    if found != ALLOWED:
        return found
    kind = kind_asked(g)
    frame = beneath(g)
    if power != Power.CLAWDETTE:
        return forbids_with(g, seat, power, move, 1, kind, frame)
    if move.size == 1:
        return clause(9, 8) if copyable(g, seat, kind, frame) != 0 else clause(9, 9)
    copied = move.word[1] - Word.USE
    if not 0 < copied < Word.END - Word.USE or not can_copy(g, seat, copied):
        return clause(10, 28)
    return forbids_with(g, seat, copied, move, 2, kind, frame)


def forbids_announcing(g: Game, seat: int, power: int) -> int:
    """9.18, 9.17, 9.1, 9.2, 9.3."""
    state = g.state
    if g.rules.powers == 1:
        return clause(9, 18)
    if state.cut != 0:
        return clause(9, 17)
    number = carrier(g, power)
    if number == NO_STACK or state.stack[number].owner != seat:
        return clause(9, 1)
    if (state.spent >> seat) & 1 == 1:
        return clause(9, 2)
    return ALLOWED if state.stack[number].used == Used.FREE else clause(9, 3)


def forbids_with(g: Game, seat: int, power: int, move: Move, at: int, kind: int, frame: Frame) -> int:
    """9.6; 9.8, or 9.9 if nothing can be chosen; then the choices, which begin with word `at`."""
    if (POWERS_AT[kind] >> power) & 1 == 0:
        return clause(9, 6)
    said = move.size - at
    if said < LEAST[power] or said > MOST[power] or (power == Power.SNOOP and said == 3):
        return clause(9, 8) if has_target(g, seat, power, kind, frame) else clause(9, 9)
    for i in range(said):
        if PART_AT[MOST_CHOICES * power + i] == Part.CELL and not 0 <= move.word[at + i] < CELLS:
            return clause(9, 15)
    if said == 0:
        return forbids_bare(g, seat, power, kind, frame)
    first = move.word[at]
    if MOST[power] == 1:
        return forbids_choosing(g, seat, power, first, frame)
    return forbids_several(g, seat, power, move, at)


# --- choices ----------------------------------------------------------------------------------------------------------
def forbids_bare(g: Game, seat: int, power: int, kind: int, frame: Frame) -> int:
    """Of a Power used without a choice: what itself requires (10.1, 10.5, 10.18, 10.27)."""
    return ALLOWED if has_target(g, seat, power, kind, frame) else clause(10, power)


def forbids_choosing(g: Game, seat: int, power: int, word: int, frame: Frame) -> int:
    """Of a Power with one choice."""
    state = g.state
    allowed = False
    match power:
        case Power.NANA | Power.WANDA | Power.GUS:
            return ALLOWED if can_choose(g, seat, word) else clause(9, 15)
        case Power.STU:
            if state.heap.size > 0:
                return ALLOWED if can_choose(g, seat, word) else clause(9, 15)
        case Power.SAL:
            if not is_down(g, word) or sat_by_others(g, seat, word):
                return clause(9, 15)
            allowed = state.spread.sitter[word] == 0
        case Power.BARON:
            allowed = is_block(g, seat, word)
        case Power.FENELLA:
            allowed = is_in(seats_to_visit(g, seat), word)
        case Power.TWITCHY | Power.OOPSIE:
            allowed = can_flip(g, seat, word)
        case Power.RITA:
            allowed = can_gather(g, word)
        case Power.BLAMEY:
            allowed = has_victim(g, frame.word[0]) and is_other(g, seat, word)
        case Power.CYD:
            allowed = is_in(lines(g, seat), word)
        case Power.JUMBLE:
            allowed = movable_stacks(g, seat) > 1 and is_in(movable_places(g, seat), word)
        case Power.PETUNIA:
            allowed = is_in(vulnerable_places(g, seat), word)
        case Power.PATSY:
            allowed = is_in(decoys(g, frame.word[0]), word)
        case Power.LUMPKIN:
            if is_other(g, seat, word) and (state.missed >> word) & 1 == 1:
                return clause(7, 16)
            allowed = is_in(seats_to_lull(g, seat), word)
    return ALLOWED if allowed else clause(10, power)


def is_in(found: int, word: int) -> bool:
    """Is this word in the set?"""
    return 0 <= word < PART and (found >> word) & 1 == 1


def forbids_several(g: Game, seat: int, power: int, move: Move, at: int) -> int:
    """Of a Power with several choices."""
    first = move.word[at]
    second = move.word[at + 1] if move.size > at + 1 else NO_STACK
    match power:
        case Power.SNOOP:
            return forbids_snooping(g, seat, move, at)
        case Power.WHIFFY:
            if not is_denizen_up(g, first) or not is_in(seats_to_visit(g, seat), second):
                return clause(10, 7)
            return ALLOWED
        case Power.EDDIE:
            return forbids_replay(g, first, second)
        case Power.BOB:
            if not is_in(movable_places(g, seat), first) or not is_other(g, seat, second):
                return clause(10, 19)
            return forbids_visit(g, second, move.word[at + 2], clause(10, 19))
        case Power.BRENDA:
            if not is_denizen(g.rules, first) or not 0 <= second < g.state.seats:
                return clause(10, 25)
            number = number_at(g, second, move.word[at + 2])
            return can_point(g, seat, number, first) if number != NO_STACK else clause(10, 25)
    allowed = is_other(g, seat, first) and is_in(safe_to_turn(g, first), second)
    return ALLOWED if allowed else clause(10, 30)


def forbids_visit(g: Game, target: int, place: int, otherwise: int) -> int:
    """Of a Movable Stack of another seat: 9.15 if it is Locked or Safe, the clause `otherwise` if there is none."""
    number = number_at(g, target, place)
    if number == NO_STACK:
        return otherwise
    return ALLOWED if is_movable(g.state.stack[number]) else clause(9, 15)


def forbids_snooping(g: Game, seat: int, move: Move, at: int) -> int:
    """10.4: one or two Stacks of one other seat."""
    target = move.word[at]
    if not is_other(g, seat, target):
        return clause(10, 4)
    found = forbids_visit(g, target, move.word[at + 1], clause(10, 4))
    if found != ALLOWED or move.size == at + 2:
        return found
    if move.word[at + 2] != target or move.word[at + 3] == move.word[at + 1]:
        return clause(10, 4)
    return forbids_visit(g, target, move.word[at + 3], clause(10, 4))


def forbids_replay(g: Game, card: int, cell: int) -> int:
    """11.22, 10.13: a cell where the Turmoil needs one, and only there."""
    if g.rules.turmoil == 1:
        return clause(11, 22)
    if not 0 <= card < g.rules.rows or not is_replayable(g, card):
        return clause(10, 13)
    placed = is_place(g, cell)
    return ALLOWED if placed == has_place(g, card) and (placed or cell == NO_STACK) else clause(10, 13)


# --- choices that are asked for ---------------------------------------------------------------------------------------
def forbids_choice(g: Game, seat: int, move: Move) -> int:
    """10.2 of a further Peek, 10.24 of a Stack to gloat with, 11.7 and 11.10 of a pick."""
    word = move.word[1] if move.size == 2 else NO_STACK
    match kind_asked(g):
        case Kind.PEEK_SECOND:
            if not 0 <= word < CELLS or not can_choose(g, seat, word):
                return clause(9, 15)
            return ALLOWED if (unseen(g, seat, word // PART, beneath(g)) >> (word % PART)) & 1 == 1 else clause(10, 2)
        case Kind.GLOAT_INSERT:
            return ALLOWED if is_in(vulnerable_places(g, seat), word) else clause(10, 24)
        case Kind.PARCEL_PICK:
            return ALLOWED if is_in(movable_places(g, seat), word) else clause(11, 7)
    return ALLOWED if is_in(movable_places(g, seat), word) else clause(11, 10)
