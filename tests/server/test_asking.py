"""Table talk over a socket: the terminal's own answers, from the view that was sent last and nothing else."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bythebook.games import GAMES
from bythebook.kernel.answers import askable
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.talk import Seated
from bythebook.server import hall
from bythebook.server.wire import PAD
from bythebook.terminal.queries import Queries
from bythebook.terminal.sitting import Plan
from bythebook.terminal.speech import Listener, printable, words_of
from tests.server.client import Socket
from tests.server.conftest import House, open_house
from tests.server.shown import LONG, sit_down
from tests.server.worlds import World, some_move
from tests.shown import show

HOUSE = {"cryptid_smash": {"smash_mode": "automatic"}, "dweebies": {"draw": "manual", "tally": "on"}}
POINTED = {"dweebies": ["n1", "E2", "nowhere"], "dementalism": ["3", "d", "d3", "z9"]}
NAMES = ("Ana", "Bea", "Cid")


async def ask(socket: Socket, query: str, **more: Any) -> str:
    """The answer to a question of table talk."""
    await socket.send("ask", id=7, query=query, **more)
    answered = await socket.until("answer", id=7)
    assert len(socket.raw[-1].encode()) % PAD == 0
    text: str = answered["text"]
    return text


def in_the_terminal(world: World, viewer: int, lang: str, query: str, rest: str, again: bool) -> str:
    """What a terminal at the same table answers, a line each."""
    fold = world.live.fold
    assert fold
    person = None if viewer == SPECTATOR else viewer
    plan = Plan(fold.room, world.live.lobby.options, fold.deck, list(NAMES), person)
    people = [Seated(name) for name in NAMES]
    listener = Listener(fold.room, words_of(fold.room, lang), viewer, NAMES, fold.deck, plan.house, people)
    queries = Queries(plan, fold.table, listener, fold.room.queries)
    for _ in range(1 + again):
        said = queries.answer(query, rest)
    return "\n".join(said)


@pytest.mark.parametrize("game", GAMES)
async def test_a_browser_is_answered_as_the_terminal_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Everything that can be asked, at a seat and by a spectator, in both languages, at many questions."""
    monkeypatch.setattr("bythebook.server.receiving.BURST", 100_000)
    monkeypatch.setattr(hall, "new_secret", lambda: bytes(32))
    chance = random.Random(3)
    async with AsyncExitStack() as stack:
        world = World(await stack.enter_async_context(open_house(str(tmp_path / "db.sqlite3"))))
        await world.deal(game, 3, HOUSE.get(game, {}), stack)
        listeners: list[tuple[int, str, Socket]] = []
        for viewer, lang in product((SPECTATOR, 0, 2), ("en", "fr")):
            token = None if viewer == SPECTATOR else world.tokens[viewer]
            socket = await stack.enter_async_context(world.house.api.socket(world.table, token, lang))
            await (await socket.hello()).settle()
            listeners.append((viewer, lang, socket))
        room, kinds = world.game.room, set()
        for step in range(90):
            if world.game.over:
                break
            if world.game.asked() not in kinds or step % 30 == 20:
                kinds.add(world.game.asked())
                for viewer, lang, socket in listeners:
                    for query in askable(room):
                        for rest in ["", *(POINTED[game] if query in room.talk.pointed else [])]:
                            for again in (False, True) if query in room.talk.again else (False,):
                                said = await ask(socket, query, rest=rest, again=again)
                                expected = in_the_terminal(world, viewer, lang, query, rest, again)
                                assert "\n".join(map(printable, said.split("\n"))) == expected, (query, rest)
            await world.move(*some_move(world.game, chance))
            for *_, socket in listeners:
                await socket.settle()
        assert kinds


async def test_what_cannot_be_asked(house: House) -> None:
    """One clear error, to the one who asks alone."""
    ticket = await house.api.table(game="oh_my_brain", bots=["greedy"])
    async with house.api.socket(ticket["table"], ticket["token"]) as socket:
        await socket.send("ask", id=1, query="hand")
        assert (await socket.error())["code"] == "hello_first"
        await (await socket.hello()).settle()
        await socket.send("ask", id=1, query="hand")
        assert (await socket.error())["code"] == "not_started"
        await socket.send("lobby", do="start")
        await socket.until("view")
        await socket.settle()
        await socket.send("ask", id=1, query="secret")
        error = await socket.error()
        assert error["code"] == "bad_query"
        assert "hand, cemetery" in error["message"]
        for wrong in ({"id": -1, "query": "hand"}, {"id": 1}, {"id": 1, "query": "hand", "rest": "x" * 61}):
            await socket.send("ask", **wrong)
            assert (await socket.error())["code"] == "malformed"
        assert (await ask(socket, "rule", rest="99.9")).startswith("There is no rule 99.9")
        assert "4.4" in await ask(socket, "rule", rest="4.4")


