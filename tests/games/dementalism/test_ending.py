"""The end of the game: dead Spreads against the rule said plainly, rows and places, and the figures of section K."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean

import pytest

from bythebook.games.dementalism.ending import is_dead, payoff, place, points
from bythebook.games.dementalism.names import Copies, Ending, Word
from bythebook.games.dementalism.referee import apply
from bythebook.games.dementalism.room import ROOM, new_game
from bythebook.games.dementalism.setup import clear_game
from bythebook.games.dementalism.spread import lay_down
from bythebook.games.dementalism.state import Game
from bythebook.games.dementalism.stores import new_stack
from bythebook.kernel.events import told
from tests.games.dementalism.simple import play
from tests.games.dementalism.tables import say, table

GIGGITY = 30


def cleared(seats: int = 3, **house: str) -> Game:
    """A table with nothing on it."""
    g = new_game(ROOM.read_rules(ROOM.house(house), ROOM.read_deck("default", None), seats))
    clear_game(g, seats)
    return g


# --- dead Spreads ---------------------------------------------------------------------------------------------------
def dead(cards: list[int], vulnerable: list[int]) -> bool:
    """Rule 12.2, word for word."""
    counted = Counter(cards)
    denizens = [card for card in counted if card < GIGGITY]
    return not (
        any(card > GIGGITY for card in cards)
        or counted[GIGGITY] >= 2
        or any(counted[card] > 1 for card in denizens)
        or any(card in vulnerable for card in denizens)
        or (counted[GIGGITY] and denizens)
    )


def test_dead_spreads() -> None:
    random, found = Random(4), Counter[bool]()
    for _ in range(600):
        g = cleared()
        cards = random.choices([*range(8), GIGGITY, *([31] if random.random() < 0.2 else [])], k=random.randrange(1, 5))
        for cell, card in zip(random.sample(range(8), len(cards)), cards, strict=True):
            lay_down(g, cell, card)
        kinds = [random.choice([Copies.SNEAKY, Copies.STACKED, Copies.SAFE]) for _ in range(3)]
        held = [random.randrange(8) for _ in kinds]
        for denizen, copies in zip(held, kinds, strict=True):
            new_stack(g, random.randrange(3), denizen, int(copies))
        soft = [denizen for denizen, copies in zip(held, kinds, strict=True) if copies != Copies.SAFE]
        assert is_dead(g) == dead(cards, soft), (cards, held, kinds)
        found[is_dead(g)] += 1
    assert min(found.values()) > 100


# --- rows and places ------------------------------------------------------------------------------------------------
def with_rows(*rows: tuple[int, int, int], **house: str) -> Game:
    """Seats with so many Safe, Stacked and Sneaky Stacks."""
    g = cleared(len(rows), **house)
    for seat, row in enumerate(rows):
        for copies, number in zip((Copies.SAFE, Copies.STACKED, Copies.SNEAKY), row, strict=True):
            for denizen in range(number):
                new_stack(g, seat, denizen, int(copies))
    return g


@pytest.mark.parametrize(
    ("rows", "places"),
    [
        ([(2, 0, 0), (1, 2, 0)], [1, 2]),
        ([(2, 0, 0), (1, 2, 0), (2, 0, 0)], [1, 3, 1]),
        ([(0, 1, 0), (0, 0, 2), (0, 0, 3)], [2, 3, 1]),
        ([(0, 0, 0), (0, 0, 0), (1, 0, 0), (0, 0, 0)], [2, 2, 1, 2]),
        ([(3, 0, 3), (3, 1, 1), (2, 3, 1)], [2, 1, 3]),
    ],
)
def test_places(rows: list[tuple[int, int, int]], places: list[int]) -> None:
    """Rules 12.8 to 12.12."""
    g = with_rows(*rows)
    assert [place(g, seat) for seat in range(len(rows))] == places
    assert [points(g, seat) for seat in range(len(rows))] == [4 * a + 2 * b + c for a, b, c in rows]
    assert sum(payoff(g, seat) for seat in range(len(rows))) == pytest.approx(len(rows) / 2)


# --- how games end --------------------------------------------------------------------------------------------------
def test_what_is_left_lies_in_the_keister_without_order() -> None:
    """Rules 12.6 and 12.14: no cell and no order is told of cards that are left."""
    g = table("2p+ @1 W0; dn a1=D05 b1=D06 only; heap 0; K D05*2; S1 [D07+G]")
    for move in ("1: flip a1", "1: flip b1", "1: done"):
        say(g, move)
    assert g.state.ending == Ending.DEAD
    kinds = [ROOM.forms[event.kind].name for event in told(g.desk.events)]
    assert kinds[kinds.index("end") :] == ["end", "reveal", "score", "score", "winner"]
    assert g.state.spread.cards == g.state.heap.size == 0
    assert g.state.keister.count[4] == 3
    assert g.state.keister.count[5] == 1


def test_an_idle_game_ends() -> None:
    """Rule 12.3: nobody collects anything; the game ends after exactly so many turns."""
    g = table("2p+ @1 W0; opt idle_turns=20 powers=off turmoil=off")
    before = g.state.turns
    while g.state.ending == Ending.NONE:
        move = ROOM.move()
        ROOM.default(g, g.state.turn, move)
        assert move.word[0] <= Word.DONE
        apply(g, g.state.turn, move)
    assert g.state.ending == Ending.IDLE
    assert g.state.idle == 20
    assert g.state.turns - before <= 60  # Giggities and Turmoils leave the Spread now and then


# --- figures --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("retain", "turns", "first"), [(0.1, 151, 52), (0.5, 98, 28), (0.9, 89, 25)])
def test_figures_of_simple_players(retain: float, turns: int, first: int) -> None:
    """Section K: Powers off and blank Turmoil, 4 seats, 8 by 8; rough figures of other simple players."""
    games = [play(seed, retain) for seed in range(16)]
    assert mean(g.state.turns for g, _ in games) == pytest.approx(turns, rel=0.18)
    assert mean(safe for _, safe in games) == pytest.approx(first, rel=0.3)
    assert all(g.state.ending in (Ending.EMPTY, Ending.DEAD) for g, _ in games)
    kinds = Counter(stack.copies for g, _ in games for stack in g.state.stack)
    assert kinds[Copies.SAFE] > 3 * kinds[Copies.STACKED] > 0
    assert kinds[Copies.SAFE] > 3 * kinds[Copies.SNEAKY] > 0
