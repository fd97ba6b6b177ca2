"""What came along the sockets of two people, read with the record at hand: nothing that was hidden from them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bythebook.games import room
from bythebook.kernel.history import read_record
from bythebook.kernel.replaying import replay
from tests.browser.conftest import Watch
from tests.browser.home import lay_table
from tests.browser.player import Player
from tests.browser.test_two_people import play_in_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = room("oh_my_brain")
# Part 6 of the specification: the field that is hidden, and who may see it
HIDDEN = {
    "lot_dealt": ("cards", ["actor"]),
    "lot_chosen": ("card", ["actor"]),
    "drew": ("cards", ["actor"]),
    "kept": ("card", ["actor"]),
    "refilled": ("cards", ["actor"]),
    "received": ("cards", ["actor"]),
    "moon_card": ("card", ["actor"]),
    "spiked": ("card", ["actor", "target"]),
}
OPEN = {"played", "turn_start", "shown"}  # events that show cards to everybody


def frames_of(page: Page) -> list[dict[str, Any]]:
    """Every frame that this page is going to receive."""
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(json.loads(text))))
    return frames


def check_view(view: dict[str, Any], seat: int) -> None:
    """Cards lie open in one's own zones and on the horde only; what is offered lies there too."""
    assert view["you"] == seat
    own: set[int] = set()
    for key, zone in view["zones"].items():
        if key == "horde":
            continue
        if key in (f"hand:{seat}", f"cemetery:{seat}", f"lot:{seat}"):
            own |= set(zone["cards"])
        else:
            assert "cards" not in zone, zone
    question = view["question"] or {}
    assert seat in question.get("waiting", []) or not ({"cards", "due"} & set(question.get("own", ()))), question
    assert seat in question.get("waiting", []) or not view["offers"], "offers for somebody else's question"
    for offer in every_offer(view["offers"] + view["interjections"]):
        assert offer.get("card") is None or offer["card"] in own, offer


def every_offer(offers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for offer in offers for each in (offer, *every_offer(offer.get("next") or []))]


def check_event(event: dict[str, Any], seat: int) -> None:
    """A hidden field is there only for those who may see it."""
    if event["event"] in HIDDEN:
        field, seers = HIDDEN[event["event"]]
        assert (field in event) == (seat in [event.get(seer) for seer in seers]), event
    elif event["event"] not in OPEN:
        assert "card" not in event, event
        assert "cards" not in event, event


def test_sockets_tell_each_seat_its_own_and_no_more(watch: Watch, tmp_path: Path) -> None:
    ana = watch.open("en", None)
    told = {0: frames_of(ana)}
    ana.goto("/")
    lay_table(ana, "Ana")
    ana.click('.seat-count label:has-text("3")')
    bea = watch.open("fr", None)
    told[1] = frames_of(bea)
    bea.goto(ana.input_value(".invite-link"))
    bea.fill("#my-name", "Bea")
    bea.click(".join button")
    ana.locator(".lobby-seat", has_text="Bea").wait_for()
    ana.click("text=Add a bot")
    ana.locator(".lobby-seat-bot").wait_for()
    ana.click('button:has-text("Start the game")')
    assert play_in_turn([Player(ana, "mouse", 1), Player(bea, "mouse", 2, fond_of_passing=True)], 2000)
    with ana.expect_download() as coming:
        ana.click('[data-key="record"]')
    coming.value.save_as(tmp_path / "record.jsonl")

    record = read_record((tmp_path / "record.jsonl").read_text(encoding="utf-8"))
    may_hear: dict[int, list[dict[str, Any]]] = {0: [], 1: []}
    for _, entry, table in replay(GAME, record):
        for seat, events in may_hear.items():
            events += table.heard(entry, seat)
    for seat, frames in told.items():
        heard = [event for frame in frames if frame["t"] in ("log", "events") for event in frame["events"]]
        for event in heard:
            check_event(event, seat)
        assert heard == may_hear[seat], "the record tells each seat what its socket told it"
        views = [frame["view"] for frame in frames if frame["t"] == "view"]
        assert len(views) > 5
        for view in views:
            check_view(view, seat)
        kinds = {frame["t"] for frame in frames}
        assert kinds <= {"lobby", "log", "view", "events", "offers", "pong"}, kinds