async def test_asking_counts_in_the_rate(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bythebook.server.receiving.RATE", 0.0)
    ticket = await house.api.table(game="dweebies", bots=["greedy"], start=True)
    async with house.api.socket(ticket["table"], ticket["token"]) as socket:
        await (await socket.hello()).settle()
        for number in range(60):
            await socket.send("ask", id=number, query="who")
        frames = [await socket.frame() for _ in range(30)]
        while frames[-1]["t"] != "error":
            frames.append(await socket.frame())
        assert frames[-1]["code"] == "slow_down"
        assert sum(frame["t"] == "answer" for frame in frames) < 40


async def test_the_clause_of_ones_own_last_refusal(house: House) -> None:
    ticket = await house.api.table(game="oh_my_brain", bots=["greedy"], start=True)
    async with house.api.socket(ticket["table"], ticket["token"]) as socket:
        view = (await (await socket.hello()).until("view"))["view"]
        assert (await ask(socket, "rule")).startswith("No move of yours has been refused.")
        await socket.send("move", at=view["question"]["number"], move="refill 19")
        clause = (await socket.until("refused"))["clause"]
        assert (await ask(socket, "rule")).startswith(f"Rule {clause},")


async def test_a_view_comes_with_what_is_spoken(house: House) -> None:
    """What beats the top, the question, and what this person wants to be told with each: in this person's way."""
    ticket = await house.api.table(game="oh_my_brain", bots=["greedy"], start=True)
    async with house.api.socket(ticket["table"], ticket["token"]) as socket:
        await socket.hello(always=["hand", "nonsense"])
        shown = await socket.until("view")
        spoken = shown["spoken"]
        assert spoken["question"].endswith("?")
        assert spoken["asked_by"] in (None, "lot_dealt")
        assert len(spoken["always"]) == 1
        assert spoken["always"][0] in await ask(socket, "hand")
        await socket.send("speech", brief=True, always=[])
        assert (await socket.until("spoken"))["always"] == []
        assert len(socket.raw[-1].encode()) % PAD == 0
        await socket.send("speech", brief=True, always=["x"] * 9)
        assert (await socket.error())["code"] == "malformed"


async def test_nothing_waits_for_the_table(house: House) -> None:
    """An answer comes from what was sent already: also while something is being written."""
    ticket = await house.api.table(game="dweebies", bots=["greedy"], start=True)
    async with house.api.socket(ticket["table"], ticket["token"]) as socket:
        await (await socket.hello()).settle()
        async with house.hall.tables[ticket["table"]].lock:
            assert await ask(socket, "who")


def unseen(view: dict[str, Any], places: list[dict[str, Any]]) -> dict[str, Any]:
    """A view whose counts tell what lies open, so that an answer can be seen to know it."""
    counted = {"copies": 1, "table": 1, "collected": 0, "hand": 0, "unseen": 0}
    return {**view, "tally": [{"card": place["cards"][0], **counted} for place in places if place["cards"]]}


async def test_what_lies_open_is_answered_until_it_is_hidden(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While faces lie open nobody is asked anything; then no answer knows them."""
    show(monkeypatch, laid_over=unseen)
    async with open_house(sqlite_db, LONG) as house:
        _, _, people = await sit_down(house.api)
        await people.place()
        showing = [
            next(each for each in frames if each["t"] == "showing") for frames in await people.wait_for("showing")
        ]
        for socket, shown in zip(people.sockets, showing, strict=True):
            assert "Cards lie open for a while" in await ask(socket, "who")
            tally = await ask(socket, "tally")
            assert tally.count(":") == len(shown["places"])
        for socket in people.sockets:
            await socket.send("seen")
        await people.wait_for("hide")
        for socket in people.sockets:
            assert await ask(socket, "tally") == "The tally is off: you count for yourself."
            assert "Cards lie open" not in await ask(socket, "who")
        await people.leave()
