"""Dementalism, section 11: Turmoil (kernel Python).

A TURMOIL frame: its seat is the Flipper (11.18); its words are the card, the cell, the stage, and for a replay (10.13)
the Stack whose Power does it, plus 1.
"""

from __future__ import annotations

from ...kernel.bits import nth_bit, ones
from ...kernel.chance import below
from ...kernel.events import tell
from ...kernel.questions import ask, current, done, push
from .events import Told, Where
from .lost import audit, give_lost
from .marking import cut_power, recharge
from .moving import sink, spring
from .names import NOBODY, Copies, Draw, Effect, Kind, Step
from .peeking import reveal_store
from .powers import ask_one, can_react
from .shuffling import gather, shuffle_cells, shuffle_stacks
from .spread import column_of, put, row_of
from .state import Game, Move, after, clockwise
from .stores import append, discard, discard_giggity, movable_stacks, place_of, take_out
from .targets import movable_places
from .turn import end_turn, give_extra, reverse

FLIPPED = 0
ACTING = 1


def go_on_turmoil(g: Game) -> None:
    """First who flipped it may react (11.17), unless it is replayed; then it acts (11.16), and stays where it lies
    (11.19)."""
    frame = current(g)
    if frame.word[2] == FLIPPED:
        frame.word[2] = ACTING + 0
        if frame.word[3] == 0 and can_react(g, frame.seat, Kind.TURMOIL_REACT):
            ask_one(g, Kind.TURMOIL_REACT, frame.seat)
            return
    card = frame.word[0]
    cell = frame.word[1]
    kept = frame.word[3] - 1
    flipper = frame.seat
    done(g)
    tell(g, Told.TURMOIL, flipper, card)
    strike(g, g.rules.effect[card], cell, flipper, kept)


def strike(g: Game, effect: int, cell: int, flipper: int, kept: int) -> None:
    """What the Turmoil does."""
    match effect:
        case Effect.RUCKUS:
            shuffle_cells(g, Where.CROSS, cell, NOBODY)  # 11.1
        case Effect.WOBBLE:
            shuffle_cells(g, Where.ALL, 0, NOBODY)  # 11.2
        case Effect.WRONG_WAY:
            if g.state.seats == 2:
                give_extra(g, flipper)
            else:
                reverse(g)  # 11.3
        case Effect.SNOOZE:
            if flipper == g.state.turn:
                end_turn(g)
            give_lost(g, flipper)  # 11.4
        case Effect.SECOND_WIND:
            give_extra(g, flipper)  # 11.5
        case Effect.LAUNDRY:
            for seat in range(g.state.seats):
                if movable_stacks(g, seat) > 0:
                    reveal_store(g, seat)  # 11.6
        case Effect.PARCEL:
            start_parcel(g)
        case Effect.SOCKS:
            for seat in range(g.state.seats):
                shuffle_stacks(g, seat)  # 11.8
        case Effect.SINKHOLE:
            sink(g, cell)
        case Effect.LEAK:
            if movable_stacks(g, flipper) > 0:
                push(g, Step.LEAK, flipper)
                current(g).word[0] = 0
        case Effect.SPRING:
            spring(g)
        case Effect.CUT:
            cut_power(g, flipper)
        case Effect.BATTERIES:
            recharge(g, kept)
        case Effect.AUDIT:
            audit(g)
        case Effect.LIGHTS:
            light(g, cell)


def light(g: Game, cell: int) -> None:
    """Lights On: the face-down cards of this row are Shown together (11.15)."""
    number = gather(g, Where.ROW, cell, NOBODY)
    for i in range(number):
        other = g.desk.work.place[i]
        tell(g, Told.SHOW, column_of(other), row_of(other) + 1, g.state.spread.card[other])


# --- picks ------------------------------------------------------------------------------------------------------------
def pick(g: Game, seat: int, move: Move) -> None:
    """A Stack is picked, by its place; the work beneath the question takes it up."""
    g.state.player[seat].chosen = move.word[1]


def pick_for(g: Game, seat: int) -> None:
    """Of a seat left for good the pick is random (7.15)."""
    places = movable_places(g, seat)
    g.state.player[seat].chosen = nth_bit(places, below(g, ones(places), Draw.DEFAULT))


def start_parcel(g: Game) -> None:
    """Pass the Parcel: all seats with a Movable Stack take part; fewer than two are none (11.7)."""
    seats = 0
    for seat in range(g.state.seats):
        if movable_stacks(g, seat) > 0:
            seats |= 1 << seat
    if ones(seats) > 1:
        push(g, Step.PARCEL, g.state.turn)
        frame = current(g)
        frame.word[0] = seats
        frame.word[1] = 0


def go_on_parcel(g: Game) -> None:
    """Everyone picks at once, in secret (11.20); then the Stacks go."""
    frame = current(g)
    if frame.word[1] == 0:
        frame.word[1] = 1
        ask_parcels(g, frame.word[0])
    else:
        seats = frame.word[0]
        done(g)
        pass_parcels(g, seats)


def ask_parcels(g: Game, seats: int) -> None:
    """Ask these seats, clockwise from the active one."""
    seat = g.state.turn
    for _ in range(g.state.seats):
        if (seats >> seat) & 1 == 1:
            if (g.state.left >> seat) & 1 == 1:
                pick_for(g, seat)
            else:
                tell(g, Told.WAITING, seat)
        seat = clockwise(g, seat)
    if seats & ~g.state.left != 0:
        ask(g, Kind.PARCEL_PICK, seats & ~g.state.left)


def pass_parcels(g: Game, seats: int) -> None:
    """All go at once, unseen, each to the right end of the next Store (11.7, 3.17)."""
    state = g.state
    parcel = g.desk.work.place
    for seat in range(state.seats):
        if (seats >> seat) & 1 == 1:
            parcel[seat] = state.player[seat].stack[state.player[seat].chosen]
            state.stack[parcel[seat]].revealed = 0
            take_out(g, parcel[seat])
    seat = state.turn
    for _ in range(state.seats):
        if (seats >> seat) & 1 == 1:
            target = after(g, seat)
            while (seats >> target) & 1 == 0:
                target = after(g, target)
            append(g, target, parcel[seat])
            tell(g, Told.PARCEL, seat, state.player[seat].chosen + 1, target, state.player[target].stacks)
            state.player[seat].chosen = -1
        seat = clockwise(g, seat)


def go_on_leak(g: Game) -> None:
    """Leaky Pocket: the Flipper picks one own Movable Stack, unseen; it is Shown and goes to the Keister (11.10)."""
    frame = current(g)
    seat = frame.seat
    if frame.word[0] == 0:
        frame.word[0] = 1
        if (g.state.left >> seat) & 1 == 1:
            pick_for(g, seat)
        else:
            ask_one(g, Kind.LEAK_PICK, seat)
        return
    done(g)
    player = g.state.player[seat]
    number = player.stack[player.chosen]
    player.chosen = -1
    leak(g, seat, number)


def leak(g: Game, seat: int, number: int) -> None:
    """This Stack is Shown, and is no more."""
    stack = g.state.stack[number]
    tell(g, Told.LEAK, seat, place_of(g, number) + 1, stack.copies - 1, stack.denizen)
    for _ in range(stack.copies):
        put(g.state.keister, stack.denizen)
    if stack.copies == Copies.SNEAKY:
        discard_giggity(g)
    discard(g, number)
