"""Games in which every seat learns (kernel Python): what they know, worlds dealt again, and all of it as numbers."""

from __future__ import annotations

from typing import Any

from bythebook.fast.contract import apply, copy, encode, learn, redeal
from bythebook.fast.driver import begin_game, choose, fold
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import Chance
from bythebook.kernel.questions import awaited

ENTRIES = ("studied",)
MODULUS = 1_000_003


def studied(
    g: Any,
    world: Any,
    move: Any,
    out: Any,
    policy: Chance,
    seats: int,
    seed: int,
    games: int,
    minds: list[Any],
    seen: Any,
    features: Any,
) -> int:
    """A trace of these games: after every move of what one seat knows, and of a world that is dealt again for it."""
    trace = 0
    for number in range(seed, seed + games):
        begin_game(g, policy, seats, number)
        waiting = 1
        while waiting != 0:
            for seat in range(seats):
                at = 0
                while at < g.desk.events.size:
                    at = hear(g.desk.events, at, seat, seen)
                    learn(minds[seat], g.rules, seen, seat)
            waiting = awaited(g)
            if waiting != 0:
                me = g.state.agenda.number % seats
                trace = note(g, me, minds[me], features, trace)
                copy(world.state, g.state)
                redeal(world, me, minds[me])
                trace = note(world, me, minds[me], features, trace)
                choose(world, lowest(waiting), move, out, policy)
                apply(world, lowest(waiting), move)
                trace = note(world, me, minds[me], features, trace)
                choose(g, lowest(waiting), move, out, policy)
                apply(g, lowest(waiting), move)
    return trace


def note(g: Any, me: int, k: Any, features: Any, trace: int) -> int:
    """All that a seat knows, into a trace."""
    encode(g, me, k, features)
    for i in range(features.size):
        trace = fold(trace, features.value[i] % MODULUS)
    return trace


def hear(events: Any, at: int, seat: int, seen: Any) -> int:
    """One row of events as this seat sees it (`events.see`); where the next begins."""
    row = events.word
    end = at + row[at]
    hidden = at + row[at + 2] if row[at + 2] > 0 else end
    seen.kind = row[at + 1]
    seen.size = hidden - at - 3
    for i in range(seen.size):
        seen.word[i] = row[at + 3 + i]
    seen.shown = 1 if hidden < end and (row[hidden] >> seat) & 1 == 1 else 0
    seen.secrets = end - hidden - 1 if seen.shown == 1 else 0
    for i in range(seen.secrets):
        seen.secret[i] = row[hidden + 1 + i]
    return end
