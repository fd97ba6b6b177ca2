"""Events for people and clients: from rows of numbers to named fields, with the clause in the margin.

Each game declares one `Form` an event kind. The result of `describe` is what the wire carries and what `words` puts
into sentences; a secret field that a viewer was not shown is absent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from .citing import clause_id
from .events import Event

FIELD_TYPES = ("seat", "seats", "card", "cards", "amount", "brains", "number", "code", "clause", "each")


class Field(NamedTuple):
    """One named word of an event, or several.

    `type` is one of FIELD_TYPES. `codes` names the values of a code. `counted` cards begin with their number, others
    go on to the end of the row. `each` repeats its `fields` to the end of the row.
    """

    name: str
    type: str
    codes: tuple[str, ...] = ()
    counted: bool = False
    fields: tuple[Field, ...] = ()


class Form(NamedTuple):
    """The form of an event kind. `clause` stands in the margin, unless `by` names the code field that chooses it."""

    name: str
    clause: str
    public: tuple[Field, ...] = ()
    secret: tuple[Field, ...] = ()
    by: str = ""
    clauses: Mapping[str, str] | None = None


def describe(form: Form, event: Event) -> dict[str, Any]:
    """An event as a viewer saw it, by names: `{"event": "played", "clause": "4.1", "actor": 0, "card": 7, ...}`."""
    told: dict[str, Any] = {"event": form.name, "clause": form.clause}
    read_fields(form.public, event.words, told)
    if event.eyes:
        read_fields(form.secret, event.secret, told)
    if form.clauses:
        told["clause"] = form.clauses.get(told[form.by], form.clause)
    return told


def read_fields(fields: Iterable[Field], words: tuple[int, ...], told: dict[str, Any]) -> None:
    """Name the words of a row, in order."""
    at = 0
    for field in fields:
        if field.type == "each":
            told[field.name] = rows(field, words[at:])
            at = len(words)
        elif field.type == "cards":
            size = words[at] if field.counted else len(words) - at
            at += field.counted
            told[field.name] = list(words[at : at + size])
            at += size
        else:
            told[field.name] = value(field, words[at])
            at += 1


def rows(field: Field, words: tuple[int, ...]) -> list[dict[str, Any]]:
    """The rows of an `each` field."""
    width = len(field.fields)
    found = []
    for at in range(0, len(words), width):
        row: dict[str, Any] = {}
        read_fields(field.fields, words[at : at + width], row)
        found.append(row)
    return found


def value(field: Field, word: int) -> Any:
    """One word by its type; a card of -1 is no card."""
    match field.type:
        case "code":
            return field.codes[word]
        case "seats":
            return [seat for seat in range(word.bit_length()) if (word >> seat) & 1]
        case "clause":
            return clause_id(word)
        case "card":
            return None if word < 0 else word
    return word


def field_types(forms: Iterable[Form]) -> dict[str, dict[str, str]]:
    """For each event its fields and their types, rows of `each` included, as clients and `words` want them."""
    return {
        form.name: {
            name: type_
            for field in (*form.public, *form.secret)
            for name, type_ in [(field.name, field.type), *((sub.name, sub.type) for sub in field.fields)]
        }
        for form in forms
    }
