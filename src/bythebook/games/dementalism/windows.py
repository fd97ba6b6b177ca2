"""Dementalism, section 4: what a window lets its seat do, besides flips and Powers (kernel Python)."""

from __future__ import annotations

from ...kernel.questions import ask, current
from .names import NO_CARD, Kind, Window, Word
from .pointing import form_stack, insert_places, may_merge, may_nab, merge_places, nab_places
from .powers import usable_in
from .spread import count_flippable
from .state import Game, is_denizen

FORM = 1 << (Word.FORM - Word.FORM)  # a set of verbs, counted from FORM
INSERT = 1 << (Word.INSERT - Word.FORM)
MERGE = 1 << (Word.MERGE - Word.FORM)
NAB = 1 << (Word.NAB - Word.FORM)


def deeds(g: Game, seat: int) -> int:
    """The matches and nabs that the window allows: in W1 no forming (4.11), in W2 all (4.16)."""
    window = g.state.window
    if window == Window.W0:
        return 0
    found = INSERT if some_insert(g, seat) else 0
    if window == Window.W2 and some_form(g):
        found |= FORM
    if may_merge(g) and some_merge(g, seat):
        found |= MERGE
    if may_nab(g) and some_nab(g, seat):
        found |= NAB
    return found


def some_form(g: Game) -> bool:
    """Do two face-up cards form a Stack?"""
    spread = g.state.spread
    for i in range(spread.up):
        for j in range(i):
            if form_stack(g, spread.card[spread.shown[i]], spread.card[spread.shown[j]]):
                return True
    return False


def some_insert(g: Game, seat: int) -> bool:
    """Is there a face-up Denizen, and a Stack of one's own to point at with it?"""
    spread = g.state.spread
    for i in range(spread.up):
        card = spread.card[spread.shown[i]]
        if is_denizen(g.rules, card) and insert_places(g, seat, card) != 0:
            return True
    return False


def some_merge(g: Game, seat: int) -> bool:
    """Are there two own Stacks to point at?"""
    for place in range(g.state.player[seat].stacks):
        if merge_places(g, seat, place) != 0:
            return True
    return False


def some_nab(g: Game, seat: int) -> bool:
    """Is there a Stack of another seat to point at?"""
    for target in range(g.state.seats):
        if nab_places(g, seat, target, NO_CARD) != 0:
            return True
    return False


def open_window(g: Game, seat: int, kind: int) -> bool:
    """Ask what a window allows; false, and nothing is asked, where there is no choice (4.17). Every match is voluntary
    (5.1): who wants none is done (5.16). The question keeps the deeds: nothing changes them while it waits."""
    found = deeds(g, seat)
    if found == 0 and must_go_on(g, seat, kind):
        return False
    ask(g, kind, 1 << seat)
    current(g).word[0] = found
    return True


def must_go_on(g: Game, seat: int, kind: int) -> bool:
    """Without any deed: is there no Power to use either, and in W1 one card alone to flip (4.20)?"""
    if kind == Kind.WINDOW0 or (kind == Kind.WINDOW1 and count_flippable(g, seat) > 1):
        return False
    return usable_in(g, seat, kind, current(g)) == 0
