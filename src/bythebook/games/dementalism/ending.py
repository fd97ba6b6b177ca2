"""Dementalism, section 12: the end, points and places (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.cards import pop
from ...kernel.events import more, tell
from .events import Told
from .names import CELLS, NO_CARD, PART, PARTS, Copies, Ending
from .spread import put
from .state import Game, is_giggity, is_turmoil
from .stores import ALL_STACKS, is_vulnerable, number_of


# --- is it over? ----------------------------------------------------------------------------------------------------
def measure(g: Game) -> None:
    """The lowest count of Spread and Heap so far, and for how many turns it has not fallen (12.3)."""
    state = g.state
    left = state.spread.cards + state.heap.size
    if left < state.least:
        state.least = left
        state.idle = 0
    else:
        state.idle += 1


def end_if_over(g: Game) -> None:
    """The tests after Cleanup: nothing left (12.1), nothing that can match (12.2), nothing moved (12.3), all agree
    (12.4)."""
    state = g.state
    measure(g)
    if state.spread.cards == 0:
        end(g, Ending.EMPTY)
    elif state.heap.size == 0 and g.rules.dead_spread == 0 and is_dead(g):
        end(g, Ending.DEAD)
    elif state.idle >= g.rules.idle_turns:
        end(g, Ending.IDLE)
    elif state.agreed_all == 1:
        end(g, Ending.VOTE)


def is_dead(g: Game) -> bool:
    """Can nothing in the Spread match any more, Powers ignored (12.2)?"""
    spread = g.state.spread
    denizens = 0
    giggities = 0
    for part in range(PARTS):
        cells = spread.down[part]
        while cells != 0:
            card = spread.card[PART * part + lowest(cells)]
            cells &= cells - 1
            if is_turmoil(g.rules, card):
                return False
            if is_giggity(g.rules, card):
                giggities += 1
            elif (denizens >> card) & 1 == 1:
                return False
            else:
                denizens |= 1 << card
    if giggities > 1 or (giggities == 1 and denizens != 0):
        return False
    return not some_vulnerable(g, denizens)


def some_vulnerable(g: Game, denizens: int) -> bool:
    """Does any Vulnerable Stack hold one of these Denizens (a set)?"""
    numbers = ALL_STACKS & ~g.state.free
    while numbers != 0:
        stack = g.state.stack[lowest(numbers)]
        numbers &= numbers - 1
        if is_vulnerable(stack) and (denizens >> stack.denizen) & 1 == 1:
            return True
    return False


# --- the end --------------------------------------------------------------------------------------------------------
def end(g: Game, ending: int) -> None:
    """The game is over: what is left counts nothing (12.6), all Stacks are turned face-up (12.7), points are counted
    (12.8); turns that wait are void (12.5)."""
    state = g.state
    state.ending = ending
    state.agenda.size = 0
    state.waiting = 0
    tell(g, Told.END, ending, state.idle)
    discard_rest(g)
    for seat in range(state.seats):
        state.player[seat].lost = 0
        turn_stacks_up(g, seat)
    for seat in range(state.seats):
        tell(g, Told.SCORE, seat, points(g, seat), number_of(g, seat, Copies.SAFE), number_of(g, seat, Copies.STACKED))
        more(g, number_of(g, seat, Copies.SNEAKY))
    tell_winners(g)


def discard_rest(g: Game) -> None:
    """Spread and Heap go to the Keister, where everybody sees them all together (12.6, 12.14)."""
    state = g.state
    spread = state.spread
    for cell in range(CELLS):
        if spread.card[cell] != NO_CARD:
            put(state.keister, spread.card[cell])
            spread.card[cell] = NO_CARD
            spread.sitter[cell] = 0
    for part in range(PARTS):
        spread.down[part] = 0
    spread.cards = 0
    spread.up = 0
    spread.sat = 0
    while state.heap.size > 0:
        put(state.keister, pop(state.heap))


def turn_stacks_up(g: Game, seat: int) -> None:
    """All Stacks of a Store are open."""
    player = g.state.player[seat]
    hidden = 0
    for at in range(player.stacks):
        stack = g.state.stack[player.stack[at]]
        if is_vulnerable(stack):
            if hidden == 0:
                tell(g, Told.REVEAL, seat)
            hidden += 1
            stack.revealed = 1
            more(g, at + 1)
            more(g, stack.copies - 1)
            more(g, stack.denizen)


def tell_winners(g: Game) -> None:
    """Who wins (12.9); in a tie to the end nobody, or under a house rule all who are tied (12.11)."""
    winners = 0
    number = 0
    for seat in range(g.state.seats):
        if place(g, seat) == 1:
            winners |= 1 << seat
            number += 1
    if number > 1 and g.rules.tie == 0:
        tell(g, Told.BOOM)
    else:
        tell(g, Told.WINNER, winners)


# --- points and places ----------------------------------------------------------------------------------------------
def points(g: Game, seat: int) -> int:
    """Sneaky 1, Stacked 2, Safe 4 (12.8)."""
    player = g.state.player[seat]
    number = 0
    for at in range(player.stacks):
        number += 1 << (g.state.stack[player.stack[at]].copies - 1)
    return number


def rank(g: Game, seat: int) -> int:
    """What places go by: points, then Safe Stacks, then Stacked, then Sneaky (12.9, 12.10)."""
    safe = number_of(g, seat, Copies.SAFE)
    stacked = number_of(g, seat, Copies.STACKED)
    return ((points(g, seat) * 64 + safe) * 64 + stacked) * 64 + number_of(g, seat, Copies.SNEAKY)


def place(g: Game, seat: int) -> int:
    """The place, from 1; equal rows share it (12.12)."""
    mine = rank(g, seat)
    found = 1
    for other in range(g.state.seats):
        if rank(g, other) > mine:
            found += 1
    return found


def payoff(g: Game, seat: int) -> float:
    """The share of the places below: 1 for a sole winner, 0 for a sole last."""
    mine = place(g, seat)
    sharing = 0
    for other in range(g.state.seats):
        if place(g, other) == mine:
            sharing += 1
    return (2 * (g.state.seats - mine) - (sharing - 1)) / (2 * (g.state.seats - 1))
