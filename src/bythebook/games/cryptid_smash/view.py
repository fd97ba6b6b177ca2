"""Cryptid Smash: what is its own in a view (`kernel/view.py` has what every game tells). A card is its face."""

from typing import Literal, NotRequired, TypedDict

from ...kernel.view import Schema, Zone

Zones = TypedDict(
    "Zones",
    {
        "pile": Zone,  # open, the top last
        "deck": Zone,
        "gone": Zone,  # cards that have left the game, open
        "aside": NotRequired[Zone],  # a card laid aside, open
        "hand:seat": Zone,  # open to its owner
    },
)


class Counters(TypedDict):
    """Numbers that stand for the whole table."""

    reshuffles: int
    passes: int
    acts: int


class Chain(TypedDict):
    """What waits for the next player."""

    kind: Literal["draw4", "discard", "colour4"]
    draw: int  # cards
    discard: int  # cards
    units: int
    colour: str | None


class Own(TypedDict):
    """The course of the game."""

    next: int | None  # whose turn comes after this one, unless something changes it; none: the game is over
    direction: Literal["clockwise", "anticlockwise"]
    colour: str  # the active one: aqua, terra, ignis, aeris
    mirror: str | None  # the power effect that a Mirror would repeat
    chain: Chain | None
    marks: list[Literal["open", "said", ""]]  # by seat
    finished: list[int]  # seats, in the order in which they finished
    playable: list[int]  # of one's own faces those that fit the pile as it lies
    windows: bool  # calls may be made in this game


class QuestionOwn(TypedDict):
    """Told to whoever is asked."""

    due: NotRequired[int]  # cards to pay or to discard
    card: NotRequired[int]  # the one just drawn, which may be played


class ResultOwn(TypedDict):
    """Nothing but the places."""


SCHEMA = Schema(Zones, Counters, Own, QuestionOwn, ResultOwn)
