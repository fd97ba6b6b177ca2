"""Cryptid Smash: dealing again all that a seat does not know, for search and for bots (kernel Python)."""

from __future__ import annotations

from ...kernel.cards import push
from ...kernel.chance import below, shuffle
from ...kernel.questions import current, kind_asked
from .hands import add, take
from .knowledge import Knowledge
from .known import GROUPS, Group, Known, may_be
from .legendary import owes
from .matching import is_legendary
from .names import NO_FACE, PART, Draw, Kind, Word
from .state import Deck, Game, Hand

TRIES = 30  # at random, before a card that fits is looked for in order


def redeal(g: Game, me: int, k: Knowledge) -> None:
    """Resample all that this seat does not know, consistently with its knowledge.

    Unseen cards are gathered as counts first, so two worlds alike to the seat give the same sample.
    """
    state = g.state
    work = g.desk.work
    work.missed = 1 << me if me >= 0 and k.due == 1 and k.windows == 0 else 0  # 9.20
    unseen = work.unseen
    for face in range(g.rules.faces):
        unseen[face] = 0
    for i in range(state.deck.size):
        unseen[state.deck.card[i]] += 1
    for seat in range(state.seats):
        if seat != me:
            keep_known(g, seat, k.seat[seat])
    stack = work.stack
    stack.size = 0
    for face in range(g.rules.faces):
        if not is_legendary(face):
            for _ in range(unseen[face]):
                push(stack, face)
    work.placed.size = 0
    for seat in range(state.seats):
        if seat != me:
            deal_groups(g, seat, k)
    for seat in range(state.seats):
        if seat != me:
            for _ in range(work.owed[seat]):
                add(state.player[seat].hand, draw_out(stack, below(g, stack.size, Draw.REDEAL)))
    for face in range(g.rules.faces):
        if is_legendary(face):
            for _ in range(unseen[face]):
                push(stack, face)  # no legendary is ever in a hand (7.3)
    shuffle(g, stack, Draw.REDEAL)
    for i in range(state.deck.size):
        state.deck.card[i] = stack.card[i]
    reseal(g, me)


def keep_known(g: Game, seat: int, known: Known) -> None:
    """Leave in this hand the cards surely there; the others are unseen, and as many are owed to it."""
    hand = g.state.player[seat].hand
    unseen = g.desk.work.unseen
    sure = 0
    for face in range(g.rules.faces):
        unseen[face] += hand.count[face] - known.count[face]
        hand.count[face] = known.count[face]
        sure += known.count[face]
    g.desk.work.owed[seat] = hand.size - sure
    hand.size = sure
    for part in range(g.rules.parts):
        hand.held[part] = 0
    if sure > 0:
        for face in range(g.rules.faces):
            hand.held[face // PART] |= (1 if hand.count[face] > 0 else 0) << (face % PART)


def deal_groups(g: Game, seat: int, k: Knowledge) -> None:
    """The cards of which it is known what they are not."""
    work = g.desk.work
    for i in range(k.seat[seat].groups):
        group = k.seat[seat].group[i]
        for _ in range(min(group.size, work.owed[seat])):
            at = find(g, work.stack, group)
            face = draw_out(work.stack, at) if at >= 0 else exchange_one(g, k, group)
            add(g.state.player[seat].hand, face)
            work.owner[work.placed.size] = GROUPS * seat + i
            push(work.placed, face)
            work.owed[seat] -= 1


def find(g: Game, stack: Deck, group: Group) -> int:
    """The place of a random card that may be of this group; -1 where there is none."""
    at = 0
    for _ in range(TRIES):
        at = below(g, stack.size, Draw.REDEAL)
        if may_be(group, stack.card[at]):
            return at
    for _ in range(stack.size):
        at = at + 1 if at + 1 < stack.size else 0
        if may_be(group, stack.card[at]):
            return at
    return -1


def exchange_one(g: Game, k: Knowledge, group: Group) -> int:
    """Where none is left that may be of this group: one dealt to another, which gets one from the stack for it."""
    work = g.desk.work
    stack = work.stack
    for i in range(work.placed.size):
        face = work.placed.card[i]
        seat = work.owner[i] // GROUPS
        if may_be(group, face):
            for at in range(stack.size):
                if may_be(k.seat[seat].group[work.owner[i] - GROUPS * seat], stack.card[at]):
                    hand = g.state.player[seat].hand
                    take(hand, face)
                    add(hand, stack.card[at])
                    work.placed.card[i] = draw_out(stack, at)
                    return face
    return draw_out(stack, 0)


def draw_out(stack: Deck, at: int) -> int:
    """Take the card at this place; the last one takes its place."""
    face = stack.card[at]
    stack.size -= 1
    stack.card[at] = stack.card[stack.size]
    return face


def reseal(g: Game, me: int) -> None:
    """What others have sealed, or drawn just now, may be anything (7.10, 8.6, 9.8)."""
    kind = kind_asked(g)
    if kind == 0:
        return
    answered = current(g).answered
    asked = current(g).asked
    for seat in range(g.state.seats):
        player = g.state.player[seat]
        if seat == me:
            continue
        if kind == Kind.WINDOW and (answered >> seat) & 1 == 1:
            player.entry = Word.ENTRY + 0
        if kind == Kind.PLAY_DRAWN and (asked >> seat) & 1 == 1:
            g.state.drawn = any_card(g, player.hand, NO_FACE)
        if kind == Kind.DISCARD2 and (answered >> seat) & 1 == 1:
            player.chosen[0] = any_card(g, player.hand, NO_FACE)
            player.chosen[1] = any_card(g, player.hand, player.chosen[0]) if owes(g, seat) == 2 else NO_FACE


def any_card(g: Game, hand: Hand, but: int) -> int:
    """A card of this hand, other than one of this face."""
    pick = below(g, hand.size - (1 if but != NO_FACE else 0), Draw.REDEAL)
    for face in range(g.rules.faces):
        pick -= hand.count[face] - (1 if face == but else 0)
        if pick < 0:
            return face
    return NO_FACE
