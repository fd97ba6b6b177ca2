"""Dweebies, sections 2 and 3: set-up, and who begins (kernel Python).

Numbers in comments are clauses of the rulebook.
"""

from __future__ import annotations

from ...kernel.cards import pop
from ...kernel.chance import below, shuffle
from ...kernel.events import more, secretly, tell
from ...kernel.inlining import inlined
from .events import Told
from .hands import add, empty
from .names import CARDS, HAND, KINDS, MOST_SEATS, NOWHERE, Draw
from .state import Game
from .tableau import clear_table


def set_table(g: Game, seats: int) -> None:
    """The first round dealt; it begins with the seat that the host named, or with any (3.1)."""
    g.desk.events.size = 0
    clear_game(g, seats)
    tell(g, Told.DECK)
    first = g.rules.first - 1 if g.rules.first > 0 else below(g, seats, Draw.FIRST)
    begin_round(g, first)


def clear_game(g: Game, seats: int) -> None:
    """Nothing played yet."""
    state = g.state
    state.seats = seats
    state.round = 0
    state.over = 0
    state.agenda.size = 0
    state.agenda.number = 0
    for seat in range(MOST_SEATS):
        state.player[seat].wins = 0
    clear_round(g)


def clear_round(g: Game) -> None:
    """Each round starts anew (9.4): table, collected piles and hands are empty (2.7)."""
    state = g.state
    clear_table(state.table)
    state.pile.size = 0
    state.row = NOWHERE
    state.column = NOWHERE
    forget_lines(g)
    for seat in range(MOST_SEATS):
        player = state.player[seat]
        player.won = 0
        player.haul = 0
        player.owed = 0
        empty(player.hand)


@inlined
def forget_lines(g: Game) -> None:
    """No line is on offer."""
    g.state.row_end = NOWHERE
    g.state.column_end = NOWHERE


def begin_round(g: Game, first: int) -> None:
    """All cards shuffled (2.1), five dealt to each (2.2), the rest face down in a pile (2.5)."""
    state = g.state
    clear_round(g)
    state.round += 1
    state.first = first
    tell(g, Told.ROUND, state.round, first)
    for i in range(CARDS):
        state.pile.card[i] = g.rules.deck.card[i]
    state.pile.size = CARDS
    shuffle(g, state.pile, Draw.SHUFFLE)
    for _ in range(HAND):
        for i in range(state.seats):  # 2.3
            seat = first + i
            add(state.player[seat if seat < state.seats else seat - state.seats].hand, pop(state.pile))
    for seat in range(state.seats):
        tell_hand(g, seat)


def tell_hand(g: Game, seat: int) -> None:
    """A hand is its owner's secret (2.4)."""
    hand = g.state.player[seat].hand
    tell(g, Told.DEALT, seat, HAND)
    secretly(g, 1 << seat)
    for kind in range(KINDS):
        for _ in range(hand.count[kind]):
            more(g, kind)
