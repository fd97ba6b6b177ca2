"""All tables of this process: opened when somebody comes, forgotten when everybody has gone."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from . import lobby as lobbies
from .fairness import new_nonce, new_secret
from .faults import report
from .listening import Listener
from .lobby import Lobby
from .pace import Manners
from .presence import REPEAT
from .seats import new_token, token_hash
from .store import Lost, Store
from .tables import LiveTable
from .wire import Trouble

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


class Limits(msgspec.Struct):
    """How much one process takes on."""

    tables: int = 2000  # open at once
    sockets: int = 4000
    sockets_per_table: int = 100
    per_minute: int = 60  # tables and seats made by one address
    burst: int = 30


class Settings(msgspec.Struct):
    """How a server is to behave."""

    manners: Manners = Manners()
    limits: Limits = msgspec.field(default_factory=Limits)
    invite_base: str = ""  # where others reach this server, when that is not how the host does


class Hall:
    """The tables, and who may open more."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.tables: dict[str, LiveTable] = {}
        self.sockets = 0
        self.allowance: dict[str, Allowance] = {}
        self.opening = asyncio.Lock()
        self.listener: Listener | None = None
        self.repeating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready the database, and listen to other processes where there may be some."""
        await self.store.open()
        if self.store.shared:
            self.listener = Listener(self.store, self.changed_elsewhere, self.all_changed)
            await self.listener.start()
            self.repeating = asyncio.create_task(self.say_again_who_is_here())

    async def close(self) -> None:
        """Let go of everything."""
        if self.repeating:
            self.repeating.cancel()
            await asyncio.gather(self.repeating, return_exceptions=True)
        if self.listener:
            await self.listener.stop()
        for table in self.tables.values():
            table.pace.stop()
            table.shows.stop()
            await asyncio.gather(*table.pace.tasks, *table.presence.tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.store.retire()
        await self.store.close()

    async def table(self, name: str) -> LiveTable:
        """A table, opened when it is not; Trouble when there is none."""
        async with self.opening:
            found = self.tables.get(name)
            if found is None:
                stored = await self.store.load(name) if 0 < len(name) <= 20 else None
                if stored is None:
                    raise Trouble("unknown_table")
                self.make_room()
                found = self.tables[name] = LiveTable(self.store, stored, self.settings.manners)
        return found

    def invite_base(self, host: str) -> str:
        """What an invitation begins with, for somebody who reached this server as `host`: nothing, unless that is a
        name that only this machine knows itself by."""
        name = host.rpartition(":")[0] if ":" in host.rpartition("]")[2] else host
        return self.settings.invite_base if name == "localhost" or name.startswith(("127.", "[::1]")) else ""

    def make_room(self) -> None:
        """Forget tables where nobody is, the longest open first; Trouble when all are in use."""
        if len(self.tables) < self.settings.limits.tables:
            return
        idle = [name for name, table in self.tables.items() if not table.people and not table.lock.locked()]
        for name in idle[: max(1, len(idle) // 4)]:
            gone = self.tables.pop(name)
            gone.pace.stop()
            gone.shows.stop()
        if len(self.tables) >= self.settings.limits.tables:
            raise Trouble("crowded")

    async def create(self, lobby: Lobby, name: str, address: str, start: bool = False) -> tuple[str, int, str]:
        """A new table with its host: the table, the host's seat and token."""
        self.allow(address)
        token = new_token()
        seat = lobbies.sit(lobby, name, token_hash(token))
        if start:
            lobbies.check_start(lobby)
        table = new_table_id()
        await self.store.create(table, lobby, new_secret())
        if start:
            live = await self.table(table)
            async with live.turn():
                await live.start()
        return table, seat, token

    async def take_seat(self, live: LiveTable, name: str, address: str) -> tuple[int, str]:
        """A seat for a person, and the token that opens it."""
        self.allow(address)
        token = new_token()
        seats: list[int] = []
        async with live.turn():
            await live.change(lambda lobby: seats.append(lobbies.sit(lobby, name, token_hash(token))))
        return seats[-1], token

    async def rematch(self, live: LiveTable) -> None:
        """The same people at the next table; their tokens open their seats there too. In `turn` only."""
        if live.lobby.next_table:
            return
        draft = msgspec.json.decode(msgspec.json.encode(live.lobby), type=Lobby)
        draft.next_table = new_table_id()
        fresh = lobbies.rematch(live.lobby)
        for seat in fresh.seats:
            seat.nonce = new_nonce() if seat.token else ""
        try:
            live.version = await self.store.rematch(live.id, live.version, draft, fresh, new_secret())
        except Lost:
            await live.read()
            return
        except BaseException:
            live.doubtful = True
            raise
        live.lobby = draft
        live.tell()

    def allow(self, address: str) -> None:
        """May this address make one more thing?"""
        limits = self.settings.limits
        if len(self.allowance) > 10_000:
            self.allowance.clear()
        allowance = self.allowance.setdefault(address, Allowance(limits.per_minute / 60, limits.burst))
        if not allowance.take():
            raise Trouble("slow_down")

    # --- other processes

    async def changed_elsewhere(self, name: str) -> None:
        """Another process has written to a table that is open here."""
        live = self.tables.get(name)
        if live is not None:
            with contextlib.suppress(Trouble):
                async with live.turn():
                    await live.catch_up()

    async def all_changed(self) -> None:
        """Notifications may have been missed."""
        for name in list(self.tables):
            try:
                await self.changed_elsewhere(name)
            except Exception as error:
                report(error)

    async def say_again_who_is_here(self) -> None:
        """Other processes believe only for a while who is here."""
        while True:
            await asyncio.sleep(REPEAT)
            for table in list(self.tables.values()):
                table.tell()


class Allowance:
    """A bucket of tokens: so many a second, and so many at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def new_table_id() -> str:
    """A name that nobody guesses (59 bits) and anybody can read aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def origin_fits(headers: Any, host: str) -> bool:
    """Does a page that says where it comes from come from here?"""
    origin = headers.get("origin", "")
    return not origin or origin.partition("://")[2].lower() == host.lower()
