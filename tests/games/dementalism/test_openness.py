"""Section 13 of Dementalism's rules: what anybody is shown, and offered, follows from what lies open at this moment."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from bythebook.games import load
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.questions import kind_asked
from bythebook.kernel.sources import Told
from bythebook.kernel.table import Entry, Table
from tests.examiner.games import moves_of, number_for

ROOM = load("dementalism")
DECK = ROOM.read_deck("default", None)
STORES = "S1 [D05+G] (D02) [D06x2]; S2 ![D07x2] (D03~) [D08+G] ^[D09+G]; S3 (D04)"


def table_at(position: str, source: object = None) -> Table:
    told, seats = ROOM.read_setting(position)
    return Table.at(ROOM, position, ROOM.read_rules(ROOM.house(told), DECK, seats), source or Told([]))


def play(table: Table, seat: int, text: str) -> None:
    move = ROOM.read_move(text)
    assert isinstance(table.submit(seat, move, number_for(table, move)), Entry)


def everything(table: Table) -> str:
    """All that anybody is shown and offered now; questions may be numbered otherwise."""
    views = [table.view(viewer) for viewer in range(SPECTATOR, table.g.state.seats)]
    return re.sub(r'"number": \d+, "kind"', '"kind"', json.dumps(views))


@pytest.mark.parametrize("seed", range(6))
def test_hidden_faces_may_change_places_and_nobody_sees_a_difference(seed: int) -> None:
    """Rules 13.1, 13.4 and 13.8: of two face-down cards, and of two face-down Stacks, even such as a seat has seen."""
    random, chance = Random(seed), Chance()
    sow(chance, seed, 0)
    table = table_at(f"grid 6x6; 3p+ @1 W0; {STORES}; K G T05; heap 9", chance)
    for _ in zip(range(30), moves_of(table, random), strict=False):
        text = ROOM.write_position(table.g)
        here = everything(table_at(text))
        cells = re.findall(r"[a-f][1-6]=[DTG]\d*", text.partition("; dn ")[2].partition(" only")[0])
        one, other = random.sample(cells, 2) if len(cells) > 1 else ("a1=G", "a1=G")
        swapped = text.replace(f" {one} ", f" {one[:3]}{other[3:]} ").replace(f" {other} ", f" {other[:3]}{one[3:]} ")
        assert everything(table_at(swapped)) == here, (one, other, text)
        stacks = [*dict.fromkeys(re.findall(r"(?<=[ ])\[[^\]]+\]", text))]
        one, other = random.sample(stacks, 2) if len(stacks) > 1 else ("[", "[")
        swapped = text.replace(f" {one}", " *").replace(f" {other}", f" {one}").replace(" *", f" {other}")
        assert everything(table_at(swapped)) == here, (one, other, text)


def test_live_scores_count_safe_points_and_stacks_alone() -> None:
    """Rule 13.5: no total, no kind, no forecast; the same for a Store of Sneaky and one of Stacked Stacks."""
    sneaky = table_at("2p+ @1 W0; S1 [D05+G] (D02) [D06+G]; S2 [D07x2]")
    stacked = table_at("2p+ @1 W0; S1 [D05x2] (D02) [D06x2]; S2 [D07+G]")
    for viewer in (0, 1, SPECTATOR):
        counters = sneaky.view(viewer)["counters"]
        assert counters == stacked.view(viewer)["counters"]
        assert [counters[key] for key in ("points:0", "stacks:0", "points:1", "stacks:1")] == [4, 2, 0, 1]
        assert {key.partition(":")[0] for key in counters} == {"points", "stacks", "lost", "extra"}
        assert sneaky.view(viewer)["result"] is None


def test_whoever_joins_again_sees_the_present_and_no_more() -> None:
    """Rule 13.6: after a Peek, a look and a flip that were seen, the view is that of a table where nobody saw any."""
    table = table_at("2p+ @1 W0; dn a1=D10 b1=D11 c3=D12; S1 (D02) [D05+G]; S2 [D07x2]")
    play(table, 0, "use D02 c3")
    play(table, 0, "no")
    play(table, 0, "look 2")
    play(table, 1, "look 1")
    view: dict[str, Any] = {**table.view(0)}
    cells = {f"{cell['column']}{cell['row']}": cell for cell in view["zones"]["spread"]["own"]["cells"]}
    assert cells["c3"] == {"column": "c", "row": 3, "state": "hidden"}
    fresh = table_at(ROOM.write_position(table.g))
    assert everything(fresh) == everything(table)
    assert "D12" not in json.dumps(view)


def test_nothing_told_before_the_end_tells_the_order_of_the_cards() -> None:
    """Rule 13.13: two deals that differ in all faces are shown, offered and told alike until one is opened."""
    deals = []
    for seed in range(2):
        chance = Chance()
        sow(chance, seed, 0)
        rules = ROOM.read_rules(ROOM.house({"first": "pick", "name_first": "p1"}), DECK, 3)
        deals.append(Table(ROOM, rules, 3, chance))
    first, second = deals
    assert bytes(first.g.state.spread) != bytes(second.g.state.spread)
    assert everything(first) == everything(second)
    for viewer in range(SPECTATOR, 3):
        assert first.heard(first.entries[0], viewer) == second.heard(second.entries[0], viewer)


def test_a_blind_shuffle_tells_where_and_nothing_else() -> None:
    """Rule 13.10: neither the order nor any card of a mix is told to anybody, owner included."""
    outcomes = []
    for seed in range(4):
        chance = Chance()
        sow(chance, seed, 0)
        table = table_at(
            "grid 6x6; 2p+ @1 W0; dn a1=T08 b1=T02; S1 [D05+G] [D06x2] [D07x2]; S2 [D08+G] [D09+G]", chance
        )
        play(table, 0, "flip a1")
        play(table, 0, "flip b1")
        told = [table.heard(entry, viewer) for entry in table.entries for viewer in (SPECTATOR, 0, 1)]
        outcomes.append((json.dumps(told), ROOM.write_position(table.g)))
    assert len({told for told, _ in outcomes}) == 1
    assert len({position for _, position in outcomes}) == 4


def test_waiting_for_a_reaction_tells_nothing() -> None:
    """Rules 9.13 and 13.4: the window opens, and is the same, whether the nab is right or wrong."""
    tables = [table_at(f"3p+ @1 W2; up a1=D05 b1=D06; S2 (D21) [{held}] [D08x2]") for held in ("D05+G", "D07x2")]
    for table in tables:
        play(table, 0, "nab 2.2")
        assert ROOM.questions[kind_asked(table.g)] == "nab_react"
    assert everything(tables[0]) == everything(tables[1])
    for viewer in range(SPECTATOR, 3):
        told = [[table.heard(entry, viewer) for entry in table.entries] for table in tables]
        assert told[0] == told[1]
