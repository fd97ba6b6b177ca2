"""Games played at random from end to end, for every game: the entry points of the fast lane (kernel Python).

A player here chooses word by word, as `bots.uniform` does, from a stream of its own (`policy`).
"""

from __future__ import annotations

from typing import Any

from ..kernel.bits import lowest
from ..kernel.chance import M32, Chance, draw, sow
from ..kernel.inlining import inlined
from ..kernel.moves import add_word, nth_word, offered
from ..kernel.questions import awaited, kind_asked
from .contract import apply, copy, deal, instinct, interjecting, offer, place, redeal

ENTRIES = ("seed_streams", "begin_game", "play_on", "playouts", "tallied", "traced", "clones", "redeals")
GAME = 1 << 40  # the stream of a random game's chance
START = 2166136261  # of a trace (Fowler, Noll and Vo)
WIN = 60  # shared evenly by as many as win together


# --- play -----------------------------------------------------------------------------------------------------------
@inlined
def choose(g: Any, seat: int, move: Any, out: Any, policy: Chance) -> None:
    """A move of which every word offered was equally likely, and so was ending it where it may end."""
    move.size = 0
    while True:
        if instinct(g, seat, move, policy) != 0:
            return
        offer(g, seat, move, out)
        words = offered(out)
        if words == 0:
            return
        pick = draw(policy, words + out.whole)
        if pick == words:
            return
        add_word(move, nth_word(out, pick))


def speaker(seat: int, may: int, policy: Chance) -> int:
    """The seat asked; or, at the toss of a coin, the first after it, in turn order, that may speak unasked."""
    if draw(policy, 2) == 0:
        return seat
    later = (may >> seat) << seat
    return lowest(later if later != 0 else may)


@inlined
def step(g: Any, waiting: int, move: Any, out: Any, policy: Chance) -> int:
    """One move, chosen at random; the seat that made it."""
    seat = lowest(waiting)
    may = interjecting(g)
    if may & ~waiting != 0:
        seat = speaker(seat, may & ~waiting, policy)
    choose(g, seat, move, out, policy)
    apply(g, seat, move)
    return seat


def seed_streams(g: Any, policy: Chance, seed: int, stream: int) -> None:
    """Start a game's chance and its players' choices, as neighbouring streams of a seed."""
    sow(g.desk.chance, seed, stream)
    sow(policy, seed, stream + 1)


def begin_game(g: Any, policy: Chance, seats: int, seed: int) -> None:
    """Deal the game of this seed."""
    seed_streams(g, policy, seed, GAME)
    deal(g, seats)


@inlined
def play_on(g: Any, move: Any, out: Any, policy: Chance) -> int:
    """Play to the end at random; how many moves it took."""
    moves = 0
    while True:
        waiting = awaited(g)
        if waiting == 0:
            return moves
        step(g, waiting, move, out, policy)
        moves += 1


def playouts(g: Any, move: Any, out: Any, policy: Chance, seats: int, seed: int, games: int) -> int:
    """Whole games from these seeds on; how many moves in all."""
    moves = 0
    for number in range(seed, seed + games):
        begin_game(g, policy, seats, number)
        moves += play_on(g, move, out, policy)
    return moves


# --- what came of it ------------------------------------------------------------------------------------------------
def tallied(
    g: Any, move: Any, out: Any, policy: Chance, seats: int, seed: int, games: int, lengths: list[int], wins: list[int]
) -> int:
    """The same games, counted: `lengths` by number of moves (the last counts all longer ones), `wins` by seat."""
    moves = 0
    for number in range(seed, seed + games):
        begin_game(g, policy, seats, number)
        length = play_on(g, move, out, policy)
        moves += length
        lengths[min(length, len(lengths) - 1)] += 1
        winners = 0
        for seat in range(seats):
            if place(g, seat) == 1:
                winners += 1
        for seat in range(seats):
            if place(g, seat) == 1:
                wins[seat] += WIN // winners
    return moves


def fold(trace: int, number: int) -> int:
    """One more number in a trace."""
    return ((trace ^ (number & M32)) * 16777619) & M32


def fold_events(g: Any, trace: int) -> int:
    """The events told of the last move; none where the twins tell nothing."""
    for i in range(g.desk.events.size):
        trace = fold(trace, g.desk.events.word[i])
    return trace


def traced(g: Any, move: Any, out: Any, policy: Chance, seats: int, seed: int) -> int:
    """One game; a number that differs when a question, an offer, a move, an event or a place does."""
    begin_game(g, policy, seats, seed)
    trace = fold_events(g, START)
    waiting = awaited(g)
    while waiting != 0:
        trace = fold(fold(trace, kind_asked(g)), waiting)
        trace = fold(trace, step(g, waiting, move, out, policy))
        for i in range(move.size):
            trace = fold(trace, move.word[i])
        trace = fold_events(g, fold(trace, draw(policy, 1 << 16)))
        waiting = awaited(g)
    for seat in range(seats):
        trace = fold(trace, place(g, seat))
    return trace


# --- for search, and to measure it ----------------------------------------------------------------------------------
def clones(g: Any, world: Any, times: int) -> int:
    """Copy a state so many times; each copy differs from the last in its question's number."""
    for _ in range(times):
        copy(world.state, g.state)
        g.state.agenda.number = (world.state.agenda.number + 1) & 1023
    number: int = g.state.agenda.number
    return number


def redeals(g: Any, world: Any, seat: int, k: Any, times: int) -> int:
    """Copy a state and deal again what a seat does not know, so many times."""
    for _ in range(times):
        copy(world.state, g.state)
        redeal(world, seat, k)
    wheel: int = world.desk.chance.wheel
    return wheel
