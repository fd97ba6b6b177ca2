"""Dementalism, sections 4 and 7: the turn, and whose is next (kernel Python)."""

from __future__ import annotations

from ...kernel.events import tell
from ...kernel.questions import current, push
from .cleanup import clean_up
from .ending import end, end_if_over, measure
from .events import Told
from .flips import push_flip
from .names import Ending, Kind, Step, Window
from .powers import end_of_turn, start_of_turn
from .spread import nth_flippable
from .state import Game, after
from .windows import open_window


def start_game(g: Game, seat: int) -> None:
    """This seat starts (2.6)."""
    tell(g, Told.GAME_START, seat, g.rules.width, g.rules.height, g.state.heap.size)
    push(g, Step.TURN, seat)
    g.state.last = seat
    if not begin_turn(g, seat, 0):
        next_turn(g)


# --- within the turn ------------------------------------------------------------------------------------------------
def go_on_turn(g: Game) -> None:
    """Ask what the window allows, or go on to the next one (4.1), in the end to Cleanup and the next turn."""
    state = g.state
    seat = state.turn
    if (state.left >> seat) & 1 == 1:
        end_turn(g)  # 7.15
    if state.window < Window.W2 and state.spread.cards == state.spread.up:
        state.window = Window.W2 + 0  # 4.14
    match state.window:
        case Window.W0:
            open_window(g, seat, Kind.WINDOW0)
        case Window.W1:
            if not open_window(g, seat, Kind.WINDOW1):
                state.window = Window.W2 + 0
                push_flip(g, seat, nth_flippable(g, seat, 0))  # 4.20
        case Window.W2:
            if not open_window(g, seat, Kind.WINDOW2):
                finish_turn(g)  # 4.17
        case _:
            finish_turn(g)


def end_turn(g: Game) -> None:
    """The turn ends at once (4.18): open flips and windows are dropped."""
    if g.state.window != Window.OVER:
        g.state.window = Window.OVER + 0
        tell(g, Told.TURN_ENDS, g.state.turn)


def finish_turn(g: Game) -> None:
    """Cleanup, the tests for the end, 7.7 (7.1); then the next turn."""
    state = g.state
    state.window = Window.OVER + 0
    clean_up(g)
    end_if_over(g)
    if state.ending == Ending.NONE:
        end_of_turn(g, state.turn)
        next_turn(g)


# --- order of play --------------------------------------------------------------------------------------------------
def next_turn(g: Game) -> None:
    """The extra turns that wait, in their order, then the seat after that of the last normal turn (7.8, 7.11, 7.14);
    lost turns are skipped."""
    state = g.state
    begun = False
    while not begun and state.ending == Ending.NONE:
        if state.waiting > 0:
            begun = begin_turn(g, next_extra(g), 1)
        else:
            state.last = after(g, state.last)
            begun = begin_turn(g, state.last, 0)


def next_extra(g: Game) -> int:
    """The seat of the extra turn that waits longest."""
    state = g.state
    seat = state.queue[0]
    state.waiting -= 1
    for i in range(state.waiting):
        state.queue[i] = state.queue[i + 1]
    return seat


def begin_turn(g: Game, seat: int, extra: int) -> bool:
    """The start of a turn (4.2); false if it is skipped: lost (7.9, 7.12), or of a seat left for good (7.15)."""
    state = g.state
    state.turn = seat
    state.extra = extra
    state.turns += 1
    state.window = Window.W0 + 0
    state.proposed = 0  # 12.4
    state.agreed = 0
    state.refused = 0
    current(g).seat = seat
    start_of_turn(g, seat)
    if state.player[seat].lost > 0 or (state.left >> seat) & 1 == 1:
        skip(g, seat)
        return False
    state.missed &= ~(1 << seat)
    tell(g, Told.EXTRA_START if extra == 1 else Told.TURN_START, seat)
    return True


def skip(g: Game, seat: int) -> None:
    """Of a skipped turn nothing happens but its start and its end (7.9); it counts as a turn (7.10)."""
    state = g.state
    if state.player[seat].lost > 0:
        state.player[seat].lost -= 1
    state.missed |= 1 << seat  # 7.16; of a seat left for good too (7.18)
    tell(g, Told.SKIPPED, seat)
    measure(g)
    if state.idle >= g.rules.idle_turns:
        end(g, Ending.IDLE)  # 12.3
    else:
        end_of_turn(g, seat)


def give_extra(g: Game, seat: int) -> None:
    """An extra turn, unless this seat's extra turn is running (7.13)."""
    state = g.state
    if state.extra == 1 and state.turn == seat:
        return
    state.queue[state.waiting] = seat
    state.waiting += 1
    tell(g, Told.EXTRA_GIVEN, seat)


def reverse(g: Game) -> None:
    """The direction of play changes (7.14); with two seats there is only one (10.16)."""
    state = g.state
    if state.seats == 2:
        return
    state.step = state.seats - state.step
    tell(g, Told.DIRECTION, 0 if state.step == 1 else 1)
