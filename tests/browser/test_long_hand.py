"""A hand of twenty-five cards of Cryptid Smash (rule 4.9): by thumb at 320 px, by keyboard, and on a wide screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watch
from tests.browser.player import Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

HAND = (
    "aq.lat,aq.mia,aq.mia,aq.our,aq.oxy,aq.skp,te.lat,te.lat,te.nyx,te.rev,te.dr4,ig.lat,ig.mia,ig.oxy,ig.dis,ig.mir,"
    "ae.nyx,ae.nyx,ae.our,ae.skp,ae.dr4,t.turn,t.col,t.pass,t.any"
)
POSITION = f"at=act:p1 col=te p1={HAND} p2=#4 p3=#1 p4=#6 pile=te.oxy,te.skp,ig.skp deck=#20,*"
PAYING = f"at=answer:p1 col=te pend=disx3:te p1={HAND} p2=#4 p3=#1 p4=#6 pile=te.dis,aq.dis,ig.dis deck=#20,*"
# the index is the tab of a card, at its upper left: its letter and its mark are not covered by any other card
COVERED = """() => [...document.querySelectorAll('.row-hand button.card')].filter((card) => {
  card.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, top, width } = card.getBoundingClientRect();
  const unit = width / 63;
  const own = ([x, y]) => card.contains(document.elementFromPoint(left + x * unit, top + y * unit));
  return ![[12, 12], [12, 25], [12, 41]].every(own);
}).map((card) => card.textContent.trim())"""
SMALL = """() => [...document.querySelectorAll('.row-hand li')].slice(0, -1).filter((row) => {
  const { width, height } = row.getBoundingClientRect();
  return width < 43.5 || height < 43.5;
}).length"""


def hand(page: Page) -> list[str]:
    """The cards, as they lie."""
    return [card.get_attribute("data-card") or "" for card in page.locator(".row-hand [data-card]").all()]


@pytest.mark.parametrize("size", [(320, 640), (1280, 800)])
def test_every_index_is_in_sight(watch: Watch, size: tuple[int, int]) -> None:
    """Grouped in table order, equal cards side by side; on a phone every card has room for a thumb."""
    page = watch.at(POSITION, 4, size=size, touch=size[0] < 500)
    assert len(hand(page)) == 25
    assert [int(card) for card in hand(page)] == sorted(int(card) for card in hand(page))
    assert page.evaluate(COVERED) == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    if size[0] < 500:
        assert page.evaluate(SMALL) == 0


def test_a_long_hand_by_thumb(watch: Watch) -> None:
    """Free Tactic, its fifteen uses, one of them chosen; nothing is out of reach."""
    page = watch.at(POSITION, 4, "fr", size=(320, 640), touch=True)
    player = Player(page, "touch")
    options = {each["key"]: each for each in player.wait()["options"]}
    player.check_sizes()
    player.by_touch(options["hand-44-0"])
    page.wait_for_function("() => document.querySelectorAll('.choice-group button').length === 13")
    player.check_sizes()
    page.tap('.choice-group [data-verb="choose_colour4"] >> nth=2')
    page.locator(".line-colour.mine").wait_for(state="attached")
    assert page.locator(".row-hand [data-card]").count() == 24


def test_a_long_hand_by_keyboard(watch: Watch) -> None:
    """Tab stops at legal plays only; arrows, Home and End walk all; three cards are paid, one after the other."""
    page = watch.at(POSITION, 4)
    player = Player(page, "keys")
    legal = [each["key"] for each in player.wait()["options"] if each["key"].startswith("hand-")]
    page.focus(f'[data-key="{legal[0]}"]')
    met = [legal[0]]
    for _ in legal[1:]:
        page.keyboard.press("Tab")
        met.append(player.look()["focus"])
    assert met == legal
    page.keyboard.press("End")
    assert player.look()["focus"] == "hand-44-0"
    page.keyboard.press("Home")
    walked = [player.look()["focus"]]
    for _ in range(24):
        page.keyboard.press("ArrowRight")
        walked.append(player.look()["focus"])
    assert len(set(walked)) == 25

    page = watch.at(PAYING, 4)
    player = Player(page, "keys")
    answering = [each["key"] for each in player.wait()["options"] if each["key"].startswith("hand-")]
    assert answering == ["hand-26-0"], "touching the card that answers is enough"
    page.focus("#question")
    page.keyboard.press("Space")  # the main action: accept
    for paid in range(3):
        page.wait_for_function("(n) => document.querySelectorAll('.row-hand .chosen').length === n", arg=paid)
        page.wait_for_function("() => document.activeElement.classList.contains('playable')")
        page.keyboard.press("Enter")
    page.locator(".line-discard.mine").wait_for()
    page.locator(".line-draw.mine").wait_for()
