"""Dweebies: positions as text (Part 12 of the specification), with its ways of leaving things out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from ...kernel.notation import BadInput, read_number, read_seat, seat_letter
from ...kernel.questions import ask
from .cells import Cell, codes_of, read_cell, read_kind, read_table
from .groups import settle
from .hands import add
from .lines import find_lines, kind_at
from .names import CARDS, CENTRE, FARTHEST, HAND, MIDDLE, MOST_SEATS, Kind
from .referee import deal
from .setup import clear_game
from .state import Desk, Game, Rules, State
from .tableau import is_among, lay

FIELDS = (
    "seats", "T", "H", "P", "W", "haul", "owed", "wins", "turn", "step", "last", "opt", "round", "first", "deal",
)  # fmt: skip
STEPS = {"place": Kind.PLACE, "collect": Kind.COLLECT, "next_round": Kind.NEXT_ROUND}
CALLED = {name.lower(): name for name in FIELDS}
"""Notation is read in any case: it is read in small letters."""
NUMBERS = re.compile(r"([a-f])(\d+)")


class Position(NamedTuple):
    """The fields of a position, each by its first word; hands by seat."""

    seats: int
    fields: dict[str, str]
    hands: dict[int, str]


def split_position(text: str) -> Position:
    """The fields of a position."""
    fields: dict[str, str] = {}
    hands: dict[int, str] = {}
    for part in text.split(";"):
        named, _, value = part.strip().lower().partition(" ")
        key = CALLED.get(named, "")
        if not key:
            raise BadInput(f"'{part.strip()[:40]}' is no field of a position: they are {', '.join(FIELDS)}.")
        if key == "H":
            seat, _, cards = value.strip().partition(" ")
            hands[read_seat(seat)] = cards
        else:
            fields[key] = value.strip()
    letters = fields.get("seats", "AB").upper()
    seats = len(letters)
    if letters != "".join(map(seat_letter, range(seats))) or not 2 <= seats <= MOST_SEATS:
        raise BadInput(f"seats {letters}: say AB, ABC and so on, up to ABCDEF.")
    if any(seat >= seats for seat in hands):
        raise BadInput(f"There are {seats} seats, and a hand of another one.")
    return Position(seats, fields, hands)


def read_setting(text: str) -> tuple[dict[str, str], int]:
    """The house rules that a position names, and how many seats there are."""
    position = split_position(text)
    pairs = [pair.partition("=") for pair in position.fields.get("opt", "").split()]
    return {name: value for name, _, value in pairs}, position.seats


def read_position(text: str, rules: Rules, source: Any) -> Game:
    """A position, up to its question."""
    g = Game(State(), rules, Desk())
    if source is not None:
        g.desk.chance = source
    position = split_position(text)
    fields = position.fields
    clear_game(g, position.seats)
    if "deal" in fields:
        deal(g, position.seats)
        return g
    state = g.state
    state.agenda.number = 1
    state.round = read_number(fields.get("round", "1"), 1, 9, "round", "numéro de manche")
    state.first = read_seat(fields.get("first", "A"), state.seats)
    state.turn = read_seat(fields.get("turn", "A"), state.seats)
    for name, most in (("W", CARDS), ("haul", CARDS), ("owed", HAND), ("wins", 2)):
        for letter, number in read_numbers(name, fields.get(name, "")):
            player = state.player[read_seat(letter, state.seats)]
            setattr(player, "won" if name == "W" else name, read_number(number, 0, most, name, name))
    place_cards(g, position)
    set_question(g, fields)
    return g


def read_numbers(name: str, text: str) -> list[tuple[str, str]]:
    """`A3 B5`: a number of each seat named."""
    found = [NUMBERS.fullmatch(word) for word in text.lower().split()]
    if not all(found):
        raise BadInput(f"{name} {text}: say for example '{name} A3 B5'.")
    return [(one[1], one[2]) for one in found if one]


# --- cards ----------------------------------------------------------------------------------------------------------
class Cards(NamedTuple):
    """The cards of a hand or of the pile as text: those named, and how many others."""

    named: list[int]
    others: int


def read_cards(text: str, codes: tuple[str, ...]) -> Cards:
    """`ga dr +3`, `-`, or a number alone."""
    named: list[int] = []
    others = 0
    for word in text.split() if text != "-" else []:
        if word.isdecimal() or (word.startswith("+") and word[1:].isdecimal()):
            others += read_number(word.removeprefix("+"), 0, CARDS, "number of cards", "nombre de cartes")
        else:
            named.append(read_kind(word, codes))
    return Cards(named, others)


def place_cards(g: Game, position: Position) -> None:
    """The cards named; then those of which only the number is (10.9): kinds that the position does not name come first,
    from the deck file's end. What is left lies in the pile, or, where the pile is given, was collected."""
    state, codes = g.state, codes_of(g.rules)
    table = read_table(position.fields.get("T", "-"), codes)
    hands = [read_cards(position.hands.get(seat, f"+{HAND}"), codes) for seat in range(state.seats)]
    pile = read_cards(position.fields.get("P", "-"), codes)
    left = list(g.rules.deck.card[:CARDS])
    named = [*table.values(), *pile.named, *(kind for hand in hands for kind in hand.named)]
    for kind in named:
        if kind not in left:
            raise BadInput(f"There are more cards {codes[kind]} in the position than in the deck.")
        left.remove(kind)
    left.sort(key=lambda kind: (kind in named, -kind))
    for seat, hand in enumerate(hands):
        kinds = [*hand.named, *draw_out(left, hand.others)]
        if len(kinds) > HAND:
            raise BadInput(f"A hand has at most {HAND} cards (clause 7.7), not {len(kinds)}.")
        for kind in kinds:
            add(state.player[seat].hand, kind)
    won = sum(player.won for player in state.player)
    others = pile.others if "P" in position.fields else len(left) - won
    in_pile = [*pile.named, *draw_out(left, others)]
    if len(left) != won:
        raise BadInput(
            f"{len(left)} cards lie neither on the table nor in hands nor in the pile; {won} were collected."
        )
    for kind in left:
        state.table.gone[kind] += 1
    state.pile.size = len(in_pile)
    state.pile.card[: len(in_pile)] = in_pile[::-1]
    if not in_pile and any(player.owed for player in state.player):
        raise BadInput("Nobody owes a draw when the pile is empty (clause 7.10).")
    lay_cards(g, table)


