"""The append-only log and the lobbies, in SQLite or PostgreSQL.

(table, number) is the primary key of an entry, and that is the only lock there is: of two who would write the same
number one is told `Lost`, reads again and judges anew. With PostgreSQL a notification carries the ids of tables that
have changed; it is a hint, and the log is the truth.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..kernel.history import Header, Line
from ..kernel.notation import BadInput
from .held import NOTHING, Changes, Held
from .lobby import Lobby
from .schema import ENTRIES, HELD, METADATA, PRESENT, REVISION, SAID, TABLES

CHANNEL = "bythebook"
DRIVERS = dict.fromkeys(("sqlite", "sqlite+aiosqlite"), "sqlite+aiosqlite") | dict.fromkeys(
    ("postgres", "postgresql", "postgresql+asyncpg"), "postgresql+asyncpg"
)
"""How a URL may begin, and the driver that is then used."""
DAY = 86400.0
PATIENCE = 50
LOCK = 0x62746200  # any number, the same in every process


class Lost(Exception):
    """Somebody else wrote first. Nothing has been written."""


class Stored(NamedTuple):
    """A table as it was read."""

    id: str
    version: int
    lobby: Lobby
    secret: bytes
    header: Header | None


class Saying(NamedTuple):
    """One thing said at a table."""

    seat: int | None
    name: str
    text: str


def default_database() -> str:
    """A file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bythebook"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite+aiosqlite:///{folder / 'bythebook.sqlite3'}"


def database_url(db: str | None) -> str:
    """The URL that `--db` means: itself, with the driver that is used here; a plain path; or, when None, the default
    file. BadInput when it is none of a database that can keep tables."""
    if db is None:
        return default_database()
    if "://" not in db and db.strip():
        return f"sqlite+aiosqlite:///{Path(db).expanduser()}"
    try:
        url = make_url(db)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername.lower() not in DRIVERS or (is_file(url) and url.host):
        raise BadInput(
            "--db names no database that tables can be kept in: it is a file such as games.sqlite3, or a URL such as "
            "sqlite:///games.sqlite3 or postgresql://user:password@host/database.",
            "--db ne désigne pas de base de données où garder des tables : c’est un fichier comme games.sqlite3, ou "
            "une URL comme sqlite:///games.sqlite3 ou postgresql://utilisateur:motdepasse@hote/base.",
        )
    return url.set(drivername=DRIVERS[url.drivername.lower()]).render_as_string(hide_password=False)


def is_file(url: URL) -> bool:
    """Is this a database in a file?"""
    return url.drivername.lower().startswith("sqlite")


