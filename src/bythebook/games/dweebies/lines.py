"""Dweebies, section 5: lines and their ends (kernel Python)."""

from __future__ import annotations

from ...kernel.inlining import inlined
from .names import CARDS, NOWHERE, SIDE
from .state import Game


@inlined
def find_lines(g: Game, kind: int, row: int, column: int) -> None:
    """The lines that the card just placed here matches (5.3): `row_end` and `column_end` of the state.

    A line is matched when it begins with this card and ends with one of its kind (5.4, 5.8): so its other end is one of
    the few other copies on the table, with cards all the way between (5.2) and none beyond either end (5.5-5.7).
    """
    state = g.state
    state.row = row
    state.column = column
    state.row_end = NOWHERE
    state.column_end = NOWHERE
    at = state.table.at
    for slot in range(g.rules.slot[kind], g.rules.slot[kind + 1]):
        cell = at[slot]
        if cell == NOWHERE:
            continue
        other_row = cell // SIDE
        other_column = cell - SIDE * other_row
        if other_row == row and other_column != column:
            if is_row(g, row, min(column, other_column), max(column, other_column)):
                state.row_end = other_column
        elif other_column == column and other_row != row:
            if is_column(g, column, min(row, other_row), max(row, other_row)):
                state.column_end = other_row


def is_row(g: Game, row: int, west: int, east: int) -> bool:
    """Are these the ends of a line across (5.1), long enough to count (5.9)?"""
    cards = (1 << (east - west + 1)) - 1
    beside = g.state.table.taken[row] >> (west - 1)
    return beside & (cards << 1 | 1 | 1 << (east - west + 2)) == cards << 1 and east - west > g.rules.min_line


def is_column(g: Game, column: int, north: int, south: int) -> bool:
    """Are these the ends of a line down (5.1), long enough to count (5.9)?"""
    taken = g.state.table.taken
    if ((taken[north - 1] | taken[south + 1]) >> column) & 1 == 1 or south - north <= g.rules.min_line:
        return False
    for row in range(north, south + 1):
        if (taken[row] >> column) & 1 == 0:
            return False
    return True


@inlined
def row_length(g: Game) -> int:
    """The cards of the matched row; 0 when there is none."""
    state = g.state
    return 0 if state.row_end == NOWHERE else abs(state.row_end - state.column) + 1


@inlined
def column_length(g: Game) -> int:
    """The cards of the matched column; 0 when there is none."""
    state = g.state
    return 0 if state.column_end == NOWHERE else abs(state.column_end - state.row) + 1


def cards_of(row: int, column: int) -> int:
    """How many cards lines of these lengths have together: the card they share counts once (5.13)."""
    return row + column - (1 if row > 0 and column > 0 else 0)


def kind_at(g: Game, row: int, column: int) -> int:
    """The kind of the card on this cell; there must be one."""
    slot = 0
    while g.state.table.at[slot] != SIDE * row + column:
        slot += 1
    return g.rules.deck.card[slot]


def take_lines(g: Game, rows: int, columns: int) -> None:
    """The cards of the matched row, if `rows` is 1, and of the matched column, if `columns` is, leave the table
    together (5.10, 5.13)."""
    state = g.state
    table = state.table
    west = min(state.column, state.row_end) if rows == 1 else SIDE
    east = max(state.column, state.row_end) if rows == 1 else NOWHERE
    north = min(state.row, state.column_end) if columns == 1 else SIDE
    south = max(state.row, state.column_end) if columns == 1 else NOWHERE
    for slot in range(CARDS):
        cell = table.at[slot]
        row = cell // SIDE if cell != NOWHERE else NOWHERE
        column = cell - SIDE * row if cell != NOWHERE else NOWHERE
        across = row == state.row and west <= column <= east
        if across or (column == state.column and north <= row <= south):
            table.at[slot] = NOWHERE
            table.taken[row] &= ~(1 << column)
            table.gone[g.rules.deck.card[slot]] += 1
            table.cards -= 1
