"""Cryptid Smash: the house rules (section H of the specification), once."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.game import Deck, HouseRule
from ...kernel.notation import BadInput
from .cards import parts_of
from .matching import repeatable
from .names import CARDS, FACES, MOST_SEATS, PART, PARTS, PLAIN_FACES, Mark
from .state import Rules

SEATS = tuple(f"p{seat}" for seat in range(1, MOST_SEATS + 1))
HOUSE_RULES = (
    HouseRule("deck", ("reconstruction", "file"), "1.2", "table"),
    HouseRule("play_on", ("off", "on"), "2.2"),
    HouseRule("start_card", ("any", "symbol"), "3.11"),
    HouseRule("first_player", ("draw", *SEATS), "3.13", "table", seats=SEATS),
    HouseRule("pass_side", ("left", "play"), "6.10"),
    HouseRule("legendary_colour", ("active", "drawer"), "7.12"),
    HouseRule("free_draw", ("off", "on"), "8.4"),
    HouseRule("play_drawn", ("off", "on"), "8.6"),
    HouseRule("again_stuck", ("draw", "end"), "8.10"),
    # seconds, for live play: 1 to 60, or no clock at all
    HouseRule("call_window", ("2", "wait"), "9.15", "table", range(1, 61)),
    HouseRule("wrong_call", ("draw2", "free"), "9.17"),
    HouseRule("smash_mode", ("called", "automatic"), "9.18"),
    HouseRule("idle_smash", ("heard", "draw1"), "9.19"),
    HouseRule("action_limit", ("2000",), "12.4", "rules", range(500, 10_001)),
)


def read_rules(house: Mapping[str, str], deck: Deck, seats: int) -> Rules:
    """The deck and house rules as the game wants them; BadInput when the seats cannot be."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadInput(
            f"{seats} seats: Cryptid Smash is for 2 to {MOST_SEATS} (clause 1.5).",
            f"{seats} places : Cryptid Smash se joue de 2 à {MOST_SEATS} (règle 1.5).",
        )
    rules = Rules()
    lay_out(rules, [(row["value"], row["copies"]) for row in deck.rows])
    first = 0 if house["first_player"] == "draw" else 1 + SEATS.index(house["first_player"])
    if first > seats:  # 3.13
        raise BadInput(
            f"first_player={house['first_player']}: there are {seats} seats (clause 3.13).",
            f"first_player={house['first_player']} : il y a {seats} places (règle 3.13).",
        )
    rules.first_player = first
    rules.action_limit = int(house["action_limit"])  # 12.4
    for rule in HOUSE_RULES:
        if rule.scope == "rules" and rule.name != "action_limit":
            setattr(rules, rule.name, rule.values.index(house[rule.name]))
    for seat in range(seats):
        others = ((1 << seats) - 1) & ~(1 << seat)
        rules.entries[seat] = sum(1 << calls for calls in range(PART) if calls & ~others == 0)  # 9.8
    return rules


def lay_out(rules: Rules, faces: list[tuple[int, int]]) -> None:
    """The cards in table order, and what is printed on each face, as sets."""
    cards = [face for face, copies in faces for _ in range(copies)]
    rules.deck.size = CARDS
    rules.deck.card[:] = cards
    both = max(cards) >= PLAIN_FACES  # 1.3
    rules.parts = PARTS if both else 1
    rules.faces = FACES if both else PLAIN_FACES
    for face in range(FACES):
        colour, symbol, power = parts_of(face)
        rules.colour_of[face] = colour
        rules.symbol_of[face] = symbol if symbol >= 0 else Mark.NONE
        rules.power_of[face] = Mark.DRAW4 + power if power >= 0 else Mark.NONE
        rules.repeated[face] = rules.power_of[face] if repeatable(rules.power_of[face]) else Mark.NONE
        rules.printed[face] = 5 * colour + symbol if colour >= 0 and symbol >= 0 else -1
        rules.follows[face] = rules.printed[face] if rules.printed[face] >= 0 and power < 0 else -2
        part, bit = divmod(face, PART)
        if colour >= 0 and part < rules.parts:
            rules.coloured[3 * colour + part] |= 1 << bit
            for mark in (rules.symbol_of[face], rules.power_of[face]):
                if mark != Mark.NONE:
                    rules.marked[3 * mark + part] |= 1 << bit
    for face in range(FACES):
        for mark in (rules.symbol_of[face], rules.power_of[face]):
            for part in range(PARTS):
                rules.alike[3 * face + part] |= rules.marked[3 * mark + part]
