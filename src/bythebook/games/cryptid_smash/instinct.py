"""Cryptid Smash: how programs handle the word and the call, clause 9.20 (kernel Python)."""

from __future__ import annotations

from ...kernel.chance import Chance, draw
from ...kernel.inlining import inlined
from ...kernel.moves import add_word, begin
from ...kernel.questions import kind_asked
from .matching import is_tactical
from .names import SMASH, Choice, Kind, Word
from .state import Game, Move

LAPSE = 200  # 9.20: of a thousand chances so many are missed, if nothing else is said of a program


@inlined
def instinct(g: Game, seat: int, move: Move, policy: Chance) -> int:
    """End a random player's move where blind choice would not play this game: 1 when it is whole.

    A window's entry calls the open seats only, and smash is said where it is owed (9.20): players who call at random
    draw so many cards that no game ends (section K).
    """
    if move.size == 0:
        if kind_asked(g) != Kind.WINDOW:
            return 0
        begin(move, entry_of(g, seat, policy))
        return 1
    word = move.word[0]
    if word >= Word.DRAW and word != Word.ANSWER:
        return 0 if word == Word.ACCEPT or word == Word.DISCARD else 1
    if move.size == 1 and (word == Word.ANSWER or is_tactical(word)):
        return 0
    say_if_due(g, seat, move, policy)
    return 1


def forgets(g: Game, seat: int, policy: Chance) -> bool:
    """Is this chance missed? Drawn anew for each, from the program's own chance (9.20)."""
    lapse = g.rules.lapse[seat]
    return draw(policy, 1000) < (lapse - 1 if lapse > 0 else LAPSE)


def say_if_due(g: Game, seat: int, move: Move, policy: Chance) -> None:
    """Smash with the play or the answer that leaves one card, never an idle one; a miss is remembered (9.20)."""
    if g.rules.smash_mode == 1 or g.state.player[seat].hand.size != 2:
        return
    if not forgets(g, seat, policy):
        add_word(move, SMASH)
    elif move.word[0] == Word.ANSWER or move.size == 1 or move.word[1] != Choice.PASS:
        g.desk.work.missed |= 1 << seat


def entry_of(g: Game, seat: int, policy: Chance) -> int:
    """Smash where one's own hand is open, but if missed at the play, not in the first window after it; a call for every
    other open seat; each forgotten at times (9.20)."""
    state = g.state
    work = g.desk.work
    missed = (work.missed >> seat) & 1
    work.missed &= ~(1 << seat)
    word = Word.ENTRY + 0
    if state.open == 0:
        return word
    for other in range(state.seats):
        if (state.open >> other) & 1 == 0 or (other == seat and missed == 1) or forgets(g, seat, policy):
            continue
        word += Word.ENTRY_SMASH - Word.ENTRY if other == seat else 1 << other
    return word
