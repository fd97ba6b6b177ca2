"""Dementalism, section 7: Cleanup, and what lapses at the end of a turn (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.cards import pop
from ...kernel.events import tell
from .events import Told
from .names import NO_CARD, PART, PARTS
from .setup import clear_turn
from .spread import lay_down, put
from .state import Game, is_turmoil
from .stores import ALL_STACKS, renew


def clean_up(g: Game) -> None:
    """7.2 to 7.6, in this order (7.1)."""
    state = g.state
    hidden = turn_back(g)
    hide_stacks(g)
    before = state.heap.size
    fill_gaps(g)
    tell(g, Told.CLEANUP, hidden, before - state.heap.size, state.heap.size)
    if state.heap.size == 0 and state.heap_told == 0:
        state.heap_told = 1
        tell(g, Told.HEAP_EMPTY)
    clear_turn(g)


def turn_back(g: Game) -> int:
    """Turmoils go to the Keister (7.2), all others are turned face-down in their cells (7.3); how many those are."""
    spread = g.state.spread
    hidden = 0
    for i in range(spread.up):
        cell = spread.shown[i]
        card = spread.card[cell]
        if is_turmoil(g.rules, card):
            put(g.state.keister, card)
            spread.card[cell] = NO_CARD
            spread.cards -= 1
        else:
            spread.down[cell // PART] |= 1 << (cell % PART)
            hidden += 1
    spread.up = 0
    return hidden


def hide_stacks(g: Game) -> None:
    """Revealed Stacks are turned face-down (7.4), and what was said of Stacks in this turn lapses (7.7)."""
    numbers = ALL_STACKS & ~g.state.free
    while numbers != 0:
        renew(g.state.stack[lowest(numbers)])
        numbers &= numbers - 1


def fill_gaps(g: Game) -> None:
    """The top card of the Heap into the first empty cell in reading order, unseen, and so on (7.5) while there are
    cards (7.6)."""
    heap = g.state.heap
    for part in range(PARTS):
        gaps = g.rules.grid[part] & ~g.state.spread.down[part]
        while gaps != 0 and heap.size > 0:
            lay_down(g, PART * part + lowest(gaps), pop(heap))
            gaps &= gaps - 1
