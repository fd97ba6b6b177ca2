"""Random games of any game, checked after every move (kernel Python). A game's own `inspected_*` says what is wrong.

That module has LONGEST, more moves than any game takes, and `fault_of`. `cases.py` gives this loop a copy for each
game, in which these two are the game's.
"""

from __future__ import annotations

from typing import Any

from bythebook.fast.contract import apply, forbids
from bythebook.fast.driver import begin_game, choose, fold
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import Chance
from bythebook.kernel.questions import awaited

ENTRIES = ("inspected",)
LONGEST = 0

FORBIDDEN = 1  # the judge refuses what was offered
ENDLESS = 2
MISSING = 3  # a card is not where it should be; a game's own faults follow


def fault_of(g: Any, word: int, number: int, notes: list[int], counts: list[int]) -> int:
    """What is wrong in game `number` after a move that began with this word; 0: nothing. `notes` is memory that is 0
    when a game begins, `counts` room for counting cards."""
    raise NotImplementedError


def inspected(
    g: Any,
    move: Any,
    out: Any,
    policy: Chance,
    seats: int,
    seed: int,
    games: int,
    notes: list[int],
    counts: list[int],
    found: list[int],
) -> int:
    """Games checked after every move; their trace. `found`: the first fault, its seed, most moves in a game."""
    trace = 0
    for number in range(seed, seed + games):
        begin_game(g, policy, seats, number)
        for i in range(len(notes)):
            notes[i] = 0
        moves = 0
        waiting = awaited(g)
        while waiting != 0:
            seat = lowest(waiting)
            choose(g, seat, move, out, policy)
            word = move.word[0]
            trace = fold(fold(trace, seat), word)
            refused = forbids(g, seat, move)
            apply(g, seat, move)
            moves += 1
            fault = fault_of(g, word, number, notes, counts)
            if refused != 0:
                fault = FORBIDDEN
            if moves >= LONGEST:
                fault = ENDLESS
            if fault != 0:
                found[0] = fault
                found[1] = number
                return trace
            waiting = awaited(g)
        found[2] = max(found[2], moves)
        trace = fold(trace, moves)
    return trace
