"""Dementalism, section 9: when a Power may be used, and by whom (kernel Python).

All of it follows from open facts (9.11). `frame` is the work that asks: the nab, the Turmoil, the flip that a reaction
is about; windows need none.
"""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.events import tell
from ...kernel.questions import Frame, ask, current, kind_asked
from .events import Told
from .names import CELLS, NO_STACK, NOBODY, Kind, Power, Used
from .pointing import denizen_up
from .spread import some_choosable, some_down, stand_up
from .state import Game, clockwise
from .stores import carrier, movable_stacks, vulnerable_stacks
from .targets import (
    decoys,
    has_victim,
    lines,
    names_to_nab,
    seats_to_lull,
    seats_to_turn,
    seats_to_visit,
    some_not_sat_on,
    some_replayable,
)

# --- timing (9.6, 9.7): the questions that a Power may answer, a bit each ---------------------------------------------
A0 = 1 << Kind.WINDOW0
A1 = 1 << Kind.WINDOW1
A2 = 1 << Kind.WINDOW2
A = A0 | A1 | A2
F = 1 << Kind.OOPS
OWN_TURN = A | F
TIMING = (
    0,
    1 << Kind.WRONG_SELF | 1 << Kind.LOST_REACT,  # SQUIGGINS
    A,  # NANA
    A,  # BARON
    A,  # SNOOP
    A,  # MUMSY
    A,  # FENELLA
    A1 | A2,  # WHIFFY
    A2,  # TWITCHY
    F,  # OOPSIE
    A1 | A2,  # RITA
    1 << Kind.TURMOIL_REACT,  # SHUSH
    1 << Kind.TURMOIL_REACT,  # BLAMEY
    A,  # EDDIE
    A,  # CYD
    A,  # STU
    A,  # WANDA
    A,  # SAL
    A,  # JUMBLE
    A,  # BOB
    A,  # PETUNIA
    1 << Kind.NAB_REACT,  # DORCAS
    1 << Kind.NAB_REACT,  # PATSY
    1 << Kind.WRONG_SELF,  # THUDD
    1 << Kind.WRONG_OTHERS,  # GUS
    A1,  # BRENDA
    A0,  # LUMPKIN
    A2,  # HOBNAIL
    OWN_TURN,  # CLAWDETTE: that of the Power it copies (10.28)
    1 << Kind.NIX,  # NIX
    A,  # WILF
)
POWERS_AT = tuple(sum(1 << power for power in Power if (TIMING[power] >> kind) & 1) for kind in range(16))
"""By kind of question: the Powers whose moment it is, a bit each."""

# --- a POWER frame: the Power, up to four choices (section L), and ----------------------------------------------------
PEEKS = 5  # the word that counts the cards of 10.2
CARRIED = 6  # the word for the Stack that carries the Power
STAGE = 7
ANNOUNCED = 0
RESOLVING = 1
OVER = 2
NOT_SAID = -1  # a choice


def is_copyable(power: int) -> bool:
    """Is this a Power that 10.28 may copy: no reaction?"""
    return TIMING[power] & OWN_TURN != 0 and power != Power.CLAWDETTE


# --- who may announce -----------------------------------------------------------------------------------------------
def may_announce(g: Game, seat: int) -> bool:
    """May this seat use any Power at all now: they work (9.17, 9.18), and its allowance is unspent (9.2)? A seat left
    for good uses none (7.15)."""
    state = g.state
    return g.rules.powers == 0 and state.cut == 0 and ((state.spent | state.left) >> seat) & 1 == 0


def is_ready(g: Game, seat: int, power: int) -> bool:
    """Has this seat the Safe Stack of this Power (9.1), and is it free (9.3)?"""
    number = carrier(g, power)
    if number == NO_STACK:
        return False
    stack = g.state.stack[number]
    return stack.owner == seat and stack.used == Used.FREE


def reactor(g: Game, power: int) -> int:
    """Who could use this Power now, whoever's turn it is (9.7) and whatever it may choose (9.13); or NOBODY."""
    number = carrier(g, power)
    if number == NO_STACK:
        return NOBODY
    seat = g.state.stack[number].owner
    return seat if is_ready(g, seat, power) and may_announce(g, seat) else NOBODY


def usable(g: Game, seat: int) -> int:
    """The Powers that this seat may announce to answer the question on top, a bit each."""
    kind = kind_asked(g)
    return usable_in(g, seat, kind, beneath(g)) if POWERS_AT[kind] != 0 else 0


def beneath(g: Game) -> Frame:
    """The work that asks the question on top."""
    agenda = g.state.agenda
    return agenda.frame[agenda.size - 2]


def usable_in(g: Game, seat: int, kind: int, frame: Frame) -> int:
    """The Powers that this seat may announce to answer a question of this kind, asked by this work, a bit each."""
    powers = POWERS_AT[kind] & g.state.player[seat].powers
    if powers == 0 or not may_announce(g, seat):
        return 0
    found = 0
    while powers != 0:
        power = lowest(powers)
        powers &= powers - 1
        if is_ready(g, seat, power) and (power == Power.CLAWDETTE or has_target(g, seat, power, kind, frame)):
            found |= 1 << power
    if (found >> Power.CLAWDETTE) & 1 == 1 and copyable(g, seat, kind, frame) == 0:
        found &= ~(1 << Power.CLAWDETTE)
    return found


