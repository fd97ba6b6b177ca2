"""Events: what happened, told in order by the rules, and who may know it.

A row on the desk is: its length, kind, the index where its secret part begins (0: none), public words, then the
eyes (a bit per seat) and the words that only those seats see. Compiled playouts replace `tell`, `more` and `secretly`
by empty bodies; a seat's own version of an event is made here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from .records import Record, i16, i16s, record

CAPACITY = 1024
SPECTATOR = -1
"""The viewer who sees what a stranger at the table sees; seats are 0 and up."""


@record
class Events(Record):
    """The rows told since the last move, `size` words of them; `row` is where the latest begins."""

    size: int = i16()
    row: int = i16()
    word: list[int] = i16s(CAPACITY)


@record
class Seen(Record):
    """One event as a seat saw it: its public words and, when `shown` is 1, the secret ones; `learn` folds these."""

    kind: int = i16()
    size: int = i16()
    word: list[int] = i16s(512)
    shown: int = i16()
    secrets: int = i16()
    secret: list[int] = i16s(256)


class Event(NamedTuple):
    """One event: public words, and the secret ones for the seats in `eyes` (a bit per seat)."""

    kind: int
    words: tuple[int, ...]
    secret: tuple[int, ...] = ()
    eyes: int = 0


def tell(g: Any, kind: int, *words: int) -> None:
    """Begin an event with its public words. (A verb.)"""
    events = g.desk.events
    start = events.size
    events.row = start
    end = start + 3 + len(words)
    events.word[start:end] = (end - start, kind, 0, *words)
    events.size = end


def more(g: Any, word: int) -> None:
    """Add a word to the event being told, to its secret part once that has begun. (A verb.)"""
    events = g.desk.events
    events.word[events.size] = word
    events.size += 1
    events.word[events.row] += 1


def secretly(g: Any, eyes: int) -> None:
    """Begin the secret part of the event being told, for the seats in `eyes`. (A verb.)"""
    events = g.desk.events
    events.word[events.row + 2] = events.size - events.row
    more(g, eyes)


def told(events: Events) -> Iterator[Event]:
    """The events on the desk, in order."""
    at = 0
    while at < events.size:
        row = events.word[at : at + events.word[at]]
        hidden = row[2]
        if hidden:
            yield Event(row[1], tuple(row[3:hidden]), tuple(row[hidden + 1 :]), row[hidden])
        else:
            yield Event(row[1], tuple(row[3:]))
        at += row[0]


def seen(event: Event, viewer: int) -> Event:
    """What this viewer (a seat, or SPECTATOR) sees of an event."""
    if viewer >= 0 and (event.eyes >> viewer) & 1:
        return event
    return Event(event.kind, event.words)


def see(event: Event, viewer: int, out: Seen) -> None:
    """Lay one event, as this viewer sees it, before `learn`."""
    shown = seen(event, viewer)
    out.kind = event.kind
    out.size = len(shown.words)
    out.word[: out.size] = shown.words
    out.shown = int(bool(shown.eyes))
    out.secrets = len(shown.secret)
    out.secret[: out.secrets] = shown.secret
