"""Verbs with two bodies: what the compiled one does is what the plain one says."""

import random
from collections.abc import Iterator

import pytest

from bythebook.fast import instructions
from bythebook.fast.lane import Lane
from bythebook.fast.loader import Twins, compiler, widened
from bythebook.games import GAMES, room
from bythebook.kernel.bits import lowest, nth_bit, ones
from tests.fast import probes
from tests.fast.cases import CHECKED, PLAIN, group, lane_of

pytestmark = group(GAMES[0])


@pytest.fixture(scope="module")
def lanes() -> tuple[Lane, Lane]:
    seats = room(GAMES[0]).seats[-1]
    return lane_of(GAMES[0], {}, seats, PLAIN), lane_of(GAMES[0], {}, seats, CHECKED)


def sets() -> Iterator[tuple[int, int]]:
    """Sets of up to 63 bits, each with a rank among its members."""
    rng = random.Random(7)
    for width in (*range(1, 64), *[63] * 40):
        bits = rng.getrandbits(width) & rng.choice([rng.getrandbits(width), (1 << width) - 1]) or 1 << (width - 1)
        yield bits, 0
        yield bits, bits.bit_count() - 1
        yield bits, rng.randrange(bits.bit_count())


def test_a_function_is_compiled_once_for_numbers_of_every_width() -> None:
    import numpy as np

    numba = compiler()
    double = widened(numba.njit(lambda number: 2 * number), numba.types)
    total = numba.njit(lambda row, wide: double(row[0]) + double(wide) + double(5))
    assert total(np.array([-100], np.int8), 1 << 40) == (1 << 41) - 190
    assert list(double.overloads) == [(numba.types.int64,)]


def test_bits(lanes: tuple[Lane, Lane]) -> None:
    plain, compiled = lanes
    for bits, n in sets():
        said = 4096 * ones(bits) + 64 * lowest(bits) + nth_bit(bits, n)
        assert plain.twins.bits_of(bits, n) == said
        assert compiled.twins.bits_of(bits, n) == said


def test_bits_on_processors_that_cannot_scatter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "has_pdep", lambda: False)
    bits_of = Twins(room(GAMES[0]), CHECKED, [probes]).bits_of
    for bits, n in sets():
        assert bits_of(bits, n) == 4096 * ones(bits) + 64 * lowest(bits) + nth_bit(bits, n)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 1000, (1 << 31) - 1, 1 << 31])
def test_chance(lanes: tuple[Lane, Lane], n: int) -> None:
    for seed in (0, 1, 12345, (1 << 62) - 1):
        drawn = []
        for lane in lanes:
            stack = room(GAMES[0]).rules().deck
            stack.size = 50
            stack.card[:] = list(range(50))
            form = lane.form(stack)
            drawn.append((lane.twins.chance_of(lane.g, form, seed, n), lane.plain(form, type(stack)).card))
        assert drawn[0] == drawn[1]
        assert sorted(drawn[0][1]) == list(range(50))


def test_events(lanes: tuple[Lane, Lane]) -> None:
    told = []
    for lane in lanes:
        size = lane.twins.told_of(lane.g, 300, -1, 0b101)
        events = lane.plain(lane.g.desk, lane.room.desk).events
        told.append((size, events.word[:size], events.row))
    assert told[0] == told[1]


def test_copy(lanes: tuple[Lane, Lane]) -> None:
    for lane in lanes:
        lane.playouts(lane.room.seats[-1], 3, 1)
        assert lane.plain(lane.world.state, lane.room.state) != lane.state()
        lane.twins.copied(lane.g, lane.world)
        assert lane.plain(lane.world.state, lane.room.state) == lane.state()
        copy = lane.state().clone()
        lane.playouts(lane.room.seats[-1], 4, 1)
        assert lane.plain(lane.world.state, lane.room.state) == copy, "a copy shares nothing"