def copyable(g: Game, seat: int, kind: int, frame: Frame) -> int:
    """The Powers of others that 10.28 could copy here, a bit each, whatever the state of their Stacks."""
    found = 0
    powers = POWERS_AT[kind]
    while powers != 0:
        power = lowest(powers)
        powers &= powers - 1
        if can_copy(g, seat, power) and has_target(g, seat, power, kind, frame):
            found |= 1 << power
    return found


def can_copy(g: Game, seat: int, power: int) -> bool:
    """Is this the Power of another seat's Safe Stack, and no reaction (10.28)?"""
    number = carrier(g, power)
    return number != NO_STACK and g.state.stack[number].owner != seat and is_copyable(power)


def has_target(g: Game, seat: int, power: int, kind: int, frame: Frame) -> bool:
    """Does every choice that this Power requires have a legal target (9.9)?"""
    match power:
        case Power.SQUIGGINS:
            return kind != Kind.WRONG_SELF or frame.word[3] == 0  # after 10.25 no lost turn is due
        case Power.NANA | Power.BARON | Power.WANDA | Power.GUS:
            return some_choosable(g, seat)
        case Power.STU:
            return g.state.heap.size > 0 and some_choosable(g, seat)
        case Power.SNOOP | Power.FENELLA:
            return seats_to_visit(g, seat) != 0
        case Power.WHIFFY:
            return denizen_up(g) and seats_to_visit(g, seat) != 0
        case Power.BOB:
            return movable_stacks(g, seat) > 0 and seats_to_visit(g, seat) != 0
        case Power.JUMBLE:
            return movable_stacks(g, seat) > 1
        case Power.MUMSY | Power.PETUNIA:
            return vulnerable_stacks(g, seat) > 0
        case Power.TWITCHY | Power.OOPSIE:
            return some_down(g)
        case Power.RITA:
            return denizen_up(g) and g.state.keister.count[g.rules.denizens] > 0
        case Power.BLAMEY:
            return has_victim(g, frame.word[0])
        case Power.EDDIE:
            return some_replayable(g)
        case Power.CYD:
            return lines(g, seat) != 0
        case Power.SAL:
            return some_not_sat_on(g)
        case Power.PATSY:
            return decoys(g, frame.word[0]) != 0
        case Power.BRENDA:
            return names_to_nab(g, seat) != 0
        case Power.LUMPKIN:
            return seats_to_lull(g, seat) != 0
        case Power.HOBNAIL:
            return g.state.collected == 0 and g.state.extra == 0
        case Power.WILF:
            return seats_to_turn(g, seat) != 0
    return True  # SHUSH, DORCAS, THUDD, NIX: the trigger is all


# --- who is asked (9.13) ----------------------------------------------------------------------------------------------
def can_oops(g: Game, seat: int) -> bool:
    """Could this seat answer the flip on top with 10.9, or with 10.28 as 10.9 (4.9)?"""
    return can_react(g, seat, Kind.OOPS)


def can_react(g: Game, seat: int, kind: int) -> bool:
    """Has this seat anything to answer the work on top with, in a reaction of this kind?"""
    return usable_in(g, seat, kind, current(g)) != 0


def reacting_seat(g: Game, kind: int) -> int:
    """Which other seat could answer the work on top: the first one clockwise after its own (9.12); or NOBODY."""
    seat = clockwise(g, current(g).seat)
    for _ in range(g.state.seats - 1):
        if can_react(g, seat, kind):
            return seat
        seat = clockwise(g, seat)
    return NOBODY


def ask_one(g: Game, kind: int, seat: int) -> None:
    """Ask this seat alone; all are told for whom they wait."""
    tell(g, Told.WAITING, seat)
    ask(g, kind, 1 << seat)


# --- markers (9.3, 9.4) -----------------------------------------------------------------------------------------------
def start_of_turn(g: Game, seat: int) -> None:
    """4.2 (a) to (c): what was to last until now ends, and every allowance is renewed."""
    state = g.state
    player = state.player[seat]
    for place in range(player.stacks):
        stack = state.stack[player.stack[place]]
        if stack.locked == 1:
            stack.locked = 0
            tell(g, Told.LOCK_END, seat, place + 1)
        if stack.used == Used.TURNED:
            stack.used = Used.RESTING + 0
    get_up(g, seat)
    if (state.cut >> seat) & 1 == 1:
        state.cut &= ~(1 << seat)
        if state.cut == 0:
            tell(g, Told.CUT_OFF)
    state.spent = 0


def get_up(g: Game, seat: int) -> None:
    """This seat sits on no card any more (10.17)."""
    for cell in range(CELLS):
        if g.state.spread.sat == 0:
            return
        if g.state.spread.sitter[cell] == seat + 1:
            stand_up(g, cell)


def end_of_turn(g: Game, seat: int) -> None:
    """7.7: what rested becomes free."""
    player = g.state.player[seat]
    for place in range(player.stacks):
        stack = g.state.stack[player.stack[place]]
        if stack.used == Used.RESTING:
            stack.used = Used.FREE + 0
            tell(g, Told.READY, seat, stack.denizen)
