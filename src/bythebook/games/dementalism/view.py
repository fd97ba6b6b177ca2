"""Dementalism: what is its own in a view (`kernel/view.py` has what every game tells). A card is its row of the deck.

Cells are named by their column, a letter, and their row, from 1; places in a Store count from 1.
"""

from typing import Literal, NotRequired, TypedDict

from ...kernel.view import Schema, Zone

Marker = Literal["ready", "turned", "resting"]


class Cell(TypedDict):
    """One cell of the Spread, as it lies."""

    column: str
    row: int
    state: Literal["hidden", "open", "empty"]
    card: NotRequired[int]  # while it is open
    sat: NotRequired[int]  # the seat that sits on it


class SpreadOwn(TypedDict):
    """The whole grid."""

    cells: list[Cell]  # in reading order


class Spread(Zone):
    """The Spread."""

    own: SpreadOwn


class Stack(TypedDict):
    """One Stack of a Store."""

    place: int
    state: Literal["hidden", "open", "safe"]
    locked: bool
    card: NotRequired[int]  # while it is open or Safe
    kind: NotRequired[str]  # while it is open: sneaky, stacked
    barred: NotRequired[bool]  # until it is Safe: called off for the active seat
    marker: NotRequired[Marker]  # of its Power, once it is Safe


class StoreOwn(TypedDict):
    """The Stacks, from left to right."""

    stacks: list[Stack]


class Store(Zone):
    """A Store."""

    own: StoreOwn


class KeisterOwn(TypedDict):
    """What was played again."""

    replayed: list[int]  # cards


class Keister(Zone):
    """The Keister."""

    own: KeisterOwn


Zones = TypedDict(
    "Zones",
    {
        "spread": Spread,
        "heap": Zone,
        "keister": Keister,  # open
        "store:seat": Store,
    },
)

Counters = TypedDict(
    "Counters",
    {
        "points:seat": int,  # of Safe Stacks
        "stacks:seat": int,  # that are not Safe
        "lost:seat": int,  # turns
        "extra:seat": int,  # turns that wait
    },
)


class Grid(TypedDict):
    """How large the Spread is laid."""

    width: int
    height: int


class Power(TypedDict):
    """A Safe Stack with a Power."""

    card: int
    power: int
    owner: int
    place: int
    marker: Marker
    usable: bool  # by this viewer, now
    clause: str | None  # of one's own: what forbids it now


class Proposal(TypedDict):
    """A proposal to end the game."""

    agreed: list[int]  # seats


class Own(TypedDict):
    """The course of the game."""

    turns: int  # begun so far
    next: int | None  # whose turn comes after this one, unless something changes it; none: the game is over
    direction: Literal["clockwise", "anticlockwise"]
    window: str | None  # of the turn: W0, W1, W2; none: between them
    extra: bool  # this is an extra turn
    single: bool  # only one card is flipped in it
    grid: Grid
    spent: list[int]  # seats that have used a Power this turn
    spared: list[int]  # seats that cannot be made to lose a turn now
    cut: list[int]  # seats whose Powers are cut
    shielded: list[int]  # seats
    left: list[int]  # seats that were left for good
    powers: list[Power]
    proposal: Proposal | None


class Trigger(TypedDict):
    """What a reaction answers: who acted, and what it is about; of a Power all that was announced with it."""

    what: Literal["flip", "turmoil", "power", "nab", "wrong", "lost", "shown"]
    by: int  # seat
    column: NotRequired[str]
    row: NotRequired[int]
    card: NotRequired[int]
    target: NotRequired[int]  # seat
    place: NotRequired[int]
    second: NotRequired[int | None]  # another place
    about: NotRequired[int | None]  # the card named
    choice: NotRequired[str]


class QuestionOwn(TypedDict):
    """Of a reaction alone."""

    trigger: Trigger | None


class Row(TypedDict):
    """What a seat ended with."""

    seat: int
    points: int
    safe: int  # Stacks
    stacked: int
    sneaky: int


class ResultOwn(TypedDict):
    """What the places were won with."""

    rows: list[Row]  # by seat


class OfferOwn(TypedDict):
    """The cell, the row or the column that a word names."""

    column: NotRequired[str]
    row: NotRequired[int]


SCHEMA = Schema(Zones, Counters, Own, QuestionOwn, ResultOwn, OfferOwn)
