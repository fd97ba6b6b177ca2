"""Dementalism in the browser: what is said unasked or in secret, in several words, or typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watch
from tests.browser.hearing import plain
from tests.browser.home import CLONES, LAY
from tests.browser.test_refusals import typed
from tests.browser.test_spread import SOON_OVER, at, heard

if TYPE_CHECKING:
    from playwright.sync_api import Page


def buttons(page: Page) -> list[str]:
    """The words on offer, as they are shown."""
    return [plain(text) for text in page.locator(".choices button").all_inner_texts()]


def test_looking_at_ones_own_stacks(watch: Watch) -> None:
    """A Stack is touched, then another; both are shown together, to everybody (8.2)."""
    page = at(watch, "grid 6x6; 2p+ @1 W0; S1 [D08+G] [D13x2] [D09x2]", 2, options={"grid": "6x6"})
    page.click('[data-key="stack-0-1"]')
    page.wait_for_selector('[data-key="move-finish"]')
    assert buttons(page) == ["Step back", "Stack 2", "Stack 3", "That is all"]
    page.click('[data-key="stack-0-2"]')
    page.click('[data-key="move-finish"]')
    heard(page, "You show your Stack 1")
    heard(page, "You show your Stack 2")


def test_an_end_is_proposed(watch: Watch) -> None:
    """With an empty Heap (12.4): a button beside one's Store; the bot agrees."""
    page = at(watch, SOON_OVER, 2, options={"grid": "6x6"})
    page.click('[data-key="aside-propose"]')
    heard(page, "You propose to end.")
    page.wait_for_selector('[data-key="aside-propose"]', state="detached")


def test_a_parcel_is_picked_in_secret(watch: Watch) -> None:
    """One's own Stacks by their places (11.7)."""
    page = at(watch, "grid 6x6; 2p+ @1 W0; dn a1=T07; S1 [D05+G] [D09x2]; S2 [D10x2]", 2, options={"grid": "6x6"})
    page.click('[data-cell="a1"]')
    page.wait_for_selector('.choices [data-verb="own"]')
    assert buttons(page) == ["Stack 1", "Stack 2"]
    page.click('[data-key="stack-0-2"]')
    page.wait_for_function(
        "() => document.querySelector('.lines')?.textContent.includes('You pass Stack 2 to Bartleby')"
    )


def test_one_or_two_stacks_of_somebody(watch: Watch) -> None:
    """All ways of D04 at once, each of them once (10.4)."""
    page = at(watch, "grid 6x6; 3p+ @1 W0; S1 (D04); S2 [D10x2] [D09+G]; S3 [D12x2]", 3, options={"grid": "6x6"})
    page.click('.choices [data-verb="use"]')
    page.locator('.choices [data-verb="seat"] >> nth=3').wait_for()
    assert buttons(page) == [
        "Step back", "Bartleby, Stack 1", "Bartleby, Stacks 1 and 2", "Bartleby, Stack 2", "Candide, Stack 1",
    ]  # fmt: skip


def test_a_vote_names_seats(watch: Watch) -> None:
    """Who starts (2.6): one button a seat."""
    page = watch.open("en")
    page.wait_for_selector('.chapter[data-game="dementalism"]')
    wish = {"game": CLONES, "name": "Ana", "lang": "en", "seats": 3, "options": {"first": "vote"}}
    page.goto(page.evaluate(LAY, {**wish, "bots": ["greedy"] * 2, "start": True}))
    page.click('.choices button:has-text("Vote for who starts")')
    page.locator('.choices [data-verb="own"] >> nth=2').wait_for()
    assert buttons(page)[1:] == ["Ana starts", "Bartleby starts", "Candide starts"]
    page.click('.choices button:has-text("Ana starts")')
    page.wait_for_selector(".cell.goal")


@pytest.mark.parametrize(
    ("line", "said"),
    [("flip c4", "You flip c4"), ("flip c four", "You flip c4"), ("use wanda c four", "You use Widdershins Wanda: c4"),
     ("retourner c4", "You flip c4")],
)  # fmt: skip
def test_a_move_in_words(watch: Watch, line: str, said: str) -> None:
    page = at(watch, "grid 6x6; 2p+ @1 W0; S1 (D16)", 2, options={"grid": "6x6"})
    typed(page, line)
    heard(page, said)


def test_what_is_not_offered_is_refused_with_its_clause(watch: Watch) -> None:
    """A card that somebody sits on is asked for all the same, and the referee says why not (10.17)."""
    page = at(watch, "grid 6x6; 3p+ @1 W0; sat c3=2", 3, options={"grid": "6x6"})
    page.click('[data-cell="c3"]')
    page.wait_for_selector(".slip-refused")
    assert "10.17" in page.inner_text(".slip-refused .why")
