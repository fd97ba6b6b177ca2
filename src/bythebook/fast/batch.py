"""A batch of tables for a learner: each call takes a word for every table and shows every table's next offer."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from .lane import Lane

STREAM = 1 << 42  # of a batch's random words


class Batch:
    """So many tables on a lane's rules.

    A step takes a word for each, or `stepping.END`. Then `outs` holds what may come next (menus are masks of words),
    `movers` whose turn it is, `ended` whether a game has just ended, `payoffs` the results of the last one, a row a
    table. With compiled twins all of these are NumPy arrays over the very memory that the rules work on.
    """

    def __init__(self, lane: Lane, tables: int, seats: int, seed: int) -> None:
        self.lane = lane
        self.seats = seats
        room = lane.room
        self.states = lane.rows(room.state, tables)
        self.chances = lane.rows(Chance, tables)
        self.moves = lane.rows(room.move, tables)
        self.outs = lane.rows(room.offer_type, tables)
        self.movers = lane.numbers(tables)
        self.ended = lane.numbers(tables)
        self.payoffs = lane.shares(tables * seats)
        self.words = lane.numbers(tables)
        lane.twins.begin_tables(*self.tables(), seed)
        lane.twins.seed_streams(lane.g, lane.policy, seed, STREAM)

    def tables(self) -> tuple[Any, ...]:
        """What both entry points take first."""
        return (self.lane.g, self.states, self.chances, self.moves, self.outs, self.movers, self.seats)

    def random_words(self) -> Any:
        """A word for every table, as the uniform player chooses; the same array at every call."""
        self.lane.twins.choose_words(self.outs, self.words, self.lane.policy)
        return self.words

    def step(self, words: Any) -> int:
        """One word further at every table; how many words were not on offer, and changed nothing."""
        return int(self.lane.twins.step_tables(*self.tables(), words, self.ended, self.payoffs))
