"""Oh My Brain: the house rules (Part 8 of the specification), once."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.game import Deck, HouseRule
from ...kernel.notation import BadInput, read_seat
from .state import CARDS, MOST_SEATS, Rules

SEATS = tuple("ABCDE")
HOUSE_RULES = (
    HouseRule("deck", ("courbe", "plate", "file"), "1.15", "table"),
    HouseRule("first_starter", ("random", "host"), "2.2", "table"),
    HouseRule("starter", SEATS, "2.2", "table", seats=SEATS),  # whom the host names
    HouseRule("refill", ("asked", "forgettable"), "7.5"),
    HouseRule("starter_tie", ("draw", "agree", "rps"), "8.10"),
    HouseRule("reveal", ("off", "on"), "8.13"),
    HouseRule("final_tie", ("shared", "fewest_cards"), "9.6"),
    HouseRule("moon", ("own", "opponent"), "11.9"),
    HouseRule("replay", ("compulsory", "optional"), "11.15"),
)


def read_rules(house: Mapping[str, str], deck: Deck, seats: int) -> Rules:
    """The deck and house rules as the game wants them; BadInput when the seats cannot be."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadInput(
            f"{seats} seats: Oh My Brain is for 2 to {MOST_SEATS} (clause 1.14).",
            f"{seats} places : Oh My Brain se joue de 2 à {MOST_SEATS} (règle 1.14).",
        )
    rules = Rules()
    cards = [row["value"] for row in deck.rows for _ in range(row["copies"])]
    rules.deck.size = CARDS
    rules.deck.card[:] = cards
    if house["first_starter"] == "host":  # 2.2
        rules.first_starter = read_seat(house["starter"], seats) + 1
    for rule in HOUSE_RULES:
        if rule.scope == "rules":
            setattr(rules, rule.name, rule.values.index(house[rule.name]))
    return rules
