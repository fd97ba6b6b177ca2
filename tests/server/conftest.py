"""A real server in the test's own loop: uvicorn, sockets, a database of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from bythebook.server.app import make_app
from bythebook.server.commands import listen
from bythebook.server.hall import Hall, Limits, Settings
from bythebook.server.pace import Manners
from bythebook.server.running import Server, config_of, open_hall
from tests.server.client import Api
from tests.waiting import comes

QUICK = Manners(0, 0, lead=0.02)


class House(NamedTuple):
    """A server that runs."""

    api: Api
    hall: Hall
    db: str

    async def entries(self, table: str) -> list[Any]:
        return list(await self.hall.store.lines(table))


@contextlib.asynccontextmanager
async def open_house(db: str, manners: Manners = QUICK, limits: Limits | None = None) -> AsyncIterator[House]:
    """Serve from this database until the block ends."""
    listening = listen("127.0.0.1", 0)
    hall = await open_hall(db, Settings(manners=manners, limits=limits or Limits(per_minute=100_000, burst=1000)))
    server = Server(config_of(make_app(hall)), [])
    running = asyncio.create_task(server.serve([listening]))
    api = Api(f"http://127.0.0.1:{listening.getsockname()[1]}")
    try:
        await comes(lambda: server.started or running.done(), "the server")
        assert server.started
        yield House(api, hall, db)
    finally:
        await api.http.aclose()
        server.should_exit = True
        await running
        await hall.close()
        listening.close()


@pytest.fixture
def sqlite_db(tmp_path: Path) -> str:
    """A database file of its own."""
    return str(tmp_path / "tables.sqlite3")


@pytest.fixture(params=["sqlite", "postgresql"])
def any_db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both engines, one after the other: for what is written, read again and fought for."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest_asyncio.fixture
async def house(sqlite_db: str) -> AsyncIterator[House]:
    """A server over SQLite."""
    async with open_house(sqlite_db) as opened:
        yield opened


Opened = Callable[..., contextlib.AbstractAsyncContextManager[House]]
