"""A host's own deck at a table: everybody is told its words and pictures, its codes are played, its record replays."""

from __future__ import annotations

from pathlib import Path

import pytest

from bythebook.games import room
from bythebook.kernel.history import read_record
from bythebook.kernel.replaying import verify
from bythebook.server.replays import replayed
from tests.browser.records import finished_record
from tests.server.conftest import House

GAMES = Path(__file__).parents[1] / "games"
OWN = (GAMES / "dweebies" / "own.csv").read_text(encoding="utf-8")


async def test_a_table_speaks_as_its_deck_does(house: House) -> None:
    api = house.api
    wish = {"game": "dweebies", "seats": 2, "bots": ["greedy"], "deck": OWN, "options": {"name_first": "A"}}
    ticket = await api.table(**wish, start=True)
    async with api.socket(ticket["table"], ticket["token"]) as host, api.socket(ticket["table"]) as watcher:
        await host.hello()
        deck = (await host.until("lobby"))["deck"]
        assert (deck["name"], deck["label"]) == ("file", "Our own box")
        assert deck["faces"]["card-17"] == ["blank-1", "ar"]
        assert "Robin des Bois" in deck["words"]["fr"]
        assert [row["copies"] for row in deck["rows"] if row["value"] == 17] == [1]
        await watcher.hello()
        assert (await watcher.until("lobby"))["deck"] == deck

        view = (await host.until("view"))["view"]
        codes = [row["code"] for row in room("dweebies").read_deck("file", OWN).rows]
        assert [offer["text"] for offer in view["offers"]] == [codes[offer["card"]] for offer in view["offers"]]
        await host.settle()
        at, card = view["question"]["number"], view["offers"][0]["card"]
        await host.send("move", at=at, move="ga@C")
        assert (await host.error())["code"] == "bad_notation"
        await host.send("move", at=at, move=f"{codes[card]}@C")
        told = await host.until("events")
        assert [event["card"] for event in told["events"] if event["event"] == "placed"] == [card]


async def test_a_wrong_deck_is_one_sentence(house: House) -> None:
    api = house.api
    ticket = await api.table(game="dweebies", seats=2)
    async with api.socket(ticket["table"], ticket["token"], "fr") as host:
        await host.hello()
        await host.settle()
        await host.send("lobby", do="deck", deck=OWN.replace("ar,artist,1", "ar,artist,2"))
        told = await host.error()
        assert told["code"] == "bad_deck"
        assert "(D3)" in told["message"]
        assert "n1 = n3" in told["message"]


@pytest.mark.parametrize("game", ["dweebies", "cryptid_smash"])
def test_a_record_is_replayed_with_its_deck(game: str) -> None:
    deck = (GAMES / game / "own.csv").read_text(encoding="utf-8")
    text = finished_record(game, ["Ana", "Bea"], 5, deck)
    verify(room(game), read_record(text))
    found = replayed(text)
    told = found["header"]["deck"]
    assert set(told) == {"name", "label", "rows", "words", "faces"}
    assert {"dweebies": "Robin des Bois", "cryptid_smash": "Arc-en-ciel"}[game] in told["words"]["fr"]
    if game == "dweebies":
        assert any(frame["move"].get("en", "").startswith("rh@") for frame in found["frames"])
