"""Chance for refereed tables, uncompiled: fair, told, and the log that a record keeps of what was drawn.

The fair source draws words by HMAC-SHA-256 from a 256-bit secret whose hash is shown before the deal; each person's
nonce is mixed in afterwards, so nobody alone, the host included, can choose a deal, and after the game everybody can
check it (RFC 2104 for HMAC).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .chance import M32, Source, Stack


class Draw(NamedTuple):
    """One draw: what it was for, and its outcome: one number, or a whole order with the next card first."""

    what: int
    outcome: tuple[int, ...]


class Logged:
    """A source that remembers what it drew, until `drain` is called."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.drawn: list[Draw] = []

    def below(self, n: int, what: int) -> int:
        number = self.source.below(n, what)
        self.drawn.append(Draw(what, (number,)))
        return number

    def shuffle(self, stack: Stack, what: int) -> None:
        self.source.shuffle(stack, what)
        self.drawn.append(Draw(what, tuple(reversed(stack.card[: stack.size]))))

    def drain(self) -> list[Draw]:
        """What was drawn since the last call."""
        drawn, self.drawn = self.drawn, []
        return drawn


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the deal: its SHA-256, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Fair:
    """Words by HMAC-SHA-256 over (table, nonces, record entry, block), keyed by the secret."""

    def __init__(self, secret: bytes, table: str, nonces: Sequence[str] = ()) -> None:
        if len(secret) != 32:
            raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
        self.secret = secret
        self.context = "\n".join([table, *nonces])
        self.entry = 0
        self.words: list[int] = []
        self.block = 0

    def turn_to(self, entry: int) -> None:
        """Draw for this entry of the record from now on: earlier entries cannot shift later ones."""
        self.entry, self.block, self.words = entry, 0, []

    def word(self) -> int:
        if not self.words:
            message = f"{self.context}\n{self.entry}\n{self.block}".encode()
            digest = hmac.new(self.secret, message, hashlib.sha256).digest()
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
            self.block += 1
        return self.words.pop()

    def below(self, n: int, what: int) -> int:
        least = (0x100000000 - n) % n
        product = self.word() * n
        while (product & M32) < least:
            product = self.word() * n
        return product >> 32

    def shuffle(self, stack: Stack, what: int) -> None:
        for i in range(stack.size - 1, 0, -1):
            j = self.below(i + 1, what)
            stack.card[i], stack.card[j] = stack.card[j], stack.card[i]


class Untold(ValueError):
    """The rules drew something that was not told, or not possible."""


class Told:
    """Outcomes read from a record or a transcript, each used once, in order.

    Of an order the first cards may be told; the others follow in rising order. What is untold is 0, or the rising
    order, unless its `what` is among `needed`.
    """

    def __init__(self, draws: Iterable[Draw], needed: frozenset[int] = frozenset()) -> None:
        self.draws = list(draws)
        self.needed = needed

    def next_outcome(self, what: int) -> tuple[int, ...]:
        if self.draws and self.draws[0].what == what:
            return self.draws.pop(0).outcome
        if self.draws or what in self.needed:
            told = f"draw {self.draws[0].what} was told" if self.draws else "nothing was told"
            raise Untold(f"the rules make draw {what} here, but {told}")
        return ()

    def below(self, n: int, what: int) -> int:
        outcome = self.next_outcome(what) or (0,)
        if len(outcome) != 1 or not 0 <= outcome[0] < n:
            raise Untold(f"draw {what} cannot give {outcome}: it is one number below {n}")
        return outcome[0]

    def shuffle(self, stack: Stack, what: int) -> None:
        first = list(self.next_outcome(what))
        rest = sorted(stack.card[: stack.size])
        for card in first:
            if card not in rest:
                raise Untold(f"draw {what} cannot bring {card}: it is not (or no longer) in the pile that is mixed")
            rest.remove(card)
        stack.card[: stack.size] = [*reversed(rest), *reversed(first)]
