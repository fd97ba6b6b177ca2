"""What was hidden again is nowhere: not in the page, its storage or its voice, nor in what is sent later or to whoever
comes back (clauses 13.1, 13.2, 13.6; L1 to L13 of the specification). Backs and face-down Stacks are all alike."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.clones import KEPT, frames_to, told_cards
from tests.browser.conftest import Watch
from tests.browser.hearing import plain
from tests.browser.home import CLONES, begin_at
from tests.browser.test_refusals import typed
from tests.browser.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

# the row of a card; its short name is part of its long one
TWITCHY, EDDIE = 7, 12
NAMES = {TWITCHY: "Twitchy", EDDIE: "Eddie"}
FACE = "(card) => document.querySelectorAll(`:is(.grid, .stack) use[href='#card-${card}']`).length"
# says that it has been seen whenever it is asked, until no such face lies open
ALL_SEEN = f"""(cards) => {{
  document.querySelector('[data-key="move-seen"]')?.click();
  return cards.every((card) => ({FACE})(card) === 0);
}}"""
# the number of a question to this reader that comes after one that was answered, once there is one
NEXT = """(answered) => {
  const { view } = document.querySelector('table-screen').store;
  const number = document.querySelector('.moves.asked') && view.question.number;
  return number !== answered && number;
}"""
CELLS = "() => [...document.querySelectorAll('.grid .cell.down')].map((cell) => cell.outerHTML)"
MIND = """() => {
  window.cells = [...document.querySelectorAll('.grid .cell')].slice(1);
  window.flew = 0;
  const count = (all) => { window.flew += all.flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node.className === 'ghost').length; };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
STACKS = "() => [...document.querySelectorAll('.stack.hidden')].map((stack) => stack.outerHTML)"

# a position, what is done in it, and the cards that open and are hidden again
SCENES = {
    "two flips": ("grid 6x6; 2p+ @1 W0; dn a1=D08 b1=D13", ["flip a1", "flip b1"], [TWITCHY, EDDIE]),
    "a Peek": ("grid 6x6; 2p+ @1 W0; dn c3=D08; S1 (D02)", ["use D02 c3"], [TWITCHY]),
    "a Peek at Stacks": ("grid 6x6; 2p+ @1 W0; S1 (D05) [D08+G] [D13x2]", ["use D05"], [TWITCHY, EDDIE]),
    "a look": ("grid 6x6; 2p+ @1 W0; S1 [D08x2]", ["look 1"], [TWITCHY]),
    "a row is shown": ("grid 6x6; 2p+ @1 W0; dn a1=T15 b1=D08 c1=D13", ["flip a1"], [TWITCHY, EDDIE]),
    "a wrong nab": ("grid 6x6; 2p+ @1 W2; up a1=D04 b1=D13; S2 [D08+G]", ["nab 2.1"], [TWITCHY]),
    "a Stack formed": ("grid 6x6; 2p+ @1 W2; up a1=D08 b1=G", ["form a1 b1"], [TWITCHY]),
    "a miss": ("grid 6x6; 2p+ @1 W2; up a1=D13; S1 [D08x2] [D04+G]", ["insert a1 > 1", "done"], [TWITCHY]),
}  # fmt: skip


def at_table(watch: Watch, position: str, seats: int = 2) -> tuple[Page, list[dict[str, Any]]]:
    """A page at a table that begins so, and all that it is sent."""
    page = watch.open("en", None)
    frames = frames_to(page)
    page.goto("/")
    begin_at(page, watch.house, position, seats, "en", CLONES, grid="6x6")
    page.wait_for_selector(".moves.asked")
    page.wait_for_selector("symbol#card-0", state="attached")
    return page, frames


def see_all(page: Page, cards: list[int]) -> None:
    """Confirm what is shown until all of these have been seen and none lies open any more."""
    for card in cards:
        page.wait_for_function(FACE, arg=card)
    page.wait_for_function(ALL_SEEN, arg=cards, polling=100)


