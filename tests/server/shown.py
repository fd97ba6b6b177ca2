"""People at a table where faces are open for a while."""

from __future__ import annotations

from typing import Any

from bythebook.server.pace import Manners
from tests.server.client import Api, Socket, first_move

LONG = Manners(0, 0, lead=0.02, second=4.0)
SHORT = Manners(0, 0, lead=0.02, second=0.05)
# two cards collect nothing, whatever is dealt: who places one has placed it, and is asked nothing more; a person
# begins, so that no bot has a card to draw yet
GAME: dict[str, Any] = {"game": "dweebies", "options": {"draw": "manual", "min_line": "3", "name_first": "A"}}


class People:
    """Everybody on a socket of one table, in the order of the seats, then the spectators."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.views: list[dict[str, Any]] = []

    async def enter(self, socket: Socket) -> None:
        await socket.__aenter__()
        self.sockets.append(socket)
        await socket.hello()

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.__aexit__(None, None, None)

    async def news(self) -> list[list[dict[str, Any]]]:
        """What each has been sent until now."""
        return [await socket.settle() for socket in self.sockets]

    async def wait_for(self, t: str) -> list[list[dict[str, Any]]]:
        """What each is sent, up to the next frame of this kind and the view after it."""
        found = []
        for socket in self.sockets:
            frames = [await socket.frame()]
            while frames[-1]["t"] != "view" or t not in kinds(frames):
                frames.append(await socket.frame())
            found.append([frame for frame in frames if frame["t"] not in ("lobby", "pace")])
        self.views = [frames[-1]["view"] for frames in found]
        return found

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return next(seat for seat, view in enumerate(self.views) if view["offers"])

    async def place(self) -> int:
        """The seat that is asked places a card; that seat."""
        seat = self.asked
        await self.sockets[seat].send("move", **await first_move(self.sockets[seat], self.views[seat]))
        return seat


async def sit_down(api: Api, seats: int = 2, spectators: int = 0, **wish: Any) -> tuple[str, list[str], People]:
    """People at a new table whose cards are dealt: the table, their tokens, and them."""
    ticket = await api.table(**GAME, seats=seats, **wish)
    table, tokens, people = ticket["table"], [ticket["token"]], People()
    for name in ("Bea", "Cid", "Dan")[: seats - 1 - len(wish.get("bots", []))]:
        tokens.append((await api.sit(table, name))["token"])
    for token in [*tokens, *[None] * spectators]:
        await people.enter(api.socket(table, token))
    await people.sockets[0].send("lobby", do="start")
    await people.wait_for("events")
    return table, tokens, people


def kinds(frames: list[dict[str, Any]]) -> list[str]:
    """What kinds of frames these are, but for the lobby."""
    return [frame["t"] for frame in frames if frame["t"] not in ("lobby", "pace")]
