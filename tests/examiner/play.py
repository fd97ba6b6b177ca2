"""Games end, cards are conserved, some seat can always go on, and what is refused or breaks off stays as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bythebook.kernel.chance import Chance, Stack, sow
from bythebook.kernel.sources import Told
from bythebook.kernel.table import Entry, Refusal
from tests.examiner.games import Setting, looked_at, number_for, seats_of, world_of
from tests.examiner.watching import Game, Watching

MOST_BROKEN = 30  # moves of a game that are broken off


def games_end_and_conserve_cards(game: Game) -> Watching:
    """After every move the cards are those of the deck, and the rules what they were; at the end there are places."""
    room, table, setting = game.setting.room, game.table, game.setting
    rules, cards = bytes(setting.rules()), room.inventory(table.g)
    while not table.over:
        yield
        assert room.inventory(table.g) == cards
        assert bytes(table.g.rules) == rules
    assert min(room.place(table.g, seat) for seat in range(setting.seats)) == 1
    assert all(0 <= room.payoff(table.g, seat) <= 1 for seat in range(setting.seats))


def the_referee_can_finish_any_game(game: Game) -> Watching:
    """For absent players the referee's defaults lead to the end, and each is one that the seat could have played."""
    table, random = game.table, Random(7)
    begins = random.randrange(1, 40)
    while not table.over:
        entry = yield
        if entry and entry.n == begins:
            chance = Chance()
            sow(chance, begins, 0)
            world = world_of(table, table.g.state, chance)
            while not world.over:
                stood = world.stand_in(random.choice(seats_of(world.awaited)))
                assert stood.events or world.awaited


def a_refused_move_changes_nothing(game: Game) -> Watching:
    """Neither the state nor what anybody may know; when the game is over, every move is refused."""
    room, table, random = game.setting.room, game.table, Random(11)
    refused, viewers = 0, range(-1, game.setting.seats)
    while not table.over:
        yield
        if not table.over and not looked_at(table, random, 0.7):
            continue
        before, views = bytes(table.g.state), [table.view(viewer) for viewer in viewers]
        for _ in range(6):
            seat, move = random.randrange(game.setting.seats), room.well_formed(random)
            if room.forbids(table.g, seat, move):
                refusal = table.submit(seat, move, number_for(table, move))
                assert isinstance(refusal, Refusal)
                refused += 1
        assert bytes(table.g.state) == before
        assert [table.view(viewer) for viewer in viewers] == views
    assert refused
    assert isinstance(table.submit(0, room.well_formed(random), table.number), Refusal), "the game is over"


class Failing:
    """A source that answers so many draws, then breaks."""

    def __init__(self, entry: Entry, draws: int) -> None:
        self.source = Told(list(entry.drawn))
        self.left = draws

    def below(self, n: int, what: int) -> int:
        self.fail_at_last()
        return self.source.below(n, what)

    def shuffle(self, stack: Stack, what: int) -> None:
        self.fail_at_last()
        self.source.shuffle(stack, what)

    def fail_at_last(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise OSError("the source of chance is broken")


def draws_for_sure(setting: Setting) -> bool:
    """A deck may last for a whole game; what is always drawn after the first deal are new rounds and new games."""
    return setting.room.name == "oh_my_brain" or setting.options.get("match") == "two_wins"


def a_failure_in_the_middle_of_a_move_changes_nothing(game: Game) -> Watching:
    """Each move that draws is played again, and breaks off at its first draw, at its second, and so on."""
    table, broken = game.table, 0
    while not table.over:
        number, asked, state, answers = table.number, table.awaited, table.g.state.clone(), dict(table.last_answer)
        entry = yield
        for draws in range(len(entry.drawn) if entry and broken < MOST_BROKEN else 0):
            assert entry
            source = Failing(entry, draws)
            world = world_of(table, state, source)
            world.last_answer = dict(answers)
            with pytest.raises(OSError, match="chance is broken"):
                again(game, world, entry, number)
            assert bytes(world.g.state) == bytes(state)
            assert (world.number, world.awaited, world.entries) == (number, asked, [])
            source.left, source.source = len(entry.drawn), Told(list(entry.drawn))
            assert again(game, world, entry, number) == entry.digest, "it can be played once chance is mended"
            broken += 1
    drew = any(entry.drawn for entry in table.entries[1:])
    assert bool(broken) == drew
    assert drew or not draws_for_sure(game.setting)


def again(game: Game, world: Any, entry: Entry, number: int) -> str:
    """The move of an entry at another table; the state after it."""
    if entry.mover < 0:
        played = world.stand_in(entry.seat)
    else:
        move = game.setting.room.read_move(entry.move)
        answers = number_for(world, move)
        assert answers in (None, number)
        played = world.submit(entry.seat, move, answers)
    assert isinstance(played, Entry), played
    return played.digest


PROPERTIES = (
    games_end_and_conserve_cards,
    the_referee_can_finish_any_game,
    a_refused_move_changes_nothing,
    a_failure_in_the_middle_of_a_move_changes_nothing,
)
