"""Styles: what they cost at every change of a page."""

import re
from pathlib import Path

import pytest

from tests.house.source import ROOT

SHEETS = sorted((ROOT / "frontend" / "src").rglob("*.css"))
LARGE = re.compile(r"(?:^|[\s>+~,])(?:html|body|main|:root|\.book\b[\w-]*|\.leaf\b[\w-]*)[^\s>+~]*$")
"""What holds a whole table: all of it is styled anew whenever a rule asks what it has."""


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(sheet.relative_to(ROOT)))
def test_nothing_large_is_asked_what_it_holds(sheet: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    asked = [text[: found.start()].rpartition("}")[2].rpartition("{")[2] for found in re.finditer(r":has\(", text)]
    assert not [selector.strip() for selector in asked if LARGE.search(selector.strip())]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: str(sheet.relative_to(ROOT)))
def test_every_movement_ends(sheet: Path) -> None:
    """A page at rest is at rest: nothing of it moves for ever, for the reader's battery and peace."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not re.findall(r"animation[^;{}]*\binfinite\b[^;}]*", text)


def test_no_script_moves_anything_for_ever() -> None:
    found = [path.name for path in (ROOT / "frontend" / "src").rglob("*.ts") if "Infinity" in path.read_text("utf-8")]
    assert not found


def test_such_rules_are_found() -> None:
    for selector in ("html", "[data-game='x'] .leaf-play", ".book.table-book", ".leaf-play.narrow"):
        assert LARGE.search(selector), selector
    for selector in (".mine-area", ".call-keys", ".leaf-play > .fan > li"):
        assert not LARGE.search(selector), selector
