"""What asks at a table, by which words and which key: one list for every client, its help and its command line.

The words are messages `typed-<ask>` of a game's Fluent files, with commas between them, the one that is taught first.
The keys are `keys.json`, which the browser reads too: each act has a key of its own, so that a key means the same in
all games. What an ask does is a message `help-<ask>`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING

from .notation import plain

if TYPE_CHECKING:
    from .game import Room
    from .words import Words

KEYS: Mapping[str, str] = json.loads((files("bythebook.kernel") / "keys.json").read_text(encoding="utf-8"))
"""Act -> its key; a capital letter is Shift and the letter."""
SAID = ("smash", "call", "hold", "go-on")
"""What is said in a call window, or ahead of one."""
ACTS = {"last": "earlier", "rule": "why", "smash": "call", "call": "out", "go-on": "goOn"}
"""The acts of what every table may ask, where they are named otherwise; a game has more (`Talk.acts`)."""
NAMED_KEYS = {",": "comma", ".": "stop", "?": "question"}


def asks(room: Room) -> tuple[str, ...]:
    """What may be asked or said in this game, in the order of its help: queries, call windows, what lies open."""
    more = (SAID if room.windows else (), ("seen",) if room.shows else (), ("quiet",) if room.talk.quiet else ())
    return (*room.queries, *(ask for group in more for ask in group))


def act_of(room: Room, ask: str) -> str:
    """The act of an ask: what its key is kept under."""
    return room.talk.acts.get(ask) or ACTS.get(ask, ask)


def key_of(room: Room, ask: str) -> str:
    """The key of an ask as it is shipped; empty where it has none."""
    return KEYS.get(act_of(room, ask), "")


def letters(room: Room, wanted: Iterable[str]) -> dict[str, str]:
    """Key -> which of these it asks."""
    return {key_of(room, ask): ask for ask in wanted if key_of(room, ask)}


def spelled(words: Words, ask: str) -> list[str]:
    """The words that ask this, plain; the one that is taught comes first."""
    return [plain(word) for word in taught(words, ask)]


def taught(words: Words, ask: str) -> list[str]:
    """The same as they are written."""
    message = f"typed-{ask}"
    return [word.strip() for word in words.say(message).split(",")] if words.has(message) else []


def help_line(room: Room, words: Words, ask: str, example: str) -> str:
    """A line of help: the key and the word of an ask, and what it does; of a setting, its own sentence."""
    said = words.say(f"help-{ask}", example=example)
    if ask not in asks(room):
        return said
    word, key = taught(words, ask)[0], key_of(room, ask)
    if key:
        named = words.say(f"key-{NAMED_KEYS[key]}") if key in NAMED_KEYS else key
        capital = words.say("key-capital", key=key) if key.isupper() else named
        word = words.say("help-words", key=capital, word=word)
    return words.say("help-line", words=word, does=said)
