"""Chance, the fast source: a wheel of 63 bits under a key of 32 (kernel Python).

The wheel turns 2**62 times before it repeats; no intermediate reaches 2**63, so plain and compiled agree. It is for
playouts and bots: who sees its words can tell the next, so refereed tables draw from the fair source. Rules draw with
`below` and `shuffle` only, naming each draw (`what`) as the specification's chance table does. Uncompiled, the desk
may carry any `Source` instead of a `Chance`: fair and told sources are in `sources`.
"""

from __future__ import annotations

from typing import Any, Protocol

from .records import Record, i64, record

M32 = 0xFFFFFFFF
MULTIPLIER = 0x7FFFFDCD  # MULTIPLIER * 2**32 - 1 is a safe prime: all streams turn one of two cycles of 2**62 steps


class Stack(Protocol):
    """Ordered cards; the last of the first `size` is the next to be drawn."""

    size: int
    card: list[int]


class Source(Protocol):
    """What answers the draws of uncompiled rules."""

    def below(self, n: int, what: int) -> int: ...

    def shuffle(self, stack: Stack, what: int) -> None: ...


@record
class Chance(Record):
    """The fast source: 32 bits of key; 31 bits of carry above 32 of the number carried."""

    key: int = i64()
    wheel: int = i64()

    def below(self, n: int, what: int) -> int:
        return draw(self, n)

    def shuffle(self, stack: Stack, what: int) -> None:
        mix(self, stack)


def mix32(x: int) -> int:
    """A permutation of 32-bit numbers that spreads every bit over all."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & M32
    x ^= x >> 15
    x = (x * 0x735A2D97) & M32
    x ^= x >> 15
    return x


def sow(chance: Chance, seed: int, stream: int) -> None:
    """Start a stream of its own for each (seed, stream); both from 0 to 2**62 - 1."""
    low = mix32((seed ^ 0x9E3779B9) & M32) ^ mix32((stream + 0x5BD1E995) & M32)
    high = mix32(low ^ (seed >> 32)) ^ mix32((stream >> 32) + 0x2545F491)
    chance.wheel = (((mix32(high ^ (seed & M32)) & 0x3FFFFFFF) << 32) | mix32(low ^ high)) + 1
    chance.key = mix32(high + low & M32)


def next_word(chance: Chance) -> int:
    """The next 32 random bits: multiply with carry (Marsaglia 2003), both halves and the key laid over each other."""
    wheel = chance.wheel
    low = wheel & M32
    carry = wheel >> 32
    chance.wheel = MULTIPLIER * low + carry
    return low ^ carry ^ chance.key


def draw(chance: Chance, n: int) -> int:
    """A number 0 <= r < n, n at most 2**31, without bias (Lemire 2019)."""
    wheel = chance.wheel  # `next_word`, written out: half of all words are drawn here
    low = wheel & M32
    carry = wheel >> 32
    chance.wheel = MULTIPLIER * low + carry
    product = (low ^ carry ^ chance.key) * n
    if (product & M32) < n:
        product = drawn_again(chance, n, product)
    return (product >> 32) & M32  # which says to compilers that it is no negative index


def drawn_again(chance: Chance, n: int, product: int) -> int:
    """The product of a word without bias and n: this one, unless it is one of those few too many."""
    least = (0x100000000 - n) % n
    while (product & M32) < least:
        product = next_word(chance) * n
    return product


def mix(chance: Chance, stack: Stack) -> None:
    """All orders equally likely (Fisher and Yates)."""
    key = chance.key
    wheel = chance.wheel  # `draw`, written out: the wheel stays at hand while cards move
    for i in range(stack.size - 1, 0, -1):
        low = wheel & M32
        carry = wheel >> 32
        wheel = MULTIPLIER * low + carry
        product = (low ^ carry ^ key) * (i + 1)
        if (product & M32) <= i:
            chance.wheel = wheel
            product = drawn_again(chance, i + 1, product)
            wheel = chance.wheel
        j = (product >> 32) & M32
        card = stack.card[i]
        stack.card[i] = stack.card[j]
        stack.card[j] = card
    chance.wheel = wheel


def below(g: Any, n: int, what: int) -> int:
    """A number 0 <= r < n from the desk's chance. (A verb: compiled twins have a body of their own.)"""
    drawn: int = g.desk.chance.below(n, what)
    return drawn


def shuffle(g: Any, stack: Stack, what: int) -> None:
    """Put a stack in a random order. (A verb: compiled twins have a body of their own.)"""
    g.desk.chance.shuffle(stack, what)
