"""The pictures of Dweebies: one character a kind, the dots of the rulebook under it, and backs that are all alike."""

from xml.etree import ElementTree

import pytest

from bythebook.games.dweebies.deck import read_deck
from bythebook.games.dweebies.faces import DOT, sprite
from bythebook.games.dweebies.pictures.cast import CAST

SVG = "{http://www.w3.org/2000/svg}"
ROWS = read_deck("house", None).rows
ROOT = ElementTree.fromstring(sprite())
SYMBOLS = {symbol.attrib["id"]: symbol for symbol in ROOT}


def dots_of(name: str) -> int:
    """How many dots stand in both corners of a card."""
    return sum(1 for shape in SYMBOLS[name].iter(f"{SVG}circle") if shape.attrib["r"] == str(DOT))


def uses_of(name: str) -> list[str]:
    return [use.attrib["href"] for use in SYMBOLS[name].iter(f"{SVG}use")]


def test_every_picture_is_there_once() -> None:
    names = [symbol.attrib["id"] for symbol in ROOT]
    assert len(names) == len(set(names))
    assert {"back", "logo", "chip-1", "chip-2", "dweebie-blank"} <= set(names)
    assert all(use.removeprefix("#") in SYMBOLS for name in names for use in uses_of(name))
    assert len(sprite().encode()) < 120_000


def test_each_kind_has_its_own_character() -> None:
    """Rule 1.1: 27 different Dweebies, each holding the mark that the deck file says."""
    assert [who.mark for who in CAST] == [row["mark"] for row in ROWS]
    drawn = {ElementTree.tostring(SYMBOLS[f"dweebie-{kind}"]).partition(b">")[2] for kind in range(27)}
    assert len(drawn) == 27
    assert all(len(who.hairs) <= 3 for who in CAST)


@pytest.mark.parametrize("kind", range(27))
def test_the_dots_tell_the_copies(kind: int) -> None:
    """Rules 1.2 and 1.3: under the Dweebie in two corners, one to four dots."""
    assert dots_of(f"card-{kind}") == 2 * ROWS[kind]["copies"]
    assert uses_of(f"card-{kind}").count(f"#dweebie-{kind}") == 3


def test_a_loaded_deck_has_cards_too() -> None:
    """Rule 1.5: without a picture of its own, but with its dots."""
    assert [dots_of(f"blank-{copies}") for copies in (1, 2, 3, 4)] == [2, 4, 6, 8]


def test_there_is_one_back() -> None:
    """Rule 1.4: nothing on a back tells two cards apart."""
    assert [name for name in SYMBOLS if name.startswith("back")] == ["back"]


def test_a_strict_page_may_show_them() -> None:
    drawn = sprite()
    for forbidden in ("<style", "style=", "<script", "<foreignObject", "javascript:", "url(", "<filter", "<image"):
        assert forbidden not in drawn, forbidden


def test_no_words_on_a_card() -> None:
    words = {text.text for symbol in SYMBOLS.values() for text in symbol.iter(f"{SVG}text") if text.text}
    assert words == {"1", "2"}, "only the chips bear a number"


def test_a_card_without_a_picture_has_places_for_its_code() -> None:
    """Rule 1.5: in its middle and in two corners; the page writes it there."""
    signs = {
        name: sum("data-sign" in text.attrib for text in symbol.iter(f"{SVG}text")) for name, symbol in SYMBOLS.items()
    }
    blanks = {f"blank-{copies}": 3 for copies in (1, 2, 3, 4)} | {"dweebie-blank": 1}
    assert {name: places for name, places in signs.items() if places} == blanks
