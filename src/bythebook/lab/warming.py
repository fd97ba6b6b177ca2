"""Compiling ahead: all that simulations, searches and learners would otherwise wait for."""

from __future__ import annotations

import time

from ..bots.searcher import DRIVERS, Searcher
from ..fast.batch import Batch
from ..fast.lane import Lane
from ..fast.waiting import Tell, compiling
from ..kernel.game import Room
from .measuring import COMPILED, opening, players_of, rules_of

ENTRY_POINTS = ("playouts", "tallied", "seed_streams", "search", "begin_tables", "choose_words", "step_tables")
"""Of playouts, simulations, search and batches."""


def warm(room: Room, tell: Tell) -> float | None:
    """Compile what is not compiled yet; how many seconds it took, or None if all was ready.

    Raises:
        BadInput: the fast lane's extra is not installed.
    """
    begun = time.monotonic()
    with compiling(room, ENTRY_POINTS, DRIVERS, tell) as waited:
        if not waited:
            return None
        enter(room)
    return time.monotonic() - begun


def enter(room: Room) -> None:
    """Call every one of these entry points, with as little to do as it takes."""
    seats, rules = players_of(room), rules_of(room)
    lane = Lane(room, rules, COMPILED, DRIVERS)
    lane.playouts(seats, 0, 0)
    lane.tallied(seats, 0, 0, lane.numbers(1), lane.numbers(seats))
    opening(room, Searcher(room, rules, iterations=1, seed=0))
    batch = Batch(lane, 1, seats, 0)
    batch.step(batch.random_words())
