"""Dementalism, section 3: Stores and Stacks (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest
from .names import NO_STACK, POWERS, STACKS, Copies, Used
from .spread import put
from .state import Game, Stack

ALL_STACKS = (1 << STACKS) - 1


# --- what a Stack is ------------------------------------------------------------------------------------------------
def is_vulnerable(stack: Stack) -> bool:
    """Sneaky or Stacked (3.9)."""
    return stack.copies == Copies.SNEAKY or stack.copies == Copies.STACKED


def is_movable(stack: Stack) -> bool:
    """Vulnerable and not Locked (3.15)."""
    return is_vulnerable(stack) and stack.locked == 0


def number_at(g: Game, seat: int, place: int) -> int:
    """The number of the Stack at this place, from 0, of a Store; NO_STACK where there is none."""
    player = g.state.player[seat]
    return player.stack[place] if 0 <= place < player.stacks else NO_STACK


def place_of(g: Game, number: int) -> int:
    """The place of a Stack in its Store, from 0 (3.10)."""
    player = g.state.player[g.state.stack[number].owner]
    for place in range(player.stacks):
        if player.stack[place] == number:
            return place
    return NO_STACK


def movable_stacks(g: Game, seat: int) -> int:
    """How many Movable Stacks this seat has."""
    return count_stacks(g, seat, 1)


def vulnerable_stacks(g: Game, seat: int) -> int:
    """How many Vulnerable Stacks this seat has."""
    return count_stacks(g, seat, 0)


def count_stacks(g: Game, seat: int, unlocked: int) -> int:
    """How many Vulnerable Stacks this seat has; `unlocked` 1: only those without a Lock."""
    player = g.state.player[seat]
    number = 0
    for place in range(player.stacks):
        stack = g.state.stack[player.stack[place]]
        if is_vulnerable(stack) and (unlocked == 0 or stack.locked == 0):
            number += 1
    return number


def safe_stacks(g: Game, seat: int) -> int:
    """How many Safe Stacks this seat has."""
    return number_of(g, seat, Copies.SAFE)


def number_of(g: Game, seat: int, copies: int) -> int:
    """How many Stacks of this kind a Store has."""
    player = g.state.player[seat]
    number = 0
    for at in range(player.stacks):
        if g.state.stack[player.stack[at]].copies == copies:
            number += 1
    return number


# --- Stacks come and go ---------------------------------------------------------------------------------------------
def new_stack(g: Game, seat: int, denizen: int, copies: int) -> int:
    """A new Stack at the right end of a Store (3.10); its number."""
    state = g.state
    number = lowest(state.free)
    state.free &= state.free - 1
    stack = state.stack[number]
    stack.copies = copies
    stack.denizen = denizen
    stack.owner = seat
    renew(stack)
    stack.locked = 0
    stack.used = Used.FREE + 0
    append(g, seat, number)
    if copies == Copies.SAFE:
        carry(g, number)
    return number


def renew(stack: Stack) -> None:
    """Nothing is known of this object: it lies face-down, and what was said of it lapses (3.16)."""
    stack.revealed = 0
    stack.looked = 0
    stack.barred = 0
    stack.collected = 0
    stack.nabbed = 0


def append(g: Game, seat: int, number: int) -> None:
    """To the right end of a Store (3.10)."""
    player = g.state.player[seat]
    player.stack[player.stacks] = number
    player.stacks += 1
    g.state.stack[number].owner = seat


def take_out(g: Game, number: int) -> None:
    """Out of its Store; those to its right close up (3.11)."""
    place = place_of(g, number)
    player = g.state.player[g.state.stack[number].owner]
    player.stacks -= 1
    for at in range(place, player.stacks):
        player.stack[at] = player.stack[at + 1]


def discard(g: Game, number: int) -> None:
    """The Stack is no more, wherever its cards go."""
    take_out(g, number)
    g.state.stack[number].copies = Copies.NONE + 0
    g.state.free |= 1 << number


def make_safe(g: Game, number: int) -> None:
    """Three Denizens (3.7): face-up from now on, its Power at its owner's command (9.1); a Lock goes (10.20). Nothing
    moves it or hides it again (3.8)."""
    stack = g.state.stack[number]
    stack.copies = Copies.SAFE + 0
    stack.locked = 0
    stack.used = Used.FREE + 0
    stack.revealed = 0
    carry(g, number)


def carry(g: Game, number: int) -> None:
    """This Safe Stack carries its Denizen's Power, if there is one."""
    power = g.rules.power[g.state.stack[number].denizen]
    if power != 0:
        g.state.carrier[power] = number + 1
        g.state.player[g.state.stack[number].owner].powers |= 1 << power


def carrier(g: Game, power: int) -> int:
    """The Safe Stack that carries a Power, or NO_STACK."""
    return g.state.carrier[power] - 1 if 1 <= power <= POWERS else NO_STACK


def discard_giggity(g: Game) -> None:
    """The Giggity inside a Stack goes to the Keister (5.6)."""
    put(g.state.keister, g.rules.denizens)
