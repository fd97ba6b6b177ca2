"""Oh My Brain: a seat's information as numbers, for learning (kernel Python)."""

from __future__ import annotations

from ...kernel.cards import top
from ...kernel.questions import awaited, kind_asked
from ...kernel.records import Record, i16, i16s, record
from .knowledge import Knowledge
from .state import MOST_SEATS, VALUES, Game, Kind


@record
class Features(Record):
    """A seat's information as numbers."""

    size: int = i16()
    value: list[int] = i16s(320)


def encode(g: Game, me: int, k: Knowledge, out: Features) -> None:
    """The seat's information: its own cards, the horde, what is known of others, all public numbers.

    Seats come clockwise from the seat itself. Sizes: 20 a zone for own hand, own cemetery, horde and discard; 13 of
    the question; 6 of the table; for each of 5 seats 3 counts and, for the others, 20 + 20 known cards.
    """
    state = g.state
    out.size = 0
    mine = state.player[me]
    for value in range(VALUES):
        note(out, mine.hand.count[value])
    for value in range(VALUES):
        note(out, mine.cemetery.count[value])
    first = out.size
    for _ in range(VALUES):
        note(out, 0)
    for i in range(state.horde.size):
        out.value[first + state.horde.card[i]] += 1
    for value in range(VALUES):
        note(out, state.discard.count[value])
    for kind in range(Kind.THROW + 1):
        note(out, 1 if kind_asked(g) == kind else 0)
    note(out, top(state.horde) + 1 if state.horde.size > 0 else 0)
    note(out, state.reserve.size)
    note(out, state.extra)
    note(out, state.now_extra)
    note(out, 1 if (awaited(g) >> me) & 1 else 0)
    note(out, state.seats)
    for i in range(MOST_SEATS):
        encode_seat(g, k, (me + i) % state.seats, i, out)


def encode_seat(g: Game, k: Knowledge, seat: int, place: int, out: Features) -> None:
    """One seat's public counts and, for an opponent, what is known of its cards; zeros beyond the last seat."""
    there = 1 if place < g.state.seats else 0
    player = g.state.player[seat]
    note(out, there * player.brains)
    note(out, there * player.hand.size)
    note(out, there * player.cemetery.size)
    if place > 0:
        for value in range(VALUES):
            note(out, there * k.seat[seat].hand[value])
        for value in range(VALUES):
            note(out, there * k.seat[seat].cemetery[value])


def note(out: Features, number: int) -> None:
    """The next number."""
    out.value[out.size] = number
    out.size += 1
