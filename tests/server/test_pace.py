"""Time: a clock if the table wants one, more of it for who asks, delays that know no cards, rest while nobody looks."""

from __future__ import annotations

import asyncio

from bythebook.server.pace import Manners
from tests.server.client import asked, first_move
from tests.server.conftest import House, open_house
from tests.waiting import comes


async def test_the_clock_runs_out_and_the_referee_decides(house: House) -> None:
    """Clause 12.4; and the seat stays in the game."""
    api = house.api
    ticket = await api.table(seats=2, bots=["greedy"])
    async with api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        await ana.send("lobby", do="clock", clock=10)
        await ana.until("lobby", clock=10)
        live = house.hall.tables[ticket["table"]]
        live.lobby.clock = 1  # shorter than anybody may ask for
        await ana.send("lobby", do="start")
        pace = await ana.until("pace")
        assert pace["for"] == [0]
        assert 0 < pace["deadline"] <= 1
        heard = await ana.until("events")
        while heard["events"][0]["event"] != "timeout":
            heard = await ana.until("events")
        assert heard["events"][0] == {"event": "timeout", "clause": "12.4", "actor": 0}
        view = (await ana.until("view"))["view"]
        while not asked(view):
            view = (await ana.until("view"))["view"]
        await ana.send("move", **await first_move(ana, view))
        while (await ana.until("events"))["events"][0].get("actor") != 0:
            continue
        lobby = await api.lobby(ticket["table"])
        assert lobby["seats"][0]["here"]
        assert not lobby["seats"][0]["left"]


async def test_a_clock_is_shorter_for_what_the_book_wants_answered_sooner(house: House) -> None:
    """Dementalism, 9.14: 45 seconds for a window, 30 for the vote; a clock twice as long keeps the proportion."""
    for clock in (45, 90):
        ticket = await house.api.table(game="dementalism", seats=2, bots=["greedy"], options={"first": "vote"})
        async with house.api.socket(ticket["table"], ticket["token"]) as ana:
            await ana.hello()
            await ana.send("lobby", do="clock", clock=clock)
            await ana.until("lobby", clock=clock)
            await ana.send("lobby", do="start")
            vote = clock * 30 / 45
            assert vote - 1 < (await ana.until("pace"))["deadline"] <= vote


async def test_more_time_is_given_to_who_asks(house: House) -> None:
    api = house.api
    ticket = await api.table(seats=2, bots=["greedy"])
    async with api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        await ana.send("lobby", do="clock", clock=60)
        await ana.until("lobby", clock=60)
        await ana.send("lobby", do="start")
        first = await ana.until("pace")
        assert 59 < first["deadline"] <= 60
        pace = house.hall.tables[ticket["table"]].pace
        ends = pace.ends
        await ana.send("more_time")
        second = await ana.until("pace")
        assert 60 < second["deadline"] <= 120
        assert pace.ends == ends + 60
        async with api.socket(ticket["table"], ticket["token"]) as tab:  # come back: the same deadline
            await tab.hello()
            assert 60 < (await tab.until("pace"))["deadline"] <= second["deadline"]
        assert pace.ends == ends + 60
        for _ in range(30):
            await ana.send("more_time")
        await ana.settle()
        assert house.hall.tables[ticket["table"]].lobby.extended[1] <= 20


async def test_bots_wait_a_moment_that_knows_no_cards(sqlite_db: str) -> None:
    async with open_house(sqlite_db, Manners(0.2, 0.21)) as house:
        ticket = await house.api.table(seats=5, bots=["greedy"] * 4, start=True)
        clock = asyncio.get_running_loop().time
        async with house.api.socket(ticket["table"], ticket["token"]) as ana:
            began = clock()
            await ana.hello()
            for _ in range(4):  # each of the four chooses from its first lot
                await ana.until("events")
            assert clock() - began > 4 * 0.19


async def test_nothing_moves_while_nobody_looks(house: House) -> None:
    ticket = await house.api.table(seats=4, bots=["greedy"] * 3, start=True)
    live = await house.hall.table(ticket["table"])
    assert live.pace.plan is None
    assert live.pace.thinking is None
    assert len(await house.entries(ticket["table"])) == 1
    async with house.api.socket(ticket["table"]) as stranger:
        await stranger.hello()
        for _ in range(3):
            await stranger.until("events")
    assert len(await house.entries(ticket["table"])) == 4
    await comes(lambda: not live.people, "their leaving")
    assert live.pace.plan is None
    assert live.pace.thinking is None


async def test_nobody_learns_that_a_secret_question_has_been_answered(house: House) -> None:
    """Dementalism, 2.6 and F: nothing of a vote is known until all are in; whoever comes back is told no more."""
    api = house.api
    ticket = await api.table(game="dementalism", options={"first": "vote"}, seats=3)
    tokens = [ticket["token"], *[(await api.sit(ticket["table"], name))["token"] for name in ("Bea", "Cid")]]
    async with api.socket(ticket["table"], tokens[0]) as ana, api.socket(ticket["table"], tokens[1]) as bea:
        for person in (ana, bea):
            await person.hello()
        await ana.send("lobby", do="clock", clock=60)
        await ana.until("lobby", clock=60)
        await ana.send("lobby", do="start")
        assert (await ana.until("pace"))["for"] == [0, 1, 2]
        view = (await bea.until("view"))["view"]
        await ana.settle()
        await bea.send("move", at=view["question"]["number"], move="pick 2")
        assert (await bea.until("view"))["view"]["question"]["waiting"] == [0, 2]
        assert await ana.settle() == []
        await ana.send("move", at=view["question"]["number"], move="pick 3")
        assert (await ana.until("view"))["view"]["question"]["waiting"] == [1, 2]
        await bea.settle()
        async with api.socket(ticket["table"], tokens[2]) as cid:
            await cid.hello()
            assert (await cid.until("view"))["view"]["question"]["waiting"] == [0, 1, 2]
            assert (await cid.until("pace"))["for"] == [0, 1, 2]
            await cid.send("more_time")
            assert (await cid.until("pace", **{"for": [0, 1, 2]}))["deadline"] > 60
            await ana.settle()
            await cid.send("move", at=view["question"]["number"], move="pick 1")
            assert (await ana.until("events"))["events"][0]["event"] == "game_start"
