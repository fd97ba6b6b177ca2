"""Which games a corpus needs: few, such that each number of seats and each value of each house rule is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from bythebook.kernel.game import HouseRule, Room
from bythebook.kernel.notation import BadInput

GAMES_TESTED = Path(__file__).parents[1] / "games"
ODD_SHAPES = {"WxH": "7x9"}  # a value that follows the shape and is not written out
TRIES = 80

Needs = set[tuple[str, str]]
"""A house rule and its value; `seats` and a number."""


class Row(NamedTuple):
    """One game to be played."""

    seats: int
    house: dict[str, str]


def values(rule: HouseRule) -> list[str]:
    """All values written out, the ends of a range of numbers, and one value of a shape."""
    ends = [str(number) for number in (*rule.numbers[:1], *rule.numbers[-1:])]
    return list(dict.fromkeys([*rule.values, *ends, *([ODD_SHAPES[rule.shape]] if rule.shape else [])]))


def needs(game: Room) -> Needs:
    """What the records of a game must show."""
    ruled = {(rule.name, value) for rule in game.house_rules for value in values(rule)}
    return ruled | {("seats", str(seats)) for seats in game.seats}


def shown(game: Room, seats: int, house: Mapping[str, str]) -> Needs:
    """What one game shows; a house rule that others make moot shows nothing."""
    moot = {*game.talk.moot(house)}
    if house.get("first") in ("random", "vote"):  # nobody is named to begin
        moot.add("name_first")
    return {("seats", str(seats)), *((name, value) for name, value in house.items() if name not in moot)}


def own_deck(game: Room) -> str:
    """The text of a deck file that is not built in."""
    file = GAMES_TESTED / game.name / "own.csv"
    if file.exists():
        return file.read_text(encoding="utf-8")
    text = game.read_deck(game.decks[-1], None).text
    return text.replace("# label: reconstruction", "# label: our own box")


def deck_text(game: Room, house: Mapping[str, str]) -> str | None:
    """The deck file of these house rules, if they want one."""
    return own_deck(game) if house.get("deck") == "file" else None


def can_be(game: Room, row: Row) -> bool:
    """Do the rules allow this game?"""
    try:
        deck = game.read_deck(row.house.get("deck", game.decks[0]), deck_text(game, row.house))
        game.read_rules(row.house, deck, row.seats)
    except BadInput:
        return False
    return True


def some_row(game: Room, wanted: Needs, random: Random) -> Row:
    """A game with house rules by chance, those that are still wanted first."""
    counts = [seats for seats in game.seats if ("seats", str(seats)) in wanted] or list(game.seats)
    house = {}
    for rule in game.house_rules:
        open_values = [value for value in values(rule) if (rule.name, value) in wanted]
        house[rule.name] = random.choice(open_values or values(rule))
        if random.random() < 0.2:
            house[rule.name] = random.choice(values(rule))
    return Row(random.choice(counts), house)


def best_row(game: Room, wanted: Needs, random: Random) -> Row:
    """Of some games by chance the one that shows most of what is wanted."""
    while True:
        tried = [row for row in (some_row(game, wanted, random) for _ in range(TRIES)) if can_be(game, row)]
        best = max(tried, key=lambda row: len(shown(game, *row) & wanted), default=None)
        if best is not None and shown(game, *best) & wanted:
            return best
