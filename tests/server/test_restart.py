"""kill -9 between any two writes of a game loses nothing and doubles nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from bythebook.games import room
from bythebook.kernel.history import Header, Line, read_record
from bythebook.kernel.replaying import fold, verify
from tests.chance import chance_of_the_test
from tests.server.client import Api, Socket, first_move
from tests.services import free_port

GAME = room("oh_my_brain")
ROOT = Path(__file__).parents[2]


class Mortal:
    """A server that dies and is started again."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, db: str) -> None:
        self.process = process
        self.db = db
        self.api = Api(f"http://127.0.0.1:{port}")
        self.pid = 0
        self.deaths = 0

    async def read(self, word: str) -> int:
        """The number after this word, past what the server itself prints."""
        assert self.process.stdout
        while True:
            line = (await self.process.stdout.readline()).decode().split()
            if line and line[0] == word:
                return int(line[1])

    async def live(self, when: str, number: int) -> None:
        """Start a server that will die so."""
        assert self.process.stdin
        self.process.stdin.write(f"{when} {number}\n".encode())
        self.pid = await self.read("started")
        await self.api.up()

    async def dead(self) -> None:
        """Wait for the death."""
        assert await self.read("ended") == -signal.SIGKILL
        self.deaths += 1

    def log(self, table: str) -> tuple[Header, list[Line]]:
        """What stands in the database, read past the server."""
        with contextlib.closing(sqlite3.connect(self.db)) as base:
            header = base.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()[0]
            rows = base.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        lines = [msgspec.json.decode(row[0], type=Line) for row in rows]
        return msgspec.json.decode(header, type=Header), lines


@contextlib.asynccontextmanager
async def mortal(db: str) -> AsyncIterator[Mortal]:
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.mortal", str(port), db, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        env={**os.environ, "BYTHEBOOK_DEBUG": "0", "PYTHONUNBUFFERED": "1"}, cwd=ROOT,
    )  # fmt: skip
    found = Mortal(process, port, db)
    try:
        yield found
    finally:
        await found.api.http.aclose()
        with contextlib.suppress(ProcessLookupError):
            os.kill(found.pid, signal.SIGKILL)
        assert process.stdin
        process.stdin.close()
        await process.wait()


class Player:
    """A client that sends its move again until it is told what became of it."""

    def __init__(self, api: Api, ticket: dict[str, Any]) -> None:
        self.api = api
        self.ticket = ticket
        self.wanted: dict[str, Any] | None = None
        self.meant: list[tuple[int, str]] = []
        self.over = False
        self.answers: Counter[str] = Counter()

    async def play(self, agree: Any) -> None:
        """Play until the server dies or the game is over. On arriving, what is shown must `agree` with the log."""
        with contextlib.suppress(ConnectionClosed, OSError):
            async with self.api.socket(self.ticket["table"], self.ticket["token"]) as socket:
                await socket.hello()
                log = (await socket.until("log"))["events"]
                view = (await socket.until("view"))["view"]
                agree(log, view)
                if self.wanted:
                    view = await self.send_again(socket, view)
                await self.play_from(socket, view)

    async def send_again(self, socket: Socket, view: dict[str, Any]) -> dict[str, Any]:
        """The answer was lost: the same move once more is carried out now, or had been taken, or came too late."""
        assert self.wanted
        await socket.send("move", **self.wanted)
        while self.wanted:
            frame = await socket.frame()
            assert frame["t"] in ("taken", "stale", "view", "events", "lobby"), frame
            self.answers[frame["t"]] += 1
            if frame["t"] in ("taken", "stale"):
                self.wanted = None
            if frame["t"] == "view":
                view = frame["view"]
                self.settled(view)
        return view

    def settled(self, view: dict[str, Any]) -> bool:
        """Does this view show that nothing more is to become of the move sent?"""
        question = view["question"]
        if self.wanted and (not question or question["number"] != self.wanted["at"] or 0 not in question["waiting"]):
            self.wanted = None
        return self.wanted is None

    async def play_from(self, socket: Socket, view: dict[str, Any]) -> None:
        """Go on from this view."""
        while not view["over"]:
            if view["offers"] and self.wanted is None:
                self.wanted = await shortest_move(socket, view)
                self.meant.append((self.wanted["at"], self.wanted["move"]))
                await socket.send("move", **self.wanted)
            view = (await socket.until("view"))["view"]
            self.settled(view)
        self.over = True


async def shortest_move(socket: Socket, view: dict[str, Any]) -> dict[str, Any]:
    """Pass where that is possible: the game is over sooner."""
    for node in view["offers"]:
        if node["verb"] == "pass":
            return {"at": view["question"]["number"], "move": "pass"}
    return await first_move(socket, view)


