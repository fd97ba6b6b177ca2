"""Cryptid Smash: one hand as a program knows it (kernel Python).

Some cards are surely there, by face: passed hands were seen, and one's own is. Of groups of others it is sure what they
are not: a hand whose owner had to draw holds nothing that was playable then, one that paid too little nothing to pay.
"""

from __future__ import annotations

from ...kernel.records import Record, i8, i8s, i64s, many, record
from .names import FACES, PART
from .state import Rules

GROUPS = 3


@record
class Group(Record):
    """So many cards of a hand, none of them of these faces (a set)."""

    size: int = i8()
    never: list[int] = i64s(3)


@record
class Known(Record):
    """A hand: its size, the cards surely in it, and groups of its other cards; no card is in two of them."""

    size: int = i8()
    groups: int = i8()
    count: list[int] = i8s(176)
    group: list[Group] = many(Group, 3)


def forget(known: Known) -> None:
    """Nothing is known."""
    known.size = 0
    known.groups = 0
    for face in range(FACES):
        known.count[face] = 0


def lose(known: Known, face: int) -> None:
    """A card leaves openly. It was the one surely there; else it may have been of any group that could hold it."""
    if known.count[face] > 0:
        known.count[face] -= 1
        return
    left = 0
    for i in range(known.groups):
        group = known.group[i]
        group.size -= 1 if may_be(group, face) else 0
        if group.size > 0:
            copy_group(known.group[left], group)
            left += 1
    known.groups = left


def may_be(group: Group, face: int) -> bool:
    """Can a card of this group be of this face?"""
    return (group.never[face // PART] >> (face % PART)) & 1 == 0


def copy_group(group: Group, other: Group) -> None:
    """Make a group the same as another."""
    group.size = other.size
    for part in range(3):
        group.never[part] = other.never[part]


def copy_hand(rules: Rules, known: Known, other: Known) -> None:
    """Know of one hand what is known of another."""
    known.size = other.size
    known.groups = other.groups
    for face in range(rules.faces):
        known.count[face] = other.count[face]
    for i in range(other.groups):
        copy_group(known.group[i], other.group[i])


def gather_rest(known: Known) -> None:
    """Make a group of the cards of which nothing is known; beyond so many groups they join the youngest one, of which
    nothing is known any more."""
    rest = unsure(known)
    for i in range(known.groups):
        rest -= known.group[i].size
    if rest <= 0:
        return
    if known.groups < GROUPS:
        known.group[known.groups].size = 0
        known.groups += 1
    youngest = known.group[known.groups - 1]
    youngest.size += rest
    for part in range(3):
        youngest.never[part] = 0


def unsure(known: Known) -> int:
    """How many cards of the hand are not surely known."""
    number = known.size
    for face in range(FACES):
        number -= known.count[face]
    return number


def most(known: Known, face: int, unsure: int) -> int:
    """How many cards of this face the hand can hold: those surely there, and of the unsure ones all but groups that
    hold none."""
    number = known.count[face] + unsure
    for i in range(known.groups):
        number -= 0 if may_be(known.group[i], face) else known.group[i].size
    return number


def exclude(known: Known, part: int, faces: int) -> None:
    """None of these faces, a set in this part, is in any group."""
    for i in range(known.groups):
        known.group[i].never[part] |= faces
