"""Cryptid Smash: the referee carries out moves, section D (kernel Python)."""

from __future__ import annotations

from ...kernel.inlining import inlined
from ...kernel.moves import add_word, begin
from ...kernel.questions import WORK, current, done, kind_asked
from .drawing import go_on_drawing
from .legendary import ask_all_discard, ask_colour, choose_discard, draw_all, owes, set_colour
from .matching import is_tactical, playable
from .names import NO_FACE, NOBODY, Choice, Face, Kind, Step, Word
from .powers import accept, owed, payable, settle_aside
from .setup import set_table
from .smash import enter, settle
from .state import Game, Hand, Move, after
from .turn import (
    after_draw,
    answer_chain,
    begin_turn,
    draw_and_end,
    go_on_acting,
    go_on_asking,
    keep,
    next_turn,
    pass_on,
    play,
)


def deal(g: Game, seats: int) -> None:
    """A new game, up to its first question."""
    set_table(g, seats)
    resume(g, NOBODY)


@inlined
def resume(g: Game, following: int) -> None:
    """Go on until somebody is asked or the game is over: with the next turn, if it is known whose it is, else with what
    is innermost. Nothing recurses."""
    agenda = g.state.agenda
    while True:
        if following != NOBODY:
            pass_on(g, following)
        if agenda.size == 0 or current(g).kind != WORK:
            return
        following = work_on(g, current(g).step)


def work_on(g: Game, step: int) -> int:
    """Carry out, or go on with, the work on top; whose turn is next, when that is all."""
    match step:
        case Step.TURN:
            return next_turn(g)
        case Step.BEGIN:
            begin_turn(g)
        case Step.ACTION:
            return go_on_acting(g)
        case Step.ACT:
            return go_on_asking(g)
        case Step.DRAW:
            go_on_drawing(g)
        case Step.AFTER_DRAW:
            return after_draw(g)
        case Step.ASIDE:
            settle_aside(g)
        case Step.SETTLE:
            settle(g)
        case Step.DISCARD_ALL:
            ask_all_discard(g)
        case Step.CHOOSE:
            ask_colour(g)
        case Step.DRAW_ALL:
            draw_all(g)
    return NOBODY


# --- carrying out ---------------------------------------------------------------------------------------------------
@inlined
def apply(g: Game, seat: int, move: Move) -> None:
    """Carry out a legal move, tell its events, go on to the next question."""
    g.desk.events.size = 0
    resume(g, carry_out(g, seat, move))


@inlined
def carry_out(g: Game, seat: int, move: Move) -> int:
    """What the move itself does; who has the next turn, if it settles that."""
    state = g.state
    word = move.word[0]
    if word < Word.DRAW:
        state.acts += 1 if state.drawn == NO_FACE else 0  # 8.6: a drawn card is played in the same action
        return play(g, seat, move)
    if word >= Word.ENTRY:
        enter(g, seat, word)
        return NOBODY
    if word == Word.DRAW:
        state.acts += 1
        return draw_and_end(g, seat)
    return carry_out_other(g, seat, move, word)


def carry_out_other(g: Game, seat: int, move: Move, word: int) -> int:
    """Moves that are seldom made."""
    state = g.state
    if word == Word.ACCEPT:
        state.acts += 1
        accept(g, seat, move)
    elif word == Word.ANSWER:
        state.acts += 1
        return answer_chain(g, seat, move)
    elif word == Word.KEEP:
        done(g)
        return keep(g, seat)
    elif word == Word.DISCARD:
        choose_discard(g, seat, move)
    else:
        done(g)
        state.underway &= ~1  # 7.16
        set_colour(g, seat, word - Word.COLOUR)
    return NOBODY


# --- standing in ----------------------------------------------------------------------------------------------------
def default(g: Game, seat: int, move: Move) -> None:
    """What the referee plays for an absent seat (section D)."""
    player = g.state.player[seat]
    move.size = 0
    match kind_asked(g):
        case Kind.WINDOW:
            begin(move, Word.ENTRY)
        case Kind.ACT:
            default_act(g, seat, move)
        case Kind.PLAY_DRAWN:
            begin(move, Word.KEEP)
        case Kind.ANSWER:
            begin(move, Word.ACCEPT)
            name_first(g, player.hand, move, owed(g, seat), 1)
        case Kind.DISCARD2:
            begin(move, Word.DISCARD)
            name_first(g, player.hand, move, owes(g, seat), 0)
        case Kind.COLOUR:
            begin(move, Word.COLOUR + g.state.colour)


def in_table_order(g: Game, place: int) -> int:
    """The face at this place of the table order, or -1: in each colour the cards with one mark, then those with both,
    then the tactical cards."""
    if place >= 140:
        return place - 100 if place < 145 else -1
    colour = place // 35
    rest = place % 35
    if rest < 10:
        return 10 * colour + rest
    return 63 * (1 + colour // 2) + 25 * (colour % 2) + rest - 10


def name_first(g: Game, hand: Hand, move: Move, number: int, paying: int) -> None:
    """The first cards in table order, for a payment the first payable ones."""
    for place in range(145):
        face = in_table_order(g, place)
        part = face // 63
        if part < g.rules.parts and (paying == 0 or (payable(g.rules, part) >> (face % 63)) & 1):
            for _ in range(hand.count[face]):
                if move.size <= number:
                    add_word(move, face)


def default_act(g: Game, seat: int, move: Move) -> None:
    """The first playable card in table order, no smash; else a draw."""
    hand = g.state.player[seat].hand
    for place in range(145):
        face = in_table_order(g, place)
        part = face // 63
        if part < g.rules.parts and (hand.held[part] & playable(g, part)) >> (face % 63) & 1:
            begin(move, face)
            if is_tactical(face):
                add_word(move, default_choice(g, seat, face))
            return
    begin(move, Word.DRAW)


def default_choice(g: Game, seat: int, face: int) -> int:
    """Seat: the next player; colour: the active one; Free Tactic as Colour Shift."""
    match face:
        case Face.TURN:
            return Choice.TURN + after(g, seat)
        case Face.COLOUR4:
            return Choice.COLOUR4 + g.state.colour
        case Face.PASS:
            return Choice.PASS + 0
    return Choice.COLOUR + g.state.colour


def interjecting(g: Game) -> int:
    """Nobody moves without being asked: smash and call-outs are answers to a window (9.7)."""
    return 0
