"""Dementalism: positions as text (section L of the specification): their parts, and what each part may say."""

from __future__ import annotations

import re
from typing import NamedTuple

from ...kernel.notation import BadInput, read_number
from .cards import read_card
from .names import CARDS, MOST_SEATS, Copies, Used, Window
from .state import Rules

PARTS = {
    "grid": "the size of the Spread, as 6x6",
    "opt": "house rules, as nab_call=named",
    "up": "face-up cards flipped in this turn, as a1=D05",
    "dn": "face-down cards, as c3=G; `only`: all other cells are empty",
    "empty": "empty cells",
    "sat": "cards sat on, as c3=1",
    "heap": "how many cards, and with `top` the first of them",
    "K": "the Keister, as G*2 T05 T06~",
    "lost": "lost turns waiting, as 2=1",
    "missed": "seats whose latest turn was lost",
    "extra": "seats whose extra turns wait, in order",
    "used": "seats whose allowance is spent",
    "cut": "seats until whose next turn no Power is used",
    "after": "in an extra turn: the seat of the last normal one",
    "shield": "seats from which nobody nabs in this turn",
    "left": "seats left for good",
    "looks": "looks out of turn in this turn, as 2=1",
    "proposed": "seats that have proposed to end in this turn",
    "agreed": "seats that agree to end",
    "disagreed": "seats that do not",
    "vote": "the game ends after this turn",
    "single": "only one flip in this turn",
    "collected": "something was collected in this turn",
    "nonab": "no more nab in this turn",
    "untold": "that the Heap is empty is not told yet",
    "told": "that the Heap was empty has been told",
    "least": "the lowest count of Spread and Heap so far",
    "idle": "turns since it fell",
    "turns": "turns begun",
    "ask": "the question, if it is no window of the turn, and the seats asked",
    "sealed": "answers that wait for others, as 1=2",
    "work": "what is still to be done below the question",
    "over": "the end of the game: empty, dead, idle or vote",
}
"""The parts of a position, each by its first word; besides them `S1`... and the first, as `3p+ @1 W2`."""
CALLED = {name.lower(): name for name in PARTS}
"""Notation is read in any case: it is read in small letters."""
HEAD = re.compile(r"(\d{1,2})p([+-])\s+@(\d{1,2})(x?)(?:\s+(w0|w1|w2))?")
DEAL = re.compile(r"(\d{1,2})p\s+deal")
STORE = re.compile(r"s(\d{1,2})")
CELL_SAYS = re.compile(r"([a-p]\d{1,2})=(\S+)")
SEAT_SAYS = re.compile(r"(\d{1,2})=(-|\d{1,4})")
STACK = re.compile(r"([\^!?%+*]*)(?:\[([^\s\]+]+)(\+g|x2)\]|\(([^\s()~-]+)([~-]?)\))")
MARKS = {"^": "revealed", "!": "locked", "?": "looked", "%": "barred", "+": "collected", "*": "nabbed"}
"""Before a Stack: 3.3, 10.20, 8.3, 10.21, 3.18, 6.10."""
USED = {"": Used.FREE, "~": Used.TURNED, "-": Used.RESTING}
KINDS = {"+g": Copies.SNEAKY, "x2": Copies.STACKED}


class Position(NamedTuple):
    """The first part, read (`3p deal` begins a game); the others as text, by their first word; Stores by seat."""

    seats: int
    deal: bool
    clockwise: bool
    turn: int
    extra: bool
    window: int
    parts: dict[str, str]
    stores: dict[int, str]


class StackSaid(NamedTuple):
    """A Stack as text: what it holds, its marker, and which of MARKS stand before it."""

    denizen: int
    copies: int
    used: int
    marks: str


def split_position(text: str) -> Position:
    """The parts of a position; BadInput names one that makes no sense."""
    parts: dict[str, str] = {}
    stores: dict[int, str] = {}
    head = ""
    for part in (part.strip() for part in text.lower().split(";")):
        key, _, value = part.partition(" ")
        if HEAD.fullmatch(part) or DEAL.fullmatch(part):
            head = part
        elif store := STORE.fullmatch(key):
            stores[int(store[1]) - 1] = value.strip()
        elif key in CALLED:
            parts[CALLED[key]] = value.strip()
        else:
            raise BadInput(
                f"'{part[:40]}' is no part of a position: it begins like '3p+ @1 W2'; then come S1, S2... and "
                f"{', '.join(PARTS)}."
            )
    position = read_head(head)._replace(parts=parts, stores=stores)
    if any(not 0 <= seat < position.seats for seat in stores):
        raise BadInput(f"There are {position.seats} seats, and a Store of another one.")
    return position


