"""Somebody who plays Dementalism and remembers nothing, and what a page may still hold of a face."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.browser.player import MOST_TABS, Option, Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

READY = """() => {
  const seen = Boolean(document.querySelector('[data-key="move-seen"]'));
  return (seen || eyes.ready()) && { ...eyes.look(), seen };
}"""
CURSOR = "() => document.querySelector('.cell.here').dataset.cell"
# all that a page keeps but the sheet of drawings, which is the same for everybody at every moment
KEPT = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const sheet of page.querySelectorAll('.sprite, script, style')) sheet.remove();
  return [page.outerHTML, document.title, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join(' ');
}"""


class Forgetful(Player):
    """Takes any of the cells or buttons offered, and says at once that it has seen what is shown."""

    def wait(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.wait_for_function(READY).json_value()
        return seen

    def act(self, seen: dict[str, Any]) -> Option:
        if not seen.get("seen"):
            return super().act(seen)
        if self.body == "keys":
            self.page.keyboard.press("y")
        else:
            self.page.evaluate("() => document.querySelector('[data-key=\"move-seen\"]')?.click()")
        self.page.wait_for_function("() => !document.querySelector('[data-key=\"move-seen\"]')")
        return {"key": "move-seen", "words": "", "verb": "seen", "main": False}

    def choose(self, options: list[Option]) -> Option:
        """Rather another flip, or done, than a nab, which costs a turn; looking costs time."""
        rare = {"nab": 1, "use": 2, "look": 0}
        return self.luck.choices(options, [rare.get(each["verb"], 4) for each in options])[0]

    def by_touch(self, option: Option) -> None:
        """On cells smaller than a finger the first touch aims."""
        place = f'main [data-key="{option["key"]}"]'
        self.page.tap(place, position=self.bare(option))
        if option["key"].startswith("cell-") and self.page.locator(f"{place}.aimed").count():
            self.page.tap(place, position=self.bare(option))

    def walk_to(self, key: str) -> None:
        """To the Spread by Tab, then by arrows from where the reader stands."""
        wanted = key.removeprefix("cell-")
        if not self.page.evaluate("() => document.activeElement.dataset.cell"):
            self.tab_to(f"cell-{self.page.evaluate(CURSOR)}")
        for _ in range(MOST_TABS):
            here = self.page.evaluate("() => document.activeElement.dataset.cell")
            assert here, "the arrows lead off the Spread"
            if here == wanted:
                return
            across = "ArrowRight" if here[0] < wanted[0] else "ArrowLeft"
            down = "ArrowDown" if int(here[1:]) < int(wanted[1:]) else "ArrowUp"
            self.page.keyboard.press(across if here[0] != wanted[0] else down)
        raise AssertionError(f"the arrows never come to {key}")

    def play(self, most_acts: int = 4000, every: int = 12) -> int:
        """To the end, or so many acts; how many there were."""
        begun = self.acts
        while self.acts - begun < most_acts:
            seen = self.wait()
            if seen["over"] and not seen.get("seen"):
                break
            if self.acts % every == every - 1 and not seen.get("seen"):
                self.check()
            self.act(seen)
        return self.acts - begun


def names_of(words: dict[str, str], card: int) -> list[str]:
    """How a page could name a card: its drawing and its names."""
    return [f"#card-{card}", *words.values()]


def frames_to(page: Page) -> list[dict[str, Any]]:
    """Every frame that this page is going to receive."""
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(json.loads(text))))
    return frames


def told_cards(frames: list[dict[str, Any]]) -> set[int]:
    """All cards that frames speak of, wherever they stand."""
    found: set[int] = set()

    def look(thing: Any) -> None:
        if isinstance(thing, dict):
            for key, value in thing.items():
                if key in ("card", "about") and isinstance(value, int):
                    found.add(value)
                elif key == "cards" and isinstance(value, list):
                    found.update(each for each in value if isinstance(each, int))
                else:
                    look(value)
        elif isinstance(thing, list):
            for each in thing:
                look(each)

    look([frame for frame in frames if frame["t"] != "lobby"])
    return found
