"""Moves, positions, records and bytes survive being written and read; every event has words in every language."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest

from bythebook.kernel.game import REFEREE
from bythebook.kernel.history import Record, read_record, write_record
from bythebook.kernel.notation import BadInput
from bythebook.kernel.replaying import fold, replay, verify
from bythebook.kernel.table import Table
from bythebook.kernel.telling import field_types
from bythebook.kernel.walk import every_move
from bythebook.kernel.words import Words
from tests.examiner.games import looked_at, seats_of
from tests.examiner.watching import Game, Watching

LANGUAGES: tuple[Literal["en", "fr"], ...] = ("en", "fr")


def a_record_replays_to_the_same_events_and_states(game: Game) -> Watching:
    room, table = game.setting.room, game.table
    while not table.over:
        yield
    again = read_record(write_record(game.record))
    assert again == game.record
    for line, entry, _ in replay(room, again):
        assert entry == table.entries[line.n]._replace(drawn=entry.drawn)
    assert bytes(fold(room, again.header, again.lines).g.state) == bytes(table.g.state)
    assert verify(room, again).over


def another(draw: str) -> str:
    """A draw with another outcome: an order turned round, another face of the die."""
    what, _, outcome = draw.partition(" ")
    if what == "roll":
        return "roll bang" if outcome == "plus" else "roll plus"
    return f"{what} {','.join(reversed(outcome.split(',')))}"


def a_record_that_was_tampered_with_is_found_out(game: Game) -> Watching:
    """A changed move, draw, secret, digest or result is named with its entry."""
    room = game.setting.room
    while not game.table.over:
        yield
    record = game.record
    changed = [(line, [another(draw) for draw in line.drawn]) for line in [*record.lines[1:], record.lines[0]]]
    drawn, others = next((line, draws) for line, draws in changed if draws != line.drawn)
    cases = [
        (record.lines[5]._replace(digest="0" * 16), "Entry 5: after .* differs"),
        (record.lines[5]._replace(move="nonsense"), "Entry 5: 'nonsense' is no move"),
        (drawn._replace(drawn=others), f"Entry {drawn.n}: "),
    ]
    for line, sentence in cases:
        lines = [line if line.n == old.n else old for old in record.lines]
        with pytest.raises(BadInput, match=sentence):
            verify(room, Record(record.header, lines, record.end))
    with pytest.raises(BadInput, match="not the one that was committed to"):
        verify(room, record._replace(end={**record.end, "secret": "00" * 32}))
    with pytest.raises(BadInput, match="does not give the places"):
        verify(room, record._replace(end={**record.end, "places": [[1, ["B"]]]}))
    with pytest.raises(BadInput, match="the game is not over"):
        verify(room, record._replace(lines=record.lines[:-1]))


def positions_and_moves_round_trip(game: Game) -> Watching:
    """Text to state to the same text; a state read back offers the same moves and the same views."""
    room, table, random = game.setting.room, game.table, Random(59)
    while not table.over:
        yield
        if not looked_at(table, random, 1):
            continue
        text = room.write_position(table.g)
        again = Table.at(room, text, table.g.rules, table.chance.source)
        assert room.write_position(again.g) == text
        assert again.awaited == table.awaited
        for seat in seats_of(table.awaited):
            moves = [move.clone() for move in every_move(room, table.g, seat, 50)]
            written = [room.write_move(move) for move in moves]
            assert written == [room.write_move(move) for move in every_move(room, again.g, seat, 50)]
            for move in moves:
                for lang in LANGUAGES:
                    read = room.read_move(room.write_move(move, lang))
                    assert (read.size, read.word[: read.size]) == (move.size, move.word[: move.size])


def every_event_has_words_in_every_language(game: Game) -> Watching:
    """Every viewer can be told every event; what everybody may know is told to somebody."""
    room, table, seats = game.setting.room, game.table, game.setting.seats
    while not table.over:
        yield
    names = [f"Player {seat}" for seat in range(seats)]
    absent = table.entries[-1]._replace(mover=REFEREE, seat=0)
    tongues = [(Words(room.words(lang), lang, field_types(room.forms.values())), room.rulebook(lang))
               for lang in LANGUAGES]  # fmt: skip
    more = {"deck": "courbe", "label": "reconstruction"}
    said: set[tuple[str, int]] = set()  # many events are told many times
    for entry in (*table.entries, absent):
        heard = [(event, viewer) for viewer in range(-1, seats) for event in table.heard(entry, viewer)]
        fresh = [(event, viewer) for event, viewer in heard if (repr(event), viewer) not in said]
        said.update((repr(event), viewer) for event, viewer in fresh)
        mine = table.heard(entry, entry.seat if entry.seat >= 0 else -1)
        for words, rulebook in tongues:
            sentences = [words.event(event, viewer, names, **more) for event, viewer in fresh]
            assert len(fresh) < len(heard) or any(sentences) or not any(has_words(words, event) for event, _ in heard)
            assert all(rulebook.find(event["clause"]) for event in mine), mine


def has_words(words: Words, event: dict[str, Any]) -> bool:
    """Is this event one that is told in words? (A window is a sound.)"""
    stem = event["event"].replace("_", "-")
    return any(words.has(name) for name in (stem, f"{stem}-you", f"{stem}-target", f"{stem}-other"))


PROPERTIES = (
    a_record_replays_to_the_same_events_and_states,
    a_record_that_was_tampered_with_is_found_out,
    positions_and_moves_round_trip,
    every_event_has_words_in_every_language,
)
