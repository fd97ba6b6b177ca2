"""Cryptid Smash: the one judge, and what it would allow, as sets (kernel Python). Order of checks: clause 8.16."""

from __future__ import annotations

from ...kernel.clauses import ALLOWED, clause
from ...kernel.questions import awaited, kind_asked
from .drawing import can_draw
from .legendary import owes
from .matching import can_play, is_tactical, matching, playable
from .names import FACES, PART, SMASH, Choice, Face, Kind, Word
from .powers import answering, mirrors_in_colour, owed, payable, same_kind
from .state import Game, Move
from .tactical import choices_of, nameable


def forbids(g: Game, seat: int, move: Move) -> int:
    """The first clause, in the order of 8.16, that forbids this move of this seat now; or ALLOWED."""
    word = move.word[0] if move.size > 0 else Word.END + 0
    kind = kind_asked(g)
    if (awaited(g) >> seat) & 1 == 0 or not answers(kind, word):
        return clause(8, 15)
    if move.size > 1 and (word == Word.DRAW or word == Word.KEEP or word >= Word.COLOUR):
        return clause(8, 15)
    if word < Word.DRAW:
        return forbids_play(g, seat, move)
    match kind:
        case Kind.WINDOW:
            return forbids_entry(g, seat, word)
        case Kind.ACT:
            return forbids_draw(g, seat)
        case Kind.ANSWER:
            return forbids_payment(g, seat, move) if word == Word.ACCEPT else forbids_answer(g, seat, move)
        case Kind.DISCARD2:
            return forbids_discard(g, seat, move)
    return ALLOWED


def answers(kind: int, word: int) -> bool:
    """Does a move with this verb answer a question of this kind?"""
    match kind:
        case Kind.WINDOW:
            return Word.ENTRY <= word < Word.END
        case Kind.ANSWER:
            return word == Word.ANSWER or word == Word.ACCEPT
        case Kind.ACT:
            return word < FACES or word == Word.DRAW
        case Kind.PLAY_DRAWN:
            return word < FACES or word == Word.KEEP
        case Kind.DISCARD2:
            return word == Word.DISCARD
        case Kind.COLOUR:
            return Word.COLOUR <= word < Word.COLOUR + 4
    return False


def among(faces: int, face: int) -> bool:
    """Is this face in a set that belongs to its part?"""
    return (faces >> (face % PART)) & 1 == 1


def forbids_play(g: Game, seat: int, move: Move) -> int:
    """8.15, 8.6, 4.8, 5.13, 6.13, 6.4."""
    face = move.word[0]
    part = face // PART
    size = move.size
    if g.state.player[seat].hand.count[face] == 0:
        return clause(8, 15)
    if size > 1 and move.word[size - 1] == SMASH:
        if g.rules.smash_mode == 1:
            return clause(8, 15)  # 9.18
        size -= 1
    if size != (2 if is_tactical(face) else 1):
        return clause(8, 15)
    choice = move.word[1] if size == 2 else Choice.ANY + 0
    if size == 2 and not is_choice_of(face, choice):
        return clause(8, 15)
    if kind_asked(g) == Kind.PLAY_DRAWN and face != g.state.drawn:
        return clause(8, 6)
    if not among(matching(g, part), face):
        return clause(4, 8)
    if not among(playable(g, part), face):
        return clause(5, 13)
    if size == 2 and choice == Choice.ANY:
        return clause(6, 13)
    if size == 2 and choice < Choice.COLOUR and (nameable(g, seat) >> choice) & 1 == 0:
        return clause(6, 4)
    return ALLOWED


def is_choice_of(face: int, choice: int) -> bool:
    """May this be said with this card? `any` with Free Tactic alone, for 6.13 to refuse."""
    if choice == Choice.ANY:
        return face == Face.ANY
    return choice < Choice.ANY and (choices_of(face) >> choice) & 1 == 1


def forbids_draw(g: Game, seat: int) -> int:
    """8.3: only without a playable card; under a house rule (8.4) also where a card can be drawn."""
    if g.rules.free_draw == 1 and can_draw(g):
        return ALLOWED
    return clause(8, 3) if can_play(g, g.state.player[seat].hand) else ALLOWED


def forbids_answer(g: Game, seat: int, move: Move) -> int:
    """8.15, 11.6, 11.8, 5.13."""
    if move.size < 2 or move.size > 3 or move.word[1] >= FACES:
        return clause(8, 15)
    if g.state.player[seat].hand.count[move.word[1]] == 0:
        return clause(8, 15)
    if move.size == 3 and (move.word[2] != SMASH or g.rules.smash_mode == 1):
        return clause(8, 15)
    face = move.word[1]
    part = face // PART
    if among(same_kind(g, part), face):
        return ALLOWED
    if g.rules.power_of[face] != 7:
        return clause(11, 6)
    if not among(mirrors_in_colour(g, part), face):
        return clause(11, 8)
    return ALLOWED if among(answering(g, part), face) else clause(5, 13)


def forbids_payment(g: Game, seat: int, move: Move) -> int:
    """8.15, 5.8, 5.4."""
    if not holds_all(g, seat, move):
        return clause(8, 15)
    if move.size - 1 != owed(g, seat):
        return clause(5, 8)
    for i in range(1, move.size):
        if not among(payable(g.rules, move.word[i] // PART), move.word[i]):
            return clause(5, 4)
    return ALLOWED


def holds_all(g: Game, seat: int, move: Move) -> bool:
    """Are all the faces that a move names after its verb in this hand, each as often as named?"""
    for i in range(1, move.size):
        if move.word[i] >= FACES:
            return False
        named = 0
        for j in range(1, move.size):
            if move.word[j] == move.word[i]:
                named += 1
        if g.state.player[seat].hand.count[move.word[i]] < named:
            return False
    return True


def forbids_discard(g: Game, seat: int, move: Move) -> int:
    """8.15, 7.9."""
    if not holds_all(g, seat, move):
        return clause(8, 15)
    return ALLOWED if move.size - 1 == owes(g, seat) else clause(7, 9)


def forbids_entry(g: Game, seat: int, word: int) -> int:
    """9.8: the other seats of this table."""
    calls = word - Word.ENTRY_SMASH if word >= Word.ENTRY_SMASH else word - Word.ENTRY
    return ALLOWED if (g.rules.entries[seat] >> calls) & 1 else clause(9, 8)
