"""A refused move is told to whoever tried it: number and sentence, seen and heard, and the number opens the clause."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watch
from tests.browser.golden import ALONE
from tests.browser.home import BRAINS, CRYPTIDS
from tests.browser.player import Player
from tests.browser.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

SAID = re.compile(r"\b(?:rule|règle) (\d+\.\d+)")
TURN = {"en": "What do you play?", "fr": "Que jouez-vous ?"}
LANGS = pytest.mark.parametrize("lang", ["en", "fr"])


def plain(text: str) -> str:
    """Without the spaces of French typography and the line breaks of HTML."""
    return " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())


def typed(page: Page, line: str) -> None:
    """A line for the command line, reached by its key."""
    page.keyboard.press("/")
    page.wait_for_function("() => document.activeElement.id === 'command'")
    page.keyboard.type(line)
    page.keyboard.press("Enter")


def clause_text(watch: Watch, lang: str, clause: str, game: str) -> str:
    """What the rulebook says, without its marks."""
    address = f"{watch.base}/api/games/{game}/rulebook.{lang}.json"
    with urllib.request.urlopen(address, timeout=10) as answer:
        book = json.load(answer)
    found = next(each for section in book["sections"] for each in section["clauses"] if each["id"] == clause)
    return plain(re.sub(r"[*_`]", "", found["parts"][0]["text"]))


def refused(watch: Watch, player: Player, lang: str, clauses: list[str], game: str = BRAINS) -> str:
    """The slip with its clause, the same words in the alert, the clause behind the number; which clause it was."""
    page = player.page
    page.wait_for_selector(".slip-refused")
    said = plain(page.inner_text(".slip-refused p"))
    named = SAID.search(said)
    assert named, said
    clause = named[1]
    assert clause in clauses, said
    assert len(said) > 40, "a number is no reason"
    heard = page.evaluate("() => eyes.heard")
    assert [plain(each["text"]) for each in heard if each["region"] == "alert"][-1] == said
    assert clause in page.inner_text(".slip-refused .why")

    page.click(".slip-refused .why")
    page.wait_for_selector(".clause-dialog[open] .clause-text")
    assert page.inner_text(".clause-dialog .clause-number") == clause
    shown = plain(re.sub(r"[*_`]", "", page.inner_text(".clause-dialog .clause-text")))
    assert shown[:40] == clause_text(watch, lang, clause, game)[:40]
    page.keyboard.press("Escape")
    page.wait_for_selector(".clause-dialog[open]", state="detached")
    assert player.look()["focus"] == "slip-why", "focus returns to what opened the dialog"
    return clause


@LANGS
def test_a_typed_move_that_is_refused(watch: Watch, lang: str) -> None:
    player = watch.game(lang)
    page = player.page
    held = {int(card.get_attribute("data-card") or "") for card in page.locator("[data-card]").all()}
    other = next(value for value in range(20) if value not in held)
    page.focus("#question")
    typed(page, f"lot {other}")
    refused(watch, player, lang, ["2.5"])
    assert page.evaluate("() => document.querySelectorAll('.line-refused').length") == 0, "it is no event of the game"
    assert player.look()["options"], "nothing has changed"

    # the key for "why?" opens the same clause
    page.focus("#question")
    page.keyboard.press("w")
    page.wait_for_selector(".clause-dialog[open]")
    assert page.inner_text(".clause-dialog .clause-number") == "2.5"
    page.keyboard.press("Escape")

    # a move that answers another question, in words of the reader's language
    page.focus("#question")
    typed(page, "pass" if lang == "en" else "passer")
    refused(watch, player, lang, ["12.2"])


@LANGS
def test_a_card_that_cannot_be_played_says_why(watch: Watch, lang: str) -> None:
    """By key: arrows reach every card of the hand; Enter on one that does not fit asks the referee all the same."""
    player = watch.game(lang, seed=4)
    page = player.page
    for _ in range(400):
        seen = player.wait()
        assert not seen["over"]
        unfit = page.locator(".row-hand button.card[aria-disabled='true']")
        if plain(seen["question"]) == TURN[lang] and unfit.count():
            break
        player.act(seen)
    unfit.first.focus()
    value = int(unfit.first.get_attribute("data-card") or "")
    page.keyboard.press("Enter")
    refused(watch, player, lang, ["4.4", "10.5"])
    assert str(value) in plain(page.inner_text(".slip-refused p"))


@LANGS
def test_refusals_of_cryptid_smash(watch: Watch, lang: str) -> None:
    """A card that does not fit, touched; a draw with a card to play, typed; a payment of the wrong kind."""
    position = "at=act:p1 col=te p1=aq.nyx,te.skp,ig.lat p2=#4 p3=#5 pile=te.our,aq.rev deck=#20,*"
    player = Player(watch.at(position, 3, lang), "keys")
    page = player.page
    player.wait()
    page.focus('[data-card="2"]')
    page.keyboard.press("Enter")
    refused(watch, player, lang, ["4.8"], CRYPTIDS)
    assert ("Aqua Nyx" if lang == "en" else "Nyx Aqua") in plain(page.inner_text(".slip-refused p"))
    page.focus("#question")
    typed(page, "draw" if lang == "en" else "piocher")
    refused(watch, player, lang, ["8.3"], CRYPTIDS)
    page.focus("#question")
    typed(page, "accept te.skp" if lang == "en" else "accepter te.skp")
    refused(watch, player, lang, ["8.15"], CRYPTIDS)
    assert player.look()["options"], "nothing has changed"


def test_nobody_else_hears_of_it(watch: Watch) -> None:
    player = watch.game("en")
    player.page.wait_for_function(ALONE)  # everybody else has chosen, and nothing happens by itself
    guest = watch.open("en", player.page.url)
    guest.wait_for_selector(".clearing")
    before = guest.inner_text("main")
    player.page.focus("#question")
    typed(player.page, "steal B")
    refused(watch, player, "en", ["12.2"])
    settled(guest)
    assert guest.inner_text("main") == before


@LANGS
def test_what_cannot_be_read_is_answered_kindly(watch: Watch, lang: str) -> None:
    player = watch.game(lang)
    page = player.page
    page.focus("#question")
    typed(page, "xyzzy 7")
    page.wait_for_selector(".slip-error")
    assert len(plain(page.inner_text(".slip-error p"))) > 10
    assert player.look()["options"]
