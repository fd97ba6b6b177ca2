"""A move leaves the page by an act of its reader alone: an only choice is prepared, and a held key acts once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watch
from tests.browser.hearing import plain
from tests.browser.home import CLONES, CRYPTIDS, begin_at
from tests.browser.sending import moves_from
from tests.browser.waiting import asked, settled, was_said

if TYPE_CHECKING:
    from playwright.sync_api import Page

# one answer, and one card to pay with: the others are held by the chain or cannot be given
FORCED = (
    "at=answer:p1 col=ig pend=disx2:ig p1=te.skp,aq.nyx,ae.our p2=#3 pile=ig.dis,te.dis "
    "deck=aq.lat,te.lat,ig.lat,ae.lat,*"
)
READY = {"en": "Ready to send: ", "fr": "Prêt à envoyer : "}
SEND = '.choices [data-key="move-finish"]'


def at(watch: Watch, position: str, lang: str = "en", game: str = CRYPTIDS, **options: str) -> tuple[Page, list[str]]:
    """A page at a table in a position, and the moves that it sends."""
    page = watch.open(lang, None)
    sent = moves_from(page)
    page.goto("/")
    begin_at(page, watch.house, position, 2, lang, game, **options)
    return page, sent


def test_what_is_the_only_move_waits_for_its_player(still_watch: Watch) -> None:
    """Nothing is sent by the first view, by another one, or after the line was lost: the player sends it."""
    page, sent = at(still_watch, FORCED)
    page.wait_for_selector(SEND)
    words = plain(page.inner_text(SEND))
    was_said(page, READY["en"] + words.replace(" · ", ", "))
    page.click('.tongues [lang="fr"]')  # the server greets again, with a new view
    page.wait_for_function("(was) => document.querySelector('[data-key=move-finish]').textContent !== was", arg=words)
    page.reload()
    page.wait_for_selector(SEND)
    was_said(page, READY["fr"])
    settled(page)
    assert sent == []
    page.focus(SEND)
    page.keyboard.press("Enter")
    page.wait_for_selector(SEND, state="detached")
    settled(page)
    assert sent == ["move accept te.skp"]


def test_the_prepared_card_sends_its_move_when_it_is_touched(still_watch: Watch) -> None:
    page, sent = at(still_watch, FORCED)
    page.wait_for_selector(SEND)
    page.click(".row-hand .card.chosen")
    page.wait_for_selector(SEND, state="detached")
    assert sent == ["move accept te.skp"]


def test_a_held_key_acts_once(still_watch: Watch) -> None:
    """Enter on a card, which asks for the next one at once, and on the command line."""
    page, sent = at(still_watch, "grid 6x6; 2p+ @1 W0; dn a1=D05 b1=D05", game=CLONES, grid="6x6")
    page.focus('[data-cell="a1"]')
    page.keyboard.down("Enter")
    asked(page, "Do you add this card to a Stack, or flip the second?")
    for _ in range(4):
        page.keyboard.down("Enter")
    settled(page)
    assert sent == ["move flip a1"]
    page.keyboard.up("Enter")
    page.fill("#command", "flip b1")
    page.focus("#command")
    page.keyboard.down("Enter")
    page.fill("#command", "done")
    asked(page, "What do you do with the face-up cards?")
    for _ in range(4):
        page.keyboard.down("Enter")
    settled(page)
    page.keyboard.up("Enter")
    assert sent == ["move flip a1", "move flip b1"]
