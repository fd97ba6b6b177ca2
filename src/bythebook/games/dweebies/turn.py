"""Dweebies, sections 3 to 6: the turn: place a card, collect, draw a card (kernel Python)."""

from __future__ import annotations

from ...kernel.events import more, tell
from ...kernel.questions import ask, done
from .drawing import draw_for_empty_hand, finish_turn
from .ending import end_round
from .events import Told
from .groups import settle
from .hands import take
from .lines import cards_of, column_length, find_lines, kind_at, row_length, take_lines
from .names import CENTRE, NOWHERE, Kind, Word
from .setup import forget_lines
from .state import Game, Move, after
from .tableau import at_border, lay, recentre, widen


def begin_turn(g: Game, seat: int) -> None:
    """It is this seat's turn (3.2), or that of the next who has a card or can draw one (3.6, 7.9)."""
    state = g.state
    while state.player[seat].hand.size == 0 and state.pile.size == 0:
        tell(g, Told.SKIPPED, seat)
        seat = after(g, seat)
    if state.player[seat].hand.size == 0:
        draw_for_empty_hand(g, seat)
    state.turn = seat
    tell(g, Told.TURN, seat)
    ask(g, Kind.PLACE, 1 << seat)  # 3.5: there is no pass


# --- step 1 ---------------------------------------------------------------------------------------------------------
def place_card(g: Game, seat: int, move: Move) -> None:
    """One card of the hand, any one (4.1, 4.2), face up on a legal cell, for good (4.12)."""
    table = g.state.table
    kind = move.word[0]
    row = move.word[1] - table.north
    column = move.word[2] - table.west
    done(g)
    take(g.state.player[seat].hand, kind)
    lay(g, kind, row, column)
    tell_placed(g, seat, kind, move.word[1] - CENTRE, move.word[2] - CENTRE)
    if at_border(row, column):
        recentre(table)
        row = move.word[1] - table.north
        column = move.word[2] - table.west
    if table.groups > 1:
        link_up(g)
    else:
        table.groups = 1
        widen(table, row, column)
    find_lines(g, kind, row, column)  # 5.3: at once
    collect_or_go_on(g, seat, 1 if move.size > 3 else 0)


def tell_placed(g: Game, seat: int, kind: int, south: int, east: int) -> None:
    """The kind and the cell, not which card of the hand it was."""
    tell(g, Told.PLACED, seat, kind)
    more(g, 2 if south > 0 else 1 if south < 0 else 0)
    more(g, abs(south))
    more(g, 2 if east > 0 else 1 if east < 0 else 0)
    more(g, abs(east))


def link_up(g: Game) -> None:
    """The tableau was split: the card has helped to join it (6.3), whoever split it (6.6)."""
    table = g.state.table
    settle(g, table.need - 1)  # fact d of section 6
    if table.groups == 1:
        tell(g, Told.REJOINED)
    else:
        tell(g, Told.LINKING, table.groups, table.need, g.rules.link)


# --- step 2 ---------------------------------------------------------------------------------------------------------
def collect_or_go_on(g: Game, seat: int, at_once: int) -> None:
    """Matched lines are offered; while the tableau is split nobody may collect (6.7), once it is whole again the mover
    may (6.8)."""
    row = row_length(g)
    column = column_length(g)
    if row == 0 and column == 0:
        end_turn(g, seat, at_once)
    elif g.state.table.groups > 1:
        tell(g, Told.BLOCKED, row, column)
        end_turn(g, seat, at_once)
    elif g.rules.collect == 1 and (row == 0 or column == 0 or g.rules.crossing == 0):
        collect(g, seat, 1 if row > 0 else 0, 1 if column > 0 else 0)  # 5.11, 5.17: there is no choice
        tell_split(g)
        end_turn(g, seat, at_once)
    else:
        tell(g, Told.OFFER, seat, row, column, cards_of(row, column))
        ask(g, Kind.COLLECT, 1 << seat)


def answer_offer(g: Game, seat: int, move: Move) -> None:
    """Each matched line is taken or left (5.11, 5.12); a turn has no second collect step (5.14)."""
    word = move.word[0]
    row = row_length(g)
    column = column_length(g)
    rows = 1 if row > 0 and (word == Word.TAKE_ALL or word == Word.TAKE_ROW) else 0
    columns = 1 if column > 0 and (word == Word.TAKE_ALL or word == Word.TAKE_COLUMN) else 0
    done(g)
    if rows == 1 or columns == 1:
        collect(g, seat, rows, columns)
    if (row > 0 and rows == 0) or (column > 0 and columns == 0):
        tell(g, Told.LEAVE, seat, row if rows == 0 else 0, column if columns == 0 else 0)  # 5.15: nothing is reserved
    tell_split(g)
    end_turn(g, seat, 1 if move.size > 1 else 0)


def collect(g: Game, seat: int, rows: int, columns: int) -> None:
    """The chosen lines, whole (5.7), into the collector's pile (5.10); whether this splits the tableau is examined
    once, afterwards (5.13)."""
    state = g.state
    player = state.player[seat]
    row = row_length(g) if rows == 1 else 0
    column = column_length(g) if columns == 1 else 0
    count = cards_of(row, column)
    player.won += count
    player.haul = max(player.haul, count)
    tell(g, Told.COLLECTED, seat, row, column, count, player.won)
    tell_kinds(g, rows, columns)
    take_lines(g, rows, columns)
    state.row = NOWHERE
    state.column = NOWHERE
    settle(g, count)  # fact c of section 6


def tell_kinds(g: Game, rows: int, columns: int) -> None:
    """The kinds of the row from west to east, then of the column from north to south: seen once more (5.16)."""
    state = g.state
    if rows == 1:
        for column in range(min(state.column, state.row_end), max(state.column, state.row_end) + 1):
            more(g, kind_at(g, state.row, column))
    if columns == 1:
        for row in range(min(state.row, state.column_end), max(state.row, state.column_end) + 1):
            more(g, kind_at(g, row, state.column))


def tell_split(g: Game) -> None:
    """What collecting has left: several groups (6.2), or nothing (4.4)."""
    table = g.state.table
    if table.groups > 1:
        tell(g, Told.SPLIT, table.groups, table.need, g.rules.link)
    elif table.cards == 0:
        tell(g, Told.TABLE_EMPTY)


# --- step 3 ---------------------------------------------------------------------------------------------------------
def end_turn(g: Game, seat: int, at_once: int) -> None:
    """A card is drawn, and the turn passes to the left (3.2); or pile and hands are empty, and the round is over (8.1,
    8.2, 6.11)."""
    state = g.state
    forget_lines(g)
    finish_turn(g, seat, at_once)
    cards = state.pile.size
    for other in range(state.seats):
        cards += state.player[other].hand.size
    if cards == 0:
        end_round(g)
    else:
        begin_turn(g, after(g, seat))
