"""Cryptid Smash, sections 5 and 11: power effects and chains (kernel Python)."""

from __future__ import annotations

from ...kernel.events import more, tell
from ...kernel.inlining import inlined
from ...kernel.questions import current, done, push
from .drawing import draw
from .events import Told
from .hands import add, copies, take
from .matching import powers, put_under
from .names import NO_FACE, TACTICAL, Mark, Step
from .smash import recount
from .state import Game, Move, Rules, after, unfinished

AWAY = 0
BACK = 1
UNDER = 2
CLOCKWISE = 0
ANTICLOCKWISE = 1
FOUR = 4
SKIPS = 1 << Mark.SKIP
TURNS = 1 << Mark.REVERSE
SKIPS_TOO = SKIPS | TURNS
HITS = (1 << Mark.DRAW4) | (1 << Mark.DISCARD)


# --- 5 Power effects ------------------------------------------------------------------------------------------------
@inlined
def activate(g: Game, seat: int, face: int) -> int:
    """The effect of a colour card just played, if it has one (5.1); who has the next turn (8.12).

    Written without branches where the next card cannot be foreseen; those on what is told vanish in playouts.
    """
    state = g.state
    power = g.rules.power_of[face]
    mirrored = power == Mark.MIRROR
    power = state.repeats if mirrored else power  # 5.12, 5.15, 5.16, 5.17: one unit, in the Mirror's colour
    pair = unfinished(g) == 2
    skips = ((SKIPS_TOO if pair else SKIPS) >> power) & 1 == 1  # 5.19, 5.20
    turns = ((0 if pair else TURNS) >> power) & 1 == 1
    hits = (HITS >> power) & 1 == 1
    step = state.step
    state.step = state.seats - step if turns else step  # 5.18
    first = after(g, seat)
    second = after(g, first)
    state.waiting = power if hits else Mark.NONE + 0  # 5.3, 5.4, 5.5
    state.units = 1 if hits else 0
    state.chain_colour = state.colour
    if mirrored:
        tell(g, Told.MIRROR, seat, power - Mark.DRAW4)
    if turns:
        tell(g, Told.REVERSE, CLOCKWISE if state.step == 1 else ANTICLOCKWISE)
    if skips:
        tell(g, Told.SKIP, seat, first)
    if hits:
        tell(g, Told.CHAIN, first, power - Mark.DRAW4, 1, state.colour)
    return second if skips else first  # 5.21, 5.22


def payable(rules: Rules, part: int) -> int:
    """What a Discard takes, as a set: power and tactical cards (5.4)."""
    return powers(rules, part) | (TACTICAL if part == 0 else 0)


def owed(g: Game, seat: int) -> int:
    """How many cards accepting the waiting chain takes: as many as units, or all there are (5.7, 5.8)."""
    if g.state.waiting != Mark.DISCARD:
        return 0
    number = 0
    for part in range(g.rules.parts):
        number += copies(g, g.state.player[seat].hand, part, payable(g.rules, part))
    return min(number, g.state.units)


def pay(g: Game, seat: int, move: Move) -> None:
    """The cards named, shown before any is drawn, each under the one before (5.6, 5.9, 5.10, 9.24)."""
    hand = g.state.player[seat].hand
    number = move.size - 1
    if number == 0:
        tell(g, Told.NO_DISCARD, seat)  # 5.7
        return
    whole = number == hand.size
    under = number - 1 if whole else number
    if under > 0:
        tell(g, Told.DISCARD, seat, hand.size - under)
        for i in range(under):
            take(hand, move.word[1 + i])
            put_under(g, move.word[1 + i])
            more(g, move.word[1 + i])
    if whole:  # 5.11, 2.3
        face = move.word[number]
        take(hand, face)
        g.state.aside = face
        push(g, Step.ASIDE, seat)
        tell(g, Told.ASIDE, seat, face, AWAY)
    recount(g, seat)


def settle_aside(g: Game) -> None:
    """The draws are done: the card put aside goes under the pile, or back into an empty hand (5.11)."""
    state = g.state
    seat = current(g).seat
    done(g)
    face = state.aside
    state.aside = NO_FACE
    if state.player[seat].hand.size > 0:
        put_under(g, face)
        tell(g, Told.ASIDE, seat, face, UNDER)
        return
    add(state.player[seat].hand, face)
    tell(g, Told.ASIDE, seat, face, BACK)
    recount(g, seat)


# --- 11 Chains ------------------------------------------------------------------------------------------------------
def link(g: Game, hit: int, kind: int, units: int, colour: int) -> None:
    """A chain of so many units waits for this player; its colour is that of the card added last (11.7)."""
    state = g.state
    state.waiting = kind
    state.units = units
    state.chain_colour = colour
    tell(g, Told.CHAIN, hit, kind - Mark.DRAW4, units, colour)


def same_kind(g: Game, part: int) -> int:
    """Draw 4 on Draw 4, Discard on Discard, of any colour, as a set (11.1, 11.2)."""
    return g.rules.marked[3 * g.state.waiting + part]


def mirrors_in_colour(g: Game, part: int) -> int:
    """The Mirrors of the chain's own colour, as a set (11.8)."""
    return g.rules.marked[3 * Mark.MIRROR + part] & g.rules.coloured[3 * g.state.chain_colour + part]


def answering(g: Game, part: int) -> int:
    """The faces that answer the waiting chain, as a set; nothing else does (11.6)."""
    faces = same_kind(g, part)
    return faces if g.state.repeats == Mark.NONE else faces | mirrors_in_colour(g, part)  # 5.14


def accept(g: Game, seat: int, move: Move) -> None:
    """The chain ends: pay, draw the total (11.3, 11.4, 11.9); then a normal action (5.23, 11.10)."""
    state = g.state
    kind = state.waiting
    units = state.units
    state.waiting = Mark.NONE + 0
    state.units = 0
    done(g)
    tell(g, Told.ACCEPT, seat, kind - Mark.DRAW4, units)
    push(g, Step.ACTION, seat)
    current(g).word[0] = 0
    if kind == Mark.DRAW4:
        draw(g, seat, FOUR * units, 0)
        return
    pay(g, seat, move)
    draw(g, seat, 2 * units, 0)
