"""What people are shown (leaks L1 to L13 of the specification), beyond the two-worlds test of the examiner."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games import room
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.table import Table

ROOM = room("oh_my_brain")


def table(position: str, seats: int, **house: str) -> Table:
    """A table in a position."""
    chance = Chance()
    sow(chance, 1, 0)
    rules = ROOM.read_rules(ROOM.house(house), ROOM.read_deck("courbe", None), seats)
    return Table.at(ROOM, position, rules, chance)


def verbs(nodes: list[dict[str, Any]]) -> list[str]:
    return [node["text"] for node in nodes]


@pytest.mark.parametrize("hand", ["h7", "h7,9,12"], ids=["due", "not due"])
def test_the_neutral_question_is_no_reminder(hand: str) -> None:
    """L9, clause 7.5: whether a refill is due or not, the same question with the same words is put."""
    there = table(f"A* b9 {hand} c4,6 / B b9 h8,9,12 c10 / horde 5 / phase refill", 2, refill="forgettable")
    view = there.view(0)
    asked = {"number": 2, "kind": "refill", "asked": [0], "waiting": [0], "own": {"forgettable": True}}
    assert view["question"] == asked
    assert verbs(view["offers"]) == ["done", "refill 4", "refill 6"]
    assert view["offers"][1]["whole"]
    assert verbs(view["offers"][1]["next"]) == ["refill 4 6"]


def test_a_refill_that_is_asked_says_how_many() -> None:
    view = table("A* b9 h7,9 c4,6 / B b9 h8,9,12 c10 / horde 5 / phase refill", 2).view(0)
    assert view["question"]["own"]["due"] == 1
    assert verbs(view["offers"]) == ["refill 4", "refill 6"]
    assert not view["offers"][0]["more"]


def test_offers_go_to_the_player_alone() -> None:
    """L2."""
    there = table("A* b9 h7,9,12 c4 / B b9 h8 c1 / C b9 h8 c2 / horde 5", 3)
    assert there.view(0)["offers"]
    assert not any(there.view(viewer)["offers"] for viewer in (1, 2, SPECTATOR))


def test_a_forced_pass_looks_like_any_other() -> None:
    """L1, clause 6.15: the question, and what others are told, do not say that nothing was playable."""
    stuck, free = (table(f"A* b9 {hand} c4 / B b9 h8,9 c1 / horde 13 / res 3,2", 2) for hand in ("h7,9,12", "h7,9,14"))
    assert stuck.view(1) == free.view(1)
    heard = []
    for there in (stuck, free):
        entry = there.submit(0, ROOM.read_move("pass"), there.number)
        heard.append(there.heard(entry, 1))  # type: ignore[arg-type]
    assert heard[0] == heard[1]


@pytest.mark.parametrize(
    ("horde", "beats"),
    [
        ("-", {"kind": "empty", "top": None, "low": 0}),
        ("7", {"kind": "plain", "top": 7, "low": 8}),
        ("5,8", {"kind": "spider", "top": 8, "low": 0}),
        ("5,0", {"kind": "all", "top": 0, "low": 0}),
        ("19", {"kind": "only_mosquito", "top": 19, "low": 19}),
        ("18", {"kind": "plain", "top": 18, "low": 19}),
    ],
)
def test_what_beats_the_top_is_public(horde: str, beats: dict[str, Any]) -> None:
    """L13: it does not depend on who asks."""
    there = table(f"A* b9 h7,9,12 c4 / B b9 h6,9 c1 / horde {horde}", 2)
    assert [there.view(viewer)["own"]["beats"] for viewer in (0, 1, SPECTATOR)] == [beats] * 3


def test_cards_of_others_are_numbers_only() -> None:
    """L4, L5: no card, no order, no place of a hand that is not one's own."""
    there = table("A* b9 h7,9,12 c4 / B b9 h6,9 c1 / horde 5", 2)
    shown = [{key for key, zone in there.view(viewer)["zones"].items() if "cards" in zone} for viewer in (1, SPECTATOR)]
    assert shown == [{"horde", "hand:1", "cemetery:1"}, {"horde"}]
