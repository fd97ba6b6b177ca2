"""The lobby without a mouse: everything in reach, focus never lost, what others do is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watch
from tests.browser.home import BRAINS, CLONES, CRYPTIDS, chapter, lay_table
from tests.browser.player import Player
from tests.browser.waiting import focused, was_said

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOCUSED = "() => document.activeElement === document.body ? '' : document.activeElement.textContent.trim() || 'field'"


def tab_to(page: Page, words: str) -> None:
    """Tab until something with these words has focus."""
    for _ in range(60):
        if page.evaluate(FOCUSED).startswith(words):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {words}")


def test_a_table_laid_by_keyboard(watch: Watch) -> None:
    page = watch.open("en")
    page.focus(f"{chapter(BRAINS)} .name-form input")
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lobby-book")
    for number in (1, 2, 3):
        tab_to(page, "Add a bot")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => document.querySelectorAll('.lobby-seat-bot').length === {number}")
        focused(page)
    tab_to(page, "Remove")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.lobby-seat-bot').length === 2")
    focused(page)
    tab_to(page, "Add a bot")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.lobby-seat-bot').length === 3")

    # a house rule by arrow keys; its clause by its number
    page.focus('.option input[name="option-final_tie"]:checked')
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.querySelector('[name=option-final_tie][value=fewest_cards]').checked")

    page.focus(".start button.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".row-lot")
    focused(page, ".table-book")
    Player(page, "keys", 1).play(4)
    was_said(page, "Bartleby sits down.")
    was_said(page, "The game begins, clockwise: Ana, ")


def give(page: Page, deck: str) -> None:
    """The host's own deck file."""
    page.set_input_files(
        ".option input[type=file]", {"name": "deck.csv", "mimeType": "text/csv", "buffer": deck.encode()}
    )


def test_two_seats_filled_by_keyboard(watch: Watch) -> None:
    """The last free seat is filled, its button goes: the start comes next."""
    page = watch.open("fr")
    page.fill(f"{chapter(BRAINS)} .name-form input", "Ana")
    page.keyboard.press("Enter")
    page.click('.seat-count label:has-text("2")')
    page.wait_for_function("() => document.querySelectorAll('.lobby-seat').length === 2")
    page.focus(".lobby-seat-open button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lobby-seat-bot")
    focused(page, "#start-game")


def test_a_deck_of_ones_own(watch: Watch) -> None:
    """A file that breaks an invariant is answered with its line; a good one is taken, and everybody sees its name."""
    page = watch.open("fr")
    page.fill(f"{chapter(BRAINS)} .name-form input", "Ana")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lobby-book")
    guest = watch.open("en", page.url)
    guest.wait_for_selector(".join")
    rows = ["id,value,name_en,name_fr,copies,mark,role"]
    marks = {0: "star,mosquito", 8: "triangle_down,spider", 11: "cross,mouse"}
    for value in range(20):
        mark = marks.get(value, "square,die" if value in (1, 2, 3) or value > 14 else "none,plain")
        rows.append(f"v{value:02},{value},,,{3 if value < 10 else 2},{mark}")
    good = "\n".join(["# label: Notre paquet", *rows]) + "\n"
    bad = good.replace("v07,7,,,3", "v07,7,,,0")
    give(page, bad)
    page.locator(".leaf-lobby .trouble", has_text="ligne 10").first.wait_for()
    give(page, good)
    guest.wait_for_function("() => document.body.textContent.includes('Notre paquet')")


def test_numbers_among_the_house_rules(watch: Watch) -> None:
    """Rule 9.15: any second from 1 to 60, or no clock; rule 12.4: the nearest number that there is; rule 9.20: what a
    bot forgets is shown to everybody and set by the host."""
    page = watch.open("en")
    lay_table(page, "Ana", CRYPTIDS)
    guest = watch.open("fr", page.url)
    guest.wait_for_selector(".join")
    seconds = page.locator('input.number-field[aria-label^="Call window"]')
    assert seconds.input_value() == "2"
    assert page.locator(".option input").count() < 50, "sixty numbers are one field"
    seconds.fill("45")
    seconds.press("Tab")
    guest.locator(".option-read", has_text="45 secondes").wait_for()
    page.click('[name="option-call_window"][value="wait"]')
    guest.locator(".option-read", has_text="Sans chronomètre").wait_for()
    limit = page.locator('input.number-field[aria-label^="Action limit"]')
    for typed, taken in (("740", "740"), ("7", "500")):
        limit.fill(typed)
        limit.press("Tab")
        assert limit.input_value() == taken
        guest.locator(".option-read", has_text=f"{taken} ").wait_for()
    page.click(".lobby-seat button")
    guest.locator(".lapse", has_text="20").wait_for()
    page.fill(".lapse input", "135")
    page.press(".lapse input", "Tab")
    guest.locator(".lapse", has_text="100").wait_for()
    assert guest.locator(".lapse input").count() == 0


def test_who_begins_is_chosen_among_those_who_sit_there(watch: Watch) -> None:
    """Seats that this table has, with the names of who sits in them; one that was chosen stays to be seen."""
    page = watch.open("en")
    lay_table(page, "Ana", CRYPTIDS)

    def offered() -> list[str]:
        return page.locator('label:has([name="option-first_player"])').all_inner_texts()

    page.click('.seat-count label:has-text("3")')
    page.wait_for_function("() => document.querySelectorAll('.lobby-seat').length === 3")
    assert offered() == ["Drawn by lot", "Seat 1 (Ana)", "Seat 2", "Seat 3"]
    page.click('label:has([name="option-first_player"][value="p3"])')
    page.click(".lobby-seat button")
    page.wait_for_selector(".lobby-seat-bot")
    bot = page.inner_text(".lobby-seat-bot .who b").strip()
    assert offered() == ["Drawn by lot", "Seat 1 (Ana)", f"Seat 2 ({bot})", "Seat 3"]
    page.click('.seat-count label:has-text("2")')
    page.wait_for_function("() => document.querySelectorAll('.lobby-seat').length === 2")
    assert offered()[-1] == "Seat 3", "what was chosen is not hidden: the start says that it cannot be"


def test_any_size_of_the_spread(watch: Watch) -> None:
    """Dementalism, 2.3: a size is written as people write it; one that cannot be is refused with its clause."""
    page = watch.open("en")
    lay_table(page, "Ana", CLONES)
    guest = watch.open("fr", page.url)
    guest.wait_for_selector(".join")
    field = page.get_by_label("Another size:")
    for typed, taken in (("12 x 8", "12x8"), ("7 × 9", "7x9")):
        field.fill(typed)
        field.press("Tab")
        guest.locator(".option-read", has_text=taken).wait_for()
    field.fill("5 by 5")
    field.press("Tab")
    page.locator(".house-rules .trouble", has_text="clause 2.3").wait_for()
    assert guest.locator(".option-read", has_text="7x9").count() == 1
