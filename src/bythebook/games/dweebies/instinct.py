"""Dweebies: a random player's cell (kernel Python)."""

from __future__ import annotations

from ...kernel.chance import Chance, draw
from ...kernel.inlining import inlined
from ...kernel.moves import add_word
from .names import SIDE, Word
from .state import Game, Move
from .tableau import nth_legal


@inlined
def instinct(g: Game, seat: int, move: Move, policy: Chance) -> int:
    """End a random player's placement with a legal cell, all equally likely, as the specification's figures have it:
    chosen word by word, cells in rows with few of them would be likelier. 1 when the move is whole."""
    if move.size != 1 or move.word[0] >= Word.TAKE_ALL:
        return 0
    table = g.state.table
    cell = nth_legal(table, draw(policy, table.cells))
    row = cell // SIDE
    add_word(move, row + table.north)
    add_word(move, cell - SIDE * row + table.west)
    return 1
