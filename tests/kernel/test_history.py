"""Records: bad ones are refused with the line that is wrong, whatever is in them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bythebook.games import room
from bythebook.kernel.game import REFEREE
from bythebook.kernel.history import Header, Record, line_of, read_record, seat_of, write_record
from bythebook.kernel.notation import BadInput
from bythebook.kernel.replaying import fold, result_of, verify
from bythebook.kernel.sources import Fair, Told, commitment
from bythebook.kernel.table import Table

ROOM = room("oh_my_brain")
SECRET = bytes(32)


def played(entries: int) -> Record:
    """A game of two played by the referee, up to so many entries."""
    deck = ROOM.read_deck("courbe", None)
    kept = {"name": deck.name, "label": deck.label, "text": deck.text}
    header = Header(ROOM.name, ROOM.edition, ROOM.house({}), kept, ["Ana", "Ben"], "t", commitment(SECRET), [])
    fair = Fair(SECRET, "t")
    table = Table(ROOM, header.rules(ROOM), 2, fair, fair.turn_to)
    while not table.over and len(table.entries) < entries:
        table.close()
    end = {**result_of(ROOM, table), "secret": SECRET.hex()} if table.over else {}
    return Record(header, [line_of(ROOM, entry) for entry in table.entries], end)


WHOLE = write_record(played(10_000))


def test_a_game_in_progress_is_a_record_too() -> None:
    record = read_record(write_record(played(9)))
    assert len(fold(ROOM, record.header, record.lines).entries) == len(record.lines)
    assert not verify(ROOM, record).over


def test_how_often_each_program_forgets_is_kept() -> None:
    """Empty in a record that says nothing of it, as old ones do."""
    header, *rest = WHOLE.splitlines()
    old = {name: value for name, value in json.loads(header).items() if name != "lapses"}
    assert read_record("\n".join([json.dumps(old), *rest])) == read_record(WHOLE)
    assert read_record(WHOLE).header.lapses == []
    kept = read_record(changed(1, lapses=[None, 350]))
    assert kept.header.lapses == [None, 350]
    assert read_record(write_record(kept)) == kept
    assert verify(ROOM, kept).over


def changed(line: int, **fields: Any) -> str:
    """The whole record with fields of one line changed; lines count from 1."""
    lines = WHOLE.splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **fields})
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The record is empty"),
        ("nonsense", "Line 1 of the record: it is not JSON"),
        ("[1]", "Line 1 of the record: it is not a JSON object"),
        ("[" * 100_000, "Line 1 of the record: it is not JSON"),
        ('{"record": 2}', 'a header begins with "record": 1'),
        ('{"record": 1}', "the header lacks a field"),
        (changed(1, seats=3), "a field of the header has the wrong type"),
        (changed(1, options={"refill": 1}), "a field of the header has the wrong type"),
        (changed(1, deck={"name": "courbe"}), "a field of the header has the wrong type"),
        (changed(1, surplus=1), "one too many"),
        (changed(1, lapses=[200]), "a field of the header has the wrong type"),
        (changed(1, lapses=[None, 1001]), "a field of the header has the wrong type"),
        (changed(1, lapses=[True, 0.2]), "a field of the header has the wrong type"),
        (changed(3, surplus=1), "Line 3 of the record: an entry has the fields"),
        (changed(3, n=7), "Line 3 of the record: this is not entry 1"),
        (changed(3, by="Z"), "this is not entry 1"),
        (changed(3, drawn=[1]), "this is not entry 1"),
    ],
)
def test_a_record_that_cannot_be_read_names_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        read_record(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (changed(1, edition=99), "under edition 99"),
        (changed(1, seats=["Ana"] * 6), "6 seats: there are 2 to 5"),
        (changed(1, options={"refill": "never"}), "House rule 'refill' cannot be 'never'"),
        (changed(1, options={"luck": "on"}), "'luck' is no house rule"),
        (changed(1, commitment="00"), "not the one that was committed to"),
        (changed(2, drawn=["start A"]), "Entry 0: start A was drawn, which is not what the secret gives"),
        (changed(2, drawn=["toss A"]), "'toss A' is no draw"),
        (changed(3, seat="#"), "Entry 1: a deal is the first entry only"),
        (changed(3, move="pass"), "Entry 1: the referee plays lot .* for an absent A, not pass"),
        (changed(3, by="A", move="pass"), "Entry 1: A: pass is refused by clause 12.2"),
        (changed(3, drawn=["roll plus"]), "Entry 1: roll plus was drawn"),
        (WHOLE.splitlines()[0], "The record has no deal"),
        ("\n".join([*WHOLE.splitlines()[:-1], '{"end": {"places": [[1, ["A"]]], "secret": "xyz"}}']), "committed to"),
        ("\n".join([*WHOLE.splitlines()[:-1], '{"end": {"places": [], "secret": 5}}']), "committed to"),
    ],
)
def test_a_record_that_cannot_be_followed_says_where(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        verify(ROOM, read_record(text))


def test_nothing_comes_after_the_end() -> None:
    lines = WHOLE.splitlines()
    extra = json.loads(lines[-2])
    extra["n"] += 1
    text = "\n".join([*lines[:-1], json.dumps(extra)])
    with pytest.raises(BadInput, match="the game was over before it"):
        verify(ROOM, read_record(text))


def test_random_damage_never_breaks_the_reader() -> None:
    """Any change of a few characters is read, or refused in a sentence."""
    random, refused = Random(8), 0
    for _ in range(300):
        at = random.randrange(len(WHOLE))
        text = WHOLE[:at] + random.choice('",:{}[]x0# \n') * random.randrange(3) + WHOLE[at + random.randrange(6) :]
        try:
            verify(ROOM, read_record(text))
        except BadInput:
            refused += 1
    assert refused > 200


def test_a_record_calls_the_seats_as_the_notation_of_its_game_does() -> None:
    """Cryptid Smash, section L: `p1`; a letter is understood as well."""
    game = room("cryptid_smash")
    table = Table(game, game.read_rules(game.house({}), game.read_deck("reconstruction", None), 2), 2, Told([]))
    seat = (table.awaited & -table.awaited).bit_length() - 1
    entry = table.stand_in(seat)
    assert (line_of(game, entry).by, line_of(game, entry).seat) == ("#", f"p{seat + 1}")
    assert [seat_of("#"), seat_of("p2"), seat_of("B")] == [REFEREE, 1, 1]
