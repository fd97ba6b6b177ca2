"""Deck files and seats: what is refused, and in which words (clauses 1.1 to 1.3, 1.14, 1.15)."""

from __future__ import annotations

import pytest

from bythebook.games import room
from bythebook.games.oh_my_brain.deck import read_deck
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.notation import BadInput
from bythebook.kernel.table import Table

ROOM = room("oh_my_brain")


def sown() -> Chance:
    """A source of chance."""
    chance = Chance()
    sow(chance, 1, 0)
    return chance


COURBE = read_deck("courbe", None)


def test_fifty_cards_from_0_to_19_each_value_at_least_once() -> None:
    """Clauses 1.2 and 1.3."""
    for name in ROOM.decks:
        rows = read_deck(name, None).rows
        assert [row["value"] for row in rows] == list(range(20))
        assert sum(row["copies"] for row in rows) == 50
        assert min(row["copies"] for row in rows) >= 1


def test_the_two_decks_are_labelled_as_reconstructions() -> None:
    assert {read_deck(name, None).label for name in ROOM.decks} == {"reconstruction"}


def test_the_host_names_who_begins() -> None:
    """Clause 2.2: any seat of the game, and only of the game."""
    named = ROOM.house({"first_starter": "host", "starter": "C"})
    table = Table(ROOM, ROOM.read_rules(named, COURBE, 3), 3, sown())
    assert table.view(0)["turn"] == 2
    with pytest.raises(BadInput, match="a seat is a letter from A to B"):
        ROOM.read_rules(named, COURBE, 2)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_players(seats: int) -> None:
    """Clause 1.14."""
    with pytest.raises(BadInput, match=r"2 to 5 \(clause 1\.14\)"):
        ROOM.read_rules(ROOM.house({}), COURBE, seats)


def test_the_goal_is_to_be_rid_of_cards_and_to_keep_brains() -> None:
    """Clause 1.1: who has more brains is ahead, and losing cards is what keeps them."""
    position = "A* b9 h9 c- / B b9 h7,8,10 c4 / horde 8,3"
    table = Table.at(ROOM, position, ROOM.read_rules(ROOM.house({}), COURBE, 2), sown())
    table.submit(0, ROOM.read_move("play 9"), table.number)
    brains = [table.g.state.player[seat].brains for seat in range(2)]
    assert brains == [9, 5]
    assert [ROOM.place(table.g, seat) for seat in range(2)] == [1, 2]
    assert [ROOM.payoff(table.g, seat) for seat in range(2)] == [1.0, 0.0]


LINES = COURBE.text.splitlines()


def changed(number: int, old: str, new: str) -> str:
    """The deck file with one line changed; lines count from 1."""
    assert old in LINES[number - 1]
    return "\n".join([*LINES[: number - 1], LINES[number - 1].replace(old, new), *LINES[number:]])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (changed(7, "v04,4", "v04,x"), r"line 7 \(D1\): 'x' is no value from 0 to 19"),
        (changed(7, "v04,4", "v04,5"), r"line 8 \(D1\): value 5 stands twice"),
        ("\n".join(LINES[:-1]), r"line 21 \(D1\): a deck has 20 rows.*here are 19"),
        (changed(7, ",2,none", ",0,none"), r"line 7 \(D2\): copies '0'"),
        (changed(7, ",2,none", ",two,none"), r"line 7 \(D2\): copies 'two'"),
        (changed(7, ",2,none", ",3,none"), r"line 22 \(D3\): the copies sum to 50; here they sum to 51"),
        (changed(7, "none,plain", "star,plain"), r"line 7 \(D4\): value 4 bears the mark none and the role plain"),
        (changed(11, "triangle_down,spider", "triangle_down,mouse"), r"line 11 \(D4\)"),
        (changed(8, "v05", "v04"), r"line 8 \(D5\): the id 'v04' is empty or stands twice"),
        (changed(8, "v05", ""), r"line 8 \(D5\)"),
        (changed(1, "# label: reconstruction", "# a deck"), r"line 1 \(D6\): a deck needs a label"),
        (changed(2, "copies", "count"), r"line 2 \(D1\): the first row names the columns"),
        (changed(7, "v04,", ""), r"line 7 \(D1\): a row has 7 cells; here are 6"),
        ("", r"line 1 \(D6\)"),
        ("x" * 20_000, "at most 10000 characters"),
    ],
)
def test_a_wrong_deck_file_names_line_and_invariant(text: str, sentence: str) -> None:
    """Clause 1.15, invariants D1 to D6."""
    with pytest.raises(BadInput, match=sentence):
        read_deck("file", text)


def test_a_hosts_own_deck_is_played() -> None:
    """Thirty-one copies of one value is the most there can be."""
    rows = [line.split(",") for line in LINES[2:]]
    for row in rows:
        row[4] = "31" if row[1] == "6" else "1"
    text = "\n".join(["# label: sixes", LINES[1], *(",".join(row) for row in rows)])
    deck = read_deck("file", text)
    rules = ROOM.read_rules(ROOM.house({"deck": "file"}), deck, 2)
    assert deck.label == "sixes"
    assert list(rules.deck.card).count(6) == 31
    table = Table.at(ROOM, "A* b9 h6,6,6,6,6,6,7 c- / B b9 h9 c- / horde 5", rules, sown())
    entry = table.submit(0, ROOM.read_move("play 6x6 B5"), table.number)
    assert getattr(entry, "move", entry) == "play 6x6 B5"
    assert table.g.state.player[1].cemetery.count[6] == 5
