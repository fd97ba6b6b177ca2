"""Dementalism: a seat's information as numbers, for learning (kernel Python)."""

from __future__ import annotations

from ...kernel.questions import awaited, kind_asked
from ...kernel.records import Record, i16, i16s, record
from .known import HEAP_SLOT, POOL, STACK_SLOT, Knowledge, cell_of_slot, is_known
from .names import MOST_SEATS, NO_CARD, ROWS, STACKS, Copies, Kind, Step
from .spread import is_down
from .state import Game, Stack
from .stores import place_of, safe_stacks

CELLS = 128
LOOSE = 191


@record
class Features(Record):
    """A seat's information as numbers."""

    size: int = i16()
    value: list[int] = i16s(2500)


def encode(g: Game, me: int, k: Knowledge, out: Features) -> None:
    """The seat's information: what lies open, and what it knows of hidden faces.

    Cards are rows of the deck file, plus 1; seats are counted from the seat itself, plus 1; pools from 1; 0 is none, or
    not known. 4 a cell in reading order: 0 outside the grid or empty, 1 hidden, 2 face-up; card; pool; who sits on it.
    2 a card of the Heap from the top: card; pool. 8 a Stack, Store by Store from the seat's own: owner; place; Denizen;
    1 Sneaky, 2 Stacked, 3 Safe; pool; Locked; Revealed; 1 free, 2 Turned, 3 Resting. 2 a loose face of a pool: pool;
    card, or for Stacks twice the Denizen, 1 more if Stacked, plus 1. 104 for the Keister and for its Replayed marks; 11
    a seat; 16 of the question, 8 of the work it is about; the rest of the table and the house rules.
    """
    out.size = 0
    for slot in range(CELLS):
        encode_cell(g, me, k, slot, out)
    for depth in range(CELLS):
        there = depth < k.heap
        slot = HEAP_SLOT + k.heap - 1 - depth if there else HEAP_SLOT + 0
        note(out, k.face[slot] + 1 if there and k.face[slot] >= 0 else 0)
        note(out, pool_of(k, slot) if there else 0)
    encode_stacks(g, me, k, out)
    for i in range(LOOSE):
        note(out, POOL + 1 - k.pool[i] if i < k.loose else 0)
        note(out, k.lost[i] + 1 if i < k.loose else 0)
    for card in range(ROWS):
        note(out, g.state.keister.count[card])
    for card in range(ROWS):
        note(out, g.state.replayed.count[card])
    for i in range(MOST_SEATS):
        encode_seat(g, me, i, out)
    encode_table(g, me, out)


def encode_cell(g: Game, me: int, k: Knowledge, slot: int, out: Features) -> None:
    """One cell, and who sits on it."""
    cell = cell_of_slot(g.rules, slot)
    card = NO_CARD + 0
    if slot < g.rules.width * g.rules.height:
        card = g.state.spread.card[cell]
    if card == NO_CARD:
        for _ in range(4):
            note(out, 0)
        return
    down = is_down(g, cell)
    note(out, 1 if down else 2)
    if down:
        card = k.face[slot] if is_known(k, slot) else NO_CARD + 0
    note(out, card + 1)
    note(out, pool_of(k, slot) if down else 0)
    sitter = g.state.spread.sitter[cell]
    note(out, seat_from(g, me, sitter - 1) if sitter > 0 else 0)


def pool_of(k: Knowledge, slot: int) -> int:
    """The number of a slot's pool, from 1; 0: none."""
    return POOL + 1 - k.face[slot] if k.face[slot] <= POOL else 0


def seat_from(g: Game, me: int, seat: int) -> int:
    """How far a seat is from this one, clockwise, plus 1."""
    return (seat + g.state.seats - me) % g.state.seats + 1


def encode_stacks(g: Game, me: int, k: Knowledge, out: Features) -> None:
    """All Stacks; zeros after the last."""
    state = g.state
    end = out.size + 8 * STACKS
    for i in range(state.seats):
        seat = (me + i) % state.seats
        slot = STACK_SLOT + 0
        for other in range(seat):
            slot += state.player[other].stacks
        for place in range(state.player[seat].stacks):
            note(out, i + 1)
            note(out, place + 1)
            encode_stack(k, state.stack[state.player[seat].stack[place]], slot + place, out)
    while out.size < end:
        note(out, 0)


