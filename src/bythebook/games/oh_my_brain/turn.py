"""Oh My Brain, sections 3 to 7: the turn, playing, sets, passing, the refill (kernel Python)."""

from __future__ import annotations

from ...kernel.cards import add, gather, lay_all, pop, push, remove, shift, top
from ...kernel.chance import shuffle
from ...kernel.events import more, secretly, tell
from ...kernel.questions import ask, current, done
from .ending import end_game
from .events import Told
from .state import (
    ALL_VALUES,
    FULL_HAND,
    MOSQUITO,
    SPIDER,
    Cause,
    Draw,
    Game,
    Kind,
    Move,
    Player,
    Step,
    Word,
    after,
)

NO_CARD = -1


# --- 3 The turn -----------------------------------------------------------------------------------------------
def begin_turn(g: Game) -> None:
    """Ask for a play or a pass; a turn contains one play (3.2, 3.4, 3.5)."""
    state = g.state
    state.turn_number += 1
    upper = top(state.horde) if state.horde.size > 0 else NO_CARD
    tell(g, Told.TURN_START, state.turn, state.now_extra, upper)
    ask(g, Kind.TURN, 1 << state.turn)


# --- 4 Playing cards --------------------------------------------------------------------------------------------
def value_played(move: Move) -> int:
    """The value of a play."""
    word = move.word[0]
    if word >= Word.PLAY_FIVE:
        return word - Word.PLAY_FIVE
    if word >= Word.PLAY_FOUR:
        return word - Word.PLAY_FOUR
    return word % 20


def number_played(move: Move) -> int:
    """How many cards of that value a play names; 0 while five or more are still to be counted."""
    word = move.word[0]
    if word >= Word.PLAY_FIVE:
        return move.word[1] if move.size > 1 and move.word[1] > 4 else 0
    return 4 if word >= Word.PLAY_FOUR else word // 20 + 1


def first_share(move: Move) -> int:
    """Where the split of a play begins: one word a seat, in seat order, how many extras it gets (5.3)."""
    return 2 if move.word[0] >= Word.PLAY_FIVE else 1


def beating(g: Game) -> int:
    """The values that may be played on the horde as it lies, as a set: 4.4, 4.5, 4.6, 10.2-10.6.

    Only the top card counts, whatever came with it (4.7); a 0 stays and starts the climb
    anew (10.3); spiders and mice must beat it like any card (10.4).
    """
    horde = g.state.horde
    if horde.size == 0:
        return ALL_VALUES  # 4.5
    upper = top(horde)
    if upper == SPIDER:
        return (1 << SPIDER) - 1  # 10.5
    return (ALL_VALUES & ~((2 << upper) - 1)) | (1 << MOSQUITO)  # 4.4, 10.2


def play(g: Game, seat: int, move: Move) -> None:
    """Lay one card on the horde, give the extras away (4.1, 5.1-5.5)."""
    state = g.state
    hand = state.player[seat].hand
    value = value_played(move)
    number = number_played(move)
    state.late = 0  # 7.7
    for _ in range(number):
        remove(hand, value)
    push(state.horde, value)  # 5.1
    tell(g, Told.PLAYED, seat, value, number)
    if number > 1:
        first = first_share(move)
        other = after(g, seat)
        for _ in range(state.seats - 1):
            share = move.word[first + other] if first + other < move.size else 0
            if share > 0:
                for _ in range(share):
                    add(state.player[other].cemetery, value)  # 5.2, 10.11
                more(g, other)  # 5.6
                more(g, share)
            other = after(g, other)
    state.played = value
    done(g)
    current(g).step = Step.POWER


# --- 6 Passing ------------------------------------------------------------------------------------------------
def pass_turn(g: Game, seat: int) -> None:
    """Discard the horde, lose a brain, draw two (6.2-6.5)."""
    state = g.state
    player = state.player[seat]
    state.late = 0  # 7.7
    discarded = state.horde.size
    lay_all(state.horde, state.discard)  # 6.2, 6.14: a spider leaves with it
    player.brains -= 1  # 6.3
    tell(g, Told.PASSED, seat, player.brains, discarded)  # 6.15: never why
    if player.brains == 0:
        end_game(g, Cause.PASS)  # 6.4
        return
    done(g)
    lot = player.lot
    for _ in range(2):  # 6.5
        if can_draw(g):
            lot.card[lot.size] = draw_card(g)
            lot.size += 1
    tell(g, Told.DREW, seat, lot.size)
    secretly(g, 1 << seat)
    for i in range(lot.size):
        more(g, lot.card[i])
    if lot.size == 2:
        ask(g, Kind.KEEP, 1 << seat)  # 6.6
        return
    if lot.size == 1:
        add(player.hand, lot.card[0])  # 6.9
        lot.size = 0
    ask_for_play(g, seat)


