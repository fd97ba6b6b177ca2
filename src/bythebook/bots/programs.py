"""A program in a seat: it folds what its seat sees into knowledge, and chooses from a redealt world.

The true state goes no further than `imagine`: the player itself is handed a world dealt again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..kernel.chance import Chance, sow
from ..kernel.events import Event, Seen, see
from ..kernel.game import Room
from ..kernel.history import THOUSAND
from ..kernel.notation import BadInput
from .uniform import uniform

PLAYERS = ("greedy", "uniform")


def with_lapses(room: Room, rules: Any, lapses: Sequence[int | None]) -> Any:
    """The rules with how often the program in each seat forgets, in thousandths (None: as the game's programs do).

    Raises:
        BadInput: such programs forget nothing, or this is no number of thousandths.
    """
    if all(lapse is None for lapse in lapses):
        return rules
    if room.lapse is None:
        raise BadInput(
            f"The programs of {room.name} have nothing to forget.",
            f"Les robots de {room.name} n’ont rien à oublier.",
        )
    if not all(lapse is None or 0 <= lapse <= THOUSAND for lapse in lapses):
        raise BadInput(
            "How often a program forgets is a number from 0 to 1.",
            "La fréquence des oublis d’un robot est un nombre de 0 à 1.",
        )
    rules = rules.clone()
    for seat, lapse in enumerate(lapses):
        rules.lapse[seat] = 0 if lapse is None else lapse + 1
    return rules


class Program:
    """One seat's program. `name` is one of PLAYERS; equal seeds and equal sights give equal moves.

    `lapse`: how often it forgets, in thousandths, where the game's programs forget at all (`Room.lapse`); None: as
    the rules say, else as they all do, except that of faces nothing is forgotten unless somebody says so.
    """

    def __init__(self, room: Room, name: str, seat: int, rules: Any, seed: int, lapse: int | None = None) -> None:
        if name not in PLAYERS:
            raise BadInput(
                f"There is no bot '{name}': the bots are {', '.join(PLAYERS)}.",
                f"Il n’y a pas de robot « {name} » : les robots sont {', '.join(PLAYERS)}.",
            )
        self.room = room
        self.name = name
        self.seat = seat
        self.lapse = lapse
        self.rules = with_lapses(room, rules, [None] * seat + [lapse])
        self.knowledge = room.knowledge()
        self.table = room.new_game(self.rules)  # its desk serves all worlds: laying one out takes long
        self.seen = Seen()
        self.chance = Chance()
        sow(self.chance, seed, seat + 1)
        if "chance" in room.knowledge.specs:
            sow(self.knowledge.chance, seed, seat + 1)

    def saw(self, events: Iterable[Event]) -> None:
        """Fold what happened, as this seat saw it, into its knowledge."""
        for event in events:
            see(event, self.seat, self.seen)
            self.room.learn(self.knowledge, self.rules, self.seen, self.seat)

    def imagine(self, g: Any) -> Any:
        """A world like this one to the seat, with all that it does not know dealt again."""
        world = self.table._replace(state=self.room.state())
        world.state.take(g.state)
        world.desk.chance = self.chance
        self.room.redeal(world, self.seat, self.knowledge)
        return world

    def choose(self, g: Any) -> Any:
        """The move of this seat, which is asked or may speak."""
        world = self.imagine(g)
        if self.name == "uniform":
            return uniform(self.room, world, self.seat, self.chance)
        move = self.room.move()
        self.room.greedy(world, self.seat, self.knowledge, move)
        return move
