"""Dementalism: Stores as a program knows them (kernel Python). Places are told from 1, kinds from 0."""

from __future__ import annotations

from ...kernel.events import Seen
from .events import Told
from .known import (
    FREE,
    FRESH,
    LOCKED,
    NOTHING,
    SAFE,
    Knowledge,
    add_stack,
    carry,
    clear,
    denizen_of,
    drop_stack,
    is_known,
    leave_pool,
    new_pool,
    settle,
    slot_of_cell,
    slot_of_stack,
    stacks_end,
)
from .known_cells import leave_cell, mix
from .memory import notice
from .names import Copies
from .state import Rules

SNEAKY = Copies.SNEAKY - 1  # as events tell it
STACKED = Copies.STACKED - 1
THREE = Copies.SAFE - 1


def learn_of_stacks(k: Knowledge, rules: Rules, seen: Seen, me: int) -> None:
    """What happens to Stacks, or shows them; places are told from 1."""
    word = seen.word
    match seen.kind:
        case Told.FORM:
            leave_cell(k, slot_of_cell(rules, word[4], word[5]))
            leave_cell(k, slot_of_cell(rules, word[6], word[7]))
            add_stack(k, word[0])
            notice_stack(k, rules, me, word[0], word[3], word[1], word[2], 0)
        case Told.INSERT_HIT:
            leave_cell(k, slot_of_cell(rules, word[4], word[5]))
            upgrade(k, rules, me, word[0], word[2], word[3], word[1])
        case Told.INSERT_MISS | Told.LOOK:
            notice_stack(k, rules, me, word[0], word[1], word[2], word[3], 0)
        case Told.LOOK_PRIVATE if seen.shown == 1:
            notice_stack(k, rules, me, word[0], word[1], seen.secret[0], seen.secret[1], 0)
        case Told.MERGE_HIT:
            merge(k, rules, seen, me)
        case Told.MERGE_MISS:
            notice_stack(k, rules, me, word[0], word[1], word[3], word[4], 0)
            notice_stack(k, rules, me, word[0], word[2], word[5], word[6], 0)
        case Told.NAB_HIT:
            pass_on(k, word[1], word[5], word[0])
            notice_stack(k, rules, me, word[0], word[4], word[2], word[3], 0)
        case Told.NAB_WRONG:
            notice_stack(k, rules, me, word[1], word[2], word[3], word[4], 0)
        case Told.REVEAL:
            for i in range(1, seen.size, 3):
                notice_stack(k, rules, me, word[0], word[i], word[i + 1], word[i + 2], 0)
        case Told.SHUFFLE_STACKS:
            mix_stacks(k, rules, word[0], me)
        case Told.SWAP:
            swap(k, slot_of_stack(k, word[0], word[1]), slot_of_stack(k, word[2], word[3]))
        case Told.PARCEL:
            pass_on(k, word[0], word[1], word[2])
        case Told.LEAK:
            slot = slot_of_stack(k, word[0], word[1])
            leave_pool(k, slot, 2 * word[3] + word[2], 2 * word[3] + word[2])
            drop_stack(k, word[0], slot)
        case Told.LOCK:
            k.mark[slot_of_stack(k, word[0], word[1])] = LOCKED + 0
        case Told.LOCK_END:
            k.mark[slot_of_stack(k, word[0], word[1])] = FREE + 0


def notice_stack(
    k: Knowledge, rules: Rules, me: int, seat: int, place: int, kind: int, denizen: int, peek: int
) -> None:
    """A Stack is seen, of a kind as events tell it; one that is Safe lies open from then on."""
    slot = slot_of_stack(k, seat, place)
    face = 2 * denizen + min(kind, STACKED)
    if kind == THREE:
        k.face[slot] = face
        k.age[slot] = FRESH + 0
        k.mark[slot] = SAFE + 0
    elif k.mark[slot] != SAFE:
        notice(k, rules, me, slot, face, 1 if peek == 1 or seat == me else 0)


def upgrade(k: Knowledge, rules: Rules, me: int, seat: int, place: int, kind: int, denizen: int) -> None:
    """A Stack has more Denizens than before; whoever knew what it was knows what it is (3.10)."""
    slot = slot_of_stack(k, seat, place)
    before = 2 * denizen + kind - 1  # unless two became one
    leave_pool(k, slot, before, before)
    if is_known(k, slot) and denizen_of(k.face[slot]) == denizen:
        k.face[slot] = 2 * denizen + STACKED
    notice_stack(k, rules, me, seat, place, kind, denizen, 0)


def merge(k: Knowledge, rules: Rules, seen: Seen, me: int) -> None:
    """Two Stacks are one at the left of their places, locked if one of them was (5.13). If it is Safe, nobody was told
    which of them was Sneaky."""
    word = seen.word
    seat = word[0]
    place = min(word[1], word[2])
    left = slot_of_stack(k, seat, place)
    right = slot_of_stack(k, seat, max(word[1], word[2]))
    sneaky = 2 * word[4] + SNEAKY
    other = sneaky + 1 if word[3] == THREE else sneaky
    leave_pool(k, left, sneaky, other)
    leave_pool(k, right, sneaky, other)
    k.mark[left] = max(k.mark[left], k.mark[right])
    drop_stack(k, seat, right)
    upgrade(k, rules, me, seat, place, word[3], word[4])


def pass_on(k: Knowledge, seat: int, place: int, taker: int) -> None:
    """A Stack goes to the right end of another Store (3.10), unseen or not."""
    source = slot_of_stack(k, seat, place)
    target = add_stack(k, taker)
    if target <= source:
        source += 1
    carry(k, source, target)
    drop_stack(k, seat, source)


def swap(k: Knowledge, slot: int, other: int) -> None:
    """Two Stacks change places (10.19)."""
    end = stacks_end(k)
    carry(k, slot, end)
    carry(k, other, slot)
    carry(k, end, other)
    clear(k, end, NOTHING)


def mix_stacks(k: Knowledge, rules: Rules, seat: int, me: int) -> None:
    """The Movable Stacks of a Store are shuffled (3.16)."""
    code = new_pool(k)
    first = slot_of_stack(k, seat, 1)
    for slot in range(first, first + k.stacks[seat]):
        if k.mark[slot] == FREE:
            mix(k, rules, slot, code, me)
    settle(k, code)
