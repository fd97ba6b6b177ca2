"""Two people in two browsers at one table, from the invitation to the rematch; the record of their game, replayed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import Watch
from tests.browser.home import lay_table
from tests.browser.house import ROOT
from tests.browser.player import Player
from tests.waiting import until

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

HAND = "() => [...document.querySelectorAll('.row-hand [data-card]')].map((each) => each.dataset.card)"


def play_in_turn(players: list[Player], acts: int) -> bool:
    """Whoever is asked acts, until so many acts are done; True when the game is over."""
    while acts > 0:
        until(lambda: any(asked_or_over(player) for player in players), "a question")
        for player in players:
            seen = player.look()
            if seen["over"]:
                return True
            if seen["options"]:
                player.act(seen)
                acts -= 1
    return False


def asked_or_over(player: Player) -> bool:
    """Is there something to do, or nothing any more?"""
    seen = player.look()
    return bool(seen["over"] or seen["options"])


def seat_names(page: Page) -> list[str]:
    """Who sits in the lobby, as it is shown."""
    return [" ".join(text.split()) for text in page.locator(".lobby-seat .who b").all_inner_texts()]


def has_text(found: Locator, text: str) -> None:
    found.filter(has_text=text).first.wait_for()


def test_two_people_and_a_bot(watch: Watch, tmp_path: Path) -> None:
    """Invited, seated, house rules, play, reload, a second tab, leaving and coming back, record, replay, rematch."""
    # Ana makes a table and changes how many sit at it
    ana_home = watch.context("en")
    ana = watch.page(ana_home)
    lay_table(ana, "Ana")
    ana.click('.seat-count label:has-text("3")')
    link = ana.input_value(".invite-link")
    assert link.startswith(watch.base + "/t/")

    # Zoé opens the link, in French, and sits down
    zoe_home = watch.context("fr", size=(390, 844), theme="dark", touch=True)
    zoe = watch.page(zoe_home, link)
    zoe.fill("#my-name", "Zoé")
    zoe.click("text=S’asseoir")
    has_text(ana.locator(".lobby-seat"), "Zoé")
    has_text(zoe.locator(".lobby-seat"), "Ana")
    assert zoe.locator("text=Ajouter un robot").count() == 0, "only the host adds bots"

    # a bot in the third seat, a house rule, a start
    assert ana.locator('button:has-text("Start the game")').get_attribute("aria-disabled") == "true"
    ana.click("text=Add a bot")
    has_text(ana.locator(".lobby-seat-bot"), "bot, plays to win")
    has_text(zoe.locator(".lobby-seat-bot"), "robot, joue pour gagner")
    ana.click("text=Fewer cards left goes first")
    has_text(zoe.locator(".option-read"), "Le moins de cartes")
    assert len(seat_names(zoe)) == 3
    ana.click('button:has-text("Start the game")')
    players = [Player(ana, "mouse", 1), Player(zoe, "touch", 2)]
    assert not play_in_turn(players, 24)
    for player in players:
        player.check()

    # they talk; it is heard by the other, and not by oneself
    ana.fill("#chat", "Nice horde!")
    ana.keyboard.press("Enter")
    zoe.wait_for_function("() => eyes.heard.some((each) => each.text.includes('Nice horde!'))")
    assert not ana.evaluate("() => eyes.heard.some((each) => each.text.includes('Nice horde!'))")

    # Ana reloads: the same seat, the same cards
    before = ana.evaluate(HAND)
    ana.reload()
    ana.wait_for_selector(".row-hand")
    assert ana.evaluate(HAND) == before

    # and opens it a second time: both tabs are her seat
    second = watch.page(ana_home, link)
    second.wait_for_selector(".row-hand")
    assert second.evaluate(HAND) == ana.evaluate(HAND)
    assert not play_in_turn([Player(second, "mouse", 3), players[1]], 6)
    ana.wait_for_function(f"(hand) => JSON.stringify(({HAND})()) === JSON.stringify(hand)", arg=second.evaluate(HAND))
    second.close()

    # Zoé leaves: Ana sees it, and may let a bot play; the link brings Zoé back to her seat
    zoe.click(".page-pull")
    has_text(zoe.locator(".chat li"), "Nice horde!")
    zoe.click("text=Ma place")
    zoe.click("text=Quitter la table")
    zoe.click(".confirm-dialog .primary")
    zoe.wait_for_selector(".home-book")
    has_text(ana.locator(".seat"), "away")
    zoe.goto(link)
    zoe.wait_for_selector(".row-hand")
    has_text(zoe.locator(".seat.mine"), "Zoé")
    ana.locator(".seat-state").wait_for(state="detached")

    # to the end
    assert play_in_turn([Player(ana, "mouse", 4, fond_of_passing=True), players[1]], 2000)
    for page in (ana, zoe):
        page.wait_for_selector("#end-title")

    # the record is kept, and holds
    with ana.expect_download() as coming:
        ana.click("text=Keep the record")
    record = tmp_path / coming.value.suggested_filename
    coming.value.save_as(record)
    verify = [sys.executable, "-m", "bythebook", "verify", str(record)]
    verified = subprocess.run(verify, cwd=ROOT, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr

    # rematch: Ana asks, both go on in the seats they had
    ana.click("text=Play again")
    ana.wait_for_url(lambda address: "/t/" in address and address != link)
    zoe.click("text=table suivante")
    zoe.wait_for_selector(".lobby-book")
    assert ana.url == zoe.url
    assert [name for name in seat_names(ana) if name in ("Ana", "Zoé")] == ["Ana", "Zoé"]
    ana.click('button:has-text("Start the game")')
    for page in (ana, zoe):
        page.wait_for_selector(".row-lot")

    replay_of(watch, record)


def replay_of(watch: Watch, record: Path) -> None:
    """A record from a file: step, back, jump, run; hands lie open."""
    page = watch.open("fr", "/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-book")
    told = page.locator(".controls .question p").first

    def step() -> tuple[int, int]:
        found = re.findall(r"\d+", told.inner_text())
        return int(found[0]), int(found[1])

    at, last = step()
    assert at == 0
    assert last > 20
    on, back = page.get_by_label("Une étape en avant"), page.get_by_label("Une étape en arrière")
    for _ in range(5):
        on.click()
    assert step()[0] == 5
    lines = page.locator(".lines .line").count()
    back.click()
    assert step()[0] == 4
    assert page.locator(".lines .line").count() <= lines
    page.get_by_label("À la fin").click()
    assert step()[0] == last
    assert page.locator(".lines .line-game_end").count() == 1
    page.locator("input[type=range]").fill(str(last // 2))
    assert step()[0] == last // 2
    assert page.locator(".open-cards use[href^='#card-']").count() > 3
    page.get_by_label("Au début").click()
    assert step()[0] == 0