def read_head(text: str) -> Position:
    """`3p+ @1 W2`, `2p- @1x W0`, `3p+ @1`, `3p deal`."""
    found = HEAD.fullmatch(text) or DEAL.fullmatch(text)
    if found is None:
        raise BadInput("A position says how many seats there are, whose turn it is and its window, as in '3p+ @1 W2'.")
    seats = read_number(found[1], 2, MOST_SEATS, "number of seats", "nombre de sièges")
    if found.re is DEAL:
        return Position(seats, True, True, 0, False, Window.W0, {}, {})
    window = Window[found[5].upper()] if found[5] else Window.OVER
    return Position(seats, False, found[2] == "+", read_seat(found[3], seats), found[4] == "x", window, {}, {})


def read_setting(text: str) -> tuple[dict[str, str], int]:
    """The house rules that a position names, the size of its grid among them, and how many seats there are."""
    position = split_position(text)
    pairs = [pair.partition("=") for pair in position.parts.get("opt", "").split()]
    house = {name: value for name, _, value in pairs}
    if "grid" in position.parts:
        house["grid"] = position.parts["grid"]
    return house, position.seats


# --- what parts say -------------------------------------------------------------------------------------------------
def read_seat(text: str, seats: int) -> int:
    """A seat by its number."""
    return read_number(text, 1, seats, "seat", "siège") - 1


def read_seats(text: str, seats: int) -> list[int]:
    """`2 4`, or `-` for none."""
    return [read_seat(word, seats) for word in text.split() if word != "-"]


def read_by_seat(name: str, text: str, seats: int) -> dict[int, int]:
    """`2=1 3=2`: a number of each seat named; `-` as a number is -1."""
    found = [SEAT_SAYS.fullmatch(word) for word in text.split() if word != "-"]
    if not all(found):
        raise BadInput(f"{name} {text[:40]}: say for example '{name} 2=1'.")
    return {read_seat(one[1], seats): -1 if one[2] == "-" else int(one[2]) for one in found if one}


def read_by_cell(name: str, text: str) -> dict[str, str]:
    """`a1=D05 b1=G`: what is said of each cell named."""
    found = [CELL_SAYS.fullmatch(word) for word in text.lower().split() if word not in ("-", "only")]
    if not all(found):
        raise BadInput(f"{name} {text[:40]}: say for example '{name} a1=D05 b1=G'.")
    return {one[1]: one[2] for one in found if one}


def read_tally(text: str, rules: Rules) -> tuple[list[int], list[int]]:
    """`G*2 T05 T06~`: cards, and those of them with the Replayed mark (10.13)."""
    cards: list[int] = []
    replayed: list[int] = []
    for word in text.split() if text != "-" else []:
        name, _, times = word.partition("*")
        number = read_number(times or "1", 1, CARDS, "number of cards", "nombre de cartes")
        card = read_card(name.removesuffix("~"), rules.denizens, rules.rows)
        cards += [card] * number
        replayed += [card] * number if name.endswith("~") else []
    if any(card < rules.denizens for card in replayed):
        raise BadInput("Only a Turmoil is replayed (clause 10.13).")
    return cards, replayed


def read_store(text: str, rules: Rules) -> list[StackSaid]:
    """`^[D05+G] [D05x2] (D02~)`, or `-`."""
    return [read_stack(word, rules) for word in text.split() if word != "-"]


def read_stack(word: str, rules: Rules) -> StackSaid:
    """One Stack."""
    found = STACK.fullmatch(word.lower())
    if found is None:
        raise BadInput(
            f"'{word[:20]}' is no Stack: say [D05+G] (Sneaky), [D05x2] (Stacked) or (D05) (Safe), ^ or ! before it "
            "for Revealed or Locked, and (D05~) or (D05-) for Turned or Resting."
        )
    denizen = read_card(found[2] or found[4], rules.denizens, rules.rows)
    if denizen >= rules.denizens:
        raise BadInput(f"'{word[:20]}' is no Stack of a Denizen (clauses 3.5 to 3.7).")
    return StackSaid(denizen, KINDS.get(found[3], Copies.SAFE), USED[found[5] or ""], found[1])
