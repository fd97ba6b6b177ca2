"""Every property holds in games by all house rules and numbers of seats; and those who look see what is wrong."""

from __future__ import annotations

from random import Random

import pytest

from bythebook.games import COMING, GAMES, room
from bythebook.kernel.sources import Fair
from bythebook.kernel.table import Table
from tests.examiner import legality, play, round_trips, secrets, shows, views
from tests.examiner.games import Setting, moves_of, seats_tried, settings, settings_of, values_tried
from tests.examiner.pairs import all_pairs, pairs_of
from tests.examiner.watching import Game, Watching, begun, examine
from tests.extent import amount

PROPERTIES = (
    *legality.PROPERTIES, *play.PROPERTIES, *round_trips.PROPERTIES, *secrets.PROPERTIES, *shows.PROPERTIES,
    *views.PROPERTIES,
)  # fmt: skip
SEEDS = amount([1], [1, 2])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setting", settings(), ids=str)
def test_every_property_holds(setting: Setting, seed: int) -> None:
    """In a whole game, of which all of them see every move."""
    examine(begun(setting, seed), PROPERTIES)


def test_some_game_has_faces_that_are_open_for_a_while() -> None:
    assert any(room(name).shows for name in GAMES)


@pytest.mark.parametrize("name", [*GAMES, *COMING])
def test_every_two_values_of_house_rules_come_together_and_every_number_of_seats_is_played(name: str) -> None:
    game = room(name)
    rows = [game.house(setting.options) for setting in settings_of(name)]
    together = set().union(*map(pairs_of, rows))
    assert not all_pairs({rule.name: values_tried(rule) for rule in game.house_rules}) - together
    assert {setting.seats for setting in settings_of(name)} == set(seats_tried(game))
    assert any(not setting.options for setting in settings_of(name))


def cards_are_lost(game: Game) -> Watching:
    """What no game does."""
    yield
    yield
    assert not game.table.g.state.agenda.number, "this is wrong"


def the_game_stands_still(game: Game) -> Watching:
    """Nor this."""
    number = game.table.number
    while game.table.number == number:
        yield
    raise AssertionError("it went on")


def test_a_fault_names_property_setting_and_position() -> None:
    """And the others go on looking."""
    setting = settings()[0]
    with pytest.raises(ExceptionGroup) as caught:
        examine(begun(setting, 1), [cards_are_lost, play.games_end_and_conserve_cards, the_game_stands_still])
    first, second = caught.value.exceptions
    assert str(caught.value).startswith(f"{setting}: ")
    assert {"cards_are_lost", "the_game_stands_still"} == set(caught.value.message.partition(": ")[2].split(", "))
    notes = [*first.__notes__, *second.__notes__]
    assert any(note.startswith(f"cards_are_lost does not hold in {setting}, game 1, after entry 2, ") for note in notes)
    assert len(notes) == 2


def meddling(game: Game) -> Watching:
    """A property that is none."""
    yield
    game.table.g.state.agenda.number += 1
    yield


def test_who_changes_the_game_is_found_out() -> None:
    with pytest.raises(AssertionError, match="changed the game"):
        examine(begun(settings()[0], 1), [meddling])


def test_a_fair_table_is_told_which_entry_it_draws_for() -> None:
    """Moves of one entry cannot shift the draws of a later one."""
    setting = settings()[0]
    fair = Fair(bytes(range(32)), "table", ["a", "b"])
    table = Table(setting.room, setting.rules(), setting.seats, fair, fair.turn_to)
    random = Random(3)
    for entry in moves_of(table, random):
        assert fair.entry == entry.n
