"""Cryptid Smash, section 8: the turn (kernel Python)."""

from __future__ import annotations

from ...kernel.events import tell
from ...kernel.inlining import inlined
from ...kernel.questions import ask, current, done, push
from .drawing import can_draw, draw, draw_one
from .ending import end, finish, tell_finish
from .events import Told
from .hands import take, top
from .matching import can_play, is_legendary, is_tactical, lay
from .names import NO_FACE, NOBODY, SMASH, Ending, Kind, Mark, Step
from .powers import FOUR, activate, link
from .smash import has_window, open_window, recount, say_smash
from .state import Game, Move, after, unfinished
from .tactical import use


@inlined
def pass_on(g: Game, seat: int) -> None:
    """This seat is next: the window before its turn, where there is one (8.13, 9.7)."""
    g.state.turn = seat
    if has_window(g):
        push(g, Step.BEGIN, seat)
        open_window(g)
    else:
        start_turn(g, seat)


def begin_turn(g: Game) -> None:
    """The window is closed, and what it left is settled."""
    done(g)
    start_turn(g, g.state.turn)


@inlined
def start_turn(g: Game, seat: int) -> None:
    """The turn begins (9.13): what waits comes first (8.13)."""
    state = g.state
    state.open &= ~(1 << seat)  # 9.4
    tell(g, Told.TURN, seat, state.colour, top(state.pile))
    if state.waiting == Mark.NONE:
        ask_counted(g, Kind.ACT, seat)
    elif state.waiting == Mark.COLOUR4:  # 6.8
        state.waiting = Mark.NONE + 0
        push_action(g, seat, 0)
        draw(g, seat, FOUR, 0)
    else:
        ask_counted(g, Kind.ANSWER, seat)  # 11.12: always


def ask_counted(g: Game, kind: int, seat: int) -> None:
    """Ask for an answer or an action, unless as many were made as the house allows (12.4)."""
    if g.state.acts >= g.rules.action_limit:
        end(g, Ending.LIMIT)
    else:
        ask(g, kind, 1 << seat)


def push_action(g: Game, seat: int, again: int) -> None:
    """An action of this turn, after its window, when all else is settled."""
    push(g, Step.ACTION, seat)
    current(g).word[0] = again


def push_turn(g: Game, seat: int) -> None:
    """This seat's turn comes next."""
    push(g, Step.TURN, seat)


def next_turn(g: Game) -> int:
    """What came before this turn is settled; whose it is."""
    seat: int = current(g).seat
    done(g)
    return seat


def go_on_acting(g: Game) -> int:
    """What came before this action is settled; who is next, where there is no action."""
    frame = current(g)
    seat = frame.seat
    again = frame.word[0]
    done(g)
    return act_again(g, seat, again)


def act_again(g: Game, seat: int, again: int) -> int:
    """A further action of the same turn, after a window where there is one (9.7); who is next, where there is none."""
    if has_window(g):
        push(g, Step.ACT, seat)
        current(g).word[0] = again
        open_window(g)
        return NOBODY
    return ask_action(g, seat, again)


def go_on_asking(g: Game) -> int:
    """The window is closed, and what it left is settled; who is next, where there is no action."""
    frame = current(g)
    seat = frame.seat
    again = frame.word[0]
    done(g)
    return ask_action(g, seat, again)


def ask_action(g: Game, seat: int, again: int) -> int:
    """The action (8.9); or the end of the turn for want of a playable card (8.10), and who is next."""
    if again == 1 and g.rules.again_stuck == 1 and not can_play(g, g.state.player[seat].hand):
        return after(g, seat)
    ask_counted(g, Kind.ACT, seat)
    return NOBODY


