"""Deck files: the built-in deck, and each condition of the rulebook's "Deck" broken alone (rules 1.2 to 1.7)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from bythebook.games.dementalism.deck import read_deck
from bythebook.games.dementalism.options import HOUSE_RULES, read_rules
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.state import is_denizen, is_giggity, is_turmoil
from bythebook.kernel.notation import BadInput

DEFAULT = read_deck("default", None)
HOUSE = {rule.name: rule.default for rule in HOUSE_RULES}


def file_with(**changed: dict[str, str]) -> str:
    """The built-in deck as a host's file, some fields of some cards changed."""
    origin, header, *lines = DEFAULT.text.splitlines()
    names = header.split("|")
    rows = []
    for line in lines:
        cells = dict(zip(names, line.split("|"), strict=True))
        rows.append("|".join((cells | changed.get(cells["id"], {})).values()))
    return "\n".join([origin.replace("reconstructed", "owner"), header, *rows])


def without(*ids: str) -> str:
    """The same with some cards left out."""
    return "\n".join(line for line in file_with().splitlines() if line.split("|")[0] not in ids)


def test_the_default_deck() -> None:
    """128 cards (1.2) of three types (1.3): 30 Denizens of three copies (1.4), 20 Giggities, 18 Turmoils of 15 kinds
    (1.5)."""
    kinds = Counter[str]()
    for row in DEFAULT.rows:
        kinds[row["kind"]] += row["copies"]
    assert kinds == {"den": 90, "gig": 20, "tur": 18}
    assert [row["value"] for row in DEFAULT.rows] == list(range(46))
    assert [row["number"] for row in DEFAULT.rows] == [*range(1, 31), 0, *range(1, 16)]
    assert {row["copies"] for row in DEFAULT.rows if row["kind"] == "den"} == {3}
    assert DEFAULT.label == "reconstructed"


