"""Dementalism: the records, and who sits where (kernel Python)."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.chance import Chance
from ...kernel.events import Events
from ...kernel.questions import Frame
from ...kernel.records import Record, i8, i8s, i16, i16s, i32, i64, i64s, many, one, record, u8, u8s


@record
class Pile(Record):
    """Face-down cards, the next one last."""

    size: int = u8()
    card: list[int] = i8s(128)


@record
class Tally(Record):
    """Unordered cards: how many of each row of the deck file."""

    size: int = u8()
    count: list[int] = i8s(104)


@record
class Stack(Record):
    """One Stack of the pool. What is said of it holds for the object: a blind shuffle makes a new one (3.16)."""

    copies: int = i8()  # `Copies`
    denizen: int = i8()
    owner: int = i8()
    revealed: int = i8()  # 3.3
    locked: int = i8()  # 10.20
    used: int = i8()  # `Used`
    looked: int = i8()  # 8.3: shown by a look in this turn
    barred: int = i8()  # 10.21: called off for the active seat
    collected: int = i8()  # 3.18: by the active seat, in this turn
    nabbed: int = i8()  # 6.10: in this turn


@record
class Player(Record):
    """What one seat owns. A Store lists its Stacks from left to right (3.10)."""

    stacks: int = i8()
    lost: int = i8()  # 7.9: lost turns waiting
    looks: int = i8()  # 8.2: in this turn
    chosen: int = i8()  # 2.6, 11.7: a sealed vote or place; -1: none yet
    powers: int = i32()  # 9.1: the Powers of its Safe Stacks, a bit each; they stay (3.8)
    stack: list[int] = i8s(63)


@record
class Agenda(Record):
    """Work below, a question on top (`kernel.questions`)."""

    size: int = u8()
    number: int = i32()
    frame: list[Frame] = many(Frame, 20)


@record
class Spread(Record):
    """The grid. A card that lies face-up was flipped in this turn (3.19)."""

    cards: int = u8()  # how many lie in it
    card: list[int] = i8s(256)  # by cell: a row of the deck file, or NO_CARD
    down: list[int] = i64s(5)  # the cells whose card is face-down, as a set
    up: int = u8()  # how many lie face-up
    shown: list[int] = u8s(128)  # their cells, as they were flipped
    sat: int = u8()  # 10.17: how many are sat on
    sitter: list[int] = i8s(256)  # by cell: who sits on it, plus 1; 0: nobody


@record
class State(Record):
    """The position."""

    seats: int = i8()
    turn: int = i8()  # the active seat
    window: int = i8()  # `Window`
    extra: int = i8()  # 1: this is an extra turn
    last: int = i8()  # 7.11: the seat of the last normal turn
    step: int = i8()  # to the next seat: 1, or seats - 1 against the clock
    single: int = i8()  # 1: one flip only in this turn (10.26)
    collected: int = i8()  # 3.18: the active seat has collected in this turn
    no_nab: int = i8()  # 10.23: it may not nab any more
    shielded: int = i16()  # 10.6: seats from whom nobody nabs in this turn, a bit each
    spent: int = i16()  # 9.2: seats that have used a Power in this turn
    missed: int = i16()  # 7.16: seats whose latest turn was lost
    cut: int = i16()  # 11.12: seats until whose next turn no Power is used
    left: int = i16()  # 7.15: seats left for good, under leave=skip
    proposed: int = i16()  # 12.4: seats that have proposed to end in this turn
    agreed: int = i16()  # 12.4: seats that agree; 0: no proposal is on
    refused: int = i16()  # 12.4: seats that have said no
    agreed_all: int = i8()  # 12.4: the game ends after this turn's clearing up
    least: int = i16()  # 12.3: L
    idle: int = i16()  # 12.3: turns since L fell
    turns: int = i32()  # turns begun, skipped ones included
    heap_told: int = i8()  # 1: it has been told that the Heap is empty
    ending: int = i8()
    waiting: int = u8()  # 7.11: extra turns that wait
    queue: list[int] = i8s(128)
    free: int = i64()  # the numbers of the pool that no Stack has
    carrier: list[int] = i8s(31)  # of each Power: the Safe Stack that carries it, plus 1; 0: none
    agenda: Agenda = one(Agenda)
    player: list[Player] = many(Player, 12)
    stack: list[Stack] = many(Stack, 63)
    spread: Spread = one(Spread)
    heap: Pile = one(Pile)
    keister: Tally = one(Tally)
    replayed: Tally = one(Tally)  # 10.13: of the Turmoils in the Keister, those with the mark
    box: Tally = one(Tally)  # cards outside the game, in positions only (section L)


@record
class Rules(Record):
    """The deck and the house rules (section H)."""

    deck: Pile = one(Pile)  # all cards, in the order of the deck file
    denizens: int = i8()  # how many Denizens: rows 0 to denizens - 1; the Giggity is row `denizens`
    rows: int = i8()  # how many rows
    power: list[int] = i8s(104)  # of a Denizen: `Power`
    effect: list[int] = i8s(104)  # of a Turmoil: `Effect`
    bearer: list[int] = i8s(31)  # of a Power: the Denizen that bears it, or NO_CARD
    width: int = i8()  # 2.2
    height: int = i8()
    grid: list[int] = i64s(5)  # the cells of the grid, as a set
    first: int = i8()  # 2.6: 0 random, 1 vote, else the seat that the host named, plus 2
    early_nab: int = i8()  # 4.11: 1 yes
    merge: int = i8()  # 5.12: 0 collected, 1 free, 2 never
    nab_revealed: int = i8()  # 6.5: 1 no
    nab_call: int = i8()  # 6.8: 1 named
    nab_insert: int = i8()  # 6.10: 1 no
    store_look: int = i8()  # 8.1: 1 private
    powers: int = i8()  # 9.18: 1 off
    turmoil: int = i8()  # 11.22: 1 off
    dead_spread: int = i8()  # 12.2: 1 idle
    idle_turns: int = i16()  # 12.3: a number of turns
    tie: int = i8()  # 12.11: 1 shared
    leave: int = i8()  # 7.15: 1 skip
    # how often the program in each seat forgets (`memory`), in thousandths, plus 1; 0: it has a perfect record
    lapse: list[int] = i16s(12)


@record
class Work(Record):
    """The game's working memory."""

    group: Pile = one(Pile)  # cards on their way through a blind shuffle
    place: list[int] = i16s(256)  # their cells, or their Stacks
    unseen: Pile = one(Pile)
    counts: list[int] = i8s(104)
    guess: list[int] = i8s(320)  # what a program takes each slot to hold (`redeal`)


