"""Cryptid Smash: smash and call-outs at live tables, said ahead of their window or play (9.15, 9.21, 9.22)."""

from __future__ import annotations

from ...kernel.game import Windows
from ...kernel.moves import add_word, begin
from ...kernel.questions import awaited, kind_asked
from .names import SMASH, Kind, Word
from .smash import calls_of
from .state import Game, Move


def leader(g: Game) -> int:
    """The player whose turn is next or running (9.21)."""
    return g.state.turn


def entry(g: Game, seat: int, calls: int) -> Move:
    """The entry that says these calls (9.8)."""
    own = 1 << seat
    move = Move()
    begin(move, (Word.ENTRY_SMASH if calls & own else Word.ENTRY) + (calls & ~own))
    return move


def said(seat: int, move: Move) -> int:
    """What an entry says: a bit per seat called, one's own bit for smash (9.8)."""
    return calls_of(move.word[0]) | (1 << seat if move.word[0] >= Word.ENTRY_SMASH else 0)


def taken(g: Game, seat: int, calls: int) -> int:
    """Which calls go with what this seat does or says now.

    A window takes all, but not the word of the player next or running who has more than one card: that one is meant
    for the coming play, with which it goes, and it lapses with any other move (9.22).
    """
    own = 1 << seat
    if kind_asked(g) == Kind.WINDOW:
        waits = seat == leader(g) and g.state.player[seat].hand.size != 1
        return calls & ~own if waits else calls
    plays = kind_asked(g) in (Kind.ACT, Kind.ANSWER, Kind.PLAY_DRAWN)
    return calls & own if plays and (awaited(g) >> seat) & 1 else 0


def held(g: Game, seat: int, calls: int, move: Move) -> Move:
    """A play or an answer with the smash said ahead of it; any other move as it is (9.22)."""
    speaks = move.size > 0 and (move.word[0] < Word.DRAW or move.word[0] == Word.ANSWER)
    if not (calls >> seat) & 1 or not speaks or g.rules.smash_mode == 1 or move.word[move.size - 1] == SMASH:
        return move
    longer = move.clone()
    add_word(longer, SMASH)
    return longer


WINDOWS = Windows("call_window", leader, entry, said, taken, held)
