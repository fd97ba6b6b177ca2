"""One game's records and twins together: what callers of the fast lane hold in their hands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from ..kernel.chance import Chance
from ..kernel.game import Room
from ..kernel.records import Record, layout
from .loader import Variant, twins_of


class Lane:
    """A room's twins in one variant, with records of the right form: plain objects, or rows of NumPy memory.

    `g`, `world` (a second game on the same rules, for search), `move`, `out` and `policy` are what entry points take.
    """

    def __init__(self, room: Room, rules: Any, variant: Variant, drivers: Iterable[ModuleType] = ()) -> None:
        self.room = room
        self.rules = rules
        self.twins = twins_of(room, variant, drivers)
        self.g = self.new_game()
        self.world = self.new_game()
        self.move = self.form(room.move())
        self.out = self.form(room.offer_type())
        self.policy = self.form(Chance())

    def form(self, record: Any) -> Any:
        """A record as this variant's twins want it: the same, or a row with the same numbers."""
        if not self.twins.variant.compiled:
            return record
        row = self.rows(type(record), 1)[0]
        record.pack(row)
        return row

    def rows(self, kind: type[Record], number: int) -> Any:
        """So many records of a kind."""
        if not self.twins.variant.compiled:
            return [kind() for _ in range(number)]
        import numpy as np

        return np.zeros(number, layout(kind))

    def numbers(self, number: int) -> Any:
        """So many whole numbers, all 0."""
        if not self.twins.variant.compiled:
            return [0] * number
        import numpy as np

        return np.zeros(number, np.int64)

    def shares(self, number: int) -> Any:
        """So many shares of one, all 0."""
        if not self.twins.variant.compiled:
            return [0.0] * number
        import numpy as np

        return np.zeros(number, np.float64)

    def new_game(self) -> Any:
        """A game on these rules, with nothing dealt."""
        return self.twins.game(*map(self.form, self.room.new_game(self.rules)))

    def plain(self, record: Any, kind: Callable[[], Any]) -> Any:
        """A record as a plain object that shares nothing with it."""
        if not self.twins.variant.compiled:
            return record.clone()
        found = kind()
        found.unpack(record)
        return found

    def state(self) -> Any:
        """The position as a plain record."""
        return self.plain(self.g.state, self.room.state)

    def take(self, state: Any) -> None:
        """Put a position, given as a plain record, on the table."""
        if self.twins.variant.compiled:
            state.pack(self.g.state)
        else:
            self.g.state.take(state)

    def playouts(self, seats: int, seed: int, games: int) -> int:
        """Random games; how many moves they took in all."""
        moves: int = self.twins.playouts(self.g, self.move, self.out, self.policy, seats, seed, games)
        return moves

    def traced(self, seats: int, seed: int) -> int:
        """The trace of one random game."""
        trace: int = self.twins.traced(self.g, self.move, self.out, self.policy, seats, seed)
        return trace

    def tallied(self, seats: int, seed: int, games: int, lengths: Any, wins: Any) -> int:
        """Random games, counted (see `driver.tallied`)."""
        moves: int = self.twins.tallied(self.g, self.move, self.out, self.policy, seats, seed, games, lengths, wins)
        return moves
