"""`simulate`: the same games whatever the engine and the number of processes, well counted, told in two languages."""

from typing import Any

import pytest

from bythebook.games import GAMES, room
from bythebook.kernel.notation import BadInput
from bythebook.lab.simulate import simulate
from bythebook.lab.tally import SHARES, Counts, Tally, wilson
from tests.fast.cases import group

GAME = room(GAMES[0])
SEATS = GAME.seats[0]
SMASH = room(GAMES[1])


@group(GAME.name)
def test_engines_play_the_same_games() -> None:
    for house in ({}, {"deck": GAME.decks[-1]}):
        fast, plain = (
            simulate(GAME, 8, SEATS, [], seed=40, house=house, engine=engine) for engine in ("fast", "plain")
        )
        assert fast.counts == plain.counts
        assert (fast.engine, plain.engine) == ("fast", "plain")


@group(GAME.name)
def test_any_number_of_processes_plays_the_same_games() -> None:
    told: list[tuple[int, int]] = []
    one = simulate(GAME, 25_000, SEATS, ["uniform"], seed=7)
    two = simulate(GAME, 25_000, SEATS, ["uniform"], seed=7, workers=2, progress=lambda *done: told.append(done))
    assert one.counts == two.counts
    assert told[-1] == (25_000, 25_000)
    assert len(told) == 3
    assert one.engine == "fast"


def test_a_greedy_player_beats_a_random_one() -> None:
    tally = simulate(GAME, 20, 3, ["uniform", "greedy"], seed=1)
    assert tally.bots == ("uniform", "greedy", "uniform")
    assert tally.engine == "plain"
    assert tally.shares()[1] > 0.6
    assert sum(tally.counts.wins) == 20 * SHARES
    assert tally.counts == simulate(GAME, 20, 3, ["uniform", "greedy"], seed=1).counts


@group(SMASH.name)
def test_programs_forget_as_often_as_they_are_told_to() -> None:
    """In a game where they forget: the one seat of three that never does wins more; engines agree."""
    lapses = [0, 1000, 1000]
    fast = simulate(SMASH, 2000, 3, [], seed=4, lapses=lapses)
    assert fast.shares()[0] > 0.4
    few = [simulate(SMASH, 8, 3, [], seed=4, lapses=lapses, engine=engine).counts for engine in ("fast", "plain")]
    assert few[0] == few[1]
    default = [simulate(SMASH, 50, 3, [], seed=4, lapses=given).counts for given in ([], [None], [SMASH.lapse])]
    assert default[0] == default[1] == default[2]
    assert simulate(SMASH, 50, 3, [], seed=4, lapses=[0]).counts != default[0]


def test_random_players_may_speak_unasked() -> None:
    forgettable = {"refill": "forgettable"}
    tally = simulate(GAME, 10, 3, ["uniform", "greedy"], seed=1, house=forgettable)
    assert tally.games == 10


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 0}, "At least one game"),
        ({"workers": 0}, "At least one game"),
        ({"seed": -1}, "A seed"),
        ({"engine": "slow"}, "engine 'slow'"),
        ({"bots": ["deep"]}, "no bot 'deep'"),
        ({"bots": ["uniform"] * 3}, "3 bots for 2 seats"),
        ({"bots": ["greedy"], "engine": "fast"}, "uniform bots only"),
        ({"house": {"deck": "none"}}, "deck"),
        ({"seats": 17}, "17"),
        ({"lapses": [200]}, "nothing to forget"),
        ({"lapses": [1001], "room": SMASH}, "from 0 to 1"),
    ],
)
def test_nonsense_is_refused(wrong: dict[str, Any], says: str) -> None:
    asked: dict[str, Any] = {"room": GAME, "games": 1, "seats": SEATS, "bots": [], **wrong}
    with pytest.raises(BadInput, match=says):
        simulate(**asked)


def test_what_is_told() -> None:
    counts = Counts(4, 400, {80: 1, 100: 2, 120: 1}, [3 * SHARES, SHARES])
    tally = Tally("a game", 2, ["uniform", "greedy"], 5, "fast", 1, counts, 0.5)
    told = tally.as_json()
    assert told["length"] == {
        "mean": 100.0,
        "shortest": 80,
        "lower_quarter": 80,
        "median": 100,
        "upper_quarter": 100,
        "longest": 120,
    }
    assert told["games_per_second"] == 8
    assert [win["share"] for win in told["wins"]] == [0.75, 0.25]
    english, french = tally.lines("en"), tally.lines("fr")
    assert len(english) == len(french)
    assert english[-2] == "A (uniform): 75.00 %, 30.06 to 95.44"
    assert french[-2] == "A (uniform) : 75,00 %, 30,06 à 95,44"


def test_wilson() -> None:
    assert wilson(0, 0) == (0, 1)
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0
    assert wilson(1, 10)[1] == 1


def test_counts_add() -> None:
    total = Counts()
    total.add(Counts(1, 10, {10: 1}, [SHARES, 0]))
    total.add(Counts(1, 10, {10: 1}, [0, SHARES]))
    assert total == Counts(2, 20, {10: 2}, [SHARES, SHARES])
