"""Dementalism, sections 2 and 3: the Spread, the Heap and the Keister (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest, nth_bit, ones
from ...kernel.events import tell
from .events import Told
from .names import COLUMNS, NO_CARD, PART, PARTS
from .state import Game, Tally


def column_of(cell: int) -> int:
    """The column, from 0: also its word in events."""
    return cell % COLUMNS


def row_of(cell: int) -> int:
    """The row, from 0."""
    return cell // COLUMNS


def tell_cell(g: Game, kind: int, cell: int) -> None:
    """An event of one cell."""
    tell(g, kind, column_of(cell), row_of(cell) + 1)


# --- sets of cells --------------------------------------------------------------------------------------------------
def is_down(g: Game, cell: int) -> bool:
    """Does a face-down card lie here?"""
    return (g.state.spread.down[cell // PART] >> (cell % PART)) & 1 == 1


def in_grid(g: Game, cell: int) -> bool:
    """Is this a cell of the grid (2.2)?"""
    return (g.rules.grid[cell // PART] >> (cell % PART)) & 1 == 1


def count_down(g: Game) -> int:
    """How many cards lie face-down."""
    number = 0
    for part in range(PARTS):
        number += ones(g.state.spread.down[part])
    return number


def sat_by_others(g: Game, seat: int, cell: int) -> bool:
    """Does another seat sit on this cell (10.17)?"""
    sitter = g.state.spread.sitter[cell]
    return sitter != 0 and sitter != seat + 1


def choosable(g: Game, seat: int, part: int) -> int:
    """A part of the cards that this seat's Powers may choose: face-down, not sat on by another seat (9.15)."""
    spread = g.state.spread
    cells: int = spread.down[part]
    if spread.sat == 0:
        return cells
    left = cells
    while left != 0:
        bit = lowest(left)
        left &= left - 1
        if sat_by_others(g, seat, PART * part + bit):
            cells &= ~(1 << bit)
    return cells


def can_choose(g: Game, seat: int, cell: int) -> bool:
    """May this seat's Powers choose the card here (9.15)?"""
    return is_down(g, cell) and not sat_by_others(g, seat, cell)


def some_choosable(g: Game, seat: int) -> bool:
    """Is there a choosable card at all?"""
    for part in range(PARTS):
        if choosable(g, seat, part) != 0:
            return True
    return False


def flippable(g: Game, seat: int, part: int) -> int:
    """A part of the cards that this seat may flip (4.4): those not sat on by others, or any if all are (10.17)."""
    spread = g.state.spread
    if spread.sat == 0 or not some_choosable(g, seat):
        return spread.down[part]
    return choosable(g, seat, part)


def can_flip(g: Game, seat: int, cell: int) -> bool:
    """May this seat flip the card here?"""
    return (flippable(g, seat, cell // PART) >> (cell % PART)) & 1 == 1


def some_down(g: Game) -> bool:
    """Can any card be flipped (4.14)?"""
    for part in range(PARTS):
        if g.state.spread.down[part] != 0:
            return True
    return False


def nth_down(g: Game, n: int) -> int:
    """The n-th face-down cell in reading order, counted from 0; there must be more than n."""
    part = 0
    here = ones(g.state.spread.down[0])
    while n >= here:
        n -= here
        part += 1
        here = ones(g.state.spread.down[part])
    return PART * part + nth_bit(g.state.spread.down[part], n)


def count_flippable(g: Game, seat: int) -> int:
    """How many cards this seat may flip."""
    spread = g.state.spread
    if spread.sat == 0:
        return 0 + spread.cards - spread.up  # 0: so that compiled code counts with a sign
    number = 0
    for part in range(PARTS):
        number += ones(flippable(g, seat, part))
    return number


def nth_flippable(g: Game, seat: int, n: int) -> int:
    """The n-th card that this seat may flip, in reading order, counted from 0; there must be more than n."""
    if g.state.spread.sat == 0:
        return nth_down(g, n)
    part = 0
    here = ones(flippable(g, seat, 0))
    while n >= here:
        n -= here
        part += 1
        here = ones(flippable(g, seat, part))
    return PART * part + nth_bit(flippable(g, seat, part), n)


# --- cards in cells -------------------------------------------------------------------------------------------------
def lay_down(g: Game, cell: int, card: int) -> None:
    """A card face-down into an empty cell."""
    spread = g.state.spread
    spread.card[cell] = card
    spread.down[cell // PART] |= 1 << (cell % PART)
    spread.cards += 1


def lift(g: Game, cell: int) -> int:
    """Take the card out of its cell, face-up or face-down; a marker on it goes (10.17)."""
    spread = g.state.spread
    card = spread.card[cell]
    if is_down(g, cell):
        stand_up(g, cell)
        spread.down[cell // PART] &= ~(1 << (cell % PART))
    else:
        drop_from_shown(g, cell)
    spread.card[cell] = NO_CARD
    spread.cards -= 1
    return card


def turn_up(g: Game, cell: int) -> None:
    """A face-down card is turned face-up (3.1); a marker on it goes (10.17)."""
    spread = g.state.spread
    stand_up(g, cell)
    spread.down[cell // PART] &= ~(1 << (cell % PART))
    spread.shown[spread.up] = cell
    spread.up += 1


def turn_down(g: Game, cell: int) -> None:
    """A face-up card is turned face-down in its cell."""
    drop_from_shown(g, cell)
    g.state.spread.down[cell // PART] |= 1 << (cell % PART)


def drop_from_shown(g: Game, cell: int) -> None:
    """This cell's card does not lie face-up any more."""
    spread = g.state.spread
    kept = 0
    for i in range(spread.up):
        if spread.shown[i] != cell:
            spread.shown[kept] = spread.shown[i]
            kept += 1
    spread.up = kept


def is_up(g: Game, cell: int) -> bool:
    """Does a face-up card lie here (3.19)?"""
    return g.state.spread.card[cell] != NO_CARD and not is_down(g, cell)


# --- sitting --------------------------------------------------------------------------------------------------------
def sit(g: Game, seat: int, cell: int) -> None:
    """A Sat-on marker (10.17)."""
    g.state.spread.sitter[cell] = seat + 1
    g.state.spread.sat += 1


def stand_up(g: Game, cell: int) -> None:
    """The marker on this cell goes, if there is one."""
    spread = g.state.spread
    if spread.sat > 0 and spread.sitter[cell] != 0:
        spread.sitter[cell] = 0
        spread.sat -= 1
        tell_cell(g, Told.SIT_END, cell)


# --- Keister and other unordered cards ------------------------------------------------------------------------------
def put(tally: Tally, card: int) -> None:
    """One more card of this row."""
    tally.count[card] += 1
    tally.size += 1


def take(tally: Tally, card: int) -> None:
    """One card of this row fewer; there must be one."""
    tally.count[card] -= 1
    tally.size -= 1
