"""How programs forget (N.4 of the specification), by a dial from 0 to 1000."""

from __future__ import annotations

from collections import Counter

import pytest

from bythebook.games.dementalism.known import STACK_SLOT, Knowledge
from bythebook.games.dementalism.memory import CAPACITY, RETAIN, SLIP, between, forgotten, is_item, notice
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.state import Game
from bythebook.games.dementalism.untruths import false_faces, misplaced, untruths
from bythebook.kernel.answers import seats
from bythebook.kernel.chance import sow
from bythebook.kernel.talk import Facts
from bythebook.lab.simulate import simulate
from bythebook.terminal.sitting import Sitting, plan
from bythebook.terminal.speech import words_of
from tests.games.dementalism.knowing import game, hidden, known, listening, play, pools

PRESETS = {"Elephant": 0, "Sharp": 150, "Regular": 400, "Sieve": 650, "present": 1000}


def items(k: Knowledge) -> list[int]:
    return [slot for slot in range(len(k.face)) if is_item(k, slot)]


def test_presets_are_the_specifications_own() -> None:
    """N.4, in thousandths: attend (what the dial leaves), retain, capacity, slip."""
    found = {
        name: (1000 - lapse, between(lapse, RETAIN), between(lapse, CAPACITY), between(lapse, SLIP))
        for name, lapse in PRESETS.items()
    }
    assert found["Sieve"] == (350, 850, 4, 100)
    assert found["Regular"] == (600, 950, 9, 50)
    assert found["Sharp"] == (850, 990, 20, 20)
    assert found["Elephant"] == (1000, 1000, 320, 0)
    assert found["present"][:3] == (0, 0, 0)
    assert ROOM.lapse == PRESETS["Regular"]
    steps = [between(lapse, RETAIN) for lapse in range(1001)]
    assert steps == sorted(steps, reverse=True)


@pytest.mark.parametrize(("name", "lapse"), PRESETS.items())
def test_only_what_is_hidden_is_forgotten(name: str, lapse: int) -> None:
    """Open facts stay; an Elephant is never wrong; nobody knows more than there is room for."""
    most = wrong = 0
    for moves, (g, programs) in zip(range(180), game(2, ["greedy"], 5, [lapse]), strict=False):
        for program in programs if moves % 7 == 0 and g.state.agenda.size else []:
            assert not misplaced(g, program.knowledge)
            assert len(items(program.knowledge)) <= between(lapse, CAPACITY)
            wrong += len(false_faces(g, program.knowledge))
            most = max(most, len(known(g, program.knowledge)))
    assert (most == 0) == (name == "present")
    assert most > 10 or name not in ("Elephant", "Sharp")
    assert (wrong > 0) == (name in ("Sieve", "Regular", "Sharp"))


FLIP = "2p+ @1 W0; dn c3=D08 h8=T04"
PEEK = "2p+ @1 W0; S1 (D02); dn c3=D08"
LOOK = "2p+ @1 W0; S1 [D05x2]"


def chances(text: str, *moves: str, lapse: int, slots: set[int]) -> Counter[str]:
    """In how many of 120 memories the face was taken in, where it lay or beside it."""
    found = Counter[str]()
    for seed in range(120):
        g, (program, _) = listening(text, blank=True, lapse=lapse)
        sow(program.knowledge.chance, seed, 7)
        play(g, [program], *moves)
        kept = set(items(program.knowledge))
        found["there" if kept & slots else "beside" if kept else "nowhere"] += 1
    return found


def test_what_opens_is_taken_in_as_often_as_the_dial_says() -> None:
    """A flip at 600 of 1000 and a slip at 50; one's own Stack and what one peeks at at 150 more."""
    flipped = chances(FLIP, "1: flip c3", lapse=400, slots={18})
    assert 52 < flipped["there"] < 84
    assert 0 < flipped["beside"] < 14
    for text, move, slot in ((PEEK, "1: use D02 c3", 18), (LOOK, "1: look 1", STACK_SLOT)):
        assert 72 < chances(text, move, lapse=400, slots={slot})["there"] < 102


def test_a_face_that_slips_lies_beside_its_slot() -> None:
    """Next to a cell in its row or column, next to a Stack in its Store, never where it would be seen to be wrong."""
    text = "2p+ @1 W0; dn c1=D08; empty b1; S1 [D06x2] [D05x2] (D07) [D08+G]; S2 [D09x2]"
    _, (program, _) = listening(text, blank=True, lapse=650)
    found = {2: set[int](), STACK_SLOT + 1: set[int](), STACK_SLOT + 4: set[int]()}
    for seed in range(300):
        for slot, stored in found.items():
            k = program.knowledge.clone()
            sow(k.chance, seed, 7)
            notice(k, program.rules, 0, slot, 9, 0)
            stored |= set(items(k))
    assert list(found.values()) == [{2, 3, 10}, {STACK_SLOT, STACK_SLOT + 1}, {STACK_SLOT + 4}]


