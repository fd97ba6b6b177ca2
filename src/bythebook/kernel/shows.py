"""Faces that are open for a while: what a game says of them, for tables, servers and clients.

Some games open a face and hide it again within one move: it lies in the event, and in no position. Others leave it open
until the turn is over. Whoever plays them on a screen must have the time to see it, all of them the same, and nothing
may remember it afterwards. A game says here which events open faces, and which hide them; nobody else knows its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .events import Event

FIRST_SHOWN, NEXT_SHOWN = 4.0, 1.5  # seconds
FIRST_PEEKED, NEXT_PEEKED = 5.0, 2.0


class Opening(NamedTuple):
    """Faces that an event opened in one place, as a viewer saw it. `where` is that place as clients name it, such as
    `{"cell": "c4"}` or `{"seat": 1, "place": 2}` (counted from 1); `cards` are rows of the deck; `peek`: seen by one
    seat alone."""

    where: dict[str, Any]
    cards: tuple[int, ...]
    peek: bool = False


def nobody(event: Event) -> frozenset[int]:
    """No seat."""
    return frozenset()


def as_it_is(view: Mapping[str, Any], places: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """The view alone."""
    return view


@dataclass(frozen=True)
class Shows:
    """What a table needs to know of a game whose faces are open for a while. Kinds are kinds of event."""

    opened: Callable[[Event], list[Opening]]  # an event as somebody saw it -> what it opens to them
    count: Callable[[Event], tuple[int, int]]  # -> cards shown to all, cards peeked at by some: equal for equal backs
    hides: frozenset[int]  # faces told before it lie hidden again: also in the same entry, but not those it opens
    brief: frozenset[int]  # the faces that it opens are hidden again within the same step
    closes: frozenset[int]  # a turn is over: what was told before it loses its cells and places too
    laid_over: Callable[[Mapping[str, Any], Sequence[Mapping[str, Any]]], Mapping[str, Any]] = as_it_is
    """A view, places with their `cards` and `peek` -> the view of a table where these faces lie open."""
    moves: Callable[[Event], frozenset[int]] = nobody  # seats whose things change places: what was open there is gone


def span(shown: int, peeked: int) -> float:
    """For how many seconds so many faces are open, when nobody has confirmed them before."""
    show = FIRST_SHOWN + NEXT_SHOWN * (shown - 1) if shown else 0.0
    peek = FIRST_PEEKED + NEXT_PEEKED * (peeked - 1) if peeked else 0.0
    return max(show, peek)


def counted(shows: Shows, events: list[Event]) -> tuple[int, int]:
    """How many cards some events show to all, and how many are peeked at."""
    counts = [shows.count(event) for event in events]
    return sum(shown for shown, _ in counts), sum(peeked for _, peeked in counts)


def ages(shows: Shows, events: list[Event]) -> list[int]:
    """For each event of a game so far, in order, how much of it is past: 0, its faces lie open; 1, they are hidden
    again; 2, its turn is over."""
    found = []
    hidden = closed = False  # by some later event
    for event in reversed(events):
        found.append(2 if closed else 1 if hidden or event.kind in shows.brief else 0)
        hidden = hidden or event.kind in shows.hides
        closed = closed or event.kind in shows.closes
    return found[::-1]
