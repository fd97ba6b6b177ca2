"""Cards: verbs for stacks, which are ordered, and piles, which are counts (kernel Python).

A game declares its own `Stack` (size, cards; the last is on top) and `Pile` (size, count by value, and `least`: for
k = 0, 1, ... the set of the values held more than k times, a bit per value, so that clauses can cut whole hands).
"""

from __future__ import annotations

from typing import Protocol

from .chance import Stack


class Pile(Protocol):
    """Unordered cards whose copies nobody tells apart."""

    size: int
    count: list[int]
    least: list[int]


def push(stack: Stack, card: int) -> None:
    """Lay a card on top."""
    stack.card[stack.size] = card
    stack.size += 1


def pop(stack: Stack) -> int:
    """Take the top card; the stack must not be empty."""
    stack.size -= 1
    return stack.card[stack.size]


def top(stack: Stack) -> int:
    """The top card; the stack must not be empty."""
    return stack.card[stack.size - 1]


def add(pile: Pile, value: int) -> None:
    """One more card of this value."""
    least = pile.least
    held = pile.count[value]
    pile.count[value] = held + 1
    pile.size += 1
    if held < len(least):
        least[held] |= 1 << value


def remove(pile: Pile, value: int) -> None:
    """One card of this value fewer; there must be one."""
    least = pile.least
    held = pile.count[value] - 1
    pile.count[value] = held
    pile.size -= 1
    if held < len(least):
        least[held] &= ~(1 << value)


def shift(value: int, source: Pile, target: Pile) -> None:
    """Carry one card of this value from pile to pile."""
    remove(source, value)
    add(target, value)


def empty(pile: Pile) -> None:
    """No card."""
    pile.size = 0
    for value in range(len(pile.count)):
        pile.count[value] = 0
    for k in range(len(pile.least)):
        pile.least[k] = 0


def exchange(a: Pile, b: Pile) -> None:
    """The two piles change places."""
    size = a.size
    a.size = b.size
    b.size = size
    for value in range(len(a.count)):
        held = a.count[value]
        a.count[value] = b.count[value]
        b.count[value] = held
    for k in range(len(a.least)):
        values = a.least[k]
        a.least[k] = b.least[k]
        b.least[k] = values


def lay_all(stack: Stack, pile: Pile) -> None:
    """Put a whole stack into a pile."""
    for i in range(stack.size):
        add(pile, stack.card[i])
    stack.size = 0


def gather(pile: Pile, stack: Stack) -> None:
    """Lay a whole pile on a stack, in rising order: the order tells nothing of where the cards came from."""
    for value in range(len(pile.count)):
        for _ in range(pile.count[value]):
            push(stack, value)
    empty(pile)
