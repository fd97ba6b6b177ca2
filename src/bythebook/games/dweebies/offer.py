"""Dweebies: the offer, cut from the judge's own sets (kernel Python)."""

from __future__ import annotations

from ...kernel.inlining import inlined
from ...kernel.moves import MENU_BITS
from ...kernel.questions import awaited, kind_asked
from .lines import column_length, row_length
from .names import ALL, Kind, Word
from .state import Game, Move, Offer


@inlined
def offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The words that may come next in a move begun so, and whether it may end here: verb or kind, row, column."""
    out.whole = 0
    out.menu[0] = 0
    out.menu[1] = 0
    out.menu[2] = 0
    if move.size == 0:
        out.menu[0] = verbs(g, seat)
    elif move.word[0] >= Word.TAKE_ALL or move.size == 3:
        out.whole = 1
    elif move.size == 1:
        lay_out(out, g.state.table.rows, g.state.table.north)
    else:
        table = g.state.table
        lay_out(out, table.legal[move.word[1] - table.north], table.west)


def lay_out(out: Offer, cells: int, first: int) -> None:
    """These rows, or columns, as words: so much greater."""
    menu = first // MENU_BITS
    shift = first % MENU_BITS
    out.menu[menu] = (cells << shift) & ALL
    out.menu[menu + 1] = cells >> (MENU_BITS - shift)


@inlined
def verbs(g: Game, seat: int) -> int:
    """The first words that this seat may say now."""
    found = 1 << Word.DRAW if (interjecting(g) >> seat) & 1 else 0
    if (awaited(g) >> seat) & 1 == 0:
        return found
    match kind_asked(g):
        case Kind.PLACE:
            found |= g.state.player[seat].hand.held  # 4.1, 4.2
        case Kind.COLLECT:
            found |= choices(g)
        case Kind.NEXT_ROUND:
            found |= 1 << Word.GO_ON
    return found


def choices(g: Game) -> int:
    """Which of the lines on offer may be taken or left (5.4, 5.11, 5.12)."""
    row = row_length(g)
    column = column_length(g)
    both = row > 0 and column > 0
    found = 0 if both and g.rules.crossing == 1 else 1 << Word.TAKE_ALL
    found |= 1 << Word.TAKE_ROW if row > 0 else 0
    found |= 1 << Word.TAKE_COLUMN if column > 0 else 0
    return found | (1 << Word.LEAVE if g.rules.collect == 0 else 0)


@inlined
def interjecting(g: Game) -> int:
    """The seats that may move without being asked, a bit each: those that owe a draw (7.5, 7.7), while cards are placed
    and collected."""
    kind = kind_asked(g)
    found = 0
    if g.rules.draw == 0 or (kind != Kind.PLACE and kind != Kind.COLLECT):
        return found
    for seat in range(g.state.seats):
        if g.state.player[seat].owed > 0:
            found |= 1 << seat
    return found
