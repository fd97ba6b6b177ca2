"""What transcripts of Powers cannot show: offers are whole, and nothing follows from a hidden face."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from bythebook.games.dementalism.choices import SHAPES, Part
from bythebook.games.dementalism.events import Told
from bythebook.games.dementalism.judge import forbids
from bythebook.games.dementalism.names import COLUMN, COLUMNS, Copies, Power, Used, Word
from bythebook.games.dementalism.referee import apply
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.state import Game
from bythebook.kernel.chance import sow
from bythebook.kernel.events import told
from bythebook.kernel.moves import add_word
from bythebook.kernel.questions import awaited
from bythebook.kernel.walk import words_offered
from tests.games.dementalism.tables import Words, alike, move_of, offered, start, worlds

OTHERS = "S2 (D23~) [D01+G] ![D09x2] [D11+G]; S3 [D12x2] ^[D21+G] (D22-); S4 -"
OFFERED = {
    "peeks": f"4p+ @1 W0; S1 (D02) (D04) (D05) (D16) [D24+G]; sat c3=2 d4=1; {OTHERS}",
    "cells": f"4p+ @1 W0; S1 (D03) (D14) (D17) (D15); sat a1=2 a2=3 b1=2 b2=4 c3=1; empty c1 d1 e1 f1; {OTHERS}",
    "stacks": f"4p+ @1 W0; S1 [D24+G] (D18) ![D05x2] (D19) [D10x2] (D20); {OTHERS}",
    "seats": f"4p+ @1 W0; S1 (D06) (D26) (D30) (D13); K T01 T02 T07~ T09 T11~ T15 G; lost 3=1; missed 4; {OTHERS}",
    "W1": f"4p+ @1 W1; up a1=D05; S1 (D07) (D10) (D25) (D26) (D27) [D24+G]; K G; sat f6=2; {OTHERS}",
    "open Stacks alone": "4p+ @1 W1; up a1=G; S1 (D25) (D07); S2 ^[D06x2] ![D15+G]; S3 ^[D08x2] (D03)",
    "W2": f"4p+ @1 W2; up a1=D05 b1=G; S1 (D07) (D08) (D10) (D27) (D25); K G; sat f6=2; {OTHERS}",
    "copies": "4p+ @1 W0; S1 (D28) [D24+G] [D05x2]; S2 (D02~) (D13) (D21) (D04) (D08) [D15+G]; "
    "S3 (D18-) (D19) (D26) (D30) (D25); K T01 T02",
    "copies in W2": "4p+ @1 W2; up a1=D05; S1 (D28); S2 (D08) (D27) (D10) (D20~) [D15+G]; S3 (D29) (D25) (D06); K G",
    "oops": "2p+ @1 W1; up a1=D05; dn b1=D06; S1 (D28); S2 (D09); sat c3=2; > 1: flip b1",
    "turmoil": "3p+ @1 W0; dn a1=T04; S1 (D11) (D12) (D28); S2 (D02); > 1: flip a1",
    "a nab": "3p+ @1 W2; up a1=D05; S2 [D05+G] (D21) [D06x2] (D22) ![D07+G]; > 1: nab 2.3",
    "a wrong nab": "3p+ @1 W2; up a1=D05; S1 (D23) (D01); S2 [D06+G] (D21-); > 1: nab 2.1",
    "gloating": "3p+ @1 W2; up a1=D05; S2 [D06+G]; S3 (D24) [D07x2]; sat c3=2; > 1: nab 2.1",
    "gloating on": "3p+ @1 W2; up a1=D05; dn b1=D08; S2 [D06+G]; S3 (D24) ^[D07x2] ![D08+G]; > 1: nab 2.1; "
    "> 3: use D24 b1",
    "a further Peek": "2p+ @1 W0; S1 (D02); sat c3=2; > 1: use D02 a1",
    "nix": "3p+ @1 W0; S1 (D02); S3 (D29) (D28) (D11); > 1: use D02 a1",
    "a leak": "2p+ @1 W0; dn a1=T10; S1 (D02) [D05+G] ![D06x2] [D07x2]; > 1: flip a1",
    "parcels": "3p+ @1 W0; dn a1=T07; S1 (D02) [D05+G] ![D06x2]; S2 [D07x2]; S3 ![D08+G]; > 1: flip a1",
}
CHOOSING = (Word.PICK, Word.FURTHER, Word.GLOAT)


def values(part: int) -> list[int]:
    """Words that might stand for this part of a choice, good ones and some others."""
    match part:
        case Part.CELL:
            return [COLUMNS * row + column for row in range(7) for column in range(7)]
        case Part.SEAT:
            return list(range(5))
        case Part.OWN | Part.THEIRS:
            return list(range(7))
        case Part.LINE:
            return [*range(7), *range(COLUMN, COLUMN + 7)]
    return list(range(47))


def uses() -> Iterator[Words]:
    """All Powers with all choices, said whole, in part or with too much; and the answers that point or pick."""
    for power in Power:
        shape = [values(part) for part in SHAPES[power]]
        for said in range(len(shape) + 2):
            parts = [*shape, [0]][:said]
            yield from ((Word.USE + power, *words) for words in product(*parts))
    for verb in CHOOSING:
        yield from ((verb, word) for word in values(Part.CELL))


@pytest.mark.parametrize("text", OFFERED.values(), ids=OFFERED.keys())
def test_what_is_offered_is_what_is_allowed(text: str) -> None:
    """Every walk of the offer ends in a move that is allowed, and every allowed one is reached (9.11, 9.13)."""
    g = start(f"grid 6x6; {text}")
    for seat in range(g.state.seats):
        offers = {words for words in offered(g, seat) if words[0] > Word.USE or words[0] in CHOOSING}
        assert offers == {words for words in said_by(g, seat) if forbids(g, seat, move_of(words)) == 0}


def said_by(g: Game, seat: int) -> Iterator[Words]:
    """All that a seat might say; of one that is not asked nothing is allowed, and little is tried."""
    asked = (awaited(g) >> seat) & 1 == 1
    yield from uses() if asked else ((Word.USE + power,) for power in Power)
    if asked and any(g.state.stack[g.state.player[seat].stack[at]].denizen == Power.CLAWDETTE - 1
                     for at in range(g.state.player[seat].stacks)):  # fmt: skip
        yield from ((Word.USE + Power.CLAWDETTE, *words) for words in uses())


TWO_STACKS = "[<D05+G|D06x2>] [<D06x2|D05+G>]"
TWO_OTHERS = "[<D07x2|D08+G>] [<D08+G|D07x2>]"
WORLDS = {
    "Nana": ("2p+ @1 W0; dn a1=<D08|T04> b1=<T04|D08>; S1 (D02); > 1: use D02 a1; > 1: use b1", "2"),
    "Nana, before she looks": ("2p+ @1 W0; dn a1=<D08|T04> b1=<T04|D08>; S1 (D02); S2 (D29); > 1: use D02 a1", "12"),
    "Baron": ("3p+ @1 W0; dn a1=<D08|G> b2=<G|D08>; S1 (D03); > 1: use D03 a1", "23"),
    "Snoop": (f"3p+ @1 W0; S1 (D04); S2 {TWO_STACKS}; > 1: use D04 2.1 2.2", "23"),
    "Mumsy": (f"2p+ @1 W0; S1 (D07) {TWO_STACKS.replace('D05', 'D09')} (D05); > 1: use D05", "2"),
    "Whiffy, asked": (f"3p+ @1 W1; up a1=D05; S1 (D07); S2 {TWO_STACKS}; S3 (D29) [D09x2]; > 1: use D07 a1 3", "123"),
    "Cyd": ("2p+ @1 W0; dn a1=<D08|G> b1=<G|D08> c1=<T04|D09> d1=<D09|T04>; S1 (D14); > 1: use D14 row 1", "12"),
    "Stu": ("2p+ @1 W0; dn a1=<D08|G>; heap 2 top <G|D08> D07; S1 (D15); > 1: use D15 a1", "2"),
    "Wanda": ("3p+ @1 W0; dn a1=<D08|G> b1=<G|D08>; S1 (D16); > 1: use D16 a1", "23"),
    "Sal": ("2p+ @1 W0; dn a1=<D08|G> b1=<G|D08>; S1 (D17); > 1: use D17 a1; > 1: flip c1", "12"),
    "Jumble": (f"2p+ @1 W0; S1 (D18) {TWO_STACKS} [D07x2]; > 1: use D18", "12"),
    "Jumble, seen by one": (f"2p+ @1 W0; S1 (D18) {TWO_STACKS} [D07x2]; > 1: use D18 2", "2"),
    "Bob": (f"3p+ @1 W0; S1 (D19) {TWO_STACKS}; S2 {TWO_OTHERS}; > 1: use D19 2 2.2", "123"),
    "Petunia": (f"2p+ @1 W0; S1 (D20) {TWO_STACKS}; > 1: use D20 2", "12"),
    "Dorcas": (
        f"3p+ @1 W2; up a1=D05; S2 {TWO_STACKS} (D21) (D22); S3 (D29); > 1: nab 2.1; > 2: use D21; > 3: no", "123",
    ),
    "Patsy": (f"3p+ @1 W2; up a1=D05; S2 {TWO_STACKS} (D21) (D22); S3 (D29); > 1: nab 2.1; > 2: use D22 2", "123"),
    "Gus, before he shows": (
        "3p+ @1 W2; up a1=D05; dn b1=<D08|G> c1=<G|D08>; S2 [D06+G]; S3 (D24) [D08x2]; > 1: nab 2.1", "123",
    ),
    "Gus, pointing": (
        f"3p+ @1 W2; up a1=D05; dn b1=D08; S2 [D06+G]; S3 (D24) {TWO_OTHERS}; > 1: nab 2.1; > 3: use D24 b1",
        "123",
    ),
    "Brenda": (f"3p+ @1 W1; up a1=G; S1 (D25); S2 {TWO_STACKS} (D21); S3 (D29); > 1: use D25 D05 2.1; > 3: no", "123"),
    "A copy": (f"2p+ @1 W0; S1 (D28) {TWO_STACKS}; S2 (D18~); > 1: use D28 as D18", "12"),
    "Lumpkin and Squiggins": (f"2p+ @1 W0; S1 (D26) {TWO_STACKS}; S2 (D01) [D09x2]; > 1: use D26 2", "12"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "seats"), WORLDS.values(), ids=WORLDS.keys())
def test_nothing_follows_from_a_hidden_face(text: str, seats: str) -> None:
    """Two worlds that differ in faces these seats have not seen are alike to them: in what they hear, in who is asked,
    in offers and refusals (9.11, 13.4)."""
    alike(*worlds(f"grid 6x6; {text}"), [int(seat) - 1 for seat in seats])


RICH = (
    "4p+ @1 W0; S1 (D02) (D13) (D08) (D12) (D26) (D01) [D24+G]; S2 (D28) (D27) (D09) (D25) (D22) [D05+G] [D16x2]; "
    "S3 (D29) (D30) (D21) (D15) (D23) [D07x2] [D10+G]; S4 (D19) (D18) (D17) (D14) (D03); K T13 T01 T05 T09 T12 G*2"
)


@pytest.mark.parametrize("seed", range(4))
def test_where_powers_abound_their_limits_hold(seed: int) -> None:
    """9.2, 9.3, 10.13 and 3.7, section K: one Power a turn and seat unless all are recharged, from a free Stack; no
    Turmoil replayed twice; no Safe Stack lost, no card either; and no turn without end."""
    g = start(f"grid 6x6; {RICH}")
    random = Random(seed)
    sow(g.desk.chance, seed, 1)
    cards, used, safe, moves, turn = ROOM.inventory(g), set[int](), safe_stacks(g), 0, 0
    for _ in range(400):
        if not awaited(g):
            break
        seat = random.choice([seat for seat in range(g.state.seats) if (awaited(g) >> seat) & 1])
        move = some_move(g, seat, random)
        if move.word[0] > Word.USE:
            assert seat not in used
            assert g.state.stack[g.state.carrier[move.word[0] - Word.USE] - 1].used == Used.FREE
            used.add(seat)
        apply(g, seat, move)
        kinds = {event.kind for event in told(g.desk.events)}
        if kinds & {Told.TURN_START, Told.EXTRA_START, Told.SKIPPED, Told.RECHARGE}:
            used.clear()
        moves, turn = (moves + 1 if turn == g.state.turns else 0), g.state.turns
        assert moves < 60
        assert ROOM.inventory(g) == cards
        assert safe <= safe_stacks(g)
        assert all(mark <= card for mark, card in zip(g.state.replayed.count, g.state.keister.count, strict=True))
        safe = safe_stacks(g)


def safe_stacks(g: Game) -> set[tuple[int, int]]:
    """Whose they are, and of which Denizen."""
    return {(stack.owner, stack.denizen) for stack in g.state.stack if stack.copies == Copies.SAFE}


def some_move(g: Game, seat: int, random: Random) -> Any:
    """A random answer, often a Power, seldom a nab or nothing."""
    move = ROOM.move()
    while True:
        words, whole = words_offered(ROOM, g, seat, move)
        if move.size == 0:
            words = [word for word in words if not Word.LOOK <= word <= Word.DISAGREE]
            powers = [word for word in words if word > Word.USE]
            others = [word for word in words if word not in (Word.NAB, Word.DONE, Word.NO)]
            words = powers if powers and random.random() < 0.4 else others or words
        if whole and (not words or random.random() < 0.5):
            return move
        add_word(move, random.choice(words))
