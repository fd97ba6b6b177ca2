"""Faces that are open for a while: what a game says of them follows from how many there are, tells nobody what others
see, and leaves nothing private in a log (Dementalism, 13.3, 13.4, L6, L16)."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

import pytest

from bythebook.kernel.events import SPECTATOR, Event, seen
from bythebook.kernel.shows import ages
from bythebook.kernel.table import Table
from bythebook.kernel.telling import describe, field_types
from bythebook.kernel.words import Words
from tests.examiner.games import Setting, moves_of, settings

ALL = [setting for setting in settings(mixed=3) if setting.room.shows]
SETTINGS = [
    setting for setting in ALL
    if setting.options.get("idle_turns") != "999" and (len(setting.options) != 1 or "store_look" in setting.options)
]  # fmt: skip
LANGUAGES: tuple[Literal["en", "fr"], ...] = ("en", "fr")


class Played(NamedTuple):
    """A game played at random, and all its events."""

    setting: Setting
    table: Table
    events: list[Event]


@pytest.fixture(scope="module", params=SETTINGS, ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    """One game of each setting."""
    setting: Setting = request.param
    table = setting.table(87)
    for _ in moves_of(table, Random(str(setting))):
        continue
    return Played(setting, table, [event for entry in table.entries for event in entry.events])


def test_some_game_has_them() -> None:
    assert SETTINGS


def test_what_is_open_is_counted_and_is_for_those_who_see_it(played: Played) -> None:
    setting, _, events = played
    shows = setting.room.shows
    assert shows
    peeks = 0
    for event in events:
        shown, peeked = shows.count(event)
        assert (shown, peeked) == shows.count(seen(event, SPECTATOR))  # whatever is seen in secret
        to_all = shows.opened(seen(event, SPECTATOR))
        assert bool(to_all) == bool(shown)
        assert not any(opening.peek for opening in to_all)
        for viewer in range(setting.seats):
            mine = shows.opened(seen(event, viewer))
            assert (mine != to_all) <= bool((event.eyes >> viewer) & 1 and peeked)
            assert all(opening.peek for opening in mine if opening not in to_all)
        peeks += bool(peeked)
    assert peeks or not any(event.eyes for event in events)


def test_a_log_keeps_nothing_private_of_what_is_hidden(played: Played) -> None:
    """Of what is past everybody keeps the same, in words of every language, without cells and places (13.3)."""
    setting, table, events = played
    room, shows = setting.room, setting.room.shows
    assert shows
    names = [f"Player {seat}" for seat in range(setting.seats)]
    tongues = [Words(room.words(lang), lang, field_types(room.forms.values())) for lang in LANGUAGES]
    assert max(ages(shows, events)) == 2
    for event in events:
        for age in (1, 2):
            kept = room.kept(event, age)
            assert all(room.kept(seen(event, viewer), age) == kept for viewer in range(-1, setting.seats))
            if kept is None:
                continue
            assert not kept.secret
            told = describe(room.forms[kept.kind], kept)
            for words in tongues:
                words.event(told, 0, names, deck="default", label="reconstruction")
            if age == 2:
                assert not told.keys() & {"column", "row", "place", "second"}, told
    assert table.log(SPECTATOR) == table.log(0)
