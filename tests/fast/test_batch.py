"""A batch of tables plays the games that single tables play, plain and compiled alike."""

from typing import Any

import pytest

from bythebook.fast.batch import Batch
from bythebook.fast.driver import GAME
from bythebook.fast.stepping import END
from bythebook.games import GAMES, room
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import sow
from bythebook.kernel.moves import MENU_BITS, add_word
from bythebook.kernel.moves import offers as is_offered
from bythebook.kernel.questions import awaited
from tests.extent import amount
from tests.fast.cases import CHECKED, PLAIN, each, group, lane_of

TABLES = 6


def plain_rows(batch: Batch, rows: Any, kind: Any) -> list[Any]:
    return [batch.lane.plain(row, kind) for row in rows]


def as_numbers(batch: Batch, words: list[int]) -> Any:
    numbers = batch.lane.numbers(len(words))
    numbers[:] = words
    return numbers


# games of blindly chosen words that do not end, or not soon (looks are as likely as flips), and house rules under which
# they do: 9.20 of Cryptid Smash
ENDLESS: dict[str, dict[str, str] | None] = {"cryptid_smash": {"smash_mode": "automatic"}, "dementalism": None}


@pytest.mark.parametrize(
    ("name", "house", "ends"),
    [
        *(pytest.param(name, {}, name not in ENDLESS, marks=group(name)) for name in GAMES),
        *(pytest.param(name, house, True, marks=group(name)) for name, house in ENDLESS.items() if house),
    ],
)
def test_a_batch_plays_what_single_tables_play(name: str, house: dict[str, str], ends: bool) -> None:
    game, seats = room(name), room(name).seats[-1]
    batches = [Batch(lane_of(name, house, seats, variant), TABLES, seats, 50) for variant in (PLAIN, CHECKED)]
    g = game.new_game(batches[0].lane.rules)
    sow(g.desk.chance, 50 + 2, GAME)
    game.deal(g, seats)
    move, alone = game.move(), True
    games = 0
    for _ in range(500 if ends else amount(120, 500)):
        words, same = (list(batch.random_words()) for batch in batches)
        assert words == same
        mover = batches[0].movers[2]
        for batch in batches:
            assert batch.step(as_numbers(batch, words)) == 0
        assert list(batches[0].movers) == list(batches[1].movers)
        assert list(batches[0].ended) == list(batches[1].ended)
        assert list(batches[0].payoffs) == list(batches[1].payoffs)
        games += sum(batches[0].ended)
        if alone and words[2] != END:
            add_word(move, words[2])
        elif alone:
            game.apply(g, mover, move)
            move = game.move()
            alone = awaited(g) != 0
            if alone:
                assert batches[0].states[2] == g.state
                assert batches[0].movers[2] == lowest(awaited(g))
            else:
                assert batches[0].ended[2] == 1
                assert batches[0].payoffs[2 * seats : 3 * seats] == [game.payoff(g, seat) for seat in range(seats)]
    states = [plain_rows(batch, batch.states, game.state) for batch in batches]
    assert states[0] == states[1]
    assert not ends or (games >= TABLES and not alone)


def not_offered(batch: Batch) -> list[int]:
    """Two words that no table offers."""
    offers = plain_rows(batch, batch.outs, batch.lane.room.offer_type)
    words = range(MENU_BITS * len(offers[0].menu))
    return [word for word in words if not any(is_offered(out, word) for out in offers)][:2]


@pytest.mark.parametrize("name", each(GAMES))
def test_what_is_not_on_offer_changes_nothing(name: str) -> None:
    seats = room(name).seats[0]
    batch = Batch(lane_of(name, {}, seats, CHECKED), TABLES, seats, 1)
    before = plain_rows(batch, batch.states, batch.lane.room.state)
    one, other = not_offered(batch)
    assert batch.step(as_numbers(batch, [END, -7, one, END, other, END])) == TABLES
    assert plain_rows(batch, batch.states, batch.lane.room.state) == before
    assert not any(batch.ended)
