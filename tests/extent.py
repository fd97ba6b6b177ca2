"""How much is tested: what the gate needs (`make test`), or all there is (`make test-all`)."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")
EVERYTHING = os.environ.get("BYTHEBOOK_TESTS") == "all"


def amount(gate: T, everything: T) -> T:
    """What this run takes of the two: numbers, or lists of cases. The gate's are chosen so that nothing that can break
    goes unseen; everything is for the changes that nobody thought of."""
    return everything if EVERYTHING else gate
