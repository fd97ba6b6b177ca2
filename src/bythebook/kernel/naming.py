"""Naming: what a host's own deck calls its cards, as Fluent messages that replace the game's (`Room.deck_words`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from .game import Room


def literal(text: str) -> str:
    """A text from a file as Fluent takes it: whatever stands in it, it is said and not obeyed."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def reference(message: str) -> str:
    """What another message says."""
    return f"{{ {message} }}"


def by_key(message: str, argument: str, said: Mapping[Any, str]) -> str:
    """A message that says something for each number, or code, of an argument; the last also for all others."""
    *others, (last, end) = said.items()
    variants = [f"    [{key}] {text}" for key, text in others] + [f"   *[{last}] {end}"]
    return "\n".join([f"{message} = {{ ${argument} ->", *variants, "}", ""])


def speaking(room: Room, names: Any, *verbs: Callable[..., Any], **changed: Any) -> Room:
    """The game with these of its verbs for text (`read_move` and its like, which take `names`) told what a deck calls
    its cards; `changed`: what else is the deck's."""

    def told() -> Any:
        return names

    spoken: dict[str, Any] = {verb.__name__: partial(verb, names=told) for verb in verbs}
    return replace(room, **spoken, **changed)
