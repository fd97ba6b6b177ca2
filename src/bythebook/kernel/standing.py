"""Where a seat stands to the question on the table, for the sentence of a refusal."""

from __future__ import annotations

from typing import Any

from .questions import awaited, current


def standing(g: Any, seat: int, turn: int) -> str:
    """Why a move of this seat answers nothing: `over`; `asked`: something else is asked of it; `wait`: it is its turn,
    or it has answered, and others are asked; else `turn`: it is not its turn."""
    if not awaited(g):
        return "over"
    if (awaited(g) >> seat) & 1:
        return "asked"
    return "wait" if seat == turn or (current(g).asked >> seat) & 1 else "turn"
