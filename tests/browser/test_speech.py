"""Whole games as they are heard and found, in both languages: word for word what the golden files hold.

The files are written anew, after a deliberate change of words, by

    python -m tests.browser.golden
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Watch
from tests.browser.golden import GOLDEN, QUESTIONS, every_golden, quiet
from tests.browser.hearing import all_said, lines_of_the_log, not_in_the_log
from tests.browser.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LANGS = pytest.mark.parametrize("lang", ["en", "fr"])


@LANGS
def test_games_sound_as_they_should(browser: Browser, tmp_path: Path, built_client: Path, lang: str) -> None:
    house = House(tmp_path, "--client", str(built_client), "--second", "0.05", chance="a game to listen to")
    house.start()
    watching = Watch(browser, house)
    try:
        files = every_golden(watching, lang)
    finally:
        watching.close()
        house.stop()
    assert not watching.faults
    for name, text in files.items():
        assert text == (GOLDEN / name).read_text(encoding="utf-8"), f"{name}: see the top of this file"


def test_everything_is_said_once(watch: Watch) -> None:
    """In any game, whatever is dealt: each line of the log is said, in order and once; beside it only questions."""
    lang = "fr"
    player = watch.game(lang, opponents=2, seed=7)
    player.play(36)
    player.wait()
    quiet(player.page)
    page = player.page
    rest = not_in_the_log(all_said(page, "status"), lines_of_the_log(page))
    strange = [sentence for sentence in rest if not QUESTIONS[lang].match(sentence)]
    assert not strange
    assert all_said(page, "alert") == ""
    questions = sum("?" in sentence for sentence in rest)
    assert questions > 5
