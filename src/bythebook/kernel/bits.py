"""Bits of a set kept in one whole number, never above bit 62 (the 64th would be a sign).

These are verbs with two bodies: plain here, single machine instructions in the compiled twins (proved equal).
"""

from __future__ import annotations


def ones(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The index of the lowest bit set; `bits` must not be 0."""
    return (bits & -bits).bit_length() - 1


def nth_bit(bits: int, n: int) -> int:
    """The index of the n-th bit set, counted from 0; there must be more than n."""
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1
