"""Dweebies: a seat's information as numbers, for learning (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.questions import awaited, kind_asked
from ...kernel.records import Record, i16, i16s, record
from .knowledge import Knowledge
from .lines import column_length, kind_at, row_length
from .names import CARDS, CENTRE, KINDS, MOST_SEATS, SIDE, Kind
from .state import Game, Table

MOST_LEGAL = 110  # 54 cards have no more empty cells beside them


@record
class Features(Record):
    """A seat's information as numbers."""

    size: int = i16()
    value: list[int] = i16s(620)


def encode(g: Game, me: int, k: Knowledge, out: Features) -> None:
    """The seat's information: its own cards, those collected and unseen, the table, all public numbers.

    Sizes: 27 kinds in hand, collected, unseen; 54 cards of the table in reading order (kind + 1, south, east); 110
    legal cells in reading order (1, south, east: learners name a cell by its rank); 12 of question and table; for each
    of 6 seats, to the left from the seat itself, 5 numbers.
    """
    state = g.state
    table = state.table
    out.size = 0
    for kind in range(KINDS):
        note(out, state.player[me].hand.count[kind])
    for kind in range(KINDS):
        note(out, table.gone[kind])
    for kind in range(KINDS):
        note(out, k.unseen[kind])
    note_cards(g, out)
    note_legal(table, out)
    for kind in range(Kind.NEXT_ROUND + 1):
        note(out, 1 if kind_asked(g) == kind else 0)
    note(out, 1 if (awaited(g) >> me) & 1 else 0)
    note(out, row_length(g))
    note(out, column_length(g))
    note(out, table.groups)
    note(out, table.need)
    note(out, state.pile.size)
    note(out, state.round)
    note(out, state.seats)
    for i in range(MOST_SEATS):
        seat = (me + i) % state.seats
        there = 1 if i < state.seats else 0
        player = state.player[seat]
        note(out, there * player.hand.size)
        note(out, there * player.won)
        note(out, there * player.haul)
        note(out, there * player.owed)
        note(out, there * player.wins)


def note_cards(g: Game, out: Features) -> None:
    """Every card of the table, in reading order; zeros after the last."""
    table = g.state.table
    end = out.size + 3 * CARDS
    for row in range(SIDE):
        cells = table.taken[row]
        while cells != 0:
            note(out, kind_at(g, row, lowest(cells)) + 1)
            note_cell(table, out, row, lowest(cells))
            cells &= cells - 1
    while out.size < end:
        note(out, 0)


def note_legal(table: Table, out: Features) -> None:
    """Every legal cell, in reading order; zeros after the last."""
    end = out.size + 3 * MOST_LEGAL
    for row in range(SIDE):
        cells = table.legal[row]
        while cells != 0 and out.size < end:
            note(out, 1)
            note_cell(table, out, row, lowest(cells))
            cells &= cells - 1
    while out.size < end:
        note(out, 0)


def note_cell(table: Table, out: Features, row: int, column: int) -> None:
    """How far south and east of the centre a cell lies."""
    note(out, row + table.north - CENTRE)
    note(out, column + table.west - CENTRE)


def note(out: Features, number: int) -> None:
    """The next number."""
    out.value[out.size] = number
    out.size += 1
