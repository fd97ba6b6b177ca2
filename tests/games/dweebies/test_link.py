"""Clauses 6.4, 6.5 and 6.10: need and legal cells by every method, and by trying everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from bythebook.games.dweebies import front, link, sweep
from bythebook.games.dweebies.cells import Cell, cells_in
from bythebook.games.dweebies.course import COURSES, set_course
from bythebook.games.dweebies.groups import find_groups
from bythebook.games.dweebies.state import Game
from tests.games.dweebies.tables import (
    Cells,
    box,
    by_trying,
    comb,
    contrived,
    corner,
    game_of,
    groups,
    legal_of,
    nearest,
    played,
    scattered,
)


def boards(seed: int, number: int, size: int = 5) -> Iterator[Cells]:
    """Random boards with several groups."""
    random = Random(seed)
    while number:
        cells = scattered(random, random.randrange(3, size), random.choice((0.2, 0.3, 0.4, 0.5)))
        cells = cells if number % 2 else played(random, random.randrange(6, 4 * size))
        if len(groups(cells)) > 1:
            number -= 1
            yield cells


def swept(cells: Cells, bound: int) -> tuple[int, set[Cell]]:
    """Need and legal cells by the second method alone."""
    g = game_of(cells)
    find_groups(g)
    if not sweep.find_by_sweep(g, bound, 0):
        sweep.find_in_parts(g, bound)
    return g.state.table.need, set(cells_in(g.state.table, g.state.table.legal))


def test_need_and_legal_cells_are_what_trying_all_sets_of_cells_finds() -> None:
    tried: dict[int, int] = {}
    for cells in boards(1, 160):
        found = by_trying(cells, 4) if len(box(cells)) - len(cells) < 24 else None
        if found:
            assert legal_of(cells) == found
            assert legal_of(cells, bound=found[0]) == found, "a bound that is met exactly"
            assert swept(cells, found[0]) == found
            tried[len(groups(cells))] = tried.get(len(groups(cells)), 0) + 1
    assert all(tried[k] > 2 for k in (2, 3, 4))


def test_legal_cells_are_those_that_bring_the_need_down() -> None:
    """Clause 6.5 word by word: next to a card, and one less is needed with it (fact d)."""
    for cells in boards(2, 12, 7):
        need, legal = legal_of(cells)
        for cell in {other for south, east in cells for other in ((south - 1, east), (south + 1, east))} - cells:
            with_it = cells | {cell}
            left = 0 if len(groups(with_it)) == 1 else legal_of(with_it)[0]
            assert (left == need - 1) == (cell in legal)


def test_the_smallest_gap() -> None:
    """Clause 6.10; with two groups it is the shortest link."""
    for cells in boards(3, 150, 7):
        found = nearest(cells)
        assert legal_of(cells, link="nearest") == found
        if len(groups(cells)) == 2:
            assert legal_of(cells) == found == swept(cells, found[0])


def test_both_methods_agree() -> None:
    for cells in boards(4, 60, 8):
        found = legal_of(cells)
        assert swept(cells, found[0] + 2) == found
    assert max(len(groups(cells)) for cells in boards(4, 60, 8)) > 6


@pytest.mark.parametrize("course", range(COURSES))
def test_on_every_course_the_second_method_finds_the_same(course: int, monkeypatch: pytest.MonkeyPatch) -> None:
    only: Callable[[Game, int], None] = lambda g, _: set_course(g, course)  # noqa: E731 (a course of its own)
    for cells in boards(5 + course, 25, 7):
        found = legal_of(cells)
        with monkeypatch.context() as patch:
            patch.setattr(sweep, "set_course", only)
            assert swept(cells, found[0] + 1) == found


def test_a_table_too_full_for_the_first_method_goes_to_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    for cells in boards(6, 40, 7):
        found = legal_of(cells)
        with monkeypatch.context() as patch:
            patch.setattr(link, "MOST_STATES", 10)
            assert legal_of(cells) == found


def test_a_table_too_full_for_the_second_is_decided_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    for cells in [corner(5, 5), *boards(7, 8, 6)]:
        found = legal_of(cells)
        with monkeypatch.context() as patch:
            patch.setattr(front, "STATES", 12)
            assert swept(cells, found[0] + 1) == found


def test_many_groups() -> None:
    """A comb of n single teeth needs n - 1 cards; a corner likewise: 53 cards before they were collected."""
    for number in (9, 15, 27):
        assert len(groups(comb(number))) == number
        assert legal_of(comb(number), bound=number)[0] == number - 1
    assert len(groups(corner(13, 13))) == 24
    assert legal_of(corner(13, 13), bound=25)[0] == 23


def test_legal_cells_are_told_so_many_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second method marks 126 cells at once; here 4."""
    for cells in boards(10, 20, 6):
        found = legal_of(cells)
        with monkeypatch.context() as patch:
            patch.setattr(sweep, "CELLS", 2)
            assert swept(cells, found[0]) == found


def turned(cell: Cell) -> Cell:
    return cell[1], -cell[0]


def mirrored(cell: Cell) -> Cell:
    return cell[0], -cell[1]


def shifted(cell: Cell) -> Cell:
    return cell[0] - 3, cell[1] + 4


@pytest.mark.parametrize("change", [turned, mirrored, shifted])
@pytest.mark.parametrize("rule", ["whole", "nearest"])
def test_turning_mirroring_and_shifting_change_nothing_else(change: Callable[[Cell], Cell], rule: str) -> None:
    for cells in boards(8, 25, 7):
        need, legal = legal_of(cells, link=rule)
        assert legal_of(map(change, cells), link=rule) == (need, set(map(change, legal)))


def test_tables_built_on_purpose() -> None:
    """No more cards are needed than were collected (fact c); there is always a legal cell, in the box (facts a, b)."""
    random = Random(9)
    for _ in range(12):
        cells, collected = contrived(random)
        need, legal = legal_of(cells, bound=collected)
        assert 0 < need <= collected
        assert legal
        assert legal <= box(cells)
