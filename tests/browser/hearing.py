"""What a table said aloud: collected from the live regions, told apart, compared with the log that can be read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

SENTENCE_END = re.compile(r"(?<=[.?!]) (?=[A-ZÀÂÉÊÎÔÛÇ«])")


def plain(text: str) -> str:
    """Without the spaces of French typography and the line breaks of HTML."""
    return " ".join(text.replace("\u00a0", " ").replace("\u202f", " ").split())


def all_said(page: Page, region: str) -> str:
    """Everything that one region said, as one text: how sentences were grouped depends on the moment."""
    return " ".join(plain(each["text"]) for each in page.evaluate("() => eyes.heard") if each["region"] == region)


def sentences(text: str) -> list[str]:
    """One sentence each."""
    return SENTENCE_END.split(text) if text else []


def lines_of_the_log(page: Page) -> list[str]:
    """What stands on the page, as it is spoken."""
    return [plain(line) for line in page.locator(".lines .line p").all_inner_texts()]


def not_in_the_log(said: str, log: list[str]) -> list[str]:
    """The sentences that are left when each line of the log is taken out once, in order. AssertionError for a line
    that was never said."""
    rest: list[str] = []
    at = 0
    for line in log:
        found = said.find(line, at)
        assert found >= 0, f"never said: {line}\nafter: {said[max(0, at - 200) : at]}\nbefore: {said[at : at + 200]}"
        rest += sentences(said[at:found].strip())
        at = found + len(line)
    return rest + sentences(said[at:].strip())
