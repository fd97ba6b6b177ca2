"""Deck files of Cryptid Smash: the built-in reconstruction, a host's own, and every way of being wrong."""

from collections import Counter

import pytest

from bythebook.games import room
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.notation import BadInput
from bythebook.kernel.sources import Told
from bythebook.kernel.table import Entry, Refusal, Table

ROOM = room("cryptid_smash")
BUILT_IN = ROOM.read_deck("reconstruction", None)


def own(*changes: tuple[str, str]) -> str:
    """The built-in deck as an owner's file, with lines replaced."""
    text = BUILT_IN.text.replace("origin=reconstruction", "origin=owner")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def test_the_deck_has_the_cards_of_rule_1_1() -> None:
    totals: Counter[str] = Counter()
    for row in BUILT_IN.rows:
        totals[row["id"].partition(".")[0]] += row["copies"]
    assert totals == {"aq": 24, "te": 24, "ig": 24, "ae": 24, "t": 10, "l": 2}
    assert sum(totals.values()) == 108
    assert BUILT_IN.label == "reconstruction"


def test_a_card_bears_a_symbol_or_a_power_effect() -> None:
    """Rule 1.2: the reconstruction prints no card with both; rule 1.4: copies have no names of their own."""
    assert {row["mark"] for row in BUILT_IN.rows} == {"symbol", "power", "tactical", "legendary"}
    assert all(row["id"].count(".") == 1 for row in BUILT_IN.rows)


def both_marks() -> str:
    """A deck of an owner whose cards bear both marks where they can."""
    lines = ["# origin=owner", "kind,id,name_en,name_fr,copies,family"]
    for colour in ("aq", "te", "ig", "ae"):
        lines.append(f"face,{colour}.lat,{colour} plain,{colour} simple,9,symbol")
        for i, power in enumerate(("dr4", "dis", "mir", "rev", "skp")):
            mark = ("lat", "mia", "nyx", "our", "oxy")[i]
            lines.append(f"face,{colour}.{mark}.{power},{colour} {mark} {power},{colour} {power} {mark},3,power")
    singles = [line for line in BUILT_IN.text.splitlines() if line.startswith("single")]
    return "\n".join([*lines, *singles])


def test_a_loaded_deck_may_print_both_on_one_card() -> None:
    """Rule 1.3: the card fits by either mark, and is a power card in every clause."""
    deck = ROOM.read_deck("file", both_marks())
    rules = ROOM.read_rules(ROOM.house({}), deck, 2)
    position = "at=act:p1 col=te p1=ig.nyx.mir,ae.mia.dis,aq.lat p2=#4 pile=te.nyx.mir,aq.lat.dr4"
    table = Table.at(ROOM, position, rules, Told([]))
    refused = table.submit(0, ROOM.read_move("play ae.mia.dis"), table.number)
    assert isinstance(refused, Refusal)
    assert refused.clause == "4.8"
    assert isinstance(table.submit(0, ROOM.read_move("play ig.nyx.mir"), table.number), Entry)
    assert table.g.state.waiting == 5, "a Mirror with a symbol repeats the Draw 4 below"


@pytest.mark.parametrize("seats", ROOM.seats)
def test_games_with_a_loaded_deck_end(seats: int) -> None:
    rules = ROOM.read_rules(ROOM.house({"smash_mode": "automatic"}), ROOM.read_deck("file", both_marks()), seats)
    chance = Chance()
    sow(chance, seats, 0)
    table = Table(ROOM, rules, seats, chance)
    cards = ROOM.inventory(table.g)
    while not table.over:
        table.close()
        assert ROOM.inventory(table.g) == cards
    assert table.g.state.ending


WRONG = [
    (own(("origin=owner", "origin=nobody")), "begins with"),
    (own(("kind,id", "sort,id")), "first row names the columns"),
    (own(("mark,lat,Latron,Latron,3,symbol", "mark,lat,Latron,Latron,4,symbol")), "24 cards of aq"),
    (own(("t.any,Free Tactic,Tactique libre,2", "t.any,Free Tactic,Tactique libre,1")), "10 cards of tactical"),
    (own(("mark,lat,Latron", "mark,lat,Miasma")), "stands twice"),
    (own(("piochent 6,1,", "piochent 6,x,")), "whole number"),
    (own(("3,symbol\nmark,mia", "3,power\nmark,mia")), "belongs to the family symbol"),
    (own(("mark,nyx", "mark,zzz")), "no row of a deck"),
    (own(("3,symbol\nmark,mia", "3\nmark,mia")), "6 cells"),
    (both_marks().replace("face,aq.lat,", "face,aq.lat.mia,"), "no card"),
    (both_marks().replace("face,aq.lat,", "face,t.col,"), "no colour"),
    (both_marks().replace("aq.oxy.skp", "aq.lat.skp").replace("te.oxy.skp", "te.lat.skp")
     .replace("ig.oxy.skp", "ig.lat.skp").replace("ae.oxy.skp", "ae.lat.skp"), "no card bears oxy"),
    ("x" * 10_001, "10000 characters"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_what_is_wrong_is_named(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint) as found:
        ROOM.read_deck("file", text)
    assert found.value.fr != str(found.value)


def test_colours_need_plain_symbols() -> None:
    text = both_marks().replace("aq plain,aq simple,9", "aq plain,aq simple,4")
    text = text.replace("aq lat dr4,aq dr4 lat,3", "aq lat dr4,aq dr4 lat,8")
    with pytest.raises(BadInput, match="symbol alone; 5 is the least"):
        ROOM.read_deck("file", text)


def test_two_to_six_players() -> None:
    """Rule 1.5; and rule 3.13: a first player who is not there is refused before anything is shuffled."""
    for seats in (1, 7):
        with pytest.raises(BadInput, match=r"1\.5"):
            ROOM.read_rules(ROOM.house({}), BUILT_IN, seats)
    with pytest.raises(BadInput, match=r"3\.13"):
        ROOM.read_rules(ROOM.house({"first_player": "p5"}), BUILT_IN, 4)
    assert ROOM.read_rules(ROOM.house({"first_player": "p5"}), BUILT_IN, 5).first_player == 5


def test_there_is_one_built_in_deck() -> None:
    with pytest.raises(BadInput, match="no deck 'plate'"):
        ROOM.read_deck("plate", None)
