"""A random player's splits: each as likely as any other, so that no seat is given more than the rules give it."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import Any

import pytest

from bythebook.games import room
from bythebook.games.oh_my_brain import instinct as tried
from bythebook.kernel.chance import Chance

GAME = room("oh_my_brain")
COURBE = (GAME.folder / "courbe.csv").read_text(encoding="utf-8")
FIVE_NINES = COURBE.replace("\nv09,9,,,4,", "\nv09,9,,,5,").replace("\nv10,10,,,4,", "\nv10,10,,,3,")
DECK = GAME.read_deck("file", FIVE_NINES)


class Told:
    """In the place of chance: answers what it was told, then 0, and says of how many outcomes it was asked."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.asked: list[int] = []

    def draw(self, policy: Chance, n: int) -> int:
        self.asked.append(n)
        return self.outcomes[len(self.asked) - 1] if len(self.asked) <= len(self.outcomes) else 0


def chances(g: Any, seat: int, begun: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Fraction]:
    """Every way in which this seat may end a move begun so, and how likely it is: all that could be drawn is."""
    found: dict[str, Fraction] = {}
    waiting: list[list[int]] = [[]]
    while waiting:
        told = Told(waiting.pop())
        monkeypatch.setattr(tried, "draw", told.draw)
        move = GAME.read_move(begun)
        assert tried.instinct(g, seat, move, Chance()) == 1
        if len(told.asked) > len(told.outcomes):
            waiting += [[*told.outcomes, outcome] for outcome in range(told.asked[len(told.outcomes)])]
        else:
            assert GAME.forbids(g, seat, move) == 0
            said = GAME.write_move(move, "en")
            found[said] = found.get(said, Fraction(0)) + Fraction(1, prod(told.asked))
    return found


@pytest.mark.parametrize(("seats", "seat", "number"), [*product((2, 3, 4, 5), (0, 1), (2, 3)), (4, 3, 3), (3, 1, 5)])
def test_all_splits_are_equally_likely(seats: int, seat: int, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Part 11: among legal plays each split of the extras is as likely as the others."""
    hands = [f"{letter} b9 h{at + 1} c-" for at, letter in enumerate("ABCDE"[:seats])]
    hands[seat] = f"{'ABCDE'[seat]}* b9 h{','.join(['9'] * number)},10 c-"
    g = GAME.read_position(" / ".join([*hands, "horde 7"]), GAME.read_rules(GAME.house({}), DECK, seats), None)
    found = chances(g, seat, f"play 9x{number}", monkeypatch)
    assert len(found) == comb(number - 1 + seats - 2, seats - 2)
    assert set(found.values()) == {Fraction(1, len(found))}
