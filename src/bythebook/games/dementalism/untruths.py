"""Dementalism: what a seat's knowledge says that is not so, for tests."""

from __future__ import annotations

from collections import Counter
from functools import cache

from .known import HEAP_SLOT, LOCKED, NEVER, NOTHING, POOL, SAFE, STACK_SLOT, Knowledge
from .names import COLUMNS, NO_CARD, PART, Copies
from .state import Game


def untruths(g: Game, me: int, k: Knowledge) -> list[str]:
    """A sentence for each."""
    if not k.begun:
        return []
    return misplaced(g, k) or [*false_faces(g, k), *false_pools(g, k)]


@cache
def cells_of(width: int, height: int) -> list[int]:
    """The cells of a grid in the order of their slots."""
    return [COLUMNS * row + column for row in range(height) for column in range(width)]


# --- open facts -----------------------------------------------------------------------------------------------------
def misplaced(g: Game, k: Knowledge) -> list[str]:
    """Open facts: these no seat forgets (N.4)."""
    state, spread = g.state, g.state.spread
    cards, sitters, up = spread.card[:], spread.sitter[:], set(spread.shown[: spread.up])
    faces, marks = k.face[:], k.mark[:]
    taken_up = sum(part << (PART * i) for i, part in enumerate(k.up[:]))
    found = [
        f"cell {cell} holds {cards[cell]}, {'face-up' if cell in up else 'face-down'}, under seat {sitters[cell]}"
        for slot, cell in enumerate(cells_of(g.rules.width, g.rules.height))
        if (cards[cell] == NO_CARD) != (faces[slot] == NOTHING)
        or (cell in up) != (taken_up >> slot & 1)
        or sitters[cell] != marks[slot]
    ]
    if k.heap != state.heap.size:
        found.append(f"the Heap has {state.heap.size} cards, not {k.heap}")
    stores = [player.stacks for player in state.player]
    if stores != k.stacks[:]:
        return [*found, f"the Stores have {stores} Stacks, not {k.stacks[:]}"]
    true = marks_of(g)
    taken = marks[STACK_SLOT : STACK_SLOT + len(true)]
    return found if true == taken else [*found, f"the Stacks are marked {true}, not {taken}"]


def marks_of(g: Game) -> list[int]:
    """The marks of all Stacks, Store by Store."""
    stacks = [g.state.stack[number] for player in g.state.player for number in player.stack[: player.stacks]]
    return [SAFE if stack.copies == Copies.SAFE else LOCKED * stack.locked for stack in stacks]


# --- faces ----------------------------------------------------------------------------------------------------------
def faces(g: Game) -> dict[int, int]:
    """The true face of every slot."""
    state, cards = g.state, g.state.spread.card[:]
    found = {
        slot: cards[cell] for slot, cell in enumerate(cells_of(g.rules.width, g.rules.height)) if cards[cell] != NO_CARD
    }
    found |= dict(enumerate(state.heap.card[: state.heap.size], HEAP_SLOT))
    stacks = [state.stack[number] for player in state.player for number in player.stack[: player.stacks]]
    for slot, stack in enumerate(stacks, STACK_SLOT):
        found[slot] = 2 * stack.denizen + (stack.copies != Copies.SNEAKY)
    return found


def false_faces(g: Game, k: Knowledge) -> list[str]:
    """Faces taken for others."""
    taken, ages = k.face[:], k.age[:]
    return [
        f"slot {slot} is taken for {taken[slot]}, and holds {face}"
        for slot, face in faces(g).items()
        if taken[slot] >= 0 and taken[slot] != face and ages[slot] != NEVER
    ]


def false_pools(g: Game, k: Knowledge) -> list[str]:
    """Loose faces that their pool does not hold; pools of which nothing is known."""
    taken, true = k.face[:], faces(g)
    homes = k.pool[: k.loose]
    found = []
    for code in set(homes):
        members = Counter(face for slot, face in true.items() if taken[slot] == code)
        loose = Counter(face for face, home in zip(k.lost[: k.loose], homes, strict=True) if home == code)
        if loose - members:
            found.append(f"pool {code} is taken for {loose}, and holds {members}")
    codes = {face for face in taken if face <= POOL}
    return found + [f"pool {code} holds nothing known" for code in codes - set(homes)]
