"""A view: all that one viewer may know now, in two rooms. What every game has is declared and built here; whatever a
game adds stands apart, in an `own`, so that no field of one is ever read as a field of the other.

These declarations, and those of each game's `view.py`, are the schema: `tools/view_types.py` makes the TypeScript of
the client and a part of docs/wire.md from them, and the examiner holds every view to them. Seats count from 0; a card
is its number in the deck. A zone or a counter is named `horde`, or `hand:2` where it is seat 2's.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NotRequired, TypedDict

from .events import SPECTATOR
from .questions import awaited, current
from .walk import Offer, Offers, offers_of

if TYPE_CHECKING:
    from .game import Room


class Zone(TypedDict):
    """Where cards lie."""

    kind: Literal["pile", "fan", "rack", "grid", "store"]
    count: int  # cards; Stacks of a store
    cards: NotRequired[list[int]]  # only where this viewer may see all of them


class Question(TypedDict):
    """What the game waits for."""

    number: int  # a move that answers the question names it
    kind: str
    asked: list[int]  # seats
    waiting: list[int]  # of those asked, the seats that have not answered, as far as this viewer may know
    own: dict[str, Any]


class Ahead(Question):
    """The question that comes when the window on the table closes and nobody has said anything."""

    offers: list[Offer]


class Place(TypedDict):
    """A place, and who shares it."""

    place: int  # from 1
    seats: list[int]


class Result(TypedDict):
    """How the game has ended."""

    cause: str
    places: list[Place]  # best first
    turns: int  # how long it was, in turns; in rounds where a game counts those
    own: dict[str, Any]


class View(TypedDict):
    """All that one viewer may know now."""

    game: str
    seats: int
    you: int | None  # none: a spectator
    over: bool
    turn: int  # whose turn it is; in a window, whose turn is next or running
    question: Question | None  # none: the game is over, or faces lie open and nobody is asked
    zones: dict[str, Zone]
    counters: dict[str, int]
    offers: list[Offer]  # the words with which this viewer may answer, two levels deep
    interjections: list[Offer]  # those of moves that nobody has asked for
    ahead: Ahead | None  # only for the player whom that question will be put to alone
    result: Result | None  # none: the game goes on
    own: dict[str, Any]


class Schema(NamedTuple):
    """What a game declares, as TypedDicts: its zones and counters by their names (`hand:seat` for all of `hand:0`,
    `hand:1`, ...), and what is in the `own` of a view, a question, a result and an offer."""

    zones: type[Any]
    counters: type[Any]
    own: type[Any]
    question: type[Any]
    result: type[Any]
    offer: type[Any] | None = None


class End(NamedTuple):
    """How a game has ended: its word for the cause, the length in turns, and what else it tells of the result."""

    cause: str
    turns: int
    own: Mapping[str, Any]


@dataclass(frozen=True)
class Sight:
    """Who sees what of a game, by allow-list. `g` comes first, then the viewer, a seat or SPECTATOR."""

    schema: Schema
    zones: Callable[[Any, int], dict[str, Any]]
    counters: Callable[[Any], dict[str, int]]
    own: Callable[[Any, int], Mapping[str, Any]]
    question: Callable[[Any, int], Mapping[str, Any]]  # the `own` of the question on the table
    ending: Callable[[Any], End]  # once it is over
    sealed: frozenset[int] = frozenset()  # kinds of question of which nobody learns who has answered, but of oneself


def view_of(room: "Room", g: Any, viewer: int, coming: Any | None = None) -> View:
    """All that a seat, or SPECTATOR, may know now; `coming`: the game as it will be when it is asked next, where it may
    know that already (`Table.ahead`)."""
    over = not awaited(g)
    none: Offers = {"offers": [], "interjections": []}
    offers = none if viewer == SPECTATOR else offers_of(room, g, viewer)
    return {
        "game": room.name,
        "seats": g.state.seats,
        "you": None if viewer == SPECTATOR else viewer,
        "over": over,
        "turn": g.state.turn,
        "question": None if over else question_of(room, g, viewer),
        "zones": room.sight.zones(g, viewer),
        "counters": room.sight.counters(g),
        "offers": offers["offers"],
        "interjections": offers["interjections"],
        "ahead": ahead_of(room, coming, viewer) if coming else None,
        "result": ended(room, g) if over else None,
        "own": dict(room.sight.own(g, viewer)),
    }


def question_of(room: "Room", g: Any, viewer: int) -> Question:
    """The question on the table, which there must be."""
    frame = current(g)
    waiting = frame.asked if frame.kind in room.sight.sealed else awaited(g)
    if viewer != SPECTATOR:
        waiting &= ~(frame.answered & (1 << viewer))
    return {
        "number": g.state.agenda.number,
        "kind": room.questions[frame.kind],
        "asked": seats_in(frame.asked),
        "waiting": seats_in(waiting),
        "own": dict(room.sight.question(g, viewer)),
    }


def ahead_of(room: "Room", coming: Any, viewer: int) -> Ahead:
    """The question that comes, and how it may be answered."""
    return {**question_of(room, coming, viewer), "offers": offers_of(room, coming, viewer)["offers"]}


def ended(room: "Room", g: Any) -> Result:
    """The places, once the game is over."""
    end, seats = room.sight.ending(g), range(g.state.seats)
    places = [room.place(g, seat) for seat in seats]
    each: list[Place] = [
        {"place": rank, "seats": [seat for seat in seats if places[seat] == rank]} for rank in sorted(set(places))
    ]
    return {"cause": end.cause, "places": each, "turns": end.turns, "own": dict(end.own)}


def awaits(g: Any, viewer: int) -> bool:
    """Does the question on the table wait for this viewer?"""
    return viewer != SPECTATOR and bool((awaited(g) >> viewer) & 1)


def seats_in(bits: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(bits.bit_length()) if (bits >> seat) & 1]


def key_of(name: str, owner: int | None = None) -> str:
    """The name of a zone or a counter in a view: `horde`, or `hand:2` where it is seat 2's."""
    return name if owner is None else f"{name}:{owner}"