def draw_out(left: list[int], number: int) -> list[int]:
    """So many of the cards left."""
    if not 0 <= number <= len(left):
        raise BadInput("The position has more cards than the deck.")
    found = left[:number]
    del left[:number]
    return found


def lay_cards(g: Game, cards: dict[Cell, int]) -> None:
    """The tableau in the middle of what is kept of the table, its groups and its legal cells."""
    table = g.state.table
    if not cards:
        return
    south, east = span(south for south, _ in cards), span(east for _, east in cards)
    to_come = g.state.pile.size + sum(player.hand.size for player in g.state.player)
    if len(south) + len(east) > CARDS + 1 or max(map(abs, (*south, *east))) + to_come > FARTHEST:
        raise BadInput("No game spreads its cards so far: the table is too large (clause 10.10).")
    table.north = CENTRE - MIDDLE + (south[0] + south[-1]) // 2
    table.west = CENTRE - MIDDLE + (east[0] + east[-1]) // 2
    for (row, column), kind in sorted(cards.items()):
        lay(g, kind, row + CENTRE - table.north, column + CENTRE - table.west)
    settle(g, len(south) * len(east) - len(cards))


def span(numbers: Iterable[int]) -> range:
    """From the least to the greatest."""
    found = sorted(numbers)
    return range(found[0], found[-1] + 1)


# --- what is going on -----------------------------------------------------------------------------------------------
def set_question(g: Game, fields: dict[str, str]) -> None:
    """The question on the table."""
    state = g.state
    step = fields.get("step", "place")
    if step == "over":
        state.over = 1
        return
    kind = STEPS.get(step)
    if kind is None:
        raise BadInput(f"step {step}: it is place or collect; between rounds next_round, at the end over.")
    if kind == Kind.COLLECT:
        offer_lines(g, fields)
    ask(g, kind, (1 << state.seats) - 1 if kind == Kind.NEXT_ROUND else 1 << state.turn)
    state.agenda.number = 1


def offer_lines(g: Game, fields: dict[str, str]) -> None:
    """The lines that the card last placed has matched."""
    state, table = g.state, g.state.table
    south, east = read_cell(fields.get("last", ""))
    row, column = south + CENTRE - table.north, east + CENTRE - table.west
    if not is_among(table.taken, row, column):
        raise BadInput("In step collect a position names the cell of the card last placed, as in 'last E2'.")
    find_lines(g, kind_at(g, row, column), row, column)
    if (state.row_end < 0 and state.column_end < 0) or table.groups > 1:
        raise BadInput("No line is matched that could be collected.")
