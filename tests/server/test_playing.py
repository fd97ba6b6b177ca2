"""Whole games over real sockets: people, bots, spectators, the record, the rematch."""

from __future__ import annotations

import asyncio
from typing import Any

from bythebook.games import room
from bythebook.kernel.history import read_record
from bythebook.kernel.replaying import verify
from tests.server.client import Socket, asked, first_move, play_on
from tests.server.conftest import House

GAME = room("oh_my_brain")


async def test_a_game_against_bots_from_one_question_to_its_record(house: House) -> None:
    """One question over HTTP makes a table, seats bots and deals; the record checks against its secret."""
    api = house.api
    ticket = await api.table(seats=4, bots=["greedy", "uniform", "greedy"], start=True)
    assert ticket["seat"] == 0
    assert ticket["url"] == f"/t/{ticket['table']}"
    early = await api.http.get(f"/api/tables/{ticket['table']}/record")  # closed before the end: Dementalism, rule 13.7
    assert early.status_code == 409
    async with api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        lobby = await ana.until("lobby")
        assert (lobby["you"], lobby["started"], lobby["over"]) == (0, True, False)
        assert [seat["kind"] for seat in lobby["seats"]] == ["person", "bot", "bot", "bot"]
        log = list((await ana.until("log"))["events"])
        view = (await ana.until("view"))["view"]
        while not view["over"]:
            if asked(view):
                await ana.send("move", **await first_move(ana, view))
            frame = await ana.frame()
            while frame["t"] != "view":
                if frame["t"] == "events":
                    log += frame["events"]
                    assert frame["n"] == len(log)
                frame = await ana.frame()
            view = frame["view"]
        assert view["result"]["places"]
        assert log[-1]["event"] == "game_end"
        async with api.socket(ticket["table"], ticket["token"]) as tab:
            await tab.hello()
            assert (await tab.until("log"))["events"] == log
            assert (await tab.until("view"))["view"] == view
    answer = await api.http.get(f"/api/tables/{ticket['table']}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    record = read_record(answer.text)
    assert record.header.commitment == lobby["commitment"]
    assert record.header.seats == [seat["name"] for seat in lobby["seats"]]
    assert verify(GAME, record).over
    replayed = (await api.http.post("/api/replay", content=answer.text)).json()
    assert len(replayed["frames"]) == len(record.lines)
    assert replayed["frames"][-1]["view"]["result"] == view["result"]
    for frame in replayed["frames"]:
        assert all("cards" in zone for key, zone in frame["view"]["zones"].items() if ":" in key)
    spoilt = answer.text.replace('"move": "lot ', '"move": "keep ', 1)
    refused = await api.http.post("/api/replay?lang=fr", content=spoilt)
    assert refused.status_code == 422
    assert refused.json()["error"] == "bad_record"


async def play_together(
    sockets: list[Socket], views: list[dict[str, Any]], moves: int = 10_000
) -> list[dict[str, Any]]:
    """All people play the first move offered, in turn; everybody's last view."""
    while not views[0]["over"] and moves:
        at = next(at for at, view in enumerate(views) if view["offers"])
        await sockets[at].send("move", **await first_move(sockets[at], views[at]))
        views = [(await socket.until("view"))["view"] for socket in sockets]
        moves -= 1
    return views


async def test_people_play_a_game_and_a_rematch(house: House) -> None:
    api = house.api
    ticket = await api.table(seats=2)
    table = ticket["table"]
    bea = await api.sit(table, "Bea")
    full = await api.http.post(f"/api/tables/{table}/seats", json={"name": "Cid"})
    assert (full.status_code, full.json()["error"]) == (409, "full")
    async with api.socket(table, ticket["token"]) as one, api.socket(table, bea["token"], "fr") as two:
        await one.hello(nonce="abcdefgh")
        await two.hello()
        async with api.socket(table) as stranger:
            await stranger.hello()
            assert (await stranger.until("lobby"))["you"] is None
            await one.send("lobby", do="start")
            views = [(await socket.until("view"))["view"] for socket in (one, two)]
            seen = (await stranger.until("view"))["view"]
            assert seen["offers"] == []
            assert all("cards" not in zone for key, zone in seen["zones"].items() if ":" in key)
            views = await play_together([one, two], views)
        assert views[0]["result"] == views[1]["result"]
        record = read_record((await api.http.get(f"/api/tables/{table}/record")).text)
        assert "abcdefgh" in record.header.nonces
        assert len(record.header.nonces) == 2
        assert verify(GAME, record).over
        await two.send("lobby", do="rematch")
        lobby = await one.until("lobby", over=True)
        while not lobby["next_table"]:
            lobby = await one.until("lobby")
    table = lobby["next_table"]
    async with api.socket(table, ticket["token"]) as one, api.socket(table, bea["token"]) as two:
        await one.hello()
        await two.hello()
        again = await one.until("lobby")
        assert (again["you"], again["started"]) == (0, False)
        assert again["commitment"] != lobby["commitment"]
        assert (await two.until("lobby"))["you"] == 1
        await one.send("lobby", do="start")
        views = [(await socket.until("view"))["view"] for socket in (one, two)]
        await play_together([one, two], views, 3)


async def test_a_seat_is_held_by_several_tabs_at_once(house: House) -> None:
    api = house.api
    ticket = await api.table(seats=2, bots=["greedy"], start=True)
    seat = (ticket["table"], ticket["token"])
    async with api.socket(*seat) as tab, api.socket(*seat) as phone:
        await tab.hello()
        await phone.hello()
        view = (await tab.until("view"))["view"]
        await phone.until("view")
        while not asked(view):
            view = (await tab.until("view"))["view"]
        await tab.send("move", **await first_move(tab, view))
        after = await tab.until("events")
        while (heard := await phone.until("events"))["n"] < after["n"]:
            continue
        assert heard["events"] == after["events"]
        assert (await api.lobby(ticket["table"]))["seats"][0]["here"]


async def test_offers_are_walked_word_by_word(house: House) -> None:
    """`next` leads from the first word to every whole move, and to nothing else."""
    api = house.api
    ticket = await api.table(seats=5, bots=["greedy"] * 4, start=True)
    async with api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        view = (await ana.until("view"))["view"]
        at = -1
        for _ in range(6):
            while not view["over"] and (not view["offers"] or view["question"]["number"] == at):
                view = (await ana.until("view"))["view"]
            if view["over"]:
                break
            at = view["question"]["number"]
            await ana.send("next", at=at, words=[])
            top = await ana.until("offers")
            assert top["offers"] == view["offers"]
            node = view["offers"][-1]
            words = [node["word"]]
            while node["more"] and not node["whole"]:
                await ana.send("next", at=at, words=words)
                found = await ana.until("offers")
                assert found["words"] == words
                node = found["offers"][0]
                words.append(node["word"])
            await ana.send("move", at=at, move=node["text"])
            view = (await ana.until("view"))["view"]


async def test_a_move_sent_twice_is_taken_once(house: House) -> None:
    api = house.api
    ticket = await api.table(seats=2, bots=["greedy"], start=True)
    async with api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        view = (await ana.until("view"))["view"]
        message = await first_move(ana, view)
        await ana.send("move", **message)
        await ana.send("move", **message)
        assert (await ana.until("taken"))["at"] == message["at"]
        lines = await house.entries(ticket["table"])
        assert [line.move for line in lines if line.by == "A"] == [message["move"]]


async def test_many_tables_at_once(house: House) -> None:
    """Tables do not mix, whatever goes on at the others."""
    api = house.api

    async def one(number: int) -> dict[str, Any]:
        bots = ["greedy"] * (1 + number % 2)
        ticket = await api.table(name=f"Player {number}", bots=bots, start=True)
        async with api.socket(ticket["table"], ticket["token"]) as socket:
            await socket.hello()
            return await play_on(socket, (await socket.until("view"))["view"])

    results = await asyncio.gather(*(one(number) for number in range(4)))
    assert all(view["over"] for view in results)
