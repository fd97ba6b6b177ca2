"""axe-core finds nothing: on every screen, by day and by night, in both languages, wide and narrow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watch
from tests.browser.home import BRAINS, CRYPTIDS, lay_table, play_now
from tests.browser.judging import Judge
from tests.browser.records import NAMES, finished_record
from tests.browser.test_long_hand import POSITION
from tests.extent import amount

if TYPE_CHECKING:
    from playwright.sync_api import Page


def judged_in(lang: str) -> pytest.MarkDecorator:
    """The languages take turns: what a page is made of is the same in both."""
    return pytest.mark.parametrize("judge", amount([lang], ["en", "fr"]), indirect=True)


@pytest.fixture
def judge(request: pytest.FixtureRequest) -> Iterator[Judge]:
    judging = Judge(request.param)
    yield judging
    judging.content()


def test_the_judge_is_awake(watch: Watch) -> None:
    """A picture without words is found, and nothing else: otherwise silence would prove nothing."""
    page = watch.open("en")
    page.wait_for_selector(play_now(BRAINS))
    page.evaluate("() => document.querySelector('h1').append(new Image())")
    judging = Judge("en")
    judging.look(page, "home")
    assert {fault.partition(":")[0] for fault in judging.found} == {"image-alt"}


@judged_in("fr")
def test_pages_and_the_lobby(watch: Watch, judge: Judge) -> None:
    page = watch.open(judge.lang)
    page.wait_for_selector(play_now(BRAINS))
    judge.look(page, "home")
    page.click(".top .tools > .icon-button")
    page.wait_for_selector(".settings-dialog[open]")
    page.click(".settings-dialog summary")
    judge.look(page, "settings")
    page.keyboard.press("Escape")

    page.goto("/rules/oh_my_brain#4.4")
    page.wait_for_selector(".clause")
    judge.look(page, "rules")
    page.goto("/replay")
    page.wait_for_selector(".file-drop")
    judge.look(page, "replay, nothing opened")
    page.goto("/t/nosuchtable")
    page.wait_for_selector(".condition h1")
    judge.look(page, "no such table")
    watch.faults.clear()  # the server answered 404, and the browser says so

    page.goto("/")
    lay_table(page, "Ana")
    judge.look(page, "lobby of the host")
    page.click(".lobby-seat button")
    page.wait_for_selector(".lobby-seat-bot")
    judge.look(page, "lobby with a bot")
    page.click(".option .margin-number")
    page.wait_for_selector(".clause-dialog[open] .clause-text")
    judge.look(page, "clause")
    page.keyboard.press("Escape")

    guest = watch.open(judge.lang, page.url)
    guest.wait_for_selector(".join")
    judge.look(guest, "lobby of a guest")
    guest.fill("#my-name", "Bea")
    guest.click(".join button")
    guest.wait_for_selector(".lobby-seat.mine")
    judge.look(guest, "lobby of somebody invited")


@judged_in("en")
def test_the_table_in_its_phases(watch: Watch, judge: Judge) -> None:
    """Lots, a turn, and whatever else is asked soon. The end is judged where whole games are played."""
    player = watch.game(judge.lang, opponents=3, seed=5)
    screens: list[str] = []
    while len(screens) < 5:
        seen = player.wait()
        assert not seen["over"]
        split = any(each["key"].startswith(("way-", "move-finish")) for each in seen["options"])
        screen = "a split" if split else seen["question"][:24]
        if screen not in screens:
            screens.append(screen)
            judge.look(player.page, screen)
            if len(screens) == 2:
                ask_everything(player.page, judge)
        player.act(seen)


@judged_in("fr")
def test_the_table_of_cryptid_smash(slow_watch: Watch, judge: Judge) -> None:
    """Its lobby with numbers, a window with a call and a move held, a chain, a long hand and the uses of a tactic."""
    page = slow_watch.open(judge.lang)
    lay_table(page, "Ana", CRYPTIDS)
    page.click(".lobby-seat button")
    page.wait_for_selector(".lobby-seat-bot .lapse input")
    judge.look(page, "lobby of Cryptid Smash")
    page.close()

    window = "at=w:p1 col=ae p1=ae.our,te.lat,t.col p2!=#1 p3?=#1 p4=#5 p5=- done=p5 pile=ae.lat,aq.dis deck=#20,*"
    page = slow_watch.at(window, 5, judge.lang, {"call_window": "60"})
    page.click('[data-key="call-2"]')
    page.click('[data-card="33"]')
    page.wait_for_selector(".held-move")
    judge.look(page, "a call window")
    page.close()

    chain = "at=answer:p1 col=ig dir=- pend=dr4x3:ig p1=ig.dr4,ae.our p2=#4 pile=ig.dr4,aq.dr4 gone=t.col deck=#20,*"
    page = slow_watch.at(chain, 2, judge.lang)
    judge.look(page, "a chain")
    page.close()

    page = slow_watch.at(POSITION, 4, judge.lang)
    page.click('[data-card="44"]')
    page.wait_for_selector(".choice-group")
    judge.look(page, "a long hand, and the uses of a tactic")


@judged_in("en")
@pytest.mark.parametrize("game", [BRAINS, CRYPTIDS])
def test_a_replay(watch: Watch, judge: Judge, tmp_path: Path, game: str) -> None:
    record = tmp_path / "record.jsonl"
    record.write_text(finished_record(game, NAMES, seed=7), encoding="utf-8")
    page = watch.open(judge.lang, "/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-book")
    page.locator("input[type=range]").fill("30")
    judge.look(page, "replay")


def ask_everything(page: Page, judge: Judge) -> None:
    """What opens beside the table: questions, a refusal, the keys, a question back."""
    page.click(".ask summary >> nth=0")
    page.fill("#command", "keep 3")
    page.keyboard.press("Enter")
    page.wait_for_selector(".slip-refused")
    judge.look(page, "asking, and a refusal")
    page.click(".slip-refused .icon-button")
    page.focus(".mine-area button.card")
    page.keyboard.press("e")
    page.wait_for_selector(".slip-answer")
    page.focus("#question")
    page.keyboard.press("?")
    page.wait_for_selector(".help-dialog[open]")
    judge.look(page, "the keys, over an answer")
    page.keyboard.press("Escape")
    page.click(".own-seat summary")
    page.click(".own-seat .quiet")
    page.wait_for_selector(".confirm-dialog[open]")
    judge.look(page, "leaving")
    page.keyboard.press("Escape")
    page.wait_for_selector(".confirm-dialog", state="detached")
