"""Faces that are open for a while: what a game says of them follows from how many there are, tells nobody what others
see, and leaves nothing private in a log (Dementalism, 13.3, 13.4, L6, L16)."""

from __future__ import annotations

from bythebook.kernel.events import SPECTATOR, Event, seen
from bythebook.kernel.shows import ages
from bythebook.kernel.telling import describe, field_types
from bythebook.kernel.words import Words
from tests.examiner.round_trips import LANGUAGES
from tests.examiner.watching import Game, Watching


def events_of(game: Game) -> list[Event]:
    """All events so far."""
    return [event for entry in game.table.entries for event in entry.events]


def what_is_open_is_counted_and_is_for_those_who_see_it(game: Game) -> Watching:
    """How many faces are open follows from what everybody sees; a peek opens nothing to anybody else."""
    shows, table = game.setting.room.shows, game.table
    while not table.over:
        yield
    peeks = 0
    for event in events_of(game) if shows else ():
        assert shows
        shown, peeked = shows.count(event)
        assert (shown, peeked) == shows.count(seen(event, SPECTATOR))  # whatever is seen in secret
        to_all = shows.opened(seen(event, SPECTATOR))
        assert bool(to_all) == bool(shown)
        assert not any(opening.peek for opening in to_all)
        for viewer in range(game.setting.seats):
            mine = shows.opened(seen(event, viewer))
            assert (mine != to_all) <= bool((event.eyes >> viewer) & 1 and peeked)
            assert all(opening.peek for opening in mine if opening not in to_all)
        peeks += bool(peeked)
    assert not shows or peeks or not any(event.eyes for event in events_of(game))


def a_log_keeps_nothing_private_of_what_is_hidden(game: Game) -> Watching:
    """Of what is past everybody keeps the same, in words of every language, without cells and places (13.3)."""
    room, table, seats = game.setting.room, game.table, game.setting.seats
    shows = room.shows
    while not table.over:
        yield
    if not shows:
        return
    names = [f"Player {seat}" for seat in range(seats)]
    tongues = [Words(room.words(lang), lang, field_types(room.forms.values())) for lang in LANGUAGES]
    assert max(ages(shows, events_of(game))) == 2
    for event in events_of(game):
        for age in (1, 2):
            kept = room.kept(event, age)
            assert all(room.kept(seen(event, viewer), age) == kept for viewer in range(-1, seats))
            if kept is None:
                continue
            assert not kept.secret
            told = describe(room.forms[kept.kind], kept)
            for words in tongues:
                words.event(told, 0, names, deck="default", label="reconstruction")
            if age == 2:
                assert not told.keys() & {"column", "row", "place", "second"}, told
    assert table.log(SPECTATOR) == table.log(0)


PROPERTIES = (what_is_open_is_counted_and_is_for_those_who_see_it, a_log_keeps_nothing_private_of_what_is_hidden)
