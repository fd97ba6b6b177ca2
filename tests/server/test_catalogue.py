"""What the server tells about games, and the headers of all that it answers."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

from tests.server.conftest import House


async def test_games(house: House) -> None:
    http = house.api.http
    games = (await http.get("/api/games")).json()
    names = "Oh My Brain", "Cryptid Smash", "Dweebies", "Dementalism"
    titles = {name.lower().replace(" ", "_"): name for name in names}
    assert [game["name"] for game in games] == list(titles)
    assert [game["seats"] for game in games] == [[2, 5], [2, 6], [2, 6], [2, 12]]
    for game in games:
        for lang in ("en", "fr"):
            assert game["title"][lang] == titles[game["name"]]
            assert len(game["blurb"][lang]) > 20
    about = (await http.get("/api/games/oh_my_brain")).json()
    assert about["faces"] == [str(value) for value in range(20)]
    assert about["die"] == ["spike", "dash", "equals", "moon", "plus", "bang"]
    assert about["events"]["played"]["fields"]["each"] == {"seat": "seat", "count": "number"}
    assert about["events"]["kept"]["secret"] == {"card": "card"}
    assert {option["name"] for option in about["options"]} >= {"deck", "refill", "moon"}
    assert [deck["name"] for deck in about["decks"]] == ["courbe", "plate"]
    assert sum(row["copies"] for row in about["decks"][0]["rows"]) == 50
    assert (about["windows"], about["lapse"]) == (None, None)
    about = (await http.get("/api/games/cryptid_smash")).json()
    assert about["windows"] == {"questions": ["window"], "length": "call_window"}
    assert (about["lapse"], about["lapses"]) == (200, [])


async def test_files_of_a_game(house: House) -> None:
    http = house.api.http
    for lang in ("en", "fr"):
        words = (await http.get(f"/api/games/oh_my_brain/words.{lang}.ftl")).text
        assert re.search(r"^list-last = ", words, re.MULTILINE)
        assert re.search(r"^game-title = ", words, re.MULTILINE)
        book = (await http.get(f"/api/games/oh_my_brain/rulebook.{lang}.json")).json()
        clauses = [clause for section in book["sections"] for clause in section["clauses"]]
        assert next(clause for clause in clauses if clause["id"] == "4.4")["parts"]
        assert set(clauses[0]) == {"id", "tag", "option", "parts"}
        assert book["title"]
    sprite = await http.get("/api/games/oh_my_brain/faces.svg")
    assert sprite.headers["content-type"] == "image/svg+xml"
    assert 'id="card-19"' in sprite.text


async def test_the_invitation_as_a_picture(house: House) -> None:
    ticket = await house.api.table(seats=2)
    drawn = await house.api.http.get(f"/api/tables/{ticket['table']}/qr.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(drawn.content).tag.endswith("svg")
    house.hall.settings.invite_base = "http://192.0.2.7:8765"
    assert (await house.api.http.get(f"/api/tables/{ticket['table']}/qr.svg")).content != drawn.content
    async with house.api.socket(ticket["table"], ticket["token"]) as host:
        await host.hello()
        lobby = await host.until("lobby")
        assert lobby["invite"] == f"http://192.0.2.7:8765/t/{ticket['table']}"  # 127.0.0.1 is nobody else's
    for local in ("localhost", "localhost:80", "127.0.0.1:8765", "[::1]:80", "[::1]"):
        assert house.hall.invite_base(local)
    for known in ("192.0.2.7:8765", "games.example", "games.example:80", "[2001:db8::1]:80"):
        assert house.hall.invite_base(known) == ""


async def test_every_answer_is_guarded(house: House) -> None:
    for path in ("/", "/t/x", "/healthz", "/api/games", "/api/tables/none", "/nothing"):
        headers = (await house.api.http.get(path)).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == policy["style-src"] == policy["script-src"] == "'self'"
        assert policy["img-src"] == "'self' data:"
        assert policy["connect-src"] == "'self' ws: wss:"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_pages_of_the_client(house: House) -> None:
    """Every address of the client is the same page; where it was not built, the page says how to."""
    answers = [await house.api.http.get(path) for path in ("/", "/t/abc", "/rules/oh_my_brain", "/replay")]
    assert len({answer.text for answer in answers}) == 1
    assert "<!doctype html>" in answers[0].text.lower() or "make setup" in answers[0].text
