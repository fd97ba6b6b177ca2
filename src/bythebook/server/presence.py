"""Who is here, where several processes serve one table: each tells which seats' owners are on its own sockets.

A process that dies is believed for `TRUST` seconds; one that lives says so again before that.
"""

from __future__ import annotations

import asyncio
import time

from .faults import report
from .store import Store

TRUST = 60.0
REPEAT = 20.0


class Presence:
    """The presence at one table. With a database of one process there is nobody elsewhere, and nothing is told."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.elsewhere: set[int] = set()
        self.announced: set[int] = set()
        self.at = 0.0
        self.tasks: set[asyncio.Task[None]] = set()

    def announce(self, seats: set[int]) -> None:
        """These seats' owners are here: tell other processes, if that is news or was said long ago."""
        if not self.store.shared or not (self.announced or seats):
            return
        now = time.time()
        if seats == self.announced and now - self.at < REPEAT:
            return
        news = seats != self.announced
        self.announced, self.at = set(seats), now
        task = asyncio.get_running_loop().create_task(self.write(sorted(seats), now + TRUST, news))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def write(self, seats: list[int], until: float, news: bool) -> None:
        """Tell it through the database."""
        try:
            await self.store.be_present(self.table, seats, until, news)
        except Exception as error:  # it will be said again
            report(error)
            self.at = 0.0

    async def read(self) -> bool:
        """Hear who is elsewhere; did that change?"""
        if not self.store.shared:
            return False
        found = await self.store.present(self.table, time.time())
        changed, self.elsewhere = found != self.elsewhere, found
        return changed
