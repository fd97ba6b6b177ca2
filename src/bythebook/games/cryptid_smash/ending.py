"""Cryptid Smash, sections 2 and 12: the goal and the end (kernel Python)."""

from __future__ import annotations

from ...kernel.events import more, tell
from .events import Told
from .names import Ending
from .state import Game, unfinished


def finish(g: Game, seat: int) -> None:
    """The last card lies on the pile: a place, before the card's effect (2.1, 2.4), behind which it is told; only plays
    and answers lead here (2.3)."""
    state = g.state
    state.finished += 1
    state.done |= 1 << seat  # 2.6
    state.open &= ~(1 << seat)
    state.said &= ~(1 << seat)
    state.player[seat].place = state.finished
    if g.rules.play_on == 0 or unfinished(g) == 1:  # 2.2
        tell_finish(g, seat)
        end(g, Ending.FINISH)  # 2.5, 12.2: effects still waiting are dropped


def tell_finish(g: Game, seat: int) -> None:
    """This seat has just got its place."""
    tell(g, Told.FINISH, seat, g.state.player[seat].place)


def end(g: Game, reason: int) -> None:
    """The game is over; those who have not finished share what is left (12.1, 12.2, 12.5)."""
    state = g.state
    state.ending = reason
    state.agenda.size = 0
    for seat in range(state.seats):
        if (state.done >> seat) & 1 == 0:
            rank = state.finished + 1
            if reason != Ending.FINISH:
                for other in range(state.seats):
                    fewer = state.player[other].hand.size < state.player[seat].hand.size
                    if (state.done >> other) & 1 == 0 and fewer:
                        rank += 1  # 12.5
            state.player[seat].place = rank
    tell(g, Told.OVER, reason)
    for rank in range(1, state.seats + 1):
        for seat in range(state.seats):
            if state.player[seat].place == rank:
                more(g, rank)
                more(g, seat)


def place(g: Game, seat: int) -> int:
    """The place of a seat, from 1; equals share it."""
    return g.state.player[seat].place


def payoff(g: Game, seat: int) -> float:
    """The share of the places below (section I): 1 for a sole winner, 0 for a sole last."""
    mine = g.state.player[seat].place
    sharing = 0
    for other in range(g.state.seats):
        if g.state.player[other].place == mine:
            sharing += 1
    return (2 * (g.state.seats - mine) - (sharing - 1)) / (2 * (g.state.seats - 1))
