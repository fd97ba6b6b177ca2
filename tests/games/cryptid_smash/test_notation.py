"""Notation of Cryptid Smash (section L of its specification): moves by every name, positions with all ways of leaving
things out, and what is refused."""

from __future__ import annotations

import pytest

from bythebook.games import room
from bythebook.games.cryptid_smash.writing import deck_of, pile_of, places_of
from bythebook.kernel.notation import BadInput
from bythebook.kernel.sources import Told
from bythebook.kernel.table import Table

ROOM = room("cryptid_smash")
DECK = ROOM.read_deck("reconstruction", None)


def table_at(position: str) -> Table:
    told, seats = ROOM.read_setting(position)
    return Table.at(ROOM, position, ROOM.read_rules(ROOM.house(told), DECK, seats), Told([]))


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("PLAY AQ.NYX Smash", "play aq.nyx smash"), ("play aqua nyx", "play aq.nyx"),
        ("play Nyx Aqua smash", "play aq.nyx smash"), ("jouer passe-tour ignis", "play ig.skp"),
        ("play Next Up p3", "play t.turn p3"), ("jouer tour choisi p3", "play t.turn p3"),
        ("play Colour Shift Ignis", "play t.col ig"), ("play colour shift plus 4 ae", "play t.col4 ae"),
        ("play pass left smash", "play t.pass smash"), ("jouer Mains à gauche", "play t.pass"),
        ("play Free Tactic, Colour Shift, Ignis", "play t.any col ig"),
        ("play free tactic next up p2 smash", "play t.any turn p2 smash"),
        ("jouer tactique libre couleur plus 4 aeris", "play t.any col4 ae"),
        ("play t.any pass left", "play t.any pass"), ("play aqua nyx draw 4", "play aq.nyx.dr4"),
        ("answer Terra Draw 4", "answer te.dr4"), ("accept Terra Skip, Colour Shift", "accept te.skp,t.col"),
        ("discard aqua nyx, terra latron", "discard aq.nyx,te.lat"), ("color ignis", "colour ig"),
        ("w( Smash , call P3 )", "w(smash, call p3)"), ("garder", "keep"),
    ],
)  # fmt: skip
def test_full_names_are_understood(said: str, move: str) -> None:
    assert ROOM.write_move(ROOM.read_move(said)) == move


def test_the_cards_not_written_lie_where_the_position_says() -> None:
    """Section J: in the deck after those named; among the removed cards where a deck is given without `*`."""
    rest = table_at("at=act:p1 p1=te.lat p2=#4 pile=te.nyx deck=ig.oxy,*").g.state
    assert (rest.deck.size, rest.gone.size) == (102, 0)
    removed = table_at("at=act:p1 p1=te.lat p2=#4 pile=te.nyx deck=ig.oxy,#2").g
    assert (len(deck_of(removed)), removed.state.gone.size) == (3, 99)
    star = table_at("at=act:p1 p1=te.lat p2=#4 pile=te.nyx deck=- gone=ig.oxy,*").g.state
    assert (star.deck.size, star.gone.size) == (0, 102)
    under = table_at("at=act:p1 p1=te.lat p2=#4 pile=te.nyx,* deck=#2").g
    assert (len(pile_of(under)), under.state.gone.size) == (101, 0)
    assert table_at("AT=ACT:P1 P1=TE.LAT P2=#4 PILE=TE.NYX").awaited == 1


@pytest.mark.parametrize(
    ("position", "places"),
    [
        ("at=end:blocked col=aq p1=#3 p2=#2 p3=#2 pile=aq.our", "p2=p3>p1"),
        ("at=end:limit col=aq opt=play_on:on done=p2 p1=#3 p2=- p3=#2 pile=aq.our", "p2>p3>p1"),
        ("at=end:finish col=aq done=p2 p1=#3 p2=- p3=#2 pile=aq.our", "p2>p1=p3"),
    ],
)
def test_a_game_that_is_over_has_its_places(position: str, places: str) -> None:
    """12.1, 12.5."""
    table = table_at(position)
    assert table.over
    assert places_of(table.g) == places
    assert table.view(-1)["result"]["places"][0]["place"] == 1


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("at=act:p1 p1=l.dis2 p2=#4 pile=te.nyx", "never in a hand"),
        ("at=act:p1 p1?=te.lat,te.our p2=#4 pile=te.nyx", "one card"),
        ("at=act:p1 p1=te.lat p2=#4 pile=te.nyx deck=* gone=*", "write \\* once"),
        ("at=act:p1 p1=te.lat,te.lat,te.lat,te.lat p2=#4 pile=te.nyx", "more cards like"),
        ("at=act:p1 p1=te.lat p3=#4 pile=te.nyx", "every seat"),
        ("at=act:p1 p1=te.lat p2=#4", "active colour"),
        ("at=act:p1 col=te p1=te.lat p2=#4", "names the pile"),
        ("at=sleep:p1 p1=te.lat p2=#4 pile=te.nyx", "at=sleep"),
        ("at=act:p1 p1=te.lat p2=#4 pile=te.nyx pend=rev", "pend=rev"),
        ("at=act:p1 p1=te.lat p2=#4 pile=te.nyx wind=west", "no part of a position"),
        ("at=act:p1 p1=te.lat p2=#4 pile=te.nyx opt=luck:on", "no house rule"),
        ("at=act:p1 p1=te.lat p2=#4 pile=te.nyx dir=up", "clockwise"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(position: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        table_at(position)


def test_a_seat_that_is_not_there_cannot_open_the_game() -> None:
    """3.13: refused before anything is shuffled."""
    with pytest.raises(BadInput, match=r"first_player=p5: there are 4 seats \(clause 3\.13\)"):
        ROOM.read_rules(ROOM.house({"first_player": "p5"}), DECK, 4)
