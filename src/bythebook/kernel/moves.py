"""Moves are words; the offer is the set of words that may come next in a move begun so (kernel Python).

A game declares its own `Move` (size and a row of words) and `Offer` (a menu of `MENU_BITS` words a number, and whether
the move may end here). The walk of the offer is the only way to list moves: splits and payment orders are factorial.
"""

from __future__ import annotations

from typing import Any, Protocol

from .bits import nth_bit, ones

MENU_BITS = 63


class Move(Protocol):
    """What a seat asks for: the first `size` of its words; the first of them is the verb."""

    size: int
    word: list[int]


class Offer(Protocol):
    """The words that may come next, as a set; `whole`: the move may end here."""

    whole: int
    menu: list[int]


def clear_offer(out: Offer) -> None:
    """Offer nothing."""
    out.whole = 0
    for i in range(len(out.menu)):
        out.menu[i] = 0


def put(out: Offer, word: int) -> None:
    """Offer one word."""
    out.menu[word // MENU_BITS] |= 1 << (word % MENU_BITS)


def offers(out: Offer, word: int) -> bool:
    """Is this word offered?"""
    return ((out.menu[word // MENU_BITS] >> (word % MENU_BITS)) & 1) == 1


def offered(out: Offer) -> int:
    """How many words are offered."""
    menu = out.menu
    count = 0
    for i in range(len(menu)):
        count += ones(menu[i])
    return count


def nth_word(out: Offer, n: int) -> int:
    """The n-th offered word in rising order, counted from 0; there must be more than n."""
    menu = out.menu
    at = 0
    here = ones(menu[0])
    while n >= here:
        n -= here
        at += 1
        here = ones(menu[at])
    return MENU_BITS * at + nth_bit(menu[at], n)


def add_word(move: Move, word: int) -> None:
    """Go on with a move."""
    move.word[move.size] = word
    move.size += 1


def begin(move: Move, word: int) -> None:
    """Begin a move with its verb."""
    move.word[0] = word
    move.size = 1


def copy_move(move: Move, other: Any) -> None:
    """Make `move` the same as `other`."""
    move.size = other.size
    for i in range(other.size):
        move.word[i] = other.word[i]


def no_instinct(g: Any, seat: int, move: Move, policy: Any) -> int:
    """A random player's move may always be chosen word by word: 0, it is not whole yet."""
    return 0
