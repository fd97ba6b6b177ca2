"""Somebody who knows no rules: sees what is offered, takes one of the offers, and notices what a table owes its guests.

One player, three bodies: a mouse, a keyboard, a finger.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST_TABS = 60
OFF_BUTTONS = "() => !document.activeElement.matches('button:not([data-card]), a, summary, input')"

Option = dict[str, Any]


class Player:
    """Plays whatever is offered, by `mouse`, `keys` or `touch`."""

    def __init__(self, page: Page, body: str, seed: int = 0, fond_of_passing: bool = False) -> None:
        self.page = page
        self.body = body
        self.luck = random.Random(seed)
        self.passes = 40 if fond_of_passing else 1  # whoever passes loses a brain: the way to a short game
        self.acts = 0
        self.patient = False
        self.tabs: list[int] = []  # how far the offers taken were, in presses of Tab

    # --- looking

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate("() => eyes.look()")
        return seen

    def wait(self) -> dict[str, Any]:
        """Until something is offered, or the game is over. Who is patient makes no early move in a call window."""
        when = "(patient) => eyes.ready() && !(patient && document.querySelector('.window-line.open')) && eyes.look()"
        seen: dict[str, Any] = self.page.wait_for_function(when, arg=self.patient).json_value()
        return seen

    def check(self) -> None:
        """What a table owes at any moment."""
        wrong = self.page.evaluate("() => eyes.owed()")
        assert not wrong, "\n".join(wrong)

    def check_sizes(self) -> None:
        """All that can be touched is large enough, and nothing is wider than the screen."""
        wrong = [each for each in self.page.evaluate("() => eyes.owed()") if " by " in each or " wide " in each]
        assert not wrong, "\n".join(wrong)

    # --- acting

    def choose(self, options: list[Option]) -> Option:
        """One of the offers; a pass is rarer than a card, unless the player is fond of it."""
        weights = [self.passes if each["verb"] == "pass" else 4 for each in options]
        return self.luck.choices(options, weights)[0]

    def act(self, seen: dict[str, Any]) -> Option:
        """Take one of the offers. Focus must have a place afterwards."""
        option = self.choose(seen["options"])
        getattr(self, f"by_{self.body}")(option)
        self.acts += 1
        assert self.look()["focus"], f"after {option['words']} nothing has focus ({self.body})"
        return option

    def by_mouse(self, option: Option) -> None:
        self.page.click(f'main [data-key="{option["key"]}"]', position=self.bare(option))

    def by_touch(self, option: Option) -> None:
        place = f'main [data-key="{option["key"]}"]'
        self.page.tap(place, position=self.bare(option))
        if option["key"].startswith("cell-"):  # the first touch aims, the second places
            self.page.wait_for_selector(f"{place}.aimed")
            self.page.tap(place, position=self.bare(option))

    def bare(self, option: Option) -> Any:
        """A point at which this offer is not covered."""
        self.page.wait_for_function("(key) => eyes.bare(key)", arg=option["key"])
        return self.page.evaluate("(key) => eyes.bare(key)", option["key"])

    def by_keys(self, option: Option) -> None:
        if option["main"] and option["verb"] and self.luck.random() < 0.5:
            self.off_buttons()
            self.page.keyboard.press("Space")
            return
        if option["key"].startswith("cell-"):
            self.walk_to(option["key"])
        else:
            self.tab_to(option["key"])
        self.page.keyboard.press("Enter")

    def walk_to(self, key: str) -> None:
        """By arrows, cell by cell, from where the reader stands on the table."""
        east, south = map(int, key.removeprefix("cell-").split(","))
        self.page.wait_for_function("() => document.activeElement.dataset.cell")  # the card leads to the table
        was = ""
        for _ in range(MOST_TABS):
            here = self.page.evaluate("() => document.activeElement.dataset.cell")
            assert here, "the arrows lead off the table"
            at = [int(part) for part in here.split(",")]
            if at == [east, south]:
                return
            across = "ArrowRight" if at[0] < east else "ArrowLeft"
            down = "ArrowDown" if at[1] < south else "ArrowUp"
            stuck = here == was  # beyond the table one goes nearer to it first
            self.page.keyboard.press(down if at[0] == east or (stuck and at[1] != south) else across)
            was = here
        raise AssertionError(f"the arrows never come to {key}")

    def off_buttons(self) -> None:
        """Space presses a focused button, so the main action wants focus elsewhere: on a card or the question."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(OFF_BUTTONS):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab finds buttons only")

    def tab_to(self, key: str) -> None:
        """Tab, or Shift+Tab, until the focus is there; the distance is remembered."""
        for presses in range(MOST_TABS):
            way = self.page.evaluate("(key) => eyes.where(key)", key)
            if way == "here":
                self.tabs.append(presses)
                return
            assert way != "gone", f"{key} has gone"
            self.page.keyboard.press("Tab" if way == "after" else "Shift+Tab")
        raise AssertionError(f"Tab never comes to {key}")

    # --- whole games

    def play(self, most_acts: int = 2000, every: int = 5) -> int:
        """Play to the end, or so many acts; how many there were."""
        begun = self.acts
        while self.acts - begun < most_acts:
            seen = self.wait()
            if seen["over"]:
                break
            if self.acts % every == 0:
                self.check()
            assert seen["title"].startswith("("), f"it is my turn, and the title says {seen['title']}"
            self.act(seen)
        return self.acts - begun
