"""Seats that are left for good, in a game whose rulebook has a house rule for it (Dementalism, rule 7.15)."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from bythebook.server.tables import LiveTable
from tests.server.client import Socket, play_on
from tests.server.conftest import House, open_house
from tests.waiting import comes


class Scene(NamedTuple):
    """A table of two people; Bea may leave it."""

    house: House
    table: str
    ana: Socket
    bea: Socket
    bea_token: str

    @property
    def live(self) -> LiveTable:
        return self.house.hall.tables[self.table]

    async def entries(self, move: str) -> list[Any]:
        return [line for line in await self.house.entries(self.table) if line.move == move]

    async def until_entry(self, move: str) -> None:
        await comes(lambda: self.entries(move), move)


@pytest_asyncio.fixture(params=["skip", "bot"])
async def scene(request: pytest.FixtureRequest, sqlite_db: str) -> AsyncIterator[Scene]:
    options = {"leave": request.param, "first": "pick", "name_first": "p2"}
    async with open_house(sqlite_db) as house:
        ticket = await house.api.table(game="dementalism", seats=2, options=options)
        seat = await house.api.sit(ticket["table"], "Bea")
        async with (
            house.api.socket(ticket["table"], ticket["token"]) as ana,
            house.api.socket(ticket["table"], seat["token"]) as bea,
        ):
            for each in (ana, bea):
                await each.hello()
                await each.settle()
            await ana.send("lobby", do="start")
            for each in (ana, bea):
                await each.until("view")
            yield Scene(house, ticket["table"], ana, bea, seat["token"])


@pytest.mark.parametrize("scene", ["skip"], indirect=True)
async def test_its_turns_are_skipped_until_its_owner_is_back(scene: Scene) -> None:
    """The referee writes it down, and it stands in the record: nobody else may say so."""
    await scene.bea.send("lobby", do="leave")
    await scene.until_entry("leave 2")
    view = (await scene.ana.until("view"))["view"]
    while view["turn"] != 0 or not view["offers"]:
        view = (await scene.ana.until("view"))["view"]
    assert view["own"]["left"] == [1]
    async with scene.house.api.socket(scene.table, scene.bea_token) as again:
        await again.hello()
        await scene.until_entry("return 2")
        while (await again.until("view"))["view"]["own"]["left"]:
            continue


@pytest.mark.parametrize("scene", ["bot"], indirect=True)
async def test_a_bot_plays_on_with_an_empty_memory(scene: Scene) -> None:
    await scene.bea.send("lobby", do="leave")
    lobby = await scene.ana.until("lobby")
    while lobby["seats"][1]["kind"] != "bot":
        lobby = await scene.ana.until("lobby")
    view = (await scene.ana.until("view"))["view"]
    assert view["own"]["left"] == []
    await play_on(scene.ana, view, 3)
    assert not await scene.entries("leave 2")
    assert scene.live.lobby.seats[1].since > 0
    async with scene.house.api.socket(scene.table, scene.bea_token) as again:
        await again.hello()
        lobby = await again.until("lobby")
        assert (lobby["seats"][1]["kind"], lobby["seats"][1]["left"]) == ("person", False)
