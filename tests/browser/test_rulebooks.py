"""The rulebooks in the browser: whose rule each part is, in the reader's own words."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest

from bythebook.games import GAMES
from tests.browser.conftest import Watch

RAW = re.compile(r"\[(book|ruling|option|disputed)|\*\*|`|^#", re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_page_shows_a_raw_tag_or_mark(watch: Watch, lang: str) -> None:
    """Every clause of every game stands on its page, and each part under its tag."""
    page = watch.open(lang)
    for game in GAMES:
        page.goto(f"/rules/{game}")
        page.wait_for_selector(f'.rules-book[data-game="{game}"] .clause')
        shown = page.inner_text(".leaf-text")
        assert not RAW.search(shown), RAW.findall(shown)
        with urllib.request.urlopen(f"{watch.base}/api/games/{game}/rulebook.{lang}.json", timeout=10) as answer:
            clauses = [clause for section in json.load(answer)["sections"] for clause in section["clauses"]]
        tags = [
            [
                tag
                for tag in (
                    "" if clause["tag"] == "book" else clause["tag"],
                    *(each["tag"] for each in clause["parts"]),
                )
                if tag
            ]
            for clause in clauses
        ]
        found = page.eval_on_selector_all(
            ".clause",
            "(all) => all.map((clause) => [...clause.querySelectorAll('.tag')].map((tag) => tag.className.slice(8)))",
        )
        assert found == tags
        assert all(page.eval_on_selector_all(".clause .tag", "(all) => all.map((tag) => tag.innerText.trim())"))
