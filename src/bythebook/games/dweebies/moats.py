"""Dweebies: how many cells the second method must still fill at least, told before it begins (kernel Python).

Whoever comes from what is joined already to a group that is still to come must enter the part of the table from which
one gets to the group for nothing: over cards, and over cells whose entry from there has been counted. All ways in are
then counted, once: so these moats add up (dual ascent; Wong 1984). They are dug from the last group back.
"""

from __future__ import annotations

from ...kernel.bits import lowest
from .state import Flood, Game

FAR = 1000
INSIDE = 0  # the layers that serve: what lies inside the moat
WAITING = 1  # the cards of groups not yet dug round
NORTH = 2  # the cells whose entry from the north has been counted; from the south, the west, the east
SOUTH = 3
WEST = 4
EAST = 5


def count_moats(g: Game) -> None:
    """For each step of the course the moats that lie whole beyond it (`moats`), and those among them that the front
    does not touch yet (`clear`); `least`: all but those round the first group."""
    work = g.desk.work
    sweep = work.sweep
    cells = sweep.width * sweep.height
    for step in range(cells):
        sweep.rank[sweep.order[step]] = step
        sweep.moats[step] = 0
        sweep.clear[step] = 0
    forget_entries(g)
    sweep.least = 0
    left = sweep.groups
    for i in range(cells):
        group = sweep.begins[sweep.order[cells - 1 - i]]
        if group > 0:
            left -= 1
            dug = dig(g, work.groups[group - 1])
            sweep.least += dug if left > 0 else 0
    for i in range(1, cells):
        sweep.moats[cells - 1 - i] += sweep.moats[cells - i]
        sweep.clear[cells - 1 - i] += sweep.clear[cells - i]


def dig(g: Game, group: Flood) -> int:
    """Moats round this group, until one gets to it from a group further forward; how many."""
    begin_at(g, group)
    dug = 0
    while grow(g) == 0 and count_entries(g):
        count_moat(g)
        dug += 1
    return dug


def forget_entries(g: Game) -> None:
    """Nothing has been counted, and every group waits."""
    work = g.desk.work
    for row in range(work.first - 1, work.last + 2):
        for layer in range(EAST + 1):
            work.layers[layer].row[row] = 0
        work.layers[WAITING].row[row] = g.state.table.taken[row]


def begin_at(g: Game, group: Flood) -> None:
    """This group lies inside, and waits no longer."""
    work = g.desk.work
    inside = work.layers[INSIDE].row
    waiting = work.layers[WAITING].row
    for row in range(work.first - 1, work.last + 2):
        inside[row] = group.row[row]
        waiting[row] &= ~group.row[row]


def grow(g: Game) -> int:
    """All from where one gets inside for nothing; are there waiting cards among it?"""
    work = g.desk.work
    taken = g.state.table.taken
    inside = work.layers[INSIDE].row
    north = work.layers[NORTH].row
    south = work.layers[SOUTH].row
    west = work.layers[WEST].row
    east = work.layers[EAST].row
    met = 0
    grown = True
    while grown:
        grown = False
        for row in range(work.first, work.last + 1):
            here = inside[row]
            cards = here & taken[row]
            wider = (
                here
                | inside[row + 1] & (north[row + 1] | taken[row + 1])
                | inside[row - 1] & (south[row - 1] | taken[row - 1])
            )
            wider |= (here & west[row] | cards) >> 1 | (here & east[row] | cards) << 1
            wider &= work.box
            grown = grown or wider != here
            inside[row] = wider
    for row in range(work.first, work.last + 1):
        met |= inside[row] & work.layers[WAITING].row[row]
    return met


def count_entries(g: Game) -> bool:
    """Every way into the empty cells inside is counted now; was there one?"""
    work = g.desk.work
    inside = work.layers[INSIDE].row
    entries = 0
    for row in range(work.first, work.last + 1):
        cells = inside[row] & ~g.state.table.taken[row]
        outside = work.box & ~inside[row]
        north = cells & ~inside[row - 1] & ~work.layers[NORTH].row[row] if row > work.first else 0
        south = cells & ~inside[row + 1] & ~work.layers[SOUTH].row[row] if row < work.last else 0
        west = cells & outside << 1 & ~work.layers[WEST].row[row]
        east = cells & outside >> 1 & ~work.layers[EAST].row[row]
        work.layers[NORTH].row[row] |= north
        work.layers[SOUTH].row[row] |= south
        work.layers[WEST].row[row] |= west
        work.layers[EAST].row[row] |= east
        entries |= north | south | west | east
    return entries != 0


def count_moat(g: Game) -> None:
    """From which step on this moat no longer counts: when the course comes to what lies inside, or beside it."""
    work = g.desk.work
    sweep = work.sweep
    first = FAR
    touched = FAR
    for row in range(work.first, work.last + 1):
        cells = work.layers[INSIDE].row[row]
        while cells != 0:
            cell = cell_of(g, row, lowest(cells))
            first = min(first, sweep.rank[cell])
            if cell >= sweep.width:
                touched = min(touched, sweep.rank[cell - sweep.width])
            if cell % sweep.width > 0:
                touched = min(touched, sweep.rank[cell - 1])
            cells &= cells - 1
    if first > 0:
        sweep.moats[first - 1] += 1
    if 0 < touched < FAR:
        sweep.clear[touched - 1] += 1


def cell_of(g: Game, row: int, column: int) -> int:
    """The cell of the box that lies in this row and column of the table."""
    sweep = g.desk.work.sweep
    along = column - g.desk.work.west if sweep.turned == 1 else row - g.desk.work.first
    across = row - g.desk.work.first if sweep.turned == 1 else column - g.desk.work.west
    return (sweep.height - 1 - along if sweep.mirrored == 1 else along) * sweep.width + across
