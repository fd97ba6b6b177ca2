"""Dweebies: kinds and cells as text (Part 12 of the specification)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from ...kernel.notation import BadInput, plain
from .deck import BUILT_IN, read_deck
from .names import CENTRE, SIDE
from .state import Hand, Rules, Table

Cell = tuple[int, int]
"""How far a cell lies south and east of the centre (4.9)."""

PART = re.compile(r"([nsewo])([1-9]\d{0,3})")
CELL = re.compile(r"(?:[nsewo]\d+){1,2}")


class Names(NamedTuple):
    """What a deck calls its kinds: two letters each, and names in both languages, without accents and capitals."""

    codes: tuple[str, ...]
    kinds: Mapping[str, int]


def names_of(rows: Iterable[Mapping[str, Any]]) -> Names:
    """The names of a deck's rows. A name that two kinds share, one in each language, names neither."""
    found: dict[str, set[int]] = defaultdict(set)
    for row in rows:
        for name in (row["name_en"], row["name_fr"]):
            found[" ".join(plain(name).split())].add(row["value"])
    kinds = {name: min(those) for name, those in found.items() if len(those) == 1}
    return Names(tuple(row["code"] for row in rows), kinds)


@cache
def house() -> Names:
    """What the built-in deck calls its kinds."""
    return names_of(read_deck(BUILT_IN[0], None).rows)


def codes_of(rules: Rules) -> tuple[str, ...]:
    """The two letters of each kind of the deck in play."""
    return tuple(chr(ord("a") + code // 26) + chr(ord("a") + code % 26) for code in rules.code)


def read_kind(text: str, codes: tuple[str, ...]) -> int:
    """The kind of a code, read in any case."""
    if text.lower() not in codes:
        raise BadInput(
            f"'{text[:20]}' is no card: a card is one of {', '.join(codes)}.",
            f"« {text[:20]} » n’est pas une carte : une carte est l’une de {', '.join(codes)}.",
        )
    return codes.index(text.lower())


def read_cell(text: str) -> Cell:
    """`C`, `N1`, `E2`, `N1E2`; parts in either order, `O` (ouest) for W."""
    folded = plain(text.strip())
    parts = PART.findall(folded) if CELL.fullmatch(folded) else []
    named = {"ns" if letter in "ns" else "ew": (letter, int(number)) for letter, number in parts}
    if folded == "c":
        return 0, 0
    if not parts or len(named) != len(parts) or "".join(map("".join, parts)) != folded:
        raise BadInput(
            f"'{text[:20]}' is no cell: say C for the centre, or for example N1, E2 or S1W3.",
            f"« {text[:20]} » n’est pas une case : dites C pour le centre, ou par exemple N1, E2 ou S1O3.",
        )
    vertical, south = named.get("ns", ("s", 0))
    horizontal, east = named.get("ew", ("e", 0))
    return -south if vertical == "n" else south, east if horizontal == "e" else -east


def write_cell(cell: Cell) -> str:
    """`C`, or the vertical part first, zero parts left out."""
    south, east = cell
    vertical = f"{'S' if south > 0 else 'N'}{abs(south)}" if south else ""
    horizontal = f"{'E' if east > 0 else 'W'}{abs(east)}" if east else ""
    return vertical + horizontal or "C"


def cell_at(table: Table, row: int, column: int) -> Cell:
    """The name of a cell that is kept in this row and column."""
    return row + table.north - CENTRE, column + table.west - CENTRE


def cells_in(table: Table, rows: list[int]) -> list[Cell]:
    """A set of cells, in reading order: north to south, in a row west to east."""
    return [
        cell_at(table, row, column)
        for row in range(SIDE)
        for column in range(rows[row].bit_length())
        if (rows[row] >> column) & 1
    ]


def tableau_of(table: Table, rules: Rules) -> dict[Cell, int]:
    """The kind on each occupied cell, in reading order."""
    found = {place: rules.deck.card[slot] for slot, place in enumerate(table.at) if place >= 0}
    return {cell_at(table, *divmod(place, SIDE)): kind for place, kind in sorted(found.items())}


def kinds_in(hand: Hand) -> list[int]:
    """A hand's kinds in deck-file order, each as often as it is there."""
    return [kind for kind, held in enumerate(hand.count) for _ in range(held)]


def read_table(text: str, codes: tuple[str, ...]) -> dict[Cell, int]:
    """`C: ga . dr / kn`: the north-west cell, then the rows; `-` is the empty table."""
    if text.strip() == "-":
        return {}
    corner, colon, rows = text.partition(":")
    if not colon:
        raise BadInput(f"'{text[:40]}' is no table: say for example 'C: ga . dr / kn', or '-'.")
    north, west = read_cell(corner)
    return {
        (north + down, west + right): read_kind(word, codes)
        for down, row in enumerate(rows.split("/"))
        for right, word in enumerate(row.split())
        if word != "."
    }


def write_table(cards: dict[Cell, int], codes: tuple[str, ...]) -> str:
    """The bounding box, trailing dots dropped, an empty row one dot."""
    if not cards:
        return "-"
    rows = range(min(south for south, _ in cards), max(south for south, _ in cards) + 1)
    columns = range(min(east for _, east in cards), max(east for _, east in cards) + 1)
    drawn = [[codes[cards[s, e]] if (s, e) in cards else "." for e in columns] for s in rows]
    lines = [" ".join(row).rstrip(" .") or "." for row in drawn]
    return f"{write_cell((rows[0], columns[0]))}: {' / '.join(lines)}"


def write_kinds(kinds: Any, codes: tuple[str, ...]) -> str:
    """`ga ga dr`, or `-` for none."""
    return " ".join(codes[kind] for kind in kinds) or "-"
