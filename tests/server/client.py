"""A client for tests: questions over HTTP, one socket, and every frame that came along it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bythebook.server.wire import VERSION
from tests.waiting import comes

PATIENCE = 600.0  # seconds: it decides nothing, and ends what would hang


class Socket:
    """One socket at one table. `raw` keeps the frames as they came; `frames` as objects."""

    def __init__(self, base: str, table: str, token: str | None = None, lang: str = "en", **options: Any) -> None:
        self.address = f"{base.replace('http', 'ws')}/ws/{table}"
        self.token = token
        self.lang = lang
        self.options = options
        self.raw: list[str] = []
        self.read = 0
        self.line: ClientConnection

    async def __aenter__(self) -> Socket:
        self.line = await connect(self.address, proxy=None, **{"max_queue": None, **self.options})
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.line.close()

    async def send(self, t: str, **fields: Any) -> None:
        await self.line.send(json.dumps({"t": t, **fields}))

    async def hello(self, **more: Any) -> Socket:
        await self.send("hello", **{"wire": VERSION, "token": self.token, "lang": self.lang, **more})
        return self

    async def frame(self) -> dict[str, Any]:
        """The next frame, whatever it is."""
        text = await asyncio.wait_for(self.line.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        found: dict[str, Any] = json.loads(text)
        return found

    async def until(self, t: str, **fields: Any) -> dict[str, Any]:
        """The next frame of this kind with these fields; what comes before it is passed over."""
        while True:
            found = await self.frame()
            assert found["t"] == t or found["t"] != "error", found
            if found["t"] == t and all(found.get(name) == value for name, value in fields.items()):
                return found

    async def settle(self) -> list[dict[str, Any]]:
        """All that is on its way, up to the answer to a ping."""
        await self.send("ping")
        found = []
        while True:
            frame = await self.frame()
            if frame["t"] == "pong":
                self.raw.pop()
                return found
            found.append(frame)

    async def error(self) -> dict[str, Any]:
        """The next frame, which must be an error."""
        found = await self.frame()
        assert found["t"] == "error", found
        return found

    async def closed(self) -> int:
        """Wait until the server has closed; its code."""
        try:
            while True:
                await self.frame()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0


class Api:
    """The questions over HTTP."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, trust_env=False)

    async def up(self) -> None:
        """Wait for the server's first answer."""
        await comes(self.answers, "the server's answer")

    async def answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return (await self.http.get("/healthz")).status_code == 200
        return False

    async def table(self, **wish: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": "oh_my_brain", "name": "Ana", **wish})
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def sit(self, table: str, name: str) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{table}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def lobby(self, table: str) -> dict[str, Any]:
        told: dict[str, Any] = (await self.http.get(f"/api/tables/{table}")).json()
        return told

    def socket(self, table: str, token: str | None = None, lang: str = "en", **options: Any) -> Socket:
        return Socket(self.base, table, token, lang, **options)


def asked(view: dict[str, Any]) -> bool:
    """Is a move offered?"""
    return bool(view["offers"])


async def first_move(socket: Socket, view: dict[str, Any]) -> dict[str, Any]:
    """The first whole move that is offered, as a message; words beyond the second are asked for."""
    at = view["question"]["number"]
    node = view["offers"][0]
    words = [node["word"]]
    while not node["whole"]:
        if "next" not in node:
            await socket.send("next", at=at, words=words)
            node = {"next": (await socket.until("offers"))["offers"]}
        node = node["next"][0]
        words.append(node["word"])
    return {"at": at, "move": node["text"]}


async def play_on(socket: Socket, view: dict[str, Any], moves: int = 10_000) -> dict[str, Any]:
    """Play the first move offered whenever asked, so many times or to the end; the last view."""
    answered = -1
    while not view["over"]:
        if asked(view) and view["question"]["number"] != answered:
            if moves == 0:
                return view
            moves -= 1
            answered = view["question"]["number"]
            await socket.send("move", **await first_move(socket, view))
        view = (await socket.until("view"))["view"]
    return view
