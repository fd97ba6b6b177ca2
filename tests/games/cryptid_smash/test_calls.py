"""Smash and call-outs of Cryptid Smash where programs and clients are concerned: rules 9.15, 9.16, 9.20, 9.22."""

from collections import Counter

import pytest

from bythebook.bots.programs import PLAYERS, Program
from bythebook.games import room
from bythebook.games.cryptid_smash.calls import held, said, taken
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.notation import BadInput
from bythebook.kernel.sources import Told
from bythebook.kernel.table import Table

ROOM = room("cryptid_smash")
DECK = ROOM.read_deck("reconstruction", None)


def table_at(position: str) -> Table:
    told, seats = ROOM.read_setting(position)
    return Table.at(ROOM, position, ROOM.read_rules(ROOM.house(told), DECK, seats), Told([]))


def says(table: Table, seat: int, lapse: int | None = 0) -> Counter[str]:
    """What programs of both kinds do here, two hundred times in all; `lapse` in thousandths."""
    said: Counter[str] = Counter()
    for seed in range(200):
        program = Program(ROOM, PLAYERS[seed % 2], seat, table.g.rules, seed, lapse)
        program.saw(table.entries[0].events)
        said[ROOM.write_move(program.choose(table.g))] += 1
    return said


OPEN = "at=w:p2 col=aq p1?=te.lat p2=#4 p3=#4 pile=aq.mia"


def test_programs_call_whoever_is_open_and_forget_as_often_as_they_are_told_to() -> None:
    """Rule 9.20: every open seat is called, but for lapses; nobody else is."""
    table = table_at(OPEN)
    assert says(table, 1) == {"w(call p1)": 200}
    assert says(table, 1, 1000) == {"w()": 200}
    assert 135 < says(table, 1, 200)["w(call p1)"] < 185
    assert says(table, 1, None) == says(table, 1, 200)
    assert says(table_at(OPEN.replace("?", "!")), 1) == {"w()": 200}


def test_programs_say_smash_at_the_first_chance_and_are_never_idle() -> None:
    """Rule 9.20: with the play that leaves one card, never with another."""
    owed = table_at("at=act:p1 col=aq p1=aq.lat,ig.our p2=#4 pile=aq.mia")
    assert says(owed, 0) == {"play aq.lat smash": 200}
    assert says(owed, 0, 1000) == {"play aq.lat": 200}
    answering = table_at("at=answer:p2 col=te pend=dr4x1:te p1=#3 p2=ae.dr4,ig.our p3=#4 pile=te.dr4")
    assert {*says(answering, 1)} <= {"answer ae.dr4 smash", "accept"}
    assert {*says(answering, 1, 1000)} <= {"answer ae.dr4", "accept"}
    more = table_at("at=act:p1 col=aq p1=aq.lat,ig.our,te.our p2=#4 pile=aq.mia")
    assert not any("smash" in move for move in says(more, 0))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_missed_smash_is_not_said_in_the_next_window(name: str) -> None:
    """Rule 9.20: not before the second window to close after it fell due."""
    table = table_at("at=act:p1 col=aq p1=aq.lat,ig.our p2=#4 p3=#4 pile=aq.mia")
    program = Program(ROOM, name, 0, table.g.rules, 1, lapse=0)
    table.submit(0, ROOM.read_move("play aq.lat"), table.number)
    program.saw(table.entries[-1].events)
    assert ROOM.write_move(program.choose(table.g)) == "w()"
    for entry in table.close():
        program.saw(entry.events)
    table.stand_in(1)
    program.saw(table.entries[-1].events)
    assert ROOM.write_move(program.choose(table.g)) == "w(smash)"


def test_programs_never_look_at_hidden_cards() -> None:
    """Rule 9.20: what others hold changes no entry."""
    one = table_at("at=w:p2 col=aq p1?=te.lat p2=#4 p3=ig.our,ig.lat pile=aq.mia")
    other = table_at("at=w:p2 col=aq p1?=ae.skp p2=#4 p3=ae.our,te.lat pile=aq.mia")
    assert says(one, 1, 200) == says(other, 1, 200)


def test_windows_that_cannot_matter_may_be_left_out_for_programs() -> None:
    """Rule 9.16: with all programs and nobody open there is no window; the game is the same."""
    for seats in ROOM.seats:
        ends = []
        for fewer in (0, 1):
            rules = ROOM.read_rules(ROOM.house({}), DECK, seats)
            rules.fewer_windows = fewer
            chance = Chance()
            sow(chance, seats, 0)
            table = Table(ROOM, rules, seats, chance)
            windows = 0
            while not table.over:
                if table.asked() == "window":
                    windows += 1
                    table.close()
                else:
                    seat = table.awaited.bit_length() - 1
                    move = ROOM.move()
                    ROOM.default(table.g, seat, move)
                    table.submit(seat, move, table.number)
            places = [ROOM.place(table.g, seat) for seat in range(seats)]
            ends.append((ROOM.inventory(table.g), places, table.g.state.acts))
            assert windows or fewer
        assert ends[0] == ends[1]


