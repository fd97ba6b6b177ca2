"""A table in memory as the fold of its history: header, entries, and chance that goes on where they end."""

from __future__ import annotations

from ..kernel.game import Room
from ..kernel.history import Header, Line, Record, line_of, write_record
from ..kernel.notation import BadInput
from ..kernel.replaying import Replay, result_of
from ..kernel.table import Entry, Table
from ..kernel.view import View
from .fairness import fair_source


def deal(room: Room, header: Header, secret: bytes) -> Line:
    """The first entry of a new game."""
    fair = fair_source(secret, header.table, header.nonces)
    ours = header.room(room)
    return line_of(ours, Table(ours, header.rules(room), len(header.seats), fair, fair.turn_to).entries[0])


class Fold:
    """The game that a history leads to. `broken`: these rules no longer agree with it; it then stands before the first
    entry on which they differ, and is not played on."""

    def __init__(self, room: Room, header: Header, secret: bytes, lines: list[Line]) -> None:
        self.deck = header.deck_of(room)
        self.room = room.with_deck(self.deck)
        self.header = header
        self.fair = fair_source(secret, header.table, header.nonces)
        self.broken = header.edition != room.edition
        self.replay = Replay(room, header, lines[0])
        self.follow(lines[1:])

    @property
    def table(self) -> Table:
        """The game itself."""
        return self.replay.table

    @property
    def entries(self) -> list[Entry]:
        """What has happened so far."""
        return self.table.entries

    @property
    def live(self) -> bool:
        """Does the game go on here?"""
        return not self.broken and not self.table.over

    def follow(self, lines: list[Line]) -> None:
        """Carry out entries that stand in the log, as far as these rules agree with them."""
        agreed = len(self.entries)
        answered = dict(self.table.last_answer)
        self.table.chance.source, self.table.turn_to = self.replay.told, None
        for line in lines:
            try:
                self.replay.follow(line)
            except BadInput:
                self.broken = True
                self.stand_at(agreed)
                return
            agreed += 1
            answered |= self.table.last_answer
        self.table.last_answer = answered  # a move sent again is known again, also after a restart
        self.table.chance.source, self.table.turn_to = self.fair, self.fair.turn_to

    def stand_at(self, number: int) -> None:
        """Go back to where so many entries had been carried out."""
        lines = [line_of(self.room, entry) for entry in self.entries[:number]]
        self.replay = Replay(self.room, self.header, lines[0])
        for line in lines[1:]:
            self.replay.follow(line)

    def told_by(self, number: int) -> int:
        """How many events the first `number` entries told: as many to everybody."""
        entries = self.entries[:number]
        return sum(len(entry.events) + len(self.table.intervention(entry)) for entry in entries)

    def view(self, viewer: int) -> View:
        """What this viewer may know now, and the moves it may make."""
        view = self.table.view(viewer)
        return {**view, "offers": [], "interjections": [], "ahead": None} if self.broken else view

    def record(self, secret: bytes) -> str:
        """The whole record of a finished game, its secret opened."""
        end = {**result_of(self.room, self.table), "secret": secret.hex()}
        lines = [line_of(self.room, entry) for entry in self.entries]
        return write_record(Record(self.header, lines, end))
