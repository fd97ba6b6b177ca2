"""Programs that know all of a position, or nothing of it, and hear what happens then."""

from __future__ import annotations

from collections.abc import Iterator

from bythebook.bots.programs import Program
from bythebook.games.dementalism.known import (
    HEAP_SLOT,
    NOTHING,
    SLOTS,
    STACK_SLOT,
    Knowledge,
    cell_of_slot,
    is_known,
)
from bythebook.games.dementalism.memory import forgotten
from bythebook.games.dementalism.names import NO_CARD, PART, Copies
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.spread import is_up
from bythebook.games.dementalism.state import Game
from bythebook.games.dementalism.untruths import faces, marks_of
from bythebook.kernel.chance import sow
from bythebook.kernel.events import told
from bythebook.kernel.questions import awaited
from tests.games.dementalism.tables import rules, say, start


def aware(g: Game) -> Knowledge:
    """All of a position."""
    k, state = Knowledge(), g.state
    sow(k.chance, 1, 1)
    k.begun, k.turn, k.heap = 1, state.turn, state.heap.size
    true = faces(g)
    for slot in range(SLOTS):
        k.face[slot] = true.get(slot, NOTHING)
    for slot in range(g.rules.width * g.rules.height):
        cell = cell_of_slot(g.rules, slot)
        k.mark[slot] = state.spread.sitter[cell]
        if state.spread.card[cell] != NO_CARD and is_up(g, cell):
            k.up[slot // PART] |= 1 << (slot % PART)
    for seat, player in enumerate(state.player):
        k.stacks[seat] = player.stacks
    for slot, mark in enumerate(marks_of(g), STACK_SLOT):
        k.mark[slot] = mark
    return k


def listening(text: str, blank: bool = False, lapse: int | None = None) -> tuple[Game, list[Program]]:
    """A position after the moves that follow `>`, and a program in each seat that knew all of it before these moves, or
    nothing but what lies open."""
    position, *moves = text.split("; > ")
    g = start(position)
    programs = [Program(ROOM, "greedy", seat, g.rules, 1, lapse) for seat in range(g.state.seats)]
    for program in programs:
        program.knowledge.take(aware(g))
        if blank:
            forgotten(program.knowledge)
    play(g, programs, *moves)
    return g, programs


def play(g: Game, programs: list[Program], *moves: str) -> None:
    """These moves, which all hear."""
    for move in moves:
        say(g, move)
        for program in programs:
            program.saw(told(g.desk.events))


def hidden(g: Game) -> set[int]:
    """The slots of what lies hidden."""
    found = {slot for slot in faces(g) if slot < HEAP_SLOT and not is_up(g, cell_of_slot(g.rules, slot))}
    found |= {HEAP_SLOT + i for i in range(g.state.heap.size)}
    stacks = [g.state.stack[player.stack[place]] for player in g.state.player for place in range(player.stacks)]
    return found | {
        slot for slot, stack in enumerate(stacks, STACK_SLOT) if stack.copies != Copies.SAFE and not stack.revealed
    }


def unknown(g: Game, k: Knowledge) -> set[int]:
    """The slots of what lies hidden and is not known."""
    return {slot for slot in hidden(g) if not is_known(k, slot)}


def known(g: Game, k: Knowledge) -> set[int]:
    """The slots of what lies hidden and is known."""
    return hidden(g) - unknown(g, k)


def pools(k: Knowledge) -> list[tuple[set[int], list[int]]]:
    """Each pool: its slots, its known faces."""
    codes = sorted(set(k.pool[: k.loose]))
    return [
        (
            {slot for slot in range(SLOTS) if k.face[slot] == code},
            sorted(k.lost[i] for i in range(k.loose) if k.pool[i] == code),
        )
        for code in codes
    ]


def game(
    seats: int, bots: list[str], seed: int, lapses: list[int | None] | None = None, **house: str
) -> Iterator[tuple[Game, list[Program]]]:
    """A whole game of these programs, repeated round the table: the position after every move."""
    ruled = rules(tuple(sorted(house.items())), seats)
    g = ROOM.new_game(ruled)
    sow(g.desk.chance, seed, 0)
    each = lapses or [None]
    programs = [
        Program(ROOM, bots[seat % len(bots)], seat, ruled, seed, each[seat % len(each)]) for seat in range(seats)
    ]
    ROOM.deal(g, seats)
    while True:
        for program in programs:
            program.saw(told(g.desk.events))
        yield g, programs
        seats_asked = ROOM.interjecting(g) & ~awaited(g) or awaited(g)
        if not seats_asked:
            return
        seat = (seats_asked & -seats_asked).bit_length() - 1
        ROOM.apply(g, seat, programs[seat].choose(g))
