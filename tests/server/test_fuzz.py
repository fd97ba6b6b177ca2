"""Whatever comes along a socket or in a record, the answer is never that something went wrong here."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest

from bythebook.games import room
from bythebook.kernel.game import Room
from bythebook.server.replays import replayed
from bythebook.server.wire import Trouble
from tests.server.client import play_on
from tests.server.conftest import House

SCRAPS: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 41, 99, 10**6, 10**12, 1.5, "", "x", "A", "play 7", "pass", "lot 3", "é" * 50, [],
    [0], [27], [1, 2, 3], [{}], {}, {"moon": "own"}, {"moon": 3}, "options", "start", "leave", "greedy", "\u0000", "fr",
)  # fmt: skip
FIELDS = (
    "at", "move", "words", "do", "options", "deck", "seats", "bot", "seat", "name", "clock", "text", "token", "lang",
    "on", "lapse",
)  # fmt: skip
TAGS = (
    "hello", "move", "next", "lobby", "chat", "more_time", "ping", "view", "call", "early", "hold", "go_on",
)  # fmt: skip


def scramble(chance: random.Random) -> str:
    """A message that might nearly make sense."""
    fields = {name: chance.choice(SCRAPS) for name in chance.sample(FIELDS, chance.randrange(5))}
    text = json.dumps({"t": chance.choice(TAGS), **fields})
    if chance.random() < 0.1:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(("", "{", '"', "\\", "\ud7ff")) + text[at + 1 :]
    return text


def plausible(game: Room, chance: random.Random, number: int) -> str:
    """A message of the right form."""
    if game.windows and chance.random() < 0.5:
        text = game.write_move(game.well_formed(chance), "en")
        early = {"t": "early", "at": number + 1, "move": chance.choice((None, text))}
        call = {"t": "call", "seat": chance.randrange(4), "on": chance.random() < 0.7}
        return json.dumps(chance.choice((early, call, {"t": "hold", "on": chance.random() < 0.2}, {"t": "go_on"})))
    at = chance.choice((number, number, number, None, number - 1))
    if chance.random() < 0.3:
        return json.dumps({"t": "next", "at": at, "words": [chance.randrange(200) for _ in range(chance.randrange(4))]})
    return json.dumps({"t": "move", "at": at, "move": game.write_move(game.well_formed(chance), "fr")})


@pytest.mark.parametrize(
    ("name", "seed"), [("oh_my_brain", 0), ("oh_my_brain", 1), ("cryptid_smash", 0), ("cryptid_smash", 2)]
)
async def test_nothing_that_is_sent_breaks_a_table(
    house: House, monkeypatch: pytest.MonkeyPatch, name: str, seed: int
) -> None:
    for rate in ("RATE", "CHAT_RATE", "HELLO_RATE"):
        monkeypatch.setattr(f"bythebook.server.receiving.{rate}", 10_000.0)
    chance = random.Random(seed)
    options = {"call_window": "wait"} if name == "cryptid_smash" else {}
    ticket = await house.api.table(game=name, seats=3, bots=["greedy", "uniform"], options=options, start=True)
    codes = set()
    async with house.api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        await ana.settle()
        for _ in range(250):
            live = house.hall.tables[ticket["table"]]
            assert live.fold
            number = live.fold.table.number
            await ana.line.send(scramble(chance) if chance.random() < 0.5 else plausible(room(name), chance, number))
            for frame in await ana.settle():
                if frame["t"] == "error":
                    codes.add(frame["code"])
        assert "internal" not in codes
        assert {"malformed", "bad_words", "bad_notation"} & codes > {"malformed"}
    lines = await house.entries(ticket["table"])
    assert [line.n for line in lines] == list(range(len(lines)))


async def test_no_record_breaks_the_replay(house: House) -> None:
    ticket = await house.api.table(seats=2, bots=["greedy"], start=True)
    async with house.api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        await play_on(ana, (await ana.until("view"))["view"])
    text = (await house.api.http.get(f"/api/tables/{ticket['table']}/record")).text
    lines = text.splitlines()[:12]
    frames = replayed("\n".join(lines))["frames"]
    assert len(frames) == 11
    assert [bool(frame["move"]) for frame in frames] == [False] + [True] * 10, "all but the deal is said"
    chance = random.Random(1)
    refused = 0
    for _ in range(250):
        spoilt = [json.loads(line) for line in lines]
        at = chance.choice((0, 0, chance.randrange(len(spoilt))))
        target = spoilt[at]
        for _ in range(chance.randrange(3)):
            inner = [part for part in target.values() if isinstance(part, dict | list) and part]
            target = chance.choice(inner) if inner and isinstance(target, dict) else target
            if not isinstance(target, dict):
                break
        key = chance.choice(list(target) if isinstance(target, dict) else range(len(target)))
        if chance.random() < 0.2 and isinstance(target, dict):
            del target[key]
        else:
            target[key] = chance.choice(SCRAPS)
        with contextlib.suppress(Trouble):  # anything else is a fault
            replayed("\n".join(map(json.dumps, spoilt)))
            continue
        refused += 1
    assert refused > 150
