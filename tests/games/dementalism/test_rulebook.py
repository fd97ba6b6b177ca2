"""The rulebooks of Dementalism: what their tables say is what the deck file, the words and the house rules say."""

import re

import pytest

from bythebook.games import load
from bythebook.kernel.words import Words

ROOM = load("dementalism")
DECK = ROOM.read_deck("default", None)
WORDS = {lang: Words(ROOM.words(lang), "fr" if lang == "fr" else "en", {}) for lang in ("en", "fr")}


def tables_of(lang: str, en: str, fr: str) -> list[list[list[str]]]:
    """The tables of an appendix section: rows of cells, their heads left out."""
    part = ROOM.rulebook(lang).appendix.split(f"## {en if lang == 'en' else fr}\n")[1].split("\n## ")[0]
    found = []
    for block in part.split("\n\n"):
        lines = block.strip().splitlines()
        if lines and lines[0].startswith("|"):
            found.append([[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines[2:]])
    return found


def straight(text: str) -> str:
    """Apostrophes and spaces alike, as a deck file and a rulebook may write them."""
    return text.replace("’", "'").replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_deck_is_the_one_in_the_file(lang: str) -> None:
    """Rules 1.3 to 1.6: 128 cards; 30 Denizens of three copies, 20 Giggities, 18 Turmoils of 15 kinds."""
    denizens, giggity, turmoils = tables_of(lang, "Deck", "Paquet")[:3]
    listed = [straight(" | ".join(row)) for row in (*denizens, *giggity, *turmoils)]
    for line, row in zip(listed, DECK.rows, strict=True):
        for field in ("code", f"name_{lang}", f"text_{lang}"):
            assert straight(row[field]) in line, (line, field)
    kinds = [row["kind"] for row in DECK.rows]
    assert [kinds.count(kind) for kind in ("den", "gig", "tur")] == [30, 1, 15]
    assert {row["copies"] for row in DECK.rows if row["kind"] == "den"} == {3}
    assert sum(row["copies"] for row in DECK.rows if row["kind"] == "tur") == 18
    assert sum(row["copies"] for row in DECK.rows) == 128


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_wherever_the_deck_is_told_it_is_said_that_it_is_ours(lang: str) -> None:
    """Rule 1.5."""
    label = straight(WORDS[lang].say("label-reconstructed")).rstrip(".")
    assert label in straight(ROOM.rulebook(lang).preface)
    assert label in straight(ROOM.rulebook(lang).appendix)
    assert DECK.label == "reconstructed"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_can_be_read_before_the_first_flip(lang: str) -> None:
    """Rule 2.9: the rules, the deck list and the options, whatever is asked just now, and at any time later."""
    assert {"rule", "deck", "options"} <= {*ROOM.queries}
    book = ROOM.rulebook(lang)
    assert all(book.find(f"10.{number}") for number in range(1, 31))
    assert all(book.find(f"11.{number}") for number in range(1, 16))
    words = WORDS[lang]
    for row in DECK.rows:
        assert words.say("card-name", value=row["value"]) == row[f"name_{lang}"]
        assert straight(words.say("card-text", value=row["value"])) == straight(row[f"text_{lang}"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_house_rules_are_all_listed(lang: str) -> None:
    """Each with its default first, and the clauses where it is told; `chat` too (rule 13.11), and no house rule lets
    the program remember for people (13.8)."""
    rows = tables_of(lang, "House rules", "Règles maison")[0]
    listed = {re.findall(r"`([a-z_]+)`", row[0])[0]: (re.findall(r"`([^`]+)`", row[1])[0], row[2]) for row in rows}
    known = {rule.name: rule for rule in ROOM.house_rules if rule.name != "name_first"}
    assert listed.keys() == known.keys()
    for name, (default, clauses) in listed.items():
        assert default == known[name].default
        assert known[name].clause in clauses.split(", ")
    assert known["chat"].values == ("phrases", "free")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_grids_are_as_the_table_says(lang: str) -> None:
    """Rules 2.2 to 2.4: so many cells, the rest is the Heap."""
    rows = tables_of(lang, "Sizes", "Tailles")[0]
    for size, cells, heap, *_ in rows:
        width, height = size.strip("`").split("x")
        assert (int(cells), int(heap)) == (int(width) * int(height), 128 - int(width) * int(height))
        rules = ROOM.read_rules(ROOM.house({"grid": size.strip("`")}), DECK, 2)
        assert (rules.width, rules.height) == (int(width), int(height))
