"""Dementalism: how programs forget, as people do (kernel Python).

How often a program forgets, in thousandths, is how often a face that opens is not taken in at all; the other losses go
with it, between five presets: Elephant (0), Sharp (150), Regular (400), Sieve (650), and one that knows what lies open
and nothing else (1000). A seat of which nothing is said has a perfect record (N.3). Losses change knowledge alone.
"""

from __future__ import annotations

from ...kernel.chance import draw
from .known import (
    CELL_SLOTS,
    FRESH,
    NEVER,
    POOL,
    SAFE,
    SLOTS,
    STACK_SLOT,
    UNKNOWN,
    Knowledge,
    is_known,
    is_up,
    leave_pool,
    lies_down,
    stacks_end,
)
from .names import MOST_SEATS
from .state import Rules

LAPSE = 400  # of the programs at tables, unless their host says otherwise: Regular
PERFECT = -1  # instead of a lapse
THOUSAND = 1000
OWN = 150  # how much better one's own Stacks and what one peeks at are taken in
OLDEST = 127
NOWHERE = -1  # instead of a slot

PRESETS = (0, 150, 400, 650, 1000)
RETAIN = (1000, 990, 950, 850, 0)  # of a thousand, an item is still there after the end of a turn
CAPACITY = (320, 20, 9, 4, 0)  # items
SLIP = (0, 20, 50, 100, 100)  # of a thousand, an item is stored beside its slot


def lapse_of(rules: Rules, me: int) -> int:
    """How often this seat forgets, in thousandths, or PERFECT."""
    return rules.lapse[me] - 1 if me >= 0 else PERFECT + 0


def between(lapse: int, values: tuple[int, int, int, int, int]) -> int:
    """A value that the presets have, in between for a lapse that is between theirs."""
    i = 0
    while lapse > PRESETS[i + 1]:
        i += 1
    span = PRESETS[i + 1] - PRESETS[i]
    share = lapse - PRESETS[i]
    return (values[i] * (span - share) + values[i + 1] * share) // span


def notice(k: Knowledge, rules: Rules, me: int, slot: int, face: int, close: int) -> None:
    """A face opens to this seat; `close` 1: of its own Stack, or peeked at."""
    lapse = lapse_of(rules, me)
    known = is_known(k, slot) and k.face[slot] == face
    leave_pool(k, slot, face, face)
    k.face[slot] = face
    if lapse == PERFECT:
        k.age[slot] = FRESH + 0
        return
    if not known:
        k.age[slot] = NEVER + 0
    if draw(k.chance, THOUSAND) < THOUSAND - lapse + OWN * close:
        store(k, rules, lapse, slot, face)
    if k.age[slot] == NEVER:
        forget(k, slot)


def store(k: Knowledge, rules: Rules, lapse: int, slot: int, face: int) -> None:
    """A face is taken in, at times beside its slot; if there is no room, others go."""
    if draw(k.chance, THOUSAND) < between(lapse, SLIP):
        slot = beside(k, rules, slot)
    if slot == NOWHERE:
        return
    k.face[slot] = face
    k.age[slot] = FRESH + 0
    items = 0
    for i in range(SLOTS):
        if is_item(k, i):
            items += 1
    for _ in range(items - between(lapse, CAPACITY)):
        forget(k, longest_unseen(k))


def beside(k: Knowledge, rules: Rules, slot: int) -> int:
    """Any of the hidden cards or Stacks next to a slot, each as likely, or NOWHERE."""
    found = NOWHERE + 0
    number = 0
    for way in range(4):
        other = next_slot(k, rules, slot, way)
        if other != NOWHERE:
            number += 1
            if draw(k.chance, number) == 0:
                found = other
    return found


def next_slot(k: Knowledge, rules: Rules, slot: int, way: int) -> int:
    """The hidden card to the left or right, above or below a cell, or the hidden Stack beside a Stack; else NOWHERE."""
    other = slot
    match way:
        case 0:
            other -= 1
        case 1:
            other += 1
        case 2:
            other -= rules.width
        case _:
            other += rules.width
    if slot >= STACK_SLOT:
        there = STACK_SLOT <= other < stacks_end(k) and way < 2
        hidden = there and owner_of(k, other) == owner_of(k, slot) and k.mark[other] != SAFE
    else:
        there = 0 <= other < rules.width * rules.height
        same_row = way >= 2 or other // rules.width == slot // rules.width
        hidden = there and same_row and lies_down(k, other)
    return other if hidden else NOWHERE + 0


def owner_of(k: Knowledge, slot: int) -> int:
    """In whose Store a Stack lies."""
    left = slot - STACK_SLOT
    for seat in range(MOST_SEATS):
        left -= k.stacks[seat]
        if left < 0:
            return seat
    return NOWHERE


def is_item(k: Knowledge, slot: int) -> bool:
    """Is there something to be forgotten here? Safe Stacks lie open."""
    return is_known(k, slot) and not (slot >= STACK_SLOT and k.mark[slot] == SAFE)


def longest_unseen(k: Knowledge) -> int:
    """The item that was not seen for the longest time; of several the first."""
    found = NOWHERE + 0
    for slot in range(SLOTS):
        if is_item(k, slot) and (found == NOWHERE or k.age[slot] > k.age[found]):
            found = slot
    return found


def forget(k: Knowledge, slot: int) -> None:
    """What lies here is not known any more; of a card that lies face-up, once it is hidden."""
    if slot < CELL_SLOTS and is_up(k, slot):
        k.age[slot] = NEVER + 0
    else:
        k.face[slot] = UNKNOWN + 0
        k.age[slot] = FRESH + 0


def fade(k: Knowledge, rules: Rules, me: int) -> None:
    """A turn ends: of each item it is drawn whether it stays."""
    lapse = lapse_of(rules, me)
    if lapse == PERFECT:
        return
    retain = between(lapse, RETAIN)
    for slot in range(SLOTS):
        if is_item(k, slot):
            k.age[slot] = min(k.age[slot] + 1, OLDEST)
            if draw(k.chance, THOUSAND) >= retain:
                forget(k, slot)


def forgotten(k: Knowledge) -> None:
    """An empty memory (7.15): nothing is known of what lies hidden."""
    for slot in range(SLOTS):
        if is_item(k, slot) or k.face[slot] <= POOL:
            forget(k, slot)
    k.loose = 0
