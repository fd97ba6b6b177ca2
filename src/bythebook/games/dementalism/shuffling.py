"""Dementalism, 3.16: blind shuffles (kernel Python).

Who shuffles sees nothing. Each place then holds a new object: what was said of the old one lapses.
"""

from __future__ import annotations

from ...kernel.cards import pop
from ...kernel.chance import shuffle
from ...kernel.events import tell
from .events import Told, Where
from .names import CELLS, NOBODY, Draw
from .spread import can_choose, column_of, is_down, row_of, stand_up
from .state import Game
from .stores import is_movable, renew


def lies_within(where: int, cell: int, other: int) -> bool:
    """Does the other cell belong to this part of the grid, which is named by a cell?"""
    down = row_of(other) - row_of(cell)
    right = column_of(other) - column_of(cell)
    match where:
        case Where.CELL:
            return other == cell
        case Where.BLOCK:
            return 0 <= down < 2 and 0 <= right < 2
        case Where.ROW:
            return down == 0
        case Where.COLUMN:
            return right == 0
        case Where.CROSS:
            return down == 0 or right == 0
        case Where.BESIDE:
            return abs(down) + abs(right) == 1
    return True  # ALL


def gather(g: Game, where: int, cell: int, seat: int) -> int:
    """Lay the cells of the face-down cards of a part of the grid in `desk.work.place`, in reading order: for a Power of
    this seat the choosable ones (9.15), for a Turmoil (NOBODY) all (11.21). How many there are."""
    place = g.desk.work.place
    number = 0
    for other in range(CELLS):
        if lies_within(where, cell, other) and (is_down(g, other) if seat == NOBODY else can_choose(g, seat, other)):
            place[number] = other
            number += 1
    return number


def shuffle_cells(g: Game, where: int, cell: int, seat: int) -> None:
    """The face-down cards of a part of the grid change places at random."""
    spread = g.state.spread
    work = g.desk.work
    number = gather(g, where, cell, seat)
    if number == 0:
        return
    for i in range(number):
        stand_up(g, work.place[i])
        work.group.card[i] = spread.card[work.place[i]]
    tell(g, Told.SHUFFLE, where, column_of(cell), row_of(cell) + 1)
    work.group.size = number
    if number > 1:
        shuffle(g, work.group, Draw.SHUFFLE)
    for i in range(number):
        spread.card[work.place[i]] = pop(work.group)


def shuffle_stacks(g: Game, seat: int) -> None:
    """A seat's Movable Stacks change places at random."""
    player = g.state.player[seat]
    work = g.desk.work
    number = 0
    for place in range(player.stacks):
        work.place[place] = player.stack[place]
        if is_movable(g.state.stack[player.stack[place]]):
            renew(g.state.stack[player.stack[place]])
            work.group.card[number] = place
            number += 1
    if number == 0:
        return
    tell(g, Told.SHUFFLE_STACKS, seat)
    work.group.size = number
    if number > 1:
        shuffle(g, work.group, Draw.STACKS)
    for place in range(player.stacks):
        if is_movable(g.state.stack[work.place[place]]):
            player.stack[place] = work.place[pop(work.group)]
