"""What a program knows (N.3 of the specification): faces carried along, pools, nothing false."""

from __future__ import annotations

import pytest

from bythebook.games.dementalism.events import Told
from bythebook.games.dementalism.features import Features
from bythebook.games.dementalism.known import HEAP_SLOT, STACK_SLOT
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.untruths import untruths
from bythebook.kernel.events import told
from tests.games.dementalism.knowing import game, hidden, known, listening, play, pools, unknown

D05, D06, D07, G = 4, 5, 6, 30


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 12])
def test_knowledge_is_never_false(seats: int) -> None:
    """K14: in games where much is collected and many Powers are used; and it is a lot."""
    happened: set[int] = set()
    most = 0
    for moves, (g, programs) in enumerate(game(seats, ["greedy", "uniform"], seats)):
        happened |= {event.kind for event in told(g.desk.events)}
        for program in programs if moves % 9 == 8 else []:
            assert not untruths(g, program.seat, program.knowledge), [Told(e.kind).name for e in told(g.desk.events)]
            most = max(most, len(known(g, program.knowledge)))
    assert most > 15
    assert {Told.FORM, Told.INSERT_HIT, Told.NAB_HIT, Told.POWER, Told.CLEANUP} <= happened


CARRIED = [
    "2p+ @1 W2; up a1=D05 b1=G; S1 -; heap 10 top D07 D08; > 1: form a1 b1",
    "2p+ @1 W1; up c3=G; dn d3=G; > 1: flip d3",
    "2p+ @1 W1; up a1=D05; S1 [D05+G]; > 1: insert a1 > 1",
    "2p+ @1 W2; up a1=D05 b1=D06; S1 [D07+G] [D05x2]; > 1: insert a1 > 1; > 1: insert a1 > 2",
    "2p+ @1 W2; up a1=D05 b1=G; S1 [D05+G]; > 1: form a1 b1; > 1: merge 2 1",
    "2p+ @1 W2; up a1=D05 b1=D05; S1 [D08x2] [D05+G]; > 1: form a1 b1; > 1: merge 3 2",
    "2p+ @1 W2; up a1=D05 b1=D07; S1 [D02+G] [D03+G] (D18); opt merge=free; > 1: merge 1 2",
    "2p+ @1 W2; up a1=D05 b1=D07; S1 [D02+G]; S2 [D09+G] [D05+G] [D03x2]; > 1: nab 2.2; > 1: insert a1 > 2",
    "3p+ @1 W2; up a1=D05 b1=D07; S1 (D02); S2 [D09+G]; > 1: nab 2.1",
    "2p+ @1 W1; up c3=G; dn d3=G e3=D06; S1 (D09); > 1: flip d3; > 1: use D09 e3; > 1: form c3 e3",
    "2p+ @1 W2; up a1=D05 b1=D06; S2 (D22) [D05+G] [D06x2]; > 1: nab 2.2; > 2: use D22 3",
    "3p+ @1 W2; up a1=D05; dn c3=D08; S2 [D09+G]; S3 (D24) [D08x2]; > 1: nab 2.1; > 3: use D24 c3; > 3: insert > 2",
    "2p+ @1 W0; dn a1=T10; S1 (D02) [D05+G] [D06x2]; > 1: flip a1; > 1: pick 3",
    "2p+ @1 W0; S1 [D05+G] [D06x2] (D19); S2 [D07x2] [D08+G]; > 1: use D19 1 2.2",
    "2p+ @1 W0; dn c3=D05; S1 (D15); heap 2 top D07 D08; > 1: use D15 c3",
    "3p+ @1 W0; dn a1=T07; S1 [D05+G] [D06x2]; S2 ![D07+G]; S3 [D08x2]; > 1: flip a1; > 1: pick 2; > 3: pick 1",
    "2p+ @1 W1; up a1=D05; S1 (D10); K G; > 1: use D10 a1",
    "grid 6x6; 2p+ @1 W0; dn a1=T11 c1=D05 only; heap 0; K G*3; > 1: flip a1",
    "2p+ @1 W2; up a1=G b1=D05; dn c1=G; S1 (D08); > 1: use D08 c1",
    "2p+ @1 W0; S1 [D05+G] (D20); > 1: use D20 1",
    "3p+ @1 W0; dn c3=D05; S1 (D17); > 1: use D17 c3",
]


