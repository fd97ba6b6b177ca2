"""Faces that are open for a while: as long for everybody, told to nobody else, and nowhere to be found afterwards
(Dementalism, sections 13 and F, clauses 3.4, 8.2, 13.14; architecture, shows)."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from bythebook.games.dweebies.events import Told
from bythebook.kernel.events import Event
from bythebook.server.pace import Manners
from tests.server.client import asked, first_move
from tests.server.conftest import House, open_house
from tests.server.shown import GAME, LONG, SHORT, kinds, sit_down
from tests.server.worlds import some_move, two_worlds
from tests.shown import show
from tests.waiting import comes


@pytest_asyncio.fixture
async def slow(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server where faces stay open until they have been confirmed, or for longer than a test lasts."""
    show(monkeypatch)
    async with open_house(sqlite_db, LONG) as house:
        yield house


@pytest_asyncio.fixture
async def quick(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server where faces stay open for a fifth of a second."""
    show(monkeypatch)
    async with open_house(sqlite_db, SHORT) as house:
        yield house


async def test_faces_stay_open_for_their_time_and_are_forgotten(quick: House) -> None:
    _, _, people = await sit_down(quick.api, spectators=1)
    clock = asyncio.get_running_loop().time
    begun, seat = clock(), await people.place()
    for frames in await people.wait_for("showing"):
        assert kinds(frames) == ["events", "showing", "view"]
        placed = frames[0]["events"][0]
        assert placed["event"] == "placed"
        assert frames[1]["places"] == [{"cell": "c4", "cards": [placed["card"]], "peek": False}]
        assert 0 < frames[1]["seconds"] <= 0.2
        assert frames[2]["view"]["question"] is None
        assert not asked(frames[2]["view"])
    for frames in await people.wait_for("hide"):
        assert kinds(frames) == ["hide", "log", "view"]
        assert "placed" not in [event["event"] for event in frames[1]["events"]]
        assert frames[2]["view"]["question"]["asked"] == [1 - seat]
    assert clock() - begun >= 0.2
    assert people.asked == 1 - seat
    await people.leave()


async def test_it_is_over_when_everybody_who_plays_and_is_here_has_seen(slow: House) -> None:
    _, _, people = await sit_down(slow.api, seats=3, spectators=1)
    await people.place()
    heard = await people.wait_for("showing")
    ana, bea, cid, stranger = people.sockets
    await stranger.send("seen")
    assert (await stranger.error())["code"] == "not_seated"
    await ana.send("seen")
    await ana.send("seen")
    await bea.send("seen")
    assert await people.news() == [[], [], [], []]  # nobody learns of it, not even the one who says it
    await cid.send("seen", n=1)  # of something else
    assert await people.news() == [[], [], [], []]
    await cid.send("seen", n=heard[0][0]["n"])
    for frames in await people.wait_for("hide"):
        assert kinds(frames) == ["hide", "log", "view"]
    await people.place()
    await people.wait_for("showing")
    for socket in (ana, bea):
        await socket.send("seen")
    assert await people.news() == [[], [], [], []]
    await cid.line.close()  # whoever is gone is not waited for
    people.sockets.remove(cid)
    await people.wait_for("hide")
    await people.leave()


async def test_a_log_that_is_told_in_parts_comes_to_the_whole(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of turns that are over are told once: of a log that is told anew they stand as they are."""
    show(monkeypatch)
    async with open_house(sqlite_db, Manners(0, 0, second=0.001)) as house:
        table, _, people = await sit_down(house.api, spectators=1)
        live, chance = house.hall.tables[table], random.Random(1)
        assert live.fold
        while len(live.fold.entries) < 30:
            if not live.shows.busy:
                seat, text, at = some_move(live.fold.table, chance)
                await people.sockets[seat].send("move", at=at, move=text)
            await people.news()
        await comes(lambda: not live.shows.busy, "the end of what is shown")
        await people.news()
        saved = []
        for viewer, socket in zip((0, 1, -1), people.sockets, strict=True):
            log: list[object] = []
            for frame in map(json.loads, socket.raw):
                if frame["t"] == "events":
                    log = log + frame["events"]
                if frame["t"] == "log":
                    log = log[: frame["after"]] + frame["events"]
                    saved.append(frame["after"])
            assert log == live.fold.table.log(viewer)
        assert max(saved) > 20
        await people.leave()


async def test_nobody_moves_meanwhile(slow: House) -> None:
    table, _, people = await sit_down(slow.api)
    seat = await people.place()
    await people.wait_for("showing")
    number = slow.hall.tables[table].fold.table.number  # type: ignore[union-attr]
    for at, socket in enumerate(people.sockets):
        for message in ({"at": number, "move": "dr@E1"}, {"at": None, "move": "draw"}):
            await socket.send("move", **message)
            assert await socket.frame() == {"t": "busy", "at": message["at"]}, at
        await socket.send("next", at=number, words=[])
        assert await socket.frame() == {"t": "busy", "at": number}
    assert len(await slow.entries(table)) == 2
    for socket in people.sockets:
        await socket.send("seen")
    await people.wait_for("hide")
    assert await people.place() == 1 - seat
    await people.wait_for("showing")
    assert len(await slow.entries(table)) == 3
    await people.leave()


async def test_a_face_that_the_position_still_shows_holds_nobody_up(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flip: its time runs while the next is asked; what would hide it waits for that, and takes no other time."""
    show(monkeypatch, hides=frozenset({Told.DREW}), brief=frozenset())
    async with open_house(sqlite_db, LONG) as house:
        _, _, people = await sit_down(house.api)
        seat = await people.place()
        for frames in await people.wait_for("events"):
            assert kinds(frames) == ["hide", "events", "log", "view"]  # a turn is over, and forgotten
            assert frames[3]["view"]["question"]
        for socket in people.sockets:
            await socket.send("seen")
        assert await people.news() == [[], []]
        await people.sockets[seat].send("move", at=None, move="draw")  # hides what everybody has seen: at once
        for at, frames in enumerate(await people.wait_for("events")):
            assert kinds(frames) == ["hide", "events", "log", "view"]
            assert ("card" in frames[1]["events"][0]) == (at == seat)
        assert await people.place() == 1 - seat
        await people.wait_for("events")
        await people.sockets[1 - seat].send("move", at=None, move="draw")  # hides what nobody has confirmed
        for at, frames in enumerate(await people.wait_for("showing")):
            assert len(frames[1]["places"]) == 2 if at == seat else 1
        await people.leave()


async def test_a_peek_is_for_one_and_of_one_size_for_all(slow: House) -> None:
    _, _, people = await sit_down(slow.api, seats=3, spectators=1)
    seat = await people.place()
    await people.wait_for("showing")
    for socket in people.sockets[:3]:
        await socket.send("seen")
    await people.wait_for("hide")
    read = [len(socket.raw) for socket in people.sockets]
    await people.sockets[seat].send("move", at=None, move="draw")
    for at, frames in enumerate(await people.wait_for("showing")):
        assert kinds(frames) == ["events", "showing", "view"]
        drawn = frames[0]["events"][0]
        card = [drawn["card"]] if at == seat else []
        assert ("card" in drawn) == (at == seat)
        assert frames[1]["places"] == [{"seat": seat, "place": 1, "cards": [c], "peek": True} for c in card]
    for socket in people.sockets[:3]:
        await socket.send("seen")
    for frames in await people.wait_for("hide"):
        assert "drew" not in [event["event"] for event in frames[1]["events"]]
    raw = [socket.raw[at:] for socket, at in zip(people.sockets, read, strict=True)]
    told = [[text for text in frames if '"t":"view"' not in text and '"t":"lobby"' not in text] for frames in raw]
    assert len({tuple(len(text) for text in frames) for frames in told}) == 1
    await people.leave()


async def test_what_may_have_left_its_place_is_not_shown_there(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Store closes up while faces in it are still open (Dementalism, 3.11): its next Stack is none of them."""

    def moves(event: Event) -> frozenset[int]:
        return frozenset({0, 1} if event.kind == Told.DREW else ())

    show(monkeypatch, hides=frozenset({Told.DREW}), brief=frozenset(), moves=moves)
    async with open_house(sqlite_db, LONG) as house:
        _, _, people = await sit_down(house.api)
        seat = await people.place()
        await people.wait_for("events")
        for socket in people.sockets:
            await socket.send("seen")
        assert await people.news() == [[], []]
        await people.sockets[seat].send("move", at=None, move="draw")
        drawn = (await people.wait_for("events"))[seat][1]["events"][0]
        await people.place()
        await people.wait_for("events")
        await people.sockets[1 - seat].send("move", at=None, move="draw")
        own, placed = (await people.wait_for("showing"))[seat][1]["places"]
        assert own == {"seat": seat, "place": 1, "gone": True, "cards": [drawn["card"]], "peek": True}
        assert "gone" not in placed
        await people.leave()


async def test_whoever_comes_back_sees_what_is_still_open(slow: House) -> None:
    table, tokens, people = await sit_down(slow.api)
    await people.place()
    first = (await people.wait_for("showing"))[0][1]
    shows = slow.hall.tables[table].shows
    shows.open = [each._replace(began=each.began - 1) for each in shows.open]  # a second later
    for token in (*tokens, None):
        async with slow.api.socket(table, token) as socket:
            await socket.hello()
            frames = [frame for frame in await socket.settle() if frame["t"] != "lobby"]
            assert kinds(frames) == ["log", "showing", "view"]
            assert "placed" not in [event["event"] for event in frames[0]["events"]]
            assert frames[1]["places"] == first["places"]
            assert 0 < frames[1]["seconds"] < first["seconds"]
            assert frames[2]["view"]["question"] is None
    await people.leave()


async def test_after_a_restart_nothing_is_open(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    show(monkeypatch)
    async with open_house(sqlite_db, LONG) as house:
        table, tokens, people = await sit_down(house.api)
        await people.place()
        await people.wait_for("showing")
        await people.leave()
    async with open_house(sqlite_db, LONG) as house, house.api.socket(table, tokens[0]) as ana:
        await ana.hello()
        frames = await ana.settle()
        assert kinds(frames) == ["log", "view"]
        assert "placed" not in [event["event"] for event in frames[-2]["events"]]
        assert frames[-1]["view"]["question"]


async def test_bots_wait_too(quick: House) -> None:
    """Whatever they are asked, they are asked afterwards."""
    table, _, people = await sit_down(quick.api, seats=2, bots=["greedy"])
    ana = people.sockets[0]
    if not people.views[0]["offers"]:
        await people.wait_for("hide")
    await people.place()
    heard = [await ana.frame()]
    while kinds(heard).count("events") < 2:
        heard.append(await ana.frame())
    assert kinds(heard) == ["events", "showing", "view", "hide", "log", "view", "events"]
    assert len(await quick.entries(table)) >= 3
    await people.leave()


async def test_the_clock_stands_still(slow: House) -> None:
    """A look, or a peek out of turn, takes nothing of the time of the one who is asked (8.2)."""
    table, _, people = await sit_down(slow.api)
    live = slow.hall.tables[table]
    live.lobby.clock = 60
    seat = await people.place()
    await people.wait_for("showing")
    assert live.pace.frame_fields() == {"deadline": None, "for": []}
    for socket in people.sockets:
        await socket.send("seen")
    await people.wait_for("hide")
    assert 50 < live.pace.frame_fields()["deadline"] <= 60  # type: ignore[operator]
    assert live.pace.frame_fields()["for"] == [1 - seat]
    live.pace.ends -= 30
    await people.sockets[seat].send("move", at=None, move="draw")
    await people.wait_for("showing")
    assert live.pace.frame_fields() == {"deadline": None, "for": []}
    assert live.pace.clock is None
    for socket in people.sockets:
        await socket.send("seen")
    await people.wait_for("hide")
    assert 20 < live.pace.frame_fields()["deadline"] <= 30  # type: ignore[operator]
    assert live.pace.clock
    await people.leave()


async def test_who_needs_longer_gets_it(slow: House) -> None:
    """Anybody may slow the table down, also in a game that goes on; the host alone speeds it up again."""
    table, _, people = await sit_down(slow.api)
    shows = slow.hall.tables[table].shows
    ana, bea = people.sockets
    await people.place()
    first = (await people.wait_for("showing"))[0][1]
    ends = shows.ends
    await bea.send("lobby", do="show_factor", factor=3)
    assert (await ana.until("lobby"))["show_factor"] == 3
    assert shows.ends - ends == pytest.approx(2 * 16)
    await bea.send("lobby", do="show_factor", factor=1)
    assert (await bea.until("error"))["code"] == "not_host"
    await bea.send("lobby", do="show_factor", factor=9)
    assert (await bea.until("error"))["code"] == "malformed"
    await ana.send("lobby", do="show_factor", factor=1)
    assert (await bea.until("lobby"))["show_factor"] == 1
    assert shows.ends == ends
    assert first["seconds"] == pytest.approx(16, abs=1)
    await people.leave()


async def test_several_processes(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is answered alike wherever it comes: a process that knows no better has to read what was written before it
    can write. Each counts from when it learnt of the entry, and waits for people whom it cannot hear."""
    show(monkeypatch)
    manners = Manners(0, 0, second=0.5)
    async with open_house(postgres_url, manners) as here, open_house(postgres_url, manners) as there:
        table, tokens, people = await sit_down(here.api)
        seat = people.asked
        assert there.hall.listener
        async with there.api.socket(table, tokens[seat]) as tab:
            await tab.hello()
            view = (await tab.until("view"))["view"]
            move = await first_move(tab, view)
            monkeypatch.setattr(there.hall.listener, "heard", lambda table: asyncio.sleep(0))  # it hears of nothing
            began = asyncio.get_running_loop().time()
            await people.place()
            await people.wait_for("showing")
            await tab.send("move", at=move["at"], move=move["move"].replace("@", " @"))
            frames = [await tab.frame()]
            while frames[-1]["t"] != "busy":
                frames.append(await tab.frame())
            assert kinds(frames) == ["events", "showing", "view", "busy"]
            await tab.send("seen")
            assert not await tab.settle()
            assert kinds([await tab.until("hide"), await tab.frame(), await tab.frame()]) == ["hide", "log", "view"]
            await people.wait_for("hide")
            assert asyncio.get_running_loop().time() - began >= 2
            assert len(await here.entries(table)) == 2
        await people.leave()


async def test_a_process_that_comes_late_waits_as_well(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at elsewhere it shows to nobody, and asks nobody before it may be over; after a restart of all,
    nobody waits."""
    show(monkeypatch)
    manners = Manners(0, 0, second=0.5)
    async with open_house(postgres_url, manners) as here:
        table, tokens, people = await sit_down(here.api)
        seat = await people.place()
        await people.wait_for("showing")
        async with open_house(postgres_url, manners) as there, there.api.socket(table, tokens[1 - seat]) as tab:
            await tab.hello()
            frames = [await tab.frame()]
            while "view" not in kinds(frames):
                frames.append(await tab.frame())
            assert kinds(frames) == ["log", "showing", "view"]
            assert frames[-2]["places"] == []
            await tab.send("move", at=2, move="dr@E1")
            assert await tab.until("busy")
            assert (await tab.until("hide")) == {"t": "hide"}
            assert (await tab.until("view"))["view"]["question"]["asked"] == [1 - seat]
        await people.leave()
    async with open_house(postgres_url, manners) as again, again.api.socket(table, tokens[0]) as ana:
        await ana.hello()
        assert kinds(await ana.settle()) == ["log", "view"]


async def test_where_nobody_plays_or_watches_it_takes_no_time(slow: House) -> None:
    table, _, people = await sit_down(slow.api, bots=["greedy"])
    await people.sockets[0].send("lobby", do="leave")
    await people.leave()
    live = slow.hall.tables[table]
    await comes(lambda: not live.people, "their leaving")
    assert live.fold
    async with live.turn():
        live.shows.look()
        entries = len(live.fold.entries)
        live.shows.open.clear()  # what was placed before they left
        await live.referee_moves(live.fold.table.awaited.bit_length() - 1)
        assert len(live.fold.entries) == entries + 1
        assert not live.shows.busy


@pytest.mark.parametrize("seed", range(3))
async def test_what_is_peeked_at_reaches_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Two worlds that differ in the card which is peeked at: everybody else is sent the same bytes, in the same order,
    and the one who peeks as many."""
    show(monkeypatch)
    options = GAME["options"]
    async with two_worlds(tmp_path, monkeypatch, "dweebies", 3, options, seed) as worlds, AsyncExitStack() as stack:
        seats = range(3)
        for world in worlds:
            stranger = await stack.enter_async_context(world.house.api.socket(world.table))
            world.people.append(await stranger.hello())
            await world.settle()
        seat, text, at = some_move(worlds[0].game, random.Random(seed))
        pile = worlds[1].game.g.state.pile
        top = pile.size - 1
        other = next(place for place in range(top) if pile.card[place] // 10 != pile.card[top] // 10)
        pile.card[top], pile.card[other] = pile.card[other], pile.card[top]
        for world in worlds:
            await world.move(seat, text, at)
            await world.people[seat].send("move", at=None, move="draw")  # busy
            for each in seats:
                await world.people[each].send("seen")
            await world.settle()
            await world.move(seat, "draw", None)
            await world.people[seat].send("next", at=world.game.number, words=[])
            for each in seats:
                await world.people[each].send("seen")
            await world.settle()
        for each in (*seats, 3):
            raw = [[without_time(text) for text in world.people[each].raw] for world in worlds]
            assert [kinds_of(frames) for frames in raw] == [kinds_of(raw[0])] * 2
            assert "showing" in kinds_of(raw[0])
            assert [len(text) for text in raw[0]] == [len(text) for text in raw[1]]
            assert (raw[0] == raw[1]) == (each != seat)


def without_time(text: str) -> str:
    """A frame without the seconds that are left."""
    return re.sub(r'"seconds":[0-9.]+', '"seconds":0', text)


def kinds_of(raw: list[str]) -> list[str]:
    """What kinds of frames these are."""
    return [json.loads(text)["t"] for text in raw]
