"""Dementalism: what the referee tells the rules of seats that are left for good (7.15; plain Python)."""

from __future__ import annotations

from .moves import move_of
from .names import Ending, Word
from .state import Game, Move


def leaving(g: Game, seat: int, gone: bool) -> Move | None:
    """Under leave=skip, that this seat was left, or that its owner is back; None where the rules know already."""
    known = bool((g.state.left >> seat) & 1)
    if g.rules.leave == 0 or g.state.ending != Ending.NONE or gone == known:
        return None
    return move_of(Word.LEAVE if gone else Word.RETURN, seat)
