"""Dementalism: dealing again all that a seat does not know, for search and for bots (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import nth_bit, ones
from ...kernel.cards import pop, push
from ...kernel.chance import below, shuffle
from ...kernel.questions import current, kind_asked
from .known import HEAP_SLOT, SLOTS, STACK_SLOT, UNKNOWN, Knowledge, cell_of_slot
from .names import CELLS, Copies, Draw, Kind
from .spread import is_down
from .state import Game, Stack
from .stores import is_vulnerable
from .targets import movable_places


def redeal(g: Game, me: int, k: Knowledge) -> None:
    """Resample all that this seat does not know, consistently with its knowledge.

    Unseen cards are gathered as counts first, so two worlds alike to the seat give the same sample. What a memory that
    slipped takes for known, and what cannot be, counts as unknown.
    """
    guess_slots(g, k)
    gather_unseen(g)
    deal_stacks(g)
    deal_cards(g)
    reseal(g, me)


def guess_slots(g: Game, k: Knowledge) -> None:
    """What each slot holds, as far as it is known; the loose faces of a pool are dealt to its slots."""
    guess = g.desk.work.guess
    group = g.desk.work.group
    for slot in range(SLOTS):
        guess[slot] = k.face[slot] if k.begun == 1 else UNKNOWN + 0
    for i in range(k.loose):
        code = k.pool[i]
        group.size = 0
        for j in range(k.loose):
            if k.pool[j] == code:
                push(group, k.lost[j])
        number = 0
        for slot in range(SLOTS):
            if guess[slot] == code:
                number += 1
        if number == 0:
            continue  # this pool is dealt
        for _ in range(number - group.size):
            push(group, UNKNOWN)
        shuffle(g, group, Draw.REDEAL)
        for slot in range(SLOTS):
            if guess[slot] == code:
                guess[slot] = pop(group)


# --- what is unseen -------------------------------------------------------------------------------------------------
def gather_unseen(g: Game) -> None:
    """How many cards of each row of the deck file lie hidden."""
    state = g.state
    counts = g.desk.work.counts
    for card in range(g.rules.rows):
        counts[card] = 0
    for cell in range(CELLS):
        if is_down(g, cell):
            counts[state.spread.card[cell]] += 1
    for i in range(state.heap.size):
        counts[state.heap.card[i]] += 1
    for seat in range(state.seats):
        for place in range(state.player[seat].stacks):
            stack = state.stack[state.player[seat].stack[place]]
            if is_hidden(stack):
                count_stack(g, 2 * stack.denizen + stack.copies - 1, 1)


def is_hidden(stack: Stack) -> bool:
    """Does this Stack lie face-down?"""
    return is_vulnerable(stack) and stack.revealed == 0


def count_stack(g: Game, face: int, sign: int) -> None:
    """The two cards of a Stack are unseen ones more, or fewer."""
    counts = g.desk.work.counts
    counts[face // 2] += sign
    counts[face // 2 if face % 2 == 1 else g.rules.denizens] += sign


# --- Stacks ---------------------------------------------------------------------------------------------------------
def deal_stacks(g: Game) -> None:
    """The Stacks that are known, then the known cards, as far as they leave cards for the other Stacks; then these."""
    state = g.state
    unknown = 0
    for seat in range(state.seats):
        for place in range(state.player[seat].stacks):
            unknown += 1 if is_hidden(state.stack[state.player[seat].stack[place]]) else 0
    unknown = lay_stacks(g, unknown, 1)
    keep_cards(g, unknown)
    lay_stacks(g, unknown, 0)


def lay_stacks(g: Game, unknown: int, known: int) -> int:
    """Lay the hidden Stacks of which the face is guessed, `known` 1, or all others; how many are left of them."""
    state = g.state
    guess = g.desk.work.guess
    slot = STACK_SLOT + 0
    for seat in range(state.seats):
        for place in range(state.player[seat].stacks):
            stack = state.stack[state.player[seat].stack[place]]
            if is_hidden(stack):
                if known == 0 and guess[slot] < 0:
                    guess[slot] = some_stack(g, unknown - 1)
                    lay_stack(g, stack, guess[slot])
                    unknown -= 1
                elif known == 1 and guess[slot] >= 0 and leaves_stacks(g, guess[slot], unknown - 1):
                    lay_stack(g, stack, guess[slot])
                    unknown -= 1
                elif known == 1:
                    guess[slot] = UNKNOWN + 0
            slot += 1
    return unknown


def lay_stack(g: Game, stack: Stack, face: int) -> None:
    """This Stack is of this face."""
    count_stack(g, face, 0 - 1)
    stack.denizen = face // 2
    stack.copies = Copies.STACKED + 0 if face % 2 == 1 else Copies.SNEAKY + 0


def some_stack(g: Game, others: int) -> int:
    """A Stack of unseen cards that leaves enough for others: the first one from a random one on."""
    faces = 2 * g.rules.denizens
    face = below(g, faces, Draw.REDEAL)
    for _ in range(faces):
        if leaves_stacks(g, face, others):
            return face
        face = (face + 1) % faces
    return face


def leaves_stacks(g: Game, face: int, others: int) -> bool:
    """Are there cards for this Stack and for so many others?"""
    counts = g.desk.work.counts
    count_stack(g, face, 0 - 1)
    there = counts[face // 2] >= 0 and counts[g.rules.denizens] >= 0 and (others == 0 or most_stacks(g) >= others)
    count_stack(g, face, 1)
    return there


def most_stacks(g: Game) -> int:
    """How many Stacks the unseen cards could make: pairs, and Giggities with single Denizens, of which a pair that is
    given up makes two."""
    counts = g.desk.work.counts
    pairs = 0
    single = 0
    for card in range(g.rules.denizens):
        pairs += counts[card] // 2
        single += counts[card] % 2
    giggities = counts[g.rules.denizens]
    if giggities <= single:
        return pairs + giggities
    return pairs + single + min(pairs, (giggities - single) // 2)


# --- cards ----------------------------------------------------------------------------------------------------------
def keep_cards(g: Game, unknown: int) -> None:
    """Lay the cards that are guessed where they lie, as far as there are such and enough is left for so many Stacks;
    what is guessed of the others is UNKNOWN."""
    guess = g.desk.work.guess
    counts = g.desk.work.counts
    for slot in range(STACK_SLOT):
        if is_hidden_card(g, slot):
            card = guess[slot]
            if card >= 0 and counts[card] > 0:
                counts[card] -= 1
                if unknown == 0 or most_stacks(g) >= unknown:
                    lay_card(g, slot, card)
                    continue
                counts[card] += 1
            guess[slot] = UNKNOWN + 0


def deal_cards(g: Game) -> None:
    """All cards that are left, at random, to all slots that hold nothing yet."""
    work = g.desk.work
    work.unseen.size = 0
    for card in range(g.rules.rows):
        for _ in range(work.counts[card]):
            push(work.unseen, card)
    shuffle(g, work.unseen, Draw.REDEAL)
    for slot in range(STACK_SLOT):
        if is_hidden_card(g, slot) and work.guess[slot] < 0:
            lay_card(g, slot, pop(work.unseen))


def is_hidden_card(g: Game, slot: int) -> bool:
    """Does a card lie face-down in this cell, or here in the Heap?"""
    if slot >= HEAP_SLOT:
        return slot < HEAP_SLOT + g.state.heap.size
    return slot < g.rules.width * g.rules.height and is_down(g, cell_of_slot(g.rules, slot))


def lay_card(g: Game, slot: int, card: int) -> None:
    """This card lies here."""
    if slot >= HEAP_SLOT:
        g.state.heap.card[slot - HEAP_SLOT] = card
    else:
        g.state.spread.card[cell_of_slot(g.rules, slot)] = card


# --- what is sealed -------------------------------------------------------------------------------------------------
def reseal(g: Game, me: int) -> None:
    """Others' secret votes and picks (2.6, 11.7)."""
    kind = kind_asked(g)
    if kind != Kind.FIRST_VOTE and kind != Kind.PARCEL_PICK:
        return
    answered = current(g).answered
    for seat in range(g.state.seats):
        if seat == me or (answered >> seat) & 1 == 0:
            continue
        if kind == Kind.FIRST_VOTE:
            g.state.player[seat].chosen = below(g, g.state.seats, Draw.REDEAL)
        else:
            places = movable_places(g, seat)
            g.state.player[seat].chosen = nth_bit(places, below(g, ones(places), Draw.REDEAL))
