"""One socket: frames go out in their order, messages come in one at a time, and too much or nothing closes the line."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Any

from litestar import WebSocket

from .faults import report
from .hall import Allowance, Hall
from .tables import LiveTable
from .talking import Ear, Heard
from .wire import Incoming, Trouble, frame, read_message

RATE, BURST = 20.0, 40
CHAT_RATE, CHAT_BURST = 1.0, 6
HELLO_RATE, HELLO_BURST = 0.5, 10  # each is answered with the whole log
PATIENCE = 30.0  # seconds until hello
MOST_WAITING = 400  # frames
MOST_EXCESS = 400  # messages beyond the rate, before the line is cut
FAULT, FLOOD, SLOW, SILENT, UNKNOWN, FULL = 1011, 4429, 4408, 4400, 4404, 4503


class Receiver(ABC):
    """One socket at one table. What a message does is said by `answer`."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        self.live: LiveTable | None = None
        self.key = ""
        self.ear = Ear()
        self.heard = Heard()
        self.told = 0
        self.forgot = 0
        self.lobby_sent = ""
        self.held_sent = ""
        self.invite_base = hall.invite_base(socket.headers.get("host", ""))
        self.greeted = False
        self.outdated = False  # the page is of another version than this server
        self.allowance = Allowance(RATE, BURST)
        self.chatting = Allowance(CHAT_RATE, CHAT_BURST)
        self.greeting = Allowance(HELLO_RATE, HELLO_BURST)
        self.excess = 0
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue()

    # --- sending

    def send(self, text: str) -> None:
        """Send a frame, after those that wait; somebody who does not read is cut off."""
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(text)
        elif self.waiting.qsize() == MOST_WAITING:
            self.waiting.put_nowait(SLOW)

    def trouble(self, trouble: Trouble) -> None:
        """One error, in the language of this socket."""
        self.send(frame("error", code=trouble.code, message=trouble.sentence(self.ear.lang)))

    async def pump(self) -> None:
        """Send what waits, in order; a number closes the line."""
        while True:
            item = await self.waiting.get()
            if isinstance(item, int):
                await self.socket.send({"type": "websocket.close", "code": item, "reason": ""})
                return
            await self.socket.send({"type": "websocket.send", "text": item, "bytes": None})

    # --- receiving

    async def serve(self, name: str) -> None:
        """From accepting to the end."""
        await self.socket.accept()
        pump = asyncio.create_task(self.pump())
        self.hall.sockets += 1
        try:
            code = await self.enter(name) or await self.listen()
            if code:  # it is the server that ends this
                self.waiting.put_nowait(code)
                await asyncio.wait([pump], timeout=5)
        finally:
            self.hall.sockets -= 1
            pump.cancel()
            if self.live:
                self.live.farewell(self)
            await asyncio.gather(pump, return_exceptions=True)

    async def enter(self, name: str) -> int | None:
        """Find the table; the code to close with, when there is none or no room."""
        limits = self.hall.settings.limits
        accepted = self.socket.headers.get("accept-language", "").lower()
        self.ear = Ear("fr" if accepted.startswith("fr") else "en")
        try:
            if self.hall.sockets > limits.sockets:
                raise Trouble("crowded")
            self.live = await self.hall.table(name)
            if len(self.live.people) >= limits.sockets_per_table:
                raise Trouble("crowded")
        except Trouble as trouble:
            self.trouble(trouble)
            return UNKNOWN if trouble.code == "unknown_table" else FULL
        except Exception as error:
            report(error)
            self.trouble(Trouble("internal"))
            return FAULT
        return None

    async def listen(self) -> int | None:
        """Take messages until the line is gone, or too much or nothing comes along it: then the code to close with."""
        while True:
            try:
                async with asyncio.timeout(None if self.greeted else PATIENCE):
                    received: Any = await self.socket.receive()
            except TimeoutError:
                return SILENT
            if received["type"] != "websocket.receive":
                return None
            if not self.allowance.take():
                self.excess += 1
                if self.excess % 20 == 1:
                    self.trouble(Trouble("slow_down"))
                if self.excess > MOST_EXCESS:
                    return FLOOD
                continue
            self.excess = max(0, self.excess - 1)
            await self.hear(received.get("text"))

    async def hear(self, text: str | None) -> None:
        """One message. Whatever goes wrong, this socket and the table go on."""
        assert self.live
        try:
            if text is None:
                raise Trouble("malformed")
            await self.answer(read_message(text))
        except Trouble as trouble:
            self.trouble(trouble)
        except Exception as error:
            report(error)
            self.trouble(Trouble("internal"))
            self.live.pace.stir()

    @abstractmethod
    async def answer(self, message: Incoming) -> None:
        """Do what a message asks."""
