"""The pictures of Dementalism: one specimen a kind, its code in two corners, and backs that are all alike."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bythebook.games.dementalism.deck import read_deck
from bythebook.games.dementalism.faces import DENIZENS, sprite
from bythebook.games.dementalism.own_deck import faces_of
from bythebook.games.dementalism.pictures.mishaps import MISHAPS

SVG = "{http://www.w3.org/2000/svg}"
ROWS = read_deck("default", None).rows
ROOT = ElementTree.fromstring(sprite())
SYMBOLS = {symbol.attrib["id"]: symbol for symbol in ROOT}
GROUNDS = {"den": "#plate", "gig": "#goo", "tur": "#burst"}


def uses_of(name: str) -> list[str]:
    return [use.attrib["href"] for use in SYMBOLS[name].iter(f"{SVG}use")]


def words_of(name: str) -> list[str]:
    return [text.text or "" for text in SYMBOLS[name].iter(f"{SVG}text")]


def test_every_picture_is_there_once() -> None:
    names = [symbol.attrib["id"] for symbol in ROOT]
    assert len(names) == len(set(names))
    assert {"back", "logo", "blank-den", "blank-gig", "blank-tur"} <= set(names)
    assert all(use.removeprefix("#") in SYMBOLS for name in names for use in uses_of(name))
    assert len(sprite().encode()) < 120_000


def test_each_kind_has_its_own_specimen() -> None:
    """Rule 1.5: each motif of the deck list is drawn, by the name that the list has for it."""
    drawn = {ElementTree.tostring(SYMBOLS[f"card-{kind}"]).partition(b">")[2] for kind in range(len(ROWS))}
    assert len(drawn) == len(ROWS) == 46
    for rows, drawings in ((ROWS[:30], DENIZENS), (ROWS[31:], MISHAPS)):
        for row, drawing in zip(rows, drawings, strict=True):
            assert drawing.__name__ == row["motif"].lower().replace(" ", "_").replace("-", "_")


@pytest.mark.parametrize("kind", range(46))
def test_code_and_ground_tell_a_card_without_colour(kind: int) -> None:
    """The code stands in two corners, and each type of card has a ground of its own shape."""
    row = ROWS[kind]
    assert words_of(f"card-{kind}") == [row["code"]] * 2
    assert uses_of(f"card-{kind}") == [GROUNDS[row["kind"]]]


def test_there_is_one_back() -> None:
    """Rule 3.9: equal backs."""
    assert [name for name in SYMBOLS if name.startswith("back")] == ["back"]
    assert not words_of("back")
    assert not uses_of("back")


def test_a_loaded_deck_has_cards_too() -> None:
    """Rule 1.7: a blank one of each type, with places for its code; the page writes it there."""
    signs = {
        name: sum("data-sign" in text.attrib for text in symbol.iter(f"{SVG}text")) for name, symbol in SYMBOLS.items()
    }
    assert {name: n for name, n in signs.items() if n} == {"blank-den": 3, "blank-gig": 3, "blank-tur": 3}
    assert all(uses_of(f"blank-{kind}") == [ground] for kind, ground in GROUNDS.items())
    other = [{**row, "code": "ZZZ"} if row["value"] == 3 else row for row in ROWS]
    assert faces_of(other) == {"card-3": ("blank-den", "ZZZ")}


def test_a_strict_page_may_show_them() -> None:
    drawn = sprite()
    for forbidden in ("<style", "style=", "<script", "<foreignObject", "javascript:", "url(", "<filter", "<image"):
        assert forbidden not in drawn, forbidden
