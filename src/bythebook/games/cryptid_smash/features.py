"""Cryptid Smash: a seat's information as numbers, for learning (kernel Python)."""

from __future__ import annotations

from ...kernel.questions import awaited, kind_asked
from ...kernel.records import Record, i16, i16s, record
from .hands import lying, top
from .knowledge import Knowledge
from .known import most, unsure
from .names import FACES, MOST_SEATS, Kind
from .state import Game


@record
class Features(Record):
    """A seat's information as numbers."""

    size: int = i16()
    value: list[int] = i16s(2400)


def encode(g: Game, me: int, k: Knowledge, out: Features) -> None:
    """The seat's information: its own cards, pile and removed cards, what is known of others, all public numbers.

    Seats come clockwise from the seat itself. Sizes: 176 a zone for own hand, pile and removed cards; 7 of the
    question; 15 of the table; for each of 6 seats 6 counts and, for the others, for each of 176 faces how many cards
    there are at least, and at most.
    """
    state = g.state
    out.size = 0
    for face in range(FACES):
        note(out, state.player[me].hand.count[face])
    first = out.size
    for _ in range(FACES):
        note(out, 0)
    for i in range(state.pile.size):
        out.value[first + lying(state.pile, i)] += 1
    for face in range(FACES):
        note(out, state.gone.count[face])
    for kind in range(Kind.COLOUR + 1):
        note(out, 1 if kind_asked(g) == kind else 0)
    note(out, top(state.pile))
    note(out, state.colour)
    note(out, 1 if state.step == 1 else 0)
    note(out, state.repeats)
    note(out, state.waiting)
    note(out, state.units)
    note(out, state.chain_colour)
    note(out, state.deck.size)
    note(out, state.reshuffles)
    note(out, state.streak)
    note(out, state.acts)
    note(out, state.aside + 1)
    note(out, (state.turn + state.seats - me) % state.seats)
    note(out, 1 if (awaited(g) >> me) & 1 else 0)
    note(out, state.seats)
    for i in range(MOST_SEATS):
        encode_seat(g, k, (me + i) % state.seats, i, out)


def encode_seat(g: Game, k: Knowledge, seat: int, place: int, out: Features) -> None:
    """One seat's count and marks and, for an opponent, what is known of its cards; zeros beyond the last seat."""
    state = g.state
    there = 1 if place < state.seats else 0
    note(out, there * state.player[seat].hand.size)
    note(out, there * ((state.open >> seat) & 1))
    note(out, there * ((state.said >> seat) & 1))
    note(out, there * ((state.done >> seat) & 1))
    note(out, there * state.player[seat].place)
    note(out, there)
    if place > 0:
        others = unsure(k.seat[seat])
        for face in range(FACES):
            note(out, there * k.seat[seat].count[face])
            note(out, there * most(k.seat[seat], face, others))


def note(out: Features, number: int) -> None:
    """The next number."""
    out.value[out.size] = number
    out.size += 1
