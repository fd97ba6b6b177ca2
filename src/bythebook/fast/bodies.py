"""Bodies of verbs, as the twins run them; each is proved equal to the verb it stands in for (kernel Python)."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Stack, draw, mix
from ..kernel.events import more

ABSENT = -(1 << 40)


def below(g: Any, n: int, what: int) -> int:
    """A number 0 <= r < n from the fast source."""
    return draw(g.desk.chance, n)


def shuffle(g: Any, stack: Stack, what: int) -> None:
    """A random order from the fast source."""
    mix(g.desk.chance, stack)


def tell(
    g: Any, kind: int, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT, e: int = ABSENT
) -> None:
    """Begin an event, with up to five public words; the tests on the absent cost a compiled twin nothing."""
    events = g.desk.events
    start = events.size
    events.row = start
    events.word[start] = 3
    events.word[start + 1] = kind
    events.word[start + 2] = 0
    events.size = start + 3
    if a != ABSENT:
        more(g, a)
    if b != ABSENT:
        more(g, b)
    if c != ABSENT:
        more(g, c)
    if d != ABSENT:
        more(g, d)
    if e != ABSENT:
        more(g, e)


def tell_nothing(g: Any, kind: int, *words: int) -> None:
    """No event in a playout. (A verb: compiled, it is `instructions.nothing`.)"""


def more_of_nothing(g: Any, word: int) -> None:
    """No event in a playout."""
