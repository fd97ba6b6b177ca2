"""Dweebies, section 10: the referee carries out moves and stands in for the absent (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import nth_bit
from ...kernel.chance import below
from ...kernel.moves import add_word, begin
from ...kernel.questions import done, kind_asked
from .drawing import draw_late
from .lines import column_length, row_length
from .names import REFEREE, SIDE, Draw, Kind, Word
from .setup import begin_round, set_table
from .state import Game, Hand, Move, after
from .tableau import nth_legal
from .turn import answer_offer, begin_turn, place_card


def deal(g: Game, seats: int) -> None:
    """A new game, up to its first question."""
    set_table(g, seats)
    begin_turn(g, g.state.first)


# --- carrying out ---------------------------------------------------------------------------------------------------
def apply(g: Game, seat: int, move: Move) -> None:
    """Carry out a legal move, tell its events, go on to the next question."""
    g.desk.events.size = 0
    word = move.word[0]
    if word < Word.TAKE_ALL:
        place_card(g, seat, move)
    elif word <= Word.LEAVE:
        answer_offer(g, seat, move)
    elif word == Word.DRAW:
        draw_late(g, seat)
    else:
        go_on(g)


def go_on(g: Game) -> None:
    """The next round: begun by the same seat, or by the one to its left (9.5)."""
    done(g)
    begin_round(g, after(g, g.state.first) if g.rules.next_first == 1 else g.state.first)
    begin_turn(g, g.state.first)


# --- standing in ----------------------------------------------------------------------------------------------------
def default(g: Game, seat: int, move: Move) -> None:
    """What the referee plays for an absent seat (10.4), or for one whose player has left (10.5)."""
    match kind_asked(g):
        case Kind.PLACE:
            default_placing(g, seat, move)
        case Kind.COLLECT:
            begin(move, default_collecting(g))
        case _:
            begin(move, Word.GO_ON)
    if g.rules.draw == 1 and move.word[0] != Word.GO_ON:
        add_word(move, REFEREE)  # 7.11, 7.12


def default_placing(g: Game, seat: int, move: Move) -> None:
    """Any card, then any legal cell, all equally likely: nobody can infer what else the hand holds."""
    table = g.state.table
    hand = g.state.player[seat].hand
    begin(move, Word.PLACE + nth_card(hand, below(g, hand.size, Draw.CARD)))
    cell = nth_legal(table, below(g, table.cells, Draw.CELL))
    add_word(move, cell // SIDE + table.north)
    add_word(move, cell % SIDE + table.west)


def nth_card(hand: Hand, n: int) -> int:
    """The kind of the n-th card of a hand in deck-file order, from 0."""
    at = 0
    kind = nth_bit(hand.held, at)
    while n >= hand.count[kind]:
        n -= hand.count[kind]
        at += 1
        kind = nth_bit(hand.held, at)
    return kind


def default_collecting(g: Game) -> int:
    """Everything it may; of two lines of which one may be taken the longer, the row if they are equal."""
    row = row_length(g)
    column = column_length(g)
    if g.rules.crossing == 0 or row == 0 or column == 0:
        return Word.TAKE_ALL + 0
    return Word.TAKE_ROW + 0 if row >= column else Word.TAKE_COLUMN + 0
