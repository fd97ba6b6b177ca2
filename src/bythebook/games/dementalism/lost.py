"""Dementalism: how a turn is lost, 7.16, 10.1 and 11.14 (kernel Python)."""

from __future__ import annotations

from ...kernel.events import tell
from ...kernel.questions import current, done, push
from .events import Told
from .names import Kind, Step
from .powers import ask_one, can_react
from .state import Game, clockwise
from .stores import safe_stacks

ASKED = 1  # the stage of a LOSE frame once `lost_react` was opened


def lose_turn(g: Game, seat: int) -> None:
    """One more lost turn waits for this seat (7.9)."""
    player = g.state.player[seat]
    player.lost += 1
    tell(g, Told.LOST_GIVEN, seat, player.lost)


def give_lost(g: Game, seat: int) -> None:
    """Another seat's Power, or a Turmoil, is about to give this seat a lost turn."""
    push(g, Step.LOSE, seat)
    current(g).word[0] = 0


def go_on_losing(g: Game) -> None:
    """None if the seat's latest turn was lost, and nobody is asked (7.16); else first the reaction (10.1)."""
    frame = current(g)
    seat = frame.seat
    if (g.state.missed >> seat) & 1 == 1:
        avoid(g)
    elif frame.word[0] != ASKED and can_react(g, seat, Kind.LOST_REACT):
        frame.word[0] = ASKED + 0
        ask_one(g, Kind.LOST_REACT, seat)
    else:
        done(g)
        lose_turn(g, seat)


def avoid(g: Game) -> None:
    """The lost turn on top is not given."""
    seat = current(g).seat
    done(g)
    tell(g, Told.LOST_AVOIDED, seat)


# --- Head Office Audit ------------------------------------------------------------------------------------------------
def audit(g: Game) -> None:
    """Each seat with the most Safe Stacks is to lose a turn; none if nobody has one (11.14)."""
    most = 1
    leaders = 0
    for seat in range(g.state.seats):
        number = safe_stacks(g, seat)
        if number > most:
            most = number
            leaders = 0
        if number == most:
            leaders |= 1 << seat
    push(g, Step.AUDIT, g.state.turn)
    current(g).word[0] = leaders


def go_on_audit(g: Game) -> None:
    """The next of them, clockwise from the active seat, itself first."""
    frame = current(g)
    if frame.word[0] == 0:
        done(g)
        return
    seat = g.state.turn
    while (frame.word[0] >> seat) & 1 == 0:
        seat = clockwise(g, seat)
    frame.word[0] &= ~(1 << seat)
    give_lost(g, seat)
