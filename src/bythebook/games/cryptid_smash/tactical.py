"""Cryptid Smash, section 6: tactical cards (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.events import more, secretly, tell
from .events import Told
from .hands import exchange
from .legendary import set_colour
from .names import Choice, Face, Mark
from .smash import recount
from .state import Game, after, beside

ALL_CHOICES = (1 << Choice.ANY) - 1
COLOURS = 0b1111 << Choice.COLOUR
COLOURS4 = 0b1111 << Choice.COLOUR4
PASS = 1 << Choice.PASS
SEATS = (1 << Choice.COLOUR) - 1


def choices_of(face: int) -> int:
    """The choices that belong to a tactical card, as a set: of Free Tactic those of the other four (6.13)."""
    match face:
        case Face.TURN:
            return SEATS
        case Face.COLOUR:
            return COLOURS
        case Face.COLOUR4:
            return COLOURS4
        case Face.PASS:
            return PASS
    return ALL_CHOICES


def nameable(g: Game, seat: int) -> int:
    """Who may be named for the next turn, a bit each: any unfinished player; oneself not with the last card (6.4)."""
    named = ((1 << g.state.seats) - 1) & ~g.state.done
    return named & ~(1 << seat) if g.state.player[seat].hand.size == 1 else named


def use(g: Game, seat: int, choice: int) -> int:
    """The tactical effect chosen (6.1, 6.12); who has the next turn."""
    if choice < Choice.COLOUR:  # 6.3
        tell(g, Told.NEXT, seat, choice, 1 if choice == seat else 0)
        return choice  # 6.4
    following = after(g, seat)
    if choice < Choice.COLOUR4:
        set_colour(g, seat, choice - Choice.COLOUR)  # 6.5
    elif choice < Choice.PASS:
        set_colour(g, seat, choice - Choice.COLOUR4)  # 6.7
        g.state.waiting = Mark.COLOUR4 + 0  # 6.8
        tell(g, Told.FOUR, following)
    else:
        pass_hands(g)
    return following


def pass_hands(g: Game) -> None:
    """Every hand to the player on the left, or in the direction of play, all at once (6.9-6.11)."""
    state = g.state
    step = state.step if g.rules.pass_side == 1 else 1
    tell(g, Told.HANDS, g.rules.pass_side)
    first = beside(g, state.turn, step)
    seat = beside(g, first, step)
    while seat != first:  # exchanged with the first in turn, every seat ends with the hand of the one before it
        exchange(g, state.player[first].hand, state.player[seat].hand)
        seat = beside(g, seat, step)
    giver = first
    seat = beside(g, first, step)
    for _ in range(state.seats - state.finished):
        tell_hand(g, seat, giver)
        giver = seat
        seat = beside(g, seat, step)
    for seat in range(state.seats):
        if (state.done >> seat) & 1 == 0:
            recount(g, seat)  # 9.3


def tell_hand(g: Game, seat: int, giver: int) -> None:
    """The new owner sees the cards."""
    hand = g.state.player[seat].hand
    tell(g, Told.HAND, seat, giver, hand.size)
    secretly(g, 1 << seat)
    for part in range(g.rules.parts):
        left = hand.held[part]
        while left != 0:
            face = 63 * part + lowest(left)
            for _ in range(hand.count[face]):
                more(g, face)
            left &= left - 1
