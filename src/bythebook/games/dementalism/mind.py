"""Dementalism: what a simple player goes by: what it remembers, and what lies open. No hidden face is looked at."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.moves import add_word
from .judge import forbids
from .known import STACK_SLOT, Knowledge, cell_of_slot, is_known
from .names import Copies
from .spread import is_down
from .state import Game, Move


class Pile(NamedTuple):
    """A Stack that is known."""

    seat: int
    place: int
    denizen: int
    copies: int


class Mind(NamedTuple):
    """What a seat knows now: face-up cards and face-down ones by cell, Vulnerable Stacks; places of its own Stacks of
    which it does not know what they are."""

    up: dict[int, int]
    down: dict[int, int]
    mine: list[Pile]
    theirs: list[Pile]
    unsure: list[int]


def mind_of(g: Game, seat: int, k: Knowledge) -> Mind:
    """What a seat knows, and what lies open."""
    cards = g.state.spread.card
    up = {cell: cards[cell] for cell in g.state.spread.shown[: g.state.spread.up]}
    slots = range(g.rules.width * g.rules.height)
    cells = {slot: cell_of_slot(g.rules, slot) for slot in slots}
    down = {cells[slot]: k.face[slot] for slot in slots if is_known(k, slot) and is_down(g, cells[slot])}
    mind = Mind(up, down, [], [], [])
    slot = STACK_SLOT
    for owner in range(g.state.seats):
        player = g.state.player[owner]
        for place in range(player.stacks):
            stack = g.state.stack[player.stack[place]]
            if stack.copies == Copies.SAFE:
                pass
            elif stack.revealed:
                note(mind, seat, Pile(owner, place, stack.denizen, stack.copies))
            elif is_known(k, slot):
                note(mind, seat, Pile(owner, place, k.face[slot] // 2, k.face[slot] % 2 + 1))
            elif owner == seat:
                mind.unsure.append(place)
            slot += 1
    return mind


def note(mind: Mind, seat: int, pile: Pile) -> None:
    """A Stack of one's own, or of another seat."""
    (mind.mine if pile.seat == seat else mind.theirs).append(pile)


def say(g: Game, seat: int, move: Move, *words: int) -> bool:
    """Make this move, if it is legal."""
    tried = Move()
    for word in words:
        add_word(tried, word)
    if forbids(g, seat, tried):
        return False
    move.take(tried)
    return True
