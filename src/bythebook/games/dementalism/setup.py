"""Dementalism, section 2: set-up (kernel Python).

Numbers in comments are clauses of the rulebook.
"""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.cards import pop
from ...kernel.chance import below, shuffle
from .names import CARDS, CELLS, MOST_SEATS, NO_CARD, PART, PARTS, POWERS, ROWS, STACKS, Copies, Draw, Ending, Window
from .spread import lay_down
from .state import Game, Tally
from .stores import ALL_STACKS, renew


def set_table(g: Game, seats: int) -> None:
    """All cards shuffled together (2.1) and laid out, however many play (2.7); Stores and Keister are empty (2.5)."""
    g.desk.events.size = 0
    clear_game(g, seats)
    heap = g.state.heap
    for i in range(CARDS):
        heap.card[i] = g.rules.deck.card[i]
    heap.size = CARDS
    shuffle(g, heap, Draw.DEAL)
    for part in range(PARTS):
        cells = g.rules.grid[part]
        while cells != 0:  # 2.2, 2.8: in reading order; what is left is the Heap (2.4)
            lay_down(g, PART * part + lowest(cells), pop(heap))
            cells &= cells - 1
    g.state.heap_told = 1 if heap.size == 0 else 0


def clear_game(g: Game, seats: int) -> None:
    """Nothing dealt, nothing played."""
    state = g.state
    state.seats = seats
    state.turn = 0
    state.window = Window.W0 + 0
    state.extra = 0
    state.last = 0
    state.step = 1
    state.missed = 0
    state.spent = 0
    state.cut = 0
    state.left = 0
    state.proposed = 0
    state.agreed = 0
    state.refused = 0
    state.agreed_all = 0
    state.least = CARDS + 0  # 12.3
    state.idle = 0
    state.turns = 0
    state.heap_told = 0
    state.ending = Ending.NONE + 0
    state.waiting = 0
    state.agenda.size = 0
    state.agenda.number = 0
    clear_turn(g)
    clear_stores(g)
    clear_cards(g)


def clear_turn(g: Game) -> None:
    """What is said of one turn only, its Stacks apart (7.7)."""
    state = g.state
    state.single = 0
    state.collected = 0
    state.no_nab = 0
    state.shielded = 0
    for seat in range(state.seats):
        state.player[seat].looks = 0


def clear_stores(g: Game) -> None:
    """No Stack anywhere."""
    state = g.state
    state.free = ALL_STACKS + 0
    for number in range(STACKS):
        stack = state.stack[number]
        stack.copies = Copies.NONE + 0
        stack.locked = 0
        renew(stack)
    for power in range(POWERS + 1):
        state.carrier[power] = 0
    for seat in range(MOST_SEATS):
        player = state.player[seat]
        player.stacks = 0
        player.lost = 0
        player.looks = 0
        player.chosen = -1
        player.powers = 0


def clear_cards(g: Game) -> None:
    """No card in Spread, Heap and Keister."""
    state = g.state
    spread = state.spread
    spread.cards = 0
    spread.up = 0
    spread.sat = 0
    for cell in range(CELLS):
        spread.card[cell] = NO_CARD
        spread.sitter[cell] = 0
    for part in range(PARTS):
        spread.down[part] = 0
    state.heap.size = 0
    empty(state.keister)
    empty(state.replayed)
    empty(state.box)


def empty(tally: Tally) -> None:
    """No card."""
    tally.size = 0
    for card in range(ROWS):
        tally.count[card] = 0


def most_votes(g: Game) -> int:
    """Who starts after the secret vote: the seat with most votes, drawn among the tied (2.6)."""
    state = g.state
    most = 0
    tied = 0
    for seat in range(state.seats):
        votes = 0
        for voter in range(state.seats):
            if state.player[voter].chosen == seat:
                votes += 1
        if votes > most:
            most = votes
            tied = 0
        if votes == most:
            tied += 1
    pick = below(g, tied, Draw.FIRST) if tied > 1 else 0
    for seat in range(state.seats):
        votes = 0
        for voter in range(state.seats):
            if state.player[voter].chosen == seat:
                votes += 1
        if votes == most:
            if pick == 0:
                return seat
            pick -= 1
    return 0
