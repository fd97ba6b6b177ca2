"""The server is killed in mid-game while the page is open, and started again: the same game goes on by itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import Watch
from tests.browser.golden import quiet
from tests.browser.hearing import all_said, lines_of_the_log, not_in_the_log, plain
from tests.browser.home import BRAINS, play_now
from tests.browser.house import House
from tests.browser.waiting import painted, settled

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TABLE = """() => ({
  hand: [...document.querySelectorAll('.row-hand [data-card]')].map((each) => each.dataset.card),
  cemetery: [...document.querySelectorAll('.row-cemetery [data-card]')].map((each) => each.dataset.card),
  facts: [...document.querySelectorAll('.seat .facts')].map((each) => each.textContent.replace(/\\s+/g, ' ').trim()),
  lines: document.querySelectorAll('.lines .line').length,
  question: document.getElementById('question').textContent.trim(),
})"""


def test_killed_and_started_again(browser: Browser, tmp_path: Path, built_client: Path) -> None:
    """With the server as it is sold, whose bots think."""
    house = House(tmp_path, chance="twice", real=True)
    house.start()
    watching = Watch(browser, house)
    try:
        player = watching.game("fr", seed=3)
        player.play(4)
        player.wait()
        before = player.page.evaluate(TABLE)
        house.kill()
        lost_line(player.page)
        assert player.page.evaluate(TABLE)["hand"] == before["hand"], "the table stays readable meanwhile"

        # what is done now cannot be sent, and says so; nothing is lost
        player.page.click(f'main [data-key="{player.look()["options"][0]["key"]}"]')
        painted(player.page)
        assert player.look()["focus"]

        house.start()
        player.page.wait_for_selector(".strip", state="detached")
        player.wait()
        assert player.page.evaluate(TABLE) == before
        settled(player.page)
        assert player.play(2) == 2
        player.check()
        player.wait()
        quiet(player.page)
        not_in_the_log(all_said(player.page, "status"), lines_of_the_log(player.page))
    finally:
        watching.close()
        house.stop()
    assert all("WebSocket" in fault or "ERR_CONNECTION" in fault for fault in watching.faults), watching.faults


def lost_line(page: Page) -> None:
    """The page says what has happened, kindly, to the eye and the ear, and offers to try at once."""
    strip = page.locator(".strip")
    strip.wait_for()
    assert plain(strip.inner_text()).startswith("La liaison"), strip.inner_text()
    assert strip.locator("button").count() == 1
    assert strip.get_attribute("role") == "status"


def test_a_page_opened_while_the_server_is_away_says_so(watch: Watch, house: House) -> None:
    page = watch.open("en")
    page.wait_for_selector(play_now(BRAINS))
    page.context.set_offline(True)
    page.click(f"{play_now(BRAINS)} button")
    page.wait_for_selector(".trouble[role=alert]")
    assert "does not answer" in page.inner_text(".trouble")
    page.context.set_offline(False)
    page.click(f"{play_now(BRAINS)} button")
    page.wait_for_selector(".row-lot")
    watch.faults = [fault for fault in watch.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


OLDER = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  send.call(this, sessionStorage.older ? text.replace(/"wire":\\d+,/, '') : text);
};
"""
"""While the page's memory says so, its hello names no version, as that of an older client."""


def test_an_older_page_is_told_to_reload_and_keeps_its_seat(watch: Watch) -> None:
    player = watch.game("fr", seed=3)
    player.play(2)
    player.wait()
    before, page = player.page.evaluate(TABLE), player.page
    page.add_init_script(OLDER)
    page.evaluate("sessionStorage.older = 'yes'")
    page.reload()
    told = page.locator(".condition")
    told.locator('[data-key="reload"]').wait_for()
    assert plain(told.locator("p").first.inner_text()).startswith("Cette page est plus ancienne que la table")
    assert plain(told.locator("h1").inner_text()) == "Cette page n’est plus à jour"
    assert "Votre place vous est gardée" in all_said(page, "alert")
    page.evaluate("sessionStorage.removeItem('older')")
    page.click('[data-key="reload"]')
    page.wait_for_selector("#question")
    player.wait()
    assert page.evaluate(TABLE) == before
