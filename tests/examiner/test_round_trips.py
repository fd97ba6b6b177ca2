"""Moves, positions, records and bytes survive being written and read; every event has words in every language."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest

from bythebook.kernel.game import REFEREE
from bythebook.kernel.history import Header, Record, line_of, read_record, write_record
from bythebook.kernel.notation import BadInput
from bythebook.kernel.replaying import fold, replay, result_of, verify
from bythebook.kernel.sources import Fair, commitment
from bythebook.kernel.table import Table
from bythebook.kernel.telling import field_types
from bythebook.kernel.walk import every_move
from bythebook.kernel.words import Words

from .games import Setting, looked_at, moves_of, seats_of, settings

SETTINGS = settings()
SECRET = bytes(range(32))


def record_of(setting: Setting, seed: int) -> tuple[Record, Table]:
    """A whole random game with a fair source, some of it played by the referee."""
    house = setting.room.house(setting.options)
    deck = setting.room.read_deck(house["deck"], None)
    names = [f"Player {seat}" for seat in range(setting.seats)]
    nonces = [f"nonce {seat}" for seat in range(setting.seats)]
    kept = {"name": deck.name, "label": deck.label, "text": deck.text}
    header = Header(setting.room.name, setting.room.edition, house, kept, names, "table", commitment(SECRET), nonces)
    fair = Fair(SECRET, "table", nonces)
    table = Table(setting.room, header.rules(setting.room), setting.seats, fair, fair.turn_to)
    random = Random(seed)
    for _ in moves_of(table, random):
        if not table.over and random.random() < 0.1:
            table.stand_in(random.choice(seats_of(table.awaited)))
    lines = [line_of(setting.room, entry) for entry in table.entries]
    return Record(header, lines, {**result_of(setting.room, table), "secret": SECRET.hex()}), table


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_record_replays_to_the_same_events_and_states(setting: Setting) -> None:
    record, table = record_of(setting, 47)
    again = read_record(write_record(record))
    assert again == record
    for line, entry, _ in replay(setting.room, again):
        assert entry == table.entries[line.n]._replace(drawn=entry.drawn)
    assert bytes(fold(setting.room, again.header, again.lines).g.state) == bytes(table.g.state)
    assert verify(setting.room, again).over


def another(draw: str) -> str:
    """A draw with another outcome: an order turned round, another face of the die."""
    what, _, outcome = draw.partition(" ")
    if what == "roll":
        return "roll bang" if outcome == "plus" else "roll plus"
    return f"{what} {','.join(reversed(outcome.split(',')))}"


@pytest.mark.parametrize("setting", [s for s in SETTINGS if not s.options], ids=str)
def test_a_record_that_was_tampered_with_is_found_out(setting: Setting) -> None:
    """A changed move, draw, secret, digest or result is named with its entry."""
    record, _ = record_of(setting, 53)
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
            verify(setting.room, Record(record.header, lines, record.end))
    with pytest.raises(BadInput, match="not the one that was committed to"):
        verify(setting.room, record._replace(end={**record.end, "secret": "00" * 32}))
    with pytest.raises(BadInput, match="does not give the places"):
        verify(setting.room, record._replace(end={**record.end, "places": [[1, ["B"]]]}))
    with pytest.raises(BadInput, match="the game is not over"):
        verify(setting.room, record._replace(lines=record.lines[:-1]))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_positions_and_moves_round_trip(setting: Setting) -> None:
    """Text to state to the same text; a state read back offers the same moves and the same views."""
    game, random = setting.room, Random(str(setting))
    table = setting.table(59)
    for _ in moves_of(table, random):
        if not looked_at(table, random, 1):
            continue
        text = game.write_position(table.g)
        again = Table.at(game, text, table.g.rules, table.chance.source)
        assert game.write_position(again.g) == text
        assert again.awaited == table.awaited
        for seat in seats_of(table.awaited):
            moves = [game.write_move(move) for move in every_move(game, table.g, seat, 50)]
            assert moves == [game.write_move(move) for move in every_move(game, again.g, seat, 50)]
            for move in every_move(game, table.g, seat, 50):
                for lang in ("en", "fr"):
                    read = game.read_move(game.write_move(move, lang))
                    assert (read.size, read.word[: read.size]) == (move.size, move.word[: move.size])


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_event_has_words_in_every_language(setting: Setting) -> None:
    """Every viewer can be told every event; what everybody may know is told to somebody."""
    game = setting.room
    table = setting.table(61)
    for _ in moves_of(table, Random(str(setting))):
        continue
    table.entries.append(table.entries[-1]._replace(mover=REFEREE, seat=0))
    names = [f"Player {seat}" for seat in range(setting.seats)]
    languages: tuple[Literal["en", "fr"], ...] = ("en", "fr")
    for lang in languages:
        words = Words(game.words(lang), lang, field_types(game.forms.values()))
        rulebook = game.rulebook(lang)
        more = {"deck": "courbe", "label": "reconstruction"}
        for entry in table.entries:
            viewers = range(-1, setting.seats)
            heard = [(event, viewer) for viewer in viewers for event in table.heard(entry, viewer)]
            sentences = [words.event(event, viewer, names, **more) for event, viewer in heard]
            assert any(sentences) or not any(has_words(words, event) for event, _ in heard)
            for event in table.heard(entry, entry.seat if entry.seat >= 0 else -1):
                assert rulebook.find(event["clause"]), event


def has_words(words: Words, event: dict[str, Any]) -> bool:
    """Is this event one that is told in words? (A window is a sound.)"""
    stem = event["event"].replace("_", "-")
    return any(words.has(name) for name in (stem, f"{stem}-you", f"{stem}-target", f"{stem}-other"))
