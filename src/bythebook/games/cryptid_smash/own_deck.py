"""Cryptid Smash: a host's own deck names its cards and its colours (1.1-1.4); their ids stay the book's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ...kernel.game import Deck, Room
from ...kernel.naming import by_key, literal, speaking
from .cards import COLOURS, Names, folded, write_face
from .deck import read_deck, read_lines
from .events import COLOURS as COLOUR_CODES
from .moves import read_move

LANGUAGES = ("en", "fr")


class Named(NamedTuple):
    """What a deck calls its faces and colours, by language."""

    faces: dict[str, dict[int, str]]
    colours: dict[str, dict[int, str]]


def own_deck(room: Room, deck: Deck) -> Room:
    """The game as it speaks with this deck."""
    named = named_in(deck)
    if named == named_in(read_deck(room.decks[0], None)):
        return room
    words = {lang: words_of(named, lang) for lang in LANGUAGES}
    return speaking(room, names_of(named), read_move, deck_words=words)


def named_in(deck: Deck) -> Named:
    """The names in a deck's text. A file without rows for the colours leaves them theirs."""
    faces = {lang: {row["value"]: row[f"name_{lang}"] for row in deck.rows} for lang in LANGUAGES}
    colours: dict[str, dict[int, str]] = {lang: {} for lang in LANGUAGES}
    for _, cells in read_lines(deck.text)[1]:
        if cells[0] == "colour" and cells[2] and cells[3]:
            for lang, name in zip(LANGUAGES, cells[2:4], strict=True):
                colours[lang][COLOURS.index(cells[1])] = name
    return Named(faces, colours)


def names_of(named: Named) -> Names:
    """How they are typed: by id or by name. A name that two share, one in each language, names neither."""
    ids = {write_face(face): face for face in named.faces["en"]}
    colours = dict(zip(COLOURS, range(len(COLOURS)), strict=True))
    return Names(alone(named.faces) | ids, alone(named.colours) | colours)


def alone(by_language: Mapping[str, Mapping[int, str]]) -> dict[str, int]:
    """The names that mean one thing."""
    found: dict[str, set[int]] = defaultdict(set)
    for said in by_language.values():
        for number, name in said.items():
            found[folded(name)].add(number)
    return {name: min(numbers) for name, numbers in found.items() if len(numbers) == 1}


def words_of(named: Named, lang: str) -> str:
    """The messages that name cards and colours."""
    messages = [by_key("card", "value", worded(named.faces[lang].items()))]
    if len(named.colours[lang]) == len(COLOURS):
        said = worded((COLOUR_CODES[colour], name) for colour, name in sorted(named.colours[lang].items()))
        messages += [by_key("colour-name", "colour", said), by_key("chain-colour-name", "chain_colour", said)]
    return "\n".join(messages)


def worded(names: Iterable[tuple[Any, str]]) -> dict[Any, str]:
    """Each as Fluent takes it."""
    return {key: literal(name) for key, name in names}
