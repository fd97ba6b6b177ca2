"""Dementalism, sections 9 and 10: what Powers may choose, by open facts alone, as sets (kernel Python).

The offer puts these sets, the judge asks whether a choice is in them, and where one is empty the Power has no target
(9.9).
"""

from __future__ import annotations

from ...kernel.bits import lowest
from .names import CELLS, COLUMN, COLUMNS, PART, PARTS, Copies, Effect, Used
from .pointing import guards, is_denizen_up, shields
from .spread import can_choose, choosable, column_of, in_grid, row_of
from .state import Game, is_turmoil
from .stores import is_movable, is_vulnerable, movable_stacks


# --- seats ----------------------------------------------------------------------------------------------------------
def others(g: Game, seat: int) -> int:
    """All other seats, a bit each."""
    return ((1 << g.state.seats) - 1) & ~(1 << seat)


def is_other(g: Game, seat: int, target: int) -> bool:
    """Is this another seat of the table?"""
    return 0 <= target < g.state.seats and target != seat


def seats_to_visit(g: Game, seat: int) -> int:
    """The other seats with a Movable Stack (10.4, 10.6, 10.7, 10.19)."""
    found = 0
    for target in range(g.state.seats):
        if target != seat and movable_stacks(g, target) > 0:
            found |= 1 << target
    return found


def seats_to_lull(g: Game, seat: int) -> int:
    """The other seats with no lost turn waiting and not under 7.16 (10.26)."""
    found = others(g, seat) & ~g.state.missed
    for target in range(g.state.seats):
        if g.state.player[target].lost > 0:
            found &= ~(1 << target)
    return found


def seats_to_turn(g: Game, seat: int) -> int:
    """The other seats with a Safe Stack that is not Turned (10.30)."""
    found = 0
    for target in range(g.state.seats):
        if target != seat and safe_to_turn(g, target) != 0:
            found |= 1 << target
    return found


# --- Stacks ---------------------------------------------------------------------------------------------------------
def movable_places(g: Game, seat: int) -> int:
    """The places of a seat's Movable Stacks (3.15), as a set."""
    player = g.state.player[seat]
    found = 0
    for place in range(player.stacks):
        if is_movable(g.state.stack[player.stack[place]]):
            found |= 1 << place
    return found


def vulnerable_places(g: Game, seat: int) -> int:
    """The places of a seat's Vulnerable Stacks (3.9), as a set."""
    player = g.state.player[seat]
    found = 0
    for place in range(player.stacks):
        if is_vulnerable(g.state.stack[player.stack[place]]):
            found |= 1 << place
    return found


def decoys(g: Game, number: int) -> int:
    """The places of the other Movable Stacks of the one whose Stack is pointed at (10.22), as a set."""
    seat = g.state.stack[number].owner
    player = g.state.player[seat]
    found = movable_places(g, seat)
    for place in range(player.stacks):
        if player.stack[place] == number:
            found &= ~(1 << place)
    return found


def safe_to_turn(g: Game, seat: int) -> int:
    """The Denizens of a seat's Safe Stacks that are not Turned (10.30), as a set."""
    player = g.state.player[seat]
    found = 0
    for place in range(player.stacks):
        stack = g.state.stack[player.stack[place]]
        if stack.copies == Copies.SAFE and stack.used != Used.TURNED:
            found |= 1 << stack.denizen
    return found


def names_to_nab(g: Game, seat: int) -> int:
    """The Denizens that one may name for a nab (10.25), as a set: any, if a face-down Stack may be pointed at; else
    those that lie open (6.6)."""
    found = 0
    for target in range(g.state.seats):
        if shields(g, seat, target) != 0:
            continue
        player = g.state.player[target]
        for place in range(player.stacks):
            stack = g.state.stack[player.stack[place]]
            if guards(g, stack, stack.denizen) == 0:
                if stack.revealed == 0:
                    return (1 << g.rules.denizens) - 1
                found |= 1 << stack.denizen
    return found


# --- cells ----------------------------------------------------------------------------------------------------------
def is_block(g: Game, seat: int, cell: int) -> bool:
    """Is this the top left cell of a block inside the grid with a choosable card in it (10.3)?"""
    if column_of(cell) + 1 >= g.rules.width or row_of(cell) + 1 >= g.rules.height:
        return False
    below = cell + COLUMNS
    return (
        can_choose(g, seat, cell)
        or can_choose(g, seat, cell + 1)
        or can_choose(g, seat, below)
        or can_choose(g, seat, below + 1)
    )


def lines(g: Game, seat: int) -> int:
    """The rows, and from COLUMN on the columns, with at least two choosable cards (10.14), as a set."""
    once = 0
    twice = 0
    for part in range(PARTS):
        cells = choosable(g, seat, part)
        while cells != 0:
            cell = PART * part + lowest(cells)
            cells &= cells - 1
            both = (1 << row_of(cell)) | (1 << (COLUMN + column_of(cell)))
            twice |= once & both
            once |= both
    return twice


def not_sat_on(g: Game, part: int) -> int:
    """A part of the face-down cards that nobody sits on (10.17)."""
    cells: int = g.state.spread.down[part]
    left = cells if g.state.spread.sat > 0 else 0
    while left != 0:
        bit = lowest(left)
        left &= left - 1
        if g.state.spread.sitter[PART * part + bit] != 0:
            cells &= ~(1 << bit)
    return cells


def some_not_sat_on(g: Game) -> bool:
    """Is there such a card?"""
    for part in range(PARTS):
        if not_sat_on(g, part) != 0:
            return True
    return False


def can_gather(g: Game, cell: int) -> bool:
    """Does a face-up Denizen lie here, with a Giggity in the Keister (10.10)?"""
    return is_denizen_up(g, cell) and g.state.keister.count[g.rules.denizens] > 0


# --- Turmoil --------------------------------------------------------------------------------------------------------
def is_replayable(g: Game, card: int) -> bool:
    """Is this a Turmoil of which one without a marker lies in the Keister (10.13)?"""
    return is_turmoil(g.rules, card) and g.state.keister.count[card] > g.state.replayed.count[card]


def some_replayable(g: Game) -> bool:
    """Is there one, and do Turmoils act at this table (11.22)?"""
    if g.rules.turmoil == 1:
        return False
    for card in range(g.rules.denizens + 1, g.rules.rows):
        if is_replayable(g, card):
            return True
    return False


def has_place(g: Game, card: int) -> bool:
    """Does this Turmoil speak of "this cell" (10.13)?"""
    match g.rules.effect[card]:
        case Effect.RUCKUS | Effect.SINKHOLE | Effect.LIGHTS:
            return True
    return False


def has_victim(g: Game, card: int) -> bool:
    """Does it matter for this Turmoil who the Flipper is (10.12)?"""
    match g.rules.effect[card]:
        case Effect.WRONG_WAY:
            return g.state.seats == 2
        case Effect.SNOOZE | Effect.SECOND_WIND | Effect.LEAK | Effect.CUT:
            return True
    return False


def is_place(g: Game, cell: int) -> bool:
    """May this be "this cell" of a replay: any cell of the grid (10.13)?"""
    return 0 <= cell < CELLS and in_grid(g, cell)
