"""Dementalism, section 13: how long a face stays open, and what a person's log keeps of it afterwards.

Nothing remembers a hidden face for somebody who once saw it (13.2), no record is opened before the end (13.7). A line
loses its faces when they are hidden, and once its turn is over its cells and places too; names of Turmoils, of used
Powers and of Safe Stacks stay (13.3). No face is hidden before its time is over (13.14), for all alike (13.9).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.events import Event
from ...kernel.shows import Opening, Shows
from .events import BLIND, COLUMNS, KINDS, PAST, Told, Where
from .laid_open import laid_over
from .names import Copies

OPEN = 0  # just told
HIDDEN = 1  # its faces are hidden again
SAFE = Copies.SAFE - 1  # as events tell it
PAIR = 2  # cards in a Vulnerable Stack
STACKS = (Where.STACK, Where.THEIRS)

# --- the log --------------------------------------------------------------------------------------------------------
# of an event's public words, which the log keeps while the turn goes on
BLIND_WORDS = {
    Told.FLIP: (0, 1, 2),
    Told.FORM: (0, 3),
    Told.INSERT_HIT: (0, 2),
    Told.INSERT_MISS: (0, 1),
    Told.MERGE_HIT: (0, 1, 2),
    Told.MERGE_MISS: (0, 1, 2),
    Told.NAB_HIT: (0, 1, 4, 5),
    Told.NAB_WRONG: (0, 1, 2),
    Told.LOOK: (0, 1),
    Told.REVEAL: (0,),
    Told.SHOW: (0, 1),
    Told.LEAK: (0, 1),
}
# what is told again when the turn is over: under which kind, and which of the words
PAST_WORDS = {
    Told.FORM: (Told.FORM, (0,)),
    Told.INSERT_HIT: (Told.INSERT_HIT, (0,)),
    Told.MERGE_HIT: (Told.MERGE_HIT, (0,)),
    Told.NAB_HIT: (Told.NAB_HIT, (0, 1)),
    Told.NAB_WRONG: (Told.NAB_WRONG, (0,)),
    Told.PEEK: (Told.PEEK, (0,)),
    Told.PEEK_STORE: (Told.PEEK, (0,)),
    Told.LOOK: (Told.LOOK, (0,)),
    Told.LOOK_PRIVATE: (Told.PEEK, (0,)),
    Told.SINK: (Told.SINK, (0,)),
}
# what speaks of cells or places alone, and is not told again
FORGOTTEN = {
    Told.UNFLIP, Told.INSERT_MISS, Told.MERGE_MISS, Told.NAB_POINT, Told.NAB_NAMED, Told.NAB_DECOY, Told.PEEK_RESULT,
    Told.SHOW, Told.ANSWER, Told.SWAP, Told.PARCEL, Told.LEAK, Told.SWITCH, Told.SIT, Told.SIT_END, Told.LOCK,
    Told.LOCK_END,
}  # fmt: skip


def kept(event: Event, age: int) -> Event | None:
    """What a person's log keeps of an event: all while it is just told, then no face, and after its turn neither cells
    nor places (13.3); None: nothing."""
    if age == OPEN:
        return event
    return hidden(event) if age == HIDDEN else past(event)


def hidden(event: Event) -> Event | None:
    """Without the faces, and without the kind of a Vulnerable Stack."""
    if event.kind == Told.PEEK_RESULT:
        return None
    if made_safe(event) or event.kind not in BLIND_WORDS:
        return Event(event.kind, event.words)
    return Event(BLIND + event.kind, chosen(event, BLIND_WORDS[Told(event.kind)]))


def past(event: Event) -> Event | None:
    """Of a turn that is over."""
    kind = event.kind
    if kind == Told.FLIP:
        return Event(PAST + kind, (event.words[0], 1))
    if made_safe(event):
        return Event(PAST + Copies.SAFE, (event.words[0], event.words[SAFE_CARD[Told(kind)]]))
    if kind in PAST_WORDS:
        told, words = PAST_WORDS[Told(kind)]
        return Event(PAST + told, chosen(event, words))
    if kind == Told.REVEAL:
        return hidden(event)
    if kind == Told.SHUFFLE and event.words[0] == Where.ALL:
        return Event(PAST + kind, event.words[:1])
    if kind == Told.POWER:
        return Event(PAST + kind, (*event.words[:2], 0))
    pointing = (kind == Told.SHUFFLE and event.words[0] != Where.ALL) or (kind == Told.SPRING and event.words[1])
    return None if kind in FORGOTTEN or pointing else Event(kind, event.words)


def chosen(event: Event, places: tuple[int, ...]) -> tuple[int, ...]:
    """Some of its public words."""
    return tuple(event.words[at] for at in places)


SAFE_CARD = {Told.INSERT_HIT: 1, Told.MERGE_HIT: 4}
SAFE_KIND = {Told.INSERT_HIT: 3, Told.MERGE_HIT: 3}


def made_safe(event: Event) -> bool:
    """Did a Stack become Safe? It lies face-up from then on (3.9)."""
    return event.kind in SAFE_KIND and event.words[SAFE_KIND[Told(event.kind)]] == SAFE


# --- what is open ---------------------------------------------------------------------------------------------------
def in_cell(column: int, row: int, card: int, peek: bool = False) -> Opening:
    """A face in the Spread."""
    return Opening({"cell": f"{COLUMNS[column]}{row}"}, (card,), peek)


def in_store(seat: int, place: int, kind: int, card: int, peek: bool = False) -> Opening:
    """A Stack: its Denizen, and what kind of Stack it is."""
    return Opening({"seat": seat, "place": place, "kind": KINDS[kind]}, (card,), peek)


def of_leak(event: Event) -> list[Opening]:
    """A Stack that is shown as it leaves its Store: another one may lie in its place already (11.10)."""
    seat, place, kind, card = event.words
    shown = in_store(seat, place, kind, card)
    return [shown._replace(where={**shown.where, "gone": True})]


def of_reveal(event: Event) -> list[Opening]:
    """All Stacks of a Reveal."""
    seat, *rows = event.words
    return [in_store(seat, *row) for row in zip(rows[0::3], rows[1::3], rows[2::3], strict=True)]


def of_merge_miss(event: Event) -> list[Opening]:
    """Both Stacks."""
    seat, place, second, kind, card, other, about = event.words
    return [in_store(seat, place, kind, card), in_store(seat, second, other, about)]


def of_peek(event: Event) -> list[Opening]:
    """To the one who peeks alone."""
    if not event.eyes:
        return []
    _, owner, where, column, row, place = event.words
    card, kind = event.secret
    return [in_store(owner, place, kind, card, True) if where in STACKS else in_cell(column, row, card, True)]


def of_private_look(event: Event) -> list[Opening]:
    """To the owner alone (8.1)."""
    if not event.eyes:
        return []
    seat, place = event.words
    kind, card = event.secret
    return [in_store(seat, place, kind, card, True)]


OPENINGS: dict[int, Callable[[Any], list[Opening]]] = {
    Told.FLIP: lambda event: [in_cell(*event.words[1:])],
    Told.SHOW: lambda event: [in_cell(*event.words)],
    Told.FORM: lambda event: [in_store(event.words[0], event.words[3], event.words[1], event.words[2])],
    Told.INSERT_HIT: lambda event: [in_store(event.words[0], event.words[2], event.words[3], event.words[1])],
    Told.INSERT_MISS: lambda event: [in_store(*event.words)],
    Told.MERGE_HIT: lambda event: [in_store(event.words[0], min(event.words[1:3]), event.words[3], event.words[4])],
    Told.MERGE_MISS: of_merge_miss,
    Told.NAB_HIT: lambda event: [in_store(event.words[0], event.words[4], event.words[2], event.words[3])],
    Told.NAB_WRONG: lambda event: [in_store(*event.words[1:])],
    Told.LOOK: lambda event: [in_store(*event.words)],
    Told.LOOK_PRIVATE: of_private_look,
    Told.LEAK: of_leak,
    Told.REVEAL: of_reveal,
    Told.PEEK_RESULT: of_peek,
}


def opened(event: Event) -> list[Opening]:
    """What an event, as somebody saw it, opens to them."""
    return OPENINGS[event.kind](event) if event.kind in OPENINGS else []


def count(event: Event) -> tuple[int, int]:
    """How many cards are open to all, and how many to one seat alone: the same for equal backs, whatever they are."""
    match event.kind:
        case Told.FLIP | Told.SHOW:
            return 1, 0
        case Told.PEEK_RESULT:
            return 0, PAIR if event.words[2] in STACKS else 1
        case Told.LOOK_PRIVATE:
            return 0, PAIR
        case Told.REVEAL:
            return PAIR * (len(event.words) - 1) // 3, 0
        case Told.MERGE_MISS:
            return 2 * PAIR, 0
    return (PAIR, 0) if event.kind in OPENINGS else (0, 0)


def moves(event: Event) -> frozenset[int]:
    """The seats in whose Stores Stacks change places: a Revealed one that was open may lie elsewhere (3.10, 3.11)."""
    match event.kind:
        case Told.NAB_HIT:
            return frozenset(event.words[1:2])
        case Told.MERGE_HIT | Told.LEAK | Told.SHUFFLE_STACKS:
            return frozenset(event.words[:1])
        case Told.SWAP | Told.PARCEL:
            return frozenset({event.words[0], event.words[2]})
    return frozenset()


SHOWS = Shows(
    opened=opened,
    count=count,
    hides=frozenset(
        {Told.CLEANUP, Told.UNFLIP, Told.FORM, Told.INSERT_HIT, Told.MERGE_HIT, Told.SHUFFLE, Told.SHUFFLE_STACKS,
         Told.SWAP, Told.PARCEL, Told.GIGGITIES_OUT}
    ),
    brief=frozenset(
        {Told.FORM, Told.INSERT_HIT, Told.MERGE_HIT, Told.NAB_WRONG, Told.LOOK, Told.LOOK_PRIVATE, Told.PEEK_RESULT,
         Told.SHOW, Told.LEAK}
    ),
    closes=frozenset({Told.CLEANUP, Told.SKIPPED, Told.END}),
    moves=moves,
    laid_over=laid_over,
)  # fmt: skip
