"""Cryptid Smash: what a program knows of hidden cards (kernel Python).

It knows its own hand; hands that were passed (6.9); and what the moves of others prove. Knowledge says less than the
events do, never anything false.
"""

from __future__ import annotations

from ...kernel.events import Seen
from ...kernel.records import Record, i8, i16, many, record
from .events import Told
from .known import Known, copy_hand, exclude, forget, gather_rest, lose
from .legendary import SIX
from .matching import fitting, repeatable
from .names import DEALT, MOST_SEATS, Face, Mark
from .powers import FOUR, payable
from .smash import TWO
from .state import Rules

UNSURE = 1000  # cards owed, more than there are


@record
class Knowledge(Record):
    """What one seat knows of all hands; `before`: the same before the hands were passed.

    The pile as far as it says what is playable: `top` (the top face, plus 1; 0: not known), `colour`, `repeats`. Cards
    that some effect makes somebody draw and that are still to come, `owed`: any other draw is the action of a turn.
    `paying`: cards that the seat which accepts a Discard owes. `due`: how one's own smash fell due, 1 with a play or
    answer, 2 otherwise; `windows`: how many have closed since.
    """

    seat: list[Known] = many(Known, 6)
    before: list[Known] = many(Known, 6)
    top: int = i16()
    colour: int = i8()
    repeats: int = i8()
    players: int = i8()  # not finished
    owed: int = i16()
    four: int = i8()  # 1: a tactical four waits for the next turn
    paying: int = i8()
    due: int = i8()
    windows: int = i16()


def learn(k: Knowledge, rules: Rules, seen: Seen, me: int) -> None:
    """Fold one event that this seat saw into its knowledge."""
    actor = seen.word[0] if seen.size > 0 else 0
    match seen.kind:
        case Told.DEAL:
            begin_seat(k, actor)
            receive(k, seen)
        case Told.START_CARD:
            k.repeats = Mark.NONE + 0
            lie_on_top(k, rules, actor)
        case Told.TURN:
            k.owed = FOUR if k.four == 1 else 0
            k.four = 0
        case Told.DRAW:
            learn_draw(k, rules, seen)
            note_count(k, me, actor, seen.word[2], 2)
        case Told.PLAY | Told.ANSWER:
            part_with(k, actor, seen.word[1])
            lie_on_top(k, rules, seen.word[1])
            note_count(k, me, actor, seen.word[2], 1)
        case Told.DISCARD:
            learn_discard(k, rules, seen)
            note_count(k, me, actor, seen.word[1], 2)
        case Told.NO_DISCARD:
            prove_no_payment(k, rules, actor)
        case Told.ASIDE:
            learn_aside(k, rules, me, seen)
        case Told.PASS:
            prove_nothing_fits(k, rules, actor)  # 8.3, 8.14: nothing could be drawn, so nothing was playable
        case Told.HANDS:
            for seat in range(MOST_SEATS):
                copy_hand(rules, k.before[seat], k.seat[seat])
        case Told.HAND:
            take_over(k, rules, seen)
            note_count(k, me, actor, seen.word[2], 2)
        case Told.SMASH:
            k.due = 0 if actor == me else k.due
        case Told.WINDOW:
            k.windows += seen.word[0]
        case Told.COLOUR:
            k.colour = seen.word[1]
        case Told.RESHUFFLE:
            power = rules.power_of[max(0, k.top - 1)]
            k.repeats = power if repeatable(power) else Mark.NONE + 0  # 10.9
        case Told.FINISH:
            k.players -= 1
        case _:
            learn_owed(k, rules, seen)


def begin_seat(k: Knowledge, seat: int) -> None:
    """A hand of a new deal: seats are told in order (3.3)."""
    if seat == 0:
        k.top = 0
        k.owed = 0
        k.four = 0
        k.paying = 0
        k.due = 0
    forget(k.seat[seat])
    k.seat[seat].size = DEALT
    k.players = seat + 1


# --- draws and what they prove --------------------------------------------------------------------------------------
def learn_owed(k: Knowledge, rules: Rules, seen: Seen) -> None:
    """What makes somebody draw; a legendary is drawn, and counts as drawn (7.3)."""
    match seen.kind:
        case Told.LEGENDARY:
            note_drawn(k, rules, seen.word[0], 1)
            lie_on_top(k, rules, seen.word[1])
            k.owed += SIX * k.players if seen.word[1] == Face.ALL_DRAW else 0
        case Told.ACCEPT:
            k.paying = seen.word[2] if seen.word[1] == 1 else 0
            k.owed += (TWO if seen.word[1] == 1 else FOUR) * seen.word[2]
        case Told.CAUGHT | Told.WRONG:
            k.owed += TWO
        case Told.IDLE:
            k.owed += seen.word[2]
        case Told.FOUR:
            k.four = 1
        case Told.DRY:
            k.owed = UNSURE + 0  # the rest of a draw is dropped (10.8), till the next turn nobody can say which


