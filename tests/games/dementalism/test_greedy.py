"""The simple player: it wins by what it remembers, and its games end."""

from __future__ import annotations

import re

import pytest

from bythebook.games.dementalism.known import HEAP_SLOT, STACK_SLOT, UNKNOWN, cell_of_slot
from bythebook.games.dementalism.names import COLUMNS, Ending, Kind
from bythebook.games.dementalism.room import ROOM
from bythebook.kernel.questions import kind_asked
from bythebook.lab.simulate import simulate
from tests.games.dementalism.knowing import game, listening


def answer(text: str, seat: int = 0, blank: bool = False) -> str:
    """What the player in this seat says to what it is asked. It knows all Stacks and the cards that the text names, or
    nothing."""
    g, programs = listening(text, blank=blank)
    k = programs[seat].knowledge
    named = {COLUMNS * (int(name[1]) - 1) + "abcdefgh".index(name[0]) for name in re.findall(r"([a-h][1-8])=", text)}
    for slot in range(STACK_SLOT):
        if slot >= HEAP_SLOT or cell_of_slot(g.rules, slot) not in named:
            k.face[slot] = min(k.face[slot], UNKNOWN)
    return ROOM.write_move(programs[seat].choose(g), "en")


def test_it_beats_random_players() -> None:
    assert simulate(ROOM, 2, 2, ["uniform", "greedy"], seed=1).shares()[1] == 1


@pytest.mark.parametrize(("seats", "house"), [(4, {}), (2, {"grid": "6x6", "powers": "off"}), (5, {"merge": "free"})])
def test_its_games_end(seats: int, house: dict[str, str]) -> None:
    for g, _ in game(seats, ["greedy"], 9, **house):
        assert g.state.turns < 400
    assert g.state.ending != Ending.NONE
    assert sum(ROOM.place(g, seat) == 1 for seat in range(seats)) == 1


MOVES = {
    "2p+ @1 W0; dn c3=D08; S1 [D08x2]": "flip c3",  # to go to its own Stack
    "2p+ @1 W0; dn c3=D08; S1 [D07x2]; S2 [D08+G]": "flip c3",  # to nab
    "2p+ @1 W1; up a1=D08; dn c3=D08": "flip c3",  # a pair
    "2p+ @1 W1; up a1=D05; S1 [D06+G] [D05+G]": "insert a1 > 2",
    "2p+ @1 W2; up a1=D05 b1=G; S1 [D07x2]": "form a1 b1",
    "2p+ @1 W2; up a1=D05 b1=D06; S1 [D05+G]; S2 [D07x2] [D05+G]": "nab 2.2",  # first, for the card stays
    "2p+ @1 W2; up a1=D05 b1=D06; S1 [D07x2]; S2 [D08x2]": "done",
    "2p+ @1 W2; up a1=D05 b1=T04; dn h8=D06; S1 [D06x2] (D08); S2 [D09x2]": "use D08 h8",
    "2p+ @1 W0; S1 (D20) [D06x2] [D05+G]; dn a1=D07": "use D20 2",
    "3p+ @1 W0; dn a1=T04; S1 (D11); > 1: flip a1": "use D11",
    "3p+ @1 W0; dn a1=T05; S1 (D11); > 1: flip a1": "no",
    "2p+ @1 W0; dn a1=T10; S1 [D05x2] [D06+G]; > 1: flip a1": "pick 2",
    "3p+ @1 W2; up a1=D05 b1=D07; S1 (D01); S2 [D09+G]; > 1: nab 2.1": "use D01",
}


@pytest.mark.parametrize("text", MOVES)
def test_it_plays_by_what_it_knows(text: str) -> None:
    assert answer(text) == MOVES[text]


REACTIONS = {
    "2p+ @1 W2; up a1=D05 b1=D06; S2 (D21) [D05+G]; > 1: nab 2.2": "use D21",
    "2p+ @1 W2; up a1=D05 b1=D06; S2 (D22) [D05+G] [D06x2] [D09x2]; > 1: nab 2.2": "use D22 4",
    "2p+ @1 W2; up a1=D05 b1=D06; S2 (D21) [D08+G]; > 1: nab 2.2": "no",
}


@pytest.mark.parametrize("text", REACTIONS)
def test_it_guards_its_stacks(text: str) -> None:
    assert answer(text, seat=1) == REACTIONS[text]


def test_it_goes_by_no_hidden_face() -> None:
    """X44: knowing nothing it does not nab, and tries its own Stacks one after the other."""
    for stores in ("S1 [D05+G] [D06x2]", "S1 [D06x2] [D05+G]"):
        assert answer(f"2p+ @1 W2; up a1=D05; {stores}; S2 [D05+G]", blank=True) == "insert a1 > 1"
    moves = {answer(f"2p+ @1 W2; up a1=D05; S2 {stack}", blank=True) for stack in ("[D05+G]", "[D06x2]")}
    assert moves == {"done"}


def test_the_second_look_is_at_what_is_strange() -> None:
    g, programs = listening("2p+ @1 W0; S1 (D02); dn c3=D08; > 1: use D02 c3", blank=True)
    assert kind_asked(g) == Kind.PEEK_SECOND
    said = ROOM.write_move(programs[0].choose(g), "en")
    assert said.startswith("use ")
    assert said != "use c3"