def test_turns_wear_memory_away_and_looking_again_renews_it() -> None:
    """850 of 1000 a turn for a Sieve, and four items of those seen last."""
    left = Counter[int]()
    for seed in range(60):
        g, programs = listening("2p+ @1 W0; dn a1=D05 b1=D06; heap 20", lapse=650)
        k = programs[0].knowledge
        forgotten(k)
        for slot in (40, 41, 42):
            k.face[slot], k.age[slot] = true_face(g, slot), 3
        sow(k.chance, seed, 7)
        play(g, programs, "1: flip a1", "1: flip b1")
        left[len({40, 41, 42} & set(items(k)))] += 1
    assert 120 < sum(number * times for number, times in left.items()) < 172


def true_face(g: Game, slot: int) -> int:
    """The card in a cell of a grid that is 8 wide."""
    return g.state.spread.card[16 * (slot // 8) + slot % 8]


def test_the_longest_unseen_goes_first() -> None:
    """There is room for nine (Regular): who takes a tenth in has lost the oldest."""
    taken_in = 0
    for seed in range(12):
        g, programs = listening("2p+ @1 W0; dn c3=D08", lapse=400)
        k = programs[0].knowledge
        forgotten(k)
        for age, slot in enumerate(range(30, 39)):
            k.face[slot], k.age[slot] = true_face(g, slot), age
        sow(k.chance, seed, 7)
        play(g, programs[:1], "1: flip c3")
        assert len(items(k)) == 9
        if 18 in items(k):
            taken_in += 1
            assert set(items(k)) == {18, *range(30, 38)}
    assert taken_in > 3


def test_a_shuffle_takes_what_was_known_and_leaves_no_pool() -> None:
    g, programs = listening("grid 6x6; 2p+ @1 W0; S1 (D14); dn a1=D05; > 1: use D14 row 1", lapse=0)
    for program in programs:
        assert not pools(program.knowledge)
        assert known(g, program.knowledge) == hidden(g) - set(range(6))


def test_an_empty_memory_knows_what_lies_open() -> None:
    """7.15; pools are gone too, and a redealt world fits."""
    text = "grid 6x6; 2p+ @1 W0; S1 (D14) [D05x2]; dn a1=D05; > 1: use D14 row 1"
    g, (program, _) = listening(text)
    forgotten(program.knowledge)
    assert not known(g, program.knowledge)
    assert not pools(program.knowledge)
    assert not untruths(g, 0, program.knowledge)
    assert ROOM.inventory(program.imagine(g)) == ROOM.inventory(g)


def test_memory_depends_on_its_chance_alone() -> None:
    """Seven cards are shown (11.15): equal seeds keep the same of them, others do not."""
    kept = []
    for seed in (1, 1, 2, 3):
        g, (program, _) = listening("2p+ @1 W0; dn a3=T15", blank=True, lapse=400)
        sow(program.knowledge.chance, seed, 7)
        play(g, [program], "1: flip a3")
        kept.append(set(items(program.knowledge)))
    assert kept[0] == kept[1]
    assert len({frozenset(some) for some in kept}) > 1


def test_who_remembers_more_wins_more() -> None:
    tally = simulate(ROOM, 2, 2, ["greedy"], seed=3, lapses=[0, 900])
    assert tally.shares()[0] == 1


def test_tables_say_how_well_their_programs_remember() -> None:
    """Regular, unless somebody says otherwise; the presets have names, other lapses are told in hundredths."""
    made = plan(ROOM, seats=4, seed=1, lapses=[0, 400, 135])
    sitting = Sitting(made)
    assert [made.lapse_of(seat) for seat in range(4)] == [None, 0, 400, 135]
    assert {seat: program.lapse for seat, program in sitting.programs.items()} == {1: 0, 2: 400, 3: 135}
    assert {program.rules.lapse[seat] for seat, program in sitting.programs.items()} == {1, 401, 136}
    en, fr = (
        seats(ROOM, Facts({"you": 0}, words_of(ROOM, language), made.names, seated=made.seated))
        for language in ("en", "fr")
    )
    for told, expected in ((en, ("elephant", "ordinary", "misses 13.5")), (fr, ("éléphant", "ordinaire", "13,5"))):
        assert all(word in told for word in expected)
    assert [plan(ROOM, seats=2).lapse_of(seat) for seat in (0, 1)] == [None, 400]
