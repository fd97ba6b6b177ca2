"""Many random games of Cryptid Smash, and what the specification counts in them (kernel Python)."""

from __future__ import annotations

from typing import Any

from bythebook.fast.contract import apply
from bythebook.fast.driver import begin_game, choose
from bythebook.games.cryptid_smash.events import Told
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import Chance
from bythebook.kernel.questions import awaited

ENTRIES = ("counted",)


def told_of(events: Any, kind: int) -> int:
    """How many events of this kind were told of the last move."""
    number = 0
    at = 0
    while at < events.size:
        number += 1 if events.word[at + 1] == kind else 0
        at += events.word[at]
    return number


def counted(
    g: Any,
    move: Any,
    out: Any,
    policy: Chance,
    seats: int,
    seed: int,
    acts: list[int],
    reshuffles: list[int],
    endings: list[int],
) -> int:
    """A game for each place of `acts` (answers and actions); `reshuffles` and `endings` likewise; how many legendary
    cards were played in all."""
    legendary = 0
    for i in range(len(acts)):
        begin_game(g, policy, seats, seed + i)
        while awaited(g) != 0:
            choose(g, lowest(awaited(g)), move, out, policy)
            apply(g, lowest(awaited(g)), move)
            legendary += told_of(g.desk.events, Told.LEGENDARY)
        acts[i] = g.state.acts
        reshuffles[i] = g.state.reshuffles
        endings[i] = g.state.ending
    return legendary
