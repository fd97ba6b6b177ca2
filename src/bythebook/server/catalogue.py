"""What the server tells about games: their options, decks, events, words, rulebooks and faces."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from ..games import GAMES
from ..games import room as room_of
from ..kernel.answers import askable
from ..kernel.asking import act_of, asks
from ..kernel.citing import Clause
from ..kernel.game import Room
from ..kernel.telling import Field, Form
from ..kernel.words import table_words
from .decks import rows_of
from .wire import Trouble

LANGUAGES = ("en", "fr")


def find_room(name: str) -> Room:
    """The room of a game by its exact name; Trouble when there is none."""
    if name not in GAMES:
        raise Trouble("not_found")
    return room_of(name)


def message(room: Room, name: str, lang: str) -> str:
    """A message of one line without arguments: not worth reading the whole of the words for."""
    found = re.search(rf"^{re.escape(name)} = (.+)$", room.words(lang), re.MULTILINE)
    return found[1].strip() if found else name


def both(room: Room, name: str) -> dict[str, str]:
    """A message in both languages."""
    return {lang: message(room, name, lang) for lang in LANGUAGES}


@cache
def games() -> bytes:
    """All games, for the home page."""
    told = []
    for name in GAMES:
        room = room_of(name)
        about = {"title": both(room, "game-title"), "blurb": both(room, "game-blurb")}
        told.append({"name": name, **about, "seats": [room.seats[0], room.seats[-1]]})
    return msgspec.json.encode(told)


@cache
def about(name: str) -> bytes:
    """All that a client needs to know of a game before it shows a table."""
    room = find_room(name)
    decks = [room.read_deck(deck, None) for deck in room.decks]
    return msgspec.json.encode(
        {
            "name": name,
            "seats": [room.seats[0], room.seats[-1]],
            "edition": room.edition,
            "options": [
                {"name": rule.name, "values": rule.values, "default": rule.default, "clause": rule.clause,
                 "scope": rule.scope, "numbers": [rule.numbers[0], rule.numbers[-1]] if rule.numbers else None,
                 "shape": rule.shape, "seats": rule.seats}
                for rule in room.house_rules
            ],
            "decks": [
                {"name": deck.name, "label": deck.label, "rows": rows_of(deck)} for deck in decks
            ],
            "events": {form.name: about_event(form) for form in room.forms.values()},
            "faces": [str(row["value"]) for row in decks[0].rows],
            "die": codes_of(room.forms.values(), "face"),
            "queries": room.queries,
            "answers": askable(room),
            "acts": {ask: act_of(room, ask) for ask in asks(room)},
            "phrases": room.phrases,
            "windows": about_windows(room),
            "quiet": about_quiet(room),
            "clock": max(room.clocks.values(), default=None),
            "lapse": room.lapse,
            "lapses": room.lapses,
            "shows": room.shows is not None,
        }
    )  # fmt: skip


def about_windows(room: Room) -> dict[str, Any] | None:
    """The kinds of question that are call windows, and the house rule for their length."""
    if room.windows is None:
        return None
    return {"questions": [room.questions[kind] for kind in sorted(room.silent)], "length": room.windows.length}


def about_quiet(room: Room) -> dict[str, Any] | None:
    """The kinds of question that may be declined for the rest of a turn, with which move, and what ends it."""
    quiet = room.talk.quiet
    if quiet is None:
        return None
    return {"questions": sorted(quiet.questions), "answer": quiet.answer, "until": sorted(quiet.until)}


def about_event(form: Form) -> dict[str, Any]:
    """The fields of an event; a list of rows is told by the fields of a row."""
    told: dict[str, Any] = {"clause": form.clause, "fields": types_of(form.public)}
    return told | ({"secret": types_of(form.secret)} if form.secret else {})


def types_of(fields: Iterable[Field]) -> dict[str, Any]:
    """The types of fields."""
    return {field.name: types_of(field.fields) if field.type == "each" else field.type for field in fields}


def codes_of(forms: Iterable[Form], name: str) -> tuple[str, ...]:
    """The codes of the first field of this name: such as the faces of a die."""
    fields = (field for form in forms for field in form.public if field.name == name)
    return next((field.codes for field in fields), ())


def words(name: str, lang: str) -> str:
    """The words of a game with the table's own, as Fluent text."""
    return f"{table_words(lang)}\n{find_room(name).words(lang)}"  # type: ignore[arg-type]


@cache
def rulebook(name: str, lang: str) -> bytes:
    """A rulebook, in sections and clauses."""
    book = find_room(name).rulebook(lang)
    sections = [
        {"number": section.number, "title": section.title, "clauses": [about_clause(each) for each in section.clauses]}
        for section in book.sections
    ]
    told = {"title": book.title, "preface": book.preface, "sections": sections, "appendix": book.appendix}
    return msgspec.json.encode(told)


def about_clause(clause: Clause) -> dict[str, Any]:
    """A clause with its parts."""
    return clause._asdict() | {"parts": [part._asdict() for part in clause.parts]}


def game_file(name: str, file: str) -> tuple[bytes | str, str]:
    """One of the files that belong to a game, and its media type; Trouble when there is none of this name."""
    for lang in LANGUAGES:
        if file == f"words.{lang}.ftl":
            return words(name, lang), "text/plain; charset=utf-8"
        if file == f"rulebook.{lang}.json":
            return rulebook(name, lang), "application/json"
    if file == "faces.svg":
        return find_room(name).sprite(), "image/svg+xml"
    raise Trouble("not_found")
