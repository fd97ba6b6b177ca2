"""The invariants of the specification that belong to this game alone (its Part 11); the examiner has the others."""

from __future__ import annotations

from random import Random

import pytest

from bythebook.games.oh_my_brain.events import Told
from bythebook.games.oh_my_brain.state import TOKENS, Kind, cards_left
from bythebook.kernel.moves import begin
from bythebook.kernel.questions import kind_asked
from bythebook.kernel.table import Table
from bythebook.kernel.walk import words_offered
from tests.examiner.games import Setting, moves_of, settings_of

PASS = 103
SETTINGS = settings_of("oh_my_brain")


def brains(table: Table) -> int:
    """B: the brains owned by all."""
    state = table.g.state
    return sum(state.player[seat].brains for seat in range(state.seats))


def cards(table: Table) -> int:
    """H: the cards held by all, a pair being chosen from included."""
    state = table.g.state
    return sum(cards_left(state.player[seat]) + state.player[seat].lot.size for seat in range(state.seats))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_tokens_are_conserved_and_plays_use_cards_up(setting: Setting) -> None:
    """I2, I3: brains change by pass, plus and the end of a round only; F = 2B + H rises by moon and plus only."""
    table = setting.table(71)
    owned, held = brains(table), cards(table)
    for entry in moves_of(table, Random(str(setting))):
        kinds = [event.kind for event in entry.events]
        state = table.g.state
        counters = table.view(-1)["counters"]
        assert brains(table) + counters["bank"] == TOKENS
        assert min(state.player[seat].brains for seat in range(state.seats)) >= 0
        passed, gained, over = (kinds.count(kind) for kind in (Told.PASSED, Told.GAINED, Told.ROUND_END))
        if not over:
            assert brains(table) - owned == gained - passed
            if kind_asked(table.g) != Kind.LOT:
                played, moons = kinds.count(Told.PLAYED), kinds.count(Told.MOON_CARD)
                drawn = sum(event.words[1] for event in entry.events if event.kind == Told.DREW)
                assert cards(table) - held == drawn + moons - played
                assert 2 * brains(table) + cards(table) <= 2 * owned + held + moons + 2 * gained
        elif not table.over:
            assert brains(table) < owned
        owned, held = brains(table), cards(table)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_pass_is_offered_exactly_when_the_horde_or_the_hand_allows_it(setting: Setting) -> None:
    """I5, clauses 6.11 and 6.12."""
    table = setting.table(73)
    turns = 0
    for _ in moves_of(table, Random(str(setting))):
        if kind_asked(table.g) == Kind.TURN:
            state = table.g.state
            hand = state.player[state.turn].hand.size
            move = table.room.move()
            offered = PASS in words_offered(table.room, table.g, state.turn, move)[0]
            begin(move, PASS)
            assert offered == bool(state.horde.size or not hand)
            assert offered == (table.room.forbids(table.g, state.turn, move) == 0)
            turns += 1
    assert turns


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_equal_brains_share_a_place_unless_the_house_looks_at_cards(setting: Setting) -> None:
    """I12, clauses 9.6 and 9.7: n seats at place p are followed by place p + n."""
    for seed in range(4):
        table = setting.table(seed)
        for _ in moves_of(table, Random(seed)):
            continue
        state = table.g.state
        places = [table.room.place(table.g, seat) for seat in range(setting.seats)]
        for seat, rank in enumerate(places):
            ahead = sum(other < rank for other in places)
            assert rank == 1 + ahead
            for other in range(setting.seats):
                if state.player[seat].brains == state.player[other].brains and not table.g.rules.final_tie:
                    assert rank == places[other]
                elif state.player[seat].brains > state.player[other].brains:
                    assert rank < places[other]
