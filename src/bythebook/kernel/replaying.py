"""Replaying: a history followed move by move, and everything in a record checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .game import REFEREE, Room
from .history import Header, Line, Record, bad_line, seat_of
from .notation import BadInput
from .questions import kind_asked
from .sources import Fair, Told, Untold, commitment
from .table import Entry, Refusal, Table


class Replay:
    """A table that follows a record, line by line: told what was drawn or, given the secret, drawing it again."""

    def __init__(self, room: Room, header: Header, first: Line, fair: Fair | None = None) -> None:
        if len(header.seats) not in room.seats:
            seats = f"{len(header.seats)} seats: there are {room.seats[0]} to {room.seats[-1]}"
            raise bad_line(1, seats, f"{len(header.seats)} places : il y en a de {room.seats[0]} à {room.seats[-1]}")
        self.room = room = header.room(room)
        self.fair = fair
        self.told = Told([room.read_draw(text) for text in first.drawn])
        turn_to = fair.turn_to if fair else None
        try:
            self.table = Table(room, header.rules(room), len(header.seats), fair or self.told, turn_to)
        except Untold as error:
            raise bad_entry(0, str(error), "les tirages ne sont pas ceux de la donne") from error
        self.check(first, self.table.entries[0])

    def follow(self, line: Line) -> Entry:
        """Carry out one line; BadInput names the entry that cannot be as it stands."""
        if self.table.over:
            raise bad_entry(line.n, "the game was over before it", "la partie était déjà finie")
        seat = seat_of(line.seat)
        if seat == REFEREE:
            raise bad_entry(line.n, "a deal is the first entry only", "une donne ne vient qu’en premier")
        try:
            move = self.room.read_move(line.move)
            self.told.draws = [self.room.read_draw(text) for text in line.drawn]
            entry = self.carry_out(line, seat, move)
        except Untold as error:
            raise bad_entry(line.n, str(error), "les tirages ne sont pas ceux de ce coup") from error
        except BadInput as error:
            raise bad_entry(line.n, str(error).rstrip("."), error.fr.rstrip(".")) from error
        self.check(line, entry)
        return entry

    def carry_out(self, line: Line, seat: int, move: Any) -> Entry:
        """The move, judged unless it is the referee's, whose moves must be what the rules say for an absent seat."""
        if line.by == "#":
            entry = self.of_the_referee(seat, line.move)
            if entry.move != line.move:
                en = f"the referee plays {entry.move} for an absent {line.seat}, not {line.move}"
                raise BadInput(en, f"pour {line.seat}, absent, l’arbitre joue {entry.move} et non {line.move}")
            return entry
        verb = move.word[0] if move.size else 0
        at = self.table.number if self.room.answers(kind_asked(self.table.g), verb) else None
        self.table.last_answer.clear()
        result = self.table.submit(seat, move, at)
        if isinstance(result, Refusal):
            en = f"{line.seat}: {line.move} is refused by clause {result.clause}"
            raise BadInput(en, f"{line.seat} : {line.move} est refusé par la règle {result.clause}")
        return result

    def of_the_referee(self, seat: int, text: str) -> Entry:
        """What the referee does for an absent seat, or says of one that was left."""
        for gone in (True, False):
            said = self.room.leaving(self.table.g, seat, gone)
            if said is not None and self.room.write_move(said, "en") == text:
                told = self.table.mark_left(seat, gone)
                assert isinstance(told, Entry)
                return told
        return self.table.stand_in(seat)

    def check(self, line: Line, entry: Entry) -> None:
        """What was drawn and the state after it must be the record's."""
        if [self.room.write_draw(draw) for draw in entry.drawn] != line.drawn:
            drawn = ", ".join(line.drawn)
            source = "what the secret gives" if self.fair else "what this move draws"
            origine = "ce que donne le secret" if self.fair else "ce que tire ce coup"
            en = f"{drawn or 'nothing'} was drawn, which is not {source}"
            raise bad_entry(line.n, en, f"tirage {drawn or 'vide'}, qui n’est pas {origine}")
        if line.digest and line.digest != entry.digest:
            en = f"after {line.move} the state differs from the record's"
            raise bad_entry(line.n, en, f"après {line.move}, la position n’est pas celle de l’enregistrement")


def bad_entry(n: int, en: str, fr: str) -> BadInput:
    """What is wrong with an entry."""
    return BadInput(f"Entry {n}: {en}.", f"Entrée {n} : {fr}.")


def replay(room: Room, record: Record, fair: Fair | None = None) -> Iterator[tuple[Line, Entry, Table]]:
    """Each line with its entry and the table after it. Raises BadInput at the first line that cannot be."""
    if record.header.edition != room.edition:
        played = record.header.edition
        raise BadInput(
            f"This record was played under edition {played} of the rules; here they are edition {room.edition}.",
            f"Partie jouée sous l’édition {played} des règles ; ici, c’est l’édition {room.edition}.",
        )
    if not record.lines:
        raise BadInput("The record has no deal.", "L’enregistrement n’a pas de donne.")
    follower = Replay(room, record.header, record.lines[0], fair)
    yield record.lines[0], follower.table.entries[0], follower.table
    for line in record.lines[1:]:
        yield line, follower.follow(line), follower.table


def check_told(room: Room, record: Record) -> None:
    """BadInput when this record may not be told yet: people still play, and are to forget what they saw."""
    if room.shows and not record.end:
        raise BadInput(
            "This game is not over: its record can be told and checked when it is.",
            "Cette partie n’est pas finie : son enregistrement pourra être raconté et vérifié quand elle le sera.",
        )


def fold(room: Room, header: Header, lines: Iterable[Line]) -> Table:
    """The table that a history leads to."""
    return [table for _, _, table in replay(room, Record(header, list(lines), {}))][-1]


def result_of(room: Room, table: Table) -> dict[str, Any]:
    """The places, best first, by seats as the notation calls them: what a record ends with."""
    seats = range(table.g.state.seats)
    places = [room.place(table.g, seat) for seat in seats]
    shared = {place: [room.seat_word(seat) for seat in seats if places[seat] == place] for place in sorted({*places})}
    return {"places": [[place, signs] for place, signs in shared.items()]}


def verify(room: Room, record: Record, progress: Callable[[int], None] = lambda n: None) -> Table:
    """Check commitment, every draw, every move and the result; BadInput names the first thing that is wrong.

    Draws are checked against the secret when the record opens it.
    """
    secret = read_secret(record)
    fair = Fair(secret, record.header.table, record.header.nonces) if secret else None
    for line, _, followed in replay(room, record, fair):
        progress(line.n)
        table = followed
    if record.end and not table.over:
        raise BadInput(
            "The record has an end, but the game is not over.",
            "L’enregistrement a une fin, mais la partie n’est pas finie.",
        )
    if record.end and record.end.get("places") != result_of(room, table)["places"]:
        raise BadInput(
            "The end of the record does not give the places that the game led to.",
            "La fin de l’enregistrement ne donne pas les places auxquelles mène la partie.",
        )
    return table


def read_secret(record: Record) -> bytes:
    """The opened secret, checked against the commitment; empty when it is not opened."""
    opened = record.end.get("secret", "")
    if not opened:
        return b""
    try:
        secret = bytes.fromhex(opened)
    except (TypeError, ValueError):
        secret = b""
    if len(secret) != 32 or commitment(secret) != record.header.commitment:
        raise BadInput(
            "The secret at the end of the record is not the one that was committed to before the deal.",
            "Le secret donné à la fin n’est pas celui qui avait été scellé avant la donne.",
        )
    return secret
