"""One server process, from an open database to the last farewell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sqlite3
import threading
from collections.abc import Iterator

import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.notation import BadInput
from .app import make_app
from .hall import Hall, Settings
from .store import Store, database_url

TRANSPORT_LIMIT = 64 * 1024  # longer messages than the wire's own limit get its error; beyond this the line is cut


TALKATIVE = ("aiosqlite", "alembic", "asyncpg", "sqlalchemy", "uvicorn", "websockets")  # some would tell cards


def run(listening: socket.socket, db: str | None, here: str, there: str, settings: Settings | None) -> None:
    """Serve on a socket that listens, until a signal stops it."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    chosen = settings or Settings()
    chosen.invite_base = chosen.invite_base or there
    asyncio.run(serve(listening, db, chosen, [f"By the Book is at {here} (Ctrl+C stops it)", *network_line(there)]))


def network_line(there: str) -> list[str]:
    """What friends on the same network open."""
    return [f"On your network: {there}"] if there else []


async def serve(listening: socket.socket, db: str | None, settings: Settings, lines: list[str]) -> None:
    """Open the database, serve, let go of it."""
    hall = await open_hall(db, settings)
    try:
        server = Server(config_of(make_app(hall)), lines)
        await server.serve([listening])
    finally:
        await hall.close()


async def open_hall(db: str | None, settings: Settings) -> Hall:
    """The tables of a database; BadInput when it cannot be opened. What a URL says beyond its place is for its driver
    to read, which may take none of it."""
    url = database_url(db)
    try:
        try_file(url)
        hall = Hall(Store(url, name=f"{os.getpid()}-{os.urandom(6).hex()}"), settings)
        await hall.open()
    except BadInput:
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError, TypeError, ValueError) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadInput(f"The database cannot be opened: {why}", f"Base de données inutilisable : {why}") from error
    return hall


def try_file(url: str) -> None:
    """Open a database file once, here: a failure in the driver's own thread would be told by that thread as well."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and where.database:
        sqlite3.connect(where.database).close()


def config_of(app: Litestar) -> uvicorn.Config:
    """How the transport is to behave."""
    return uvicorn.Config(
        app,
        http="h11",
        ws="websockets-sansio",
        ws_max_size=TRANSPORT_LIMIT,
        ws_per_message_deflate=False,  # sizes must tell nothing
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="off",
    )


class Server(uvicorn.Server):
    """A server that says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, lines: list[str]) -> None:
        super().__init__(config)
        self.lines = lines

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the serving, and then the process goes on to its own end: the database is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer, then say so."""
        await super().startup(sockets)
        for line in self.lines:
            print(line, flush=True)
