"""Positions on the table, moves as text, and what a seat is offered and hears."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from bythebook.games.dementalism.judge import forbids
from bythebook.games.dementalism.moves import read_move
from bythebook.games.dementalism.positions import read_setting
from bythebook.games.dementalism.referee import apply
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.state import Game
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import seen, told
from bythebook.kernel.questions import awaited, kind_asked
from bythebook.kernel.walk import every_move

Words = tuple[int, ...]


@cache
def rules(house: tuple[tuple[str, str], ...], seats: int) -> Any:
    """The house deck with these house rules."""
    return ROOM.read_rules(ROOM.house(dict(house)), ROOM.read_deck(ROOM.decks[0], None), seats)


def table(text: str, seed: int = 1) -> Game:
    """A position (section L); what it does not say is dealt."""
    house, seats = read_setting(text)
    chance = Chance()
    sow(chance, seed, 0)
    g: Game = ROOM.read_position(text, rules(tuple(sorted(house.items())), seats), chance)
    return g


def say(g: Game, text: str) -> None:
    """`1: flip c4`, which must be allowed."""
    seat, _, move = text.partition(":")
    words = read_move(move.strip())
    clause = forbids(g, int(seat) - 1, words)
    assert clause == 0, f"{text} is refused by {clause}"
    apply(g, int(seat) - 1, words)


def move_of(words: Words) -> Any:
    """A move of these words."""
    move = ROOM.move()
    move.size = len(words)
    move.word[: len(words)] = words
    return move


def offered(g: Game, seat: int) -> set[Words]:
    """All moves this seat is offered."""
    return {tuple(move.word[: move.size]) for move in every_move(ROOM, g, seat)}


def heard(g: Game, seat: int) -> list[tuple[int, Words, Words]]:
    """What this seat, or -1 for a spectator, heard of the last move."""
    return [(event.kind, event.words, event.secret) for event in (seen(row, seat) for row in told(g.desk.events))]


# --- worlds -----------------------------------------------------------------------------------------------------------
def start(text: str) -> Game:
    """A position, after the moves that follow `>`."""
    position, *moves = text.split("; > ")
    g = table(position)
    for move in moves:
        say(g, move)
    return g


def worlds(text: str) -> tuple[str, str]:
    """Two texts of one: where it says `<D05|D06>` they differ."""
    return re.sub(r"<(.*?)\|.*?>", r"\1", text), re.sub(r"<.*?\|(.*?)>", r"\1", text)


def alike(first: str, second: str, seats: Iterable[int]) -> None:
    """These seats cannot tell one world from the other, at any time."""
    position, *moves = first.split("; > ")
    g, h = table(position), table(second.split("; > ")[0])
    assert g.state != h.state
    for move in (*moves, ""):
        for seat in seats:
            assert heard(g, seat) == heard(h, seat)
            assert offered(g, seat) == offered(h, seat)
            assert refusals(g, seat) == refusals(h, seat)
        assert (kind_asked(g), awaited(g)) == (kind_asked(h), awaited(h))
        if move:
            say(g, move)
            say(h, move)


def refusals(g: Game, seat: int) -> list[int]:
    """What is said to a hundred moves."""
    random = Random(7)
    return [forbids(g, seat, ROOM.well_formed(random)) for _ in range(100)]
