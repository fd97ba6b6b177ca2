"""The rulebooks of Dweebies: what their tables say is what the deck file, the words and the house rules say."""

import re

import pytest

from bythebook.games import room
from bythebook.kernel.words import Words

ROOM = room("dweebies")
DECK = ROOM.read_deck("house", None)
WORDS = {lang: Words(ROOM.words(lang), "fr" if lang == "fr" else "en", {}) for lang in ("en", "fr")}


def rows_of(lang: str, en: str, fr: str) -> list[list[str]]:
    """The rows of the first table of an appendix section, its head left out."""
    part = ROOM.rulebook(lang).appendix.split(f"## {en if lang == 'en' else fr}\n")[1].split("\n## ")[0]
    lines = part[part.index("|") :].split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_deck_is_the_one_in_the_file(lang: str) -> None:
    """Rules 1.1 and 1.3: 54 cards, 27 kinds, 1 to 4 copies; the list is ours, and says so."""
    other = "fr" if lang == "en" else "en"
    told = [tuple(row[:4]) for row in rows_of(lang, "Deck", "Jeu de cartes")]
    assert told == [
        (f"`{row['code']}`", row[f"name_{lang}"], row[f"name_{other}"], str(row["copies"])) for row in DECK.rows
    ]
    assert sum(row["copies"] for row in DECK.rows) == 54
    label = WORDS[lang].say("label-reconstructed").replace("’", "'")
    assert label in ROOM.rulebook(lang).preface.replace("’", "'")
    assert label in ROOM.rulebook(lang).appendix.replace("’", "'")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_name_cards_as_the_deck_file_does(lang: str) -> None:
    """Rule 1.2: with as many dots as copies."""
    words = WORDS[lang]
    for row in DECK.rows:
        assert words.card(row["value"]) == row[f"name_{lang}"]
        dots = {"en": "dot", "fr": "pastille"}[lang] + ("s" if row["copies"] > 1 else "")
        assert words.say("card-dots", value=row["value"]) == f"{row[f'name_{lang}']}, {row['copies']} {dots}"


def test_french_names_have_their_article() -> None:
    for row in DECK.rows:
        space = "" if row["def_fr"].endswith("’") else " "
        said = WORDS["fr"].say("the-kind", card=row["name_fr"], card_value=row["value"])
        assert said == f"{row['def_fr']}{space}{row['name_fr']}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_house_rules_are_all_listed(lang: str) -> None:
    """Each with its default first, and the clause where it is told."""
    listed = {}
    for name, values, clause in rows_of(lang, "House rules", "Règles maison"):
        listed[re.findall(r"`([a-z_]+)`", name)[0]] = (re.findall(r"`([^`]+)`", values)[0], clause)
    assert listed == {rule.name: (rule.default, rule.clause) for rule in ROOM.house_rules}


def test_a_card_is_named_by_its_code_or_its_name() -> None:
    for kind, row in enumerate(DECK.rows):
        for name in (row["code"].upper(), row["name_en"], row["name_fr"].upper(), row["name_fr"]):
            assert list(ROOM.read_move(f" {name} @ n1 ").word[:1]) == [kind], name
    assert bytes(ROOM.read_move("jardiniere@O1S2")) == bytes(ROOM.read_move("ga@S2W1"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_move_of_the_notation_table_is_understood(lang: str) -> None:
    """What the table shows in either language is one and the same move, and is written back so."""
    rows = rows_of(lang, "Notation", "Notation")
    assert len(rows) == 8
    for _, own, other in rows:
        mine, yours = own.strip("`"), other.strip("`")
        move = ROOM.read_move(mine)
        assert bytes(move) == bytes(ROOM.read_move(yours))
        assert ROOM.write_move(move, lang) == mine
