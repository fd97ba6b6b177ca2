"""Tableaux as sets of cells, and the rules of section 6 said once more, as plainly as can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from bythebook.games.dweebies.cells import Cell, cells_in
from bythebook.games.dweebies.groups import settle
from bythebook.games.dweebies.names import CENTRE
from bythebook.games.dweebies.options import read_rules
from bythebook.games.dweebies.room import ROOM, new_game
from bythebook.games.dweebies.setup import clear_game
from bythebook.games.dweebies.state import Game
from bythebook.games.dweebies.tableau import lay

Cells = frozenset[Cell]


@cache
def rules(**house: str) -> Any:
    """The house deck with these house rules."""
    return read_rules(ROOM.house(house), ROOM.read_deck("house", None), 2)


def game_of(cells: Iterable[Cell], **house: str) -> Game:
    """A game with some card on each of these cells, nothing settled yet."""
    g = new_game(rules(**house))
    clear_game(g, 2)
    table, kinds = g.state.table, list(g.rules.deck.card)
    for south, east in sorted(cells):
        lay(g, kinds.pop(), south + CENTRE - table.north, east + CENTRE - table.west)
    return g


def legal_of(cells: Iterable[Cell], bound: int | None = None, **house: str) -> tuple[int, set[Cell]]:
    """What the rules find: need, or gap, and the legal cells."""
    cells = set(cells)
    g = game_of(cells, **house)
    settle(g, len(box(cells)) - len(cells) if bound is None else bound)
    return g.state.table.need, set(cells_in(g.state.table, g.state.table.legal))


def box(cells: Iterable[Cell]) -> set[Cell]:
    """The bounding box."""
    souths, easts = zip(*cells, strict=True)
    return {(s, e) for s in range(min(souths), max(souths) + 1) for e in range(min(easts), max(easts) + 1)}


def beside(cell: Cell) -> Iterator[Cell]:
    """The four cells that share a side with this one."""
    south, east = cell
    yield from ((south - 1, east), (south + 1, east), (south, east - 1), (south, east + 1))


def touching(cells: Iterable[Cell]) -> set[Cell]:
    """Clause 4.5: the empty cells next to a card."""
    cells = set(cells)
    return {other for cell in cells for other in beside(cell)} - cells


def groups(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Clause 6.1."""
    left, found = set(cells), []
    while left:
        group, waiting = set(), [min(left)]
        while waiting:
            cell = waiting.pop()
            if cell in left:
                left.remove(cell)
                group.add(cell)
                waiting.extend(beside(cell))
        found.append(group)
    return found


def by_trying(cells: Iterable[Cell], most: int) -> tuple[int, set[Cell]] | None:
    """Clauses 6.4 and 6.5 by trying all sets of empty cells of the box; None when more than `most` are needed."""
    cells = set(cells)
    empty = sorted(box(cells) - cells)
    for number in range(most + 1):
        joining = [chosen for chosen in combinations(empty, number) if len(groups(cells.union(chosen))) == 1]
        if joining:
            return number, set().union(*joining) & touching(cells)
    return None


def nearest(cells: Iterable[Cell]) -> tuple[int, set[Cell]]:
    """Clause 6.10 by walking from every group."""
    cells = set(cells)
    best, legal = 10**6, set[Cell]()
    for group in groups(cells):
        steps = distances(group, cells)
        for other in groups(cells):
            back = distances(other, cells)
            gap = min((steps[cell] for cell in touching(other) if cell in steps), default=10**6)
            if other == group or gap > best:
                continue
            path = {cell for cell in steps if cell in back and steps[cell] + back[cell] == gap + 1}
            legal = legal if gap == best else set()
            best, legal = gap, legal | (path & touching(cells))
    return best, legal


def distances(group: set[Cell], cells: set[Cell]) -> dict[Cell, int]:
    """How many empty cells of the box a path takes from a group to each of them, that one included."""
    inside, found = box(cells), dict[Cell, int]()
    layer = touching(group) & (inside - cells)
    step = 1
    while layer:
        found |= dict.fromkeys(layer, step)
        layer = ({other for cell in layer for other in beside(cell)} & (inside - cells)) - found.keys()
        step += 1
    return found


def scattered(random: Random, size: int, share: float) -> Cells:
    """Cards strewn over a square."""
    middle = size // 2
    while True:
        cells = frozenset((s - middle, e - middle) for s in range(size) for e in range(size) if random.random() < share)
        if 1 < len(cells) <= 54:
            return cells


def played(random: Random, number: int, least: int = 3) -> Cells:
    """A tableau grown card by card, less a row and a column of it: as collecting leaves one."""
    cells = {(0, 0)}
    while len(cells) < number:
        cells.add(random.choice(sorted(touching(cells))))
    while True:
        south, east = random.choice(sorted(cells))
        left = frozenset((s, e) for s, e in cells if s != south and (e != east or random.random() < 0.5))
        if len(left) >= least:
            return left


# --- tables that players would have to build on purpose -------------------------------------------------------------
def comb(number: int, above: int = 1, below: int = 1) -> Cells:
    """Teeth above and below a row of so many cards that has been collected."""
    return frozenset(
        (-depth if east % 2 else depth, east)
        for east in range(number)
        for depth in range(1, (above if east % 2 else below) + 1)
    )


def corner(across: int, down: int) -> Cells:
    """Single cards on both sides of a row and of a column that have been collected together."""
    row = {(-1 if east % 2 else 1, east) for east in range(across - 1) if east < across - 2 or east % 2}
    return frozenset(row | {(south, across - 1 + (1 if south % 2 else -1)) for south in range(1, down)})


def contrived(random: Random) -> tuple[Cells, int]:
    """What is left of a tableau of at most 54 cards when a long row, or a row and a column that share their ends, have
    been collected, with as many groups as can be; and how many cards were collected: no more are needed (fact c)."""
    while True:
        across, down = random.randrange(3, 22), random.choice((0, 0, random.randrange(4, 15)))
        line = {(0, east) for east in range(across)} | {(south, across - 1) for south in range(down)}
        free = {(0, -1), *({(down, across - 1), (0, across), (-1, across - 1)} if down else {(0, across)})}
        cells = teeth(random, line, free, 54 - len(line))
        if len(line) < 31 and len(groups(cells)) > 2:
            return frozenset(cells), len(line)


def teeth(random: Random, line: set[Cell], free: set[Cell], most: int) -> set[Cell]:
    """Cards beside a line, each with others behind it, as a rule not touching one another."""
    cells: set[Cell] = set()
    share = random.choice((0.3, 0.6, 0.9, 1))
    for cell in sorted(touching(line) - free):
        if len(cells) < most and random.random() < share and not cells.intersection(beside(cell)):
            cells.add(cell)
    for _ in range(random.randrange(300) if cells else 0):
        cell = random.choice([*beside(random.choice(sorted(cells)))])
        alone = len(cells.intersection(beside(cell))) < 2 or random.random() < 0.05
        if len(cells) < most and alone and cell not in cells | line | free:
            cells.add(cell)
    return cells
