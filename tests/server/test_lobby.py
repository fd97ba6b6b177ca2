"""Before the deal and after it: seats, bots, options, the host, names; leaving and coming back."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games import room
from bythebook.kernel.history import read_record
from bythebook.server.seats import LONGEST_NAME, another, clean, read_name
from bythebook.server.wire import Trouble
from tests.server.client import Socket, asked, first_move, play_on
from tests.server.conftest import House

GAME = room("oh_my_brain")


async def wish(socket: Socket, do: str, **fields: Any) -> dict[str, Any]:
    """What the lobby looks like once a wish was granted."""
    await socket.send("lobby", do=do, **fields)
    return await socket.until("lobby")


async def refusal(socket: Socket, do: str, **fields: Any) -> str:
    """The code of the error that a wish gets."""
    await socket.send("lobby", do=do, **fields)
    told = await socket.error()
    assert told["message"]
    return str(told["code"])


def kinds(lobby: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in lobby["seats"]]


async def test_the_host_prepares_the_table(house: House) -> None:
    api = house.api
    ticket = await api.table(seats=4, options={"moon": "opponent"})
    async with api.socket(ticket["table"], ticket["token"], "fr") as host, api.socket(ticket["table"]) as watcher:
        await host.hello()
        lobby = await host.until("lobby")
        assert lobby["options"]["moon"] == "opponent"
        assert lobby["invite"] == f"/t/{ticket['table']}"
        assert len(lobby["commitment"]) == 64
        assert lobby["deck"] == {"name": "courbe", "label": "reconstruction"}
        await watcher.hello()
        assert (await host.until("lobby"))["spectators"] == 1
        lobby = await wish(host, "options", options={"refill": "forgettable", "deck": "plate"})
        assert (lobby["options"]["refill"], lobby["options"]["moon"]) == ("forgettable", "opponent")
        assert lobby["deck"]["name"] == "plate"
        assert await refusal(host, "options", options={"refill": "never"}) == "bad_options"
        assert await refusal(host, "options", options={"deck": "file"}) == "bad_options"
        own = GAME.read_deck("courbe", None).text.replace("# label: reconstruction", "# label: ours")
        lobby = await wish(host, "deck", deck=own)
        assert (lobby["options"]["deck"], lobby["deck"]["label"]) == ("file", "ours")
        assert len(lobby["deck"]["rows"]) == 20
        await host.send("lobby", do="deck", deck=own.replace("v07,7", "v07,77"))
        told = await host.error()
        assert told["code"] == "bad_deck"
        assert "D1" in told["message"]
        assert "Fichier" in told["message"]
        assert kinds(await wish(host, "add_bot")) == ["person", "bot", "open", "open"]
        assert kinds(await wish(host, "add_bot", seat=3, bot="uniform")) == ["person", "bot", "open", "bot"]
        assert await refusal(host, "add_bot", seat=3) == "bad_seat"
        assert await refusal(host, "add_bot", bot="deep blue") == "bad_bot"
        assert await refusal(host, "start") == "seats_open"
        assert kinds(await wish(host, "seats", seats=3)) == ["person", "bot", "bot"]
        assert kinds(await wish(host, "seats", seats=5)) == ["person", "bot", "bot", "open", "open"]
        assert await refusal(host, "seats", seats=6) == "bad_seats"
        assert kinds(await wish(host, "remove", seat=1)) == ["person", "open", "bot", "open", "open"]
        assert await refusal(host, "remove", seat=1) == "bad_seat"
        bea = await api.sit(ticket["table"], "ana")
        assert bea["seat"] == 1
        lobby = await host.until("lobby")
        assert lobby["seats"][1]["name"] == "ana 2"
        assert not lobby["seats"][1]["here"]
        assert await refusal(host, "seats", seats=1) == "bad_seats"
        assert (await wish(host, "name", name="  Zoé\u200b  "))["seats"][0]["name"] == "Zoé"
        assert await refusal(host, "name", name="ana 2 is far too long a name") == "bad_name"
        assert (await wish(host, "clock", clock=30))["clock"] == 30
        assert (await wish(host, "clock", clock=None))["clock"] is None
        async with api.socket(ticket["table"], bea["token"]) as guest:
            await guest.hello()
            assert (await guest.until("lobby"))["you"] == 1
            for do in ("options", "deck", "seats", "add_bot", "remove", "kick", "clock", "start"):
                assert await refusal(guest, do) == "not_host"
            assert kinds(await wish(host, "kick", seat=1))[1] in ("person", "open")
            assert (await guest.until("lobby", you=None))["seats"][1]["kind"] == "open"
            await guest.hello()
            assert (await guest.error())["code"] == "bad_token"
        assert kinds((await watcher.settle())[-1]) == ["person", "open", "bot", "open", "open"]


async def test_the_lobby_says_nothing_private(house: House) -> None:
    ticket = await house.api.table(seats=2, bots=["greedy"], start=True)
    live = house.hall.tables[ticket["table"]]
    async with house.api.socket(ticket["table"], ticket["token"]) as socket:
        await socket.hello()
        await socket.settle()
        text = "".join(socket.raw) + (await house.api.http.get(f"/api/tables/{ticket['table']}")).text
    for secret in (live.secret.hex(), ticket["token"], live.lobby.seats[0].token, "nonce"):
        assert secret not in text


async def test_people_keep_their_seats_when_others_go(house: House) -> None:
    """Fewer seats: people move up, and their tokens with them."""
    api = house.api
    ticket = await api.table(seats=4)
    names = {name: await api.sit(ticket["table"], name) for name in ("Bea", "Cid", "Dan")}
    async with api.socket(ticket["table"], ticket["token"]) as host:
        await host.hello()
        await host.until("lobby")
        await wish(host, "kick", seat=1)
        lobby = await wish(host, "seats", seats=3)
        assert [seat["name"] for seat in lobby["seats"]] == ["Ana", "Cid", "Dan"]
        async with api.socket(ticket["table"], names["Dan"]["token"]) as dan:
            await dan.hello()
            assert (await dan.until("lobby"))["you"] == 2
            assert await refusal(dan, "host_take_over") == "host_here"
            await host.send("lobby", do="leave")
            lobby = await dan.until("lobby", host=1)
            assert kinds(lobby) == ["open", "person", "person"]
            lobby = await wish(dan, "host_take_over")  # Cid, who would be host, is away
            assert lobby["host"] == 2
    seated = await api.sit(ticket["table"], "Eve")
    assert seated["seat"] == 0


async def test_who_begins_is_named_by_the_host(house: House) -> None:
    """Clause 2.2; a seat that is not there cannot be named."""
    ticket = await house.api.table(seats=3, bots=["greedy", "greedy"])
    async with house.api.socket(ticket["table"], ticket["token"]) as host:
        await host.hello()
        await host.until("lobby")
        assert await refusal(host, "options", options={"first_starter": "host", "starter": "E"}) == "bad_options"
        chosen = (await wish(host, "options", options={"first_starter": "host", "starter": "C"}))["options"]
        assert (chosen["first_starter"], chosen["starter"], chosen["refill"]) == ("host", "C", "asked")
        await wish(host, "seats", seats=2)
        assert await refusal(host, "start") == "bad_options", "the seat that was named has gone"
        await wish(host, "seats", seats=3)
        await wish(host, "add_bot", bot="greedy")
        await host.send("lobby", do="start")
        events = (await host.until("events"))["events"]
        begun = next(event for event in events if event["event"] == "round_start")
        assert (begun["actor"], begun["reason"]) == (2, "host")


async def test_whoever_says_hello_again_and_again_is_slowed_down(house: House) -> None:
    ticket = await house.api.table(seats=2)
    async with house.api.socket(ticket["table"], ticket["token"]) as host:
        for _ in range(14):
            await host.hello()
        frames = await host.settle()
        assert [frame["code"] for frame in frames if frame["t"] == "error"][-1] == "slow_down"
        assert (await wish(host, "add_bot"))["you"] == 0


async def test_everybody_leaves_and_the_next_is_host(house: House) -> None:
    api = house.api
    ticket = await api.table(seats=2)
    async with api.socket(ticket["table"], ticket["token"]) as host:
        await host.hello()
        await host.until("lobby")
        assert (await wish(host, "leave"))["host"] is None
    await api.sit(ticket["table"], "Bea")
    lobby = await api.lobby(ticket["table"])
    assert (lobby["host"], lobby["seats"][0]["name"]) == (0, "Bea")


async def test_a_seat_is_left_and_the_game_goes_on(house: House) -> None:
    """The referee decides for it (clause 12.4), a bot may take it, and its owner takes it back."""
    api = house.api
    ticket = await api.table(seats=2)
    table = ticket["table"]
    bea = await api.sit(table, "Bea")
    async with api.socket(table, ticket["token"]) as one, api.socket(table, bea["token"]) as two:
        for socket in (one, two):
            await socket.hello()
            await socket.until("lobby")
        await one.send("lobby", do="start")
        views = [(await socket.until("view"))["view"] for socket in (one, two)]
        await two.send("lobby", do="leave")
        lobby = await two.until("lobby", you=None)
        assert (lobby["seats"][1]["left"], lobby["seats"][1]["here"]) == (True, False)
        await two.until("log")
        as_stranger = (await two.until("view"))["view"]
        assert as_stranger["you"] is None
        assert all("cards" not in zone for key, zone in as_stranger["zones"].items() if key.endswith(":1"))
        heard = await one.until("events")
        assert heard["events"][0] == {"event": "timeout", "clause": "12.4", "actor": 1}
        view = (await one.until("view"))["view"]
        lobby = await wish(one, "add_bot", seat=1)
        assert lobby["seats"][1] | {"name": "Bea", "kind": "bot", "bot": "greedy", "here": True} == lobby["seats"][1]
        frames = await one.settle()
        view = next((frame["view"] for frame in reversed(frames) if frame["t"] == "view"), view)
        while not asked(view):
            view = (await one.until("view"))["view"]
        await one.send("move", **await first_move(one, view))
        await one.until("view")
        async with api.socket(table, bea["token"]) as back:
            await back.hello()
            lobby = await back.until("lobby")
            assert (lobby["you"], lobby["seats"][1]["kind"], lobby["seats"][1]["left"]) == (1, "person", False)
            assert (await back.until("view"))["view"]["you"] == 1
            await one.send("lobby", do="kick", seat=1)
            await back.until("lobby", you=None)
            await back.hello()
            while (told := await back.frame())["t"] != "error":
                continue
            assert told["code"] == "bad_token"
        view = (await one.until("view"))["view"]
        await one.send("lobby", do="add_bot", seat=1)
        view = await play_on(one, view)
        assert view["over"]
        await one.send("lobby", do="rematch")
        lobby = await one.until("lobby")
        while not lobby["next_table"]:
            lobby = await one.until("lobby")
        again = await api.lobby(lobby["next_table"])
        assert kinds(again) == ["person", "bot"]
    lines = read_record((await api.http.get(f"/api/tables/{table}/record")).text).lines
    assert {line.by for line in lines} >= {"#", "A", "B"}
    del views


def test_names_are_fit_to_be_read() -> None:
    assert clean("  A\u0301na\t\u202e \x00 B ") == "Ána B"
    assert read_name("Ana", ["Ana", "ANA 2"]) == "Ana 3"
    assert len(another("x" * LONGEST_NAME, ["x" * LONGEST_NAME])) <= LONGEST_NAME
    for bad in ("", " ", "\u200b", "x" * 25, "!!!", "\u202e"):
        with pytest.raises(Trouble):
            read_name(bad, [])


async def test_how_often_bots_forget_is_shown_set_by_the_host_and_kept_in_the_record(house: House) -> None:
    """Cryptid Smash, rule 9.20."""
    ticket = await house.api.table(game="cryptid_smash", seats=4, bots=["greedy"])
    bea = await house.api.sit(ticket["table"], "Bea")
    async with (
        house.api.socket(ticket["table"], ticket["token"]) as host,
        house.api.socket(ticket["table"], bea["token"]) as guest,
    ):
        await host.hello()
        assert (await host.until("lobby"))["seats"][1]["lapse"] is None
        assert (await wish(host, "add_bot", seat=3, lapse=350))["seats"][3]["lapse"] == 350
        assert (await wish(host, "lapse", seat=1, lapse=0))["seats"][1]["lapse"] == 0
        await guest.hello()
        await guest.settle()
        await host.settle()
        assert await refusal(guest, "lapse", seat=1, lapse=5) == "not_host"
        assert await refusal(host, "lapse", seat=0, lapse=5) == "bad_seat"
        assert await refusal(host, "lapse", seat=9, lapse=5) == "bad_seat"
        assert await refusal(host, "lapse", seat=1, lapse=1001) == "malformed"
        await host.send("lobby", do="start")
        await host.until("view")
        stored = await house.hall.store.load(ticket["table"])
        assert stored
        assert stored.header
        assert stored.header.lapses == [None, 0, None, 350]
        await host.settle()
        assert await refusal(host, "lapse", seat=1, lapse=5) == "started"


async def test_a_bot_of_which_nothing_is_said_forgets_as_all_do(house: House) -> None:
    ticket = await house.api.table(game="cryptid_smash", seats=3, bots=["greedy", "uniform"], start=True)
    programs = house.hall.tables[ticket["table"]].programs
    assert programs
    assert [program.lapse for program in programs.seated.values()] == [200, 200]


async def test_bots_that_have_nothing_to_forget_are_not_asked_to(house: House) -> None:
    ticket = await house.api.table(seats=2, bots=["greedy"])
    async with house.api.socket(ticket["table"], ticket["token"]) as host:
        await host.hello()
        await host.settle()
        assert await refusal(host, "lapse", seat=1, lapse=5) == "bad_seat"
