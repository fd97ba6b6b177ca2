"""A record in words: as one seat heard the game, as a spectator, or with everything opened; and whether it is true."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ..kernel.events import SPECTATOR, Event
from ..kernel.game import Room
from ..kernel.history import Record, seat_of
from ..kernel.replaying import check_told, replay, result_of, verify
from ..kernel.table import Entry, Table
from ..kernel.telling import describe
from ..kernel.view import ended
from ..kernel.words import Words
from .ceremony import places
from .sitting import seat_named
from .speech import Listener, printable, words_of

ALL = -3
"""Whoever is told everything: the record lies open."""


def viewer_of(room: Room, text: str, seats: int) -> int:
    """A seat, `spectator` or `all`."""
    named = {"spectator": SPECTATOR, "all": ALL}.get(text.lower())
    return seat_named(room, text, seats, "spectator, all") if named is None else named


class Told:
    """A record as a sequence of steps: the lines heard at each entry, worded when they are wanted."""

    def __init__(self, room: Room, record: Record, lang: str, seat: str) -> None:
        self.room = room = record.header.room(room)
        check_told(room, record)
        self.record = record
        self.words: Words = words_of(room, lang)
        names = [printable(name) for name in record.header.seats]
        viewer = viewer_of(room, seat, len(names))
        deck = record.header.deck_of(room)
        first = SPECTATOR if viewer == ALL else viewer
        self.listener = Listener(room, self.words, first, names, deck)
        self.ears = [Listener(room, self.words, ear, names, deck) for ear in range(len(names)) if viewer == ALL]

    def steps(self) -> Iterator[list[str]]:
        """The lines of each entry that tells something, oldest first; BadInput where the record cannot be followed any
        further."""
        table: Table | None = None
        for _, entry, table in replay(self.room, self.record):
            lines = list(self.step(table, entry))
            if lines:  # a sealed answer tells nothing
                yield lines
        if table and table.over:
            yield places(self.room, self.words, self.listener.names, ended(self.room, table.g))
        else:
            yield [printable(self.words.say("replay-ends"))]

    def step(self, table: Table, entry: Entry) -> Iterator[str]:
        """One entry: what all hear and, where everything is opened, what only some do."""
        self.listener.hear(table, entry)
        if not self.ears:
            yield from self.listener.news()
            return
        for told in table.intervention(entry):
            yield self.listener.sentence(told)
        for event in entry.events:
            yield from filter(None, [self.listener.sentence(described(self.room, Event(event.kind, event.words)))])
            for ear in self.ears:
                if (event.eyes >> ear.viewer) & 1:
                    sentence = ear.sentence(described(self.room, event))
                    yield printable(self.words.say("heard-by", name=ear.names[ear.viewer], sentence=sentence))


def described(room: Room, event: Event) -> dict[str, Any]:
    """An event by names."""
    return describe(room.forms[event.kind], event)


def walk_through(steps: Sequence[list[str]], words: Words, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Step through a record: an empty line goes on, `b` goes back, a number jumps, `q` leaves."""
    say(printable(words.say("step-help")))
    typed = iter(lines)
    at = 0
    while at < len(steps):
        say(printable(words.say("step-of", n=at + 1, last=len(steps))))
        for line in steps[at]:
            say(line)
        wanted = next(typed, "q").strip().lower()
        if wanted in ("q", "quit", "quitter"):
            return
        if wanted == "b":
            at = max(0, at - 1)
        elif wanted.isascii() and wanted.isdigit() and len(wanted) < 7:
            at = min(max(int(wanted), 1), len(steps)) - 1
        else:
            at += 1


def verified(room: Room, record: Record, file: str, lang: str) -> list[str]:
    """What a true record is found to be; BadInput names the first thing that is wrong."""
    words = words_of(room, lang)
    check_told(room, record)
    table = verify(room, record)
    lines = [words.say("verified", file=file, entries=len(record.lines))]
    lines.append(words.say("verified-sealed" if record.end.get("secret") else "verified-unsealed"))
    if table.over:
        named = [
            (place, words.listing([record.header.seats[seat_of(sign)] for sign in signs]))
            for place, signs in result_of(room, table)["places"]
        ]
        listed = [words.say("place-inline", place=place, name=names) for place, names in named]
        lines.append(words.say("verified-over", places=", ".join(listed)))
    else:
        lines.append(words.say("verified-going"))
    return [printable(line) for line in lines]
