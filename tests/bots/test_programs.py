"""Programs in seats: whatever a program says, asked or unasked, is a move that it may make."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from bythebook.bots.programs import PLAYERS, Program
from bythebook.games import room
from tests.examiner.games import Setting, moves_of, seats_of

UNASKED = (("oh_my_brain", {"refill": "forgettable"}), ("dweebies", {"draw": "manual"}))
"""Games in which somebody may speak unasked at any time: a forgotten refill, a draw that is owed."""
GAMES = 6


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("game", "options"), UNASKED, ids=[game for game, _ in UNASKED])
def test_what_a_program_says_is_allowed(game: str, options: dict[str, str], name: str) -> None:
    unasked = 0
    for seed in range(GAMES):
        table = Setting(room(game), 3, options).table(seed)
        programs = [Program(table.room, name, seat, table.g.rules, seed) for seat in range(3)]
        for entry in chain(table.entries[:1], moves_of(table, Random(seed))):
            for program in programs:
                program.saw(entry.events)
            for seat in seats_of(table.awaited | table.room.interjecting(table.g)):
                unasked += not (table.awaited >> seat) & 1
                move = programs[seat].choose(table.g)
                assert table.room.forbids(table.g, seat, move) == 0, (table.room.write_move(move), entry)
    assert unasked, "nobody could have spoken unasked: nothing was tested"
