"""Random games of Cryptid Smash last as long as the specification says (its section K), which calls its figures rough.

Its second model counts every answer and action, and its players are caught by nobody: so are ours where smash is said
for everybody. Medians of 600 games, or of 300 with entries by clause 9.20, are themselves uncertain by 4 to 5.
"""

from typing import NamedTuple

import pytest

from bythebook.games import room
from bythebook.games.cryptid_smash.names import Ending
from tests.fast.cases import CHECKED, group, lane_of

SMASH = room("cryptid_smash")
pytestmark = group(SMASH.name)
GAMES = 1500


class Counted(NamedTuple):
    """Of many games: the median of answers and actions, what 95 of 100 do not exceed, shares with one and with two
    reshuffles at least, legendary cards a game."""

    median: int
    long: int
    once: float
    twice: float
    legendary: float


def counted(seats: int, house: dict[str, str]) -> Counted:
    """Random games, from fixed seeds."""
    lane = lane_of(SMASH.name, {"deck": "reconstruction", **house}, seats, CHECKED)
    acts, reshuffles, endings = (lane.numbers(GAMES) for _ in range(3))
    arguments = (lane.g, lane.move, lane.out, lane.policy, seats, 20_220)
    legendary = int(lane.twins.counted(*arguments, acts, reshuffles, endings))
    assert set(endings) == {Ending.FINISH}
    acts.sort()
    once, twice = ((reshuffles >= times).mean() for times in (1, 2))
    return Counted(int(acts[GAMES // 2]), int(acts[GAMES * 95 // 100]), once, twice, legendary / GAMES)


@pytest.mark.parametrize(("seats", "median"), [(2, 74), (3, 77), (4, 87), (5, 106), (6, 110)])
def test_lengths_with_entries_of_programs_that_forget_a_fifth(seats: int, median: int) -> None:
    """Rule 9.20, lapse 0.2."""
    assert counted(seats, {}).median == pytest.approx(median, abs=12)


@pytest.mark.parametrize(
    ("seats", "median", "long", "once", "twice", "legendary"),
    [
        (2, 63, 230, 0.12, 0.02, 1.2), (3, 65, 200, 0.18, 0.04, 1.2), (4, 73, 212, 0.34, 0.12, 1.6),
        (5, 88, 217, 0.50, 0.28, 3.1), (6, 97, 224, 0.60, 0.46, 5.5),
    ],
)  # fmt: skip
def test_lengths_where_nobody_is_caught(
    seats: int, median: int, long: int, once: float, twice: float, legendary: float
) -> None:
    found = counted(seats, {"smash_mode": "automatic"})
    assert found.median == pytest.approx(median, abs=8)
    assert found.long == pytest.approx(long, abs=25)
    assert found.once == pytest.approx(once, abs=0.06)
    assert found.twice == pytest.approx(twice, abs=0.08)
    assert found.legendary == pytest.approx(legendary, rel=0.25)


@pytest.mark.parametrize(("seats", "median"), [(3, 125), (4, 189), (6, 234)])
def test_games_played_on_are_longer(seats: int, median: int) -> None:
    """Rule 2.2."""
    assert counted(seats, {"smash_mode": "automatic", "play_on": "on"}).median == pytest.approx(median, abs=12)
