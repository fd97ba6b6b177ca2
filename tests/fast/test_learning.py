"""What programs know, deal again and encode is the same, plain and compiled, whether they forget or not."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.fast.lane import Lane
from bythebook.fast.loader import Variant
from bythebook.games import room
from bythebook.kernel.events import Seen
from tests.fast.cases import CHECKED, PLAIN, drivers_of, group, rules_of

GAME = room("dementalism")
REGULAR = 401  # 400 of 1000, plus 1
pytestmark = group(GAME.name)


def studied(house: dict[str, str], seats: int, lapse: int, variant: Variant, seed: int) -> int:
    """The trace of a game in which every other seat forgets as it is told."""
    rules = rules_of(GAME, house, seats)
    for seat in range(1, seats, 2):
        rules.lapse[seat] = lapse
    lane = Lane(GAME, rules, variant, drivers_of(GAME.name))
    minds, seen, features = lane.rows(GAME.knowledge, seats), lane.form(Seen()), lane.form(GAME.features())
    form: tuple[Any, ...] = (lane.g, lane.world, lane.move, lane.out, lane.policy, seats, seed, 1, minds, seen)
    return int(lane.twins.studied(*form, features))


@pytest.mark.parametrize("lapse", [0, REGULAR])
def test_plain_and_compiled_learn_the_same(lapse: int) -> None:
    house = GAME.house({"grid": "6x6", "store_look": "private"})
    traces = [studied(house, 4, lapse, variant, 60) for variant in (PLAIN, CHECKED)]
    assert traces[0] == traces[1]
    assert traces[0] != studied(house, 4, lapse, CHECKED, 61)
