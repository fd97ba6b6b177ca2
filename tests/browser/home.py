"""The first page: the chapter of a game, and its two ways to begin."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.house import House

BRAINS, CRYPTIDS, DWEEBIES, CLONES = "oh_my_brain", "cryptid_smash", "dweebies", "dementalism"
FIRST_CARDS = {BRAINS: ".row-lot", CRYPTIDS: ".row-hand .card", DWEEBIES: ".row-hand .card", CLONES: ".grid .cell"}

LAY = """async (wish) => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish),
  });
  const laid = await answer.json();
  if (!answer.ok) throw new Error(laid.message);
  localStorage.setItem(`bythebook.seat.${laid.table}`, JSON.stringify({ seat: laid.seat, token: laid.token }));
  return laid.url;
}"""


def chapter(game: str) -> str:
    return f'.chapter[data-game="{game}"]'


def play_now(game: str) -> str:
    return f"{chapter(game)} .play-now"


def deal(page: Page, opponents: int = 1, game: str = BRAINS) -> None:
    """A game against so many bots, to the moment when its first cards lie there."""
    page.wait_for_selector(play_now(game))
    page.click(f'{play_now(game)} label:has-text("{opponents}")')
    page.click(f"{play_now(game)} button")
    page.wait_for_selector(FIRST_CARDS[game])


def lay_table(page: Page, name: str, game: str = BRAINS) -> None:
    """A table for friends, to its lobby."""
    page.fill(f"{chapter(game)} .name-form input", name)
    page.click(f"{chapter(game)} .name-form button")
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".lobby-book")


def begin_at(
    page: Page, house: House, position: str, seats: int, lang: str = "en", game: str = CRYPTIDS, **options: str
) -> None:
    """A table against bots that begins in a position, in the specification's notation."""
    host = house.position(position)
    wish = {"game": game, "name": host, "lang": lang, "seats": seats, "options": options}
    page.wait_for_selector(play_now(game))
    page.goto(page.evaluate(LAY, {**wish, "bots": ["greedy"] * (seats - 1), "start": True}))
    page.wait_for_selector(FIRST_CARDS[game])
