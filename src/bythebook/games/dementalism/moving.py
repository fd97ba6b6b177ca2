"""Dementalism, sections 10 and 11: what moves cards and Stacks (kernel Python)."""

from __future__ import annotations

from ...kernel.cards import pop, push
from ...kernel.chance import below, shuffle
from ...kernel.events import more, tell
from .events import Told, Where
from .matches import collect
from .names import CELLS, COLUMN, COLUMNS, NO_CARD, NOBODY, Copies, Draw
from .peeking import peek
from .shuffling import gather, shuffle_cells
from .spread import column_of, in_grid, lay_down, lift, row_of, take
from .state import Game
from .stores import new_stack, place_of


def mix_line(g: Game, seat: int, line: int) -> None:
    """Cyclone Cyd: the choosable cards of a row or a column (10.14)."""
    if line >= COLUMN:
        shuffle_cells(g, Where.COLUMN, line - COLUMN, seat)
    else:
        shuffle_cells(g, Where.ROW, COLUMNS * line, seat)


def switch(g: Game, seat: int, cell: int) -> None:
    """Switchback Stu: the card goes unseen under the Heap, and the top card of the Heap comes in its place, peeked at
    (10.15)."""
    taken = pop(g.state.heap)
    put_under(g, lift(g, cell))
    lay_down(g, cell, taken)
    tell(g, Told.SWITCH, seat, column_of(cell), row_of(cell) + 1)
    peek(g, seat, cell)


def put_under(g: Game, card: int) -> None:
    """Under the Heap."""
    heap = g.state.heap
    for i in range(heap.size, 0, -1):
        heap.card[i] = heap.card[i - 1]
    heap.card[0] = card
    heap.size += 1


def swap(g: Game, seat: int, place: int, target: int, second: int) -> None:
    """Barter Bob Fleeglewax: two Stacks change places, unseen (10.19, 3.17)."""
    state = g.state
    mine = state.player[seat].stack[place]
    theirs = state.player[target].stack[second]
    state.player[seat].stack[place] = theirs
    state.player[target].stack[second] = mine
    state.stack[theirs].owner = seat
    state.stack[mine].owner = target
    state.stack[theirs].revealed = 0
    state.stack[mine].revealed = 0
    tell(g, Told.SWAP, seat, place + 1, target, second + 1)


def rummage(g: Game, seat: int, cell: int) -> None:
    """Rummage Rita: a Giggity of the Keister and a face-up Denizen are a new Sneaky Stack (10.10)."""
    take(g.state.keister, g.rules.denizens)
    denizen = lift(g, cell)
    number = new_stack(g, seat, denizen, Copies.SNEAKY)
    collect(g, number)
    tell(g, Told.FORM, seat, Copies.SNEAKY - 1, denizen, place_of(g, number) + 1)
    for _ in range(2):
        more(g, column_of(cell))
        more(g, row_of(cell) + 1)


# --- Turmoil ----------------------------------------------------------------------------------------------------------
def sink(g: Game, cell: int) -> None:
    """Sinkhole: the face-down cards beside this cell go unseen under the Heap, in random order; without a Heap they are
    shuffled (11.9)."""
    if g.state.heap.size == 0:
        shuffle_cells(g, Where.BESIDE, cell, NOBODY)
        return
    work = g.desk.work
    number = gather(g, Where.BESIDE, cell, NOBODY)
    if number == 0:
        return
    work.group.size = 0
    for i in range(number):
        push(work.group, lift(g, work.place[i]))
    tell(g, Told.SINK, number, column_of(cell), row_of(cell) + 1)
    if number > 1:
        shuffle(g, work.group, Draw.SINK)
    while work.group.size > 0:
        put_under(g, pop(work.group))


def spring(g: Game) -> None:
    """Giggity Spring: the Giggities of the Keister go back into the Heap, which is shuffled; without a Heap into random
    empty cells, as many as there are (11.11)."""
    giggity = g.rules.denizens
    heap = g.state.heap
    number = g.state.keister.count[giggity]
    if heap.size == 0:
        spring_up(g, number)
        return
    for _ in range(number):
        take(g.state.keister, giggity)
        push(heap, giggity)
    tell(g, Told.SPRING, number, 0)
    shuffle(g, heap, Draw.SHUFFLE)


def spring_up(g: Game, number: int) -> None:
    """So many Giggities into random empty cells, face-down, one each."""
    giggity = g.rules.denizens
    place = g.desk.work.place
    gaps = 0
    for cell in range(CELLS):
        if in_grid(g, cell) and g.state.spread.card[cell] == NO_CARD:
            place[gaps] = cell
            gaps += 1
    number = min(number, gaps)
    if number == 0:
        return
    tell(g, Told.SPRING, number, 1)
    for _ in range(number):
        at = below(g, gaps, Draw.SPRING)
        cell = place[at]
        gaps -= 1
        for i in range(at, gaps):
            place[i] = place[i + 1]
        take(g.state.keister, giggity)
        lay_down(g, cell, giggity)
        more(g, column_of(cell))
        more(g, row_of(cell) + 1)
