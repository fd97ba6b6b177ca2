"""Dweebies: the house rules (Part 8 of the specification), once."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.game import Deck, HouseRule
from ...kernel.notation import LETTERS, BadInput, read_seat
from .names import MOST_SEATS
from .state import Rules

SEATS = tuple(LETTERS[:MOST_SEATS])
HOUSE_RULES = (
    HouseRule("deck", ("house", "file"), "1.5", "table"),
    HouseRule("first", ("hair", "random"), "3.1", "table"),
    HouseRule("name_first", ("unknown", *SEATS), "3.1", "table", seats=SEATS),  # whom the host names, with `hair`
    HouseRule("min_line", ("2", "3"), "5.9"),
    HouseRule("collect", ("optional", "forced"), "5.11"),
    HouseRule("crossing", ("both", "one"), "5.12"),
    HouseRule("link", ("whole", "nearest"), "6.10"),
    HouseRule("draw", ("auto", "manual"), "7.3"),
    HouseRule("tie", ("shared", "haul"), "8.4"),
    HouseRule("match", ("single", "two_wins"), "9.1"),
    HouseRule("next_first", ("same", "left"), "9.5"),
    HouseRule("tally", ("off", "on"), "10.7"),
)


def read_rules(house: Mapping[str, str], deck: Deck, seats: int) -> Rules:
    """The deck and house rules as the game wants them; BadInput when the seats cannot be."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadInput(
            f"{seats} seats: Dweebies is for 2 to {MOST_SEATS} (clause 1.7).",
            f"{seats} places : Dweebies se joue de 2 à {MOST_SEATS} (règle 1.7).",
        )
    rules = Rules()
    if house["first"] == "hair" and house["name_first"] != "unknown":  # 3.1
        rules.first = read_seat(house["name_first"], seats) + 1
    for rule in HOUSE_RULES:
        if rule.scope == "rules":
            setattr(rules, rule.name, rule.values.index(house[rule.name]))
    lay_out(rules, deck)
    return rules


def lay_out(rules: Rules, deck: Deck) -> None:
    """The cards in the deck file's order, a slot for each."""
    slot = 0
    for row in deck.rows:
        kind, copies = row["value"], row["copies"]
        rules.slot[kind] = slot
        rules.code[kind] = 26 * (ord(row["code"][0]) - ord("a")) + ord(row["code"][1]) - ord("a")
        for _ in range(copies):
            rules.deck.card[slot] = kind
            slot += 1
    rules.slot[len(deck.rows)] = slot
    rules.deck.size = slot
