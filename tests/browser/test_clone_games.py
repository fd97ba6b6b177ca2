"""Games of Dementalism played to their end: by mouse, by keyboard alone, by finger, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.clones import Forgetful
from tests.browser.conftest import Watch
from tests.browser.home import CLONES, lay_table
from tests.browser.judging import Judge
from tests.browser.records import NAMES, finished_record
from tests.browser.test_spread import SOON_OVER, at
from tests.browser.test_whole_games import begin
from tests.extent import amount


def test_from_the_first_page(watch: Watch) -> None:
    """A game that is dealt begins: turns are played, faces open and are hidden again, and nothing is owed."""
    page = watch.open("en")
    player = Forgetful(page, "mouse", seed=3)
    begin(player, "en", 1, CLONES)
    assert player.play(30) == 30
    assert page.evaluate("() => eyes.lost") == []


@pytest.mark.parametrize(("body", "lang"), [("mouse", "en"), ("keys", "fr")])
def test_a_whole_game(watch: Watch, body: str, lang: str) -> None:
    """A full Spread and an empty Heap, to the last match or the last idle turn."""
    page = at(watch, "grid 6x6; 2p+ @1 W0; heap 0", 2, lang, {"grid": "6x6", "idle_turns": "20"})
    player = Forgetful(page, body, seed=4)
    assert player.play() >= 20
    page.wait_for_selector("#end-title")
    player.check()
    assert page.evaluate("() => eyes.lost") == []
    assert page.locator(".place").count() >= 1


ENDS = [("mouse", "fr"), ("keys", "en"), ("touch", "fr")]


@pytest.mark.parametrize(("body", "lang"), amount(ENDS, [*ENDS, ("keys", "fr")]))
def test_the_end_of_a_game(watch: Watch, body: str, lang: str) -> None:
    """Ten cards in the Spread, an empty Heap: to the end and its places, by one kind of body alone."""
    size = (320, 640) if body == "touch" else (1280, 800)
    page = at(watch, SOON_OVER, 2, lang, {"grid": "6x6", "idle_turns": "20"}, size=size, touch=body == "touch")
    player = Forgetful(page, body, seed=5)
    player.play()
    page.wait_for_selector("#end-title")
    player.check()
    assert page.evaluate("() => eyes.lost") == []
    assert page.evaluate("() => document.activeElement.id") == "end-title"
    if body == "mouse":
        judge = Judge(lang)
        judge.look(page, "the end")
        judge.content()


def test_lobby_and_replay(watch: Watch, tmp_path: Path) -> None:
    """Nothing for axe to find; in a replay, where all is over, a step shows the faces that it opened."""
    judge = Judge("en")
    page = watch.open("en")
    lay_table(page, "Ana", CLONES)
    judge.look(page, "lobby of Dementalism")
    record = tmp_path / "record.jsonl"
    record.write_text(finished_record(CLONES, NAMES, seed=7), encoding="utf-8")
    page.goto("/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-book .grid")
    page.locator("input[type=range]").fill("30")
    page.wait_for_selector(".grid .cell.open")
    judge.look(page, "replay of Dementalism")
    judge.content()
