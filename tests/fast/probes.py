"""What tests have twins do besides playing: verbs by themselves, a word that is not there (kernel Python)."""

from __future__ import annotations

from typing import Any

from bythebook.fast.contract import copy
from bythebook.kernel.bits import lowest, nth_bit, ones
from bythebook.kernel.chance import below, draw, shuffle, sow
from bythebook.kernel.events import more, secretly, tell

ENTRIES = ("bits_of", "chance_of", "told_of", "copied", "beyond")


def bits_of(bits: int, n: int) -> int:
    """The three verbs of bits."""
    return 4096 * ones(bits) + 64 * lowest(bits) + nth_bit(bits, n)


def chance_of(g: Any, stack: Any, seed: int, n: int) -> int:
    """Draws and a shuffle."""
    sow(g.desk.chance, seed, 0)
    total = 0
    for _ in range(20):
        total = (31 * total + below(g, n, 0)) & 0xFFFFFFFF
    shuffle(g, stack, 0)
    return (31 * total + draw(g.desk.chance, n)) & 0xFFFFFFFF


def told_of(g: Any, a: int, b: int, eyes: int) -> int:
    """Events with none to five public words, with a secret part and without."""
    g.desk.events.size = 0
    tell(g, 1)
    tell(g, 2, a)
    more(g, b)
    tell(g, 3, a, b)
    secretly(g, eyes)
    more(g, a)
    tell(g, 4, a, b, a)
    tell(g, 5, a, b, a, b)
    tell(g, 6, a, b, a, b, -1)
    size: int = g.desk.events.size
    return size


def copied(g: Any, world: Any) -> int:
    """A state over another."""
    copy(world.state, g.state)
    number: int = world.state.agenda.number
    return number


def beyond(g: Any, index: int) -> int:
    """A word of the events that may not be there."""
    word: int = g.desk.events.word[index]
    return word
