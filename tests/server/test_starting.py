"""The command itself: small at rest, and plain about what is wrong."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from bythebook.kernel.notation import BadInput
from bythebook.server import migrating, schema
from bythebook.server.commands import network_address, run_server, shown_host
from bythebook.server.store import Store, database_url, revision_found
from tests.server.client import Api
from tests.services import free_port
from tests.waiting import until

MEGABYTES = 120


def serve(port: int, db: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "bythebook", "serve", "--port", str(port), "--db", str(db), *more],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "BYTHEBOOK_DEBUG": "0"},
    )  # fmt: skip


def wait_for(port: int) -> None:
    """Until it answers."""

    def answers() -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).status_code == 200
        return False

    until(answers, "the server's answer")


def seconds_of_processor(pid: int) -> float:
    """What a process has used: on a busy machine its start takes longer, but not more work."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes_of(pid: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found
    return int(found[1]) // 1024


async def test_it_stays_small(tmp_path: Path) -> None:
    """A first start, with an empty database, and a second one; then some games. How long a start takes is printed, not
    judged: `tests/browser/measure_start.py` measures it."""
    for _ in range(2):
        port = free_port()
        server = serve(port, tmp_path / "tables.sqlite3")
        try:
            wait_for(port)
            used, size = seconds_of_processor(server.pid), megabytes_of(server.pid)
            print(f"answers after {used:.2f} s of processor, {size} MB")
            assert size < MEGABYTES
            api = Api(f"http://127.0.0.1:{port}")
            for _ in range(20):
                ticket = await api.table(seats=5, bots=["greedy"] * 4, start=True)
                async with api.socket(ticket["table"], ticket["token"]) as ana:
                    await ana.hello()
                    await ana.until("view")
            await api.http.aclose()
            assert megabytes_of(server.pid) < MEGABYTES
        finally:
            server.terminate()
            server.communicate()


def test_it_says_where_it_is(tmp_path: Path) -> None:
    port = free_port()
    server = serve(port, tmp_path / "tables.sqlite3", "--host", "0.0.0.0")
    try:
        wait_for(port)
        assert server.stdout
        assert server.stdout.readline().strip() == f"By the Book is at http://127.0.0.1:{port} (Ctrl+C stops it)"
        if network_address():
            assert server.stdout.readline().strip() == f"On your network: http://{network_address()}:{port}"
        taken = serve(port, tmp_path / "other.sqlite3")
        _, complaint = taken.communicate(timeout=60)
        assert taken.returncode == 2
        assert complaint.count("\n") == 1
        assert f"Port {port}" in complaint
    finally:
        server.send_signal(signal.SIGINT)
        _, complaint = server.communicate(timeout=60)
    assert server.returncode == 0
    assert "Traceback" not in complaint


UNREACHABLE = "postgresql+asyncpg://x@127.0.0.1:1/x"


@pytest.mark.parametrize("db", ["no/such/folder/x.sqlite3", UNREACHABLE, f"{UNREACHABLE}?nothing=takes_this"])
def test_a_database_that_cannot_be_opened(db: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bythebook", "serve", "--port", "0", "--db", db],
        capture_output=True, text=True, timeout=120, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith("The database cannot be opened")
    assert done.stderr.count("\n") == 1


def test_the_default_database_lies_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path}/data/bythebook/bythebook.sqlite3"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path}/.local/share/bythebook/bythebook.sqlite3"
    assert (tmp_path / ".local" / "share" / "bythebook").stat().st_mode & 0o077 == 0
    assert database_url("postgresql://me@here/db") == "postgresql+asyncpg://me@here/db"
    assert database_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"), ("sqlite+aiosqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("SQLite:////var/x.db", "sqlite+aiosqlite:////var/x.db"), ("x.db", "sqlite+aiosqlite:///x.db"),
        ("postgresql://me:pw@here:5/db", "postgresql+asyncpg://me:pw@here:5/db"),
        ("postgresql+asyncpg://me@here/db", "postgresql+asyncpg://me@here/db"),
        ("postgres://me@here/db", "postgresql+asyncpg://me@here/db"),
    ],
)  # fmt: skip
def test_each_url_that_is_named_is_taken(said: str, meant: str) -> None:
    assert database_url(said) == meant


@pytest.mark.parametrize("db", ["nothing://here", "mysql://a/b", "postgresql+psycopg2://x/y", "://", "sqlite://host/x",
                                "postgresql://here:door/x", "", " "])  # fmt: skip
def test_what_is_no_url_of_a_database_is_refused_in_a_sentence(db: str) -> None:
    with pytest.raises(BadInput, match=r"^--db names no database .+ or postgresql://user:password@host/database\.$"):
        database_url(db)


def test_a_server_runs_on_a_url_with_its_driver(tmp_path: Path) -> None:
    port = free_port()
    server = serve(port, Path("unused"), "--db", f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    try:
        wait_for(port)
        assert (tmp_path / "tables.sqlite3").exists()
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=60)
    assert server.returncode == 0


async def test_migrations_lead_to_the_schema(any_db: str) -> None:
    """The newest migration is the one the store asks for, and makes exactly the tables that a new database gets."""
    assert ScriptDirectory.from_config(migrating.config()).get_heads() == [schema.REVISION]
    store = Store(database_url(any_db))
    await store.open()
    async with store.engine.begin() as connection:
        await connection.run_sync(schema.METADATA.drop_all)
        await connection.execute(text("DELETE FROM alembic_version"))
        await connection.run_sync(migrating.migrate)
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(revision_found) == schema.REVISION
    await store.open()
    await store.close()


def differences(connection: Connection) -> list[Any]:
    """How a database differs from the schema."""
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), schema.METADATA)
    return found


def test_addresses() -> None:
    assert shown_host("0.0.0.0") == shown_host("::") == "127.0.0.1"
    assert shown_host("::1") == "[::1]"
    assert shown_host("localhost") == "localhost"


def test_play_opens_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`play` opens the page as soon as somebody listens."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("bythebook.server.running.run", lambda listening, *rest: listening.close())
    run_server("127.0.0.1", 0, str(tmp_path / "x.sqlite3"), open_browser=True)
    until(lambda: opened, "the browser's page")
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", opened[0])
