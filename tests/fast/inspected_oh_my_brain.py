"""Oh My Brain: what must hold after every move (kernel Python)."""

from __future__ import annotations

from typing import Any

from tests.fast.inspecting import MISSING

ENTRIES = ()
LONGEST = 1 << 16  # no game takes as many moves


def count(counts: list[int], pile: Any, sign: int) -> None:
    """Add or take away a pile's cards."""
    total = 0
    for value in range(len(pile.count)):
        counts[value] += sign * pile.count[value]
        total += pile.count[value]
    counts[len(pile.count)] += pile.size - total


def count_stack(counts: list[int], stack: Any, sign: int) -> None:
    """Add or take away a stack's cards."""
    for i in range(stack.size):
        counts[stack.card[i]] += sign


def conserved(g: Any, counts: list[int]) -> bool:
    """Are all the deck's cards somewhere, and no others? Do sizes and layers of piles agree with their counts?"""
    state = g.state
    for value in range(len(counts)):
        counts[value] = 0
    count_stack(counts, g.rules.deck, -1)
    count_stack(counts, state.reserve, 1)
    count_stack(counts, state.horde, 1)
    count(counts, state.discard, 1)
    for seat in range(len(state.player)):
        count(counts, state.player[seat].hand, 1)
        count(counts, state.player[seat].cemetery, 1)
        count_stack(counts, state.player[seat].lot, 1)
    wrong = 0
    for value in range(len(counts)):
        wrong |= counts[value]
    return wrong == 0 and layered(state.discard) and layered(state.player[0].hand)


def layered(pile: Any) -> bool:
    """Does each layer hold the values that are there more often than it is deep?"""
    for k in range(len(pile.least)):
        for value in range(len(pile.count)):
            if (pile.least[k] >> value) & 1 != (1 if pile.count[value] > k else 0):
                return False
    return True


def fault_of(g: Any, word: int, number: int, notes: list[int], counts: list[int]) -> int:
    """See `inspecting`."""
    return 0 if conserved(g, counts) else MISSING
