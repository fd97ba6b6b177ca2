"""Oh My Brain: the one judge, and what it would allow, as sets (kernel Python). Order of checks: clause 12.3."""

from __future__ import annotations

from ...kernel.cards import top
from ...kernel.clauses import ALLOWED, clause
from ...kernel.questions import awaited, current, kind_asked
from .setup import holds_in_lot
from .state import SPIDER, VALUES, Game, Kind, Move, Player, Word
from .turn import beating, first_share, number_played, refill_due, times_taken, value_played, value_taken


def forbids(g: Game, seat: int, move: Move) -> int:
    """The first clause, in the order of 12.3, that forbids this move of this seat now; or ALLOWED."""
    if g.state.agenda.size == 0:
        return clause(9, 1)
    word = move.word[0] if move.size > 0 else Word.END
    refilling = Word.REFILL <= word <= Word.REFILL_NONE
    if refilling and g.state.late == seat + 1:
        return forbids_refill(g.state.player[seat], move)  # 7.7
    kind = kind_asked(g)
    frame = current(g)
    if kind == Kind.LOT and Word.LOT <= word < Word.LOT + VALUES and (frame.answered >> seat) & 1:
        return clause(2, 7)
    if (awaited(g) >> seat) & 1 == 0 or not answers(kind, word) or (move.size > 1 and stands_alone(word)):
        if refilling and g.rules.refill == 1 and seat < g.state.seats:
            return clause(7, 7)
        return clause(12, 2)
    match kind:
        case Kind.TURN | Kind.PLAY:
            if word == Word.PASS:
                return forbids_pass(g, seat)
            return forbids_play(g, seat, move)
        case Kind.LOT:
            return ALLOWED if holds_in_lot(g, seat, word - Word.LOT) else clause(2, 5)
        case Kind.KEEP:
            return ALLOWED if holds_in_lot(g, seat, word - Word.KEEP) else clause(6, 6)
        case Kind.SPIKE:
            return forbids_spike(g, seat, move)
        case Kind.STEAL | Kind.SWAP | Kind.MOON:
            return forbids_target(g, seat, move, 1)
        case Kind.REFILL:
            if word == Word.DONE:
                return ALLOWED if g.rules.refill == 1 else clause(7, 5)
            return forbids_refill(g.state.player[seat], move)
        case Kind.NAME:
            return forbids_name(g, move)
    return ALLOWED


def stands_alone(word: int) -> bool:
    """Is this verb a whole move?"""
    return Word.PASS <= word <= Word.STOP or Word.ROCK <= word <= Word.SCISSORS or Word.LOT <= word < Word.REFILL


def answers(kind: int, word: int) -> bool:
    """Does a move with this verb answer a question of this kind?"""
    match kind:
        case Kind.TURN | Kind.PLAY:
            return word <= Word.PASS or word == Word.MIXED
        case Kind.LOT:
            return Word.LOT <= word < Word.LOT + VALUES
        case Kind.KEEP:
            return Word.KEEP <= word < Word.KEEP + VALUES
        case Kind.SPIKE:
            return word == Word.SPIKE
        case Kind.STEAL:
            return word == Word.STEAL
        case Kind.SWAP:
            return word == Word.SWAP_HAND or word == Word.SWAP_CEMETERY
        case Kind.MOON:
            return word == Word.MOON
        case Kind.REFILL:
            return Word.REFILL <= word <= Word.REFILL_NONE or word == Word.DONE
        case Kind.AGAIN:
            return word == Word.AGAIN or word == Word.STOP
        case Kind.NAME:
            return word == Word.NAME
        case Kind.THROW:
            return Word.ROCK <= word <= Word.SCISSORS
    return False


def forbids_play(g: Game, seat: int, move: Move) -> int:
    """4.3, 4.2, 4.4 or 10.5, 5.4, 5.2."""
    if move.word[0] == Word.MIXED:
        return clause(4, 3)
    value = value_played(move)
    number = number_played(move)
    if number == 0 or g.state.player[seat].hand.count[value] < number:
        return clause(4, 2)
    if (beating(g) >> value) & 1 == 0:
        return clause(10, 5) if top(g.state.horde) == SPIDER else clause(4, 4)
    first = first_share(move)
    if move.size > first and move.word[move.size - 1] == 0:
        return clause(5, 2)  # a split names those who get something
    extras = 0
    for i in range(first, move.size):
        other = i - first
        if move.word[i] > 0 and (other == seat or other >= g.state.seats):
            return clause(5, 4)
        extras += move.word[i]
    return ALLOWED if extras == number - 1 else clause(5, 2)


def forbids_pass(g: Game, seat: int) -> int:
    """6.11, 6.12: no pass on an empty horde, unless the hand is empty."""
    if g.state.horde.size == 0 and g.state.player[seat].hand.size > 0:
        return clause(6, 11)
    return ALLOWED


def forbids_spike(g: Game, seat: int, move: Move) -> int:
    """11.3, then 11.1."""
    if move.size < 2 or g.state.player[seat].hand.count[move.word[1]] == 0:
        return clause(11, 3)
    return forbids_target(g, seat, move, 2)


def forbids_target(g: Game, seat: int, move: Move, at: int) -> int:
    """11.1: an opponent, never oneself, in this game."""
    if move.size != at + 1 or move.word[at] == seat or move.word[at] >= g.state.seats:
        return clause(11, 1)
    return ALLOWED


def forbids_refill(player: Player, move: Move) -> int:
    """7.4: exactly what is due; 7.1: from one's own cemetery."""
    if move.word[0] == Word.REFILL_NONE or move.size != refill_due(player):
        return clause(7, 4)
    for i in range(move.size):
        value = value_taken(move, i)
        if player.cemetery.count[value] < times_taken(move, value):
            return clause(7, 1)
    return ALLOWED


def forbids_name(g: Game, move: Move) -> int:
    """8.11: one of the tied."""
    if move.size != 2 or (g.state.tied >> move.word[1]) & 1 == 0:
        return clause(8, 11)
    return ALLOWED
