"""Dementalism, section 8: looking at one's own Stacks (kernel Python)."""

from __future__ import annotations

from ...kernel.clauses import ALLOWED, clause
from ...kernel.events import more, secretly, tell
from ...kernel.questions import kind_asked
from .events import Told
from .names import Kind
from .state import Game, Move, Stack
from .stores import is_vulnerable

LOOKS = 2  # 8.2: in another seat's turn


def is_window(kind: int) -> bool:
    """Is this W0, W1 or W2?"""
    return kind == Kind.WINDOW0 or kind == Kind.WINDOW1 or kind == Kind.WINDOW2


def may_look(g: Game, seat: int) -> bool:
    """Is it a moment to look: while W0, W1 or W2 waits, out of turn twice at most (8.2)?"""
    if not is_window(kind_asked(g)):
        return False
    return seat == g.state.turn or g.state.player[seat].looks < LOOKS


def can_look(stack: Stack) -> bool:
    """Each Stack once in a turn, and not while it lies open (8.3)."""
    return is_vulnerable(stack) and stack.looked == 0 and stack.revealed == 0


def look_places(g: Game, seat: int, first: int) -> int:
    """The own places, from `first` on, that may be looked at, as a set."""
    player = g.state.player[seat]
    found = 0
    for place in range(first, player.stacks):
        if can_look(g.state.stack[player.stack[place]]):
            found |= 1 << place
    return found


def forbids_look(g: Game, seat: int, move: Move) -> int:
    """8.2, 8.1, 8.3. Places come from left to right, each once."""
    if seat >= g.state.seats or not may_look(g, seat):
        return clause(8, 2)
    player = g.state.player[seat]
    if move.size < 2:
        return clause(8, 1)
    for i in range(1, move.size):
        place = move.word[i]
        if place < 0 or place >= player.stacks:
            return clause(8, 1)
    for i in range(1, move.size):
        place = move.word[i]
        if not can_look(g.state.stack[player.stack[place]]) or (i > 1 and place <= move.word[i - 1]):
            return clause(8, 3)
    return ALLOWED


def look(g: Game, seat: int, move: Move) -> None:
    """These Stacks are Shown (8.1); nothing else changes (8.4)."""
    player = g.state.player[seat]
    if seat != g.state.turn:
        player.looks += 1
    for i in range(1, move.size):
        place = move.word[i]
        stack = g.state.stack[player.stack[place]]
        stack.looked = 1
        if g.rules.store_look == 0:
            tell(g, Told.LOOK, seat, place + 1, stack.copies - 1, stack.denizen)
        else:
            tell(g, Told.LOOK_PRIVATE, seat, place + 1)
            secretly(g, 1 << seat)
            more(g, stack.copies - 1)
            more(g, stack.denizen)
