"""A table with a deck of its own: what is said, what is typed, what is drawn; its record played again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import Watch
from tests.browser.hearing import plain
from tests.browser.home import DWEEBIES, lay_table
from tests.browser.records import finished_record
from tests.browser.test_lobby import give
from tests.browser.test_refusals import LANGS, typed
from tests.browser.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

OWN = (Path(__file__).parents[1] / "games" / "dweebies" / "own.csv").read_text(encoding="utf-8")
SIGNS = "(id) => [...document.querySelectorAll(`#${id} [data-sign]`)].map((place) => place.textContent)"
SPOKEN = {"en": ('Robin "H" {Hood}', "Artist", "Our own box"), "fr": ("Robin des Bois", "Artiste", "Our own box")}


def dealt(watch: Watch, lang: str) -> Page:
    """A game against one bot, dealt from the deck, the host first."""
    page = watch.open(lang)
    lay_table(page, "Ana", DWEEBIES)
    page.click('.seat-count label:has-text("2")')
    page.wait_for_function("() => document.querySelectorAll('.lobby-seat').length === 2")
    page.click('[data-key="bot-1"]')
    give(page, OWN)
    page.locator(".file.on", has_text="Our own box").wait_for()
    page.check('input[name="option-name_first"][value="A"]')
    settled(page)
    page.click("#start-game")
    page.wait_for_selector(".moves.asked")
    return page


@LANGS
def test_a_table_speaks_as_its_deck_does(watch: Watch, lang: str) -> None:
    page = dealt(watch, lang)
    robin, artist, label = SPOKEN[lang]
    assert label in plain(page.inner_text(".lines-scroll"))
    page.focus("#question")
    typed(page, "deck")
    told = plain(page.locator(".slip-answer p").inner_text())
    assert f"{robin}" in told
    assert f"{artist}" in told
    assert label in told
    held = page.locator(".row-hand [data-card]").first
    card = int(held.get_attribute("data-card") or "")
    code = next(row.split(",")[0] for at, row in enumerate(OWN.splitlines()[2:]) if at == card)
    typed(page, "ga@C")
    page.locator(".slip-error").wait_for()
    typed(page, f"{code}@c")
    placed = {"en": ("You place the ", " in the centre"), "fr": ("Vous posez ", " au centre")}[lang]
    page.locator(".lines-scroll", has_text=placed[0]).filter(has_text=placed[1]).wait_for()


def test_a_kind_without_a_picture_shows_its_code(watch: Watch) -> None:
    """Rule 1.5; all others keep theirs, and the next table has the house deck again."""
    page = dealt(watch, "en")
    assert page.evaluate(SIGNS, "card-0") == ["rh", "rh", "rh"]
    assert page.evaluate(SIGNS, "dweebie-17") == ["ar"]
    assert page.evaluate(SIGNS, "card-1") == []


@LANGS
def test_its_record_is_played_again(watch: Watch, lang: str) -> None:
    page = watch.open(lang, "/replay")
    text = finished_record("dweebies", ["Ana", "Bea"], 5, OWN)
    page.set_input_files("input[type=file]", {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()})
    page.wait_for_selector(".replay-book")
    page.locator(".controls .choices button").nth(4).click()  # to the end
    page.wait_for_function(
        "(name) => document.querySelector('.replay-book').textContent.includes(name)", arg=SPOKEN[lang][1]
    )
    assert page.evaluate(SIGNS, "card-0") == ["rh", "rh", "rh"]
