"""Dementalism, section 5: matches (kernel Python)."""

from __future__ import annotations

from ...kernel.events import more, tell
from .events import Told
from .names import Copies
from .spread import column_of, lift, row_of
from .state import Game, is_giggity
from .stores import discard, discard_giggity, make_safe, new_stack, place_of


def form(g: Game, seat: int, cell: int, other: int) -> None:
    """Two face-up cards become a Stack, face-down at once (5.2, 5.3, 5.8)."""
    card = lift(g, cell)
    second = lift(g, other)
    copies = Copies.STACKED + 0 if card == second else Copies.SNEAKY + 0
    denizen = second if is_giggity(g.rules, card) else card
    number = new_stack(g, seat, denizen, copies)
    collect(g, number)
    tell(g, Told.FORM, seat, copies - 1, denizen, place_of(g, number) + 1, column_of(cell))
    more(g, row_of(cell) + 1)
    more(g, column_of(other))
    more(g, row_of(other) + 1)


def insert(g: Game, seat: int, cell: int, number: int) -> None:
    """A Denizen of the Spread is brought to an own Stack (5.5): it joins if it matches, else the Stack stays open (5.9)
    and the card stays. Two insertions may make a Sneaky Stack Safe (5.11), or go to two Stacks (5.14). Of a card that
    lies face-down and was Shown the same holds (10.24)."""
    stack = g.state.stack[number]
    card = g.state.spread.card[cell]
    place = place_of(g, number) + 1
    if stack.denizen != card:
        reveal(g, number)
        tell(g, Told.INSERT_MISS, seat, place, stack.copies - 1, stack.denizen)
        return
    lift(g, cell)
    upgrade(g, number, stack.copies + 1)
    if seat == g.state.turn:
        collect(g, number)
    tell(g, Told.INSERT_HIT, seat, card, place, stack.copies - 1, column_of(cell))
    more(g, row_of(cell) + 1)


def merge(g: Game, seat: int, place: int, second: int) -> None:
    """Two own Stacks are shown: of one Denizen they become one at the left of the two places, else both stay open
    (5.13)."""
    player = g.state.player[seat]
    left = player.stack[min(place, second)]
    right = player.stack[max(place, second)]
    stack = g.state.stack[left]
    other = g.state.stack[right]
    if stack.denizen != other.denizen:
        reveal(g, left)
        reveal(g, right)
        tell_different(g, seat, place, second)
        return
    copies = stack.copies + other.copies
    stack.locked |= other.locked
    stack.nabbed |= other.nabbed
    if other.copies == Copies.SNEAKY:
        discard_giggity(g)
    discard(g, right)
    upgrade(g, left, copies)
    collect(g, left)
    tell(g, Told.MERGE_HIT, seat, place + 1, second + 1, stack.copies - 1, stack.denizen)


def tell_different(g: Game, seat: int, place: int, second: int) -> None:
    """What the two Stacks are that do not match."""
    player = g.state.player[seat]
    stack = g.state.stack[player.stack[place]]
    other = g.state.stack[player.stack[second]]
    tell(g, Told.MERGE_MISS, seat, place + 1, second + 1, stack.copies - 1, stack.denizen)
    more(g, other.copies - 1)
    more(g, other.denizen)


def upgrade(g: Game, number: int, copies: int) -> None:
    """A Stack has now so many Denizens: its Giggity goes (5.6); two lie face-down at once (5.8), three are Safe
    (5.7)."""
    stack = g.state.stack[number]
    if stack.copies == Copies.SNEAKY:
        discard_giggity(g)
    if copies == Copies.SAFE:
        make_safe(g, number)
    else:
        stack.copies = copies
        stack.revealed = 0


def reveal(g: Game, number: int) -> None:
    """A Stack lies face-up until the end of the turn (3.3)."""
    g.state.stack[number].revealed = 1


def collect(g: Game, number: int) -> None:
    """The active seat has collected this Stack (3.18)."""
    g.state.stack[number].collected = 1
    g.state.collected = 1
