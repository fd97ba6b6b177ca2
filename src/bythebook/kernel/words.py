"""Words: from codes to sentences, in the reader's language.

The rules tell events as codes and numbers; a game's ``words.<language>.ftl`` and the table's ``table.<language>.ftl``
say them. The algorithm is the same in the browser (TypeScript), over the same files: plain Fluent, no functions.

- **Voice.** Who listens: ``you`` (the actor, or one of several), ``target``, or ``other`` (anybody else, spectators
  included).
- **Message.** ``<event>-<voice>``, else ``<event>-other``, else ``<event>``; for a listener from whom a field is kept,
  ``<event>-<voice>-blind`` comes first. An event without any message is not told to that listener.
- **Arguments.** One for each field, worded by its type (`Words.worded`); a field kept from the listener gives none.
  Rows (``each``) are worded by ``<event>-row-you`` or ``-row-other`` and joined by ``<event>-join``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

Language = Literal["en", "fr"]
Arg = str | int
Schema = Mapping[str, Mapping[str, str]]
"""For each event its fields and their types (`telling.field_types`), those of the rows of an `each` among them."""

TABLE_EVENTS: Schema = {
    name: {"actor": "seat"} for name in ("timeout", "left", "back", "takeover", "handback", "joined")
}
"""What every table can tell, whatever is played on it."""


class MissingWordsError(KeyError):
    """A message, or an argument it needs, is missing."""

    def __str__(self) -> str:
        """Return the plain sentence (a KeyError would quote it)."""
        return str(self.args[0])


@cache
def table_words(language: Language) -> str:
    """Return the Fluent text of the table's own words."""
    return (files("bythebook.kernel") / f"table.{language}.ftl").read_text(encoding="utf-8")


