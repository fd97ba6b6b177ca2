"""Few rows in which every pair of values of two columns stands together: faults that need a third value are rare, and
the whole product is not to be had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

Pair = frozenset[tuple[str, str]]
TRIES = 30  # rows made for each that is taken


def pairs_of(row: Mapping[str, str]) -> set[Pair]:
    """All pairs of values that stand together in a row."""
    return {frozenset(two) for two in combinations(row.items(), 2)}


def all_pairs(columns: Mapping[str, Sequence[str]]) -> set[Pair]:
    """All that can stand together."""
    return {
        frozenset({(a, x), (b, y)}) for a, b in combinations(columns, 2) for x in columns[a] for y in columns[b]
    }  # fmt: skip


def pairwise(columns: Mapping[str, Sequence[str]], first: Mapping[str, str] | None = None) -> list[dict[str, str]]:
    """Rows with every pair of values of two columns, always the same. The first holds each column's first value, or
    what is said here."""
    random = Random(2021)
    rows = [dict(first or {column: values[0] for column, values in columns.items()})]
    missing = all_pairs(columns) - pairs_of(rows[0])
    while missing:
        wanted = sorted(missing, key=sorted)
        tries = [filled(dict(random.choice(wanted)), columns, missing, random) for _ in range(TRIES)]
        rows.append(max(tries, key=lambda row: len(pairs_of(row) & missing)))
        missing -= pairs_of(rows[-1])
    return rows


def filled(
    begun: dict[str, str], columns: Mapping[str, Sequence[str]], missing: set[Pair], random: Random
) -> dict[str, str]:
    """A row that begins so; each other column takes the value that brings most missing pairs."""
    others = [column for column in columns if column not in begun]
    random.shuffle(others)
    for column in others:
        values = random.sample(columns[column], len(columns[column]))
        begun[column] = max(
            values, key=lambda value: sum(frozenset({(column, value), pair}) in missing for pair in begun.items())
        )
    return {column: begun[column] for column in columns}