def test_the_length_of_a_window_is_a_house_rule_from_one_second_to_sixty_or_no_clock() -> None:
    """Rule 9.15."""
    rule = next(rule for rule in ROOM.house_rules if rule.name == "call_window")
    assert rule.default == "2"
    assert all(rule.allows(value) for value in (*map(str, range(1, 61)), "wait"))
    assert not any(rule.allows(value) for value in ("0", "61", "02", "-1", "2.5", "", "²", "1" * 30))
    with pytest.raises(BadInput, match="it is one of wait, 1 to 60"):
        ROOM.house({"call_window": "61"})


@pytest.mark.parametrize(
    ("move", "with_smash"),
    [
        ("play aq.nyx", "play aq.nyx smash"), ("play t.col ig", "play t.col ig smash"),
        ("answer te.dr4", "answer te.dr4 smash"), ("draw", "draw"), ("accept te.skp", "accept te.skp"),
        ("play aq.nyx smash", "play aq.nyx smash"),
    ],
)  # fmt: skip
def test_a_smash_said_ahead_of_time_goes_with_the_play(move: str, with_smash: str) -> None:
    """Rule 9.22: with a draw or an acceptance it lapses."""
    table = table_at(OPEN)
    assert ROOM.write_move(held(table.g, 1, 0b10, ROOM.read_move(move))) == with_smash
    assert ROOM.write_move(held(table.g, 1, 0b101, ROOM.read_move(move))) == move


@pytest.mark.parametrize(
    ("position", "seat", "calls", "goes"),
    [
        (OPEN, 0, 0b001, 0b001),  # one's own word goes to the window...
        (OPEN, 1, 0b011, 0b001),  # ... but not that of the player next, whose hand is more than one card
        ("at=w:p2 col=aq p1=#4 p2?=te.lat p3=#4 pile=aq.mia", 1, 0b011, 0b011),  # with exactly one card it does
        ("at=act:p2 col=aq p1?=te.lat p2=#4 p3=#4 pile=aq.mia", 1, 0b011, 0b010),  # a play takes the word alone
        ("at=act:p2 col=aq p1?=te.lat p2=#4 p3=#4 pile=aq.mia", 0, 0b011, 0),  # who is not asked waits for a window
    ],
)
def test_who_takes_what_was_said_ahead(position: str, seat: int, calls: int, goes: int) -> None:
    """Rule 9.22."""
    assert taken(table_at(position).g, seat, calls) == goes


def test_an_entry_says_what_was_called() -> None:
    """Rule 9.8."""
    for text in ("w()", "w(smash)", "w(call p3)", "w(smash, call p1, call p3)"):
        move = ROOM.read_move(text)
        assert ROOM.windows
        assert ROOM.write_move(ROOM.windows.entry(table_at(OPEN).g, 1, said(1, move))) == text


def test_the_player_next_sees_the_coming_question_but_never_a_card_before_its_time() -> None:
    """Rule 9.15: a move may be sent early; where a tactical four waits, cards are drawn first, so nothing is shown."""
    table = table_at(OPEN)
    before = bytes(table.g.state)
    ahead = table.view(1)["ahead"]
    assert ahead
    assert (ahead["kind"], ahead["number"]) == ("act", table.number + 1)
    assert bytes(table.g.state) == before
    table.close()
    assert ahead["offers"] == table.view(1)["offers"]
    for seat in (-1, 0, 2):
        assert table_at(OPEN).view(seat)["ahead"] is None
    assert table_at(OPEN.replace("p2=#4", "pend=col4 p2=#4")).view(1)["ahead"] is None
    assert table_at("at=act:p2 col=aq p1?=te.lat p2=#4 p3=#4 pile=aq.mia").view(1)["ahead"] is None


def test_whether_the_turn_passes_on_is_shown_to_nobody_else_ahead_of_time() -> None:
    """Rule 8.10: it follows from a hidden hand, so neither the others nor their coming window may show it."""
    for hand in ("te.mia,ig.lat", "aq.mia,ig.lat"):
        table = table_at(f"at=wi:p1 col=aq opt=again_stuck:end then=act:p1:1 p1={hand} p2=#4 p3=#4 pile=aq.our")
        for seat in (-1, 1, 2):
            assert table.view(seat)["ahead"] is None
        assert (table.view(0)["ahead"] is not None) == hand.startswith("aq")
