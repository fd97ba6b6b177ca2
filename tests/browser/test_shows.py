"""Faces that lie open for a while, in two browsers: seen by both, confirmed by key and by button, and then gone from
page, log, live regions and title (Dementalism, 13.2, 13.3, 13.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watch
from tests.browser.home import CLONES, LAY, play_now

if TYPE_CHECKING:
    from playwright.sync_api import Page

POSITION = "2p+ @1 W0; dn a1=D05 b1=D06"
FACES = {"en": ("Mumsy", "Fenella"), "fr": ("Maman", "Fenella")}
SHOWING = ".moves.showing"
SEEN = '[data-key="move-seen"]'
TRACES = """() => [document.querySelector('main').outerHTML, document.title,
  ...['status', 'alert', 'flights'].map((id) => document.getElementById(id)?.outerHTML ?? '')].join('\\n')"""


def two_people(watch: Watch) -> tuple[Page, Page]:
    """Ana's table, which begins in the position, and Bea, who reads French."""
    ana, bea = watch.open("en"), watch.open("fr")
    ana.wait_for_selector(play_now(CLONES))
    wish = {"game": CLONES, "name": watch.house.position(POSITION), "lang": "en", "seats": 2}
    address = ana.evaluate(LAY, wish)
    ana.goto(address)
    bea.goto(address)
    bea.fill("#my-name", "Bea")
    bea.click(".join .primary")
    ana.click('#start-game:not([aria-disabled="true"])')
    for page in (ana, bea):
        page.wait_for_selector(".grid .cell")
    return ana, bea


def say(page: Page, line: str) -> None:
    """Type a line at the table."""
    page.fill("#command", line)
    page.press("#command", "Enter")


def test_faces_are_seen_by_all_and_leave_no_trace(slow_watch: Watch) -> None:
    ana, bea = two_people(slow_watch)
    pages = {"en": ana, "fr": bea}
    say(ana, "flip a1")
    for lang, page in pages.items():
        page.locator(".lines", has_text=FACES[lang][0]).wait_for()
    assert not ana.locator(SHOWING).count()  # it lies open for the turn, and holds nobody up
    say(ana, "flip b1")
    for lang, page in pages.items():
        page.wait_for_selector(SHOWING)
        page.wait_for_selector(SEEN)
        page.locator(".grid", has_text=FACES[lang][1]).wait_for()
        told = page.evaluate(TRACES)
        assert all(face in told for face in FACES[lang])
    ana.focus(".table-book")
    ana.keyboard.press("y")
    ana.wait_for_selector(SEEN, state="detached")
    assert bea.locator(SEEN).count()  # nobody learns of it
    bea.click(SEEN)
    for lang, page in pages.items():
        page.wait_for_selector(SHOWING, state="detached")
        page.locator(".lines", has_text="2").wait_for()
        told = page.evaluate(TRACES)
        assert not [face for face in FACES[lang] if face in told]
        assert not [art for art in ("#card-4", "#card-5", 'data-card="4"', 'data-card="5"') if art in told]
    assert bea.title().startswith("(")
