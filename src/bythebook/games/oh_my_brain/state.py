"""Oh My Brain: the records and the names of its numbers (kernel Python)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from ...kernel.chance import Chance
from ...kernel.events import Events
from ...kernel.questions import Frame
from ...kernel.records import Record, i8, i8s, i16, i32, i32s, i64s, many, one, record

VALUES = 20  # 1.2
CARDS = 50  # 1.2
MOST_SEATS = 5  # 1.14
TOKENS = 56  # 1.12
BRAINS_AT_START = 9  # 2.1
FULL_HAND = 3  # 7.1
LOTS = 3  # 2.6
LAST_TURN = 5000  # 9.8
MOST_THROWS = 10  # 8.11
LAYERS = 5  # of a pile's `least`: a menu tells one, two, three, four and "five or more" cards apart

MOSQUITO = 0  # 1.5
SPIDER = 8  # 1.6
MOUSE = 11  # 1.7
ALL_VALUES = (1 << VALUES) - 1
DIE_CARDS = 0b1111_1000_0000_0000_1110  # 1.4


class Kind(IntEnum):
    """The questions (Part 4 of the specification), in its order."""

    LOT = 1
    TURN = 2
    KEEP = 3
    PLAY = 4
    SPIKE = 5
    STEAL = 6
    SWAP = 7
    MOON = 8
    REFILL = 9
    AGAIN = 10
    NAME = 11
    THROW = 12


class Step(IntEnum):
    """What comes next when nobody is asked: 2.5-2.7, then the order of 3.3."""

    LOTS = 0
    BEGIN = 1
    POWER = 2
    REFILL = 3
    TEST = 4
    NEXT = 5


class Word(IntEnum):
    """The words of moves. A play, a lot, a kept card and a refill fold their first card into the verb."""

    PLAY = 0  # + value; + 20 for two cards of it, + 40 for three
    PLAY_FOUR = 63  # + value
    PLAY_FIVE = 83  # + value; the next word is the number of cards, 5 to 31
    PASS = 103
    DONE = 104
    AGAIN = 105
    STOP = 106
    SPIKE = 107  # then value, seat
    STEAL = 108  # then seat
    SWAP_HAND = 109  # then seat
    SWAP_CEMETERY = 110  # then seat
    MOON = 111  # then seat
    NAME = 112  # then seat
    ROCK = 113
    PAPER = 114
    SCISSORS = 115
    MIXED = 116  # then the set of values: cards of several values in one play, which 4.3 forbids
    NAMELESS = 117  # the referee's, for an absent player (Part 4)
    LOT = 126  # + value
    KEEP = 146  # + value
    REFILL = 166  # + value; the other values follow
    REFILL_NONE = 186  # a refill that names no card, which 7.4 forbids
    END = 189


class Face(IntEnum):
    """The six stickers of the die (1.9)."""

    SPIKE = 0
    DASH = 1
    EQUALS = 2
    MOON = 3
    PLUS = 4
    BANG = 5


class Extra(IntEnum):
    """The extra turn that a turn has earned (11.16)."""

    NONE = 0
    MOUSE = 1
    BANG = 2


class Cause(IntEnum):
    """How the game ended (Part 9)."""

    NONE = 0
    PASS = 1
    THEFT = 2
    ROUND = 3
    GUARD = 4


class Draw(IntEnum):
    """The names of draws (Part 5): the starter, ties included; REDEAL is a search's own."""

    START = 1
    MIX = 2
    ROLL = 3
    THROW = 4
    REDEAL = 5


class Reason(IntEnum):
    """Why a seat begins a round."""

    LOT = 0
    HOST = 1
    FEWEST = 2
    AGREEMENT = 3
    RPS = 4


class Tie(IntEnum):
    """Values of the house rule `starter_tie` (8.10)."""

    DRAW = 0
    AGREE = 1
    RPS = 2


@record
class Pile(Record):
    """Unordered cards by value (`kernel.cards.Pile`)."""

    size: int = i8()
    count: list[int] = i8s(20)
    least: list[int] = i64s(5)


@record
class Stack(Record):
    """Ordered cards, the last one on top."""

    size: int = i8()
    card: list[int] = i8s(50)


@record
class Lot(Record):
    """Cards just dealt or drawn, in that order, of which one goes elsewhere."""

    size: int = i8()
    card: list[int] = i8s(3)


@record
class Player(Record):
    """What one seat owns."""

    brains: int = i8()
    sealed: int = i8()  # a name (seat + 1) or a throw (1, 2, 3), until all are in; 0: none
    hand: Pile = one(Pile)
    cemetery: Pile = one(Pile)
    lot: Lot = one(Lot)


@record
class Agenda(Record):
    """Work below, a question on top (`kernel.questions`)."""

    size: int = i8()
    number: int = i32()
    frame: list[Frame] = many(Frame, 2)


@record
class State(Record):
    """The position."""

    seats: int = i8()
    round: int = i16()
    turn: int = i8()  # whose turn it is; while lots are dealt, the starter
    turn_number: int = i16()
    lots_dealt: int = i8()
    played: int = i8()  # the value just played, whose power is due
    extra: int = i8()  # Extra: earned in this turn
    now_extra: int = i8()  # Extra: what earned this turn
    late: int = i8()  # 7.7: the seat, plus 1, that may still refill; 0: none
    tied: int = i8()  # 8.10: a bit per seat
    throws: int = i8()
    cause: int = i8()
    agenda: Agenda = one(Agenda)
    player: list[Player] = many(Player, 5)
    reserve: Stack = one(Stack)
    horde: Stack = one(Stack)
    discard: Pile = one(Pile)


@record
class Rules(Record):
    """The deck and the house rules (Part 8)."""

    deck: Stack = one(Stack)  # 1.3: all cards, in rising order
    first_starter: int = i8()  # 2.2: 0 random, else the seat the host named, plus 1
    refill: int = i8()  # 7.5: 1 forgettable
    starter_tie: int = i8()  # 8.10: Tie
    reveal: int = i8()  # 8.13: 1 on
    final_tie: int = i8()  # 9.6: 1 fewest cards
    moon: int = i8()  # 11.9: 1 opponent
    replay: int = i8()  # 11.15: 1 optional


@record
class Work(Record):
    """The game's working memory: seats while lots are drawn; unseen cards while they are dealt again."""

    stack: Stack = one(Stack)
    unseen: Pile = one(Pile)
    owed: list[int] = i8s(10)  # cards to be dealt to each hand and cemetery


@record
class Desk(Record):
    """What lies on the referee's desk and belongs to no position."""

    chance: Chance = one(Chance)
    events: Events = one(Events)
    work: Work = one(Work)


@record
class Move(Record):
    """A verb and its choices."""

    size: int = i8()
    word: list[int] = i32s(12)


@record
class Offer(Record):
    """The words that may come next."""

    whole: int = i8()
    menu: list[int] = i64s(3)


class Game(NamedTuple):
    """The one argument of every rule."""

    state: State
    rules: Rules
    desk: Desk


def everybody(g: Game) -> int:
    """All seats of this game, a bit each."""
    return (1 << g.state.seats) - 1


def cards_left(player: Player) -> int:
    """The cards in hand and cemetery."""
    return player.hand.size + player.cemetery.size


def after(g: Game, seat: int) -> int:
    """The next seat, clockwise (3.1)."""
    return seat + 1 if seat + 1 < g.state.seats else 0
