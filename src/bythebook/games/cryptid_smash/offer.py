"""Cryptid Smash: the offer, cut from the judge's own sets (kernel Python)."""

from __future__ import annotations

from ...kernel.inlining import inlined
from ...kernel.moves import MENU_BITS, put
from ...kernel.questions import awaited, kind_asked
from .drawing import can_draw
from .legendary import owes
from .matching import is_tactical, playable
from .names import PART, SMASH, Choice, Kind, Word
from .powers import answering, owed, payable
from .state import Game, Hand, Move, Offer
from .tactical import choices_of, nameable

VERBS = 3  # the number of the menu that holds the verbs


@inlined
def offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The words that may come next in a move begun so, and whether it may end here."""
    menu = out.menu
    for i in range(6):
        menu[i] = 0
    out.whole = 0
    if move.size > 0:
        offer_more(g, seat, move, out)
    elif (awaited(g) >> seat) & 1:
        offer_verbs(g, seat, out)


@inlined
def offer_verbs(g: Game, seat: int, out: Offer) -> None:
    """The first words."""
    hand = g.state.player[seat].hand
    menu = out.menu
    kind = kind_asked(g)
    if kind != Kind.ACT:
        offer_answers(g, seat, kind, out)
        return
    some = 0
    for part in range(g.rules.parts):
        plays = hand.held[part] & playable(g, part)
        menu[part] = plays
        some |= plays
    if some == 0 or (g.rules.free_draw == 1 and can_draw(g)):  # 8.3, 8.4
        menu[VERBS] = 1 << (Word.DRAW - VERBS * MENU_BITS)


def offer_answers(g: Game, seat: int, kind: int, out: Offer) -> None:
    """The first words when something else is asked than for an action."""
    hand = g.state.player[seat].hand
    menu = out.menu
    match kind:
        case Kind.WINDOW:
            menu[4] = g.rules.entries[seat]  # 9.8
            menu[5] = g.rules.entries[seat]
        case Kind.ANSWER:
            for part in range(g.rules.parts):
                if hand.held[part] & answering(g, part) != 0:
                    put(out, Word.ANSWER)
            menu[VERBS] |= 1 << (Word.ACCEPT - VERBS * MENU_BITS)
        case Kind.PLAY_DRAWN:
            face = g.state.drawn
            part = face // PART
            menu[part] = (1 << (face - PART * part)) & playable(g, part)
            menu[VERBS] = 1 << (Word.KEEP - VERBS * MENU_BITS)
        case Kind.DISCARD2:
            put(out, Word.DISCARD)
        case Kind.COLOUR:
            menu[VERBS] = 0b1111 << (Word.COLOUR - VERBS * MENU_BITS)


def offer_more(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The words after the first."""
    word = move.word[0]
    hand = g.state.player[seat].hand
    if word < Word.DRAW:
        if is_tactical(word) and move.size == 1:
            named = (nameable(g, seat) << Choice.TURN) | ~((1 << Choice.COLOUR) - 1)
            out.menu[0] = choices_of(word) & named
        else:
            offer_smash(g, move, out)
    elif word == Word.ANSWER:
        if move.size == 1:
            for part in range(g.rules.parts):
                out.menu[part] = hand.held[part] & answering(g, part)
        else:
            offer_smash(g, move, out)
    elif word == Word.ACCEPT:
        if move.size - 1 == owed(g, seat):
            out.whole = 1
        else:
            for part in range(g.rules.parts):
                out.menu[part] = unnamed(hand, part, move) & payable(g.rules, part)
    elif word == Word.DISCARD and move.size - 1 < owes(g, seat):
        for part in range(g.rules.parts):
            out.menu[part] = unnamed(hand, part, move)
    else:
        out.whole = 1


def offer_smash(g: Game, move: Move, out: Offer) -> None:
    """The word is offered with every play and answer (9.5), unless it is said for everybody (9.18)."""
    out.whole = 1
    if g.rules.smash_mode == 0 and move.word[move.size - 1] != SMASH:
        out.menu[VERBS] = 1 << (SMASH - VERBS * MENU_BITS)


def unnamed(hand: Hand, part: int, move: Move) -> int:
    """The faces of this part that the hand still has once those named are taken away."""
    faces = hand.held[part]
    for i in range(1, move.size):
        face = move.word[i]
        if face // PART == part:
            named = 0
            for j in range(1, move.size):
                if move.word[j] == face:
                    named += 1
            if hand.count[face] == named:
                faces &= ~(1 << (face - PART * part))
    return faces
