"""Chance that nobody can choose or foresee, and that everybody can check afterwards.

A table's secret is made with the table and its hash is shown in the lobby; each person's nonce is mixed in before the
deal. Words are drawn by entry (kernel.sources.Fair), so a move carried out again after a crash draws the same cards.
The programs' own choices come from the same secret by another road, one stream for each seat and entry.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from ..kernel.sources import Fair, commitment

__all__ = ["commitment", "fair_source", "new_nonce", "new_secret", "program_seed", "settle_nonces"]


def new_secret() -> bytes:
    """256 bits, known to nobody."""
    return secrets.token_bytes(32)


def new_nonce() -> str:
    """A nonce made here, for a person whose client sent none."""
    return secrets.token_urlsafe(16)


def settle_nonces(nonces: Iterable[str]) -> list[str]:
    """The persons' nonces as the header keeps them, in seat order."""
    return [nonce or new_nonce() for nonce in nonces]


def fair_source(secret: bytes, table: str, nonces: list[str]) -> Fair:
    """What answers the draws of this table."""
    return Fair(secret, table, nonces)


def program_seed(secret: bytes, table: str, seat: int, entry: int) -> int:
    """62 bits for the choice that a program in this seat makes for this entry: the same again after a restart."""
    key = hmac.new(secret, b"programs", hashlib.sha256).digest()
    digest = hmac.new(key, f"{table}\n{seat}\n{entry}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") >> 2
