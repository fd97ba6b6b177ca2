"""Movement is shown to those who want it, can be hurried along, and is left out entirely for those who do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watch
from tests.browser.home import CLONES, begin_at, deal
from tests.browser.waiting import at_rest, painted

if TYPE_CHECKING:
    from playwright.sync_api import Page

# every movement that begins, be it begun by a script or by a style
COUNT = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...told) {
  window.moved.push(this.className || this.tagName);
  return animate.apply(this, told);
};
const lasts = (told) => told.split(',').some((each) => parseFloat(each) > 0.02);
for (const kind of ['animationstart', 'transitionrun']) {
  document.addEventListener(kind, (event) => {
    const style = getComputedStyle(event.target, event.pseudoElement);
    const named = `${event.animationName ?? event.propertyName} of ${event.target.className || event.target.tagName}`;
    if (lasts(kind === 'animationstart' ? style.animationDuration : style.transitionDuration)) window.moved.push(named);
  }, true);
}
"""


def moved(page: Page) -> list[str]:
    found: list[str] = page.evaluate("() => window.moved")
    return found


def test_nothing_moves_where_that_is_not_wanted(watch: Watch) -> None:
    context = watch.context("en", still=True)
    context.add_init_script(COUNT)
    page = watch.page(context)
    deal(page)
    player = watch.player(page, seed=3)
    player.play(16, every=100)
    assert moved(page) == []


def test_things_travel_where_it_is_wanted(watch: Watch) -> None:
    context = watch.context("en", still=False)
    context.add_init_script(COUNT)
    page = watch.page(context)
    deal(page)
    player = watch.player(page, seed=3)
    player.play(6, every=100)
    assert any("ghost" in each for each in moved(page)), "no card has travelled"
    # the setting of the reader goes before that of the device
    page.click(".top .tools > .icon-button")
    page.click(".settings-dialog fieldset:nth-of-type(2) label >> nth=2")
    page.keyboard.press("Escape")
    player.wait()
    at_rest(page)
    page.evaluate("() => { window.moved.length = 0; }")
    player.play(3, every=100)
    assert [each for each in moved(page) if "ghost" in each] == []


def test_a_page_at_rest_is_at_rest(still_watch: Watch) -> None:
    """The flames burn for a while after something happened, and burn down: on the first page and at a table."""
    context = still_watch.context("en", still=False)
    context.add_init_script(COUNT)
    page = still_watch.page(context)
    page.wait_for_selector(".h-flame")
    at_rest(page)
    assert any("flicker" in each for each in moved(page))
    begin_at(page, still_watch.house, "grid 6x6; 2p+ @1 W0; dn a1=D05 b1=D05", 2, "en", CLONES, grid="6x6")
    page.wait_for_function("() => window.moved.some((each) => each.startsWith('flicker'))")
    at_rest(page)
    page.evaluate("() => { window.moved.length = 0; }")
    page.click('[data-cell="a1"]')
    page.wait_for_function("() => window.moved.some((each) => each.startsWith('flicker'))")
    at_rest(page)


def test_a_key_hurries_what_moves(watch: Watch) -> None:
    """A key ends what moves: no flight is left over."""
    player = watch.game("en", opponents=3, still=False, seed=3)
    page = player.page
    player.play(4, every=100)
    for _ in range(12):
        page.keyboard.press("Shift")
        painted(page)
    player.wait()
    page.wait_for_function("() => !document.querySelector('#flights .ghost')")


def test_a_card_under_the_pointer_does_not_tremble(watch: Watch) -> None:
    """A card rises under the pointer; at its lower edge it must not fall and rise again for ever."""
    page = watch.game("en").page
    card = page.locator(".row-lot button.card").first
    page.mouse.move(5, 5)
    at_rest(page)
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    painted(page)
    at_rest(page)
    tops = []
    for _ in range(8):
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
        painted(page)
        tops.append(card.evaluate("(each) => each.getBoundingClientRect().top"))
    assert max(tops) - min(tops) < 1, tops
