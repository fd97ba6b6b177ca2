"""Several server processes at one table, over PostgreSQL; and what the log's lock is worth."""

from __future__ import annotations

import asyncio

import pytest

from bythebook.kernel.history import Line
from bythebook.server import lobby as lobbies
from bythebook.server.store import Lost, Saying, Store, database_url
from tests.server.client import asked, first_move, play_on
from tests.server.conftest import open_house


async def test_two_processes_serve_one_table(postgres_url: str) -> None:
    async with open_house(postgres_url) as here, open_house(postgres_url) as there:
        ticket = await here.api.table(seats=3, bots=["greedy"])
        table = ticket["table"]
        bea = await there.api.sit(table, "Bea")
        async with here.api.socket(table, ticket["token"]) as one, there.api.socket(table, bea["token"]) as two:
            await one.hello()
            await two.hello()
            assert (await one.until("lobby"))["seats"][2]["name"] == "Bea"
            await one.send("chat", text="hello there")
            assert (await two.until("chat"))["text"] == "hello there"
            await two.send("chat", text="hello here")
            assert (await one.until("chat", name="Bea"))["text"] == "hello here"
            await one.send("lobby", do="start")
            views = [(await socket.until("view"))["view"] for socket in (one, two)]
            results = await asyncio.gather(play_on(one, views[0]), play_on(two, views[1]))
            assert results[0]["result"] == results[1]["result"] is not None
            await one.send("lobby", do="rematch")
            lobby = await two.until("lobby")
            while not lobby["next_table"]:
                lobby = await two.until("lobby")
        numbers = [line.n for line in await here.entries(table)]
        assert numbers == list(range(len(numbers)))


async def test_the_same_seat_at_two_processes(postgres_url: str) -> None:
    """One seat, two tabs at two processes, the same move at once: it is carried out once."""
    async with open_house(postgres_url) as here, open_house(postgres_url) as there:
        ticket = await here.api.table(seats=2, bots=["greedy"], start=True)
        seat = (ticket["table"], ticket["token"])
        async with here.api.socket(*seat) as one, there.api.socket(*seat) as two:
            await one.hello()
            await two.hello()
            views = [(await socket.until("view"))["view"] for socket in (one, two)]
            sent = []
            for _ in range(12):
                for at, socket in enumerate((one, two)):
                    while not asked(views[at]) and not views[at]["over"]:
                        views[at] = (await socket.until("view"))["view"]
                if views[0]["over"]:
                    break
                number = max(view["question"]["number"] for view in views)
                for at, socket in enumerate((one, two)):
                    while views[at]["question"]["number"] < number or not asked(views[at]):
                        views[at] = (await socket.until("view"))["view"]
                move = await first_move(one, views[0])
                sent.append(move["move"])
                await asyncio.gather(one.send("move", **move), two.send("move", **move))
                for at, socket in enumerate((one, two)):
                    views[at] = (await socket.until("view"))["view"]
            lines = await here.entries(ticket["table"])
            assert [line.n for line in lines] == list(range(len(lines)))
            done = [line.move for line in lines if line.by == "A"]
            assert done
            left = iter(sent)  # in the order sent, each at most once: what came too late is left out
            assert all(move in left for move in done)


async def test_a_lost_connection_is_made_again_and_all_is_read_anew(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bythebook.server.listening.RETRY", 0.05)
    async with open_house(postgres_url) as here, open_house(postgres_url) as there:
        ticket = await here.api.table(seats=2)
        async with there.api.socket(ticket["table"], ticket["token"]) as one:
            await one.hello()
            await one.until("lobby")
            assert there.hall.listener
            await there.hall.listener.connection.close()
            await here.api.sit(ticket["table"], "Bea")
            assert (await one.until("lobby"))["seats"][1]["name"] == "Bea"


async def test_the_key_of_an_entry_is_the_lock(any_db: str) -> None:
    store, other = Store(database_url(any_db), "one"), Store(database_url(any_db), "two")
    await asyncio.gather(store.open(), other.open())
    await store.open()
    lobby = lobbies.new_lobby("oh_my_brain", 2, ["greedy"], {}, None)
    await store.create("t", lobby, bytes(32))
    with pytest.raises(Lost):
        await other.create("t", lobby, bytes(32))
    line = Line(0, "#", "#", "deal", [], "")

    async def write(by: Store, number: int) -> bool:
        try:
            await by.append("t", [line._replace(n=number)])
        except Lost:
            return False
        return True

    for number in range(20):
        assert sorted(await asyncio.gather(write(store, number), write(other, number))) == [False, True]
    assert [found.n for found in await other.lines("t")] == list(range(20))
    assert [found.n for found in await other.lines("t", 18)] == [18, 19]
    assert await store.save_lobby("t", 1, lobby) == 2
    with pytest.raises(Lost):
        await other.save_lobby("t", 1, lobby)
    await store.say("t", 0, Saying(0, "Ana", "hi"))
    with pytest.raises(Lost):
        await other.say("t", 0, Saying(None, "", "hi"))
    assert await other.said("t") == [Saying(0, "Ana", "hi")]
    fresh = lobbies.rematch(lobby)
    lobby.next_table = "t2"
    with pytest.raises(Lost):
        await other.rematch("t", 1, lobby, fresh, bytes(32))
    assert await other.load("t2") is None  # both or neither
    assert await store.load("nothing") is None
    await asyncio.gather(store.close(), other.close())


async def test_who_is_here_is_known_at_every_process(postgres_url: str) -> None:
    async with open_house(postgres_url) as here, open_house(postgres_url) as there:
        ticket = await here.api.table(seats=3)
        bea = await there.api.sit(ticket["table"], "Bea")
        async with here.api.socket(ticket["table"], ticket["token"]) as one:
            await one.hello()
            await one.until("lobby")
            async with there.api.socket(ticket["table"], bea["token"]) as two:
                await two.hello()
                lobby = await two.until("lobby")
                assert [seat["here"] for seat in lobby["seats"]] == [True, True, False]
                lobby = await one.until("lobby")
                while not lobby["seats"][1]["here"]:
                    lobby = await one.until("lobby")
                await two.send("lobby", do="host_take_over")
                assert (await two.error())["code"] == "host_here"
            lobby = await one.until("lobby")
            while lobby["seats"][1]["here"]:
                lobby = await one.until("lobby")
