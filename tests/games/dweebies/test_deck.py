"""Deck files of Dweebies: the built-in reconstruction, a host's own, and every way of being wrong (D0 to D7)."""

from collections import Counter

import pytest

from bythebook.games.dweebies.deck import missing_classes
from bythebook.games.dweebies.room import ROOM
from bythebook.kernel.notation import BadInput
from bythebook.kernel.words import Words
from bythebook.server.decks import in_play
from bythebook.terminal.ceremony import opening
from bythebook.terminal.sitting import plan
from bythebook.terminal.speech import Listener, words_of

BUILT_IN = ROOM.read_deck("house", None)


def own(*changes: tuple[str, str]) -> str:
    """The built-in deck as an owner's file, with texts replaced."""
    text = BUILT_IN.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_the_deck_has_54_cards_of_27_kinds() -> None:
    """Rules 1.1 and 1.3, and the numbers of kinds of each class in Part 2."""
    classes = Counter(row["copies"] for row in BUILT_IN.rows)
    assert classes == {4: 2, 3: 6, 2: 9, 1: 10}
    assert sum(row["copies"] for row in BUILT_IN.rows) == 54
    assert [row["value"] for row in BUILT_IN.rows] == list(range(27))
    assert BUILT_IN.label == "reconstructed"
    assert not missing_classes(BUILT_IN.rows)


def test_copies_have_no_names_of_their_own() -> None:
    """Rule 1.4: a code names a kind; no move, draw or position can say which copy."""
    assert len({row["code"] for row in BUILT_IN.rows}) == 27
    with pytest.raises(BadInput, match=r"is no (card|move)"):
        ROOM.read_move("ga1@C")


def test_an_owners_file_bears_its_own_name() -> None:
    """Rule 1.5."""
    deck = ROOM.read_deck("file", own(("House deck 1", "Ours"), ("ga,gardener", "gz,gardener")))
    assert (deck.name, deck.label, deck.rows[0]["code"]) == ("file", "Ours", "gz")
    rules = ROOM.read_rules(ROOM.house({"deck": "file"}), deck, 3)
    g = ROOM.read_position("seats ABC ; T C: gz dr", rules, None)
    assert "T C: gz dr" in ROOM.write_position(g)


def test_no_file_passes_for_the_built_in_deck() -> None:
    assert ROOM.read_deck("file", own(("House deck 1", "reconstructed"))).label == "Reconstructed"


def test_comments_blank_lines_and_a_byte_order_mark_are_no_part_of_the_table() -> None:
    text = "\ufeff" + own(("code,id", "# a remark\n\ncode,id")) + "\n# the end\n"
    assert ROOM.read_deck("file", text).rows[26]["name_fr"] == "Dresseuse d’escargots"


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (("# name: House deck 1", "# House deck 1"), r"line 1 \(D0\)"),
        (("# name: House deck 1", "# name:"), r"line 1 \(D0\)"),
        (("# name: House deck 1\n", ""), r"line 1 \(D0\)"),
        (("code,id,copies", "id,code,copies"), r"line 2 \(D0\)"),
        (("mi,mime,1,", "mi,mime,1,2,"), r"line 22 \(D0\)"),
        (("sn,snail-racer,1,Snail-Racer,Dresseuse d’escargots,la,snail\n", ""), r"line 28 \(D1\)"),
        (("ga,gardener,4", "ga,gardener,5"), r"line 3 \(D2\)"),
        (("ga,gardener,4", "ga,gardener,+4"), r"line 3 \(D2\)"),
        (("mi,mime,1", "mi,mime,2"), r"\(D3\).*n1 = n3 \+ 2·n4 = 10"),
        (("dr,drummer", "ga,drummer"), r"line 4 \(D4\)"),
        (("dr,drummer", "d1,drummer"), r"line 4 \(D4\)"),
        (("dr,drummer", "dr,GARDENER"), r"line 4 \(D5\)"),
        ((",Drummer,", ",gardener,"), r"line 4 \(D5\)"),
        ((",drum\n", ",\n"), r"line 4 \(D5\)"),
        (("Batteur,le,", "Batteur,les,"), r"line 4 \(D6\)"),
    ],
)
def test_what_a_deck_file_must_hold(change: tuple[str, str], broken: str) -> None:
    with pytest.raises(BadInput, match=broken) as caught:
        ROOM.read_deck("file", own(change))
    assert caught.value.fr.startswith("Fichier de cartes, ligne")


def test_the_first_broken_number_is_named() -> None:
    """D2 before D4, though the line of D4 comes first."""
    with pytest.raises(BadInput, match="D2"):
        ROOM.read_deck("file", own(("ga,gardener", "g!,gardener"), ("mi,mime,1", "mi,mime,7")))


def test_a_class_without_kinds_is_only_warned_of() -> None:
    """D7: 27 kinds of two copies each."""
    lines = BUILT_IN.text.splitlines()
    even = [",".join([*line.split(",")[:2], "2", *line.split(",")[3:]]) for line in lines[2:]]
    deck = ROOM.read_deck("file", "\n".join([*lines[:2], *even]))
    assert missing_classes(deck.rows) == [1, 3, 4]
    assert "1, 3, 4" in deck.warning["en"]
    assert "1, 3, 4" in deck.warning["fr"]
    assert in_play(ROOM, deck)["warning"] == deck.warning, "everybody at the table is told"
    assert Words.spoken(deck.warning["fr"]) in opening_in_french(deck.text)
    assert not BUILT_IN.warning


def opening_in_french(text: str) -> list[str]:
    """What the terminal says first."""
    made = plan(ROOM, seats=2, seed=1, deck_text=text)
    listener = Listener(made.room, words_of(made.room, "fr"), 0, made.names, made.deck, made.house)
    return opening(made, listener)


def test_other_decks_there_are_none() -> None:
    with pytest.raises(BadInput, match="no deck 'printed'"):
        ROOM.read_deck("printed", None)
    with pytest.raises(BadInput, match="at most"):
        ROOM.read_deck("file", "#" * 20_000)
