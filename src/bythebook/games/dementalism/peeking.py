"""Dementalism, section 10: Powers that see (kernel Python).

Everybody hears which card or Stack is peeked at, the one who peeks alone what it is (3.2).
"""

from __future__ import annotations

from ...kernel.events import more, secretly, tell
from ...kernel.questions import Frame, ask, current
from .events import Told, Where
from .matches import reveal
from .names import NO_STACK, PART, PARTS, Kind
from .powers import OVER, PEEKS, RESOLVING, STAGE
from .shuffling import gather
from .spread import choosable, column_of, row_of
from .state import Game, Move
from .stores import is_movable, is_vulnerable, place_of

MOST_PEEKS = 3  # 10.2


# --- a Peek -----------------------------------------------------------------------------------------------------------
def peek(g: Game, seat: int, cell: int) -> None:
    """At one card of the Spread."""
    tell(g, Told.PEEK, seat, Where.CELL, column_of(cell), row_of(cell) + 1, 0)
    see(g, seat, cell)


def see(g: Game, seat: int, cell: int) -> None:
    """What this seat alone learns of a card."""
    tell(g, Told.PEEK_RESULT, seat, seat, Where.CELL, column_of(cell), row_of(cell) + 1)
    more(g, 0)
    secretly(g, 1 << seat)
    more(g, g.state.spread.card[cell])
    more(g, 0)


def see_stack(g: Game, seat: int, number: int) -> None:
    """What this seat alone learns of a Stack."""
    stack = g.state.stack[number]
    where = Where.STACK if stack.owner == seat else Where.THEIRS
    tell(g, Told.PEEK_RESULT, seat, stack.owner, where, 0, 0)
    more(g, place_of(g, number) + 1)
    secretly(g, 1 << seat)
    more(g, stack.denizen)
    more(g, stack.copies - 1)


# --- cards ------------------------------------------------------------------------------------------------------------
def peek_on(g: Game) -> None:
    """Nana Peepwick (10.2): at the card chosen last; then another one may be chosen, after this one was seen."""
    frame = current(g)
    seat = frame.seat
    frame.word[PEEKS] += 1
    frame.word[STAGE] = OVER + 0
    peek(g, seat, frame.word[frame.word[PEEKS]])
    if frame.word[PEEKS] < MOST_PEEKS and some_unseen(g, seat, frame):
        ask(g, Kind.PEEK_SECOND, 1 << seat)


def further(g: Game, seat: int, move: Move) -> None:
    """Another card is chosen."""
    frame = current(g)
    frame.word[frame.word[PEEKS] + 1] = move.word[1]
    frame.word[STAGE] = RESOLVING + 0


def unseen(g: Game, seat: int, part: int, frame: Frame) -> int:
    """A part of the choosable cards at which this Power has not peeked."""
    cells = choosable(g, seat, part)
    for i in range(1, frame.word[PEEKS] + 1):
        if frame.word[i] // PART == part:
            cells &= ~(1 << (frame.word[i] % PART))
    return cells


def some_unseen(g: Game, seat: int, frame: Frame) -> bool:
    """Is there such a card?"""
    for part in range(PARTS):
        if unseen(g, seat, part, frame) != 0:
            return True
    return False


def peek_block(g: Game, seat: int, cell: int) -> None:
    """Baron von Blockhead (10.3)."""
    number = gather(g, Where.BLOCK, cell, seat)
    tell(g, Told.PEEK, seat, Where.BLOCK, column_of(cell), row_of(cell) + 1, 0)
    for i in range(number):
        see(g, seat, g.desk.work.place[i])


# --- Stacks -----------------------------------------------------------------------------------------------------------
def peek_stacks(g: Game, seat: int, number: int, second: int) -> None:
    """Snoop Dribblewick (10.4): one Stack of another seat, or two at once."""
    stack = g.state.stack[number]
    tell(g, Told.PEEK_STORE, seat, stack.owner, place_of(g, number) + 1)
    if second != NO_STACK:
        tell(g, Told.PEEK_STORE, seat, stack.owner, place_of(g, second) + 1)
    see_stack(g, seat, number)
    if second != NO_STACK:
        see_stack(g, seat, second)


def peek_store(g: Game, seat: int) -> None:
    """Mumsy Mirrormug (10.5): all one's own face-down Stacks."""
    player = g.state.player[seat]
    tell(g, Told.PEEK, seat, Where.STORE, 0, 0, 0)
    for place in range(player.stacks):
        if is_vulnerable(g.state.stack[player.stack[place]]):
            see_stack(g, seat, player.stack[place])


def peek_own(g: Game, seat: int, place: int) -> None:
    """The Stack that lies there now (10.18)."""
    tell(g, Told.PEEK, seat, Where.STACK, 0, 0, place + 1)
    see_stack(g, seat, g.state.player[seat].stack[place])


def reveal_store(g: Game, target: int) -> None:
    """All Movable Stacks of a seat are Revealed (10.6, 11.6)."""
    player = g.state.player[target]
    tell(g, Told.REVEAL, target)
    for place in range(player.stacks):
        stack = g.state.stack[player.stack[place]]
        if is_movable(stack):
            reveal(g, player.stack[place])
            more(g, place + 1)
            more(g, stack.copies - 1)
            more(g, stack.denizen)


def ask_about(g: Game, target: int, denizen: int) -> None:
    """Whiffy Nostrildamus (10.7): has this seat a Movable Stack of it? Not which, and not how many."""
    player = g.state.player[target]
    found = 0
    for place in range(player.stacks):
        stack = g.state.stack[player.stack[place]]
        if is_movable(stack) and stack.denizen == denizen:
            found = 1
    tell(g, Told.ANSWER, target, denizen, found)
