"""Two servers that hold the same table, in one of which all that a viewer does not know is dealt again."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bythebook.kernel.answers import askable
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR, seen, told
from bythebook.kernel.table import Refusal, Table
from bythebook.kernel.view import View, view_of
from bythebook.kernel.walk import every_move
from bythebook.server import hall
from bythebook.server.tables import LiveTable
from tests.server.client import Socket
from tests.server.conftest import House, open_house


def redeal(table: Table, viewer: int, seed: int) -> None:
    """Deal again all that a viewer cannot see, in place."""
    world = table.room.new_game(table.g.rules)
    world.state.take(table.g.state)
    world.desk.chance = Chance()
    sow(world.desk.chance, seed, 7)
    table.room.redeal(world, viewer, table.room.knowledge())
    table.g.state.take(world.state)


class World:
    """One server with the table, and everybody's socket."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.table = ""
        self.people: list[Socket] = []
        self.tokens: list[str] = []

    @property
    def live(self) -> LiveTable:
        return self.house.hall.tables[self.table]

    @property
    def game(self) -> Table:
        assert self.live.fold
        return self.live.fold.table

    async def deal(self, game: str, seats: int, options: dict[str, str], stack: contextlib.AsyncExitStack) -> None:
        ticket = await self.house.api.table(game=game, seats=seats, options=options)
        self.table = ticket["table"]
        self.tokens = [ticket["token"]]
        for name in ("Bea", "Cid", "Dan")[: seats - 1]:
            self.tokens.append((await self.house.api.sit(self.table, name))["token"])
        for at, token in enumerate(self.tokens):
            self.people.append(await stack.enter_async_context(self.house.api.socket(self.table, token)))
            await self.people[-1].hello(nonce=f"nonce-{at:04}")
            await self.people[-1].settle()
        await self.people[0].send("lobby", do="start")
        await self.settle()

    async def settle(self) -> None:
        for person in self.people:
            await person.settle()

    async def move(self, seat: int, text: str, at: int | None) -> None:
        """A move by one seat; everybody has heard of it when this returns."""
        await self.people[seat].send("move", at=at, move=text)
        await self.settle()
        await self.see()

    async def see(self) -> None:
        """Everybody has seen what lies open for a while."""
        while self.live.shows.busy:
            for person in self.people:
                await person.send("seen")
            await self.settle()


@contextlib.asynccontextmanager
async def two_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, str], seed: int
) -> AsyncIterator[list[World]]:
    """Two servers with equal secrets and equal tables."""
    monkeypatch.setattr("bythebook.server.receiving.BURST", 10_000)
    monkeypatch.setattr(hall, "new_table_id", lambda: "sametable")
    monkeypatch.setattr(hall, "new_secret", lambda: seed.to_bytes(32, "big"))
    async with contextlib.AsyncExitStack() as stack:
        worlds = []
        for number in (1, 2):
            house = await stack.enter_async_context(open_house(str(tmp_path / f"{seats}-{seed}-{number}.sqlite3")))
            worlds.append(World(house))
            await worlds[-1].deal(game, seats, options, stack)
        yield worlds


def some_move(table: Table, chance: random.Random) -> tuple[int, str, int | None]:
    """A legal move of somebody who is asked."""
    asked = [seat for seat in range(table.g.state.seats) if (table.awaited >> seat) & 1]
    seat = chance.choice(asked)
    moves = list(every_move(table.room, table.g, seat, 60))
    return seat, table.room.write_move(chance.choice(moves), "en"), table.number


async def glance(world: World, viewer: int) -> list[str]:
    """All that a viewer gets who comes in, looks around, tries what is forbidden, and asks for words."""
    token = None if viewer == SPECTATOR else world.tokens[viewer]
    async with world.house.api.socket(world.table, token) as socket:
        await socket.hello()
        await socket.settle()
        assert world.live.fold
        view = world.live.fold.view(viewer)
        number = view["question"]["number"] if view["question"] else 0
        for message in forbidden(world.game, viewer):
            await socket.send("move", **message)
        await socket.settle()
        for node in view["offers"][:3]:
            await socket.send("next", at=number, words=[node["word"]])
        await socket.send("next", at=number, words=[])
        await socket.send("next", at=None, words=[])
        await ask_everything(world, socket)
        await socket.settle()
        return socket.raw


async def ask_everything(world: World, socket: Socket) -> None:
    """Every query that there is, twice, in both languages; and how things stand, told with every question."""
    always = list(world.game.room.talk.always)
    talk = world.game.room.talk
    for socket.lang in ("en", "fr"):
        brief = socket.lang == "fr"
        await socket.hello(always=always, brief=brief)
        for number, query in enumerate(askable(world.game.room)):
            for again in (False, True)[: 1 + (query in talk.again)]:
                await socket.send("ask", id=number, query=query, brief=brief, again=again)
        await socket.settle()


def forbidden(table: Table, viewer: int) -> list[dict[str, Any]]:
    """Well-formed moves that are refused to this viewer, some of them for a reason that others would not have."""
    chance = random.Random(5)
    found: list[dict[str, Any]] = []
    for _ in range(15):
        move = table.room.well_formed(chance)
        text = table.room.write_move(move, "en")
        if viewer == SPECTATOR or isinstance(table.judge(viewer, move, table.number, text), Refusal):
            found.append({"at": table.number, "move": text})
    return found[:5]


def told_alike(worlds: list[World], viewer: int, seat: int) -> tuple[str, str] | None:
    """A move in each world which this viewer cannot tell apart, better two than one and the same."""
    heard: list[dict[Any, str]] = []
    for world in worlds:
        found: dict[Any, str] = {}
        room = world.game.room
        for move in list(every_move(room, world.game.g, seat, 40)):
            probe = room.new_game(world.game.g.rules)
            probe.state.take(world.game.g.state)
            probe.desk.chance = Chance()
            sow(probe.desk.chance, 1, 1)
            room.apply(probe, seat, move)
            events = tuple(seen(event, viewer) for event in told(probe.desk.events))
            found.setdefault((events, str(view_of(room, probe, viewer))), room.write_move(move, "en"))
        heard.append(found)
    both = sorted(heard[0].keys() & heard[1].keys(), key=str)
    both.sort(key=lambda key: heard[0][key] == heard[1][key])
    return (heard[0][both[0]], heard[1][both[0]]) if both else None


def sights(table: Table, viewer: int) -> tuple[list[Any], View]:
    """What the rules let a viewer know of the last entry, and of the table after it."""
    return [seen(event, viewer) for event in table.entries[-1].events], view_of(table.room, table.g, viewer)
