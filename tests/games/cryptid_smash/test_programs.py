"""Whole games of Cryptid Smash between programs: how they call and say smash (9.20), and that thinking pays."""

from __future__ import annotations

from collections import Counter

import pytest

from bythebook.bots.programs import PLAYERS, Program
from bythebook.games import room
from bythebook.games.cryptid_smash.events import Told
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.table import Entry, Table
from bythebook.lab.simulate import simulate

SMASH = room("cryptid_smash")


def told(seats: int, lapse: int | None, seed: int) -> Counter[int]:
    """What is told, by kind, of a game between programs of both kinds."""
    rules = SMASH.read_rules(SMASH.house({}), SMASH.read_deck("reconstruction", None), seats)
    chance = Chance()
    sow(chance, seed, 0)
    table = Table(SMASH, rules, seats, chance)
    programs = [Program(SMASH, PLAYERS[seat % 2], seat, rules, seed, lapse) for seat in range(seats)]
    kinds: Counter[int] = Counter()
    heard = 0
    while True:
        for entry in table.entries[heard:]:
            kinds.update(event.kind for event in entry.events)
            for program in programs:
                program.saw(entry.events)
        heard = len(table.entries)
        if table.over:
            return kinds
        seat = (table.awaited & -table.awaited).bit_length() - 1
        assert isinstance(table.submit(seat, programs[seat].choose(table.g), table.number), Entry)


@pytest.mark.parametrize("seats", [2, 4])
def test_programs_are_never_idle_and_never_call_wrongly(seats: int) -> None:
    """Rule 9.20: whatever they forget. Who forgets nothing is never caught, who forgets everything says nothing."""
    careful, average, careless = (told(seats, lapse, 11) for lapse in (0, None, 1000))
    for kinds in (careful, average, careless):
        assert kinds[Told.FINISH] == 1
        assert not kinds[Told.IDLE] + kinds[Told.WRONG]
    assert careful[Told.SMASH]
    assert not careful[Told.CAUGHT]
    assert not careless[Told.SMASH] + careless[Told.CAUGHT] + careless[Told.LATE]


def test_some_who_forget_are_caught() -> None:
    """Rule 9.20: with the default, in one of a few games."""
    assert any(told(3, None, seed)[Told.CAUGHT] for seed in range(10))


def test_thinking_pays() -> None:
    tally = simulate(SMASH, 24, 2, ["greedy", "uniform"], seed=1)
    assert tally.shares()[0] > 0.6
