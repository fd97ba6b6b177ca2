"""Dweebies, clauses 6.4 and 6.5 once more: the shortest link cell by cell, for tables with many groups (kernel Python).

The cells of the cards' bounding box are gone through one after the other (`course`), each filled or left empty. Of what
came before only the front matters: the last cell of each column, and which of them are joined already. So a state is a
label for each column, 0 where the cell is empty, with the least cost that leads to it and, for every cell next to a
card, whether some way of that cost fills it. What cannot be joined within the bound is dropped (`moats`), and the bound
rises until something is left: that is the need.
"""

from __future__ import annotations

from .course import COURSES, column_of, row_of, set_course
from .front import clear, closes, fill, keep, store, unpack
from .moats import count_moats
from .names import SIDE
from .state import Front, Game, Sweep

NONE = -1
MOST_SPLIT = 20
FREE = 0  # what is settled of a cell beforehand
FILLED = 1
EMPTY = 2
CELLS = 63  # in a set


def find_in_parts(g: Game, bound: int) -> None:
    """The same where the memory does not hold a table's states, whatever the course: some cells are settled beforehand,
    in all ways one after the other. Each halves the states more or less, so this ends."""
    split = 1
    while split <= MOST_SPLIT and not find_by_sweep(g, bound, split):
        split += 1


def find_by_sweep(g: Game, bound: int, split: int) -> bool:
    """`need` (6.4) and the legal cells (6.5); no more than `bound` cards are needed. `split`: so many cells are settled
    beforehand. False when the memory does not hold the states on any course."""
    sweep = g.desk.work.sweep
    for course in range(COURSES):
        set_course(g, course)
        count_moats(g)
        choose_split(sweep, course, split)
        if sweep_through(g, bound, split):
            return True
        sweep.stopped[course] = sweep.step
    return False


def sweep_through(g: Game, bound: int, split: int) -> bool:
    """Find need and legal cells on this course; False when the memory does not hold the states."""
    table = g.state.table
    sweep = g.desk.work.sweep
    for row in range(SIDE):
        table.legal[row] = 0
    sweep.first_legal = 0
    table.need = max(1, sweep.least)
    while table.need <= bound and sweep.first_legal < sweep.candidates:
        found = False
        for part in range(1 << split):
            settle_split(sweep, split, part)
            if run(sweep, table.need):
                found = True
                mark_cells(g)
            if sweep.full == 1:
                return False
        if found:
            sweep.first_legal += 2 * CELLS  # so many cells are told at a time
        else:
            table.need += 1
    return True


def choose_split(sweep: Sweep, course: int, split: int) -> None:
    """The cells to be settled beforehand: the empty ones last passed before the memory was full."""
    for cell in range(sweep.width * sweep.height):
        sweep.settled[cell] = FREE
    step = sweep.stopped[course]
    chosen = 0
    while chosen < split and step >= 0:
        cell = sweep.order[step]
        if sweep.group[cell] == 0:
            sweep.split[chosen] = cell
            chosen += 1
        step -= 1
    for i in range(chosen, split):
        sweep.split[i] = NONE


def settle_split(sweep: Sweep, split: int, part: int) -> None:
    """One of the ways in which they are filled and left empty."""
    for i in range(split):
        if sweep.split[i] != NONE:
            sweep.settled[sweep.split[i]] = FILLED if (part >> i) & 1 == 1 else EMPTY


def run(sweep: Sweep, most: int) -> bool:
    """Can all groups be joined by so many cells? Then `near` and `far` are the cells that some way fills."""
    sweep.most = most
    sweep.found = 0
    sweep.near = 0
    sweep.far = 0
    sweep.now = 0
    sweep.full = 0
    for column in range(sweep.width):
        sweep.label[column] = 0
        sweep.depth[column] = 0
    for group in range(sweep.groups + 1):
        sweep.host[group] = 0
    store(sweep, sweep.front[0], 0, 0, 0, 0, 0)
    for step in range(sweep.width * sweep.height):
        front = sweep.front[sweep.now]
        after = sweep.front[1 - sweep.now]
        sweep.depth[sweep.order[step] % sweep.width] += 1
        for i in range(front.used):
            advance(sweep, front, i, after, step)
        clear(front)
        sweep.now = 1 - sweep.now
        sweep.step = step
        if sweep.full == 1:
            break
    clear(sweep.front[0])
    clear(sweep.front[1])
    return sweep.found == 1 and sweep.full == 0


def advance(sweep: Sweep, front: Front, i: int, after: Front, step: int) -> None:
    """Leave the next cell empty, or fill it; a card is there in any case."""
    cell = sweep.order[step]
    column = cell % sweep.width
    cost = front.cost[i]
    if sweep.group[cell] == 0:
        unpack(sweep, front, i)
        if sweep.settled[cell] != FILLED and not closes(sweep, column):
            sweep.label[column] = 0
            keep(sweep, after, step, cost, front.near[i], front.far[i])
        if cost == sweep.most or sweep.settled[cell] == EMPTY:
            return
        cost += 1
    unpack(sweep, front, i)
    fill(sweep, column)
    near = front.near[i]
    far = front.far[i]
    number = sweep.number[cell] - sweep.first_legal
    if 0 <= number < CELLS:
        near |= 1 << number
    elif CELLS <= number < 2 * CELLS:
        far |= 1 << (number - CELLS)
    keep(sweep, after, step, cost, near, far)


def mark_cells(g: Game) -> None:
    """The cells that some way fills are legal."""
    work = g.desk.work
    sweep = work.sweep
    for cell in range(sweep.width * sweep.height):
        number = sweep.number[cell] - sweep.first_legal
        near = 0 <= number < CELLS and (sweep.near >> number) & 1 == 1
        if near or (CELLS <= number < 2 * CELLS and (sweep.far >> (number - CELLS)) & 1 == 1):
            row = row_of(work.first, sweep, cell)
            g.state.table.legal[row] |= 1 << column_of(work.west, sweep, cell)
