"""Faces that are open for a while: for how long, and how old events are in a log (Dementalism, sections 13 and F)."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bythebook.games.dweebies.events import Told
from bythebook.games.dweebies.room import ROOM
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR, Event
from bythebook.kernel.shows import ages, counted, span
from bythebook.kernel.table import Entry, Table
from bythebook.kernel.walk import every_move
from tests.shown import SHOWS, kept


@pytest.mark.parametrize(
    ("shown", "peeked", "seconds"), [(0, 0, 0), (1, 0, 4), (3, 0, 7), (0, 1, 5), (0, 4, 11), (2, 1, 5.5), (1, 2, 7)]
)
def test_the_time_follows_from_the_number_of_faces(shown: int, peeked: int, seconds: float) -> None:
    assert span(shown, peeked) == seconds


def events(*kinds: int) -> list[Event]:
    """Some events of these kinds."""
    return [Event(kind, (0, 3)) for kind in kinds]


def test_how_old_an_event_is() -> None:
    placed, drew, turn, offer = Told.PLACED, Told.DREW, Told.TURN, Told.OFFER
    assert ages(SHOWS, events(turn, placed, offer)) == [0, 0, 0]  # a flip lies open
    assert ages(SHOWS, events(turn, placed, drew)) == [0, 0, 1]  # a peek does not
    assert ages(SHOWS, events(turn, placed, drew, turn, placed)) == [2, 2, 2, 0, 0]
    hiding = dataclasses.replace(SHOWS, hides=frozenset({offer}))
    assert ages(hiding, events(turn, placed, offer, placed)) == [1, 1, 0, 0]  # hidden, and the turn goes on
    assert ages(SHOWS, []) == []


def test_cards_are_counted_and_not_named() -> None:
    assert counted(SHOWS, events(Told.PLACED, Told.DREW, Told.TURN, Told.PLACED)) == (2, 1)
    told = [Event(Told.DREW, (0, 9, 0), (card,), 1) for card in range(20)]
    assert {SHOWS.count(event) for event in told} == {(0, 1)}


def dealt(**changes: Any) -> Table:
    """A table of two, some moves into the game."""
    room = dataclasses.replace(ROOM, **changes)
    chance = Chance()
    sow(chance, 5, 0)
    deck = room.read_deck(room.decks[0], None)
    table = Table(room, room.read_rules(room.house({}), deck, 2), 2, chance)
    for _ in range(6):
        seat = table.awaited.bit_length() - 1
        entry = table.submit(seat, next(iter(every_move(room, table.g, seat, 1))), table.number)
        assert isinstance(entry, Entry)
    return table


def test_a_log_keeps_what_the_game_says_and_a_story_everything() -> None:
    table, plain = dealt(shows=SHOWS, kept=kept), dealt()
    for viewer in (SPECTATOR, 0, 1):
        whole = [told for entry in table.entries for told in table.heard(entry, viewer)]
        assert plain.log(viewer) == [told for entry in plain.entries for told in plain.heard(entry, viewer)] == whole
        assert table.log(viewer) == [told for told in whole if told["event"] not in ("placed", "drew")]
