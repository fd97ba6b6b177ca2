"""The games, house rules and variants that the fast lane is tested with.

Compiling is what these tests take longest for, so of each game two variants are compiled: the one that is sold, and one
that tells events and checks every index. Both are compiled in one process only: a test's `group` says which.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

import pytest

from bythebook.bots.searcher import DRIVERS
from bythebook.fast.lane import Lane
from bythebook.fast.loader import Variant
from bythebook.games import COMING, GAMES, room
from bythebook.kernel.game import HouseRule, Room
from bythebook.kernel.notation import BadInput
from tests.examiner.games import seats_tried, some_values
from tests.extent import amount
from tests.fast import inspecting, probes

PLAYED = (*GAMES, *COMING)
PLAIN = Variant(compiled=False, telling=True)
CHECKED = Variant(compiled=True, telling=True, bounds=True)
SOLD, SOLD_PLAIN = Variant(), Variant(compiled=False)


def group(name: str) -> pytest.MarkDecorator:
    """All that compiles a game belongs to one group, and so to one process."""
    return pytest.mark.xdist_group(f"compiled {name}")


def each(names: Iterable[str]) -> list[Any]:
    """The games as parameters of a test, each in its group."""
    return [pytest.param(name, id=name, marks=group(name)) for name in names]


def houses(game: Room) -> Iterator[dict[str, str]]:
    """The defaults; every other value of every house rule, alone; all last values together, with every deck."""
    decks = {"deck": game.decks}
    values = {rule.name: decks.get(rule.name, worth_trying(rule)) for rule in game.house_rules}
    yield {}
    for name, (_, *others) in values.items():
        yield from ({name: value} for value in others)
    last = {name: those[-1] for name, those in values.items()}
    yield from (last | {"deck": deck} for deck in game.decks)


def worth_trying(rule: HouseRule) -> list[str]:
    """The values of a house rule; of the seats that a host may name, two and the last one."""
    return [value for value in some_values(rule) if value not in rule.seats[2:-1]]


def seats_for(name: str, house: dict[str, str]) -> list[int]:
    """The numbers of seats to play these house rules with: they take turns."""
    numbers = seats_tried(room(name))
    turn = list(houses(room(name))).index(house)
    return amount(numbers if turn == 0 else [numbers[turn % len(numbers)]], numbers)


def cases() -> list[Any]:
    """Every game by all of these house rules."""
    return [
        pytest.param(
            name, house, id=f"{name}-{'+'.join(f'{k}={v}' for k, v in house.items()) or 'book'}", marks=group(name)
        )
        for name in PLAYED
        for house in houses(room(name))
    ]  # fmt: skip


def lane_of(name: str, house: dict[str, str], seats: int, variant: Variant) -> Lane:
    """A lane on these house rules, with all that tests have twins do: one set of twins a variant serves all tests."""
    game = room(name)
    return Lane(game, rules_of(game, fitting(game, house, seats), seats), variant, drivers_of(name))


def lane_as_sold(name: str, house: dict[str, str], seats: int, compiled: bool = True) -> Lane:
    """A lane of the variant that simulates and searches: silent, and with nothing beside its own drivers."""
    game = room(name)
    return Lane(game, rules_of(game, fitting(game, house, seats), seats), SOLD if compiled else SOLD_PLAIN, DRIVERS)


@cache
def drivers_of(name: str) -> list[ModuleType]:
    """The probes; what this game's own module beside this file inspects, and the loop that does so after every move."""
    own = import_module(f"tests.fast.inspected_{name}")
    beside = [import_module(module) for module in getattr(own, "WITH", ())]
    return [probes, own, loop_of(own), *beside]


def loop_of(own: ModuleType) -> ModuleType:
    """The functions of `inspecting`, the same code objects, with this game's answers among their globals."""
    made = ModuleType(f"{own.__name__}_in_a_loop")
    space = vars(made)
    space.update({name: value for name, value in vars(inspecting).items() if name not in vars(made)})
    space.update(__file__=inspecting.__file__, LONGEST=own.LONGEST, fault_of=own.fault_of)  # type: ignore[attr-defined]
    loop = FunctionType(inspecting.inspected.__code__, space, "inspected")
    loop.__module__ = made.__name__
    space["inspected"] = loop
    return made


def fitting(game: Room, house: dict[str, str], seats: int) -> dict[str, str]:
    """The house rules; of one that asks for more seats than there are, another value."""
    others = [house | {rule.name: v} for rule in game.house_rules if rule.name in house for v in rule.values[::-1]]
    return next(tried for tried in (house, *others) if is_possible(game, tried, seats))


def rules_of(game: Room, house: dict[str, str], seats: int) -> Any:
    """The game's rules."""
    deck = game.read_deck(house.get("deck", game.decks[0]), None)
    return game.read_rules(game.house(house), deck, seats)


def is_possible(game: Room, house: dict[str, str], seats: int) -> bool:
    """A value may be for more seats than there are."""
    try:
        rules_of(game, house, seats)
    except BadInput:
        return False
    return True


__all__ = [
    "CHECKED", "PLAIN", "PLAYED", "SOLD", "cases", "drivers_of", "each", "group", "lane_as_sold", "lane_of", "rules_of",
    "seats_for", "seats_tried",
]  # fmt: skip
