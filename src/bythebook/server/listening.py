"""Hearing from other processes that a table has changed: PostgreSQL's notifications, carrying ids only."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from .faults import report
from .store import CHANNEL, Store

RETRY = 2.0


class Listener:
    """One connection that only listens. When it is lost, it is made again and everything is read anew."""

    def __init__(
        self, store: Store, heard: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        self.store = store
        self.heard = heard
        self.missed = missed
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.connection: Any = None

    async def start(self) -> None:
        """Listen from now on."""
        await self.connect()
        self.tasks = [asyncio.create_task(self.watch()), asyncio.create_task(self.pass_on())]

    async def stop(self) -> None:
        """Listen no more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.connection and not self.connection.is_closed():
            await self.connection.close()

    async def connect(self) -> None:
        """Open the connection."""
        import asyncpg

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.connection = await asyncpg.connect(address)
        await self.connection.add_listener(CHANNEL, self.noticed)

    def noticed(self, connection: Any, process: int, channel: str, payload: str) -> None:
        """A notification: who wrote, and to which table. One's own are no news."""
        name, _, table = payload.partition(" ")
        if name != self.store.name:
            self.waiting.put_nowait(table)

    async def watch(self) -> None:
        """Keep the connection."""
        while True:
            await asyncio.sleep(RETRY)
            if self.connection.is_closed():
                with contextlib.suppress(OSError, asyncio.TimeoutError, ValueError, LookupError):
                    await self.connect()
                    await self.missed()

    async def pass_on(self) -> None:
        """Pass on what was heard, one table at a time."""
        while True:
            table = await self.waiting.get()
            try:
                await self.heard(table)
            except Exception as error:  # listening must go on
                report(error)