def test_full_deck_figures() -> None:
    """Section E of the specification: one card, and two of the deck."""
    rules = read_rules(HOUSE, DEFAULT, 4)
    cards = list(rules.deck.card)
    share = Counter("den" if is_denizen(rules, card) else "gig" if is_giggity(rules, card) else "tur" for card in cards)
    assert [round(100 * share[kind] / 128, 1) for kind in ("den", "gig", "tur")] == [70.3, 15.6, 14.1]
    pairs = Counter[str]()
    for i, card in enumerate(cards):
        for other in cards[:i]:
            some_turmoil = is_turmoil(rules, card) or is_turmoil(rules, other)
            giggities = is_giggity(rules, card) + is_giggity(rules, other)
            alike = "equal" if card == other else "different"
            pairs["turmoil" if some_turmoil else ("different", "sneaky", "out")[giggities] if giggities else alike] += 1
    found = {kind: round(float(Fraction(100 * number, 128 * 127 // 2)), 1) for kind, number in pairs.items()}
    assert found == {"sneaky": 22.1, "out": 2.3, "equal": 1.1, "different": 48.2, "turmoil": 26.2}


def test_a_file_of_ones_own_is_the_hosts() -> None:
    """Its label says so, and its rows are sorted: Denizens, the Giggity, Turmoils."""
    lines = file_with().splitlines()
    deck = read_deck("file", "\n".join([*lines[:2], *reversed(lines[2:])]))
    assert deck.label == "owner"
    assert [row["kind"] for row in deck.rows] == ["den"] * 30 + ["gig"] + ["tur"] * 15
    assert deck.rows[0]["id"] == "D30"
    rules = read_rules(HOUSE | {"deck": "file"}, deck, 2)
    assert rules.bearer[30] == 0
    assert rules.power[29] == 1


def test_what_is_missing_in_french_is_english_and_marked_so() -> None:
    missing = {"name_fr": "", "de_fr": "", "say_fr": "", "text_fr": ""}
    deck = read_deck("file", file_with(D09=missing, D17=missing, D02={"de_fr": ""}, D13={"de_fr": ""}))
    row = deck.rows[8]
    assert row["name_fr"] == "Oopsie Fumblewort (EN)"
    assert row["text_fr"].endswith("another card instead. (EN)")
    assert [deck.rows[i]["de_fr"] for i in (8, 16, 1, 12)] == [
        "d’Oopsie Fumblewort (EN)", "de Big Sal Sitwell (EN)", "de Mémé Coup-d’Œil", "d’Eddie Bis",
    ]  # fmt: skip


BROKEN = [
    ("128 cards", file_with(GIG={"copies": "19"})),
    ("exactly 3 copies", file_with(D05={"copies": "4"}, GIG={"copies": "19"})),
    ("12 to 41 Denizens", without(*(f"D{n:02}" for n in range(1, 20))).replace("gig|20|", "gig|77|")),
    ("one entry of Giggities", file_with(T01={"kind": "gig", "effect": "none"})),
    ("at least 2 copies", file_with(GIG={"copies": "1"}, T01={"copies": "21"})),
    ("at least 1 Turmoil", without(*(f"T{n:02}" for n in range(1, 16))).replace("gig|20|", "gig|38|")),
    ("P02 is on D02 already", file_with(D05={"effect": "P02"})),
    ("id 'D02' is empty or stands twice", file_with(D05={"id": "D02"})),
    ("code 'NAN' is empty or stands twice", file_with(D05={"code": "NAN"})),
    ("not three letters", file_with(D05={"code": "NA"})),
    ("name_en 'Giggity' is empty or stands twice", file_with(D05={"name_en": "Giggity"})),
    ("name_fr 'Giggity' is empty or stands twice", file_with(D05={"name_fr": "Giggity"})),
    ("name_en is empty", file_with(D05={"name_en": ""})),
    ("text_en is empty", file_with(T05={"text_en": ""})),
    ("origin=owner", file_with().replace("# origin=owner", "# origin=elsewhere")),
    ("origin=owner", "\n".join(file_with().splitlines()[1:])),
    ("names the fields", file_with().replace("id|kind", "kind|id", 1)),
    ("a row has 14 fields", file_with() + "\nX01|den|3"),
    ("not den, gig or tur", file_with(D05={"kind": "card"})),
    ("copies 'three'", file_with(D05={"copies": "three"})),
    ("effect 'E05'", file_with(D05={"effect": "E05"})),
    ("effect 'P31'", file_with(D05={"effect": "P31"})),
    ("effect 'P01'", file_with(GIG={"effect": "P01"})),
    ("at most 60000 characters", file_with() + "\n#" * 40_000),
    ("128 cards; here are 0", "\n".join(file_with().splitlines()[:2])),
]


@pytest.mark.parametrize(("sentence", "text"), BROKEN, ids=[sentence for sentence, _ in BROKEN])
def test_a_file_that_breaks_a_condition_is_refused(sentence: str, text: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        read_deck("file", text)


def test_effects_of_turmoils_may_repeat() -> None:
    deck = read_deck("file", file_with(T01={"effect": "E05"}, T02={"effect": "none"}))
    rules = read_rules(HOUSE, deck, 2)
    assert list(rules.effect[31:36]) == [5, 0, 3, 4, 5]


# --- house rules ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("grid", ["5x8", "6x5", "17x6", "12x12", "16x9"])
def test_grids_that_cannot_be(grid: str) -> None:
    """Rule 2.3."""
    with pytest.raises(BadInput, match=r"2\.3"):
        read_rules(HOUSE | {"grid": grid}, DEFAULT, 2)


def test_any_grid_may_be_asked_for() -> None:
    """Rule 2.2: besides those that have a name any width and height; what is no grid is refused with the choices."""
    assert ROOM.house({"grid": "7x9"})["grid"] == "7x9"
    for grid in ("7x", "x9", "07x9", "7x9x2", "7 x 9", "100x9"):
        with pytest.raises(BadInput, match="16x8, WxH"):
            ROOM.house({"grid": grid})


def test_a_grid_has_more_cells_than_the_deck_has_denizens() -> None:
    """Rule 2.3: 36 cells are too few for 36 Denizens."""
    more = "\n".join(
        f"D{n}|den|3|{'ABCDEFGH'[n - 31]}ZZ|dot|Name {n}|Nom {n}|||||Text|Texte|none" for n in range(31, 37)
    )
    deck = read_deck("file", file_with(GIG={"copies": "2"}) + "\n" + more)
    assert len([row for row in deck.rows if row["kind"] == "den"]) == 36
    with pytest.raises(BadInput, match="36 Denizens"):
        read_rules(HOUSE | {"grid": "6x6"}, deck, 2)
    assert read_rules(HOUSE | {"grid": "7x6"}, deck, 2).width == 7


def test_the_grid_is_read_row_by_row() -> None:
    """Rules 2.2 and 2.8."""
    rules = read_rules(HOUSE | {"grid": "16x8"}, DEFAULT, 2)
    cells = [63 * part + bit for part in range(5) for bit in range(63) if (rules.grid[part] >> bit) & 1]
    assert cells == list(range(128))
    assert all(first < second for first, second in pairwise(cells))


@pytest.mark.parametrize(("seats", "turns"), [(2, 36), (9, 36), (10, 40), (11, 44), (12, 48)])
def test_idle_turns_by_the_number_of_seats(seats: int, turns: int) -> None:
    """Rule 12.3."""
    assert read_rules(HOUSE, DEFAULT, seats).idle_turns == turns


def test_who_starts_must_sit_at_the_table() -> None:
    """Rule 2.6."""
    with pytest.raises(BadInput, match="there are 3 seats"):
        read_rules(HOUSE | {"first": "pick", "name_first": "p4"}, DEFAULT, 3)
    for seats in (1, 13):
        with pytest.raises(BadInput, match="2 to 12"):
            read_rules(HOUSE, DEFAULT, seats)