@pytest.mark.parametrize("text", CARRIED)
def test_open_moves_carry_knowledge_along(text: str) -> None:
    """Whoever knew all before knows all afterwards."""
    g, programs = listening(text)
    for program in programs:
        assert not untruths(g, program.seat, program.knowledge)
        assert not unknown(g, program.knowledge)


PEEKS = {
    "2p+ @1 W0; S1 (D02); dn c3=D08; > 1: use D02 c3": {18},
    "2p+ @1 W0; S1 (D16); dn c3=D08; > 1: use D16 c3": {18},
    "grid 6x6; 2p+ @1 W0; S1 (D03); > 1: use D03 e5": {28, 29, 34, 35},
    "2p+ @1 W0; S1 (D04); S2 [D05x2] [D06+G]; > 1: use D04 2.2": {STACK_SLOT + 2},
    "2p+ @1 W0; S1 (D05) [D06x2]; S2 [D07+G]; > 1: use D05": {STACK_SLOT + 1},
}


@pytest.mark.parametrize("text", PEEKS)
def test_who_peeks_alone_knows(text: str) -> None:
    g, programs = listening(text, blank=True)
    for program, expected in zip(programs, [PEEKS[text], set()], strict=True):
        assert not untruths(g, program.seat, program.knowledge)
        assert known(g, program.knowledge) == expected


def test_a_private_look_is_its_owners() -> None:
    g, programs = listening("2p+ @1 W0; S1 [D05x2]; opt store_look=private; > 1: look 1", blank=True)
    assert [known(g, program.knowledge) for program in programs] == [{STACK_SLOT}, set()]


# --- pools ----------------------------------------------------------------------------------------------------------
ROW = "grid 6x6; 2p+ @1 W0; S1 (D14); dn "


def test_a_shuffled_row_is_a_pool_until_its_last_cards_are_forced() -> None:
    g, programs = listening(f"{ROW}a1=D05 b1=D06 c1=G d1=G e1=G f1=G; > 1: use D14 row 1")
    k = programs[1].knowledge
    assert pools(k) == [({0, 1, 2, 3, 4, 5}, [D05, D06, G, G, G, G])]
    row = [g.state.spread.card[cell] for cell in range(6)]
    play(g, programs, f"1: flip {'abcdef'[row.index(D05)]}1", f"1: flip {'abcdef'[row.index(D06)]}1")
    assert not pools(k)
    assert not unknown(g, k)
    assert not untruths(g, 1, k)


def test_equal_cards_are_known_though_shuffled() -> None:
    g, programs = listening(f"{ROW}a1=G b1=G c1=G d1=G e1=G f1=G; > 1: use D14 row 1")
    assert not unknown(g, programs[0].knowledge)


def test_a_pool_of_which_nothing_is_known_is_none() -> None:
    g, programs = listening(f"{ROW}a1=D05; > 1: use D14 row 1", blank=True)
    assert not pools(programs[0].knowledge)
    assert not known(g, programs[0].knowledge)


def test_overlapping_pools_become_one() -> None:
    text = "grid 6x6; 2p+ @1 W0; S1 (D14); dn a3=T01 a1=D05 b1=D06"
    g, programs = listening(f"{text}; > 1: use D14 row 1; > 1: flip a3")
    ((slots, faces),) = pools(programs[0].knowledge)
    assert slots == {*range(6), *range(12, 18), *range(0, 36, 6)} - {12}
    assert len(faces) == len(slots)
    assert not untruths(g, 0, programs[0].knowledge)


