"""What transcripts of Turmoil cannot show: shuffles are even, and nothing follows from a hidden face."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bythebook.games.dementalism.names import COLUMNS
from bythebook.games.dementalism.state import Game
from tests.games.dementalism.tables import alike, say, table, worlds

RUNS = 60  # of each outcome, on average
FARTHEST = {1: 15.2, 2: 18.5, 3: 21.2, 5: 25.8}
"""By degrees of freedom: what chi-squared stays under, but for one time in ten thousand."""


def cells(*names: str) -> Callable[[Game], tuple[int, ...]]:
    """What lies in these cells."""
    places = [COLUMNS * (int(name[1:]) - 1) + ord(name[0]) - ord("a") for name in names]
    return lambda g: tuple(g.state.spread.card[place] for place in places)


def stores(g: Game) -> tuple[int, ...]:
    """The Denizens in all Stores, from left to right."""
    return tuple(g.state.stack[player.stack[at]].denizen for player in g.state.player for at in range(player.stacks))


def heap(g: Game) -> tuple[int, ...]:
    """The last three cards of the Heap, the lowest first."""
    return tuple(g.state.heap.card[:3])


SHUFFLES: dict[str, tuple[str, str, Callable[[Game], tuple[int, ...]], int]] = {
    "Cyd, two": ("2p+ @1 W0; dn a1=D05 b1=G f6=T01 e6=T02 only; S1 (D14)", "1: use D14 row 1", cells("a1", "b1"), 2),
    "Cyd, three": ("2p+ @1 W0; dn a1=D05 a2=G a6=T01 only; S1 (D14)", "1: use D14 col a", cells("a1", "a2", "a6"), 6),
    "Jumble": ("2p+ @1 W0; S1 [D05+G] (D18) [D06x2] ![D07x2] [D08+G]", "1: use D18 5", stores, 6),
    "Ruckus": ("2p+ @1 W0; dn b2=T01 b1=D05 a2=D06 f2=G a1=G only", "1: flip b2", cells("b1", "a2", "f2"), 6),
    "Wobble": ("2p+ @1 W0; dn b2=T02 b1=D05 c5=D06 f6=G only", "1: flip b2", cells("b1", "c5", "f6"), 6),
    "Socks": ("2p+ @1 W0; dn b2=T08; S1 [D05+G] [D06x2]; S2 [D07x2] (D09) [D08+G]", "1: flip b2", stores, 4),
    "Sinkhole": ("2p+ @1 W0; dn b2=T09 b1=D05 a2=D06 c2=G; empty b3; heap 2", "1: flip b2", heap, 6),
    "Sinkhole, no Heap": (
        "2p+ @1 W0; dn b2=T09 b1=D05 a2=D06 c2=G; empty b3; heap 0", "1: flip b2", cells("b1", "a2", "c2"), 6,
    ),
    "Spring": ("2p+ @1 W0; dn b2=T11; heap 2 top D05 D06; K G", "1: flip b2", heap, 6),
    "Spring, no Heap": (
        "2p+ @1 W0; dn b2=T11; empty a1 c3 f6; heap 0; K G*2", "1: flip b2", cells("a1", "c3", "f6"), 3,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "move", "outcome", "number"), SHUFFLES.values(), ids=SHUFFLES.keys())
def test_blind_shuffles_are_even(text: str, move: str, outcome: Callable[[Game], tuple[int, ...]], number: int) -> None:
    """All orders are equally likely, of two as of more, and what stays out stays (3.16, section E)."""
    g = table(f"grid 6x6; {text}")
    begun = g.state.clone()
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(RUNS * number):
        g.state.take(begun)
        say(g, move)
        found[outcome(g)] += 1
    assert len(found) == number
    assert sum((count - RUNS) ** 2 / RUNS for count in found.values()) < FARTHEST[number - 1]


TWO_STACKS = "[<D05+G|D06x2>] [<D06x2|D05+G>]"
TWO_OTHERS = "[<D07x2|D08+G>] [<D08+G|D07x2>]"
WORLDS = {
    "Ruckus": "2p+ @1 W0; dn b2=T01 b1=<D05|G> a2=<G|D05>; > 1: flip b2",
    "Wobble": "2p+ @1 W0; dn b2=T02 b1=<D05|G> f6=<G|D05>; > 1: flip b2",
    "Wrong Way Round": f"2p+ @1 W0; dn b2=T03; S1 (D12) {TWO_STACKS}; > 1: flip b2; > 1: no",
    "Snooze Gas": f"3p+ @1 W0; dn b2=T04; S1 (D12) {TWO_STACKS}; S3 (D29); > 1: flip b2; > 1: use D12 2; > 3: no",
    "Parcel": f"3p+ @1 W0; dn b2=T07; S1 {TWO_STACKS}; S2 {TWO_OTHERS}; S3 [D09x2]; "
    "> 1: flip b2; > 2: pick 2; > 3: pick 1; > 1: pick 1",
    "Sock Drawer": f"2p+ @1 W0; dn b2=T08; S1 {TWO_STACKS}; S2 {TWO_OTHERS}; > 1: flip b2",
    "Sinkhole": "2p+ @1 W0; dn b2=T09 b1=<D05|G> a2=<G|D05>; heap 3; > 1: flip b2",
    "Sinkhole, no Heap": "2p+ @1 W0; dn b2=T09 b1=<D05|G> a2=<G|D05>; heap 0; > 1: flip b2",
    "Leaky Pocket": f"2p+ @1 W0; dn b2=T10; S1 (D02) {TWO_STACKS}; > 1: flip b2",
    "Spring": "2p+ @1 W0; dn b2=T11 a1=<D05|D06>; heap 2 top <D06|D05> D08; K G*3; > 1: flip b2",
    "Spring, no Heap": "2p+ @1 W0; dn b2=T11 a1=<D05|D06> b1=<D06|D05>; empty c1 c2 c3; heap 0; K G*2; > 1: flip b2",
    "Head Office Audit": f"3p+ @1 W0; dn b2=T14; S1 (D05) {TWO_OTHERS}; S2 (D01); > 1: flip b2",
}


@pytest.mark.parametrize("text", WORLDS.values(), ids=WORLDS.keys())
def test_nothing_follows_from_a_hidden_face(text: str) -> None:
    """Two worlds that differ in faces that nobody has seen are alike to everybody (9.11, 13.4)."""
    alike(*worlds(f"grid 6x6; {text}"), range(int(text[0])))
