"""Oh My Brain: what a program knows of hidden cards (kernel Python).

Knowledge holds for each seat and zone how many cards of each value are surely there. It is exact for one's own zones,
a lower bound for others', weaker after each choice made out of sight, void when all cards are mixed (2.3).
"""

from __future__ import annotations

from ...kernel.events import Seen
from ...kernel.records import Record, i8, i8s, many, one, record
from .events import Told
from .state import MOST_SEATS, VALUES, Lot, Rules


@record
class Known(Record):
    """Cards surely in one seat's zones, and how many cards the zones hold."""

    hand: list[int] = i8s(20)
    cemetery: list[int] = i8s(20)
    hand_size: int = i8()
    cemetery_size: int = i8()


@record
class Knowledge(Record):
    """What one seat knows of all; `lot`: the cards it was just dealt or drew; `swapped`: the zone last swapped."""

    seat: list[Known] = many(Known, 5)
    lot: Lot = one(Lot)
    swapped: int = i8()


def learn(k: Knowledge, rules: Rules, seen: Seen, me: int) -> None:
    """Fold one event that this seat saw into its knowledge."""
    actor = seen.word[0]
    match seen.kind:
        case Told.ROUND_START:
            forget(k)  # 2.3
        case Told.LOT_DEALT:
            hold(k, seen)
        case Told.LOT_CHOSEN:
            learn_lot(k, seen)
        case Told.PLAYED:
            learn_play(k, seen)
        case Told.DREW:
            learn_draw(k, seen)
        case Told.KEPT:
            learn_kept(k, seen)
        case Told.SPIKED:
            learn_spike(k, seen)
        case Told.SWAPPED:
            learn_swap(k, seen)
        case Told.RECEIVED:
            if seen.shown == 1:
                learn_received(k, seen)
        case Told.MOON_CARD:
            k.seat[actor].cemetery_size += 1
            if seen.shown == 1:
                k.seat[actor].cemetery[seen.secret[0]] += 1
        case Told.REFILLED:
            learn_refill(k.seat[actor], seen)


def forget(k: Knowledge) -> None:
    """All cards are mixed."""
    k.lot.size = 0
    for seat in range(MOST_SEATS):
        known = k.seat[seat]
        known.hand_size = 0
        known.cemetery_size = 0
        for value in range(VALUES):
            known.hand[value] = 0
            known.cemetery[value] = 0


def hold(k: Knowledge, seen: Seen) -> None:
    """Cards dealt to me or drawn, of which one will go elsewhere."""
    if seen.shown == 1:
        k.lot.size = seen.secrets
        for i in range(seen.secrets):
            k.lot.card[i] = seen.secret[i]


def part(k: Knowledge, value: int, first: list[int], others: list[int]) -> None:
    """Of the cards held in `lot`, one of this value to `first`, the others to `others`."""
    found = False
    for i in range(k.lot.size):
        card = k.lot.card[i]
        if card == value and not found:
            found = True
            first[card] += 1
        else:
            others[card] += 1
    k.lot.size = 0


def learn_lot(k: Knowledge, seen: Seen) -> None:
    """Two cards in hand, one in the cemetery (2.5)."""
    known = k.seat[seen.word[0]]
    known.hand_size += 2
    known.cemetery_size += 1
    if seen.shown == 1:
        part(k, seen.secret[0], known.cemetery, known.hand)


def learn_play(k: Knowledge, seen: Seen) -> None:
    """Cards of the hand on the horde and, face up, in cemeteries (5.6)."""
    known = k.seat[seen.word[0]]
    value = seen.word[1]
    known.hand_size -= seen.word[2]
    known.hand[value] = max(0, known.hand[value] - seen.word[2])
    for at in range(3, seen.size, 2):
        other = k.seat[seen.word[at]]
        other.cemetery_size += seen.word[at + 1]
        other.cemetery[value] += seen.word[at + 1]


def learn_draw(k: Knowledge, seen: Seen) -> None:
    """One card alone goes to the hand at once (6.9); of two, the choice follows."""
    if seen.word[1] == 2:
        hold(k, seen)
    elif seen.word[1] == 1:
        known = k.seat[seen.word[0]]
        known.hand_size += 1
        if seen.shown == 1:
            known.hand[seen.secret[0]] += 1


def learn_kept(k: Knowledge, seen: Seen) -> None:
    """One card in hand, the other in the cemetery (6.5)."""
    known = k.seat[seen.word[0]]
    known.hand_size += 1
    known.cemetery_size += 1
    if seen.shown == 1:
        part(k, seen.secret[0], known.hand, known.cemetery)


def learn_spike(k: Knowledge, seen: Seen) -> None:
    """A card from a hand to a cemetery, known to two (11.3)."""
    giver = k.seat[seen.word[0]]
    taker = k.seat[seen.word[1]]
    giver.hand_size -= 1
    taker.cemetery_size += 1
    if seen.shown == 1:
        value = seen.secret[0]
        giver.hand[value] = max(0, giver.hand[value] - 1)
        taker.cemetery[value] += 1
    else:
        weaken(giver.hand, 1)


def learn_swap(k: Knowledge, seen: Seen) -> None:
    """Whole zones change owners (11.7)."""
    one = k.seat[seen.word[0]]
    other = k.seat[seen.word[1]]
    k.swapped = seen.word[2]
    if seen.word[2] == 0:
        exchange_counts(one.hand, other.hand)
        size = one.hand_size
        one.hand_size = other.hand_size
        other.hand_size = size
    else:
        exchange_counts(one.cemetery, other.cemetery)
        size = one.cemetery_size
        one.cemetery_size = other.cemetery_size
        other.cemetery_size = size


def learn_received(k: Knowledge, seen: Seen) -> None:
    """What came to me in a swap (11.7)."""
    known = k.seat[seen.word[0]]
    counts = known.hand if k.swapped == 0 else known.cemetery
    for value in range(VALUES):
        counts[value] = 0
    for i in range(seen.secrets):
        counts[seen.secret[i]] += 1


def exchange_counts(one: list[int], other: list[int]) -> None:
    """Two rows of counts change places."""
    for value in range(VALUES):
        held = one[value]
        one[value] = other[value]
        other[value] = held


def weaken(counts: list[int], number: int) -> None:
    """So many cards left, nobody else knows which."""
    for value in range(VALUES):
        counts[value] = max(0, counts[value] - number)


def learn_refill(known: Known, seen: Seen) -> None:
    """Cards from a cemetery to the hand (7.1); the whole cemetery, when that is their number."""
    number = seen.word[1]
    if seen.shown == 1:
        for i in range(seen.secrets):
            known.cemetery[seen.secret[i]] -= 1
            known.hand[seen.secret[i]] += 1
    elif number == known.cemetery_size:
        for value in range(VALUES):
            known.hand[value] += known.cemetery[value]
            known.cemetery[value] = 0
    else:
        weaken(known.cemetery, number)
    known.hand_size += number
    known.cemetery_size -= number
