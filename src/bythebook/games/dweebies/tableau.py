"""Dweebies, section 4: the tableau and its legal cells while it is whole (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest, nth_bit, ones
from ...kernel.inlining import inlined
from .names import CARDS, CENTRE, KINDS, MIDDLE, NOWHERE, SIDE
from .state import Game, Table


def clear_table(table: Table) -> None:
    """Nothing on the table, nothing collected (2.7)."""
    for slot in range(CARDS):
        table.at[slot] = NOWHERE
    for kind in range(KINDS):
        table.gone[kind] = 0
    for row in range(SIDE):
        table.taken[row] = 0
    table.cards = 0
    open_centre(table)


def open_centre(table: Table) -> None:
    """On an empty table the centre is the only legal cell (4.3), later in the round too (4.4)."""
    table.north = CENTRE - MIDDLE
    table.west = CENTRE - MIDDLE
    for row in range(SIDE):
        table.legal[row] = 0
    table.legal[MIDDLE] = 1 << MIDDLE
    table.rows = 1 << MIDDLE
    table.cells = 1
    table.groups = 0
    table.need = 0


@inlined
def lay(g: Game, kind: int, row: int, column: int) -> None:
    """A card on an empty cell (4.7). Copies are alike (1.4): it goes by the first slot of its kind that is free."""
    table = g.state.table
    slot = g.rules.slot[kind]
    while table.at[slot] != NOWHERE:
        slot += 1
    table.at[slot] = SIDE * row + column
    table.taken[row] |= 1 << column
    table.cards += 1


def touching(table: Table, row: int) -> int:
    """The empty cells of this row that share a side with a card (4.5); a corner is not enough (4.6)."""
    here = table.taken[row]
    above = table.taken[row - 1] if row > 0 else 0
    below = table.taken[row + 1] if row + 1 < SIDE else 0
    return (above | below | here << 1 | here >> 1) & ~here


def open_sides(table: Table) -> None:
    """Every empty cell beside a card is legal (4.5, 6.9): holes too."""
    table.rows = 0
    table.cells = 0
    for row in range(SIDE):
        cells = touching(table, row)
        table.legal[row] = cells
        if cells != 0:
            table.rows |= 1 << row
            table.cells += ones(cells)


@inlined
def widen(table: Table, row: int, column: int) -> None:
    """The same, when one card more lies here."""
    bit = 1 << column
    cells = table.legal[row] & ~bit
    more = (bit << 1 | bit >> 1) & ~(table.taken[row] | cells)
    table.legal[row] = cells | more
    above = bit & ~(table.taken[row - 1] | table.legal[row - 1])
    table.legal[row - 1] |= above
    below = bit & ~(table.taken[row + 1] | table.legal[row + 1])
    table.legal[row + 1] |= below
    found = ones(more)
    if above != 0:
        table.rows |= 1 << (row - 1)
        found += 1
    if below != 0:
        table.rows |= 1 << (row + 1)
        found += 1
    table.rows |= 1 << row
    table.cells += found - 1


@inlined
def nth_legal(table: Table, n: int) -> int:
    """The n-th legal cell in reading order, from 0, as 63 * row + column; there must be more than n."""
    rows = table.rows
    row = lowest(rows)
    here = ones(table.legal[row])
    while n >= here:
        n -= here
        rows &= rows - 1
        row = lowest(rows)
        here = ones(table.legal[row])
    return SIDE * row + nth_bit(table.legal[row], n)


def is_among(rows: list[int], row: int, column: int) -> bool:
    """Is this cell in a set of cells kept by rows? Cells beyond the part of the table that is kept are in none."""
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return False
    return (rows[row] >> column) & 1 == 1


# --- where the cards lie in the part that is kept -------------------------------------------------------------------
@inlined
def at_border(row: int, column: int) -> bool:
    """Does a card here leave no room for legal cells around it?"""
    return row == 0 or row == SIDE - 1 or column == 0 or column == SIDE - 1


def recentre(table: Table) -> None:
    """Lay the cards, and the legal cells, into the middle of what is kept; no cell's name changes (4.9)."""
    columns = 0
    first = SIDE
    last = 0
    for row in range(SIDE):
        if table.taken[row] != 0:
            columns |= table.taken[row]
            first = min(first, row)
            last = row
    west = lowest(columns)
    east = west
    while columns >> (east + 1) != 0:
        east += 1
    down = MIDDLE - (first + last) // 2
    right = MIDDLE - (west + east) // 2
    shift_rows(table, down)
    for row in range(SIDE):
        table.taken[row] = shifted(table.taken[row], right)
        table.legal[row] = shifted(table.legal[row], right)
    table.rows = shifted(table.rows, down)
    for slot in range(CARDS):
        if table.at[slot] != NOWHERE:
            table.at[slot] += SIDE * down + right
    table.north -= down
    table.west -= right


def shifted(bits: int, by: int) -> int:
    """A set with each member so much greater."""
    return bits << by if by >= 0 else bits >> -by


def shift_rows(table: Table, down: int) -> None:
    """Carry the rows so far down; those that come in are empty."""
    for i in range(SIDE):
        row = SIDE - 1 - i if down >= 0 else i
        source = row - down
        inside = 0 <= source < SIDE
        table.taken[row] = table.taken[source] if inside else 0
        table.legal[row] = table.legal[source] if inside else 0
