"""Plain twins, compiled twins and the rules as they are play the same games: moves, events, states and results.

In a chain: the rules as they are, plain twins that tell, plain ones that are silent, compiled ones that tell and whose
bounds are checked, and the compiled ones that are sold, which are silent and check nothing.
"""

import pytest

from bythebook.bots.uniform import uniform
from bythebook.fast.driver import GAME
from bythebook.games import GAMES, room
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.questions import awaited
from tests.extent import amount
from tests.fast.cases import CHECKED, PLAIN, PLAYED, cases, each, lane_as_sold, lane_of, seats_for, seats_tried


@pytest.mark.parametrize(("name", "house"), cases())
def test_plain_and_compiled_play_the_same_games(name: str, house: dict[str, str]) -> None:
    for seats in seats_for(name, house):
        plain = lane_of(name, house, seats, PLAIN)
        compiled = lane_of(name, house, seats, CHECKED)
        for seed in range(3):
            assert plain.traced(seats, seed) == compiled.traced(seats, seed), (seats, seed)
            assert plain.state() == compiled.state(), (seats, seed)
            assert bytes(plain.plain(plain.g.desk, room(name).desk)) == bytes(
                compiled.plain(compiled.g.desk, room(name).desk)
            )


@pytest.mark.parametrize(("name", "house"), cases())
def test_with_bounds_checked_nothing_is_out_of_bounds(name: str, house: dict[str, str]) -> None:
    for seats in seats_for(name, house):
        sold, checked = lane_as_sold(name, house, seats), lane_of(name, house, seats, CHECKED)
        for seed in range(amount(30, 100)):
            assert sold.playouts(seats, seed, 1) == checked.playouts(seats, seed, 1), (seats, seed)
        assert sold.state() == checked.state(), seats


@pytest.mark.parametrize("name", each(GAMES))
def test_bounds_are_checked(name: str) -> None:
    lane = lane_of(name, {}, room(name).seats[0], CHECKED)
    assert lane.twins.beyond(lane.g, 0) == 0
    with pytest.raises(IndexError):
        lane.twins.beyond(lane.g, 1024)


@pytest.mark.parametrize(("name", "house"), cases())
def test_silent_twins_play_the_same_games(name: str, house: dict[str, str]) -> None:
    for seats in seats_for(name, house):
        telling = lane_of(name, house, seats, PLAIN)
        silent = lane_as_sold(name, house, seats)
        plain = lane_as_sold(name, house, seats, compiled=False)
        for seed in range(3):
            moves = {lane.playouts(seats, seed, 1) for lane in (telling, silent, plain)}
            assert len(moves) == 1, (seats, seed)
            assert telling.state() == silent.state() == plain.state(), (seats, seed)


@pytest.mark.parametrize("name", each(PLAYED))
def test_drivers_choose_as_the_uniform_player_does(name: str) -> None:
    game = room(name)
    for seats in seats_tried(game):
        lane = lane_as_sold(name, {}, seats)
        for seed in range(3):
            g = game.new_game(lane.rules)
            policy = Chance()
            sow(g.desk.chance, seed, GAME)
            sow(policy, seed, GAME + 1)
            game.deal(g, seats)
            while waiting := awaited(g):
                seat = lowest(waiting)
                game.apply(g, seat, uniform(game, g, seat, policy))
            lane.g = lane.new_game()
            lane.playouts(seats, seed, 1)
            assert g.state == lane.state()
