"""The rulebooks of Cryptid Smash: what their tables say is what the deck file and the house rules say."""

import re
from collections import Counter

import pytest

from bythebook.games import room
from bythebook.games.cryptid_smash.cards import rank, read_face
from bythebook.kernel.words import Words

ROOM = room("cryptid_smash")
DECK = ROOM.read_deck("reconstruction", None)
COLOURS = ("Aqua", "Terra", "Ignis", "Aeris")
KINDS = {
    "en": {"symbol": "symbol", "power effect": "power", "tactical": "tactical", "legendary": "legendary"},
    "fr": {"symbole": "symbol", "pouvoir": "power", "tactique": "tactical", "légendaire": "legendary"},
}


def rows_of(lang: str, section: str) -> list[list[str]]:
    """The rows of the tables of an appendix section, their heads left out."""
    part = ROOM.rulebook(lang).appendix.split(f"## {section}\n")[1].split("\n## ")[0]
    lines = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line] for line in lines]
    rules = [at for at, row in enumerate(rows) if set(row[0]) == {"-"}]
    return [row for at, row in enumerate(rows) if at not in rules and at + 1 not in rules]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_deck_is_the_one_in_the_file(lang: str) -> None:
    """Rule 1.1: 24 cards of each colour, 10 tactical and 2 legendary; the split is ours, the same in each colour."""
    other = "fr" if lang == "en" else "en"
    told: dict[tuple[str, str], tuple[str, int]] = {}
    for name, foreign, kind, copies, *total in rows_of(lang, "Deck" if lang == "en" else "Paquet"):
        family = KINDS[lang][kind]
        if family in ("symbol", "power"):
            assert total == [str(4 * int(copies))]
            for colour in COLOURS:
                ours, theirs = f"{colour} {name}", f"{foreign} {colour}"
                if lang == "fr":
                    ours, theirs = f"{name} {colour}", f"{colour} {foreign}"
                told[ours, theirs] = (family, int(copies))
        else:
            told[name, foreign] = (family, int(copies))
    rows = {(row[f"name_{lang}"], row[f"name_{other}"]): (row["mark"], row["copies"]) for row in DECK.rows}
    assert told == rows
    totals = Counter[str]()
    for row in DECK.rows:
        colour = row["id"].split(".")[0]
        totals[row["mark"] if colour in ("t", "l") else colour] += row["copies"]
    assert totals == {"aq": 24, "te": 24, "ig": 24, "ae": 24, "tactical": 10, "legendary": 2}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_name_cards_as_the_deck_file_does(lang: str) -> None:
    words = Words(ROOM.words(lang), "fr" if lang == "fr" else "en", {})
    assert {row["value"]: words.card(row["value"]) for row in DECK.rows} == {
        row["value"]: row[f"name_{lang}"] for row in DECK.rows
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_house_rules_are_all_listed(lang: str) -> None:
    """Each with its default first, and the clause where it is told."""
    listed = {}
    for name, values, clauses in rows_of(lang, "House rules" if lang == "en" else "Règles maison"):
        listed[re.findall(r"`([a-z_]+)`", name)[0]] = (re.findall(r"`([^`]+)`", values)[0], clauses)
    assert listed.keys() == {rule.name for rule in ROOM.house_rules}
    for rule in ROOM.house_rules:
        default, clauses = listed[rule.name]
        assert default == rule.default
        assert rule.name == "deck" or rule.clause in clauses


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_move_of_the_notation_table_is_understood(lang: str) -> None:
    """What the table shows in either language is one and the same move, and is written back so."""
    count = 0
    for _, own, other in rows_of(lang, "Notation"):
        ours, theirs = (re.findall(r"`([^`]+)`", cell) for cell in (own, other))
        assert len(ours) == len(theirs) > 0
        for mine, yours in zip(ours, theirs, strict=True):
            move, same = ROOM.read_move(mine), ROOM.read_move(yours)
            assert bytes(move) == bytes(same)
            assert ROOM.write_move(move, lang) == mine
            count += 1
    assert count == 21


def test_table_order() -> None:
    """Rule 1.6: in a colour the cards with one mark, then those with both; after the colours the cards without one."""
    ordered = (
        *("aq.lat", "aq.oxy", "aq.dr4", "aq.skp", "aq.lat.dr4", "aq.lat.skp", "aq.oxy.dr4", "te.lat", "te.skp"),
        *("ig.nyx.mir", "ae.lat", "t.turn", "t.any", "l.dra6"),
    )
    faces = [read_face(face) for face in ordered]
    assert sorted(map(rank, faces)) == [rank(face) for face in faces]
