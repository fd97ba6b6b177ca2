"""The table: one game in progress. Pure, and without time: a move comes in, an entry or a refusal comes out."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from .citing import clause_id
from .events import Event, seen, told
from .game import REFEREE, Room
from .questions import awaited, current, kind_asked
from .shows import ages
from .sources import Draw, Logged, Told
from .telling import describe
from .view import View, view_of


class Refusal(NamedTuple):
    """Nothing changed. `stale`: the question has been answered meanwhile; `taken`: by this very move, sent twice;
    `clause`: the rulebook forbids it, and `args` are what the sentence may name; `busy`: at a live table faces lie open
    for a while, and nobody is asked."""

    reason: Literal["stale", "taken", "clause", "busy"]
    clause: str = ""
    args: dict[str, Any] | None = None


class Entry(NamedTuple):
    """One accepted move. `mover` is the seat itself or REFEREE; `digest` is of the state after it; `quiet`: the seat
    said nothing where silence is an answer, and nobody is told that the referee stood in."""

    n: int
    mover: int
    seat: int
    move: str
    drawn: list[Draw]
    events: list[Event]
    digest: str
    quiet: bool = False


def digest_of(g: Any) -> str:
    """16 hexadecimal digits that differ when states differ (SHA-256, cut)."""
    return hashlib.sha256(bytes(g.state)).hexdigest()[:16]


class Table:
    """A game in progress, from its deal on.

    `source` answers all draws; `turn_to`, when given, is told the number of the entry about to be drawn for.
    """

    g: Any

    def __init__(
        self, room: Room, rules: Any, seats: int, source: Any, turn_to: Callable[[int], None] | None = None
    ) -> None:
        self.prepare(room, source, turn_to)
        self.g = room.new_game(rules)
        self.g.desk.chance = self.chance
        self.run("deal", REFEREE, REFEREE, lambda: room.deal(self.g, seats))

    @classmethod
    def at(cls, room: Room, position: str, rules: Any, source: Any) -> Table:
        """A table in a position given as text, without the history that led there."""
        table = cls.__new__(cls)
        table.prepare(room, source, None)
        table.g = room.read_position(position, rules, table.chance)
        table.append("deal", REFEREE, REFEREE)
        return table

    def prepare(self, room: Room, source: Any, turn_to: Callable[[int], None] | None) -> None:
        """An empty table with its chance."""
        self.room = room
        self.chance = Logged(source)
        self.turn_to = turn_to
        self.entries: list[Entry] = []
        self.last_answer: dict[int, tuple[int, str]] = {}

    @property
    def number(self) -> int:
        """The number of the question on the table."""
        number: int = self.g.state.agenda.number
        return number

    @property
    def awaited(self) -> int:
        """The seats asked that have not answered, a bit each; 0: the game is over."""
        return awaited(self.g)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.awaited == 0

    def submit(self, seat: int, move: Any, at: int | None) -> Entry | Refusal:
        """A seat's move. `at` is the number of the question it answers; an interjection has none."""
        text = self.room.write_move(move, "en")
        refusal = self.judge(seat, move, at, text)
        if refusal:
            return refusal
        entry = self.run(text, seat, seat, lambda: self.room.apply(self.g, seat, move))
        if at is not None:
            self.last_answer[seat] = (at, text)
        return entry

    def judge(self, seat: int, move: Any, at: int | None, text: str) -> Refusal | None:
        """Why this move is not taken now, or None."""
        answer = bool(move.size and self.room.answers(kind_asked(self.g), move.word[0]))
        if at is not None and self.last_answer.get(seat) == (at, text):
            return Refusal("taken")
        if at is not None and at != self.number and not self.over:
            return Refusal("stale")
        if at is None and answer and (self.awaited >> seat) & 1:
            return Refusal("stale")
        found = self.room.forbids(self.g, seat, move)
        if found:
            return Refusal("clause", clause_id(found), self.room.reasons(self.g, seat, move))
        return None

    def close(self) -> list[Entry]:
        """The referee decides for each seat still awaited."""
        entries = []
        number = self.number
        while self.awaited and self.number == number:
            seat = (self.awaited & -self.awaited).bit_length() - 1
            entries.append(self.stand_in(seat))
        return entries

    def stand_in(self, seat: int) -> Entry:
        """The referee decides for one absent seat."""
        move = self.room.move()
        quiet = kind_asked(self.g) in self.room.silent

        def act() -> None:
            self.room.default(self.g, seat, move)
            self.room.apply(self.g, seat, move)

        return self.run(None, REFEREE, seat, act, move, quiet)

    def mark_left(self, seat: int, gone: bool) -> Entry | Refusal:
        """The referee tells the rules that a seat was left for good, or is taken up again, where they care."""
        move = self.room.leaving(self.g, seat, gone)
        if move is None:
            return Refusal("stale")
        return self.run(None, REFEREE, seat, lambda: self.room.apply(self.g, seat, move), move, quiet=True)

    def run(
        self, text: str | None, mover: int, seat: int, act: Callable[[], None], move: Any = None, quiet: bool = False
    ) -> Entry:
        """Change the state and append the entry, or, when anything fails, change nothing."""
        before = self.g.state.clone()
        if self.turn_to:
            self.turn_to(len(self.entries))
        try:
            act()
        except BaseException:
            self.g.state.take(before)
            self.chance.drain()
            raise
        return self.append(self.room.write_move(move, "en") if text is None else text, mover, seat, quiet)

    def append(self, text: str, mover: int, seat: int, quiet: bool = False) -> Entry:
        """The entry of what was just done."""
        events = list(told(self.g.desk.events))
        entry = Entry(len(self.entries), mover, seat, text, self.chance.drain(), events, digest_of(self.g), quiet)
        self.entries.append(entry)
        return entry

    def view(self, viewer: int) -> View:
        """All that one seat, or SPECTATOR, may know now, and the moves it may make; `ahead`: what it will be asked
        when the window on the table closes, where that may be known already."""
        return view_of(self.room, self.g, viewer, self.ahead(viewer))

    def ahead(self, seat: int) -> Any | None:
        """The game as it will be if nobody says anything in the window on the table, for the seat whose turn is next or
        running, when it is asked something then.

        None for all others: whether that seat will be asked, or the turn passes on, may follow from its hand. None also
        when a card would be drawn first: nobody learns it before its time.
        """
        windows = self.room.windows
        if windows is None or kind_asked(self.g) not in self.room.silent or windows.leader(self.g) != seat:
            return None
        coming, chance = self.room.new_game(self.g.rules), Logged(Told(()))
        coming.state.take(self.g.state)
        coming.desk.chance = chance
        current(coming).answered = 0  # what others have sealed is nothing either
        while coming.state.agenda.number == self.number and awaited(coming):
            move, silent = self.room.move(), awaited(coming)
            self.room.default(coming, (silent & -silent).bit_length() - 1, move)
            self.room.apply(coming, (silent & -silent).bit_length() - 1, move)
            if chance.drawn or any(event.secret for event in told(coming.desk.events)):
                return None
        if kind_asked(coming) in self.room.silent:
            return None
        return coming if (awaited(coming) >> seat) & 1 else None

    def heard(self, entry: Entry, viewer: int, old: list[int] | None = None) -> list[dict[str, Any]]:
        """The events of an entry as this viewer sees them, by names; the referee's intervention comes first. `old`: of
        events that are as old as that (`shows.ages`), only what a person's log keeps; none: they are just told."""
        known = old or [0] * len(entry.events)
        kept = [self.room.kept(seen(event, viewer), age) for event, age in zip(entry.events, known, strict=True)]
        told = [describe(self.room.forms[event.kind], event) for event in kept if event is not None]
        return [*self.intervention(entry), *told]

    def log(self, viewer: int, first: int = 0, last: int | None = None) -> list[dict[str, Any]]:
        """All that this viewer has been told in these entries, as far as a person's log keeps it now."""
        shows, entries = self.room.shows, self.entries[first:]
        known = ages(shows, [event for entry in entries for event in entry.events]) if shows else []
        at, told = 0, []
        for entry in entries[: None if last is None else last - first]:
            told += self.heard(entry, viewer, known[at : at + len(entry.events)])
            at += len(entry.events)
        return told

    def opened(self, entry: Entry) -> list[dict[str, Any]]:
        """The events of an entry with all that was secret, once everything may be known."""
        return [*self.intervention(entry), *(describe(self.room.forms[event.kind], event) for event in entry.events)]

    def intervention(self, entry: Entry) -> list[dict[str, Any]]:
        """What is told of the referee standing in for a seat; nothing where silence was an answer."""
        if entry.mover != REFEREE or entry.seat == REFEREE or entry.quiet:
            return []
        return [{"event": "timeout", "clause": self.room.table_clauses["timeout"], "actor": entry.seat}]

    def asked(self) -> str:
        """The word for the question on the table, or the empty string."""
        return "" if self.over else self.room.questions[current(self.g).kind]