def encode_stack(k: Knowledge, stack: Stack, slot: int, out: Features) -> None:
    """One Stack: what it is, as far as it lies open or is known, and its markers."""
    safe = stack.copies == Copies.SAFE
    lies_open = safe or stack.revealed == 1
    known = is_known(k, slot)
    if lies_open:
        note(out, stack.denizen + 1)
        note(out, stack.copies)
    else:
        note(out, k.face[slot] // 2 + 1 if known else 0)
        note(out, k.face[slot] % 2 + 1 if known else 0)
    note(out, 0 if lies_open else pool_of(k, slot))
    note(out, stack.locked)
    note(out, stack.revealed)
    note(out, stack.used + 1 if safe else 0)


def encode_seat(g: Game, me: int, i: int, out: Features) -> None:
    """One seat's counters; zeros beyond the last seat."""
    state = g.state
    there = 1 if i < state.seats else 0
    seat = (me + i) % state.seats
    player = state.player[seat]
    waiting = 0
    for at in range(state.waiting):
        waiting += 1 if state.queue[at] == seat else 0
    note(out, there)
    note(out, there * player.stacks)
    note(out, there * safe_stacks(g, seat))
    note(out, there * player.lost)
    note(out, there * waiting)
    note(out, there * ((state.missed >> seat) & 1))
    note(out, there * ((state.spent >> seat) & 1))
    note(out, there * ((state.cut >> seat) & 1))
    note(out, there * ((state.shielded >> seat) & 1))
    note(out, there * ((state.left >> seat) & 1))
    note(out, there * player.looks)


def encode_table(g: Game, me: int, out: Features) -> None:
    """The question and what it is about, the turn, the Heap, the house rules."""
    state = g.state
    rules = g.rules
    kind = kind_asked(g)
    for other in range(Kind.LOST_REACT + 1):
        note(out, 1 if other == kind else 0)
    note(out, 1 if (awaited(g) >> me) & 1 == 1 else 0)
    encode_trigger(g, me, out)
    note(out, state.seats)
    note(out, seat_from(g, me, state.turn))
    note(out, 1 if state.step == 1 else 0)
    note(out, state.window)
    note(out, state.extra)
    note(out, state.single)
    note(out, state.collected)
    note(out, state.no_nab)
    note(out, state.heap.size)
    note(out, state.least)
    note(out, state.idle)
    note(out, rules.width)
    note(out, rules.height)
    note(out, rules.early_nab)
    note(out, rules.merge)
    note(out, rules.nab_revealed)
    note(out, rules.nab_call)
    note(out, rules.nab_insert)
    note(out, rules.store_look)
    note(out, rules.powers)
    note(out, rules.turmoil)
    note(out, rules.dead_spread)
    note(out, rules.idle_turns)
    note(out, rules.tie)


def encode_trigger(g: Game, me: int, out: Features) -> None:
    """The work beneath the question: its step, its seat, and what all were told of it. The number of a Stack is none of
    that: it would tell which one a shuffle laid where."""
    agenda = g.state.agenda
    end = out.size + 8
    if agenda.size > 1:
        frame = agenda.frame[agenda.size - 2]
        note(out, frame.step)
        note(out, seat_from(g, me, frame.seat))
        if frame.step == Step.NAB:
            note(out, seat_from(g, me, g.state.stack[frame.word[0]].owner))
            note(out, place_of(g, frame.word[0]) + 1)
            note(out, frame.word[1] + 1)
        elif frame.step == Step.POWER:
            for i in range(5):
                note(out, frame.word[i] + 1)
        elif frame.step == Step.FLIP or frame.step == Step.TURMOIL or frame.step == Step.GLOAT:
            note(out, frame.word[0] + 1)
    while out.size < end:
        note(out, 0)


def note(out: Features, number: int) -> None:
    """The next number."""
    out.value[out.size] = number
    out.size += 1
