"""What was not written is never told; a history that does not agree is not played on; nothing private is logged."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bythebook.games import room
from bythebook.kernel.history import Line
from bythebook.server.fairness import program_seed
from bythebook.server.pace import Manners
from bythebook.server.store import Store
from tests.server.client import first_move, play_on
from tests.server.conftest import House, open_house

GAME = room("oh_my_brain")


async def test_nothing_is_told_before_it_is_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    api = house.api
    ticket = await api.table(seats=2, bots=["greedy"])
    writing, gate = asyncio.Event(), asyncio.Event()
    append = Store.append

    async def slowly(self: Store, *what: Any) -> None:
        writing.set()
        await gate.wait()
        await append(self, *what)

    seat = (ticket["table"], ticket["token"])
    async with api.socket(*seat) as ana, api.socket(ticket["table"]) as watcher:
        await ana.hello()
        await watcher.hello()
        await watcher.until("lobby")
        monkeypatch.setattr(Store, "append", slowly)
        await ana.send("lobby", do="start")
        view = (await ana.until("view"))["view"]
        await watcher.until("view")
        await ana.settle()
        last = ana.raw[-1]
        await ana.send("move", **await first_move(ana, view))
        async with api.socket(ticket["table"]):
            pass  # somebody comes and goes meanwhile
        await writing.wait()
        live = house.hall.tables[ticket["table"]]
        live.farewell(live.people[-1])  # the watcher's socket is gone, while the move is being written
        hearing = asyncio.create_task(ana.until("events"))
        for _ in range(5):  # the server goes round, and has every occasion to speak
            assert await api.answers()
        assert not hearing.done()
        assert ana.raw[-1] == last
        gate.set()
        await hearing


async def test_a_write_that_fails_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    api = house.api
    ticket = await api.table(seats=2, bots=["greedy"])
    async with api.socket(ticket["table"], ticket["token"], "fr") as ana:
        await ana.hello()
        await ana.send("lobby", do="start")
        view = (await ana.until("view"))["view"]
        while not view["offers"]:
            view = (await ana.until("view"))["view"]
        await ana.settle()
        move = await first_move(ana, view)
        before = await house.entries(ticket["table"])

        async def fails(self: Store, *args: Any) -> None:
            raise OperationalError("INSERT", {}, OSError("disk full"))

        wanted: dict[str, tuple[str, dict[str, Any]]] = {
            "append": ("move", move), "save_lobby": ("lobby", {"do": "leave"}), "say": ("chat", {"text": "x"}),
        }  # fmt: skip
        for name, (kind, fields) in wanted.items():
            with monkeypatch.context() as patched:
                patched.setattr(Store, name, fails)
                await ana.send(kind, **fields)
                told = await ana.until("error")
                assert told["code"] == "internal"
                assert told["message"].startswith("Quelque chose")
        assert len(await house.entries(ticket["table"])) >= len(before)
        await ana.send("move", **move)
        await ana.until("events")
        assert sum(line.by == "A" for line in await house.entries(ticket["table"])) >= 1


async def test_a_bot_goes_on_after_a_write_that_failed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bythebook.server.pace.RETRY", 0.05)
    ticket = await house.api.table(seats=3, bots=["greedy", "greedy"], start=True)
    append, failures = Store.append, [3]

    async def sometimes(self: Store, *what: Any) -> None:
        if failures[0]:
            failures[0] -= 1
            raise OSError("disk full")
        await append(self, *what)

    monkeypatch.setattr(Store, "append", sometimes)
    async with house.api.socket(ticket["table"]) as watcher:
        await watcher.hello()
        await watcher.until("events")
        await watcher.until("events")
    assert failures == [0]
    numbers = [line.n for line in await house.entries(ticket["table"])]
    assert numbers == list(range(len(numbers)))


async def spoil(house: House, table: str, number: int, **changes: Any) -> None:
    """An entry as another edition of the rules would have left it."""
    import msgspec
    from sqlalchemy import update

    from bythebook.server.schema import ENTRIES

    line = (await house.entries(table))[number]
    text = msgspec.json.encode(line._replace(**changes)).decode()
    async with house.hall.store.engine.begin() as connection:
        await connection.execute(
            update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == number).values(line=text)
        )


@pytest.mark.parametrize("number", [0, 3])
async def test_a_history_that_no_longer_agrees_is_shown_so_far_and_closed(sqlite_db: str, number: int) -> None:
    async with open_house(sqlite_db) as house:
        ticket = await house.api.table(seats=2, bots=["greedy"], start=True)
        async with house.api.socket(ticket["table"], ticket["token"]) as ana:
            await ana.hello()
            await play_on(ana, (await ana.until("view"))["view"], 3)
        await spoil(house, ticket["table"], number, digest="0" * 16)
        lines = await house.entries(ticket["table"])
    async with open_house(sqlite_db) as house:
        async with house.api.socket(ticket["table"], ticket["token"], "fr") as ana:
            await ana.hello()
            frames = await ana.settle()
            assert frames[-1]["t"] == "closed"
            assert frames[-1]["reason"].startswith("Ces règles")
            if number:
                view = next(frame["view"] for frame in frames if frame["t"] == "view")
                assert view["offers"] == view["interjections"] == []
                assert view["question"]
                fold = house.hall.tables[ticket["table"]].fold
                assert fold
                assert len(fold.entries) == number
            await ana.send("move", at=1, move="pass")
            assert (await ana.error())["code"] == "broken"
        assert await house.entries(ticket["table"]) == lines


async def test_a_restart_chooses_and_draws_the_same_again(sqlite_db: str) -> None:
    """A bot's choice for an entry is the same in a server that has only the log to go by."""
    moves: list[list[str]] = []
    ticket: dict[str, Any] = {}
    for life in range(2):
        async with open_house(sqlite_db, Manners(1000, 1000)) as house:
            ticket = ticket or await house.api.table(seats=4, bots=["uniform", "greedy", "uniform"], start=True)
            live = await house.hall.table(ticket["table"])
            async with live.turn():
                live.tell()
                assert live.programs
                assert live.fold
                choices = []
                for seat in sorted(live.programs.seated):
                    move, at = live.programs.choose(seat)
                    again, _ = live.programs.choose(seat)
                    assert bytes(move) == bytes(again)
                    choices.append(f"{at} {GAME.write_move(move, 'en')}")
                moves.append(choices)
                if life == 0:
                    assert live.programs.next_speaker() == 1
    assert moves[0] == moves[1]


