"""Dweebies: in which order the second method goes through the box, and what lies where on the way (kernel Python).

Any order will do in which a cell comes after the one above it and the one to its left, and before the one below the
latter: row by row, or slanting, along the diagonals; and the box may be turned or seen in a mirror first. What the
front has to remember differs much between them, and no order is best for every table: so they are tried in turn.
"""

from __future__ import annotations

from .state import Game, Sweep

NONE = -1
COURSES = 6


def set_course(g: Game, course: int) -> None:
    """The cells of the box in the order of this course: 0 and 1 slanting, one way and the other; 2 and 3 row by row
    along the shorter and the longer side; 4 and 5 the same from the other end."""
    sweep = g.desk.work.sweep
    work = g.desk.work
    height = work.last - work.first + 1
    width = work.east - work.west + 1
    longer = 1 if width > height else 0
    sweep.turned = 1 - longer if course == 3 or course == 5 else longer
    sweep.mirrored = 1 if course == 1 or course >= 4 else 0
    sweep.width = height if sweep.turned == 1 else width
    sweep.height = width if sweep.turned == 1 else height
    sweep.groups = g.state.table.groups
    draw_cells(g)
    put_in_order(sweep, course < 2)
    count_ahead(sweep)
    count_joins(sweep)


def row_of(first: int, sweep: Sweep, cell: int) -> int:
    """The row of the table in which a cell of the box lies."""
    if sweep.turned == 1:
        return first + cell % sweep.width
    row = cell // sweep.width
    return first + (sweep.height - 1 - row if sweep.mirrored == 1 else row)


def column_of(west: int, sweep: Sweep, cell: int) -> int:
    """The column of the table in which a cell of the box lies."""
    if sweep.turned == 0:
        return west + cell % sweep.width
    row = cell // sweep.width
    return west + (sweep.height - 1 - row if sweep.mirrored == 1 else row)


def draw_cells(g: Game) -> None:
    """Of each cell the group, or 0; the empty cells next to a card are numbered."""
    work = g.desk.work
    sweep = work.sweep
    taken = g.state.table.taken
    sweep.candidates = 0
    for cell in range(sweep.width * sweep.height):
        row = row_of(work.first, sweep, cell)
        column = column_of(work.west, sweep, cell)
        sweep.group[cell] = 0
        sweep.number[cell] = NONE
        for group in range(sweep.groups):
            if (work.groups[group].row[row] >> column) & 1 == 1:
                sweep.group[cell] = group + 1
        beside = taken[row - 1] | taken[row + 1] | taken[row] << 1 | taken[row] >> 1
        if sweep.group[cell] == 0 and (beside >> column) & 1 == 1:
            sweep.number[cell] = sweep.candidates
            sweep.candidates += 1


def put_in_order(sweep: Sweep, slanting: bool) -> None:
    """The cells one after the other."""
    step = 0
    if not slanting:
        for cell in range(sweep.width * sweep.height):
            sweep.order[cell] = cell
        return
    for diagonal in range(sweep.width + sweep.height - 1):
        for row in range(sweep.height):
            column = diagonal - row
            if 0 <= column < sweep.width:
                sweep.order[step] = row * sweep.width + column
                step += 1


def count_ahead(sweep: Sweep) -> None:
    """For each step: how many groups begin after it."""
    cells = sweep.width * sweep.height
    seen = 0
    for step in range(cells):
        group = sweep.group[sweep.order[step]]
        new = 1 if group > 0 and (seen >> group) & 1 == 0 else 0
        seen |= new << group
        sweep.begins[sweep.order[step]] = group * new
        sweep.ahead[step] = new
    ahead = 0
    for i in range(cells):
        step = cells - 1 - i
        here = sweep.ahead[step]
        sweep.ahead[step] = ahead
        ahead += here


def count_joins(sweep: Sweep) -> None:
    """For each step: how many cells after it can, when they are filled, join three parts more, and how many two."""
    twos = 0
    threes = 0
    cells = sweep.width * sweep.height
    for i in range(cells):
        step = cells - 1 - i
        sweep.threes[step] = threes
        sweep.twos[step] = twos
        if sweep.group[sweep.order[step]] == 0:
            joins = most_joined(sweep, sweep.order[step])
            threes += 1 if joins == 3 else 0
            twos += 1 if joins == 2 else 0


def most_joined(sweep: Sweep, cell: int) -> int:
    """How many parts more an empty cell can join: what lies above and to the left, filled or not, and the cards below
    and to the right; but one of those is nothing more."""
    width = sweep.width
    column = cell % width
    above = sweep.group[cell - width] if cell >= width else NONE
    left = sweep.group[cell - 1] if column > 0 else NONE
    right = sweep.group[cell + 1] if column + 1 < width else 0
    below = sweep.group[cell + width] if cell + width < width * sweep.height else 0
    joined = (0 if above == NONE else 1) + (0 if left == NONE or (left > 0 and left == above) else 1)
    if right > 0 and right != above and right != left:
        joined += 1
    if below > 0 and below != above and below != left and below != right:
        joined += 1
    return joined - 1
