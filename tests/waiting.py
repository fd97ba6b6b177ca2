"""Waiting for what is to happen, instead of for a time: on a slow machine it only takes longer.

No test of server or browser waits for so many seconds, or looks at a clock (`tests/house/test_waiting.py`).
`PATIENCE` decides nothing: it ends a run that would hang.
"""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Callable

PATIENCE = 600.0  # seconds
PAUSE = 0.01


def until(holds: Callable[[], object], what: str = "it") -> None:
    """Look again and again until it holds."""
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends, f"{what} never came about"
        time.sleep(PAUSE)


async def comes(holds: Callable[[], object], what: str = "it") -> None:
    """The same, in a loop of events; what is looked at may have to be waited for itself."""
    ends = time.monotonic() + PATIENCE
    while not (await found if inspect.isawaitable(found := holds()) else found):
        assert time.monotonic() < ends, f"{what} never came about"
        await asyncio.sleep(PAUSE)
