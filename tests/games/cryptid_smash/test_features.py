"""What a learner is shown of Cryptid Smash: always as many numbers, and bounds for hidden hands that hold."""

from __future__ import annotations

from random import Random

import pytest

from bythebook.bots.programs import Program
from bythebook.games import room
from tests.examiner.games import Setting, moves_of

SMASH = room("cryptid_smash")
FACES = 176
OF_TABLE = 3 * FACES + 7 + 15


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_bounds_hold_and_say_something(seats: int) -> None:
    table = Setting(SMASH, seats, {}).table(17)
    programs = [Program(SMASH, "uniform", seat, table.g.rules, 1) for seat in range(seats)]
    sizes, told = set(), 0
    out = SMASH.features()
    for entry in (table.entries[0], *moves_of(table, Random(5))):  # a game before it leaves no trace
        for program in programs:
            program.saw(entry.events)
    table = Setting(SMASH, seats, {}).table(17)
    for program in programs:
        program.saw(table.entries[0].events)
    for entry in moves_of(table, Random(5)):
        for program in programs:
            program.saw(entry.events)
        if table.over or entry.n % 7:
            continue
        for me, program in enumerate(programs):
            SMASH.encode(table.g, me, program.knowledge, out)
            sizes.add(out.size)
            assert list(out.value[:FACES]) == list(table.g.state.player[me].hand.count)
            for place in range(1, seats):
                hand = table.g.state.player[(me + place) % seats].hand
                first = OF_TABLE + 6 * place + 6 + (place - 1) * 2 * FACES
                assert out.value[first - 6] == hand.size
                bounds = out.value[first : first + 2 * FACES]
                for face, number in enumerate(hand.count):
                    assert bounds[2 * face] <= number <= bounds[2 * face + 1]
                told += sum(most < hand.size for most in bounds[1::2])
    assert sizes == {OF_TABLE + 6 * 6 + 5 * 2 * FACES}
    assert told
