"""Call windows at the table of Cryptid Smash: the keys are always there and always answer alike, what is said ahead is
held and can be taken back, and nothing on the page tells who has still to say smash."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watch
from tests.browser.golden import quiet
from tests.browser.hearing import all_said, plain
from tests.browser.home import CRYPTIDS, chapter
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.test_lobby import tab_to
from tests.browser.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LANGS = pytest.mark.parametrize("lang", ["en", "fr"])
WORDS = {
    "en": {
        "add": "Add a bot", "start": "Start the game", "call": "Call on Bartleby noted.",
        "back": "Call on Bartleby taken back.", "smash": "Smash noted.", "hold": "Hold noted.",
        "release": "Release noted.", "go on": "Go on noted.", "wrong": "Wrong call-out: you draw 2 cards.",
        "caught": "You call Bartleby out: Bartleby draws 2 cards.",
    },
    "fr": {
        "add": "Ajouter un robot", "start": "Commencer la partie", "call": "Bartleby pour cible : noté.",
        "back": "Bartleby pour cible : repris.", "smash": "Smash : noté.", "hold": "Attente : notée.",
        "release": "Fin d’attente : notée.", "go on": "Suite : notée.",
        "wrong": "Fausse alerte : vous piochez 2 cartes.",
        "caught": "Vous surprenez Bartleby : 2 cartes à piocher.",
    },
}  # fmt: skip
KEYS = """() => [...document.querySelectorAll('.call-keys button')].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [each.textContent.trim(), each.className, each.disabled, each.getAttribute('aria-disabled'),
          getComputedStyle(each).opacity, getComputedStyle(each).backgroundColor,
          ...[left, top + scrollY, width, height].map(Math.round)];
})"""
LEAF = """() => document.querySelector('.leaf-play').innerHTML
  .replace(/<!--.*?-->|Position \\d+|animation-duration: \\d+ms/g, '').replace(/\\s+/g, ' ')"""


def says(page: Page, text: str) -> None:
    """Wait until this was answered: shown beside the window, and said."""
    page.wait_for_function(
        "(text) => [document.querySelector('.noted').textContent, ...eyes.heard.map((each) => each.text)].every"
        "((each, nth, all) => nth > 1 || all.some((one) => one.replace(/[\\u00a0\\u202f]/g, ' ').includes(text)))",
        arg=text,
    )
    assert plain(page.inner_text(".noted")) == text


class WithCalls(Player):
    """By keyboard: calls the bot out once for nothing, then in each window in which it has one card and has not said
    smash."""

    def __init__(self, page: Page, lang: str) -> None:
        super().__init__(page, "keys", seed=3)
        self.words = WORDS[lang]
        self.missed = self.made = 0

    def act(self, seen: dict[str, Any]) -> dict[str, Any]:
        bot = self.page.locator(".seat").nth(1)
        cards, said = int(bot.locator(".fact-hand b").inner_text()), bot.locator(".fact-said b").count()
        held = self.page.get_attribute('[data-key="call-1"]', "aria-pressed") == "true"
        window = self.page.locator(".window-line.open").count()  # when that has closed it is too late
        if window and not held and ((cards == 1 and not said) or (cards > 3 and not self.missed)):
            self.made += cards == 1
            self.missed += cards > 1
            self.off_buttons()
            self.page.keyboard.press("U")
            self.page.keyboard.press("2")
            says(self.page, self.words["call"])
            assert self.page.get_attribute('[data-key="call-1"]', "aria-pressed") == "true"
        return super().act(seen)


@pytest.fixture
def steady(browser: Browser, tmp_path: Path, built_client: Path) -> Iterator[Callable[[str], Watch]]:
    """Servers whose chance repeats itself."""
    opened: list[tuple[House, Watch]] = []

    def open_house(chance: str) -> Watch:
        folder = tmp_path / chance
        folder.mkdir()
        house = House(folder, "--client", str(built_client), "--second", "0.05", chance=chance)
        house.start()
        opened.append((house, Watch(browser, house)))
        return opened[-1][1]

    yield open_house
    for house, watching in opened:
        watching.close()
        house.stop()
        assert not watching.faults


@LANGS
def test_a_whole_game_with_a_call_out_made_and_one_missed(steady: Callable[[str], Watch], lang: str) -> None:
    """By keyboard only, from the first page to the end. A game in which the bot never has one card is played again."""
    for chance in ("reed", "lake", "moth"):
        if whole_game(steady(chance), lang).made:
            return
    raise AssertionError("nobody could be called out")


def whole_game(watching: Watch, lang: str) -> WithCalls:
    """The bot always forgets; the windows have no clock."""
    words = WORDS[lang]
    home = watching.context(lang)
    home.add_init_script("crypto.getRandomValues = (share) => share.fill(7)")  # this reader's share of the shuffle
    page = watching.page(home)
    page.focus(f"{chapter(CRYPTIDS)} .name-form input")
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lobby-book")
    page.focus('.seat-count input[name="seats"] >> nth=1')
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.querySelectorAll('.lobby-seat').length === 2")
    tab_to(page, words["add"])
    page.keyboard.press("Enter")
    page.wait_for_selector(".lobby-seat-bot .lapse input")
    page.focus(".lapse input")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("100")
    page.keyboard.press("Tab")
    page.focus('[name="option-call_window"]:checked')
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[name=option-call_window][value=wait]').checked")
    page.wait_for_function("() => document.querySelector('.lapse input').value === '100'")
    tab_to(page, words["start"])
    page.keyboard.press("Enter")
    page.wait_for_selector(".row-hand .card")

    player = WithCalls(page, lang)
    player.play(every=8)
    page.wait_for_selector("#end-title")
    quiet(page)
    told = all_said(page, "status")  # the page has the latest lines alone
    assert player.missed == 1
    assert told.count(words["wrong"]) == 1
    assert told.count(words["caught"]) == player.made, "called in time, with one card and nothing said"
    assert page.evaluate("() => eyes.lost") == []
    assert page.evaluate("() => document.activeElement.id") == "end-title"
    return player


def test_the_keys_are_the_same_at_every_moment(slow_watch: Watch) -> None:
    """In a window and outside, on one's turn or another's, with one card or seven: the same place, the same look."""
    pile = "pile=te.our,aq.rev deck=#20,*"
    seven = "aq.lat,aq.mia,te.nyx,te.skp,ig.lat,ig.mia,t.any"
    moments = [
        f"at=act:p1 col=te p1={seven} p2=#4 p3=#5 {pile}",
        f"at=w:p2 col=te p1?=aq.lat p2=#4 p3?=#1 {pile}",
        f"at=answer:p1 col=te pend=dr4x2:te p1={seven} p2?=#1 p3=#5 pile=te.dr4,aq.dr4 deck=#20,*",
    ]
    found = []
    for position in moments:
        page = slow_watch.at(position, 3, options={"call_window": "60"})
        found.append(page.evaluate(KEYS))
        page.close()
    assert len(found[0]) == 3
    for each in found[1:]:
        assert each == found[0]


def test_nothing_tells_who_is_open(slow_watch: Watch) -> None:
    """The same position with and without somebody who owes the word: the same page, letter for letter."""
    pages = []
    for mark in ("", "?"):
        position = f"at=w:p2 col=te p1=aq.lat,te.nyx p2=#4 p3{mark}=#1 pile=te.our,aq.rev deck=#20,*"
        page = slow_watch.at(position, 3, options={"call_window": "60"})
        guest = slow_watch.open("en", page.url)
        for each in (page, guest):
            each.wait_for_selector(".window-line.open")
        assert guest.locator(".call-keys").count() == 0, "who only watches has nothing to call"
        pages.append((page.evaluate(LEAF), guest.evaluate(LEAF), page.title()))
    assert pages[0] == pages[1]


def test_calls_are_held_and_taken_back(watch: Watch) -> None:
    lang = "fr"
    words = WORDS[lang]
    position = "at=act:p1 col=te p1=aq.lat,te.nyx,ig.lat p2=#4 p3=#5 pile=te.our,aq.rev deck=#20,*"
    page = watch.at(position, 3, lang)
    out, own = page.locator('[data-key="call-1"]'), page.locator('[data-key="call-0"]')
    out.click()
    says(page, words["call"])
    page.wait_for_function("() => document.querySelector('[data-key=call-1]').ariaPressed === 'true'")
    page.reload()  # held by the server, for this seat alone
    page.wait_for_function("() => document.querySelector('[data-key=call-1]')?.ariaPressed === 'true'")
    guest = watch.open(lang, page.url)
    guest.wait_for_selector(".lakeside")
    assert guest.locator('[aria-pressed="true"]:not([lang])').count() == 0
    out.click()
    says(page, words["back"])
    page.focus("#question")
    page.keyboard.press("/")
    page.keyboard.type("surprendre Bartleby")
    page.keyboard.press("Enter")
    says(page, words["call"])
    page.focus("#question")
    page.keyboard.press("u")
    says(page, words["smash"])
    # smash goes with the play, the call with the window after it
    page.click('[data-card="12"]')
    page.wait_for_function("() => document.querySelectorAll('[aria-pressed=true]:not([lang])').length === 0")
    page.locator(".line-smash, .line-idle").first.wait_for()
    page.locator(".line-wrong").first.wait_for()
    assert own.get_attribute("aria-pressed") == "false"


def test_an_early_move_is_held_judged_and_handed_back(slow_watch: Watch) -> None:
    position = "at=w:p1 col=te p1=aq.lat,te.nyx,te.skp,ig.lat p2=#4 p3=#5 pile=te.our,aq.rev deck=#20,*"
    page = slow_watch.at(position, 3, options={"call_window": "10"})
    player = Player(page, "mouse")
    player.wait()
    page.click('[data-card="12"]')
    held = page.locator(".held-move")
    held.wait_for()
    assert plain(held.inner_text()).endswith("Play Terra Nyx")
    assert not player.look()["options"] or player.look()["question"], "nothing more is to be chosen"
    assert page.locator(".lines .line").count() == 0, "nobody is told"
    page.click('[data-key="take-back"]')
    held.wait_for(state="detached")
    assert player.wait()["options"]
    page.focus("#question")
    page.keyboard.press("/")
    page.keyboard.type("play aq.lat")
    page.keyboard.press("Enter")
    held.wait_for()
    page.wait_for_selector(".slip-refused")  # judged when the window has closed
    assert "rule 4.8" in plain(page.inner_text(".slip-refused"))
    assert {each["key"] for each in player.wait()["options"]} == {"hand-12-0", "hand-19-0"}
    page.click('[data-card="12"]')
    page.locator(".line-play.mine").wait_for()


def test_a_window_without_a_clock(watch: Watch) -> None:
    """Hold, release and go on: the keys answer always; nobody else sees that somebody holds."""
    lang = "en"
    words = WORDS[lang]
    position = "at=w:p1 col=te p1=aq.lat,te.nyx,te.skp,ig.lat p2=#4 p3=#5 pile=te.our,aq.rev deck=#20,*"
    page = watch.at(position, 3, lang, {"call_window": "wait"})
    guest = watch.open(lang, page.url)
    guest.wait_for_selector(".window-line.open")
    before = guest.evaluate(LEAF)
    page.focus("#question")
    page.keyboard.press("l")
    says(page, words["hold"])
    page.keyboard.press("n")
    says(page, words["go on"])
    settled(page, 20)
    assert page.locator(".window-line.open").count() == 1, "it is held"
    assert guest.evaluate(LEAF) == before
    page.keyboard.press("l")
    says(page, words["release"])
    page.locator(".line-turn.mine, .line-turn").first.wait_for()
    assert page.locator(".window-line.open").count() == 0
    page.keyboard.press("n")
    says(page, words["go on"])