class Words:
    """The words of one game in one language.

    Args:
        text: the game's Fluent text; it may replace messages of the table.
        language: ``en`` or ``fr``.
        schema: the fields of each event and their types; the table's own events are added.

    Raises:
        ValueError: a Fluent text has an entry that cannot be read.
    """

    def __init__(self, text: str, language: Language, schema: Schema) -> None:
        self.language: Language = language
        self.schema: Schema = {**TABLE_EVENTS, **schema}
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (table_words(language), text):
            resource = FluentResource(source)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"unreadable Fluent entry ({language}): {(entry.content or '').strip()[:80]}")
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, message: str, /) -> bool:
        """Say whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, /, **args: Arg) -> str:
        """Word a message, for the eye; `spoken` makes it fit for the ear.

        Raises:
            MissingWordsError: no such message, or it names an argument that was not given.
        """
        if not self.has(message):
            raise MissingWordsError(f"no message {message!r} in language {self.language!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingWordsError(f"message {message!r} has no text in language {self.language!r}")
        ready = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in args.items()
        }
        worded, errors = self._bundle.format_pattern(pattern, ready)
        if errors:
            raise MissingWordsError(f"message {message!r} in language {self.language!r}: {errors[0]}")
        return str(worded)

    @staticmethod
    def spoken(text: str) -> str:
        """Turn the visual channel into the spoken one: no-break spaces become plain spaces."""
        return text.replace("\u00a0", " ").replace("\u202f", " ")

    def card(self, value: int | None, brief: bool = False) -> str:
        """Word one card: number, mark, name; briefly, its number alone where that is enough. None: an empty horde."""
        if value is None:
            return self.say("horde-empty")
        return self.say("card-brief" if brief else "card", value=value)

    def cards(self, values: Sequence[int], brief: bool = False) -> str:
        """Word several cards, equal ones together, in ascending order."""
        if not values:
            return self.say("no-card")
        message = "cards-brief" if brief else "cards"
        groups = sorted(Counter(values).items())
        return self.say("cards-join").join(self.say(message, value=value, number=n) for value, n in groups)

    def listing(self, names: Sequence[str]) -> str:
        """Word a list of names: commas, and the language's "and" before the last."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-last", a=", ".join(names[:-1]), b=names[-1])

    def event(
        self, event: Mapping[str, Any], viewer: int | None, names: Sequence[str], brief: bool = False, **more: Arg
    ) -> str:
        """Word an event for one viewer.

        Args:
            event: its JSON form; fields of the schema that are absent are secrets kept from this viewer.
            viewer: the viewer's seat; None for a spectator.
            names: the names of the seats.
            brief: cards are told in short.
            more: further arguments of the message (what the client knows, such as a deck's name and label).

        Returns:
            The sentence or sentences; empty when this event is not told to this viewer.
        """
        name = str(event["event"])
        stem = name.replace("_", "-")
        voice = self._voice(event, viewer)
        ids = [f"{stem}-{voice}", f"{stem}-other", stem]
        rows = [row for field, kind in self.schema[name].items() if kind == "each" for row in event.get(field, ())]
        cells = {cell for row in rows for cell in row}
        if self.schema[name].keys() - event.keys() - cells:
            ids.insert(0, f"{stem}-{voice}-blind")
        message = next((found for found in ids if self.has(found)), None)
        if message is None:
            return ""
        args = self._args(name, event, viewer, names, brief)
        return self.say(message, **args, **more)

    def refusal(self, clause: str, args: Mapping[str, Arg]) -> str:
        """Word a refusal: its clause and, from what is known of the refused move, the reason."""
        reason = self.say("refusal-" + clause.replace(".", "-"), **args)
        return self.say("refused", clause=clause, reason=reason)

    def deck(self, name: str, label: str) -> dict[str, Arg]:
        """A deck's name and its label, in words where there are some: they always go together."""
        named = self.say(f"deck-{name}") if self.has(f"deck-{name}") else name
        return {"deck": named, "label": self.say(f"label-{label}") if self.has(f"label-{label}") else label}

    def option(self, rule: str, value: str) -> str:
        """Word the value of a house rule: by its own message, as a number (``$value``), or as it is written."""
        if self.has(f"option-{rule}-{value}"):
            return self.say(f"option-{rule}-{value}")
        if value.isdecimal() and self.has(f"option-{rule}-number"):
            return self.say(f"option-{rule}-number", value=int(value))
        return value

    @staticmethod
    def _voice(event: Mapping[str, Any], viewer: int | None) -> str:
        if viewer is not None:
            for voice, role in (("you", "actor"), ("target", "target")):
                concerned = event.get(role)
                if viewer in concerned if isinstance(concerned, list) else viewer == concerned:
                    return voice
        return "other"

    def _args(
        self, name: str, told: Mapping[str, Any], viewer: int | None, names: Sequence[str], brief: bool
    ) -> dict[str, Arg]:
        """The arguments from the fields of an event, or of one of its rows."""
        args: dict[str, Arg] = {}
        stem = name.replace("_", "-")
        for field, kind in self.schema[name].items():
            if field not in told:
                continue
            if kind == "each":
                rows = []
                for row in told[field]:
                    mine = viewer is not None and row.get("seat") == viewer and self.has(f"{stem}-row-you")
                    cells = self._args(name, row, viewer, names, brief)
                    rows.append(self.say(f"{stem}-row-you" if mine else f"{stem}-row-other", **cells))
                args[field] = self.say(f"{stem}-join").join(rows)
            else:
                args.update(self.worded(field, kind, told[field], names, brief, viewer))
        return args

    def worded(
        self, field: str, kind: str, value: Any, names: Sequence[str], brief: bool = False, viewer: int | None = None
    ) -> dict[str, Arg]:
        """Word one field by its type: ``$<field>``, and the raw number besides as ``$<field>_count`` or ``_value``.

        Several seats give ``$<field>_others`` and ``$<field>_others_count`` too: those besides the viewer.
        """
        match kind:
            case "seat":
                return {field: names[value]}
            case "seats":
                others = [names[seat] for seat in value if seat != viewer]
                return {
                    field: self.listing([names[seat] for seat in value]),
                    f"{field}_count": len(value),
                    f"{field}_others": self.listing(others),
                    f"{field}_others_count": len(others),
                }
            case "card":
                return {field: self.card(value, brief), **({} if value is None else {f"{field}_value": value})}
            case "cards":
                return {field: self.cards(value, brief), f"{field}_count": len(value)}
            case "amount" | "brains":
                return {field: self.say(kind, n=value), f"{field}_count": value}
            case "number" | "code" | "clause":
                return {field: value}
        raise ValueError(f"field {field!r} has an unknown type {kind!r}")
