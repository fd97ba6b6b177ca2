"""Whatever is wrong with a command, its sender gets one clear answer, and nothing changes (clause 12.1)."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from websockets.exceptions import InvalidStatus

from bythebook.server.hall import Limits
from bythebook.server.receiving import BURST, CHAT_BURST
from bythebook.server.wire import LONGEST_MESSAGE, SENTENCES, VERSION
from tests.server.client import Socket, first_move
from tests.server.conftest import House, open_house


class Scene(NamedTuple):
    """Two people in mid-game, `mover` to move, and a spectator."""

    house: House
    table: str
    mover: Socket
    other: Socket
    stranger: Socket
    view: dict[str, Any]


async def quiet(scene: Scene) -> tuple[Any, ...]:
    """All that could change."""
    lobby = await scene.house.api.lobby(scene.table)
    live = scene.house.hall.tables[scene.table]
    assert live.fold
    state = bytes(live.fold.table.g.state)
    said = await scene.house.hall.store.said(scene.table)
    return await scene.house.entries(scene.table), lobby, state, live.version, said


@pytest_asyncio.fixture
async def scene(house: House) -> AsyncIterator[Scene]:
    api = house.api
    ticket = await api.table(seats=2)
    bea = await api.sit(ticket["table"], "Bea")
    table = ticket["table"]
    async with (
        api.socket(table, ticket["token"]) as one,
        api.socket(table, bea["token"], "fr") as two,
        api.socket(table) as stranger,
    ):
        for socket in (one, two, stranger):
            await socket.hello()
            await socket.until("lobby")
        await one.send("lobby", do="start")
        views = [(await socket.until("view"))["view"] for socket in (one, two)]
        for _ in range(4):
            at = next(at for at, view in enumerate(views) if view["offers"])
            await (one, two)[at].send("move", **await first_move((one, two)[at], views[at]))
            views = [(await socket.until("view"))["view"] for socket in (one, two)]
        at = next(at for at, view in enumerate(views) if view["offers"])
        for socket in (one, two, stranger):
            await socket.settle()
        mover, other = ((one, two), (two, one))[at]
        yield Scene(house, table, mover, other, stranger, views[at])


def sentence(code: str, lang: str) -> str:
    return SENTENCES[code][2 if lang == "fr" else 1]


MALFORMED = {
    "not JSON": "play 7",
    "half a JSON": '{"t":"move","at":',
    "not an object": "[1,2]",
    "no tag": '{"at":1,"move":"pass"}',
    "unknown tag": '{"t":"cheat"}',
    "unknown field": '{"t":"move","at":1,"move":"pass","seat":1}',
    "wrong type": '{"t":"move","at":"1","move":"pass"}',
    "no move": '{"t":"move","at":1}',
    "negative number": '{"t":"move","at":-1,"move":"pass"}',
    "huge number": '{"t":"move","at":99999999999999999999999,"move":"pass"}',
    "long move": json.dumps({"t": "move", "at": 1, "move": "play " + "7" * 300}),
    "unknown wish": '{"t":"lobby","do":"peek"}',
    "seat out of range": '{"t":"lobby","do":"kick","seat":99}',
    "clock too short": '{"t":"lobby","do":"clock","clock":1}',
    "words of letters": '{"t":"next","at":1,"words":["play"]}',
    "many words": json.dumps({"t": "next", "at": 1, "words": [1] * 65}),
    "unknown language": '{"t":"hello","token":null,"lang":"de"}',
    "nonce with a line feed": '{"t":"hello","token":null,"nonce":"abcdefgh\\nx"}',
    "deep": "[" * 9000,
    "lone surrogate": '{"t":"chat","text":"\\ud800"}',
    "empty": "",
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
async def test_malformed(scene: Scene, text: str) -> None:
    before = await quiet(scene)
    for socket in (scene.mover, scene.other):
        await socket.line.send(text)
        told = await socket.error()
        assert told["code"] == "malformed"
        assert told["message"] == sentence("malformed", socket.lang)
    assert await quiet(scene) == before
    assert await scene.stranger.settle() == []


async def test_binary(scene: Scene) -> None:
    before = await quiet(scene)
    await scene.mover.line.send(b'{"t":"ping"}')
    assert (await scene.mover.error())["code"] == "malformed"
    assert await quiet(scene) == before


async def test_oversized(scene: Scene) -> None:
    before = await quiet(scene)
    await scene.mover.send("chat", text="x" * LONGEST_MESSAGE)
    assert (await scene.mover.error())["code"] == "oversized"
    await scene.mover.send("chat", text="é" * (LONGEST_MESSAGE // 2))
    assert (await scene.mover.error())["code"] == "oversized"
    await scene.other.send("chat", text="x" * 70_000)
    assert await scene.other.closed() == 1009
    assert (await quiet(scene))[0] == before[0]
    assert (await quiet(scene))[2] == before[2]


async def test_before_hello(scene: Scene) -> None:
    before = await quiet(scene)
    async with scene.house.api.socket(scene.table, scene.mover.token) as early:
        move = await first_move(scene.mover, scene.view)
        leave = {"t": "lobby", "do": "leave"}
        for message in ({"t": "move", **move}, {"t": "chat", "text": "x"}, leave, {"t": "more_time"}):
            await early.line.send(json.dumps(message))
            assert (await early.error())["code"] == "hello_first"
        await early.send("ping")
        assert (await early.frame())["t"] == "pong"
    assert await quiet(scene) == before


async def test_wrong_token(scene: Scene) -> None:
    before = await quiet(scene)
    elsewhere = await scene.house.api.table(seats=2)
    for token in ("", "x", "A" * 43, elsewhere["token"], "é" * 20, scene.mover.token[:-1]):  # type: ignore[index]
        async with scene.house.api.socket(scene.table, token, "fr") as thief:
            await thief.hello()
            told = await thief.error()
            assert (told["code"], told["message"]) == ("bad_token", sentence("bad_token", "fr"))
            await thief.send("move", **await first_move(scene.mover, scene.view))
            assert (await thief.error())["code"] == "hello_first"
    assert await quiet(scene) == before


async def test_a_page_of_another_version_is_told_to_reload_and_keeps_its_seat(scene: Scene) -> None:
    """Whatever it says, it hears that sentence and nothing of the table; the same token opens the seat afterwards."""
    before = await quiet(scene)
    token, at = scene.mover.token, scene.view["question"]["number"]
    for version in ({}, {"wire": None}, {"wire": VERSION - 1}, {"wire": VERSION + 1}):
        async with scene.house.api.socket(scene.table, token, "fr") as old:
            hello = {"t": "hello", "token": token, "lang": "fr", "nonce": "abcdefgh", **version}
            for message in (
                hello,
                {"t": "move", "at": at, "move": "pass"},
                {"t": "next", "at": at, "words": []},
                hello,
            ):
                await old.line.send(json.dumps(message))
                told = await old.error()
                assert (told["code"], told["message"]) == ("reload", sentence("reload", "fr"))
            await old.send("ping")
            assert (await old.frame())["t"] == "pong"
    assert await quiet(scene) == before
    async with scene.house.api.socket(scene.table, token) as again:
        await again.hello()
        assert (await again.until("view"))["view"] == scene.view


async def test_wrong_token_does_not_unseat(scene: Scene) -> None:
    await scene.mover.hello(token="nobody's")
    assert (await scene.mover.error())["code"] == "bad_token"
    await scene.mover.send("move", **await first_move(scene.mover, scene.view))
    await scene.mover.until("view")


async def test_wrong_table(house: House) -> None:
    async with house.api.socket("nosuchtable", lang="fr", additional_headers={"Accept-Language": "fr"}) as lost:
        told = await lost.error()
        assert (told["code"], told["message"]) == ("unknown_table", sentence("unknown_table", "fr"))
        assert await lost.closed() == 4404
    for path in ("nosuchtable", "x" * 500, "%00", "..%2f"):
        assert (await house.api.http.get(f"/api/tables/{path}")).status_code == 404


async def test_out_of_turn(scene: Scene) -> None:
    """Clause 12.2 refuses it, to its sender only; the clause travels, and each client words it."""
    before = await quiet(scene)
    await scene.other.send("move", at=scene.view["question"]["number"], move="passer")
    refused = await scene.other.frame()
    assert refused["t"] == "refused"
    assert (refused["clause"], refused["move"], refused["at"]) == ("12.2", "passer", scene.view["question"]["number"])
    await scene.other.send("move", at=None, move="pass")
    assert (await scene.other.frame())["clause"] == "12.2"
    assert await quiet(scene) == before
    assert await scene.mover.settle() == await scene.stranger.settle() == []


async def test_against_the_rules(scene: Scene) -> None:
    before = await quiet(scene)
    at = scene.view["question"]["number"]
    fold = scene.house.hall.tables[scene.table].fold
    assert fold
    for move in ("play 19x9", "lot 3", "keep 4", "spike 3 A", "name A", "refill 4 4"):
        if not fold.room.forbids(fold.table.g, scene.view["you"], fold.room.read_move(move)):
            continue  # the cards are dealt anew each time, and now and then one of these may be done
        await scene.mover.send("move", at=at, move=move)
        refused = await scene.mover.frame()
        assert (refused["t"], refused["move"]) == ("refused", move)
        assert refused["clause"]
    assert await quiet(scene) == before
    assert await scene.other.settle() == await scene.stranger.settle() == []


async def test_bad_notation(scene: Scene) -> None:
    before = await quiet(scene)
    for socket in (scene.mover, scene.other):
        word = {"en": "is no move", "fr": "n’est pas un coup"}[socket.lang]
        await socket.send("move", at=scene.view["question"]["number"], move="castle king")
        told = await socket.error()
        assert told["code"] == "bad_notation"
        assert word in told["message"]
    assert await quiet(scene) == before


async def test_stale(scene: Scene) -> None:
    before = await quiet(scene)
    now = scene.view["question"]["number"]
    for at in (0, now - 1, now + 1, 1_000_000):
        await scene.mover.send("move", at=at, move="pass")
        assert await scene.mover.frame() == {"t": "stale", "at": at, "now": now}
        await scene.mover.send("next", at=at, words=[])
        assert await scene.mover.frame() == {"t": "stale", "at": at, "now": now}
    await scene.mover.send("move", at=None, move=(await first_move(scene.mover, scene.view))["move"])
    assert (await scene.mover.frame())["t"] == "stale"
    assert await quiet(scene) == before


async def test_words_that_begin_no_move(scene: Scene) -> None:
    before = await quiet(scene)
    at = scene.view["question"]["number"]
    for words in ([9999], [scene.view["offers"][0]["word"], 9999], [0] * 64, [scene.view["offers"][0]["word"]] * 40):
        await scene.mover.send("next", at=at, words=words)
        assert (await scene.mover.error())["code"] == "bad_words"
    await scene.mover.send("next", at=None, words=[scene.view["offers"][0]["word"]])
    assert (await scene.mover.error())["code"] == "bad_words"
    assert await quiet(scene) == before


async def test_a_spectator_only_watches(scene: Scene) -> None:
    before = await quiet(scene)
    await scene.stranger.send("move", **await first_move(scene.mover, scene.view))
    assert (await scene.stranger.error())["code"] == "not_seated"
    wishes = [{"t": "lobby", "do": wish} for wish in ("start", "leave", "rematch", "host_take_over")]
    for message in (*wishes, {"t": "more_time"}, {"t": "next", "at": 1, "words": []}):
        await scene.stranger.line.send(json.dumps(message))
        assert (await scene.stranger.error())["code"] == "not_seated"
    assert await quiet(scene) == before


async def test_wishes_that_come_too_late(scene: Scene) -> None:
    before = await quiet(scene)
    host = scene.mover if before[1]["host"] == scene.view["you"] else scene.other
    guest = scene.other if host is scene.mover else scene.mover
    late: dict[str, dict[str, Any]] = {
        "options": {"options": {"refill": "forgettable"}}, "deck": {"deck": "x"}, "seats": {"seats": 3},
        "name": {"name": "Zoe"}, "start": {}, "clock": {"clock": 60},
    }  # fmt: skip
    for wish, fields in late.items():
        await host.send("lobby", do=wish, **fields)
        assert (await host.error())["code"] == "started", wish
    for wish, fields in {"add_bot": {"seat": 0}, "remove": {"seat": 0}, "kick": {"seat": 4}}.items():
        await host.send("lobby", do=wish, **fields)
        assert (await host.error())["code"] == "bad_seat", wish
        await guest.send("lobby", do=wish, **fields)
        assert (await guest.error())["code"] == "not_host", wish
    await host.send("lobby", do="add_bot")
    assert (await host.error())["code"] == "full"
    await guest.send("lobby", do="rematch")
    assert (await guest.error())["code"] == "not_over"
    await guest.send("lobby", do="host_take_over")
    assert (await guest.error())["code"] == "host_here"
    await host.send("lobby", do="kick")
    assert (await host.error())["code"] == "incomplete"
    await guest.send("more_time")
    assert (await guest.error())["code"] == "no_clock"
    assert await quiet(scene) == before


async def test_a_flood_is_slowed_down_then_cut(scene: Scene) -> None:
    before = await quiet(scene)
    for _ in range(BURST + 20):
        await scene.other.line.send('{"t":"ping"}')
    frames = []
    while "error" not in frames:
        frames.append((await scene.other.frame())["t"])
    assert frames.count("pong") >= BURST - 5
    for _ in range(900):
        await scene.other.line.send('{"t":"move","at":1,"move":"pass"}')
    assert await scene.other.closed() == 4429
    assert (await quiet(scene))[0] == before[0]
    await scene.mover.send("move", **await first_move(scene.mover, scene.view))
    await scene.mover.until("view")


async def test_chat_is_text_and_short(scene: Scene) -> None:
    for text in ("", "   ", "x" * 301, "\u202e\u200b"):
        await scene.mover.send("chat", text=text)
        assert (await scene.mover.error())["code"] == "bad_text"
    await scene.mover.send("chat", text="<b>hi</b>\n\u202eolleh\x07 ")
    said = await scene.stranger.until("chat")
    assert said["text"] == "<b>hi</b> olleh"
    assert said["seat"] == scene.view["you"]
    for person in scene.house.hall.tables[scene.table].people:
        person.chatting.rate = 0  # nothing is made good while the test takes its time
    for _ in range(12):
        await scene.stranger.send("chat", text="spam")
    frames = [frame["t"] for frame in await scene.stranger.settle()]
    assert (frames.count("chat"), frames.count("error")) == (CHAT_BURST, 12 - CHAT_BURST)


async def test_pages_from_elsewhere_are_turned_away(scene: Scene) -> None:
    for origin in ("https://evil.example", "http://127.0.0.1:1", "null"):
        with pytest.raises(InvalidStatus) as turned:
            async with scene.house.api.socket(scene.table, scene.mover.token, origin=origin):
                pass
        assert turned.value.response.status_code == 403
        wanted = {"game": "oh_my_brain", "name": "Eve"}
        answer = await scene.house.api.http.post("/api/tables", json=wanted, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    async with scene.house.api.socket(scene.table, scene.mover.token, origin=scene.house.api.base) as own:
        await own.hello()
        await own.until("view")


async def test_wrong_questions_over_http(house: House) -> None:
    http = house.api.http
    bad: dict[str, tuple[Any, str]] = {
        "not JSON": ("x", "malformed"),
        "unknown field": ({"game": "oh_my_brain", "name": "Ana", "cheat": 1}, "malformed"),
        "no game": ({"name": "Ana"}, "malformed"),
        "unknown game": ({"game": "chess", "name": "Ana"}, "unknown_game"),
        "seats": ({"game": "oh_my_brain", "name": "Ana", "seats": 6}, "bad_seats"),
        "seat": ({"game": "oh_my_brain", "name": "Ana", "seats": 1}, "bad_seats"),
        "bots": ({"game": "oh_my_brain", "name": "Ana", "seats": 2, "bots": ["greedy", "greedy"]}, "bad_seats"),
        "bot": ({"game": "oh_my_brain", "name": "Ana", "bots": ["deep blue"]}, "bad_bot"),
        "option": ({"game": "oh_my_brain", "name": "Ana", "options": {"moon": "green"}}, "bad_options"),
        "no deck": ({"game": "oh_my_brain", "name": "Ana", "options": {"deck": "file"}}, "bad_options"),
        "deck": ({"game": "oh_my_brain", "name": "Ana", "deck": "# label: x\n1,2"}, "bad_deck"),
        "name": ({"game": "oh_my_brain", "name": "\u200b"}, "bad_name"),
        "long name": ({"game": "oh_my_brain", "name": "x" * 25}, "bad_name"),
        "start": ({"game": "oh_my_brain", "name": "Ana", "seats": 3, "start": True}, "seats_open"),
        "oversized": ({"game": "oh_my_brain", "name": "Ana", "deck": "x" * 70_000}, "oversized"),
    }  # fmt: skip
    for what, (body, code) in bad.items():
        sent = {"content": body} if isinstance(body, str) else {"json": body}
        for lang in ("en", "fr"):
            answer = await http.post("/api/tables", params={"lang": lang}, **sent)
            told = answer.json()
            assert (what, told["error"]) == (what, code)
            assert 400 <= answer.status_code < 500
            if code in SENTENCES:
                assert told["message"] == sentence(code, lang)
            assert told["message"].strip()
    assert house.hall.tables == {}
    foreign = "/api/games/oh_my_brain/words.de.ftl"
    for path in ("/api/nothing", "/api/games/chess", foreign, "/assets/..%2f..%2fapp.py", "/app.py"):
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found"), path
    for record in ("", "x", "{}", "[1]", "[" * 5000, '{"record":1}', '{"record": 1, "game": 3}', "\ufffd\x00"):
        answer = await http.post("/api/replay", content=record)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad_record"), record
    assert (await http.post("/api/replay", content=b"x" * 1_100_000)).status_code == 413
    assert (await http.delete("/api/games")).status_code == 405


async def test_tables_and_sockets_are_capped(sqlite_db: str) -> None:
    limits = Limits(tables=2, sockets=3, sockets_per_table=2, per_minute=1, burst=4)
    async with open_house(sqlite_db, limits=limits) as house:
        api = house.api
        tickets = [await api.table(seats=2) for _ in range(4)]
        refused = await api.http.post("/api/tables", json={"game": "oh_my_brain", "name": "Ana"})
        assert (refused.status_code, refused.json()["error"]) == (429, "slow_down")
        sockets = [api.socket(ticket["table"], ticket["token"]) for ticket in tickets[:2]]
        for socket in sockets:
            await socket.__aenter__()
            await socket.hello()
            await socket.until("lobby")
        async with api.socket(tickets[2]["table"]) as third:
            assert (await third.error())["code"] == "crowded"
            assert await third.closed() == 4503
        async with api.socket(tickets[0]["table"]) as watcher:
            await watcher.hello()
            await watcher.until("lobby")
            async with api.socket(tickets[0]["table"]) as fourth:
                assert (await fourth.error())["code"] == "crowded"
        for socket in sockets:
            await socket.line.close()
