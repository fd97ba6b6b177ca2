"""Worlds dealt again: they fit what a seat knows, hold the same cards, and do not depend on what it does not know."""

from __future__ import annotations

from collections import Counter

import pytest

from bythebook.bots.programs import Program
from bythebook.games.dementalism.known import STACK_SLOT
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.state import Game
from bythebook.games.dementalism.untruths import faces, untruths
from bythebook.kernel.chance import sow
from bythebook.kernel.questions import awaited
from tests.games.dementalism.knowing import game, listening


@pytest.mark.parametrize(("seats", "lapses"), [(2, None), (4, [None]), (7, [0, 400, 650, 1000]), (12, [None, 150])])
def test_worlds_fit_what_is_known_and_only_that(seats: int, lapses: list[int | None] | None) -> None:
    """Two worlds: from one that differs in hidden faces alone the same world is dealt, and the same move chosen."""
    differ = 0
    for moves, (g, programs) in enumerate(game(seats, ["greedy", "uniform"], seats, lapses)):
        program = programs[moves // 9 % seats]
        if moves % 9 or not awaited(g):
            continue
        world = program.imagine(g)
        differ += bytes(world.state) != bytes(g.state)
        assert ROOM.inventory(world) == ROOM.inventory(g)
        if program.lapse is None:
            assert not untruths(world, program.seat, program.knowledge)
        assert dealt_again(program, g) == dealt_again(program, world)
    assert differ > 10


def dealt_again(program: Program, g: Game) -> tuple[bytes, str]:
    """What a program makes of a world: another one, and its move, if it is asked."""
    sow(program.chance, 1, 3)
    state = bytes(program.imagine(g).state)
    asked = (awaited(g) >> program.seat) & 1
    return state, ROOM.write_move(program.choose(g), "en") if asked else ""


def test_what_is_unknown_is_dealt_evenly() -> None:
    """Of the cards that may lie in a cell each as often as it is left; those of a pool in each of its cells."""
    text = "grid 6x6; 2p+ @1 W0; S1 (D14); dn a1=D05 b1=D06 c1=G d1=G e1=G f1=G; > 1: use D14 row 1"
    g, (program, _) = listening(text)
    found = Counter(program.imagine(g).state.spread.card[2] for _ in range(300))
    assert set(found) == {4, 5, 30}
    assert 25 < found[4] < 80
    assert 25 < found[5] < 80
    g, (program, _) = listening("grid 6x6; 2p+ @1 W0; dn a1=D05", blank=True)
    counts = Counter(program.imagine(g).state.spread.card[0] for _ in range(400))
    assert 35 < counts[30] < 95  # 20 of 128 cards
    assert len(counts) > 40


def test_stacks_of_which_nothing_is_known_can_always_be_dealt() -> None:
    """Pairs and Giggities that are left over must do for all of them, and no known card may be needed for one."""
    text = (
        "grid 6x6; 3p+ @1 W0; dn a1=D05 b1=D05 c1=D06 d1=T01 only; heap 0; S1 [D06x2] [D07+G] [D08+G]; "
        "S2 [D09x2] [D10+G] [D05+G]; S3 [D11x2]"
    )
    g, (program, *_) = listening(text, blank=True)
    kinds = Counter[int]()
    for seed in range(60):
        sow(program.chance, seed, 1)
        world = program.imagine(g)
        assert ROOM.inventory(world) == ROOM.inventory(g)
        kinds += Counter(face for slot, face in faces(world).items() if slot >= STACK_SLOT)
    assert len(kinds) > 8
    assert {face % 2 for face in kinds} == {0, 1}


def test_a_belief_that_cannot_be_is_dropped() -> None:
    """A memory that slipped holds a fourth D05 for true, and a Stack for what it cannot be."""
    text = "2p+ @1 W0; S1 (D05) [D06+G]; dn a1=D07 b1=D08"
    g, (program, _) = listening(text, blank=True)
    k = program.knowledge
    k.face[0], k.face[1], k.face[STACK_SLOT + 1] = 4, 7, 2 * 4 + 1
    world = program.imagine(g)
    assert world.state.spread.card[1] == 7
    assert world.state.spread.card[0] != 4
    assert ROOM.inventory(world) == ROOM.inventory(g)


def test_before_the_start_nothing_is_known() -> None:
    """While votes are secret (2.6) no event was told: all is dealt again, and the votes of others too."""
    votes = set()
    g, programs = next(game(3, ["greedy"], 1, first="vote"))
    for seat in (0, 1):
        ROOM.apply(g, seat, ROOM.read_move("pick 3"))
    for seed in range(30):
        sow(programs[0].chance, seed, 1)
        world = programs[0].imagine(g)
        votes.add((world.state.player[0].chosen, world.state.player[1].chosen, world.state.player[2].chosen))
        assert ROOM.inventory(world) == ROOM.inventory(g)
    assert {own for own, _, _ in votes} == {2}
    assert {other for _, other, _ in votes} == {0, 1, 2}
    assert {last for _, _, last in votes} == {-1}


def test_picks_of_others_are_dealt_again() -> None:
    """11.7: until all are in, each knows its own alone."""
    text = (
        "3p+ @1 W0; dn a1=T07; S1 [D05+G] [D06x2]; S2 ![D07+G] [D08x2] [D09+G]; S3 [D10x2] [D11+G]; > 1: flip a1; "
        "> 2: pick 2"
    )
    g, programs = listening(text)
    picked = {program.seat: {program.imagine(g).state.player[1].chosen for _ in range(25)} for program in programs}
    assert picked == {0: {1, 2}, 1: {1}, 2: {1, 2}}
