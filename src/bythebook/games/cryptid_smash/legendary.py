"""Cryptid Smash, section 7: legendary cards (kernel Python)."""

from __future__ import annotations

from ...kernel.events import more, tell
from ...kernel.questions import answer, ask, awaited, current, done, push
from .events import Told
from .hands import take
from .matching import lay, put_under
from .names import NO_FACE, Face, Kind, Step
from .smash import recount
from .state import Game, Move, after, unfinished

ASK_DISCARD = 0
ASK_COLOUR = 1
SIX = 6


def legendary(g: Game, seat: int, face: int) -> None:
    """Drawn, so played at once, on top (7.1, 7.2); turn, direction and chain stay as they are (7.14)."""
    state = g.state
    lay(g, face)
    tell(g, Told.LEGENDARY, seat, face)
    if face == Face.ALL_DISCARD:
        state.underway |= 1  # 7.16
        push(g, Step.CHOOSE, seat if g.rules.legendary_colour == 1 else state.turn)  # 7.12
        push(g, Step.DISCARD_ALL, seat)
    else:
        state.underway |= 2
        push(g, Step.DRAW_ALL, state.turn)
        current(g).word[0] = unfinished(g)


def owes(g: Game, seat: int) -> int:
    """How many cards All Discard 2 takes of this hand: never the last one (7.7, 7.8, 7.9)."""
    if (g.state.done >> seat) & 1:
        return 0
    size = g.state.player[seat].hand.size
    return min(2, size - 1) if size > 0 else 0


def ask_all_discard(g: Game) -> None:
    """Everybody chooses at once, in secret (7.4, 7.10)."""
    done(g)
    asked = 0
    for amount in range(1, 3):
        same = 0
        for seat in range(g.state.seats):
            if owes(g, seat) == amount:
                same |= 1 << seat
        if same != 0:
            tell(g, Told.ASK, same, ASK_DISCARD, amount)
        asked |= same
    if asked != 0:
        ask(g, Kind.DISCARD2, asked)


def choose_discard(g: Game, seat: int, move: Move) -> None:
    """A sealed choice; when all are in they are shown together, under the pile in turn order (7.10)."""
    state = g.state
    state.player[seat].chosen[0] = move.word[1]
    state.player[seat].chosen[1] = move.word[2] if move.size > 2 else NO_FACE
    answer(g, seat)
    if awaited(g) != 0:
        return
    asked = current(g).asked
    done(g)
    seat = state.turn
    for _ in range(unfinished(g)):
        if (asked >> seat) & 1:
            show_discard(g, seat)
        seat = after(g, seat)


def show_discard(g: Game, seat: int) -> None:
    """What this seat has chosen."""
    player = g.state.player[seat]
    number = 2 if player.chosen[1] != NO_FACE else 1
    tell(g, Told.DISCARD, seat, player.hand.size - number)
    for i in range(number):
        face = player.chosen[i]
        take(player.hand, face)
        put_under(g, face)
        more(g, face)
        player.chosen[i] = NO_FACE
    recount(g, seat)


def ask_colour(g: Game) -> None:
    """Once the discards are shown (7.5, 7.11)."""
    seat = current(g).seat
    done(g)
    tell(g, Told.ASK, 1 << seat, ASK_COLOUR, 0)
    ask(g, Kind.COLOUR, 1 << seat)


def set_colour(g: Game, seat: int, colour: int) -> None:
    """The active colour, as somebody likes, the one already active too (6.6)."""
    g.state.colour = colour
    tell(g, Told.COLOUR, seat, colour)


def draw_all(g: Game) -> None:
    """Six cards for the next seat in turn order, in a row (7.6, 7.13); what interrupts comes first (7.15)."""
    frame = current(g)
    if frame.word[0] == 0:
        g.state.underway &= ~2
        done(g)
        return
    seat = frame.seat
    frame.word[0] -= 1
    frame.seat = after(g, seat)
    push(g, Step.DRAW, seat)
    current(g).word[0] = SIX
    current(g).word[1] = 0
