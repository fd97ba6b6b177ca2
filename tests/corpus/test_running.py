"""Tables that a server of the past left in the middle of their games are opened and played on (a copy of the file)."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bythebook.games import GAMES, room
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.history import read_record
from bythebook.kernel.replaying import verify
from bythebook.server.tables import LiveTable
from tests.corpus.make import GENERATIONS
from tests.corpus.running import AT_ONCE, advance, found
from tests.server.conftest import House, open_house

FILES = sorted(GENERATIONS.glob("*/tables.sqlite3"))
MOVES = 150
OF_ITS_MAKING = ("scene", "table", "tokens")


def notes_of(file: Path) -> list[dict[str, Any]]:
    notes: list[dict[str, Any]] = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    return notes


@pytest_asyncio.fixture(params=FILES, ids=lambda file: file.parent.name)
async def opened(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[House, list[dict[str, Any]]]]:
    """A server over a copy of the file, and what must be found there."""
    copy = tmp_path / "tables.sqlite3"
    shutil.copyfile(request.param, copy)
    async with open_house(str(copy), AT_ONCE) as house:
        yield house, notes_of(request.param)


def current(note: dict[str, Any]) -> bool:
    """Was this table dealt, or will it be, by the rules as they are?"""
    return note["edition"] in (None, room(note["game"]).edition)


async def live_table(house: House, note: dict[str, Any]) -> LiveTable:
    live = await house.hall.table(note["table"])
    async with live.turn():
        return live


async def test_every_table_stands_where_it_stood(opened: tuple[House, list[dict[str, Any]]]) -> None:
    house, notes = opened
    for note in notes:
        live = await live_table(house, note)
        if current(note):
            assert found(live) == {name: value for name, value in note.items() if name not in OF_ITS_MAKING}
            assert not live.broken
        else:
            assert live.broken, note


async def test_tokens_open_their_seats(opened: tuple[House, list[dict[str, Any]]]) -> None:
    house, notes = opened
    for note in notes:
        for seat, token in note["tokens"].items():
            async with house.api.socket(note["table"], token) as socket:
                await socket.hello()
                assert (await socket.until("lobby"))["you"] == int(seat), note
        async with house.api.socket(note["table"], note["tokens"]["0"] + "x") as socket:
            await socket.hello()
            assert (await socket.error())["code"] == "bad_token"


@pytest.mark.slow
async def test_every_game_goes_on(opened: tuple[House, list[dict[str, Any]]]) -> None:
    """What was in the lobby is dealt; what was over is followed; each goes on, to its end or for a while."""
    house, notes = opened
    policy = Chance()
    sow(policy, 1, 0)
    for note in notes:
        live = await live_table(house, note)
        if not current(note):
            continue
        async with live.turn():
            if note["scene"] == "lobby":
                await live.start()
            if note["over"]:
                await house.hall.rematch(live)
                assert live.lobby.next_table
        await advance(live, MOVES, policy)
        if live.playing().table.over:
            assert verify(room(note["game"]), read_record(live.record())).over
        else:
            standing = found(live)
            assert standing["entries"] > note["entries"]
            await live.read()
            assert found(live) == standing


def test_the_file_has_every_kind_of_table() -> None:
    notes = [note for file in FILES for note in notes_of(file)]
    assert {note["game"] for note in notes if note["entries"] and not note["over"] and current(note)} == {*GAMES}
    assert {note["scene"] for note in notes} == {"lobby", "going on", "left", "over", "held"}
    kinds = {(kind, left) for note in notes for kind, _, _, left in note["seats"]}
    assert kinds >= {("person", False), ("bot", False), ("person", True)}
    held = [said for note in notes for said in note["held"]]
    assert any(said["calls"] for said in held)
    assert any(said["early"] for said in held)
    assert any(said["hold"] for said in held)
