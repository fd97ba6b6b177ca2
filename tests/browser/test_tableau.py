"""The table of Dweebies: explored by ear, seen before it is committed to, kept in place while it grows on any side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.conftest import Watch
from tests.browser.hearing import all_said, plain
from tests.browser.home import DWEEBIES
from tests.browser.test_refusals import LANGS, typed
from tests.browser.waiting import painted, settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

# example X18 of the specification: ga@E2 takes the row, and what is left is split
POSITION = "seats AB ; T N1: . dr / ga kn / . li ; H A ga ma be po ki ; H B be po ki ju sn ; turn A"
SPOT = """() => {
  const cell = document.activeElement.getBoundingClientRect();
  const frame = document.querySelector('.tableau-view').getBoundingClientRect();
  return [cell.x - frame.x, cell.y - frame.y];
}"""
HERE = "() => document.activeElement.dataset.cell && document.activeElement.querySelector('.heard').textContent"


def laid(watch: Watch, lang: str = "en", **wish: Any) -> Page:
    """A page at the table of the example, when somebody is asked for a card."""
    page = watch.at(POSITION, 2, lang, game=DWEEBIES, **wish)
    page.wait_for_selector(".moves.asked")
    return page


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


def told(page: Page, key: str) -> str:
    """The answer to a question asked by its key."""
    page.evaluate("() => document.querySelector('.slip [data-key=slip-away]')?.click()")
    page.keyboard.press(key)
    return plain(page.locator(".slip-answer p").inner_text())


def heard(page: Page, text: str) -> None:
    """Wait until it was said."""
    page.wait_for_function("(text) => eyes.heard.some((each) => each.text.includes(text))", arg=text)


WALK = ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowDown", "Control+ArrowLeft", "Control+ArrowUp", "Home",
        "Control+ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowUp", "Control+ArrowRight", "j", "J", "b")  # fmt: skip
WALKED = {
    "en": ["Knitter, east 1", "Drummer, north 1, east 1", "free, playable, north 2, east 1", "free, north 2, east 2",
           "free, playable, north 1, east 2", "Drummer, north 1, east 1", "Drummer, north 1, east 1",
           "Gardener, centre", "Knitter, east 1", "Gardener, centre", "free, playable, west 1", "free, north 1, west 1",
           "1 free, then Drummer, north 1, east 1", "free, playable, north 1, east 2", "free, playable, north 1",
           "Drummer, north 1, east 1"],
    "fr": ["Tricoteuse, est 1", "Batteur, nord 1, est 1", "libre, jouable, nord 2, est 1", "libre, nord 2, est 2",
           "libre, jouable, nord 1, est 2", "Batteur, nord 1, est 1", "Batteur, nord 1, est 1", "Jardinière, centre",
           "Tricoteuse, est 1", "Jardinière, centre", "libre, jouable, ouest 1", "libre, nord 1, ouest 1",
           "1 case libre, puis Batteur, nord 1, est 1", "libre, jouable, nord 1, est 2", "libre, jouable, nord 1",
           "Batteur, nord 1, est 1"],
}  # fmt: skip
READ = {
    "en": {"x": "Drummer, north 1, east 1. Row: nothing. Column of 3 between north 1, east 1 and south 1, east 1: "
                "Drummer, Knitter, Lifeguard. Above: free; left: free; right: free; below: Knitter.",
           "r": "North 1: east 1 Drummer.",
           "v": "East 1: north 1 Drummer, centre Knitter, south 1 Lifeguard."},
    "fr": {"r": "Nord 1 : est 1 Batteur.", "v": "Est 1 : nord 1 Batteur, centre Tricoteuse, sud 1 Maître-nageur."},
}  # fmt: skip
CHOSEN = {
    "en": "free, playable, east 2, collects the row of 3",
    "fr": "libre, jouable, est 2, ramasse la rangée de 3",
}
COLLECTS = {
    "en": "Gardener: east 2: row of 3; north 1: column of 2; south 1: column of 2; 5 other cells are playable.",
    "fr": "Jardinière, est 2 : rangée de 3 ; nord 1 : colonne de 2 ; sud 1 : colonne de 2 ; 5 autres cases jouables.",
}
OUTSIDE = {"en": "outside", "fr": "hors zone"}
NONE = {"en": "no card that way", "fr": "aucune carte par là"}


@LANGS
def test_exploring_and_placing_by_ear(watch: Watch, lang: str) -> None:
    """Cell by cell, to the next card, to the next playable cell; then a card is placed, and its line taken, by keys."""
    page = laid(watch, lang)
    page.focus(".cell.here")
    assert here(page) == WALKED[lang][7], "the reader stands in the centre first"
    assert go(page, *WALK) == WALKED[lang]
    heard(page, NONE[lang])  # above the Drummer lies no card
    for key, answer in READ[lang].items():
        assert told(page, key) == answer
    assert here(page) == WALKED[lang][1], "asking moves nobody"
    assert go(page, "ArrowUp", "ArrowUp")[1] == WALKED[lang][2], "there the table ends"
    heard(page, OUTSIDE[lang])

    # without a card, Enter on a playable cell leads to the hand; the card leads back to the same cell
    go(page, "Home", "ArrowRight", "ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.closest('.row-hand')")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.dataset.cell === '2,0'")
    assert here(page) == CHOSEN[lang]
    assert told(page, "M") == COLLECTS[lang]
    page.keyboard.press("Enter")
    page.wait_for_selector('.choices [data-verb="take_all"]')  # who plays by keys hears the offer first
    assert here(page).startswith(("Gardener, east 2, last placed", "Jardinière, est 2, dernière posée"))
    page.keyboard.press("Space")
    page.locator(".line-collected.mine").wait_for()
    page.wait_for_function("() => document.activeElement.dataset.cell === '2,0'")
    page.wait_for_function("() => eyes.look().question && document.querySelector('.line-split')")
    assert page.evaluate("() => eyes.lost") == []


def test_the_lists_lead_to_cells(watch: Watch) -> None:
    """Cards, playable cells, lines and groups as lists; a cell that is named is read, and one that is none refused."""
    page = laid(watch)
    page.focus(".cell.here")
    page.keyboard.press("a")
    page.wait_for_selector(".lists-dialog[open]")
    counts = [int(each) for each in page.locator(".lists-dialog .count").all_inner_texts()]
    assert counts == [8, 4, 2, 1]
    page.click('.lists-dialog button:has-text("Lifeguard, south 1, east 1") >> nth=0')
    page.wait_for_function("() => document.activeElement.dataset.cell === '1,1'")
    typed(page, "row n1")
    assert plain(page.locator(".slip-answer p").inner_text()) == "North 1: east 1 Drummer."
    typed(page, "column X9")
    page.wait_for_function("() => document.querySelector('.slip-answer')?.textContent.includes('X9')")


def test_a_line_is_seen_before_it_is_committed_to(watch: Watch) -> None:
    """By mouse: the places of a chosen card, its haul, the line that glows; taken unasked, and then still in sight."""
    page = laid(watch)
    page.click('.row-hand [data-card="0"]')
    assert page.locator(".cell.goal").count() == 8
    assert page.locator(".cell.goal .haul").all_inner_texts() == ["2", "3", "2"]
    page.hover('[data-cell="2,0"]')
    page.wait_for_selector(".cell.would")
    assert page.locator(".cell.would").count() == 2
    assert plain(page.inner_text(".tableau-caption")) == "East 2: collects the row of 3, 3 cards"
    page.hover('[data-cell="-1,0"]')
    page.wait_for_selector(".cell.would", state="detached")
    page.click('[data-cell="2,0"]')
    page.locator(".line-collected.mine").wait_for()
    page.wait_for_selector(".gone")
    assert page.locator(".choices button").count() == 0, "nobody is asked who wants it so"


def test_place_then_choose(watch: Watch) -> None:
    """Who collects without asking may ask this once."""
    page = laid(watch)
    page.click('.row-hand [data-card="0"]')
    page.click(".ask-once")
    page.click('[data-cell="2,0"]')
    page.wait_for_selector('.choices [data-verb="leave"]')
    assert page.locator(".cell.matched").count() == 3
    page.click('.choices [data-verb="leave"]')
    page.locator(".line-leave.mine").wait_for()


def test_the_table_grows_under_a_reader(watch: Watch) -> None:
    """To the west and north: focus stays on its cell, the cell keeps its name and its place on the screen."""
    page = laid(watch, size=(320, 640))
    page.click('[data-key="zoom-in"]')
    page.click('[data-key="zoom-in"]')
    assert page.evaluate("() => document.activeElement.dataset.key") == "zoom-in"
    page.focus('.row-hand [data-card="4"]')
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.dataset.cell === '0,0'")
    go(page, "ArrowLeft")
    first = page.locator(".cell").count()
    before = page.evaluate(SPOT)
    page.keyboard.press("Enter")
    page.wait_for_function("(first) => document.querySelectorAll('.cell').length > first && eyes.ready()", arg=first)
    assert page.evaluate("() => document.activeElement.dataset.cell") == "-1,0"
    assert here(page).startswith("Magician, west 1")
    after = page.evaluate(SPOT)
    slid = max(abs(then - now) for then, now in zip(before, after, strict=True))
    assert slid < 22, "less than a third of a cell, where the table ends"
    page.keyboard.press("0")
    page.keyboard.press("-")
    page.keyboard.press("+")
    assert here(page).startswith("Magician, west 1")
    assert page.evaluate("() => eyes.lost") == []


def test_a_draw_may_be_forgotten(watch: Watch) -> None:
    """The pile looks the same whether a draw is owed or not; the referee says when none is; no number tells."""
    manual = POSITION + " ; opt draw=manual"
    page = watch.at(manual, 2, options={"draw": "manual"}, game=DWEEBIES)
    page.wait_for_selector(".moves.asked")
    pile = page.locator("button.draw-pile")
    before = pile.inner_html()
    assert not page.locator(".row-hand .zone-title .count").count()
    page.focus(".cell.here")
    page.keyboard.press("d")
    page.wait_for_selector(".slip-refused")
    assert "7.7" in page.inner_text(".slip-refused")
    page.click('.row-hand [data-card="4"]')
    page.click('[data-cell="0,1"]')
    page.locator(".row-hand .card >> nth=4").wait_for(state="detached")
    assert pile.inner_html() == before
    assert "owe" not in all_said(page, "status")
    assert "1 draw owed" in told(page, "e")
    pile.click()
    page.locator(".row-hand .card >> nth=4").wait_for()


def test_a_match_goes_on_to_its_next_round(watch: Watch) -> None:
    """The last card of a round is placed, the chip turned, the next round begun: the reader is in the centre again."""
    last = "seats AB ; T C: ga dr ; H A ga ; H B - ; P - ; W A25 B26 ; turn A ; opt match=two_wins"
    page = watch.at(last, 2, options={"match": "two_wins"}, game=DWEEBIES)
    page.wait_for_selector(".moves.asked")
    page.focus(".cell.here")
    page.keyboard.press("Enter")  # on a card: it is read out
    heard(page, "Gardener, centre")
    page.focus(".row-hand .card")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.dataset.cell === '0,0'")
    go(page, "ArrowRight", "ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-verb="take_all"]')
    page.keyboard.press("Space")
    page.wait_for_selector('[data-verb="go_on"]')
    settled(page, 20)  # rule 9.7: the bot does not answer, so that the result can be seen
    assert page.locator(".line-round").count() == 0
    assert "round wins" in told(page, "s")
    page.evaluate("() => document.querySelector('.slip [data-key=slip-away]')?.click()")
    page.focus("#question")
    page.keyboard.press("Space")
    page.wait_for_selector(".line-round >> nth=0")
    assert page.locator(".seat.mine .fact-chip svg.chip").count() == 1
    page.wait_for_function("() => document.querySelectorAll('.cell').length <= 9 && eyes.ready()")
    assert "Round 2" in page.inner_text(".running-head")
    page.wait_for_function("() => document.activeElement.dataset.cell === '0,0' || document.activeElement.id")
    assert page.evaluate("() => eyes.lost") == []
