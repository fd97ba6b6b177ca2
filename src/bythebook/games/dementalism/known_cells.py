"""Dementalism: cells and Heap as a program knows them: what is carried along, what is mixed (kernel Python)."""

from __future__ import annotations

from ...kernel.events import Seen
from .events import Where
from .known import (
    FREE,
    HEAP_SLOT,
    NEVER,
    NOTHING,
    SLOTS,
    UNKNOWN,
    Knowledge,
    carry,
    clear,
    insert_slot,
    is_up,
    lies_down,
    new_pool,
    settle,
    slot_of_cell,
    throw_in,
)
from .memory import PERFECT, forget, is_item, lapse_of, notice
from .names import PART
from .state import Rules


# --- what is carried along ------------------------------------------------------------------------------------------
def turn_down(k: Knowledge, slot: int) -> None:
    """A face-up card is hidden; its face stays known if it was taken in."""
    k.up[slot // PART] &= ~(1 << (slot % PART))
    if k.age[slot] == NEVER:
        forget(k, slot)


def leave_cell(k: Knowledge, slot: int) -> None:
    """The card in this cell goes away."""
    k.up[slot // PART] &= ~(1 << (slot % PART))
    clear(k, slot, NOTHING)


def clean_up(k: Knowledge, rules: Rules) -> None:
    """Turmoils leave, all others are hidden (7.2, 7.3); gaps are filled from the Heap in reading order (7.5)."""
    for slot in range(rules.width * rules.height):
        if is_up(k, slot):
            if k.face[slot] > rules.denizens:
                leave_cell(k, slot)
            else:
                turn_down(k, slot)
        if k.face[slot] == NOTHING and k.heap > 0:
            draw_card(k, slot)


def draw_card(k: Knowledge, slot: int) -> None:
    """The top card of the Heap into this cell, unseen."""
    k.heap -= 1
    carry(k, HEAP_SLOT + k.heap, slot)
    clear(k, HEAP_SLOT + k.heap, NOTHING)


def lay_under(k: Knowledge, slot: int) -> None:
    """The card of this cell goes under the Heap; what is known of it is of the lowest slot then."""
    insert_slot(k, HEAP_SLOT, HEAP_SLOT + k.heap)
    k.heap += 1
    carry(k, slot, HEAP_SLOT)
    k.mark[HEAP_SLOT] = FREE + 0
    leave_cell(k, slot)


def switch(k: Knowledge, slot: int) -> None:
    """The top card of the Heap is taken, the card of this cell goes under the Heap, the card taken into the cell
    (10.15)."""
    k.heap -= 1
    carry(k, HEAP_SLOT + k.heap, SLOTS - 1)
    clear(k, HEAP_SLOT + k.heap, NOTHING)
    lay_under(k, slot)
    carry(k, SLOTS - 1, slot)
    clear(k, SLOTS - 1, NOTHING)


# --- what is mixed unseen -------------------------------------------------------------------------------------------
def mix(k: Knowledge, rules: Rules, slot: int, code: int, me: int) -> None:
    """The card or Stack in this slot is shuffled with others: all are of one pool; a forgetful seat keeps nothing of
    it (N.4)."""
    if lapse_of(rules, me) == PERFECT:
        throw_in(k, slot, code)
    elif is_item(k, slot):
        forget(k, slot)


def mix_cells(k: Knowledge, rules: Rules, where: int, here: int, me: int) -> None:
    """The face-down cards of some cells are shuffled (3.16)."""
    code = new_pool(k)
    for slot in range(rules.width * rules.height):
        if lies_down(k, slot) and is_among(k, rules, where, here, slot):
            mix(k, rules, slot, code, me)
    settle(k, code)


def is_among(k: Knowledge, rules: Rules, where: int, here: int, slot: int) -> bool:
    """Is a cell of those that are shuffled? A Power leaves out what others sit on (9.15)."""
    width = rules.width
    same_row = slot // width == here // width
    same_column = slot % width == here % width
    match where:
        case Where.ROW:
            return same_row and not is_sat_by_others(k, slot)
        case Where.COLUMN:
            return same_column and not is_sat_by_others(k, slot)
        case Where.CROSS:
            return same_row or same_column
        case Where.BESIDE:
            return is_beside(rules, here, slot)
    return True


def is_sat_by_others(k: Knowledge, slot: int) -> bool:
    """Does a seat sit here that is not the active one?"""
    return k.mark[slot] != FREE and k.mark[slot] != k.turn + 1


def is_beside(rules: Rules, here: int, slot: int) -> bool:
    """Is a cell directly left, right, above or below another one (11.9)?"""
    width = rules.width
    if slot // width == here // width:
        return slot == here + 1 or here == slot + 1
    return slot == here + width or here == slot + width


def sink(k: Knowledge, rules: Rules, here: int, me: int) -> None:
    """The face-down cards beside a cell go under the Heap in random order (11.9)."""
    code = new_pool(k)
    for slot in range(rules.width * rules.height):
        if lies_down(k, slot) and is_beside(rules, here, slot):
            mix(k, rules, slot, code, me)
            lay_under(k, slot)
    settle(k, code)


def spring(k: Knowledge, rules: Rules, seen: Seen, me: int) -> None:
    """Giggities go back into the Heap, which is shuffled, or into empty cells (11.11)."""
    if seen.word[1] == 1:
        for i in range(2, seen.size, 2):
            slot = slot_of_cell(rules, seen.word[i], seen.word[i + 1])
            clear(k, slot, UNKNOWN)
            notice(k, rules, me, slot, rules.denizens, 0)
        return
    for _ in range(seen.word[0]):
        clear(k, HEAP_SLOT + k.heap, rules.denizens)
        k.heap += 1
    code = new_pool(k)
    for slot in range(HEAP_SLOT, HEAP_SLOT + k.heap):
        mix(k, rules, slot, code, me)
    settle(k, code)
