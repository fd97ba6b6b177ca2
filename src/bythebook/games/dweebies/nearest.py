"""Dweebies, clause 6.10: the smallest gap between groups; of two groups it is the shortest link (kernel Python)."""

from __future__ import annotations

from .names import SIDE
from .state import Game, Table


def find_nearest(g: Game) -> None:
    """The least gap of all pairs of groups becomes `need` (6.12); legal are the cells at either end of a path that
    closes it.

    Of such a path only the first cell touches the one group, and only the last another: else a gap would be smaller.
    No shortest path leaves the cards' bounding box (fact a of section 6).
    """
    table = g.state.table
    table.need = 0
    for row in range(SIDE):
        table.legal[row] = 0
    for group in range(table.groups):
        gap = reach(g, g.desk.work.groups[group].row)
        if gap == 0:
            continue
        if table.need != gap:
            table.need = gap
            for row in range(SIDE):
                table.legal[row] = 0
        walk_back(g, g.desk.work.groups[group].row, gap)


def reach(g: Game, own: list[int]) -> int:
    """Step by step over empty cells away from a group, each step a layer, until another group is beside one of them:
    how many steps; 0 when they would be more than the least gap so far."""
    work = g.desk.work
    steps = 1
    first_layer(g, own)
    while not meets(g, own, work.layers[steps - 1].row):
        if steps == g.state.table.need:
            return 0
        next_layer(g, steps)
        steps += 1
    return steps


def first_layer(g: Game, own: list[int]) -> None:
    """The empty cells beside a group."""
    work = g.desk.work
    taken = g.state.table.taken
    layer = work.layers[0].row
    seen = work.seen.row
    for row in range(work.first - 1, work.last + 2):
        inside = work.first <= row <= work.last
        layer[row] = around(own, row) & work.box & ~taken[row] if inside else 0
        seen[row] = taken[row] | layer[row]


def next_layer(g: Game, steps: int) -> None:
    """The empty cells beside the layer before, and in none yet."""
    work = g.desk.work
    before = work.layers[steps - 1].row
    layer = work.layers[steps].row
    seen = work.seen.row
    layer[work.first - 1] = 0
    layer[work.last + 1] = 0
    for row in range(work.first, work.last + 1):
        layer[row] = around(before, row) & work.box & ~seen[row]
    for row in range(work.first, work.last + 1):
        seen[row] |= layer[row]


def meets(g: Game, own: list[int], layer: list[int]) -> bool:
    """Is another group beside a cell of this layer?"""
    met = 0
    for row in range(g.desk.work.first, g.desk.work.last + 1):
        met |= layer[row] & beside_others(g.state.table, own, row)
    return met != 0


def around(cells: list[int], row: int) -> int:
    """The cells of this row beside some cells."""
    return cells[row - 1] | cells[row + 1] | cells[row] << 1 | cells[row] >> 1


def beside_others(table: Table, own: list[int], row: int) -> int:
    """The cells of this row beside cards of other groups."""
    here = table.taken[row] & ~own[row]
    return (table.taken[row - 1] & ~own[row - 1]) | (table.taken[row + 1] & ~own[row + 1]) | here << 1 | here >> 1


def walk_back(g: Game, own: list[int], gap: int) -> None:
    """Of the layers only what lies on a path to another group stays; the first and the last of them are legal."""
    work = g.desk.work
    table = g.state.table
    last = work.layers[gap - 1].row
    for row in range(work.first, work.last + 1):
        last[row] &= beside_others(table, own, row)
    for step in range(gap - 1, 0, -1):
        nearer = work.layers[step - 1].row
        for row in range(work.first, work.last + 1):
            nearer[row] &= around(work.layers[step].row, row)
    for row in range(work.first, work.last + 1):
        table.legal[row] |= last[row] | work.layers[0].row[row]
