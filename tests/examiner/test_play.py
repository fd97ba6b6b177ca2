"""Games end, cards are conserved, some seat can always go on, and what is refused or over stays as it was."""

from __future__ import annotations

from random import Random

import pytest

from bythebook.kernel.chance import Chance, Stack, sow
from bythebook.kernel.sources import Fair
from bythebook.kernel.table import Refusal, Table

from .games import Setting, looked_at, moves_of, number_for, random_move, seats_of, settings

SETTINGS = settings()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_games_end_and_conserve_cards(setting: Setting) -> None:
    random = Random(str(setting))
    rules = bytes(setting.rules())
    for seed in range(3):
        table = setting.table(seed)
        cards = setting.room.inventory(table.g)
        for _ in moves_of(table, random):
            assert setting.room.inventory(table.g) == cards
            assert bytes(table.g.rules) == rules
        places = [setting.room.place(table.g, seat) for seat in range(setting.seats)]
        assert min(places) == 1
        assert all(0 <= setting.room.payoff(table.g, seat) <= 1 for seat in range(setting.seats))
        assert not setting.room.interjecting(table.g) or table.over


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_referee_can_finish_any_game(setting: Setting) -> None:
    """For absent players the referee's defaults lead to the end, and each is one that the seat could have played."""
    random = Random(str(setting))
    table = setting.table(7)
    for _ in zip(range(random.randrange(40)), moves_of(table, random), strict=False):
        continue
    while not table.over:
        entry = table.stand_in(random.choice(seats_of(table.awaited)))
        assert entry.events or table.awaited


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_refused_move_changes_nothing(setting: Setting) -> None:
    random = Random(str(setting))
    table = setting.table(11)
    refused = 0
    for _ in moves_of(table, random):
        if not table.over and not looked_at(table, random, 0.7):
            continue
        before, views = bytes(table.g.state), [table.view(viewer) for viewer in range(-1, setting.seats)]
        for _ in range(6):
            seat, move = random.randrange(setting.seats), setting.room.well_formed(random)
            if setting.room.forbids(table.g, seat, move):
                refusal = table.submit(seat, move, number_for(table, move))
                assert isinstance(refusal, Refusal)
                refused += 1
        assert bytes(table.g.state) == before
        assert [table.view(viewer) for viewer in range(-1, setting.seats)] == views
    assert refused
    move = setting.room.well_formed(random)
    assert isinstance(table.submit(0, move, table.number), Refusal), "the game is over"


class Failing:
    """A source that breaks at every other draw, once it is armed."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws = 0
        self.armed = False

    def below(self, n: int, what: int) -> int:
        self.fail_sometimes()
        return self.source.below(n, what)

    def shuffle(self, stack: Stack, what: int) -> None:
        self.fail_sometimes()
        self.source.shuffle(stack, what)

    def fail_sometimes(self) -> None:
        self.draws += self.armed
        if self.draws % 2:
            raise OSError("the source of chance is broken")


# where no move draws anything under the default house rules, those under which some do
DRAWING = {"dweebies": {"match": "two_wins"}}


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.options == DRAWING.get(s.room.name, {})], ids=str)
def test_a_failure_in_the_middle_of_a_move_changes_nothing(setting: Setting) -> None:
    random, failures = Random(str(setting)), 0
    for seed in range(13, 93):
        failures += failures_of_a_game(setting, seed, random)
        if failures > 3:
            break
    assert failures


def failures_of_a_game(setting: Setting, seed: int, random: Random) -> int:
    """How often a move broke off in the middle, in a game of this seed."""
    failures = 0
    chance = Chance()
    sow(chance, seed, 0)
    source = Failing(chance)
    table = Table(setting.room, setting.rules(), setting.seats, source)
    source.armed = True
    while not table.over:
        seat = random.choice(seats_of(table.awaited))
        move = random_move(setting.room, table.g, seat, random)
        before, entries = bytes(table.g.state), list(table.entries)
        try:
            table.submit(seat, move, number_for(table, move))
        except OSError:
            failures += 1
            assert bytes(table.g.state) == before
            assert table.entries == entries
    return failures


def test_a_fair_table_is_told_which_entry_it_draws_for() -> None:
    """Moves of one entry cannot shift the draws of a later one."""
    setting = SETTINGS[0]
    fair = Fair(bytes(range(32)), "table", ["a", "b"])
    table = Table(setting.room, setting.rules(), setting.seats, fair, fair.turn_to)
    random = Random(3)
    for entry in moves_of(table, random):
        assert fair.entry == entry.n