def traces(text: str, cards: list[int]) -> list[str]:
    """Names and drawings of cards in a text."""
    names = [name for card in cards for name in (f"#card-{card}", NAMES[card])]
    return [name for name in names if re.search(rf"{re.escape(name)}(?!\d)", text)]


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_stays_of_a_face(still_watch: Watch, scene: str) -> None:
    """Nobody else moves: another card of the same kind would have the same face."""
    position, moves, cards = SCENES[scene]
    page, frames = at_table(still_watch, position)
    answered = None
    for move in moves:
        answered = page.wait_for_function(NEXT, arg=answered).json_value()
        typed(page, move)
    see_all(page, cards)
    hidden = max(at for at, frame in enumerate(frames) if frame["t"] == "hide")
    safe = [card for card in cards if f"(D{card + 1:02d}" not in position]
    assert traces(page.evaluate(KEPT), safe) == []
    settled(page)
    later = [frame for frame in frames[hidden + 1 :] if frame["t"] != "events"]
    assert not told_cards(later) & set(safe), "what is sent later does not say it again"

    # a second tab of the same seat, which comes afresh
    again = still_watch.page(page.context, None)
    told = frames_to(again)
    again.goto(page.url)
    again.wait_for_selector(".grid .cell")
    again.wait_for_function("() => document.querySelector('.lines .line')")
    assert not told_cards(told) & set(safe)
    assert traces(again.evaluate(KEPT), safe) == []


def test_nobody_else_is_told_what_is_peeked_at(slow_watch: Watch) -> None:
    """The face is in the peeker's frames, with an eye in its corner; a guest who watches sees the cell alone."""
    page, frames = at_table(slow_watch, SCENES["a Peek"][0])
    guest = slow_watch.open("en", None)
    told = frames_to(guest)
    guest.goto(page.url)
    guest.wait_for_selector(".grid .cell")
    typed(page, "use D02 c3")
    page.wait_for_selector('[data-cell="c3"].peeked .icon-eye')
    guest.wait_for_function("() => document.querySelector('.lines')?.textContent.includes('peeks at c3')")
    assert TWITCHY in told_cards(frames)
    assert TWITCHY not in told_cards(told)
    assert "somebody is looking" in plain(guest.inner_text("#question"))
    sizes = [{len(json.dumps(frame)) for frame in every if frame["t"] == "showing"} for every in (frames, told)]
    assert all(sizes)


def neutral(markup: str) -> str:
    """Without the names of the cell or of the place."""
    markup = re.sub(r"(cell-|cell:|data-cell=\")[a-p]\d+", r"\1#", markup)
    markup = re.sub(r"stack[-:]\d[-:]\d", "stack", markup)
    markup = re.sub(r"place \d", "place", re.sub(r"[a-p]\d, ", "", markup))
    markup = re.sub(r"(stack-place\" aria-hidden=\"true\">)(<!--.*?-->)?\d", r"\1", markup)
    return re.sub(r"\s+", " ", re.sub(r"tabindex=\"-?\d\"| here\b|<!--.*?-->", " ", markup))


def test_what_lies_face_down_is_alike(watch: Watch) -> None:
    """One markup for all backs, one for all face-down Stacks, one's own too, whatever they hold."""
    hidden = "grid 6x6; 2p+ @1 W0; S1 [D05+G] [D06x2]; S2 [D09x2] [D07+G]"
    other = "grid 6x6; 2p+ @1 W0; S1 [D06x2] [D05+G]; S2 [D07+G] [D09x2]"
    pages = [at_table(watch, position)[0] for position in (hidden, other)]
    for page in pages:
        assert len({neutral(cell) for cell in page.evaluate(CELLS)}) == 1
        stacks = page.evaluate(STACKS)
        assert len(stacks) == 4
        assert len({neutral(stack) for stack in stacks}) == 1
    first, second = ([neutral(each) for each in page.evaluate(STACKS)] for page in pages)
    assert first == second


def test_a_shuffle_moves_nothing(watch: Watch) -> None:
    """All face-down cards are shuffled: not one element of the Spread is another one, or lies elsewhere."""
    page, _ = at_table(watch, "grid 6x6; 2p+ @1 W0; dn a1=T02")
    page.evaluate(MIND)
    typed(page, "flip a1")
    page.wait_for_function("() => document.querySelector('.lines')?.textContent.includes('Shuffled unseen')")
    same = "() => [...document.querySelectorAll('.grid .cell')].slice(1).every((cell, at) => cell === window.cells[at])"
    assert page.evaluate(same)
    assert page.evaluate("() => window.flew") == 0
