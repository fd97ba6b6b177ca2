"""A player that searches: it holds the search's records, plain or compiled, between moves."""

from __future__ import annotations

from typing import Any

from ..fast.lane import Lane
from ..fast.loader import Variant
from ..kernel.game import Room
from . import ismcts

DRIVERS = (ismcts,)
"""What a lane needs beside its own driver, so that one set of twins plays and searches."""
STREAM = 1 << 41  # of a searcher's worlds


class Searcher:
    """Search for any seat of any game on these rules. Equal seeds and equal sights give equal moves."""

    def __init__(
        self, room: Room, rules: Any, *, iterations: int, seed: int, compiled: bool = True, nodes: int = 0
    ) -> None:
        self.lane = Lane(room, rules, Variant(compiled=compiled), DRIVERS)
        self.iterations = iterations
        self.nodes = self.lane.rows(ismcts.Node, nodes or iterations + 1)
        self.tree = self.lane.form(ismcts.Tree())
        self.lane.twins.seed_streams(self.lane.world, self.lane.policy, seed, STREAM)

    def choose(self, state: Any, seat: int, knowledge: Any) -> Any:
        """The move of this seat, which is asked, in a world (a plain state) that is like the true one to it."""
        lane = self.lane
        lane.take(state)
        lane.twins.search(
            lane.g,
            lane.world,
            seat,
            lane.form(knowledge),
            lane.move,
            lane.out,
            self.tree,
            self.nodes,
            self.iterations,
            lane.policy,
        )
        return lane.plain(lane.move, lane.room.move)

    def grown(self) -> int:
        """How many nodes the last search grew."""
        return int(self.tree["used"] if self.lane.twins.variant.compiled else self.tree.used)