def note_drawn(k: Knowledge, rules: Rules, seat: int, number: int) -> None:
    """So many cards are being drawn: some that were owed, or else the card of a turn's action (8.1)."""
    if k.owed > 0:
        k.owed = max(0, k.owed - number)
    elif rules.free_draw == 0:
        prove_nothing_fits(k, rules, seat)  # 8.3


def learn_draw(k: Knowledge, rules: Rules, seen: Seen) -> None:
    """The number for all, the faces for their owner."""
    note_drawn(k, rules, seen.word[0], seen.word[1])
    k.seat[seen.word[0]].size = seen.word[2]
    receive(k, seen)


def prove_nothing_fits(k: Knowledge, rules: Rules, seat: int) -> None:
    """Nothing in this hand is playable now, hence no tactical card either (8.2); a Mirror may be there all the same,
    where it repeats nothing."""
    if k.top == 0:
        return
    gather_rest(k.seat[seat])
    for part in range(rules.parts):
        faces = fitting(rules, k.colour, k.top - 1, part)
        mirrors = rules.marked[3 * Mark.MIRROR + part]
        exclude(k.seat[seat], part, faces & ~mirrors if k.repeats == Mark.NONE else faces)


def prove_no_payment(k: Knowledge, rules: Rules, seat: int) -> None:
    """Less than owed was paid: no power and no tactical card is left (5.7, 5.8)."""
    k.paying = 0
    gather_rest(k.seat[seat])
    for part in range(rules.parts):
        exclude(k.seat[seat], part, payable(rules, part))


# --- cards that change hands ----------------------------------------------------------------------------------------
def receive(k: Knowledge, seen: Seen) -> None:
    """Cards dealt, drawn or passed, shown to their owner only."""
    if seen.shown == 1:
        for i in range(seen.secrets):
            k.seat[seen.word[0]].count[seen.secret[i]] += 1


def part_with(k: Knowledge, seat: int, face: int) -> None:
    """A card leaves this hand openly."""
    k.seat[seat].size = max(0, k.seat[seat].size - 1)
    lose(k.seat[seat], face)


def lie_on_top(k: Knowledge, rules: Rules, face: int) -> None:
    """A card lies on the pile (4.2, 5.15)."""
    k.top = face + 1
    k.colour = rules.colour_of[face] if rules.colour_of[face] >= 0 else k.colour
    k.repeats = rules.power_of[face] if repeatable(rules.power_of[face]) else k.repeats


def lie_under(k: Knowledge, rules: Rules, face: int) -> None:
    """A card goes under the pile (5.14)."""
    if k.repeats == Mark.NONE and repeatable(rules.power_of[face]):
        k.repeats = rules.power_of[face]


def learn_discard(k: Knowledge, rules: Rules, seen: Seen) -> None:
    """Cards go under the pile: a payment, which may be short (5.8), or for a legendary card."""
    seat = seen.word[0]
    for i in range(2, seen.size):
        part_with(k, seat, seen.word[i])
        lie_under(k, rules, seen.word[i])
    if k.paying > seen.size - 2:
        prove_no_payment(k, rules, seat)
    k.paying = 0


def learn_aside(k: Knowledge, rules: Rules, me: int, seen: Seen) -> None:
    """The last card of a payment, put aside, taken back, or laid under the pile (5.11)."""
    known = k.seat[seen.word[0]]
    match seen.word[2]:
        case 0:
            k.paying = 0
            forget(known)  # the hand is empty
        case 1:
            known.count[seen.word[1]] += 1
            known.size += 1
            note_count(k, me, seen.word[0], 1, 2)
        case _:
            lie_under(k, rules, seen.word[1])


def take_over(k: Knowledge, rules: Rules, seen: Seen) -> None:
    """A hand passed on: its new owner sees it, its giver remembers it (6.9)."""
    known = k.seat[seen.word[0]]
    if seen.shown == 1:
        forget(known)
        receive(k, seen)
    else:
        copy_hand(rules, known, k.before[seen.word[1]])
    known.size = seen.word[2]


def note_count(k: Knowledge, me: int, seat: int, count: int, how: int) -> None:
    """My own hand has so many cards: at one, smash falls due (9.3)."""
    if seat == me:
        k.due = how if count == 1 else 0
        k.windows = 0
