"""Dementalism: what lies open for a while is read where it lies, by whoever sees it, while it does."""

from __future__ import annotations

from typing import Any

from bythebook.games.dementalism.laid_open import laid_over
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.talk import TALK
from bythebook.kernel.talk import Facts
from bythebook.kernel.view import view_of
from bythebook.terminal.speech import words_of
from tests.games.dementalism.tables import table

NAMES = ("Ana", "Bea", "Cleo")
POSITION = "3p+ @1 W2; up c3=D05 d5=G; S1 [D05+G] (D02~) [D06x2]; S2 (D21) [D05+G] ![D07x2]; heap 20"
PLACES: list[dict[str, Any]] = [
    {"cell": "a1", "cards": [5], "peek": True},
    {"seat": 1, "place": 2, "kind": "sneaky", "cards": [9], "peek": False},
    {"seat": 1, "place": 3, "kind": "stacked", "cards": [8], "peek": False, "gone": True},
]


def said(query: str, places: list[dict[str, Any]]) -> str:
    """What the first seat is answered, with these faces open."""
    view = view_of(ROOM, table(POSITION), 0)
    return TALK.answers[query](Facts(laid_over(view, places), words_of(ROOM, "en"), NAMES))


def test_a_face_that_lies_open_is_read() -> None:
    assert said("face-up", PLACES) == "Face up: a1, Fenella; c3, Mumsy; d5, Giggity."
    assert said("face-up", []) == "Face up: c3, Mumsy; d5, Giggity."
    assert said("spread", PLACES).startswith("Row 1: a Fenella, b to h hidden.")


def test_a_stack_is_read_where_it_lies_and_beside_the_others_as_it_leaves() -> None:
    assert said("others", []).startswith(
        "Bea’s Store: place 1, Safe Stack Dorcas, ready; place 2, hidden; place 3, hidden, locked."
    )
    assert said("others", PLACES).startswith(
        "Bea’s Store: place 1, Safe Stack Dorcas, ready; place 2, Rita and a Giggity; place 3, hidden, locked; "
        "place 3, two Oopsie."
    )


def test_a_stack_that_has_become_safe_lies_open_for_good() -> None:
    safe = {"seat": 0, "place": 1, "kind": "safe", "cards": [4], "peek": False}
    assert said("store", [safe]).startswith("Your Store: place 1, Safe Stack Mumsy, ready;")
