"""axe-core finds nothing at the table of Dweebies: a line shown, an offer, a split, the lists, lobby and replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watch
from tests.browser.home import DWEEBIES, lay_table
from tests.browser.judging import Judge
from tests.browser.records import NAMES, finished_record
from tests.browser.test_tableau import POSITION

if TYPE_CHECKING:
    from pathlib import Path


def test_the_table_of_dweebies(watch: Watch) -> None:
    judge = Judge("en")
    page = watch.at(POSITION, 2, "en", {"match": "two_wins", "draw": "manual"}, game=DWEEBIES)
    page.wait_for_selector(".moves.asked")
    page.click('.row-hand [data-card="0"]')
    page.hover('[data-cell="2,0"]')
    page.wait_for_selector(".cell.would")
    judge.look(page, "a line before it is committed to")
    page.click(".ask-once")
    page.click('[data-cell="2,0"]')
    page.wait_for_selector(".cell.matched")
    judge.look(page, "an offer")
    page.click('[data-verb="take_all"]')
    page.wait_for_selector(".line-split")
    page.click('[data-key="lists"]')
    page.wait_for_selector(".lists-dialog[open]")
    judge.look(page, "the lists, over a split table")
    judge.content()


def test_lobby_and_replay_of_dweebies(watch: Watch, tmp_path: Path) -> None:
    judge = Judge("fr")
    page = watch.open("fr")
    lay_table(page, "Ana", DWEEBIES)
    judge.look(page, "lobby of Dweebies")
    record = tmp_path / "record.jsonl"
    record.write_text(finished_record(DWEEBIES, NAMES, seed=7), encoding="utf-8")
    page.goto("/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-book .tableau")
    page.locator("input[type=range]").fill("30")
    judge.look(page, "replay of Dweebies")
    judge.content()
