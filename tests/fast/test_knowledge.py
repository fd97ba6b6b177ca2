"""What a program knows of Cryptid Smash is never false, and worlds dealt again fit it: plain and compiled alike."""

from typing import Any

import pytest

from bythebook.fast.lane import Lane
from bythebook.games import room
from bythebook.kernel.events import Seen
from tests.fast.cases import CHECKED, PLAIN, group, lane_of

SMASH = room("cryptid_smash")
pytestmark = group(SMASH.name)
HOUSES: list[dict[str, str]] = [
    {}, {"smash_mode": "automatic"}, {"idle_smash": "draw1", "play_on": "on"}, {"free_draw": "on"},
    {"play_drawn": "on", "legendary_colour": "drawer"}, {"again_stuck": "end", "pass_side": "play"},
]  # fmt: skip


def learned(lane: Lane, seats: int, seed: int, games: int) -> tuple[int, list[int]]:
    """The trace of these games, and what was found."""
    found = lane.numbers(3)
    minds, seen = lane.rows(SMASH.knowledge, seats), lane.form(Seen())
    form: tuple[Any, ...] = (lane.g, lane.world, lane.move, lane.out, lane.policy, seats, seed, games, minds, seen)
    return int(lane.twins.learned(*form, found)), [int(number) for number in found]


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_knowledge_is_never_false_and_worlds_fit_it(house: dict[str, str]) -> None:
    """Architecture: it may say less than was seen, never anything false; and it says something."""
    for seats in SMASH.seats:
        _, found = learned(lane_of(SMASH.name, house, seats, CHECKED), seats, 900, 100)
        assert found[:2] == [0, 0], f"fault {found[0]} in the game of seed {found[1]}, {seats} seats"
        assert found[2] > 100


def test_plain_and_compiled_know_the_same() -> None:
    for seats in (2, 6):
        plain, compiled = (lane_of(SMASH.name, {}, seats, variant) for variant in (PLAIN, CHECKED))
        assert learned(plain, seats, 70, 2) == learned(compiled, seats, 70, 2)
