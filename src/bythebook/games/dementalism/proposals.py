"""Dementalism, section 12: ending by consent (kernel Python).

A proposal lives until the next turn start (12.4), or until somebody disagrees (12.13).
"""

from __future__ import annotations

from ...kernel.clauses import ALLOWED, clause
from ...kernel.events import tell
from ...kernel.questions import kind_asked
from .events import Told
from .names import Kind, Word
from .state import Game


def may_propose(g: Game, seat: int) -> bool:
    """With an empty Heap, once in a turn (12.4), while no proposal waits for answers (12.13)."""
    state = g.state
    kind = kind_asked(g)
    if kind == 0 or kind == Kind.FIRST_VOTE or state.heap.size > 0 or state.agreed_all == 1:
        return False
    waits = state.agreed != 0 and state.refused == 0
    return not waits and (state.proposed >> seat) & 1 == 0


def may_answer(g: Game) -> int:
    """The seats that have not answered the proposal that is on, a bit each; none once one has disagreed (12.13)."""
    state = g.state
    if state.agreed == 0 or state.refused != 0 or state.agreed_all == 1:
        return 0
    return ((1 << state.seats) - 1) & ~state.agreed


def forbids_proposal(g: Game, seat: int, word: int) -> int:
    """12.4."""
    if seat >= g.state.seats:
        return clause(12, 4)
    if word == Word.PROPOSE:
        return ALLOWED if may_propose(g, seat) else clause(12, 4)
    return ALLOWED if (may_answer(g) >> seat) & 1 == 1 else clause(12, 4)


def propose(g: Game, seat: int) -> None:
    """A proposal to end; seats left for good agree (7.15)."""
    state = g.state
    state.proposed |= 1 << seat
    state.refused = 0
    state.agreed = (1 << seat) | state.left
    tell(g, Told.END_VOTE, seat)
    settle_proposal(g)


def answer_proposal(g: Game, seat: int, word: int) -> None:
    """One seat agrees, or not."""
    if word == Word.AGREE:
        g.state.agreed |= 1 << seat
    else:
        g.state.refused |= 1 << seat
    settle_proposal(g)


def leave_agreeing(g: Game, seat: int) -> None:
    """A seat that is left for good agrees to a proposal that is on (7.15)."""
    if g.state.agreed != 0:
        g.state.agreed |= 1 << seat
        settle_proposal(g)


def settle_proposal(g: Game) -> None:
    """If all agree the game ends after this turn's Cleanup."""
    state = g.state
    if state.agreed == (1 << state.seats) - 1:
        state.agreed_all = 1
