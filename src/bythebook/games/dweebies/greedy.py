"""Dweebies: an honest, simple player. It sees a redealt world and its own knowledge, never the true one."""

from __future__ import annotations

from ...kernel.chance import below
from ...kernel.moves import add_word, begin
from ...kernel.questions import awaited, kind_asked
from .knowledge import Knowledge
from .lines import cards_of, column_length, find_lines, row_length
from .names import KINDS, SIDE, Draw, Kind, Word
from .referee import default, default_collecting
from .setup import forget_lines
from .state import Game, Move
from .tableau import at_border, nth_legal


def greedy(g: Game, seat: int, k: Knowledge, move: Move) -> None:
    """Draw what is owed, collect as much as can be, else place any card anywhere."""
    move.size = 0
    if g.state.player[seat].owed > 0 and kind_asked(g) != Kind.NEXT_ROUND:
        begin(move, Word.DRAW)
    elif kind_asked(g) == Kind.PLACE and (awaited(g) >> seat) & 1:
        choose_placing(g, seat, move)
    elif kind_asked(g) == Kind.COLLECT:
        begin(move, default_collecting(g))
    else:
        default(g, seat, move)


def choose_placing(g: Game, seat: int, move: Move) -> None:
    """The card and the cell that collect most; of several as good any, and so if nothing collects."""
    table = g.state.table
    hand = g.state.player[seat].hand
    cells = [divmod(nth_legal(table, n), SIDE) for n in range(table.cells)]
    choices = [(kind, row, column) for kind in range(KINDS) if hand.count[kind] for row, column in cells]
    gains = [gain(g, *choice) for choice in choices]
    best = [choice for choice, cards in zip(choices, gains, strict=True) if cards == max(gains)]
    kind, row, column = best[below(g, len(best), Draw.CELL)]
    for word in (kind, row + table.north, column + table.west):
        add_word(move, word)


def gain(g: Game, kind: int, row: int, column: int) -> int:
    """How many cards this placement would collect; none while others are still to be joined (6.7)."""
    table = g.state.table
    if at_border(row, column) or table.need > 1 or (g.rules.link == 1 and table.groups > 2):
        return 0
    before = g.state.row, g.state.column
    table.taken[row] |= 1 << column
    find_lines(g, kind, row, column)
    across, down = row_length(g), column_length(g)
    table.taken[row] &= ~(1 << column)
    forget_lines(g)
    g.state.row, g.state.column = before
    return max(across, down) if g.rules.crossing == 1 else cards_of(across, down)
