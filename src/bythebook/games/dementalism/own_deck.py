"""Dementalism: a host's own deck gives its cards their names, short names and texts (1.7, B.4 of the specification)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from ...kernel.game import Deck, Room
from ...kernel.naming import by_key, literal, reference, speaking
from .cards import names_of
from .deck import BUILT_IN, read_deck
from .moves import read_draw, read_move, write_draw, write_move

Row = Mapping[str, Any]
VERBS = (read_move, write_move, read_draw, write_draw)
SHOWN = ("kind", "code", "motif", "name_en", "name_fr")
TURMOIL = {"en": "Turmoil ", "fr": "Chambard "}
A_GIGGITY = {"en": "a Giggity", "fr": "une Giggity"}
GIGGITIES = {"en": "Giggities", "fr": "Giggities"}


@cache
def built_in_rows() -> list[dict[str, Any]]:
    """The rows of the built-in deck."""
    return read_deck(BUILT_IN[0], None).rows


def own_deck(room: Room, deck: Deck) -> Room:
    """The game as it speaks with this deck."""
    if deck.rows == built_in_rows():
        return room
    words = {lang: words_of(deck.rows, lang) for lang in ("en", "fr")}
    return speaking(room, names_of(deck.rows), *VERBS, deck_words=words, deck_faces=faces_of(deck.rows))


def words_of(rows: list[dict[str, Any]], lang: str) -> str:
    """The messages of the section "Cards" of the words."""

    def each(message: str, argument: str, said: Callable[[Row], str]) -> str:
        return by_key(message, argument, {value: said(row) for value, row in enumerate(rows)})

    def name(row: Row) -> str:
        return literal(row[f"name_{lang}"])

    def turmoil(row: Row, before: str) -> str:
        return literal(f"{before}{row[f'name_{lang}']}" + ("\u00a0»" if "«" in before else ""))

    messages = [
        each("card-name", "value", name),
        each("card-short", "value", lambda row: literal(row[f"say_{lang}"])),
        each("card-say", "value", lambda row: literal(TURMOIL[lang] * is_turmoil(row) + row[f"say_{lang}"])),
        each("card-text", "value", lambda row: literal(row[f"text_{lang}"])),
        each("card-says", "card_value", lambda row: literal(row[f"text_{lang}"])),
        each("cards-of-kind", "value", lambda row: GIGGITIES[lang] if is_giggity(row) else name(row)),
        each("cards-of-kind-brief", "value", lambda row: GIGGITIES[lang] if is_giggity(row) else said_of(row, lang)),
    ]
    if lang == "en":
        messages.append(each("card", "value", lambda row: A_GIGGITY[lang] if is_giggity(row) else name(row)))
        return "\n".join(messages)
    the = "le Chambard «\u00a0"
    messages += [
        each("card", "value", lambda row: turmoil(row, the) if is_turmoil(row) else one_of(row)),
        each("the-turmoil", "card_value", lambda row: turmoil(row, "L" + the[1:]) if is_turmoil(row) else name(row)),
        each("of-card", "card_value", lambda row: literal(row["de_fr"])),
    ]
    return "\n".join(messages)


def one_of(row: Row) -> str:
    """A Denizen by its name in French, a Giggity with its article."""
    return A_GIGGITY["fr"] if is_giggity(row) else reference("card-name")


def said_of(row: Row, lang: str) -> str:
    """A card's short name."""
    return literal(row[f"say_{lang}"])


def is_turmoil(row: Row) -> bool:
    """Is this row a Turmoil?"""
    return bool(row["kind"] == "tur")


def is_giggity(row: Row) -> bool:
    """Is this row the Giggity?"""
    return bool(row["kind"] == "gig")


def faces_of(rows: list[dict[str, Any]]) -> dict[str, tuple[str, str]]:
    """The pictures of cards that are not the built-in deck's in the same place: a blank one with the card's code."""
    ours = dict(enumerate(built_in_rows()))
    return {
        f"card-{value}": (f"blank-{row['kind']}", row["code"])
        for value, row in enumerate(rows)
        if value not in ours or any(row[column] != ours[value][column] for column in SHOWN)
    }