def test_powers_leave_out_what_others_sit_on() -> None:
    text = "grid 6x6; 3p+ @2 W0; S2 (D14); sat c1=1 d1=2; > 2: use D14 row 1"
    g, programs = listening(text)
    for program in programs:
        assert [slots for slots, _ in pools(program.knowledge)] == [{0, 1, 3, 4, 5}]
        assert not untruths(g, program.seat, program.knowledge)


def test_cards_under_the_heap_are_a_pool_there() -> None:
    """11.9, then 7.5: they come back into the Spread, from the bottom of the Heap, last."""
    g, programs = listening("grid 6x6; 2p+ @1 W0; dn a1=T09 b1=D05 a2=D06 f6=D07 e6=D08; heap 2; > 1: flip a1")
    k = programs[0].knowledge
    assert pools(k) == [({HEAP_SLOT, HEAP_SLOT + 1}, [D05, D06])]
    play(g, programs, "1: flip f6")
    assert pools(k) == [({HEAP_SLOT, 6}, [D05, D06])]  # a1, b1 and a2 were empty, in this order
    assert not untruths(g, 0, k)
    play(g, programs, "2: flip a2")
    assert not unknown(g, k)
    assert not untruths(g, 0, k)


def test_giggities_in_the_heap_are_known_to_be_there() -> None:
    g, programs = listening("grid 6x6; 2p+ @1 W0; dn a1=T11; heap 9; K G*3; > 1: flip a1", blank=True)
    assert pools(programs[0].knowledge) == [(set(range(HEAP_SLOT, HEAP_SLOT + 12)), [G, G, G])]
    assert not untruths(g, 0, programs[0].knowledge)


def test_shuffled_stacks() -> None:
    """11.8 and 10.18: who peeks at one of two knows both; the Locked one stays known."""
    text = "2p+ @1 W0; S1 [D05+G] (D18) ![D07x2] [D06x2]; > 1: use D18 1"
    g, programs = listening(text)
    own, other = (program.knowledge for program in programs)
    assert not unknown(g, own)
    assert pools(other) == [({STACK_SLOT, STACK_SLOT + 3}, [2 * D05, 2 * D06 + 1])]
    assert unknown(g, other) == {STACK_SLOT, STACK_SLOT + 3}
    assert not untruths(g, 0, own) + untruths(g, 1, other)


def test_a_pool_of_stacks_goes_where_they_go() -> None:
    """A swap, an insertion and a merge of Stacks of which one knows only what they are together."""
    text = "2p+ @1 W0; dn a1=T08 b1=D05 c1=D06; S1 [D05+G] [D06+G] [D07+G]; S2 [D08+G] (D19); > 1: flip a1"
    g, programs = listening(text)
    numbers = [g.state.stack[number].denizen for number in g.state.player[0].stack[:3]]
    play(g, programs, "1: flip b1", f"1: insert b1 > {numbers.index(D05) + 1}")
    ((slots, faces),) = pools(programs[1].knowledge)
    assert (len(slots), faces) == (2, [2 * D06, 2 * D07])
    play(g, programs, "1: done", "2: use D19 1 1.1")
    for program in programs:
        assert not untruths(g, program.seat, program.knowledge)


# --- features -------------------------------------------------------------------------------------------------------
def test_features_say_what_is_known_and_no_more() -> None:
    text = "grid 6x6; 2p+ @1 W0; S1 (D02) [D05x2]; S2 [D06+G]; dn c3=<D08|D09>; > 1: use D02 c3"
    found = []
    for one in (text.replace("<D08|D09>", card) for card in ("D08", "D09")):
        g, programs = listening(one, blank=True)
        for program in programs:
            out = Features()
            ROOM.encode(g, program.seat, program.knowledge, out)
            found.append(out.value[: out.size])
            assert out.size == 2043
    assert found[1] == found[3]
    assert found[0] != found[2]
    assert found[0][4 * 14 : 4 * 14 + 4] == [1, 8, 0, 0]
    assert len(hidden(g)) > 100
