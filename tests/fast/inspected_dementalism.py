"""Dementalism: what must hold after every move (kernel Python): section K of the specification, 1 to 4, 8 and 10."""

from __future__ import annotations

from typing import Any

from bythebook.kernel.bits import ones
from bythebook.kernel.questions import awaited, kind_asked
from tests.fast.inspecting import MISSING

ENTRIES = ()
WITH = ("tests.fast.learning",)
LONGEST = 30_000  # 129 x idle_turns turns would be more; no random game comes near

UNTIDY = 4  # Spread, Stores or the pool of Stacks do not fit, or a gap was not filled
CROWDED = 5  # several seats are asked one after the other's question
GONE = 6  # a Safe Stack is no more, or a counter is below 0

SAFE = 0  # notes: how many Safe Stacks there were


def conserved(g: Any, counts: list[int]) -> bool:
    """Are all the deck's cards somewhere, and no others (1)?"""
    state = g.state
    giggity = g.rules.denizens
    for card in range(len(counts)):
        counts[card] = 0
    for i in range(g.rules.deck.size):
        counts[g.rules.deck.card[i]] += 1
    for cell in range(256):
        if state.spread.card[cell] >= 0:
            counts[state.spread.card[cell]] -= 1
    for i in range(state.heap.size):
        counts[state.heap.card[i]] -= 1
    for card in range(len(counts)):
        counts[card] -= state.keister.count[card]
    for seat in range(state.seats):
        player = state.player[seat]
        for place in range(player.stacks):
            stack = state.stack[player.stack[place]]
            counts[stack.denizen] -= stack.copies
            if stack.copies == 1:
                counts[giggity] -= 1
    wrong = 0
    for card in range(len(counts)):
        wrong |= counts[card]
    return wrong == 0


def tidy(g: Any) -> bool:
    """Do sets and numbers of the Spread and of the pool agree (2)? Before the first flip all lie face-down, and no gap
    is left while the Heap has a card (3). No Turmoil is replayed twice (8)."""
    state = g.state
    spread = state.spread
    cards = 0
    down = 0
    for part in range(5):
        down += ones(spread.down[part])
        if spread.down[part] & ~g.rules.grid[part] != 0:
            return False
    for cell in range(256):
        here = (spread.down[cell // 63] >> (cell % 63)) & 1
        if spread.card[cell] >= 0:
            cards += 1
        elif here == 1:
            return False
    if cards != spread.cards or down + spread.up != cards:
        return False
    if state.window == 0 and state.heap.size > 0 and kind_asked(g) == 2:
        if spread.up != 0 or cards > g.rules.width * g.rules.height:
            return False
    free: int = state.free
    for seat in range(state.seats):
        player = state.player[seat]
        for place in range(player.stacks):
            stack = state.stack[player.stack[place]]
            free |= 1 << player.stack[place]
            if stack.owner != seat or stack.copies < 1 or stack.copies > 3 or stack.denizen >= g.rules.denizens:
                return False
            if (state.free >> player.stack[place]) & 1 == 1 or (stack.copies == 3 and stack.locked == 1):
                return False
    for card in range(g.rules.rows):
        if state.replayed.count[card] > state.keister.count[card]:
            return False
    return free == (1 << 63) - 1


def safe_stacks(g: Any) -> int:
    """How many Safe Stacks all seats have; -1 where a number of lost turns is below 0."""
    number = 0
    for seat in range(g.state.seats):
        player = g.state.player[seat]
        if player.lost < 0:
            return 0 - 1
        for place in range(player.stacks):
            if g.state.stack[player.stack[place]].copies == 3:
                number += 1
    return number


def fault_of(g: Any, word: int, number: int, notes: list[int], counts: list[int]) -> int:
    """See `inspecting`. Cards are counted at the end of each game, in one of sixteen after every move."""
    kind = kind_asked(g)
    if ones(awaited(g)) > 1 and kind != 1 and kind != 7:
        return CROWDED
    if kind != 0 and number % 16 != 0:
        return 0
    safe = safe_stacks(g)
    if safe < notes[SAFE]:
        return GONE
    notes[SAFE] = safe
    if not conserved(g, counts):
        return MISSING
    return 0 if tidy(g) else UNTIDY
