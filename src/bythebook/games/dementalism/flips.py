"""Dementalism, section 4: flips (kernel Python)."""

from __future__ import annotations

from ...kernel.events import tell
from ...kernel.questions import current, done, push
from .events import Told
from .names import Kind, Step, Window
from .powers import ask_one, can_oops
from .spread import column_of, lift, put, row_of, turn_down, turn_up
from .state import Game, is_giggity, is_turmoil

SETTLING = 1  # the stage of a FLIP frame once the window `oops` was opened


def flip(g: Game, seat: int, cell: int) -> None:
    """The flip of W0 or W1 (4.4, 4.13): there is one more after the first, unless 10.26 took it."""
    state = g.state
    done(g)
    state.window = Window.W2 + 0 if state.window == Window.W1 or state.single == 1 else Window.W1 + 0  # 4.12
    push_flip(g, seat, cell)
    go_on_flip(g)


def push_flip(g: Game, seat: int, cell: int) -> None:
    """This card is to be flipped."""
    push(g, Step.FLIP, seat)
    frame = current(g)
    frame.word[0] = cell
    frame.word[1] = 0


def go_on_flip(g: Game) -> None:
    """The card is turned up: a Turmoil acts at once (4.7), any other is settled, after `oops` (4.9)."""
    frame = current(g)
    seat = frame.seat
    cell = frame.word[0]
    card = g.state.spread.card[cell]
    if frame.word[1] == SETTLING:
        settle(g, card)
        return
    turn_up(g, cell)
    tell(g, Told.FLIP, seat, column_of(cell), row_of(cell) + 1, card)
    if is_turmoil(g.rules, card):
        done(g)  # 4.8: the flip is used up
        if g.rules.turmoil == 0:  # 11.22
            push_turmoil(g, seat, card, cell, 0)
    elif can_oops(g, seat):
        frame.word[1] = SETTLING + 0
        ask_one(g, Kind.OOPS, seat)
    else:
        settle(g, card)


def push_turmoil(g: Game, seat: int, card: int, cell: int, replay: int) -> None:
    """A Turmoil is to act; `replay` 1: it lies in the Keister (10.13)."""
    push(g, Step.TURMOIL, seat)
    frame = current(g)
    frame.word[0] = card
    frame.word[1] = cell
    frame.word[2] = 0
    frame.word[3] = replay


def flip_instead(g: Game, cell: int) -> None:
    """The card just flipped is turned face-down, and this one is flipped in its place (10.9)."""
    frame = current(g)
    turn_down(g, frame.word[0])
    tell(g, Told.UNFLIP, frame.seat, column_of(frame.word[0]), row_of(frame.word[0]) + 1)
    frame.word[0] = cell
    frame.word[1] = 0


def settle(g: Game, card: int) -> None:
    """A Denizen or Giggity stays face-up (4.10); of two Giggities neither does (4.15)."""
    done(g)
    if not is_giggity(g.rules, card):
        return
    spread = g.state.spread
    number = 0
    for i in range(spread.up):
        if spread.card[spread.shown[i]] == card:
            number += 1
    if number < 2:
        return
    at = spread.up
    while at > 0:
        at -= 1
        cell = spread.shown[at]
        if spread.card[cell] == card:
            put(g.state.keister, lift(g, cell))
    tell(g, Told.GIGGITIES_OUT)
