"""Dementalism, section D: the referee carries out moves and stands in for the absent (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import nth_bit, ones
from ...kernel.chance import below
from ...kernel.inlining import inlined
from ...kernel.moves import add_word, begin
from ...kernel.questions import WORK, answer, ask, awaited, done, kind_asked
from .announcing import announce, go_on_power
from .ending import end
from .flips import flip, go_on_flip
from .looking import is_window, look
from .lost import go_on_audit, go_on_losing
from .matches import form, insert, merge
from .nab import go_on_nab, push_nab
from .names import CELLS, NO_CARD, Draw, Ending, Kind, Step, Window, Word
from .peeking import further
from .proposals import answer_proposal, leave_agreeing, propose
from .reacting import gloat, go_on_gloat
from .setup import most_votes, set_table
from .spread import count_flippable, nth_flippable
from .state import Game, Move
from .stores import number_at
from .targets import movable_places
from .turmoil import go_on_leak, go_on_parcel, go_on_turmoil, pick
from .turn import go_on_turn, start_game


def deal(g: Game, seats: int) -> None:
    """A new game, up to its first question."""
    set_table(g, seats)
    if g.rules.first == 1:
        ask(g, Kind.FIRST_VOTE, (1 << seats) - 1)
        return
    start_game(g, below(g, seats, Draw.FIRST) if g.rules.first == 0 else g.rules.first - 2)  # 2.6
    resume(g)


@inlined
def resume(g: Game) -> None:
    """Go on with the work on top until somebody is asked or the game is over. Nothing recurses."""
    agenda = g.state.agenda
    while agenda.size > 0:
        frame = agenda.frame[agenda.size - 1]
        if frame.kind != WORK:
            return
        work_on(g, frame.step)


def work_on(g: Game, step: int) -> None:
    """A step further with the work on top."""
    match step:
        case Step.TURN:
            go_on_turn(g)
        case Step.FLIP:
            go_on_flip(g)
        case Step.TURMOIL:
            go_on_turmoil(g)
        case Step.POWER:
            go_on_power(g)
        case Step.NAB:
            go_on_nab(g)
        case Step.LOSE:
            go_on_losing(g)
        case Step.AUDIT:
            go_on_audit(g)
        case Step.PARCEL:
            go_on_parcel(g)
        case Step.LEAK:
            go_on_leak(g)
        case Step.GLOAT:
            go_on_gloat(g)


# --- carrying out ---------------------------------------------------------------------------------------------------
@inlined
def apply(g: Game, seat: int, move: Move) -> None:
    """Carry out a legal move, tell its events, go on to the next question."""
    g.desk.events.size = 0
    word = move.word[0]
    if word < CELLS:
        flip(g, seat, word)
    elif word <= Word.NO:
        answer_window(g, seat, move)
    else:
        carry_out_other(g, seat, move)
    resume(g)


def answer_window(g: Game, seat: int, move: Move) -> None:
    """Matches, nabs, `done`, and `no` wherever it is said: then what asked goes on."""
    word = move.word[0]
    if kind_asked(g) == Kind.FIRST_VOTE:
        vote(g, seat, 0 - 1)
        return
    done(g)
    match word:
        case Word.FORM:
            form(g, seat, move.word[1], move.word[2])
        case Word.INSERT:
            insert(g, seat, move.word[1], number_at(g, seat, move.word[2]))
        case Word.MERGE:
            merge(g, seat, move.word[1], move.word[2])
        case Word.NAB:
            named = g.state.spread.card[move.word[3]] if move.size > 3 else NO_CARD
            push_nab(g, seat, number_at(g, move.word[1], move.word[2]), named, 0)
        case Word.DONE:
            g.state.window = Window.OVER + 0


def carry_out_other(g: Game, seat: int, move: Move) -> None:
    """Moves that are seldom made."""
    word = move.word[0]
    match word:
        case Word.PICK:
            carry_out_pick(g, seat, move)
        case Word.LOOK:
            look(g, seat, move)
        case Word.PROPOSE:
            propose(g, seat)
        case Word.AGREE | Word.DISAGREE:
            answer_proposal(g, seat, word)
        case Word.FURTHER:
            done(g)
            further(g, seat, move)
        case Word.GLOAT:
            done(g)
            gloat(g, seat, move)
        case Word.LEAVE:
            leave(g, move.word[1])
        case Word.RETURN:
            g.state.left &= ~(1 << move.word[1])  # 7.15
        case _:
            done(g)
            announce(g, seat, move)


def carry_out_pick(g: Game, seat: int, move: Move) -> None:
    """A vote, or a Stack that is picked; secret picks wait for each other."""
    kind = kind_asked(g)
    if kind == Kind.FIRST_VOTE:
        vote(g, seat, move.word[1])
        return
    pick(g, seat, move)
    answer(g, seat)
    if awaited(g) == 0:
        done(g)


def vote(g: Game, seat: int, chosen: int) -> None:
    """A secret vote for who starts (2.6), or -1 for none (2.10); the game starts with the last one."""
    g.state.player[seat].chosen = chosen
    answer(g, seat)
    if awaited(g) == 0:
        done(g)
        start_game(g, most_votes(g))


def leave(g: Game, seat: int) -> None:
    """A seat is left for good (7.15): its turns are skipped from now on, a running one ends at once, and it agrees to
    end; with the last seat all do (7.17)."""
    state = g.state
    state.left |= 1 << seat
    if state.left == (1 << state.seats) - 1:
        end(g, Ending.VOTE)
        return
    leave_agreeing(g, seat)
    if seat == state.turn and is_window(kind_asked(g)):
        done(g)


# --- standing in ----------------------------------------------------------------------------------------------------
def default(g: Game, seat: int, move: Move) -> None:
    """What the referee plays for an absent seat: a random flip or Stack, else nothing."""
    match kind_asked(g):
        case Kind.WINDOW0 | Kind.WINDOW1:
            begin(move, nth_flippable(g, seat, below(g, count_flippable(g, seat), Draw.DEFAULT)))
        case Kind.WINDOW2:
            begin(move, Word.DONE)
        case Kind.PARCEL_PICK | Kind.LEAK_PICK:
            begin(move, Word.PICK)
            places = movable_places(g, seat)
            add_word(move, nth_bit(places, below(g, ones(places), Draw.DEFAULT)))
        case _:
            begin(move, Word.NO)
