"""Many random games end, conserve their cards after every move, and replay identically: a hundred thousand of them, of
Dementalism, whose games are long, twenty thousand; at the gate a fifth."""

import pytest

from bythebook.games import room
from tests.extent import amount
from tests.fast.cases import CHECKED, PLAYED, each, lane_of, seats_tried

IN_ALL = {"dementalism": 20_000}
OTHERS = 100_000


@pytest.mark.parametrize("name", each(PLAYED))
def test_games_end_conserve_cards_and_replay(name: str) -> None:
    game = room(name)
    decks, numbers = game.decks, seats_tried(game)
    each_plays = -(-amount(IN_ALL.get(name, OTHERS) // 5, IN_ALL.get(name, OTHERS)) // (len(numbers) * len(decks)))
    for deck in decks:
        for seats in numbers:
            lane = lane_of(name, {"deck": deck}, seats, CHECKED)
            notes, counts, found = lane.numbers(8), lane.numbers(64), lane.numbers(3)
            form = (lane.g, lane.move, lane.out, lane.policy, seats, 1000 * seats, each_plays, notes, counts, found)
            traces = [lane.twins.inspected(*form) for _ in range(2)]
            assert list(found[:2]) == [0, 0], f"fault {found[0]} in the game of seed {found[1]}"
            assert 0 < found[2] < lane.twins.LONGEST
            assert traces[0] == traces[1]
