"""Dementalism: what lies where, as a program knows it from the events of its seat alone, 13.12 (kernel Python).

A slot is a place for a face: the cells of the grid in reading order, then the Heap from below, then all Stores one
after the other, each from left to right. Cards and Stacks carry what is known of them from slot to slot. Slots shuffled
unseen form a pool: its known faces are loose, each of them lies in one of its slots.
"""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.records import Record, i8, i8s, i64s, one, record, u8
from .names import COLUMNS, MOST_SEATS, PART
from .state import Rules

CELL_SLOTS = 128
HEAP_SLOT = 128  # the lowest card of the Heap
STACK_SLOT = 256  # the first Stack
SLOTS = 320  # one to spare, for what changes places
FRESH = 0
NEVER = -1  # instead of an age: this face was not taken in

UNKNOWN = -1  # instead of a face
NOTHING = -2
POOL = -3  # less the number of a pool

FREE = 0  # marks of Stacks; that of a cell is who sits on it, plus 1
LOCKED = 1
SAFE = 2


@record
class Knowledge(Record):
    """What one seat knows. The face of a Stack is twice its Denizen, and 1 more unless it is Sneaky.

    Open facts are always there; a face of a slot that lies hidden is there as far as this seat saw and kept it.
    """

    begun: int = i8()  # 1: the game has started
    turn: int = i8()  # whose turn it is
    heap: int = u8()  # how many cards lie in the Heap
    stacks: list[int] = i8s(12)  # in each Store
    up: list[int] = i64s(3)  # the slots of cells whose card lies face-up
    face: list[int] = i8s(320)
    age: list[int] = i8s(320)  # how many turns ago a face was last seen, 127 at most
    mark: list[int] = i8s(320)
    loose: int = u8()  # faces known to be in pools: how many, which, and in which pool each of them
    lost: list[int] = i8s(191)
    pool: list[int] = i8s(191)
    chance: Chance = one(Chance)  # what is forgotten (N.4) depends on this alone, and on what was seen


# --- slots ----------------------------------------------------------------------------------------------------------
def slot_of_cell(rules: Rules, column: int, row: int) -> int:
    """The slot of a cell as events tell it: its column from 0, its row from 1."""
    return rules.width * (row - 1) + column


def cell_of_slot(rules: Rules, slot: int) -> int:
    """The cell of a slot."""
    return COLUMNS * (slot // rules.width) + slot % rules.width


def slot_of_stack(k: Knowledge, seat: int, place: int) -> int:
    """The slot of a Stack, of which events tell the place, from 1."""
    slot = STACK_SLOT + place - 1
    for other in range(seat):
        slot += k.stacks[other]
    return slot


def stacks_end(k: Knowledge) -> int:
    """The slot after the last Stack of all."""
    return slot_of_stack(k, MOST_SEATS, 1)


def is_up(k: Knowledge, slot: int) -> bool:
    """Does a face-up card lie in this cell?"""
    return (k.up[slot // PART] >> (slot % PART)) & 1 == 1


def lies_down(k: Knowledge, slot: int) -> bool:
    """Does a face-down card lie in this cell?"""
    return k.face[slot] != NOTHING and not is_up(k, slot)


def is_known(k: Knowledge, slot: int) -> bool:
    """Is the face in this slot known, and remembered?"""
    return k.face[slot] >= 0 and k.age[slot] != NEVER


def denizen_of(face: int) -> int:
    """The Denizen of a Stack, by its face."""
    return face // 2


# --- what is carried along ------------------------------------------------------------------------------------------
def carry(k: Knowledge, source: int, target: int) -> None:
    """What lay in one slot lies in another."""
    k.face[target] = k.face[source]
    k.age[target] = k.age[source]
    k.mark[target] = k.mark[source]


def clear(k: Knowledge, slot: int, face: int) -> None:
    """Of what lies here nothing is known, or nothing lies here."""
    k.face[slot] = face
    k.age[slot] = FRESH + 0
    k.mark[slot] = FREE + 0


def insert_slot(k: Knowledge, slot: int, end: int) -> None:
    """All from here on moves up by one."""
    for i in range(end, slot, -1):
        carry(k, i - 1, i)
    clear(k, slot, UNKNOWN)


def remove_slot(k: Knowledge, slot: int, end: int) -> None:
    """What lies here goes, and all after it closes up (3.11)."""
    for i in range(slot, end - 1):
        carry(k, i + 1, i)
    clear(k, end - 1, NOTHING)


def add_stack(k: Knowledge, seat: int) -> int:
    """A Stack at the right end of a Store (3.10); its slot."""
    slot = slot_of_stack(k, seat + 1, 1)
    insert_slot(k, slot, stacks_end(k))
    k.stacks[seat] += 1
    return slot


def drop_stack(k: Knowledge, seat: int, slot: int) -> None:
    """A Stack leaves this Store (3.11)."""
    remove_slot(k, slot, stacks_end(k))
    k.stacks[seat] -= 1


# --- pools ----------------------------------------------------------------------------------------------------------
def new_pool(k: Knowledge) -> int:
    """How the slots of a new pool are marked instead of a face."""
    code = POOL + 0
    i = 0
    while i < k.loose:
        if k.pool[i] == code:
            code -= 1
            i = 0
        else:
            i += 1
    return code


def throw_in(k: Knowledge, slot: int, code: int) -> None:
    """This slot is shuffled with others of a pool: its face gets loose; a pool that it is of becomes part of this
    one."""
    face = k.face[slot]
    if face >= 0:
        get_loose(k, face, code)
    elif face <= POOL and face != code:
        for i in range(SLOTS):
            if k.face[i] == face:
                k.face[i] = code
        for i in range(k.loose):
            if k.pool[i] == face:
                k.pool[i] = code
    k.face[slot] = code
    k.age[slot] = FRESH + 0


def get_loose(k: Knowledge, face: int, code: int) -> None:
    """This face is known to be in a pool."""
    k.lost[k.loose] = face
    k.pool[k.loose] = code
    k.loose += 1


def take_from(k: Knowledge, face: int, code: int) -> None:
    """One of these faces, if it is known to be in the pool, is so no more."""
    for i in range(k.loose):
        if k.pool[i] == code and k.lost[i] == face:
            k.loose -= 1
            k.lost[i] = k.lost[k.loose]
            k.pool[i] = k.pool[k.loose]
            return


def leave_pool(k: Knowledge, slot: int, face: int, other: int) -> None:
    """This slot is of no pool any more: it holds this face or, if it may, another one."""
    code = k.face[slot]
    if code > POOL:
        return
    k.face[slot] = UNKNOWN + 0
    take_from(k, face, code)
    if other != face:
        take_from(k, other, code)
    settle(k, code)


def settle(k: Knowledge, code: int) -> None:
    """What follows of a pool: of none of whose faces anything is known, it is none; whose faces are all known, and all
    the same, they are known by slot."""
    members = 0
    for slot in range(SLOTS):
        if k.face[slot] == code:
            members += 1
    known = 0
    face = UNKNOWN + 0
    same = True
    for i in range(k.loose):
        if k.pool[i] == code:
            same = same and (known == 0 or k.lost[i] == face)
            face = k.lost[i]
            known += 1
    if known > 0 and (known < members or not same):
        return
    for slot in range(SLOTS):
        if k.face[slot] == code:
            k.face[slot] = face
    for _ in range(known):
        take_from(k, face, code)
