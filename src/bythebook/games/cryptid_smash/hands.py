"""Cryptid Smash: verbs for hands and for the pile (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.inlining import inlined
from .names import PART
from .state import Game, Hand, Pile

RING = 127  # places of the pile, less one


@inlined
def part_of(face: int) -> int:
    """The part of a set in which this face is: `face // PART`, without dividing."""
    return (1 if face >= PART else 0) + (1 if face >= 2 * PART else 0)


@inlined
def add(hand: Hand, face: int) -> None:
    """One more card of this face; a hand may hold any number (4.9)."""
    part = part_of(face)
    hand.count[face] += 1
    hand.held[part] |= 1 << (face - PART * part)
    hand.size += 1


@inlined
def take(hand: Hand, face: int) -> None:
    """One card of this face fewer; there must be one."""
    left = hand.count[face] - 1
    part = part_of(face)
    hand.count[face] = left
    gone = 1 if left == 0 else 0
    hand.held[part] &= ~(gone << (face - PART * part))
    hand.size -= 1


def empty(g: Game, hand: Hand) -> None:
    """No card."""
    hand.size = 0
    for part in range(g.rules.parts):
        hand.held[part] = 0
    for face in range(g.rules.faces):
        hand.count[face] = 0


def exchange(g: Game, one: Hand, other: Hand) -> None:
    """Two hands change places (6.9)."""
    size = one.size
    one.size = other.size
    other.size = size
    for part in range(g.rules.parts):
        held = one.held[part]
        one.held[part] = other.held[part]
        other.held[part] = held
    for face in range(g.rules.faces):
        count = one.count[face]
        one.count[face] = other.count[face]
        other.count[face] = count


def copies(g: Game, hand: Hand, part: int, faces: int) -> int:
    """How many cards of the hand are of these faces, a set in this part."""
    number = 0
    left = hand.held[part] & faces
    while left != 0:
        number += hand.count[PART * part + lowest(left)]
        left &= left - 1
    return number


def lay_on(pile: Pile, face: int) -> None:
    """A card on top."""
    pile.card[(pile.bottom + pile.size) & RING] = face
    pile.size += 1


def lay_under(pile: Pile, face: int) -> None:
    """A card at the bottom (5.9)."""
    pile.bottom = (pile.bottom + RING) & RING
    pile.card[pile.bottom] = face
    pile.size += 1


def lying(pile: Pile, i: int) -> int:
    """The i-th card from the bottom."""
    return pile.card[(pile.bottom + i) & RING]


def top(pile: Pile) -> int:
    """The top card; there is always one once the game has begun (3.7)."""
    return pile.card[(pile.bottom + pile.size - 1) & RING]
