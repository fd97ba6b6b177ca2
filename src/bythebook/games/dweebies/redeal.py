"""Dweebies: dealing again all that a seat does not know, for search and for bots (kernel Python)."""

from __future__ import annotations

from ...kernel.cards import pop, push
from ...kernel.chance import shuffle
from .hands import add, empty
from .knowledge import Knowledge
from .names import KINDS, Draw
from .state import Game


def redeal(g: Game, me: int, k: Knowledge) -> None:
    """Resample the other hands and the pile.

    Unseen cards are gathered as counts first, so two worlds alike to the seat give the same sample.
    """
    state = g.state
    unseen = g.desk.work.unseen
    counts = g.desk.work.counts
    for kind in range(KINDS):
        counts[kind] = 0
    for i in range(state.pile.size):
        counts[state.pile.card[i]] += 1
    for seat in range(state.seats):
        if seat != me:
            for kind in range(KINDS):
                counts[kind] += state.player[seat].hand.count[kind]
    unseen.size = 0
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            push(unseen, kind)
    shuffle(g, unseen, Draw.REDEAL)
    for seat in range(state.seats):
        if seat != me:
            hand = state.player[seat].hand
            size = hand.size
            empty(hand)
            for _ in range(size):
                add(hand, pop(unseen))
    for i in range(state.pile.size):
        state.pile.card[i] = pop(unseen)
