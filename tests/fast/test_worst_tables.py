"""Dweebies: the shortest link of the worst tables that the rules can meet, compiled, and what it costs (rule 6.5)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from bythebook.games.dweebies.cells import cells_in
from bythebook.games.dweebies.names import CARDS
from tests.fast.cases import CHECKED, group, lane_of
from tests.games.dweebies.tables import Cells, box, comb, contrived, corner, game_of, groups, legal_of

pytestmark = group("dweebies")
TABLES = 600
WORST = 0.5  # seconds of the processor for one table; the median is under a millisecond

# Found by climbing from table to table that took longer, over what can be left (`#`) when a row and a column (`-`) of a
# tableau of at most 54 cards have been collected. The first took minutes before the ways between groups were measured.
FOUND = (
    """
    ..............#
    ...#..##....#.#
    .----------------
    ##.....#...#....-
    ................-
    ................-
    ................-
    ................-
    ................-
    ................-
    ................-
    ................-
    ..............##-
    ..............#
    ..............#
    """,
    """
    ................#..#
    ....#....#...#..#..#
    -----------------------
    .#...#..#..#....#.....-#
    ................##....-
    .................#....-
    ......................-
    ......................-#
    ....................##-
    ......................-
    ......................-#
    .....................#-
    .....................#
    """,
    """
    .......##
    ........##.#..#
    .---------------
    .#..........#..-#
    ###............-
    ..##...........-
    ...............-
    ..............#-#
    ...............-
    ...............-#
    .............##-
    ...............-
    ............###-
    ..............#-
    ...............-
    ..............#-##
    """,
    """
    ##.#...#....#
    ---------------
    ..#...#...#..#-#
    ..............-
    ............##-#
    .............#-
    ..............-#
    ............##-
    ..............-#
    .............#-
    ..............-#
    ............##-
    ..............-#
    ..............-#
    .............#-
    """,
    """
    #..#...##...#
    ---------------
    ......#...#...-#
    .............#-
    ............##-#
    .............#-
    ..............-#
    ............##-
    ..............-#
    .............#-
    ...........##.-#
    ............##-
    ..............-#
    ..............-#
    .............#-
    """,
)


def drawn(picture: str) -> tuple[Cells, int]:
    """The cards of a picture, and how many were collected."""
    marks = {
        (south, east): mark for south, row in enumerate(picture.split()) for east, mark in enumerate(row) if mark != "."
    }
    return frozenset(cell for cell, mark in marks.items() if mark == "#"), [*marks.values()].count("-")


def tables() -> Iterator[tuple[Cells, int]]:
    """Combs and corners as large as a deck allows, what was found by climbing, tables built on purpose in many ways."""
    yield from ((comb(number), number) for number in (9, 15, 21, CARDS // 2))
    yield from ((comb(number, 2, 2), number) for number in (12, 16, 18))
    yield from ((corner(across, down), across + down - 1) for across, down in ((9, 9), (13, 13), (14, 13), (20, 6)))
    yield from map(drawn, FOUND)
    random = Random(2010)
    for _ in range(TABLES):
        yield contrived(random)


def test_the_worst_tables_are_bounded_in_time() -> None:
    lane = lane_of("dweebies", {}, 2, CHECKED)
    costs = []
    for n, (cells, collected) in enumerate(tables()):
        lane.take(game_of(cells).state)
        begun = time.process_time()
        need = lane.twins.settled(lane.g, collected)
        costs.append(time.process_time() - begun)
        table = lane.state().table
        legal = set(cells_in(table, table.legal))
        assert 0 < need <= collected, sorted(cells)
        assert legal <= box(cells)
        if n % 60 == 0 and len(groups(cells)) < 12:
            assert (need, legal) == legal_of(cells, bound=collected)
    assert max(costs[1:]) < WORST  # the first may still be compiled


def test_what_was_found_can_come_about_in_play() -> None:
    """Clauses 5.13 and 6.4: before the lines were collected the cards hung together, and there were enough of them."""
    for picture in FOUND:
        cells, collected = drawn(picture)
        rows = picture.split()
        lines = {(s, e) for s, row in enumerate(rows) for e, mark in enumerate(row) if mark == "-"}
        assert len(groups(cells | lines)) == 1
        assert len(cells) + collected <= CARDS
        south, east = min(lines)[0], max(east for _, east in lines)  # the row, and the column that ends with it
        assert lines == {cell for cell in lines if cell[0] == south or cell[1] == east}
        first, last = min(lines)[1], max(lines)[0]
        beyond = {(south, first - 1), (south, east + 1), (south - 1, east), (last + 1, east)}
        assert not beyond & cells, "a line is taken as long as it goes (clause 5.2)"
