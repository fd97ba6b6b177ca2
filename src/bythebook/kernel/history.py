"""History: one format for save, replay, bug report and test: JSON lines, a header, one line an entry, an end.

    {"record": 1, "game": "oh_my_brain", "edition": 1, "options": {...}, "deck": {...}, "seats": ["Ana", ...],
     "table": "...", "commitment": "...", "nonces": [...], "lapses": [...]}
    {"n": 0, "by": "#", "seat": "#", "move": "deal", "drawn": ["start B", "mix 3,8,..."], "digest": "..."}
    {"n": 1, "by": "A", "seat": "A", "move": "lot 9", "drawn": [], "digest": "..."}
    {"end": {"places": [...], "secret": "..."}}

The outcomes drawn are kept, so a record replays without its secret and survives a change in how words are consumed.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from .game import REFEREE, Deck, Room
from .notation import LETTERS, BadInput, read_seat
from .table import Entry

FORMAT = 1
THOUSAND = 1000


@dataclass
class Header:
    """What a game was played with."""

    game: str
    edition: int
    options: dict[str, str]
    deck: dict[str, str]  # name, label, text
    seats: list[str]
    table: str = ""
    commitment: str = ""
    nonces: list[str] = field(default_factory=list)
    lapses: list[int | None] = field(default_factory=list)
    """How often the program in each seat forgets, in thousandths; None, or no list: as the game's programs do."""

    def deck_of(self, room: Room) -> Deck:
        """The deck, checked."""
        return room.read_deck(self.deck["name"], self.deck["text"])

    def room(self, room: Room) -> Room:
        """The game as it is played with this deck."""
        return room.with_deck(self.deck_of(room))

    def rules(self, room: Room) -> Any:
        """The deck and house rules as the game wants them."""
        return room.read_rules(room.house(self.options), self.deck_of(room), len(self.seats))


class Line(NamedTuple):
    """An entry as a record keeps it: the events follow from the fold."""

    n: int
    by: str
    seat: str
    move: str
    drawn: list[str]
    digest: str


class Record(NamedTuple):
    """A whole record; `end` is empty while the game goes on."""

    header: Header
    lines: list[Line]
    end: dict[str, Any]


def sign_of(room: Room, seat: int) -> str:
    """A seat as the game's notation calls it; the referee is `#`."""
    return "#" if seat == REFEREE else room.seat_word(seat)


def seat_of(text: str) -> int:
    """The seat that a record means, or the referee."""
    return REFEREE if text == "#" else read_seat(text)


def line_of(room: Room, entry: Entry) -> Line:
    """An entry as a record keeps it."""
    drawn = [room.write_draw(draw) for draw in entry.drawn]
    return Line(entry.n, sign_of(room, entry.mover), sign_of(room, entry.seat), entry.move, drawn, entry.digest)


def write_header(header: Header) -> str:
    """The first line of a record."""
    return json.dumps({"record": FORMAT, **asdict(header)}, ensure_ascii=False)


def write_line(line: Line) -> str:
    """One entry's line of a record."""
    return json.dumps(line._asdict(), ensure_ascii=False)


def write_record(record: Record) -> str:
    """The whole text, with a line feed after each line."""
    end = [json.dumps({"end": record.end}, ensure_ascii=False)] if record.end else []
    return "".join(text + "\n" for text in (write_header(record.header), *map(write_line, record.lines), *end))


def read_record(text: str) -> Record:
    """Read a record; BadInput says which line is wrong and what would be right."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadInput("The record is empty: its first line is a header.", "L’enregistrement est vide.")
    header = read_header(read_json(lines[0], 1))
    entries: list[Line] = []
    end: dict[str, Any] = {}
    for number, raw in enumerate(lines[1:], 2):
        found = read_json(raw, number)
        if isinstance(found.get("end"), dict) and number == len(lines):
            end = found["end"]
        else:
            entries.append(read_line(found, number, len(entries), len(header.seats)))
    return Record(header, entries, end)


def read_json(raw: str, number: int) -> dict[str, Any]:
    """One line as a JSON object."""
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise bad_line(number, "it is not JSON", "ce n’est pas du JSON") from error
    if not isinstance(found, dict):
        raise bad_line(number, "it is not a JSON object", "ce n’est pas un objet JSON")
    return found


def bad_line(number: int, en: str, fr: str) -> BadInput:
    """What is wrong with a line."""
    return BadInput(f"Line {number} of the record: {en}.", f"Ligne {number} de l’enregistrement : {fr}.")


def read_header(found: dict[str, Any]) -> Header:
    """The header, with every field of the right type."""
    if found.get("record") != FORMAT:
        raise bad_line(1, f'a header begins with "record": {FORMAT}', f'un en-tête commence par "record": {FORMAT}')
    try:
        header = Header(**{name: value for name, value in found.items() if name != "record"})
    except TypeError as error:
        raise bad_line(1, "the header lacks a field or has one too many", "champ manquant ou en trop") from error
    texts = isinstance(header.edition, int) and all(map(is_text, (header.game, header.table, header.commitment)))
    tables = (
        is_text_table(header.options) and is_text_table(header.deck) and {"name", "label", "text"} <= {*header.deck}
    )
    lists = is_text_list(header.seats) and is_text_list(header.nonces)
    if not (texts and tables and lists and are_lapses(header.lapses, len(header.seats))):
        raise bad_line(1, "a field of the header has the wrong type", "un champ de l’en-tête a un mauvais type")
    return header


def is_text(value: object) -> bool:
    """Is this a string?"""
    return isinstance(value, str)


def is_text_list(value: object) -> bool:
    """Is this a list of strings?"""
    return isinstance(value, list) and all(map(is_text, value))


def is_text_table(value: object) -> bool:
    """Is this an object whose values are strings?"""
    return isinstance(value, dict) and all(map(is_text, value.values()))


def are_lapses(value: object, seats: int) -> bool:
    """Is this empty, or a number of thousandths or None for each seat?"""
    if not isinstance(value, list) or len(value) not in (0, seats):
        return False
    return all(lapse is None or (type(lapse) is int and 0 <= lapse <= THOUSAND) for lapse in value)


def read_line(found: dict[str, Any], number: int, n: int, seats: int) -> Line:
    """One entry, with every field of the right type, in its place."""
    fields = ("n", "by", "seat", "move", "drawn", "digest")
    if {*found} != {*fields}:
        names = ", ".join(fields)
        raise bad_line(number, f"an entry has the fields {names}", f"une entrée a les champs {names}")
    line = Line(**found)
    signs = ["#", *LETTERS[:seats], *(f"{p}{seat + 1}" for p in ("p", "") for seat in range(seats))]
    texts = is_text(line.move) and is_text(line.digest) and is_text_list(line.drawn)
    if not texts or line.n != n or line.by not in signs or line.seat not in signs:
        raise bad_line(number, f"this is not entry {n}", f"ce n’est pas l’entrée {n}")
    return line
