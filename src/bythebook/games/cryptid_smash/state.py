"""Cryptid Smash: the records, and who sits where (kernel Python)."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.chance import Chance
from ...kernel.events import Events
from ...kernel.inlining import inlined
from ...kernel.questions import Frame
from ...kernel.records import Record, i8, i8s, i16, i16s, i32, i64s, many, one, record, u8, u8s, u16s


@record
class Hand(Record):
    """Unordered cards by face: how many of each, and which, as a set."""

    size: int = i8()
    held: list[int] = i64s(3)
    count: list[int] = i8s(176)


@record
class Deck(Record):
    """Face-down cards, the next one last."""

    size: int = u8()
    card: list[int] = u8s(108)


@record
class Pile(Record):
    """Face-up cards, open at both ends: a ring of 128 places, the top card last."""

    size: int = u8()
    bottom: int = u8()
    card: list[int] = u8s(128)


@record
class Player(Record):
    """What one seat owns."""

    place: int = i8()  # 0: not known yet
    entry: int = i16()  # 9.8: the word sealed in a window; 0: none
    chosen: list[int] = i16s(2)  # 7.10: faces sealed for All Discard 2; NO_FACE: none
    hand: Hand = one(Hand)


@record
class Agenda(Record):
    """Work below, a question on top (`kernel.questions`)."""

    size: int = u8()
    number: int = i32()
    frame: list[Frame] = many(Frame, 16)


@record
class State(Record):
    """The position."""

    seats: int = i8()
    turn: int = i8()  # the seat whose turn it is; in a window before a turn, whose turn is next (7.12)
    step: int = i8()  # to the next seat: 1, or seats - 1 anticlockwise
    colour: int = i8()  # 4.2: the active colour
    repeats: int = i8()  # 5.15: the power effect that a Mirror would repeat, or Mark.NONE
    waiting: int = i8()  # what waits for the next player: Mark.DRAW4, DISCARD, COLOUR4 or NONE
    units: int = i8()  # 11.7
    chain_colour: int = i8()  # 11.7
    open: int = i8()  # 9.4: marks `?`, a bit per seat
    said: int = i8()  # 9.4: marks `!`
    done: int = i8()  # finished seats
    finished: int = i8()  # how many
    streak: int = i8()  # 12.3: passes in a row
    acts: int = i16()  # 12.4: answers and actions made
    reshuffles: int = i16()  # 10.2-10.4
    underway: int = i8()  # 7.16: legendary effects not finished, 1 All Discard 2, 2 All Draw 6
    aside: int = i16()  # 5.11: the face put aside, or NO_FACE
    drawn: int = i16()  # 8.6: the face just drawn by a draw action, or NO_FACE
    ending: int = i8()
    agenda: Agenda = one(Agenda)
    player: list[Player] = many(Player, 6)
    deck: Deck = one(Deck)
    pile: Pile = one(Pile)
    gone: Hand = one(Hand)  # 10.6: removed cards


@record
class Rules(Record):
    """The deck and the house rules (section H)."""

    deck: Deck = one(Deck)  # all cards, in table order
    parts: int = i8()  # of a set of faces that this deck needs: 1, or 3 with cards that bear both marks
    faces: int = i16()  # one more than the greatest face of this deck
    colour_of: list[int] = i8s(176)
    symbol_of: list[int] = i8s(176)  # Mark.NONE: no symbol
    power_of: list[int] = i8s(176)
    coloured: list[int] = i64s(12)  # the faces of a colour: 3 * colour + part
    marked: list[int] = i64s(33)  # the faces that bear a mark: 3 * mark + part; none for Mark.NONE
    alike: list[int] = i64s(528)  # 4.4: the faces that bear a mark of this face: 3 * face + part
    repeated: list[int] = i8s(176)  # 5.14: the power effect of a face that a Mirror repeats, or Mark.NONE
    printed: list[int] = i8s(176)  # 8.8: colour and symbol as one number; -1 without a symbol
    follows: list[int] = i8s(176)  # 8.8: the same of a face that gives another action on its like; else -2
    entries: list[int] = i64s(6)  # 9.8: the sets of seats that each seat can call
    first_player: int = i8()  # 3.13: 0 draw, else seat + 1
    play_on: int = i8()  # 2.2: 1 on
    start_card: int = i8()  # 3.11: 1 symbol
    pass_side: int = i8()  # 6.10: 1 play
    legendary_colour: int = i8()  # 7.12: 1 drawer
    free_draw: int = i8()  # 8.4: 1 on
    play_drawn: int = i8()  # 8.6: 1 on
    again_stuck: int = i8()  # 8.10: 1 end
    wrong_call: int = i8()  # 9.17: 1 free
    idle_smash: int = i8()  # 9.19: 1 draw1
    smash_mode: int = i8()  # 9.18: 1 automatic
    action_limit: int = i16()  # 12.4
    fewer_windows: int = i8()  # 9.16: 1: no window where no seat is open, for programs only
    lapse: list[int] = i16s(6)  # 9.20: how often the program in each seat forgets, in thousandths, plus 1; 0: default


@record
class Work(Record):
    """The game's working memory: unseen cards while they are dealt again, `placed` those dealt to groups and `owner`
    to which (`known.GROUPS` times the seat, plus the group); `missed`: the programs that forgot the word with a play
    since their last window, a bit per seat (9.20)."""

    unseen: list[int] = i16s(176)
    stack: Deck = one(Deck)
    owed: list[int] = i16s(6)
    placed: Deck = one(Deck)
    owner: list[int] = i16s(108)
    missed: int = i8()


@record
class Desk(Record):
    """What lies on the referee's desk and belongs to no position."""

    chance: Chance = one(Chance)
    events: Events = one(Events)
    work: Work = one(Work)


@record
class Move(Record):
    """A verb and its choices."""

    size: int = u8()
    word: list[int] = u16s(96)


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


def everybody(g: Game) -> int:
    """All unfinished seats, a bit each (2.6)."""
    return ((1 << g.state.seats) - 1) & ~g.state.done


def unfinished(g: Game) -> int:
    """How many seats have not finished."""
    return g.state.seats - g.state.finished


@inlined
def beside(g: Game, seat: int, step: int) -> int:
    """The next unfinished seat by steps of so many places round the table (2.6, 3.15)."""
    seats = g.state.seats
    done = g.state.done
    seat += step
    seat -= seats if seat >= seats else 0
    while (done >> seat) & 1:
        seat += step
        seat -= seats if seat >= seats else 0
    return seat


def after(g: Game, seat: int) -> int:
    """The next unfinished player in the current direction (8.12)."""
    return beside(g, seat, g.state.step)
