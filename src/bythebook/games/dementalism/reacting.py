"""Dementalism, section 10: reactions, which change the work that they answer (kernel Python).

Each finds that work on top: its own frame is gone.
"""

from __future__ import annotations

from ...kernel.events import tell
from ...kernel.questions import ask, current, done, push
from .events import Told
from .lost import avoid
from .matches import insert
from .nab import spare
from .names import Kind, Step
from .spread import column_of, row_of
from .state import Game, Move, is_denizen
from .stores import vulnerable_stacks


def keep_turn(g: Game) -> None:
    """Squiggins Neverlost: no lost turn, after a wrong nab of one's own or any other effect (10.1)."""
    if current(g).step == Step.NAB:
        spare(g)
    else:
        avoid(g)


def silence(g: Game) -> None:
    """Sister Shush: the Turmoil does nothing, and goes to the Keister in Cleanup (10.11)."""
    card = current(g).word[0]
    done(g)
    tell(g, Told.TURMOIL_VOID, card)


def blame(g: Game, seat: int, target: int) -> None:
    """Blamey McFinger: another seat becomes the Flipper (10.12)."""
    frame = current(g)
    frame.seat = target
    tell(g, Told.TURMOIL_MOVED, seat, target, frame.word[0])


# --- Gloating Gus Guffaw (10.24) --------------------------------------------------------------------------------------
def gloat_at(g: Game, seat: int, cell: int) -> None:
    """A card is Shown."""
    card = g.state.spread.card[cell]
    tell(g, Told.SHOW, column_of(cell), row_of(cell) + 1, card)
    if is_denizen(g.rules, card) and vulnerable_stacks(g, seat) > 0:
        push(g, Step.GLOAT, seat)
        current(g).word[0] = cell
        ask(g, Kind.GLOAT_INSERT, 1 << seat)


def go_on_gloat(g: Game) -> None:
    """The question is answered: a card that was not inserted lies as it lay."""
    done(g)


def gloat(g: Game, seat: int, move: Move) -> None:
    """The seat points, once, at an own Stack: the card joins if it matches (5.6 to 5.8), else the Stack is Revealed."""
    insert(g, seat, current(g).word[0], g.state.player[seat].stack[move.word[1]])