@inlined
def play(g: Game, seat: int, move: Move) -> int:
    """A card on the pile, smash if said, its effect (8.1, 9.5, 5.1); who has the next turn, if all is settled."""
    state = g.state
    face = move.word[0]
    before = top(state.pile)
    hand = state.player[seat].hand
    done(g)
    state.streak = 0
    state.drawn = NO_FACE
    take(hand, face)
    lay(g, face)
    tell(g, Told.PLAY, seat, face, hand.size)
    recount(g, seat)
    cost = 0
    if hand.size == 0:
        finish(g, seat)  # 2.4; with or without the word (9.6)
        if state.ending != Ending.NONE:
            return NOBODY
    elif move.word[move.size - 1] == SMASH:
        cost = say_smash(g, seat)
    if plays_again(g, face, before) and hand.size > 0:  # 8.11
        tell(g, Told.AGAIN, seat)
        if cost == 0:
            return act_again(g, seat, 1)
        push_action(g, seat, 1)
        draw(g, seat, cost, 0)
        return NOBODY
    following = use(g, seat, move.word[1]) if is_tactical(face) else activate(g, seat, face)  # 6.14
    if hand.size == 0:
        tell_finish(g, seat)
    return end_turn(g, seat, following, cost)


def end_turn(g: Game, seat: int, following: int, cost: int) -> int:
    """The turn is over, but for the card that an idle smash costs (9.19), still in this turn (9.23); who is next."""
    if cost == 0:
        return following
    push_turn(g, following)
    draw(g, seat, cost, 0)
    return NOBODY


def plays_again(g: Game, face: int, before: int) -> bool:
    """A symbol card without power effect, on its own colour and symbol as printed (8.7, 8.8)."""
    return g.rules.follows[face] == g.rules.printed[before]


@inlined
def draw_and_end(g: Game, seat: int) -> int:
    """One card, and the turn ends (8.5); without a card to draw it is a pass (8.14). Who is next, if all is settled."""
    state = g.state
    done(g)
    state.drawn = NO_FACE
    if draws_plainly(g):
        draw_one(g, seat)
        return after(g, seat)  # 8.12
    if can_draw(g):
        push(g, Step.AFTER_DRAW, seat)
        draw(g, seat, 1, 1)
        return NOBODY
    tell(g, Told.DRY)
    tell(g, Told.PASS, seat)
    state.streak += 1
    if state.streak >= unfinished(g):
        end(g, Ending.BLOCKED)  # 12.3
        return NOBODY
    return after(g, seat)


def draws_plainly(g: Game) -> bool:
    """Nearly always: a card is there, it is no legendary, and nobody will be asked about it."""
    deck = g.state.deck
    return deck.size > 0 and g.rules.play_drawn == 0 and not is_legendary(deck.card[deck.size - 1])


def after_draw(g: Game) -> int:
    """The turn is over, unless the house lets a drawn card be played (8.6); who is next."""
    seat = current(g).seat
    done(g)
    if g.rules.play_drawn == 1 and g.state.drawn != NO_FACE:
        ask(g, Kind.PLAY_DRAWN, 1 << seat)
        return NOBODY
    return keep(g, seat)


def keep(g: Game, seat: int) -> int:
    """The turn passes on; to whom (8.12)."""
    g.state.drawn = NO_FACE
    return after(g, seat)


def answer_chain(g: Game, seat: int, move: Move) -> int:
    """One unit more, and the next player is hit: the whole turn (11.5, 11.7); who that is, if all is settled."""
    state = g.state
    face = move.word[1]
    hand = state.player[seat].hand
    done(g)
    state.streak = 0
    take(hand, face)
    lay(g, face)
    tell(g, Told.ANSWER, seat, face, hand.size)
    recount(g, seat)
    cost = 0
    if hand.size == 0:
        finish(g, seat)  # 11.11
        if state.ending != Ending.NONE:
            return NOBODY
    elif move.size > 2:
        cost = say_smash(g, seat)
    following = after(g, seat)
    link(g, following, state.waiting, state.units + 1, state.colour)
    if hand.size == 0:
        tell_finish(g, seat)
    return end_turn(g, seat, following, cost)
