"""Rough figures of Part 11 of the specification: its model of players, played by the rules as they are."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean, median

import pytest

from bythebook.bots.uniform import uniform
from bythebook.games.dweebies.room import ROOM
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import told
from bythebook.kernel.questions import awaited, kind_asked

ROUNDS = 80
RULES = {seats: ROOM.read_rules(ROOM.house({}), ROOM.read_deck("house", None), seats) for seats in ROOM.seats}


class Found:
    """What was counted over all rounds."""

    def __init__(self, seats: int, greed: float) -> None:
        self.events: Counter[str] = Counter()
        self.lines: Counter[int] = Counter()
        self.needs: Counter[int] = Counter()
        self.legal: list[int] = []
        self.left: list[int] = []
        self.best: list[int] = []
        self.split_turns = 0
        for seed in range(ROUNDS):
            self.play(seats, greed, seed)

    def play(self, seats: int, greed: float, seed: int) -> None:
        """One round: the largest collect in so many of the turns, else at random."""
        random, policy, knowledge = Random(seed), Chance(), ROOM.knowledge()
        g = ROOM.new_game(RULES[seats])
        sow(g.desk.chance, seed, 0)
        sow(policy, seed, 1)
        ROOM.deal(g, seats)
        table = g.state.table
        while awaited(g):
            if kind_asked(g) == 1:
                self.legal.append(table.cells)
                self.split_turns += table.groups > 1
                self.needs[table.need] += 1
            move = uniform(ROOM, g, g.state.turn, policy)
            if random.random() < greed:
                ROOM.greedy(g, g.state.turn, knowledge, move)
            ROOM.apply(g, g.state.turn, move)
            for event in told(g.desk.events):
                self.events[ROOM.forms[event.kind].name] += 1
                if ROOM.forms[event.kind].name == "collected":
                    self.lines.update(min(size, 6) for size in event.words[1:3] if size)
        self.left.append(table.cards)
        self.best.append(max(player.won for player in g.state.player))

    def rate(self, name: str) -> float:
        """How often a round an event was told."""
        return self.events[name] / ROUNDS


@pytest.mark.parametrize(
    ("seats", "collects", "left", "splits", "split_turns", "score"),
    [
        (2, 12.5, 10.1, 6.4, 0.16, 26),
        (3, 12.8, 9.5, 6.1, 0.15, 21),
        (4, 13.0, 9.2, 5.9, 0.14, 17),
        (5, 13.1, 9.2, 5.8, 0.14, 16),
        (6, 12.8, 9.8, 5.7, 0.13, 14),
    ],
)
def test_rounds_of_sensible_players(
    seats: int, collects: float, left: float, splits: float, split_turns: float, score: int
) -> None:
    found = Found(seats, 0.85)
    assert found.rate("collected") == pytest.approx(collects, abs=1.2)
    assert mean(found.left) == pytest.approx(left, abs=3)
    assert found.rate("split") == pytest.approx(splits, abs=1)
    assert found.split_turns / len(found.legal) == pytest.approx(split_turns, abs=0.03)
    assert median(found.best) == pytest.approx(score, abs=2)
    assert mean(found.legal) == pytest.approx(8, abs=1.5)
    assert 1 < found.rate("table_empty") < 3.2
    split = sum(times for need, times in found.needs.items() if need)
    shares = [found.needs[need] / split for need in (1, 2, 3)]
    assert shares == pytest.approx([0.74, 0.19, 0.06], abs=0.06)
    lines = [found.lines[size] / found.lines.total() for size in (2, 3, 4, 5, 6)]
    assert lines == pytest.approx([0.20, 0.38, 0.25, 0.11, 0.06], abs=0.06)


def test_rounds_at_random() -> None:
    """Hardly anything is collected, and the table sprawls."""
    found = Found(4, 0)
    assert found.rate("collected") == pytest.approx(1.6, abs=0.5)
    assert mean(found.legal) == pytest.approx(23, abs=3)
    assert max(found.legal) <= 60
