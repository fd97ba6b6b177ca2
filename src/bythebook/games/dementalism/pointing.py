"""Dementalism, sections 5 and 6: at which Stacks one may point, by open facts alone (kernel Python)."""

from __future__ import annotations

from ...kernel.clauses import ALLOWED, clause
from .names import NO_CARD, Copies, Window
from .spread import is_up
from .state import Game, Stack, is_denizen, is_giggity
from .stores import is_vulnerable


# --- face-up cards --------------------------------------------------------------------------------------------------
def denizen_up(g: Game) -> bool:
    """Does a Denizen lie face-up?"""
    spread = g.state.spread
    for i in range(spread.up):
        if is_denizen(g.rules, spread.card[spread.shown[i]]):
            return True
    return False


def is_denizen_up(g: Game, cell: int) -> bool:
    """Does a face-up Denizen lie here?"""
    return is_up(g, cell) and is_denizen(g.rules, g.state.spread.card[cell])


def form_stack(g: Game, card: int, other: int) -> bool:
    """Do two face-up cards form a Stack: a Denizen and a Giggity (5.2, 3.12), two identical Denizens (5.3), no others
    (5.4), a Turmoil least of all (5.15)?"""
    if is_denizen(g.rules, card):
        return card == other or is_giggity(g.rules, other)
    return is_giggity(g.rules, card) and is_denizen(g.rules, other)


# --- one's own Stacks -----------------------------------------------------------------------------------------------
def takes(g: Game, stack: Stack, card: int) -> bool:
    """May one point here with this Denizen: not at an open Stack that visibly differs (5.10), nor under a house rule at
    one nabbed this turn (6.10)? Hidden ones are all alike: any number of them may hold one Denizen (3.13)."""
    if stack.copies == Copies.SAFE or (stack.revealed == 1 and stack.denizen != card):
        return False
    return g.rules.nab_insert == 0 or stack.nabbed == 0


def insert_places(g: Game, seat: int, card: int) -> int:
    """The own places at which one may point with this Denizen (5.5), as a set."""
    player = g.state.player[seat]
    found = 0
    for place in range(player.stacks):
        if takes(g, g.state.stack[player.stack[place]], card):
            found |= 1 << place
    return found


def joins(g: Game, stack: Stack, other: Stack) -> bool:
    """May one point at these two to merge them (5.12), of which not both lie open and differ (5.13)?"""
    if not is_vulnerable(stack) or not is_vulnerable(other):
        return False
    if g.rules.merge == 0 and stack.collected == 0 and other.collected == 0:
        return False
    return stack.revealed == 0 or other.revealed == 0 or stack.denizen == other.denizen


def merge_places(g: Game, seat: int, place: int) -> int:
    """The places that may be merged with this one, as a set (5.12)."""
    player = g.state.player[seat]
    stack = g.state.stack[player.stack[place]]
    found = 0
    for other in range(player.stacks):
        if other != place and joins(g, stack, g.state.stack[player.stack[other]]):
            found |= 1 << other
    return found


def may_merge(g: Game) -> bool:
    """Can a merge be allowed at all: never under one house rule, by default only once something was collected?"""
    return g.rules.merge == 1 or (g.rules.merge == 0 and g.state.collected == 1)


# --- others' Stacks -------------------------------------------------------------------------------------------------
def may_nab(g: Game) -> bool:
    """Is it the moment to nab (6.1)?"""
    window = g.state.window
    return (window == Window.W2 or (window == Window.W1 and g.rules.early_nab == 1)) and denizen_up(g)


def counts(g: Game, denizen: int, named: int) -> bool:
    """Would a Stack of this Denizen be right: the one that was named, or any that lies face-up (6.8)? Two of them leave
    one copy, and so a Sneaky Stack alone (6.16)."""
    if named != NO_CARD:
        return denizen == named
    spread = g.state.spread
    for i in range(spread.up):
        if spread.card[spread.shown[i]] == denizen:
            return True
    return False


def shields(g: Game, seat: int, target: int) -> int:
    """The clause that keeps this seat from nabbing anything there (6.2, 6.4), or ALLOWED."""
    if target == seat or target >= g.state.seats:
        return clause(6, 2)
    return clause(6, 4) if g.state.no_nab == 1 or (g.state.shielded >> target) & 1 == 1 else ALLOWED


def guards(g: Game, stack: Stack, named: int) -> int:
    """The clause that keeps a Stack of another seat from being pointed at (6.3 to 6.6), or ALLOWED."""
    if stack.copies == Copies.SAFE:
        return clause(6, 3)
    if stack.locked == 1 or stack.barred == 1:
        return clause(6, 4)
    if stack.revealed == 0:
        return ALLOWED
    if g.rules.nab_revealed == 1:
        return clause(6, 5)
    return ALLOWED if counts(g, stack.denizen, named) else clause(6, 6)


def can_point(g: Game, seat: int, number: int, named: int) -> int:
    """The clause that keeps this seat from pointing at this Stack to nab it (6.2 to 6.6), or ALLOWED. `named`: the
    Denizen that alone counts, or NO_CARD."""
    stack = g.state.stack[number]
    found = shields(g, seat, stack.owner)
    return found if found != ALLOWED else guards(g, stack, named)


def nab_places(g: Game, seat: int, target: int, named: int) -> int:
    """The places of another seat that may be pointed at, as a set."""
    if shields(g, seat, target) != ALLOWED:
        return 0
    state = g.state
    player = state.player[target]
    found = 0
    for place in range(player.stacks):
        if guards(g, state.stack[player.stack[place]], named) == ALLOWED:
            found |= 1 << place
    return found


def nab_seats(g: Game, seat: int, named: int) -> int:
    """The seats with such a place, a bit each."""
    found = 0
    for target in range(g.state.seats):
        if nab_places(g, seat, target, named) != 0:
            found |= 1 << target
    return found
