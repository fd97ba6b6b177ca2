"""Dweebies: what a card would meet on a cell, and what it would collect there.

This help shows nothing but the table and one's own hand (10.8), to the eye and to the ear alike.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .cells import Cell

AXES = {"row": (0, 1), "column": (1, 0)}  # how far south and east the next cell lies
Tableau = dict[Cell, int]


class Meeting(NamedTuple):
    """What a card laid on a cell would meet along one axis.

    It would be the `end` of a line of `size` cards, itself counted, with the kind `card` at the other end, the only one
    that counts (5.6); or stand in the `middle` of a line (5.5); or meet `nothing`.
    """

    meets: str
    size: int = 0
    card: int | None = None


def meeting(cards: Tableau, cell: Cell, axis: str) -> Meeting:
    """What a card on this empty cell would meet along this axis."""
    south, east = AXES[axis]
    before, after = run(cards, cell, (-south, -east)), run(cards, cell, (south, east))
    if before and after:
        return Meeting("middle", len(before) + 1 + len(after))
    line = before or after
    return Meeting("end", len(line) + 1, cards[line[-1]]) if line else Meeting("nothing")


def run(cards: Tableau, cell: Cell, step: Cell) -> list[Cell]:
    """The cards that follow without a gap in one direction, the nearest first (5.2)."""
    found: list[Cell] = []
    at = (cell[0] + step[0], cell[1] + step[1])
    while at in cards:
        found.append(at)
        at = (at[0] + step[0], at[1] + step[1])
    return found


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side with this one (4.5)."""
    south, east = cell
    return [(south - 1, east), (south, east - 1), (south, east + 1), (south + 1, east)]


def joins(groups: dict[Cell, int], cell: Cell) -> bool:
    """Would a card on this cell touch every group (4.10), and so make one of all (6.8)?"""
    touched = {groups[near] for near in beside(cell) if near in groups}
    return touched == set(groups.values())


def meetings(cards: Tableau, groups: dict[Cell, int]) -> dict[Cell, dict[str, Any]]:
    """For every empty cell next to a card, in reading order: what a card would meet there, and whether it joins all."""
    free = sorted({near for cell in cards for near in beside(cell)} - cards.keys())
    return {
        cell: {axis: meeting(cards, cell, axis)._asdict() for axis in AXES} | {"joins": joins(groups, cell)}
        for cell in free
    }


def collecting(
    met: dict[Cell, dict[str, Any]], legal: list[Cell], hand: list[int], least: int
) -> list[tuple[int, Cell, int, int]]:
    """What the cards of a hand would collect: kind, cell, and the lengths of row and column, 0 where none matches.

    By kind, the largest first, then in reading order. Lines have `least` cards or more (5.9), and nobody collects while
    the tableau stays split (6.7).
    """
    found = []
    for kind in sorted(set(hand)):
        for cell in legal:
            if cell not in met or not met[cell]["joins"]:
                continue
            row, column = (
                line["size"] if line["meets"] == "end" and line["card"] == kind and line["size"] >= least else 0
                for line in (met[cell]["row"], met[cell]["column"])
            )
            if row or column:
                found.append((kind, cell, row, column))
    return sorted(found, key=lambda each: (each[0], -cards_of(each[2], each[3]), each[1]))


def cards_of(row: int, column: int) -> int:
    """How many cards a row and a column have: the one they share counts once (5.13)."""
    return row + column - (1 if row and column else 0)
