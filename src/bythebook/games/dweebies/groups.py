"""Dweebies, section 6: groups, and what is legal while there are several (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest, ones
from .link import find_link
from .names import SIDE
from .nearest import find_nearest
from .state import Flood, Game, Table
from .tableau import open_centre, open_sides


def settle(g: Game, bound: int) -> None:
    """The cards have changed: groups (6.1), need and legal cells. `bound`: no more cards than that join all groups."""
    table = g.state.table
    if table.cards == 0:
        open_centre(table)  # 4.4
        return
    find_groups(g)
    if table.groups == 1:
        table.need = 0
        open_sides(table)  # 6.9
    elif g.rules.link == 1 or table.groups == 2:
        find_nearest(g)  # 6.10: the same as 6.5 for two groups
    else:
        find_link(g, bound)
    count_legal(table)


def find_groups(g: Game) -> None:
    """Maximal sets of cards joined by shared sides (6.1), in reading order of their first cards."""
    table = g.state.table
    work = g.desk.work
    draw_box(g)
    for row in range(work.first, work.last + 1):
        work.left.row[row] = table.taken[row]
    table.groups = 0
    for row in range(work.first, work.last + 1):
        while work.left.row[row] != 0:
            flood(g, work.groups[table.groups], row, work.left.row[row] & -work.left.row[row])
            table.groups += 1


def draw_box(g: Game) -> None:
    """The bounding box of the cards; there is one at least."""
    work = g.desk.work
    columns = 0
    work.first = SIDE
    for row in range(SIDE):
        here = g.state.table.taken[row]
        if here != 0:
            columns |= here
            work.first = min(work.first, row)
            work.last = row
    work.west = lowest(columns)
    work.east = work.west
    while columns >> (work.east + 1) != 0:
        work.east += 1
    work.box = ((1 << (work.east - work.west + 1)) - 1) << work.west


def flood(g: Game, group: Flood, row: int, seed: int) -> None:
    """All cards joined to this one become a group; they are taken from those left."""
    work = g.desk.work
    left = work.left.row
    for i in range(work.first - 1, work.last + 2):
        group.row[i] = 0
    group.row[row] = seed
    grown = True
    while grown:
        grown = False
        for i in range(row, work.last + 1):
            grown = spread(group.row, left, i) or grown
        for i in range(work.first, work.last + 1):
            grown = spread(group.row, left, work.first + work.last - i) or grown
    for i in range(row, work.last + 1):
        left[i] &= ~group.row[i]


def spread(group: list[int], left: list[int], row: int) -> bool:
    """Let the group grow along this row, and into it from both sides; did it?"""
    before = group[row]
    cells = (before | group[row - 1] | group[row + 1]) & left[row]
    wider = (cells << 1 | cells >> 1 | cells) & left[row]
    while wider != cells:
        cells = wider
        wider = (cells << 1 | cells >> 1 | cells) & left[row]
    group[row] = cells
    return cells != before


def count_legal(table: Table) -> None:
    """How many cells are legal, and in which rows."""
    table.rows = 0
    table.cells = 0
    for row in range(SIDE):
        if table.legal[row] != 0:
            table.rows |= 1 << row
            table.cells += ones(table.legal[row])
