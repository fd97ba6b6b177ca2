"""Cryptid Smash, section 10: the drawing deck (kernel Python)."""

from __future__ import annotations

from ...kernel.cards import pop, push
from ...kernel.cards import top as coming
from ...kernel.chance import shuffle
from ...kernel.events import more, secretly, tell
from ...kernel.inlining import inlined
from ...kernel.questions import current, done
from ...kernel.questions import push as push_work
from .events import Told
from .hands import add, lay_on, lying, top
from .legendary import legendary
from .matching import is_legendary, is_tactical
from .names import Draw, Face, Mark, Step
from .smash import recount
from .state import Game


def draw_later(g: Game, seat: int, count: int, action: int) -> None:
    """So many cards to be drawn when all else on top is settled; `action`: 1 for the draw of a turn (8.5)."""
    push_work(g, Step.DRAW, seat)
    current(g).word[0] = count
    current(g).word[1] = action


def go_on_drawing(g: Game) -> None:
    """The draw on top."""
    frame = current(g)
    count = frame.word[0]
    action = frame.word[1]
    done(g)
    draw(g, frame.seat, count, action)


def draw(g: Game, seat: int, count: int, action: int) -> None:
    """So many cards, now. A legendary counts as drawn and interrupts; the rest of the draw waits (7.2, 7.3)."""
    state = g.state
    deck = state.deck
    hand = state.player[seat].hand
    before = hand.size
    got = 0
    for left in range(count, 0, -1):
        if deck.size == 0:  # 10.5: only when a card is wanted
            tell_drawn(g, seat, got)
            got = 0
            if not can_draw(g):
                recount_drawn(g, seat, before)
                tell(g, Told.DRY)  # 10.8
                return
            reshuffle(g)
        state.streak = 0
        face = coming(deck)
        if is_legendary(face):
            tell_drawn(g, seat, got)
            recount_drawn(g, seat, before)
            deck.size -= 1
            if left > 1:
                draw_later(g, seat, left - 1, action)
            legendary(g, seat, face)
            return
        deck.size -= 1
        add(hand, face)
        got += 1
        if action == 1:
            state.drawn = face
    tell_drawn(g, seat, got)
    recount_drawn(g, seat, before)


def draw_one(g: Game, seat: int) -> None:
    """The top card of the deck, which is there and no legendary."""
    g.state.streak = 0
    add(g.state.player[seat].hand, pop(g.state.deck))
    tell_drawn(g, seat, 1)
    recount(g, seat)


@inlined
def tell_drawn(g: Game, seat: int, got: int) -> None:
    """Tell what was drawn so far, if anything: the number to all, the faces to their owner."""
    if got == 0:
        return
    deck = g.state.deck
    tell(g, Told.DRAW, seat, got, g.state.player[seat].hand.size)
    secretly(g, 1 << seat)
    for i in range(deck.size + got - 1, deck.size - 1, -1):
        more(g, deck.card[i])  # where they lay, above those left


@inlined
def recount_drawn(g: Game, seat: int, before: int) -> None:
    """The draw ends or is interrupted: the count changes now, and only now (9.24)."""
    if g.state.player[seat].hand.size > before:
        recount(g, seat)


def goes_back(g: Game, face: int) -> bool:
    """Does a card under the top one go into the new deck? Tactical cards leave (10.2), from the second time on power
    cards too (10.3, 10.4); a legendary goes back (10.6), unless it is still being carried out (10.7)."""
    if is_legendary(face):
        return (g.state.underway >> (face - Face.ALL_DISCARD)) & 1 == 0
    if is_tactical(face):
        return False
    return g.state.reshuffles == 0 or g.rules.power_of[face] == Mark.NONE


def can_draw(g: Game) -> bool:
    """Is there a card to draw, now or after a reshuffle? (10.8)"""
    if g.state.deck.size > 0:
        return True
    pile = g.state.pile
    for i in range(pile.size - 1):
        if goes_back(g, lying(pile, i)):
            return True
    return False


def reshuffle(g: Game) -> None:
    """The pile becomes a new deck: its top card stays, whatever it is (10.1, 10.6, 10.9)."""
    state = g.state
    pile = state.pile
    size = pile.size
    upper = top(pile)
    bottom = pile.bottom
    pile.size = 0
    removed = 0
    for i in range(size - 1):
        face = pile.card[(bottom + i) & 127]
        if goes_back(g, face):
            push(state.deck, face)
        elif is_legendary(face):
            lay_on(pile, face)  # 10.7: never beyond the place it came from
        else:
            add(state.gone, face)
            removed += 1
    lay_on(pile, upper)
    state.repeats = g.rules.repeated[upper]  # 10.9
    state.reshuffles += 1
    tell(g, Told.RESHUFFLE, state.deck.size, removed)
    shuffle(g, state.deck, Draw.SHUFFLE)
