"""Dementalism, sections 10 and 11: what sets markers, and takes them away (kernel Python)."""

from __future__ import annotations

from ...kernel.events import tell
from .events import Told
from .names import NO_STACK, STACKS, Copies, Used
from .spread import column_of, row_of, sit
from .state import Game


def sit_on(g: Game, seat: int, cell: int) -> None:
    """Big Sal Sitwell (10.17)."""
    sit(g, seat, cell)
    tell(g, Told.SIT, seat, column_of(cell), row_of(cell) + 1)


def lock(g: Game, seat: int, place: int) -> None:
    """Padlock Petunia (10.20)."""
    g.state.stack[g.state.player[seat].stack[place]].locked = 1
    tell(g, Told.LOCK, seat, place + 1)


def turn_safe(g: Game, seat: int, target: int, denizen: int) -> None:
    """Wet-Blanket Wilf: another seat's Safe Stack is Turned as if it was used (10.30)."""
    player = g.state.player[target]
    for place in range(player.stacks):
        stack = g.state.stack[player.stack[place]]
        if stack.copies == Copies.SAFE and stack.denizen == denizen:
            stack.used = Used.TURNED + 0
    tell(g, Told.TURNED, seat, target, denizen)


def cut_power(g: Game, seat: int) -> None:
    """No Powers until this seat's next turn starts (11.12)."""
    g.state.cut |= 1 << seat
    tell(g, Told.CUT_ON, seat)


def recharge(g: Game, kept: int) -> None:
    """All Stacks are free but the one whose Power does this, `kept`, and nobody's allowance is spent (11.13)."""
    state = g.state
    for number in range(STACKS):
        if number != kept:
            state.stack[number].used = Used.FREE + 0
    state.spent = 0
    tell(g, Told.RECHARGE, 0 if kept == NO_STACK else 1)