def can_draw(g: Game) -> bool:
    """Is there a card to draw, now or after mixing the discard? (6.7)"""
    return g.state.reserve.size > 0 or g.state.discard.size > 0


def draw_card(g: Game) -> int:
    """The next card of the reserve; the discard is mixed when one is needed and none is left (6.7, 6.8)."""
    state = g.state
    if state.reserve.size == 0:
        tell(g, Told.MIXED, state.discard.size)
        gather(state.discard, state.reserve)
        shuffle(g, state.reserve, Draw.MIX)
    return pop(state.reserve)


def keep(g: Game, seat: int, value: int) -> None:
    """Of the two cards drawn, this one in hand, the other in the cemetery (6.5)."""
    player = g.state.player[seat]
    lot = player.lot
    other = lot.card[1] if lot.card[0] == value else lot.card[0]
    lot.size = 0
    add(player.hand, value)
    add(player.cemetery, other)
    tell(g, Told.KEPT, seat)
    secretly(g, 1 << seat)
    more(g, value)
    done(g)
    ask_for_play(g, seat)


def ask_for_play(g: Game, seat: int) -> None:
    """After a pass: the turn is played normally, on a new horde (6.10)."""
    if g.state.player[seat].hand.size == 0:
        current(g).step = Step.REFILL  # 6.13
    else:
        ask(g, Kind.PLAY, 1 << seat)


# --- 7 Refill -------------------------------------------------------------------------------------------------
def refill_due(player: Player) -> int:
    """How many cards must come up: what is missing to three, or all there is (7.1, 7.2, 7.4)."""
    if player.hand.size >= FULL_HAND:
        return 0  # 7.3
    return min(FULL_HAND - player.hand.size, player.cemetery.size)


def refill(g: Game) -> None:
    """The second step of the turn: ask, or take up what leaves no choice (7.5, 7.9)."""
    seat = g.state.turn
    player = g.state.player[seat]
    due = refill_due(player)
    if g.rules.refill == 1:
        ask(g, Kind.REFILL, 1 << seat)  # 7.5
        return
    if due > 0 and due < player.cemetery.size:
        ask(g, Kind.REFILL, 1 << seat)
        return
    if due > 0:  # 7.9
        tell(g, Told.REFILLED, seat, due)
        secretly(g, 1 << seat)
        for value in range(len(player.cemetery.count)):
            for _ in range(player.cemetery.count[value]):
                shift(value, player.cemetery, player.hand)
                more(g, value)
    current(g).step = Step.TEST


def value_taken(move: Move, i: int) -> int:
    """The i-th value that a refill names."""
    return move.word[i] - Word.REFILL if i == 0 else move.word[i]


def times_taken(move: Move, value: int) -> int:
    """How often a refill names this value."""
    copies = 0
    for i in range(move.size):
        if value_taken(move, i) == value:
            copies += 1
    return copies


def take_up(g: Game, seat: int, move: Move) -> None:
    """The refill a player chose, at the end of the turn or late (7.1, 7.7)."""
    player = g.state.player[seat]
    tell(g, Told.REFILLED, seat, move.size)
    secretly(g, 1 << seat)
    for i in range(move.size):
        value = value_taken(move, i)
        shift(value, player.cemetery, player.hand)
        more(g, value)
    if g.state.late == seat + 1:
        g.state.late = 0  # 7.7: nothing else changes
    else:
        done(g)
        current(g).step = Step.TEST


def say_done(g: Game, seat: int) -> None:
    """The end of a turn without a refill; with one due it is the slip of 7.6 (7.5)."""
    if refill_due(g.state.player[seat]) > 0:
        g.state.late = seat + 1  # 7.7, 7.8: it costs nothing
    tell(g, Told.TURN_END, seat)
    done(g)
    current(g).step = Step.TEST
