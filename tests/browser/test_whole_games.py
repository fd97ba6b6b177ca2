"""Whole games against bots, from the first page to the end: by mouse, by keyboard only, by touch.

Cryptid Smash by keyboard only, with its calls, is played in `test_calls.py`.
"""

from __future__ import annotations

import re
import statistics

import pytest

from tests.browser.conftest import Watch
from tests.browser.home import BRAINS, CRYPTIDS, DWEEBIES, play_now
from tests.browser.judging import Judge
from tests.browser.player import Player
from tests.extent import amount

SIZES = {"mouse": (1280, 800), "keys": (1280, 800), "touch": (320, 640)}
LEAST = {  # acts of a whole game
    BRAINS: 6,  # three cards of lots, and a few plays
    CRYPTIDS: 5,  # seven cards
    DWEEBIES: 18,  # nine cards, each with its place
}
DEAL = {"en": "Deal the cards", "fr": "Distribuer les cartes"}


def begin(player: Player, lang: str, opponents: int, game: str) -> None:
    """From the first page to the table, as this body does it."""
    page, home = player.page, play_now(game)
    page.wait_for_selector(home)
    if player.body == "keys":
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("(home) => document.activeElement.matches(`${home} input`)", home):
                break
        for _ in range(6):
            page.keyboard.press("ArrowLeft")
            if page.evaluate("() => document.activeElement.parentElement.textContent.trim()") == str(opponents):
                break
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.textContent.trim()") == DEAL[lang]:
                break
        page.keyboard.press("Enter")
    else:
        press = page.click if player.body == "mouse" else page.tap
        press(f'{home} label:has-text("{opponents}")')
        press(f'{home} button:has-text("{DEAL[lang]}")')
    page.wait_for_url(re.compile("/t/"))


# the languages take turns: every game in both, every body in both
CASES = [
    (BRAINS, "mouse", "fr"), (BRAINS, "keys", "en"), (BRAINS, "touch", "fr"), (CRYPTIDS, "mouse", "en"),
    (CRYPTIDS, "touch", "fr"), (DWEEBIES, "mouse", "en"), (DWEEBIES, "keys", "fr"), (DWEEBIES, "touch", "en"),
]  # fmt: skip
ALL_CASES = [
    *((BRAINS, body, lang) for body in SIZES for lang in ("en", "fr")),
    (CRYPTIDS, "mouse", "en"), (CRYPTIDS, "touch", "fr"),
    *((DWEEBIES, body, lang) for body in SIZES for lang in ("en", "fr")),
]  # fmt: skip


@pytest.mark.parametrize(("game", "body", "lang"), amount(CASES, ALL_CASES))
def test_a_whole_game(watch: Watch, game: str, body: str, lang: str) -> None:
    page = watch.open(lang, size=SIZES[body], touch=body == "touch")
    player = Player(page, body, seed=len(body))
    player.patient = True  # the windows of these games are short
    begin(player, lang, 5 if game == DWEEBIES else 3 if (body, lang) == ("mouse", "fr") else 1, game)
    assert player.play() >= LEAST[game]
    page.wait_for_selector("#end-title")
    player.check()
    if body == "keys":  # the next thing to do is near
        assert statistics.median(player.tabs) <= 4
        assert max(player.tabs) <= 14
    assert page.evaluate("() => eyes.lost") == []
    assert not page.title().startswith("(")
    assert page.evaluate("() => document.activeElement.id") == "end-title"
    places = page.locator(".place")
    assert places.count() >= 1
    assert page.locator(".end-acts > *").count() == 4
    if body == "mouse":
        judge = Judge(lang)
        judge.look(page, "end")
        judge.content()
