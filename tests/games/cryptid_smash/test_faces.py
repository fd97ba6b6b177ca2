"""The card faces of Cryptid Smash: one for each card, colour never the only carrier."""

from xml.etree import ElementTree

from bythebook.games import room
from bythebook.games.cryptid_smash.cards import TABLE_ORDER, name_of, parts_of, read_face, write_face
from bythebook.games.cryptid_smash.faces import LETTERS

SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {
    symbol.get("id"): symbol for symbol in ElementTree.fromstring(room("cryptid_smash").sprite()).iter(SVG + "symbol")
}
PLAIN = [face for face in TABLE_ORDER if face < 47]


def test_every_card_has_a_face() -> None:
    assert {f"card-{face}" for face in PLAIN} | {"back", "logo"} <= SYMBOLS.keys()
    drawn = [ElementTree.tostring(SYMBOLS[f"card-{face}"]).partition(b">")[2] for face in PLAIN]
    assert len(set(drawn)) == len(PLAIN), "no two cards look alike"


def test_colours_are_letters_too() -> None:
    """Rule 4.1: each colour has a letter of its own on its cards, whatever its paint."""
    assert len(set(LETTERS)) == 4
    for face in PLAIN:
        said = {text.text for text in SYMBOLS[f"card-{face}"].iter(SVG + "text")}
        colour = parts_of(face)[0]
        if colour >= 0:
            assert LETTERS[colour] in said
            assert not said & ({*LETTERS} - {LETTERS[colour]})


def test_cards_are_known_by_id_and_by_name() -> None:
    """Rule 1.4: a face is named, never a copy."""
    for face in TABLE_ORDER:
        assert read_face(write_face(face)) == face
        assert read_face(name_of(face, "en").upper()) == face
        assert read_face(name_of(face, "fr")) == face
