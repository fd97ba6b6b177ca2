"""Cryptid Smash, section 9: smash and call-out (kernel Python)."""

from __future__ import annotations

from ...kernel.events import tell
from ...kernel.questions import answer, ask, awaited, current, done, push
from .events import Told
from .names import Due, Kind, Step, Word
from .state import Game, after, everybody

WINDOW_OPENS = 0
WINDOW_CLOSES = 1
TWO = 2  # cards for a catch or a wrong call (9.2, 9.17)


# --- marks ----------------------------------------------------------------------------------------------------------
def recount(g: Game, seat: int) -> None:
    """A hand's count has changed: at one card it is open, else unmarked (9.3, 9.4)."""
    state = g.state
    others = ~(1 << seat)
    alone = (1 if state.player[seat].hand.size == 1 else 0) << seat
    automatic = g.rules.smash_mode == 1
    state.open = (state.open & others) | (0 if automatic else alone)
    state.said = (state.said & others) | (alone if automatic else 0)  # 9.18
    if automatic and alone != 0:
        tell(g, Told.SMASH, seat)


def say_smash(g: Game, seat: int) -> int:
    """The word, heard at once (9.1, 9.5); how many cards it costs (9.19)."""
    state = g.state
    size = state.player[seat].hand.size
    if size == 1:
        state.open &= ~(1 << seat)
        state.said |= 1 << seat
        tell(g, Told.SMASH, seat)
        return 0
    tell(g, Told.IDLE, seat, size, g.rules.idle_smash)
    return g.rules.idle_smash


# --- the call window ------------------------------------------------------------------------------------------------
def has_window(g: Game) -> bool:
    """Always (9.7); never when smash is said for everybody (9.18); for programs only where it could matter (9.16)."""
    if g.rules.smash_mode == 1:
        return False
    return g.rules.fewer_windows == 0 or g.state.open != 0


def open_window(g: Game) -> None:
    """Ask every unfinished seat, always in the same way (9.8)."""
    tell(g, Told.WINDOW, WINDOW_OPENS)
    ask(g, Kind.WINDOW, everybody(g))


def enter(g: Game, seat: int, word: int) -> None:
    """A sealed entry; the last one closes the window, whatever the order of arrival (9.14)."""
    g.state.player[seat].entry = word
    answer(g, seat)
    if awaited(g) == 0:
        done(g)
        close_window(g)


def calls_of(word: int) -> int:
    """The seats that an entry calls, a bit each (9.8)."""
    return word - Word.ENTRY_SMASH if word >= Word.ENTRY_SMASH else word - Word.ENTRY


def close_window(g: Game) -> None:
    """Smash first (9.9, 9.11), then catches (9.10), wrong calls (9.17), idle smashes (9.19): all fixed now (9.12)."""
    state = g.state
    tell(g, Told.WINDOW, WINDOW_CLOSES)
    was_open = state.open
    idle = 0
    seat = state.turn
    for _ in range(state.seats - state.finished):
        if state.player[seat].entry >= Word.ENTRY_SMASH and state.player[seat].hand.size == 1:
            say_smash(g, seat)
        seat = after(g, seat)
    for _ in range(state.seats - state.finished):
        if state.player[seat].entry >= Word.ENTRY_SMASH and state.player[seat].hand.size != 1:
            idle |= say_smash(g, seat) << seat
        seat = after(g, seat)
    called = 0
    wrong = 0
    for other in range(state.seats):
        if state.player[other].entry != 0:
            calls = calls_of(state.player[other].entry) & ~state.done
            called |= calls
            wrong |= (1 if calls & ~was_open != 0 else 0) << other
    wrong = wrong if g.rules.wrong_call == 0 else 0
    later(g, idle, Due.IDLE)
    later(g, wrong, Due.WRONG)
    later(g, called & was_open & ~state.open, Due.LATE)  # 9.25
    later(g, called & state.open, Due.CAUGHT)
    state.open &= ~called  # 9.4: caught
    for other in range(state.seats):
        state.player[other].entry = 0


def later(g: Game, seats: int, due: int) -> None:
    """Something to be settled for these seats, with who called each of them."""
    if seats == 0:
        return
    push(g, Step.SETTLE, 0)
    frame = current(g)
    frame.word[0] = seats
    frame.word[1] = due
    for target in range(g.state.seats):
        callers = 0
        if due <= Due.LATE:
            for other in range(g.state.seats):
                if g.state.player[other].entry != 0:
                    callers |= ((calls_of(g.state.player[other].entry) >> target) & 1) << other
        frame.word[2 + target] = callers


def settle(g: Game) -> None:
    """The next seat in turn order from the player whose turn is next or running (9.10): told (9.14), then its cards."""
    frame = current(g)
    seat = g.state.turn
    while (frame.word[0] >> seat) & 1 == 0:
        seat = after(g, seat)
    frame.word[0] &= ~(1 << seat)
    due = frame.word[1]
    callers = frame.word[2 + seat]
    if frame.word[0] == 0:
        done(g)
    match due:
        case Due.CAUGHT:
            tell(g, Told.CAUGHT, seat, callers)
        case Due.LATE:
            tell(g, Told.LATE, seat, callers)
        case Due.WRONG:
            tell(g, Told.WRONG, seat)
    if due != Due.LATE:
        push(g, Step.DRAW, seat)
        current(g).word[0] = 1 if due == Due.IDLE else TWO
        current(g).word[1] = 0
