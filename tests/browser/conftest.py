"""A server, a built client and pages that complain: what every test of this folder starts from."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.home import BRAINS, CRYPTIDS, begin_at, deal
from tests.browser.house import STATIC, House, build_client, client_is_fresh
from tests.browser.player import Player
from tests.browser.waiting import LINES
from tests.chance import chance_of_the_test
from tests.services import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

HERE = Path(__file__).parent
# a reader's own share of the shuffle, and when a lost line is tried again
SHARE = "crypto.getRandomValues = (share) => share.fill({share}); Math.random = () => 0.5;"
EYES = HERE / "eyes.js"
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PATIENCE = 30_000  # ms


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def built_client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client that the sources make: a copy, so that nobody builds it anew under the feet of a test."""
    if not client_is_fresh():
        build_client()
    copy = tmp_path_factory.mktemp("client") / "static"
    shutil.copytree(STATIC, copy)
    return copy


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, built_client: Path) -> Iterator[House]:
    """The server of this process's tests; whatever it complains of fails the run."""
    opened = House(tmp_path_factory.mktemp("house"), "--client", str(built_client))
    opened.start()
    yield opened
    opened.stop()
    assert not opened.complaints()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The Chromium of this process's tests. It is closed after the last of this folder: while it runs, its event loop
    would stand in the way of asynchronous tests."""
    yield from chromium()


class Watch:
    """Pages of one test, and everything that went wrong in them."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.base = house.base
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def context(
        self,
        lang: str,
        size: tuple[int, int] = (1280, 800),
        theme: str = "light",
        still: bool = True,
        touch: bool = False,
        **more: Any,
    ) -> BrowserContext:
        """Somebody's browser, with nothing in its memory. `still`: movement is not wanted."""
        wish: dict[str, Any] = {
            "locale": LOCALES[lang],
            "viewport": {"width": size[0], "height": size[1]},
            "color_scheme": theme,
            "reduced_motion": "reduce" if still else "no-preference",
            "base_url": self.base,
        }
        if touch:
            wish |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 1}
        made = self.browser.new_context(**wish, **more)
        made.add_init_script(path=EYES)
        made.add_init_script(LINES)
        made.add_init_script(SHARE.format(share=len(self.contexts) + 1))
        made.set_default_timeout(PATIENCE)
        self.contexts.append(made)
        return made

    def page(self, context: BrowserContext, address: str | None = "/") -> Page:
        """A tab of it. Errors of scripts, of the content policy and of the network are faults."""
        made = context.new_page()
        made.on("pageerror", lambda error: self.faults.append(f"{made.url}: {error}"))
        made.on("console", lambda said: said.type == "error" and self.faults.append(f"{made.url}: {said.text}"))
        if address is not None:
            made.goto(address)
        return made

    def open(self, lang: str, address: str | None = "/", **wish: Any) -> Page:
        """A new browser with one tab."""
        return self.page(self.context(lang, **wish), address)

    def game(
        self, lang: str, opponents: int = 1, body: str = "mouse", seed: int = 1, game: str = BRAINS, **wish: Any
    ) -> Player:
        """A game that has just been dealt, and somebody to play it."""
        page = self.open(lang, **wish)
        deal(page, opponents, game)
        return Player(page, body, seed)

    def at(
        self,
        position: str,
        seats: int,
        lang: str = "en",
        options: dict[str, str] | None = None,
        game: str = CRYPTIDS,
        **wish: Any,
    ) -> Page:
        """A page at a table that begins in a position."""
        page = self.open(lang, **wish)
        begin_at(page, self.house, position, seats, lang, game, **(options or {}))
        return page

    def player(self, page: Page, body: str = "mouse", seed: int = 1) -> Player:
        """Somebody to play in this tab."""
        return Player(page, body, seed)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def watch(browser: Browser, house: House) -> Iterator[Watch]:
    """Opens pages; any error in one of them fails the test. What is dealt is the same in every run of the test. Bots
    move at once, and seconds are short while a call window is open."""
    yield from watched(browser, house, second=0.05)


@pytest.fixture
def slow_watch(browser: Browser, house: House) -> Iterator[Watch]:
    """The same, where a window is open as long as it says."""
    yield from watched(browser, house, second=1.0)


@pytest.fixture
def still_watch(browser: Browser, house: House) -> Iterator[Watch]:
    """The same, where bots think for longer than any test: nothing happens but what the test does."""
    yield from watched(browser, house, delay=3600.0)


def watched(browser: Browser, house: House, **pace: float) -> Iterator[Watch]:
    """One test's pages, chance and pace."""
    seed = chance_of_the_test()
    house.sow(seed, hashlib.sha256(seed.encode()).hexdigest()[:8], **pace)
    watching = Watch(browser, house)
    yield watching
    watching.close()
    assert not watching.faults
