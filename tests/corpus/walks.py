"""Random walks: after so many moves from a fixed seed a game is in one state. The walker is this file's own and depends
on no bot, so that only the rules can change where it comes to."""

from __future__ import annotations

from typing import Any

from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import Chance, draw, sow
from bythebook.kernel.game import Room
from bythebook.kernel.moves import add_word
from bythebook.kernel.questions import awaited
from bythebook.kernel.table import digest_of
from bythebook.kernel.walk import words_offered

SEEDS = (1, 2, 3)
STOPS = (0, 1, 4, 16, 64, 160)
"""The numbers of moves after which the state is noted; a game that is over before stays as it ended."""
CALLS = 8  # one of so many words that would say more than a seat must is said


def digests(game: Room, seats: int, seed: int) -> list[str]:
    """The digest of the state at each of STOPS, with the default house rules."""
    house = game.house({})
    g = game.new_game(game.read_rules(house, game.read_deck(house.get("deck", game.decks[0]), None), seats))
    policy = Chance()
    sow(g.desk.chance, seed, 0)
    sow(policy, seed, 1)
    game.deal(g, seats)
    found = []
    for move in range(STOPS[-1] + 1):
        if move in STOPS:
            found.append(digest_of(g))
        if awaited(g):
            seat = speaker(game, g, policy)
            game.apply(g, seat, some_move(game, g, seat, policy))
    return found


def speaker(game: Room, g: Any, policy: Chance) -> int:
    """The first seat asked or, once in a while, the first that may speak unasked."""
    free = game.interjecting(g) & ~awaited(g)
    return lowest(free) if free and draw(policy, CALLS) == 0 else lowest(awaited(g))


def some_move(game: Room, g: Any, seat: int, policy: Chance) -> Any:
    """A move, word by word: where it may end it mostly does."""
    move = game.move()
    while True:
        words, whole = words_offered(game, g, seat, move)
        if not words or (whole and draw(policy, CALLS)):
            return move
        add_word(move, words[draw(policy, len(words))])


def table(game: Room) -> dict[str, Any]:
    """All walks of a game: the least, a middle and the most seats."""
    counts = sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
    walked = {f"{seats} seats, seed {seed}": digests(game, seats, seed) for seats in counts for seed in SEEDS}
    return {"edition": game.edition, "stops": list(STOPS), "digests": walked}