async def test_killed_before_and_after_every_write(sqlite_db: str) -> None:
    async with mortal(sqlite_db) as server:
        await server.live("never", 0)
        ticket = await server.api.table(seats=2, bots=["greedy"])
        commitment = (await server.api.lobby(ticket["table"]))["commitment"]
        os.kill(server.pid, signal.SIGKILL)
        await server.dead()
        table = ticket["table"]
        for when in ("before", "after"):  # the deal, too
            await server.live(when, 1)
            assert not (await server.api.lobby(table))["started"]
            async with server.api.socket(table, ticket["token"]) as host:
                await host.hello(nonce="host-nonce")
                await host.send("lobby", do="start")
                await host.closed()
            await server.dead()
        player = Player(server.api, ticket)

        def agree(log: list[dict[str, Any]], view: dict[str, Any]) -> None:
            header, lines = server.log(table)
            assert header.commitment == commitment
            assert [line.n for line in lines] == list(range(len(lines)))
            folded = fold(GAME, header, lines)
            known = json_of([told for entry in folded.entries for told in folded.heard(entry, 0)])
            assert log[: len(known)] == known or known[: len(log)] == log
            if len(log) == len(known):
                assert view == json_of(folded.view(0))

        plans = ["before", "after"]
        while not player.over:
            await server.live(plans[server.deaths % 2], 1)
            before = len(server.log(table)[1])
            await player.play(agree)
            if not player.over:
                await server.dead()
                assert len(server.log(table)[1]) - before <= 1
        _, lines = server.log(table)
        if plans[server.deaths % 2] == "before":
            os.kill(server.pid, signal.SIGKILL)
            await server.dead()
        await server.live("never", 0)
        record = read_record((await server.api.http.get(f"/api/tables/{table}/record")).text)
        assert verify(GAME, record).over  # every draw is the one that the secret gives
        assert [line.move for line in lines if line.by == "A"] == [move for _, move in player.meant]
        assert [at for at, _ in player.meant] == sorted({at for at, _ in player.meant})
        print(f"{server.deaths} deaths in a game of {len(lines)} entries")
        assert server.deaths >= 2 * len(lines)
        assert player.answers["taken"] > 3  # written, but the answer was lost


async def test_killed_before_and_after_a_window_closes(sqlite_db: str) -> None:
    """What was said ahead still waits, or it counts: never both, and never neither (Cryptid Smash, rule 9.8)."""
    async with mortal(sqlite_db) as server:
        await server.live("never", 0)
        options = {"call_window": "wait", "first_player": "p1"}
        ticket = await server.api.table(game="cryptid_smash", seats=3, bots=["greedy"] * 2, options=options, start=True)
        os.kill(server.pid, signal.SIGKILL)
        await server.dead()
        table = ticket["table"]
        for when, entries, rows in (("before", 1, 1), ("after", 4, 0)):
            await server.live(when, 1)
            async with server.api.socket(table, ticket["token"]) as ana:
                await ana.hello()
                if when == "after":
                    assert (await ana.until("held"))["calls"] == [1]  # it outlived the death
                else:
                    await ana.send("call", seat=1, on=True)
                    await ana.until("held", calls=[1])
                with contextlib.suppress(ConnectionClosed):
                    await ana.send("go_on")
                await ana.closed()
            await server.dead()
            _, lines = server.log(table)
            with contextlib.closing(sqlite3.connect(sqlite_db)) as base:
                held = base.execute("SELECT count(*) FROM held").fetchone()[0]
            assert (len(lines), held) == (entries, rows)
        assert [line.move for line in lines[1:]] == ["w(call p2)", "w()", "w()"]
        await server.live("never", 0)
        async with server.api.socket(table, ticket["token"]) as ana:
            await ana.hello()
            told = (await ana.until("log"))["events"]
            assert "wrong" in [event["event"] for event in told]


def json_of(what: Any) -> Any:
    """As it arrives at a client."""
    return msgspec.json.decode(msgspec.json.encode(what))


async def test_killed_from_outside(sqlite_db: str) -> None:
    """The command itself, killed at any moment; what people were shown is what they come back to."""
    port = free_port()
    api = Api(f"http://127.0.0.1:{port}")
    ticket: dict[str, Any] = {}
    shown: list[dict[str, Any]] = []
    for round_number in range(4):
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.chance", chance_of_the_test(round_number),
            "serve", "--port", str(port), "--db", sqlite_db,
            stdout=subprocess.DEVNULL, env={**os.environ, "BYTHEBOOK_DEBUG": "0"}, cwd=ROOT,
        )  # fmt: skip
        await api.up()
        if not ticket:
            ticket = await api.table(seats=2, bots=["greedy"], start=True)
        async with api.socket(ticket["table"], ticket["token"]) as socket:
            await socket.hello()
            log = (await socket.until("log"))["events"]
            view = (await socket.until("view"))["view"]
            assert log[: len(shown)] == shown
            for _ in range(3):
                if view["offers"]:
                    await socket.send("move", **await first_move(socket, view))
                frame = await socket.until("events")
                log += frame["events"]
                view = (await socket.until("view"))["view"]
            shown = log
            if view["offers"]:
                await socket.send("move", **await first_move(socket, view))
            await asyncio.sleep(0.005 * round_number)
            server.kill()
            await socket.closed()
        await server.wait()
    await api.http.aclose()
    assert len(shown) > 12