def test_seeds_differ_by_secret_table_seat_and_entry() -> None:
    seeds = {
        program_seed(secret, table, seat, entry)
        for secret in (bytes(32), bytes(31) + b"\x01")
        for table in ("a", "b")
        for seat in range(5)
        for entry in range(50)
    }
    assert len(seeds) == 2 * 2 * 5 * 50
    assert all(0 <= seed < 1 << 62 for seed in seeds)


async def test_logs_hold_neither_cards_nor_tokens(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ticket = await house.api.table(seats=2, bots=["greedy"])
    with caplog.at_level(logging.INFO):
        async with house.api.socket(ticket["table"], ticket["token"]) as ana:
            await ana.hello()
            await ana.send("lobby", do="start")
            view = await play_on(ana, (await ana.until("view"))["view"], 4)

            async def fails(self: Store, table: str, lines: list[Line], *what: Any) -> None:
                raise RuntimeError(f"{lines[0].move} {ticket['token']}")

            monkeypatch.setattr(Store, "append", fails)
            move = await first_move(ana, view)
            await ana.send("move", **move)
            assert (await ana.until("error"))["code"] == "internal"
    live = house.hall.tables[ticket["table"]]
    told = [(record.getMessage(), record.exc_text, record.exc_info) for record in caplog.records]
    text = str(told)
    assert "RuntimeError at " in text
    assert move["move"] not in text
    for secret in (ticket["token"], live.secret.hex(), live.lobby.seats[0].token):
        assert secret not in text
