"""What was typed: a query, a setting, something said ahead, or a move. The words are messages `typed-<query>`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from ..kernel.asking import SAID, letters, spelled
from ..kernel.game import Room
from ..kernel.notation import BadInput, plain
from ..kernel.words import Words

SETTINGS = ("short", "always", "confirm", "windows", "quiet", "seen", "slower", "save", "quit")
SWITCHED = ("short", "confirm", "windows", "quiet")
"""Those that are on or off; `always` is said with a query."""
TAKES_MORE = {"rule", "short", "confirm", "windows", "quiet", "slower", "save"}
YES, NO = ("on", "yes", "y", "oui", "o"), ("off", "no", "n", "non")
SWITCHES = dict.fromkeys(YES, True) | dict.fromkeys(NO, False)
MOST_WORDS = 2  # in what asks something: `go on`


class Typed(NamedTuple):
    """A line: `ask` is a query, a setting or one of SAID, and `rest` what follows it; or `ask` is `move` and `rest` the
    whole line. `word` is what asked, as it was typed."""

    ask: str
    rest: str = ""
    word: str = ""


class Reader:
    """Reads lines of one game in one language: words of both languages count, and the keys of the browser as letters.

    `settings` are those that this game has; `calls` are those of SAID that it has.
    """

    def __init__(self, room: Room, words: Sequence[Words], settings: Iterable[str], calls: Iterable[str] = ()) -> None:
        self.kept_on: Collection[str] = room.talk.always
        self.takes_more = TAKES_MORE | room.talk.pointed
        understood = (*room.queries, *settings, *calls)
        self.letters = letters(room, understood)
        self.asks: dict[str, str] = {}
        for each in words:  # one's own language comes first
            for ask in understood:
                for word in spelled(each, ask):
                    self.asks.setdefault(word, ask)

    def read(self, line: str) -> Typed | None:
        """Read a line; None when it is empty."""
        text = line.strip().removeprefix("/").strip()
        if not text:
            return None
        ask, word, rest = self.begins(text)
        alone = not rest or ask in self.takes_more or ask in SAID
        if ask and (alone or (ask in self.kept_on and switch(rest) is not None)):
            return Typed(ask, text if ask in SAID else rest, word)
        return Typed("move", text, text.split()[0])

    def begins(self, text: str) -> tuple[str, str, str]:
        """What the first words ask, these words, and the rest; `ask` is empty when they ask nothing."""
        words = text.split(maxsplit=MOST_WORDS)
        for size in range(min(MOST_WORDS, len(words)), 0, -1):
            word = " ".join(words[:size])
            ask = self.asks.get(plain(word).rstrip(",")) or self.letter(word)
            if ask:
                return ask, word, " ".join(words[size:])
        return "", "", text

    def letter(self, word: str) -> str:
        """What a letter asks, alone as a key: a capital one that asks nothing is the small one."""
        return self.letters.get(word) or self.letters.get(word.lower(), "")


def switch(text: str) -> bool | None:
    """On or off, yes or no, in either language; None when it is neither."""
    return SWITCHES.get(plain(text.strip()))


def seat_of(text: str, names: Sequence[str], room: Room) -> int:
    """The seat of a name, or of what the notation calls it; BadInput when there is none."""
    wanted = plain(text.strip())
    for seat, name in enumerate(names):
        if wanted in (plain(name), plain(room.seat_word(seat))):
            return seat
    first, last = room.seat_word(0), room.seat_word(len(names) - 1)
    if not wanted:
        raise BadInput(f"Say whom: a name, or {first} to {last}.", f"Dites qui : un nom, ou de {first} à {last}.")
    raise BadInput(
        f"'{text.strip()[:40]}' is nobody here: say a name, or {first} to {last}.",
        f"« {text.strip()[:40]} » n’est personne ici : dites un nom, ou de {first} à {last}.",
    )


def by_seat(text: str, names: Sequence[str], room: Room) -> str:
    """The move with a player's name, as its last word or the last of a part in brackets, as the notation calls it."""
    parts = text.split(",") if "(" in text else [text]
    return ",".join(with_seat(part, names, room) for part in parts)


def with_seat(text: str, names: Sequence[str], room: Room) -> str:
    """The same for one part."""
    *words, last = text.split() or [""]
    for seat, name in enumerate(names):
        if words and len(name) > 1 and plain(last.rstrip(")")) == plain(name):
            return " ".join([*words, room.seat_word(seat) + last[len(last.rstrip(")")) :]])
    return text
