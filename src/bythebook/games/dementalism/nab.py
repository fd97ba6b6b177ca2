"""Dementalism, section 6: the nab (kernel Python).

A NAB frame: the Stack pointed at; the Denizen that alone counts, or NO_CARD; the stage; 1 for 10.25; 1 if it was wrong;
what a reaction has changed.
"""

from __future__ import annotations

from ...kernel.events import more, tell
from ...kernel.questions import current, done, push
from .events import Told
from .lost import lose_turn
from .matches import collect, reveal
from .names import NO_CARD, NOBODY, Kind, Step, Window
from .pointing import counts
from .powers import ask_one, can_react, reacting_seat
from .state import Game
from .stores import append, place_of, take_out
from .turn import end_turn

SPARED = 1  # 10.1: no lost turn
SHRUGGED = 2  # 10.23: the turn goes on


def push_nab(g: Game, seat: int, number: int, named: int, brass: int) -> None:
    """This Stack is pointed at; `brass` 1: by 10.25, for which flip 2 is given up."""
    if brass == 1:
        g.state.window = Window.W2 + 0
    push(g, Step.NAB, seat)
    frame = current(g)
    frame.word[0] = number
    frame.word[1] = named
    frame.word[2] = 0
    frame.word[3] = brass
    frame.word[4] = 0
    frame.word[5] = 0


def go_on_nab(g: Game) -> None:
    """Point; reactions; show (6.7); if it is wrong, reactions again (6.12), and the price (6.13)."""
    frame = current(g)
    stage = frame.word[2]
    frame.word[2] = stage + 1
    match stage:
        case 0:
            point(g)
        case 1:
            show(g)
        case 2:
            ask_self(g)
        case 3:
            ask_others(g)
        case _:
            pay(g)


def point(g: Game) -> None:
    """All hear which Stack is meant; its owner may react (10.21, 10.22)."""
    frame = current(g)
    number = frame.word[0]
    owner = g.state.stack[number].owner
    tell(g, Told.NAB_POINT, frame.seat, owner, place_of(g, number) + 1)
    if frame.word[1] != NO_CARD:
        tell(g, Told.NAB_NAMED, frame.seat, frame.word[1])
    if can_react(g, owner, Kind.NAB_REACT):
        ask_one(g, Kind.NAB_REACT, owner)


def show(g: Game) -> None:
    """The owner turns the Stack face-up: right if its Denizen is one that counts (6.8); then one may nab on (6.15)."""
    frame = current(g)
    number = frame.word[0]
    stack = g.state.stack[number]
    seat = frame.seat
    owner = stack.owner
    place = place_of(g, number) + 1
    if not counts(g, stack.denizen, frame.word[1]):
        frame.word[4] = 1
        tell(g, Told.NAB_WRONG, seat, owner, place, stack.copies - 1, stack.denizen)  # 6.11
        return
    done(g)
    take_out(g, number)
    append(g, seat, number)
    stack.barred = 0
    stack.nabbed = 1
    reveal(g, number)
    collect(g, number)
    tell(g, Told.NAB_HIT, seat, owner, stack.copies - 1, stack.denizen, place_of(g, number) + 1)  # 6.9
    more(g, place)


def ask_self(g: Game) -> None:
    """First the nabber may react (6.12): 10.23, or 10.1 if a lost turn is due."""
    seat = current(g).seat
    if can_react(g, seat, Kind.WRONG_SELF):
        ask_one(g, Kind.WRONG_SELF, seat)


def ask_others(g: Game) -> None:
    """Then another seat (10.24)."""
    seat = reacting_seat(g, Kind.WRONG_OTHERS)
    if seat != NOBODY:
        ask_one(g, Kind.WRONG_OTHERS, seat)


def pay(g: Game) -> None:
    """The turn ends at once and the next one is lost (6.13), unless a reaction or 10.25 says otherwise. What was
    collected before stays (6.14)."""
    frame = current(g)
    seat = frame.seat
    changed = frame.word[5]
    brass = frame.word[3]
    done(g)
    if changed == SHRUGGED:
        g.state.no_nab = 1
        return
    end_turn(g)
    if changed == 0 and brass == 0:
        lose_turn(g, seat)


# --- what reactions change ------------------------------------------------------------------------------------------
def call_off(g: Game) -> None:
    """The attempt is off, and this Stack is barred for the rest of the turn (10.21)."""
    frame = current(g)
    stack = g.state.stack[frame.word[0]]
    stack.barred = 1
    tell(g, Told.NAB_OFF, frame.seat, stack.owner)
    done(g)


def put_forward(g: Game, number: int) -> None:
    """Another Stack becomes the target (10.22)."""
    current(g).word[0] = number
    tell(g, Told.NAB_DECOY, g.state.stack[number].owner, place_of(g, number) + 1)


def spare(g: Game) -> None:
    """No lost turn, but the turn ends (10.1)."""
    frame = current(g)
    frame.word[5] = SPARED + 0
    tell(g, Told.LOST_AVOIDED, frame.seat)


def shrug(g: Game) -> None:
    """The turn goes on, without a nab (10.23)."""
    current(g).word[5] = SHRUGGED + 0
