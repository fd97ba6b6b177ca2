"""Dweebies: what is its own in a view (`kernel/view.py` has what every game tells). A card is its kind.

A cell is a pair: how far east and south of the centre it lies.
"""

from typing import Literal, NotRequired, TypedDict

from ...kernel.view import Schema, Zone

Pair = tuple[int, int]


class TableauOwn(TypedDict):
    """Of each card of the tableau, in reading order."""

    cells: list[Pair]
    groups: list[int]  # to which group it belongs, from 1


class Tableau(Zone):
    """The cards on the table."""

    own: TableauOwn


Zones = TypedDict(
    "Zones",
    {
        "table": Tableau,  # open, in reading order
        "pile": Zone,
        "hand:seat": Zone,  # open to its owner
        "won:seat": Zone,  # cards collected
    },
)

Counters = TypedDict(
    "Counters",
    {
        "wins:seat": NotRequired[int],  # rounds, in a match
        "owed:seat": NotRequired[int],  # draws, where they can be forgotten; clients tell them on asking only
    },
)


class Split(TypedDict):
    """A tableau in several groups."""

    groups: int
    need: int  # cards that would join them


class Met(TypedDict):
    """What a card laid on a cell would meet along one axis."""

    meets: Literal["end", "middle", "nothing"]
    size: int  # of the line, that card counted
    card: int | None  # at the other end, where it would be an end itself


class Meets(TypedDict):
    """What a card would meet on a free cell beside others."""

    cell: Pair
    row: Met
    column: Met
    joins: bool  # it would touch every group


class Collects(TypedDict):
    """What a card of one's own hand would collect."""

    card: int
    cell: Pair
    row: int  # cards; 0: none
    column: int


class Counted(TypedDict):
    """Where the copies of a card are."""

    card: int
    copies: int
    table: int
    collected: int
    hand: int  # one's own
    unseen: int


class Own(TypedDict):
    """The course of the game, and what the table shows of itself."""

    round: int
    first: int  # who began the round
    legal: list[Pair]  # where a card may be placed, while one is to be
    split: Split | None
    meets: list[Meets]
    collects: list[Collects]
    last: Pair | None  # where the last card was placed
    tally: list[Counted] | None  # none: the table keeps none


class Line(TypedDict):
    """A matched line."""

    axis: Literal["row", "column"]
    cells: list[Pair]  # from west to east, or from north to south
    cards: list[int]


class QuestionOwn(TypedDict):
    """Of a collecting alone."""

    lines: NotRequired[list[Line]]


class ResultOwn(TypedDict):
    """What the places were won with."""

    won: list[int]  # cards, by seat
    wins: list[int]  # rounds, by seat


SCHEMA = Schema(Zones, Counters, Own, QuestionOwn, ResultOwn)