class Store:
    """One database. `name` tells this process from others that use it."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = make_url(url)
        self.name = name
        self.shared = self.url.get_backend_name() == "postgresql"
        # parameters hold cards and hashes of tokens: they must not be told in any error
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True)
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", begin_sqlite)

    async def open(self) -> None:
        """Make the schema, or bring it up to date. A new SQLite file that two processes open at once is locked, for a
        moment, in a way that does not wait by itself."""
        for _ in range(PATIENCE):
            try:
                await self.make_ready()
                return
            except OperationalError as error:
                if "locked" not in str(error.orig):
                    raise
                await asyncio.sleep(0.1)
        await self.make_ready()

    async def make_ready(self) -> None:
        """Make the schema, or bring it up to date. Alembic is only loaded when an older one is found."""
        async with self.engine.connect() as connection:
            found = await connection.run_sync(revision_found)
        if found != REVISION:
            async with self.engine.begin() as connection:
                if self.shared:  # two processes do it one by one
                    await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
                await connection.run_sync(make_schema)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self, table: str) -> AsyncIterator[AsyncConnection]:
        """One transaction that changes a table; others are notified when it is over."""
        try:
            async with self.engine.begin() as connection:
                yield connection
                if self.shared:
                    await connection.execute(select(func.pg_notify(CHANNEL, f"{self.name} {table}")))
        except IntegrityError as error:
            raise Lost from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that reads."""
        async with self.engine.connect() as connection:
            yield await connection.execution_options(reading=True)

    async def create(self, table: str, lobby: Lobby, secret: bytes) -> None:
        """A new table."""
        row = {"id": table, "version": 1, "lobby": encode(lobby), "secret": secret, "touched": time.time()}
        async with self.writing(table) as connection:
            await connection.execute(insert(TABLES).values(row))

    async def load(self, table: str) -> Stored | None:
        """A table, or None when there is none."""
        async with self.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        if row is None:
            return None
        header = msgspec.json.decode(row.header, type=Header) if row.header else None
        return Stored(row.id, row.version, msgspec.json.decode(row.lobby, type=Lobby), row.secret, header)

    async def save_lobby(self, table: str, version: int, lobby: Lobby) -> int:
        """Change a lobby that still has this version; its new version."""
        async with self.writing(table) as connection:
            await self.replace_lobby(connection, table, version, lobby)
        return version + 1

    async def replace_lobby(
        self, connection: AsyncConnection, table: str, version: int, lobby: Lobby, **more: Any
    ) -> None:
        """The lobby's row, if nobody has changed it meanwhile."""
        change = update(TABLES).where(TABLES.c.id == table, TABLES.c.version == version)
        values = {"version": version + 1, "lobby": encode(lobby), "touched": time.time(), **more}
        if (await connection.execute(change.values(values))).rowcount != 1:
            raise Lost

    async def start(self, table: str, version: int, lobby: Lobby, header: Header, deal: Line) -> int:
        """Fix the header and write the deal, both or neither; the lobby's new version."""
        async with self.writing(table) as connection:
            await self.replace_lobby(connection, table, version, lobby, header=encode(header))
            await connection.execute(insert(ENTRIES).values(table_id=table, number=0, line=encode(deal)))
        return version + 1

    async def rematch(self, table: str, version: int, lobby: Lobby, fresh: Lobby, secret: bytes) -> int:
        """Write the next table and point to it, both or neither; the lobby's new version."""
        row = {"id": lobby.next_table, "version": 1, "lobby": encode(fresh), "secret": secret, "touched": time.time()}
        async with self.writing(table) as connection:
            await self.replace_lobby(connection, table, version, lobby)
            await connection.execute(insert(TABLES).values(row))
        return version + 1

    async def append(self, table: str, lines: list[Line], held: Changes | None = None) -> None:
        """Write entries and what they leave held, all or nothing; Lost when a number is taken, or something else is
        held by now."""
        rows = [{"table_id": table, "number": line.n, "line": encode(line)} for line in lines]
        async with self.writing(table) as connection:
            await connection.execute(insert(ENTRIES), rows)
            await self.replace_held(connection, table, held or {})

    async def hold(self, table: str, held: Changes) -> None:
        """Change what seats hold; Lost when it is something else by now."""
        async with self.writing(table) as connection:
            await self.replace_held(connection, table, held)

    async def replace_held(self, connection: AsyncConnection, table: str, held: Changes) -> None:
        """The rows of what is held, if nobody has changed them meanwhile. Nothing held is no row."""
        for seat, (before, after) in held.items():
            row = (HELD.c.table_id == table) & (HELD.c.seat == seat)
            if before != NOTHING:
                gone = await connection.execute(delete(HELD).where(row, HELD.c.held == encode(before)))
                if gone.rowcount != 1:
                    raise Lost
            if after != NOTHING:
                await connection.execute(insert(HELD).values(table_id=table, seat=seat, held=encode(after)))

    async def held(self, table: str) -> dict[int, Held]:
        """What seats hold."""
        wanted = select(HELD.c.seat, HELD.c.held).where(HELD.c.table_id == table)
        async with self.reading() as connection:
            rows = await connection.execute(wanted)
            return {row.seat: msgspec.json.decode(row.held, type=Held) for row in rows}

    async def lines(self, table: str, first: int = 0) -> list[Line]:
        """The entries from this number on."""
        wanted = select(ENTRIES.c.line).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= first)
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(ENTRIES.c.number))
            return [msgspec.json.decode(row.line, type=Line) for row in rows]

    async def say(self, table: str, number: int, saying: Saying) -> None:
        """Write what was said; Lost when its number is taken."""
        async with self.writing(table) as connection:
            await connection.execute(insert(SAID).values(table_id=table, number=number, **saying._asdict()))

    async def said_so_far(self, table: str) -> int:
        """How many things have been said."""
        last = select(func.max(SAID.c.number)).where(SAID.c.table_id == table)
        async with self.reading() as connection:
            found = (await connection.execute(last)).scalar()
        return 0 if found is None else int(found) + 1

    async def said(self, table: str, first: int = 0) -> list[Saying]:
        """What was said from this number on."""
        wanted = select(SAID.c.seat, SAID.c.name, SAID.c.text).where(SAID.c.table_id == table, SAID.c.number >= first)
        async with self.reading() as connection:
            return [Saying(*row) for row in await connection.execute(wanted.order_by(SAID.c.number))]

    async def be_present(self, table: str, seats: list[int], until: float, news: bool) -> None:
        """The owners of these seats are at this process, until then; others are notified when that is news."""
        mine = (PRESENT.c.table_id == table) & (PRESENT.c.process == self.name)
        row = {"table_id": table, "process": self.name, "seats": ",".join(map(str, seats)), "until": until}
        async with self.engine.begin() as connection:
            await connection.execute(delete(PRESENT).where(mine | (PRESENT.c.until < until - DAY)))
            if seats:
                await connection.execute(insert(PRESENT).values(row))
            if news:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{self.name} {table}")))

    async def present(self, table: str, now: float) -> set[int]:
        """The seats whose owners are at other processes."""
        wanted = select(PRESENT.c.seats).where(
            PRESENT.c.table_id == table, PRESENT.c.process != self.name, PRESENT.c.until > now
        )
        async with self.reading() as connection:
            return {int(seat) for row in await connection.execute(wanted) for seat in row.seats.split(",")}

    async def retire(self) -> None:
        """Nobody is at this process any more."""
        if self.shared:
            async with self.engine.begin() as connection:
                await connection.execute(delete(PRESENT).where(PRESENT.c.process == self.name))


def encode(what: Any) -> str:
    """A document as it is stored."""
    return msgspec.json.encode(what).decode()


def revision_found(connection: Any) -> str:
    """The revision of the schema in a database, empty when there is none."""
    from sqlalchemy import inspect

    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def make_schema(connection: Any) -> None:
    """The whole schema into an empty database, marked with its revision; an older one is migrated."""
    found = revision_found(connection)
    if found == REVISION:
        return
    if found:
        from .migrating import migrate

        migrate(connection)
        return
    METADATA.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": REVISION})


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Readers do not wait for the writer, writers wait for each other, and what is answered is on disk."""
    connection.isolation_level = None  # transactions begin as `begin_sqlite` says
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Any) -> None:
    """A writer takes the lock at once, so that it never has to give up half-way."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
