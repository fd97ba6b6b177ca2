"""A server as a process of its own, and the built client that it hands out."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from tests.services import free_port
from tests.waiting import until

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "bythebook" / "server" / "static"
FRONTEND = ROOT / "frontend"


def sources_of_the_client() -> list[Path]:
    """Everything that the built client is made from."""
    loose = [FRONTEND / name for name in ("index.html", "package.json", "vite.config.ts", "tsconfig.json")]
    inside = [path for folder in ("src", "public") for path in (FRONTEND / folder).rglob("*")]
    return [path for path in [*loose, *inside] if path.is_file()]


def client_is_fresh() -> bool:
    """Is the built client as new as its sources?"""
    built = STATIC / "index.html"
    return built.is_file() and built.stat().st_mtime >= max(path.stat().st_mtime for path in sources_of_the_client())


def build_client() -> None:
    """Build the client anew."""
    command = [sys.executable, str(ROOT / "tools" / "npm.py"), "run", "build", "--silent"]
    done = subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    os.utime(STATIC / "index.html")


class House:
    """A server that can be killed and started again where it was. Its chance follows from `chance`. `real`: the command
    as it is sold."""

    def __init__(self, folder: Path, *options: str, chance: str = "", real: bool = False) -> None:
        self.port = free_port()
        self.folder = folder
        self.options = options
        self.chance = chance
        self.real = real
        self.sow(chance, "fixed")
        self.process: subprocess.Popen[bytes] | None = None
        self.positions: dict[str, str] = {}

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "server.txt"

    @property
    def position_file(self) -> Path:
        return self.folder / "positions.json"

    @property
    def chance_file(self) -> Path:
        return self.folder / "chance.json"

    def sow(self, seed: str, tables: str, **pace: float) -> None:
        """All chance from now on follows from this seed, and the names of tables begin so. `pace`: the `delay` of their
        bots and the `second` of their call windows, in seconds, if not as the server was told."""
        told = json.dumps({"seed": seed, "tables": tables, **pace})
        new = self.chance_file.with_suffix(".new")
        new.write_text(told, encoding="utf-8")
        new.replace(self.chance_file)  # nobody reads half of it

    def position(self, text: str) -> str:
        """A host's name: the table of this host begins in the position."""
        name = f"Position {len(self.positions) + 1}"
        self.positions[name] = text
        self.position_file.write_text(json.dumps(self.positions), encoding="utf-8")
        return name

    def start(self) -> None:
        """Start, and wait until it answers."""
        ours = [str(Path(__file__).parent / "serving.py")]
        command = ["-m", "tests.chance", self.chance, "serve"] if self.real else ours
        places = ["--port", str(self.port), "--db", str(self.folder / "tables.sqlite3")]
        if not self.real:
            self.position_file.write_text(json.dumps(self.positions), encoding="utf-8")
            places += ["--positions", str(self.position_file), "--chance", str(self.chance_file)]
        quick = {key: value for key, value in os.environ.items() if key != "BYTHEBOOK_DEBUG"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *command, *places, *self.options], cwd=ROOT, env=quick, stdout=log, stderr=log
            )
        until(self.answers, "the server's answer")

    def answers(self) -> bool:
        """Does it answer? Fails where it has ended."""
        assert self.process
        assert self.process.poll() is None, self.log.read_text()
        try:
            with urllib.request.urlopen(f"{self.base}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As kill -9 does: no farewell, nothing tidied up."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def complaints(self) -> str:
        """What the server wrote beside its greeting."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return "\n".join(line for line in lines if not line.startswith(("By the Book is at", "On your network")))
