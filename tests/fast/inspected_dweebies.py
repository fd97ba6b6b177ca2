"""Dweebies: what must hold after every move (kernel Python)."""

from __future__ import annotations

from typing import Any

from bythebook.games.dweebies.groups import settle
from bythebook.kernel.bits import ones
from bythebook.kernel.questions import kind_asked
from tests.fast.inspecting import MISSING

ENTRIES = ("settled",)
LONGEST = 500  # 54 placements a round, a decision after some, seven rounds at most (the specification's Part 9)

UNTRUE = 4  # table, legal cells or sizes do not fit
SHORT = 5  # a round had not 54 placements
CALM = 6  # a split tableau was not joined by as many placements as it needed

PLACED, NEED = 0, 1  # notes: cards placed in this round; how many the table needed after the last move


def conserved(g: Any, counts: list[int]) -> bool:
    """Are all the deck's cards somewhere, and no others (invariant 1)?"""
    state = g.state
    for kind in range(len(counts)):
        counts[kind] = 0
    for slot in range(g.rules.deck.size):
        counts[g.rules.deck.card[slot]] += 1
        if state.table.at[slot] >= 0:
            counts[g.rules.deck.card[slot]] -= 1
    for i in range(state.pile.size):
        counts[state.pile.card[i]] -= 1
    collected = 0
    for kind in range(27):
        counts[kind] -= state.table.gone[kind]
        collected += state.table.gone[kind]
    for seat in range(state.seats):
        hand = state.player[seat].hand
        collected -= state.player[seat].won
        size = 0
        for kind in range(27):
            counts[kind] -= hand.count[kind]
            size += hand.count[kind]
            if (hand.held >> kind) & 1 != (1 if hand.count[kind] > 0 else 0):
                return False
        if size != hand.size:
            return False
    wrong = collected
    for kind in range(len(counts)):
        wrong |= counts[kind]
    return wrong == 0


def true(g: Any) -> bool:
    """Do rows, cards and legal cells agree? Is there a legal cell, next to a card (invariant 3)? Are hands full?"""
    state = g.state
    table = state.table
    cards = 0
    legal = 0
    for row in range(63):
        cards += ones(table.taken[row])
        legal += ones(table.legal[row])
        above = table.taken[row - 1] if row > 0 else 0
        below = table.taken[row + 1] if row < 62 else 0
        beside = above | below | table.taken[row] << 1 | table.taken[row] >> 1
        stray = table.legal[row] & (table.taken[row] | ~beside)
        if (stray != 0 and table.cards > 0) or (table.rows >> row) & 1 != (1 if table.legal[row] != 0 else 0):
            return False
        if table.taken[row] != 0 and (row == 0 or row == 62 or table.taken[row] & (1 | 1 << 62) != 0):
            return False
    for slot in range(g.rules.deck.size):
        at = table.at[slot]
        if at >= 0 and (table.taken[at // 63] >> (at % 63)) & 1 == 0:
            return False
    for seat in range(state.seats):
        player = state.player[seat]
        mover = seat == state.turn and kind_asked(g) == 2
        if state.pile.size > 0 and not mover and player.hand.size + player.owed != 5:
            return False
    return cards == table.cards and legal == table.cells and legal > 0 and (table.groups > 1) == (table.need > 0)


def fault_of(g: Any, word: int, number: int, notes: list[int], counts: list[int]) -> int:
    """See `inspecting`. Cards and tables are looked at when a round ends, in one game of eight after every move."""
    table = g.state.table
    calm = False
    if word < 27:
        notes[PLACED] += 1
        joins = g.rules.link == 0 and g.rules.collect == 0
        calm = notes[NEED] > 0 and table.need != notes[NEED] - 1 and joins
        calm = calm or (notes[NEED] == 0 and table.need > 0 and g.rules.collect == 0)
    over = kind_asked(g) == 0 or kind_asked(g) == 3
    notes[NEED] = 0 if word == 32 and not over else table.need
    short = over and notes[PLACED] != 54
    if over:
        notes[PLACED] = 0
    if (over or number % 8 == 0) and not conserved(g, counts):
        return MISSING
    if (over or number % 8 == 0) and not true(g):
        return UNTRUE
    if 27 <= word < 30 and table.need > 54:
        return UNTRUE
    if short:
        return SHORT
    return CALM if calm else 0


def settled(g: Any, bound: int) -> int:
    """Groups, need and legal cells of the table that lies; the need."""
    settle(g, bound)
    need: int = g.state.table.need
    return need