@record
class Desk(Record):
    """What lies on the referee's desk and belongs to no position."""

    chance: Chance = one(Chance)
    events: Events = one(Events)
    work: Work = one(Work)


@record
class Move(Record):
    """A flip, or a verb and its choices; a look may name every Stack of a Store."""

    size: int = i8()
    word: list[int] = i16s(72)


@record
class Offer(Record):
    """The words that may come next."""

    whole: int = i8()
    menu: list[int] = i64s(6)


class Game(NamedTuple):
    """The one argument of every rule."""

    state: State
    rules: Rules
    desk: Desk


def after(g: Game, seat: int) -> int:
    """The next seat in the direction of play (7.8)."""
    return (seat + g.state.step) % g.state.seats


def clockwise(g: Game, seat: int) -> int:
    """The next seat clockwise, whatever the direction of play (9.12)."""
    return seat + 1 if seat + 1 < g.state.seats else 0


def is_denizen(rules: Rules, card: int) -> bool:
    """Is this card a Denizen?"""
    return 0 <= card < rules.denizens


def is_giggity(rules: Rules, card: int) -> bool:
    """Is this card a Giggity? All of them are alike (1.6)."""
    return card == rules.denizens


def is_turmoil(rules: Rules, card: int) -> bool:
    """Is this card a Turmoil?"""
    return card > rules.denizens
