"""Dementalism: the house rules (section H of the specification), once."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.game import Deck, HouseRule
from ...kernel.notation import BadInput
from .names import CARDS, COLUMNS, MOST_SEATS, NO_CARD, PART, Power
from .state import Rules

GRIDS = ("8x8", "6x6", "10x10", "16x8")
SEATS = tuple(f"p{seat}" for seat in range(1, MOST_SEATS + 1))
LEAST_SIDE = 6  # 2.3
LEAST_CELLS = 36
HOUSE_RULES = (
    HouseRule("grid", GRIDS, "2.2", shape="WxH"),
    HouseRule("deck", ("default", "file"), "1.7", "table"),
    HouseRule("first", ("random", "pick", "vote"), "2.6", "table"),
    HouseRule("name_first", SEATS, "2.6", "table", seats=SEATS),  # whom the host names, with `pick`
    HouseRule("early_nab", ("no", "yes"), "4.11"),
    HouseRule("merge", ("collected", "free", "never"), "5.12"),
    HouseRule("nab_revealed", ("yes", "no"), "6.5"),
    HouseRule("nab_call", ("any", "named"), "6.8"),
    HouseRule("nab_insert", ("yes", "no"), "6.10"),
    HouseRule("store_look", ("public", "private"), "8.1"),
    HouseRule("powers", ("on", "off"), "9.18"),
    HouseRule("turmoil", ("on", "off"), "11.22"),
    HouseRule("dead_spread", ("auto", "idle"), "12.2"),
    HouseRule("idle_turns", ("auto",), "12.3", "rules", range(20, 1000)),
    HouseRule("tie", ("boom", "shared"), "12.11"),
    HouseRule("leave", ("bot", "skip"), "7.15"),
    HouseRule("chat", ("phrases", "free"), "13.11", "table"),
)
NUMBERED = ("grid", "idle_turns")  # whose values are no list


def read_rules(house: Mapping[str, str], deck: Deck, seats: int) -> Rules:
    """The deck and house rules as the game wants them; BadInput when they cannot be."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadInput(
            f"{seats} seats: Dementalism is for 2 to {MOST_SEATS} (clause 1.1).",
            f"{seats} places : Dementalism se joue de 2 à {MOST_SEATS} (règle 1.1).",
        )
    rules = Rules()
    for rule in HOUSE_RULES:
        if rule.scope == "rules" and rule.name not in NUMBERED:
            setattr(rules, rule.name, rule.values.index(house[rule.name]))
    auto = max(36, 4 * seats)  # 12.3
    rules.idle_turns = auto if house["idle_turns"] == "auto" else int(house["idle_turns"])
    rules.first = first_of(house, seats)
    lay_out(rules, deck)
    set_grid(rules, house["grid"])
    return rules


def first_of(house: Mapping[str, str], seats: int) -> int:
    """Who starts (2.6)."""
    if house["first"] != "pick":
        return 0 if house["first"] == "random" else 1
    named = SEATS.index(house["name_first"])
    if named >= seats:
        raise BadInput(
            f"name_first={SEATS[named]}: there are {seats} seats (clause 2.6).",
            f"name_first={SEATS[named]} : il y a {seats} places (règle 2.6).",
        )
    return named + 2


def set_grid(rules: Rules, grid: str) -> None:
    """A grid so wide and high (2.2, 2.3)."""
    width, height = (int(side) for side in grid.split("x"))
    cells = width * height
    sides = range(LEAST_SIDE, COLUMNS + 1)
    if width not in sides or height not in sides or not LEAST_CELLS <= cells <= CARDS or cells <= rules.denizens:
        raise BadInput(
            f"grid={grid}: a grid is {LEAST_SIDE} to {COLUMNS} wide and high, has {LEAST_CELLS} to {CARDS} cells, and "
            f"more than the {rules.denizens} Denizens of this deck (clause 2.3).",
            f"grid={grid} : un étalage a de {LEAST_SIDE} à {COLUMNS} colonnes et lignes, de {LEAST_CELLS} à {CARDS} "
            f"cases, et plus de cases que ce paquet n’a d’Habitants, {rules.denizens} (règle 2.3).",
        )
    rules.width, rules.height = width, height
    for row in range(height):
        for column in range(width):
            cell = COLUMNS * row + column
            rules.grid[cell // PART] |= 1 << (cell % PART)


def lay_out(rules: Rules, deck: Deck) -> None:
    """The cards in the deck file's order, and what each of them can do."""
    rules.rows = len(deck.rows)
    rules.denizens = sum(row["kind"] == "den" for row in deck.rows)
    rules.deck.card[:] = [row["value"] for row in deck.rows for _ in range(row["copies"])]
    rules.deck.size = CARDS
    for power in Power:
        rules.bearer[power] = NO_CARD
    for row in deck.rows:
        if row["kind"] == "tur":
            rules.effect[row["value"]] = row["number"]
        elif row["number"] > 0:
            rules.power[row["value"]] = row["number"]
            rules.bearer[row["number"]] = row["value"]
