"""What is special about playing Dweebies: cells keep their names, chance of the absent, what each may know."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from bythebook.games.dweebies.cells import cells_in, tableau_of, write_cell
from bythebook.games.dweebies.names import SIDE
from bythebook.games.dweebies.room import ROOM
from bythebook.games.dweebies.tableau import open_sides
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.notation import BadInput
from bythebook.kernel.table import Entry, Table
from bythebook.kernel.walk import every_move
from tests.games.dweebies.tables import beside, touching

RULES = ROOM.read_rules(ROOM.house({}), ROOM.read_deck("house", None), 2)


def chance(seed: int) -> Chance:
    source = Chance()
    sow(source, seed, 0)
    return source


def table_at(position: str, seed: int = 1) -> Table:
    return Table.at(ROOM, position, RULES, chance(seed))


def dealt(seed: int, seats: int = 2, **house: str) -> Table:
    rules = ROOM.read_rules(ROOM.house(house), ROOM.read_deck("house", None), seats)
    return Table(ROOM, rules, seats, chance(seed))


def play(table: Table, text: str, seat: int | None = None) -> Entry:
    """A move of the seat asked."""
    seat = table.g.state.turn if seat is None else seat
    entry = table.submit(seat, ROOM.read_move(text), table.number)
    assert isinstance(entry, Entry), (text, entry)
    return entry


# --- a table without edges ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("way", ["N", "S", "E", "W"])
def test_a_straight_line_of_all_cards(way: str) -> None:
    """Rules 4.8 and 4.9: 54 cards in one direction; what is kept is laid anew, no cell changes its name."""
    table = dealt(3)
    for n in range(54):
        seat = table.g.state.turn
        kind = next(kind for kind, held in enumerate(table.g.state.player[seat].hand.count) if held)
        cell = "C" if n == 0 else f"{way}{n}"
        play(table, f"{ROOM.read_deck('house', None).rows[kind]['code']}@{cell}")
        if not table.over and table.asked() == "collect":
            play(table, "leave")
    cells = [write_cell(cell) for cell in tableau_of(table.g.state.table, RULES)]
    assert sorted(cells) == sorted(["C", *(f"{way}{n}" for n in range(1, 54))])
    assert table.over


@pytest.mark.parametrize("seed", range(4))
def test_legal_cells_are_kept_right_while_cards_drift_away(seed: int) -> None:
    """Always the farthest legal cell: what is kept step by step is what is counted anew, and what 4.5 says."""
    table = dealt(seed)
    away = [(0, 1), (1, 0), (0, -1), (-1, -1)][seed]
    borders = set()
    while not table.over:
        if table.asked() == "collect":
            play(table, "take all" if len(table.entries) > 45 else "leave")
            continue
        state = table.g.state
        borders.add((state.table.north, state.table.west))
        legal = cells_in(state.table, state.table.legal)
        if state.table.groups == 1:
            fresh = state.table.clone()
            open_sides(fresh)
            assert fresh == state.table
            assert set(legal) == touching(tableau_of(state.table, RULES))
        cell = max(legal, key=lambda cell: cell[0] * away[0] + cell[1] * away[1])
        kind = next(kind for kind, held in enumerate(state.player[state.turn].hand.count) if held)
        play(table, f"{ROOM.read_deck('house', None).rows[kind]['code']}@{write_cell(cell)}")
    assert len(borders) > 1, "nothing was laid anew"


def test_cells_far_outside_are_judged_like_any_other() -> None:
    table = table_at("T C: ga ; H A dr +4")
    for cell in ("N9000", "E9000S9000", f"W{SIDE}", "S31", "S32", "N31"):
        assert ROOM.forbids(table.g, 0, ROOM.read_move(f"dr@{cell}")) == 405


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("T C: ga" + " . " * 60 + "dr", "clause 10.10"),  # 55 rows and columns, counted together
        ("T N20W30: ga", "clause 10.10"),  # and nothing so far from the centre
        ("T C: ga ga ga ga ga", "more cards ga"),
        ("T C: ga ; H A ga dr be ju ma po", "at most 5 cards"),
        ("T C: ga ; P 3", "were collected"),
        ("T C: ga ; H C dr", "hand of another"),
        ("T C: ga ; step collect ; last C", "No line"),
        ("T C: ga ; step collect ; last E5", "names the cell"),
        ("T C: ga ; step wait", "place or collect"),
        ("T C: gg", "is no card"),
        ("T X1: ga", "is no cell"),
        ("T N1N2: ga", "is no cell"),
        ("T ga dr", "is no table"),
        ("seats ACB ; T -", "say AB"),
        ("T - ; what 3", "no field"),
        ("T - ; P 0 ; W A22 B22 ; owed A2", "Nobody owes"),
        ("T - ; W 3", "say for example"),
    ],
)
def test_positions_that_cannot_be(position: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        ROOM.read_position(position, RULES, None)


# --- the absent (rule 10.4, X40) ------------------------------------------------------------------------------------
def test_for_the_absent_any_card_and_any_cell() -> None:
    """Hand ga ga dr li po: ga with chance 2/5, the others 1/5 each; every legal cell alike; then the line is taken."""
    kinds, cells, times = Counter[str](), Counter[str](), 1200
    for seed in range(times):
        table = table_at("T C: ga dr ; H A ga ga dr li po", seed)
        kind, _, cell = table.stand_in(0).move.partition("@")
        kinds[kind] += 1
        cells[cell] += 1
        if not table.over and table.asked() == "collect":
            assert table.stand_in(0).move == "take all"
    assert set(kinds) == {"ga", "dr", "li", "po"}
    assert abs(kinds["ga"] / times - 0.4) < 0.04
    assert all(abs(kinds[kind] / times - 0.2) < 0.04 for kind in ("dr", "li", "po"))
    assert set(cells) == {"N1", "N1E1", "W1", "E2", "S1", "S1E1"}
    assert all(abs(number / times - 1 / 6) < 0.04 for number in cells.values())


def test_the_absent_never_disturb_the_shuffle() -> None:
    """Rules 10.4 and 10.6: whatever the referee has drawn for an absent seat, the next round's cards are the same."""
    orders = set()
    for seed in (1, 2):
        table = dealt(5, match="two_wins")
        random = Random(seed)
        while table.asked() != "next_round":
            moves = list(every_move(ROOM, table.g, table.g.state.turn))
            play(table, ROOM.write_move(random.choice(moves), "en"))
        orders.add(bytes(table.submit(0, ROOM.read_move("go on"), table.number).drawn[0].outcome))  # type: ignore[union-attr]
    assert len(orders) == 1


