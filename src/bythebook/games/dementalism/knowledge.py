"""Dementalism: what a program knows of hidden cards (kernel Python).

A face that opened or was peeked at is known from then on, until the card is mixed; open moves carry it along. Knowledge
may say less than what a seat was told, never anything false, unless the seat's memory slips (`memory`).
"""

from __future__ import annotations

from ...kernel.chance import sow
from ...kernel.events import Seen
from .events import Told, Where
from .known import FREE, HEAP_SLOT, NOTHING, SLOTS, UNKNOWN, Knowledge, clear, is_up, slot_of_cell
from .known_cells import clean_up, leave_cell, mix_cells, sink, spring, switch, turn_down
from .known_stacks import learn_of_stacks, notice_stack
from .memory import fade, notice
from .names import MOST_SEATS, PART
from .state import Rules


def learn(k: Knowledge, rules: Rules, seen: Seen, me: int) -> None:
    """Fold one event that this seat saw into its knowledge."""
    word = seen.word
    match seen.kind:
        case Told.GAME_START:
            begin_game(k, rules, word[3], me)
        case Told.TURN_START | Told.EXTRA_START:
            k.turn = word[0]
        case Told.SKIPPED:
            k.turn = word[0]
            fade(k, rules, me)
        case Told.FLIP:
            slot = slot_of_cell(rules, word[1], word[2])
            k.up[slot // PART] |= 1 << (slot % PART)
            notice(k, rules, me, slot, word[3], 0)
        case Told.UNFLIP:
            turn_down(k, slot_of_cell(rules, word[1], word[2]))
        case Told.GIGGITIES_OUT:
            for slot in range(rules.width * rules.height):
                if is_up(k, slot) and k.face[slot] == rules.denizens:
                    leave_cell(k, slot)
        case Told.CLEANUP:
            clean_up(k, rules)
            fade(k, rules, me)
        case Told.SHOW:
            notice(k, rules, me, slot_of_cell(rules, word[0], word[1]), word[2], 0)
        case Told.PEEK_RESULT:
            learn_peek(k, rules, seen, me)
        case Told.SIT:
            k.mark[slot_of_cell(rules, word[1], word[2])] = word[0] + 1
        case Told.SIT_END:
            k.mark[slot_of_cell(rules, word[0], word[1])] = FREE + 0
        case Told.SHUFFLE:
            mix_cells(k, rules, word[0], slot_of_cell(rules, word[1], word[2]), me)
        case Told.SINK:
            sink(k, rules, slot_of_cell(rules, word[1], word[2]), me)
        case Told.SPRING:
            spring(k, rules, seen, me)
        case Told.SWITCH:
            switch(k, slot_of_cell(rules, word[1], word[2]))
        case Told.END:
            k.begun = 0  # nothing is hidden any more, and of a next deal nothing known
        case _:
            learn_of_stacks(k, rules, seen, me)


def begin_game(k: Knowledge, rules: Rules, heap: int, me: int) -> None:
    """The cards lie in the grid and in the Heap; nobody has seen a face (2.8)."""
    k.begun = 1
    k.turn = 0
    k.heap = heap
    k.loose = 0
    if k.chance.wheel == 0:
        sow(k.chance, 0, me + 1)
    for seat in range(MOST_SEATS):
        k.stacks[seat] = 0
    for part in range(3):
        k.up[part] = 0
    for slot in range(SLOTS):
        there = slot < rules.width * rules.height or HEAP_SLOT <= slot < HEAP_SLOT + heap
        clear(k, slot, UNKNOWN if there else NOTHING)


def learn_peek(k: Knowledge, rules: Rules, seen: Seen, me: int) -> None:
    """The seat that peeks sees a card of the Spread, or a Stack."""
    if seen.shown == 0:
        return
    word = seen.word
    if word[2] < Where.STACK:
        notice(k, rules, me, slot_of_cell(rules, word[3], word[4]), seen.secret[0], 1)
    else:
        notice_stack(k, rules, me, word[1], word[5], seen.secret[1], seen.secret[0], 1)
