"""Dementalism in the browser: the Spread explored and touched, reactions, Powers and why not now, moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watch
from tests.browser.hearing import plain
from tests.browser.home import CLONES
from tests.browser.judging import Judge
from tests.browser.test_refusals import LANGS, typed
from tests.browser.waiting import focused, painted

if TYPE_CHECKING:
    from playwright.sync_api import Page

SOON_OVER = (
    "grid 6x6; 2p+ @1 W0; dn a1=D05 b1=D05 c1=D06 d1=D06 e1=G f1=D05 a2=T05 b2=D08 c2=D08 d2=G only; heap 0; "
    "S1 [D12+G] (D29); S2 (D17)"
)
TURN = (
    "3p+ @1 W2; up c3=D05 d5=G; sat f6=3; S1 [D05+G] (D02~) [D06x2] (D16); S2 (D21) [D05+G] ![D07x2] [D09+G]; "
    "S3 [D10x2]; heap 20; K G*3 T05~ T07; lost 3=1"
)
OUT_OF_SIGHT = """() => {
  const view = document.querySelector('.grid-view');
  const page = document.scrollingElement;
  return [view.scrollWidth - view.clientWidth, view.scrollHeight - view.clientHeight, page.scrollWidth - innerWidth];
}"""
SAID = """(text) => eyes.heard.some((each) => each.text.includes(text))
  || document.querySelector('.lines')?.textContent.includes(text)"""
SLIP = "(text) => document.querySelector('.slip-answer p')?.textContent.includes(text)"
HERE = "() => document.activeElement.dataset.cell && document.activeElement.querySelector('.heard').textContent"


def at(
    watch: Watch, position: str, seats: int, lang: str = "en", options: dict[str, str] | None = None, **wish: Any
) -> Page:
    """A page at a table in a position, when somebody is asked."""
    page = watch.at(position, seats, lang, options, CLONES, **wish)
    page.wait_for_selector(".moves.asked")
    page.wait_for_selector("symbol#card-0", state="attached")
    return page


def told(page: Page, key: str) -> str:
    """The answer to a question asked by its key."""
    page.evaluate("() => document.querySelector('.slip [data-key=slip-away]')?.click()")
    page.keyboard.press(key)
    return plain(page.locator(".slip-answer p").inner_text())


def heard(page: Page, text: str) -> None:
    """Wait until it was said, or written: what is hidden soon after may go unsaid, where seconds are short."""
    page.wait_for_function(SAID, arg=text)


def here(page: Page) -> str:
    """What the cell that has the focus is called."""
    return plain(page.evaluate(HERE) or "")


def go(page: Page, *keys: str) -> list[str]:
    """Press keys, and read after each what has the focus."""
    read = []
    for key in keys:
        page.keyboard.press(key)
        painted(page)
        read.append(here(page))
    return read


# --- the Spread -----------------------------------------------------------------------------------------------------
WALK = ("ArrowDown", "ArrowDown", "End", "Home", "Control+ArrowDown", "Control+End", "Control+Home", "b", "b", "j")
WALKED = {
    "en": ["a2, hidden", "a3, hidden", "h3, hidden", "a3, hidden", "a8, hidden", "h8, hidden", "a1, hidden",
           "c3, Mumsy", "d5, Giggity", "d5, Giggity"],
    "fr": ["a2, cachée", "a3, cachée", "h3, cachée", "a3, cachée", "a8, cachée", "h8, cachée", "a1, cachée",
           "c3, Maman", "d5, Giggity", "d5, Giggity"],
}  # fmt: skip
READ = {
    "en": {"r": "Row 5: a to c hidden, d Giggity, e to h hidden.", "F": "Face up: c3, Mumsy; d5, Giggity.",
           "g": "Your Store: place 1, hidden; place 2, Safe Stack Nana, turned; place 3, hidden; "
                "place 4, Safe Stack Wanda, ready.",
           "e": "Bartleby’s Store: place 1, Safe Stack Dorcas, ready; place 2, hidden; place 3, hidden, locked; "
                "place 4, hidden. Candide’s Store: place 1, hidden.",
           "D": "Heap, 20 cards.",
           "m": "Keister: three Giggities, Parcel, Second Wind (replayed)."},
    "fr": {"v": "Colonne d : 1 à 4 cachées, 5 Giggity, 6 à 8 cachées.",
           "F": "Cartes visibles : c3, Maman ; d5, Giggity.",
           "D": "Tas, 20 cartes."},
}  # fmt: skip
EDGE = {"en": "edge", "fr": "bord"}


@LANGS
def test_exploring_by_ear(watch: Watch, lang: str) -> None:
    """Cell by cell, to the ends and corners, to the face-up cards; asking moves nobody."""
    page = at(watch, TURN, 3, lang)
    page.focus(".cell.here")
    assert here(page) == {"en": "a1, hidden", "fr": "a1, cachée"}[lang]
    assert go(page, *WALK) == WALKED[lang]
    for key, answer in READ[lang].items():
        assert told(page, key) == answer
    assert here(page) == WALKED[lang][-1]
    go(page, "Control+Home", "ArrowUp")
    heard(page, EDGE[lang])
    assert page.locator("[role=columnheader]").all_inner_texts() == [*"abcdefgh"]
    assert page.locator("[role=gridcell] button").count() == 64
    assert page.locator(".grid [tabindex='0']").count() == 1, "one stop on the way through"


def test_a_named_part_of_the_spread(watch: Watch) -> None:
    """By word: a cell, a row, a column; what is none is told."""
    page = at(watch, TURN, 3)
    for asked, answer in (
        ("spread c3", "c3, Mumsy."),
        ("spread f6", "f6, hidden, Candide sits on it."),
        ("spread 5", "Row 5: a to c hidden, d Giggity, e to h hidden."),
        ("spread z9", "'z9' is no row, column or cell of this Spread: they run from a1 to h8."),
    ):
        typed(page, asked)
        page.wait_for_function(
            "(text) => document.querySelector('.slip-answer p')?.textContent.includes(text)", arg=answer
        )


def test_a_face_up_card_says_what_may_be_done_with_it(watch: Watch) -> None:
    """By keys: the card, its two uses, the Stack; the Stack turns out to match, whoever knew."""
    page = at(watch, TURN, 3)
    page.focus(".cell.here")
    go(page, "b", "Enter")
    page.wait_for_function("() => document.activeElement.closest('.deeds')")
    assert page.locator(".deeds button").all_inner_texts() == ["Form a Stack", "Add a card to a Stack"]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector(".so-far")
    assert plain(page.inner_text(".so-far")) == "Add a card to a Stack · c3"
    page.wait_for_selector(".choices .choice >> nth=1")
    assert page.locator(".choices .choice").all_inner_texts() == ["Stack 1", "Stack 3"], (
        "all of them, also those that miss"
    )
    focused(page, ".choices")
    page.keyboard.press("Enter")
    page.locator(".line-insert_hit").wait_for()


def test_a_nab_is_two_touches(watch: Watch) -> None:
    """The first touch asks which Stack; no second one is taken for the reader."""
    page = at(watch, TURN, 3)
    page.click('[data-key="stack-2-1"]')
    page.wait_for_selector(".stack.goal")
    assert not page.evaluate("() => eyes.heard.some((each) => each.text.includes('point'))")
    goals = page.locator(".stack.goal").evaluate_all("(all) => all.map((each) => each.dataset.key)")
    assert goals == ["stack-2-1"]
    page.click('[data-key="stack-2-1"]')
    heard(page, "You nabbed wrongly.")


# --- by finger ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("grid", ["8x8", "16x8"])
def test_all_cells_fit_a_small_screen(watch: Watch, grid: str) -> None:
    """At 320 pixels the whole Spread is in sight; a first touch aims, and the button beside it flips."""
    page = at(
        watch,
        f"grid {grid}; 5p- @1 W0; S1 (D02) (D03); S3 [D10x2]",
        5,
        "fr",
        {"grid": grid},
        size=(320, 640),
        touch=True,
    )
    assert page.evaluate(OUT_OF_SIGHT) == [0, 0, 0]
    page.tap('[data-cell="e4"]')
    page.wait_for_selector('[data-cell="e4"].aimed')
    assert not page.locator(".line-flip").count()
    page.wait_for_function("() => eyes.bare('aim-do')")
    button = page.locator('[data-key="aim-do"]')
    size = button.bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 43.5
    assert plain(button.inner_text()) == "Retourner e4"
    button.tap()
    heard(page, "Vous retournez e4")


# --- reactions ------------------------------------------------------------------------------------------------------
REACTING = "grid 6x6; 2p+ @1 W0; dn a1=T04 b1=T14; S1 (D11) (D12); S2 (D17)"


def test_a_reaction_says_what_it_answers_to(watch: Watch) -> None:
    """Who did what stands below the question; once asked to, nobody asks again this turn."""
    page = at(watch, REACTING, 2, options={"grid": "6x6"})
    page.click('[data-cell="a1"]')
    page.wait_for_selector(".trigger")
    assert plain(page.inner_text(".trigger")) == "You have flipped Snooze Gas."
    assert plain(page.inner_text("#question")) == "Do you answer the Turmoil with a Power?"
    assert page.locator(".choices button").all_inner_texts() == ["Use Shush", "Use Blamey", "No"]
    page.click(".quiet-setting input")
    heard(page, "Snooze Gas strikes you")


def test_whoever_wants_peace_says_so_in_a_word(watch: Watch) -> None:
    page = at(watch, REACTING, 2, options={"grid": "6x6"})
    for word, answer in (
        ("quiet", "You are not asked again this turn."),
        ("quiet off", "You are asked again."),
        ("silence oui", "You are not asked again this turn."),
    ):
        typed(page, word)
        page.wait_for_function(SLIP, arg=answer)
    page.click('[data-cell="a1"]')
    heard(page, "Snooze Gas strikes you")
    assert page.locator(".trigger").count() == 0


# --- Powers ---------------------------------------------------------------------------------------------------------
def test_powers_say_why_not(watch: Watch) -> None:
    """Each Power with its text, its marker, and the clause that forbids it now; one key tells the same."""
    page = at(watch, TURN, 3)
    page.click(".powers summary")
    items = [plain(text) for text in page.locator(".power").all_inner_texts()]
    assert items[0].startswith("Nana turned Peek at up to three face-down Spread cards")
    assert "9.3" in items[0]
    assert "cannot be used now: that Stack was used and is not ready yet" in items[0]
    assert items[1].startswith("Wanda ready")
    assert items[1].endswith("Use Wanda")
    assert plain(page.inner_text(".powers .deck-label")).startswith("Reconstructed deck: names, Powers")
    told_all = told(page, "P")
    assert "Your Nana, turned: Peek at up to three" in told_all
    assert "Candide will lose 1 turn." in told_all
    page.click(".keister")
    page.wait_for_selector(".keister-dialog[open]")
    assert page.locator(".keister-list li").count() == 3
    assert plain(page.inner_text(".keister-dialog .deck-label")).startswith("Reconstructed deck")


# --- axe ------------------------------------------------------------------------------------------------------------
@LANGS
def test_the_table_of_dementalism(watch: Watch, lang: str) -> None:
    judge = Judge(lang)
    page = at(watch, TURN, 3, lang)
    page.click(".powers summary")
    judge.look(page, "a turn")
    page.click('[data-cell="c3"]')
    page.wait_for_selector(".deeds")
    judge.look(page, "what may be done with a card")
    page.click('[data-verb="nab"]')
    page.wait_for_selector(".stack.goal")
    judge.look(page, "a nab")
    page.click(".keister")
    page.wait_for_selector(".keister-dialog[open]")
    judge.look(page, "the Keister")
    judge.content()