# --- who knows what (Part 6, X41) -----------------------------------------------------------------------------------
def test_others_learn_neither_a_hand_nor_how_many_kinds_it_holds() -> None:
    """B sees the legal cells and "5 cards"; of A's list of kinds and cells nothing, nor its length (2.4)."""
    table = table_at("T C: ga dr ; H A ga ga dr li po ; H B kn +4")
    other = table_at("T C: ga dr ; H A ga dr li po fi ; H B kn +4")
    for viewer in (1, SPECTATOR):
        assert json.dumps(table.view(viewer)) == json.dumps(other.view(viewer))
    view = table.view(1)
    assert view["offers"] == []
    assert len(view["own"]["legal"]) == 6
    hands = [view["zones"]["hand:0"], view["zones"]["hand:1"]]
    assert [(zone["count"], "cards" in zone) for zone in hands] == [(5, False), (5, True)]
    assert len(table.view(0)["offers"]) == 4


def test_a_draw_looks_the_same_whether_one_is_owed_or_not() -> None:
    """Rule 7.11: nobody is reminded."""
    rules = ROOM.read_rules(ROOM.house({"draw": "manual"}), ROOM.read_deck("house", None), 2)

    def offered(owed: str, viewer: int) -> Any:
        table = Table.at(ROOM, f"T C: ga dr ; H A ga +3 ; H B kn +3 ; {owed}", rules, chance(1))
        return table.view(viewer)["interjections"]

    for viewer in (0, 1):
        assert offered("owed A0", viewer) == offered("owed A1 B1", viewer) != []


def test_only_the_kind_is_told_of_a_card_placed() -> None:
    """Neither which copy (1.4) nor which place in the hand, nor whether it had just been drawn."""
    table = table_at("T C: ga ; H A dr dr +3")
    told = table.heard(play(table, "dr@E1"), 1)
    placed = next(event for event in told if event["event"] == "placed")
    assert placed == {
        "event": "placed", "clause": "4.1", "actor": 0, "card": 1, "vert": "none", "rows": 0, "hor": "east",
        "columns": 1,
    }  # fmt: skip


def test_the_tally_counts_for_each_viewer() -> None:
    """Rule 10.7: on, everybody's own; off, nobody's."""
    house = ROOM.house({"tally": "on"})
    rules = ROOM.read_rules(house, ROOM.read_deck("house", None), 2)
    table = Table.at(ROOM, "T C: ga dr ; H A ga +4 ; H B dr +4", rules, chance(1))
    mine, public = table.view(0)["own"]["tally"][0], table.view(SPECTATOR)["own"]["tally"][0]
    assert mine == {"card": 0, "copies": 4, "table": 1, "collected": 0, "hand": 1, "unseen": 2}
    assert public == {"card": 0, "copies": 4, "table": 1, "collected": 0, "hand": 0, "unseen": 3}
    assert table_at("T C: ga dr").view(0)["own"]["tally"] is None


def test_help_is_the_same_for_all() -> None:
    """Rule 10.8: legal cells are offered to every player, and to those who watch."""
    table = table_at("T C: ga . dr ; H A ga +4")
    assert [table.view(viewer)["own"]["legal"] for viewer in (0, 1, SPECTATOR)] == [[(1, 0)]] * 3
    assert [*beside((0, 1))][2:] == [(0, 0), (0, 2)]


# --- figures (Parts 9 and 11) ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_seat_places_its_share(seats: int) -> None:
    """floor(54 / n) placements, and one more for the first 54 mod n; 54 - 5 n draws (Part 9)."""
    table = dealt(8, seats, name_first="A")
    random = Random(seats)
    while not table.over:
        moves = [ROOM.write_move(move, "en") for move in every_move(ROOM, table.g, table.g.state.turn, 60)]
        play(table, random.choice(moves))
    placed = Counter(entry.seat for entry in table.entries if "@" in entry.move)
    assert [placed[seat] for seat in range(seats)] == [54 // seats + (seat < 54 % seats) for seat in range(seats)]
    events = [event for entry in table.entries for event in table.opened(entry)]
    assert sum(event["event"] == "drew" for event in events) == 54 - 5 * seats
    scores = sum(player.won for player in table.g.state.player)
    assert scores + table.g.state.table.cards == 54
