"""Dweebies: verbs for hands (kernel Python)."""

from __future__ import annotations

from ...kernel.inlining import inlined
from .names import KINDS
from .state import Hand


@inlined
def add(hand: Hand, kind: int) -> None:
    """One more card of this kind."""
    hand.count[kind] += 1
    hand.held |= 1 << kind
    hand.size += 1


@inlined
def take(hand: Hand, kind: int) -> None:
    """One card of this kind fewer; there must be one."""
    left = hand.count[kind] - 1
    hand.count[kind] = left
    gone = 1 if left == 0 else 0
    hand.held &= ~(gone << kind)
    hand.size -= 1


def empty(hand: Hand) -> None:
    """No card."""
    hand.size = 0
    hand.held = 0
    for kind in range(KINDS):
        hand.count[kind] = 0
