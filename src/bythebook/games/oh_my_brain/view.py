"""Oh My Brain: what is its own in a view (`kernel/view.py` has what every game tells). A card is its value."""

from typing import Literal, NotRequired, TypedDict

from ...kernel.view import Schema, Zone

Zones = TypedDict(
    "Zones",
    {
        "horde": Zone,  # open, the top last
        "reserve": Zone,
        "discard": Zone,
        "hand:seat": Zone,  # open to its owner
        "cemetery:seat": Zone,  # open to its owner
        "lot:seat": NotRequired[Zone],  # what its owner chooses from, open to that seat alone
    },
)

Counters = TypedDict(
    "Counters",
    {
        "brains:seat": int,
        "bank": int,  # brains
    },
)


class Beats(TypedDict):
    """What beats the top of the horde: the same for everybody."""

    kind: Literal["empty", "spider", "all", "plain", "only_mosquito"]
    top: int | None  # none: the horde is empty
    low: int  # the least value that beats it, where its kind is plain


class Own(TypedDict):
    """The course of the game."""

    round: int
    turn_number: int
    extra: str  # why this turn is an extra one: none, mouse, bang
    pending: str  # an extra turn earned and still to come, in the same words
    beats: Beats


class QuestionOwn(TypedDict):
    """Of a refill alone."""

    forgettable: NotRequired[bool]  # nothing may remind of it
    due: NotRequired[int]  # cards: told to whoever is asked, unless it can be forgotten


class ResultOwn(TypedDict):
    """What the game ended with."""

    brains: list[int]  # by seat
    rounds: int


SCHEMA = Schema(Zones, Counters, Own, QuestionOwn, ResultOwn)
