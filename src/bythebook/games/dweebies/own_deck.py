"""Dweebies: a host's own deck gives its kinds their codes, names, articles and dots (1.2, 1.5).

A kind that is in all things one of the house deck's, in the same place, keeps its picture; any other has a bare Dweebie
with its code on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...kernel.game import Deck, Room
from ...kernel.naming import by_key, literal, reference, speaking
from .cells import names_of
from .deck import ARTICLES, BUILT_IN, COLUMNS, read_deck
from .moves import read_draw, read_move, write_draw, write_move

Row = Mapping[str, Any]
VERBS = (read_move, write_move, read_draw, write_draw)
ELIDED = ARTICLES[-1]


@cache
def house_rows() -> list[dict[str, Any]]:
    """The rows of the built-in deck."""
    return read_deck(BUILT_IN[0], None).rows


def own_deck(room: Room, deck: Deck) -> Room:
    """The game as it speaks with this deck."""
    if all(same(row, house) for row, house in zip(deck.rows, house_rows(), strict=True)):
        return room
    words = {lang: words_of(deck.rows, lang) for lang in ("en", "fr")}
    return speaking(room, names_of(deck.rows), *VERBS, deck_words=words, deck_faces=faces_of(deck.rows))


def same(row: Row, house: Row) -> bool:
    """Is this row of a deck the house deck's?"""
    return all(row[column] == house[column] for column in COLUMNS)


def words_of(rows: list[dict[str, Any]], lang: str) -> str:
    """The messages that name kinds: with their dots, as they are typed and, in French, with their article."""
    said = {row["value"]: row for row in rows}
    messages = [
        by_key("kind-name", "value", {kind: literal(row[f"name_{lang}"]) for kind, row in said.items()}),
        by_key("kind-dots", "value", {kind: reference(f"dots-{row['copies']}") for kind, row in said.items()}),
        by_key("kind-code", "value", {kind: row["code"] for kind, row in said.items()}),
    ]
    if lang == "fr":
        parted = {kind: row["def_fr"] + " " * (row["def_fr"] != ELIDED) for kind, row in said.items()}
        messages.append(by_key("the-kind", "card_value", {kind: the + "{ $card }" for kind, the in parted.items()}))
    return "\n".join(messages)


def faces_of(rows: list[dict[str, Any]]) -> dict[str, tuple[str, str]]:
    """The pictures of other kinds: a bare Dweebie with the kind's code, and a card with its dots."""
    found = {}
    for row, house in zip(rows, house_rows(), strict=True):
        if not same(row, house):
            found[f"card-{row['value']}"] = (f"blank-{row['copies']}", row["code"])
            found[f"dweebie-{row['value']}"] = ("dweebie-blank", row["code"])
    return found
