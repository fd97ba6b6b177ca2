"""Dweebies: the records, and who sits where (kernel Python).

The table has no edge (4.8). What is kept of it are 63 rows of 63 columns, a bit each, that are laid anew round the
cards before they reach its border: 54 joined cards never span more than 54 cells.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.chance import Chance
from ...kernel.events import Events
from ...kernel.questions import Frame
from ...kernel.records import Record, i8, i8s, i16, i16s, i32, i64, i64s, many, one, record


@record
class Hand(Record):
    """Unordered cards: how many of each kind, and which kinds, as a set."""

    size: int = i8()
    held: int = i64()
    count: list[int] = i8s(27)


@record
class Pile(Record):
    """Face-down cards, the next one last."""

    size: int = i8()
    card: list[int] = i8s(54)


@record
class Player(Record):
    """What one seat owns."""

    won: int = i8()  # 5.10: cards collected in this round
    haul: int = i8()  # 8.4: most cards taken in one turn of it
    owed: int = i8()  # 7.4
    wins: int = i8()  # 9.2
    hand: Hand = one(Hand)


@record
class Agenda(Record):
    """The question on the table (`kernel.questions`): nothing in this game waits below one."""

    size: int = i8()
    number: int = i32()
    frame: list[Frame] = many(Frame, 1)


@record
class Table(Record):
    """The tableau, and what follows from it; a row is a set of columns, rows run from north to south."""

    cards: int = i8()
    north: int = i8()  # the word of row 0: its cells lie so much, less `CENTRE`, south of the centre
    west: int = i8()  # the word of column 0
    taken: list[int] = i64s(63)
    legal: list[int] = i64s(63)  # 4.3, 4.5, 6.5 or 6.10; computed once when the cards have changed
    rows: int = i64()  # the rows that have a legal cell
    cells: int = i16()  # how many legal cells there are
    groups: int = i8()  # 6.1
    need: int = i16()  # 6.4; with `nearest` the least gap (6.10); 0 for one group or none
    at: list[int] = i16s(54)  # where the card of each slot lies: 63 * row + column, or NOWHERE
    gone: list[int] = i8s(27)  # collected cards of each kind


@record
class State(Record):
    """The position."""

    seats: int = i8()
    round: int = i8()
    first: int = i8()  # who began this round
    turn: int = i8()
    row: int = i8()  # where the card placed last lies; NOWHERE when it was collected
    column: int = i8()
    row_end: int = i8()  # the column of the other end of the matched row, or NOWHERE
    column_end: int = i8()  # the row of the other end of the matched column, or NOWHERE
    over: int = i8()  # 1: the game is over
    agenda: Agenda = one(Agenda)
    player: list[Player] = many(Player, 6)
    table: Table = one(Table)
    pile: Pile = one(Pile)


@record
class Rules(Record):
    """The deck and the house rules (Part 8)."""

    deck: Pile = one(Pile)  # all cards, in the deck file's order: a slot each
    slot: list[int] = i8s(28)  # the first slot of each kind; those of kind k end before slot[k + 1]
    code: list[int] = i16s(27)  # two letters: 26 times the first, plus the second
    first: int = i8()  # 3.1: 0 chance, else the seat that the host named, plus 1
    min_line: int = i8()  # 5.9: 1 three cards
    collect: int = i8()  # 5.11: 1 forced
    crossing: int = i8()  # 5.12: 1 one
    link: int = i8()  # 6.10: 1 nearest
    draw: int = i8()  # 7.3: 1 manual
    tie: int = i8()  # 8.4: 1 haul
    match: int = i8()  # 9.1: 1 two_wins
    next_first: int = i8()  # 9.5: 1 left
    tally: int = i8()  # 10.7: 1 on


@record
class Flood(Record):
    """Some cells of the table, by rows."""

    row: list[int] = i64s(63)


@record
class Link(Record):
    """The memory of the shortest link (`link`): states by node and set of groups, in a hash table."""

    groups: int = i8()
    bound: int = i16()
    need: int = i16()
    width: int = i8()
    height: int = i8()
    beside: list[int] = i64s(784)  # of each cell of the box: the groups beside it, a bit each; -1: a card lies there
    away: list[int] = i8s(22512)  # `ways`: 804 * group + node
    moats: list[int] = i64s(804)  # of each node: the moats inside which it lies
    used: int = i16()
    key: list[int] = i64s(32768)  # 1024 * groups + node + 1; 0: free
    cost: list[int] = i16s(32768)
    earlier: list[int] = i16s(32768)  # of a settled state: the one settled before at its node
    done: list[int] = i16s(840)  # of a node: the state settled last
    pushed: int = i16()
    slot: list[int] = i16s(32768)  # of what was pushed, in order
    following: list[int] = i16s(32768)  # the next to be taken of the same cost
    head: list[int] = i16s(192)  # of a cost: what is to be taken first


@record
class Front(Record):
    """States of the second method's front (`sweep`), in a hash table."""

    used: int = i16()
    left: list[int] = i64s(2048)  # the labels of 15 columns, four bits each
    right: list[int] = i64s(2048)  # those of the others
    cost: list[int] = i16s(2048)
    near: list[int] = i64s(2048)  # the legal cells that are filled: 63 of them
    far: list[int] = i64s(2048)  # 63 more
    at: list[int] = i16s(2048)  # where it stands in the index
    index: list[int] = i16s(4096)  # 0: free, else the state's number, plus 1


@record
class Sweep(Record):
    """The memory of the second method."""

    turned: int = i8()  # 1: rows and columns of the box change places
    mirrored: int = i8()  # 1: its rows are seen from the other end
    width: int = i8()
    height: int = i8()
    order: list[int] = i16s(784)  # the cells, width * row + column, one after the other
    depth: list[int] = i8s(28)  # how many cells of each column are behind the front
    group: list[int] = i8s(784)  # of each cell; 0: empty
    number: list[int] = i16s(784)  # of the empty cells next to a card
    ahead: list[int] = i8s(784)  # how many groups begin after a step
    threes: list[int] = i16s(784)  # how many cells after a step can join three parts more, two parts more
    twos: list[int] = i16s(784)
    begins: list[int] = i8s(784)  # the group that begins with a cell, or 0
    rank: list[int] = i16s(784)  # the step of each cell
    moats: list[int] = i16s(784)  # `moats`: for each step
    clear: list[int] = i16s(784)
    least: int = i16()
    candidates: int = i16()
    first_legal: int = i16()  # the first of those that this run tells
    most: int = i16()
    found: int = i8()
    full: int = i8()
    now: int = i8()
    step: int = i16()  # how far the last run has come
    stopped: list[int] = i16s(6)  # of each course: where the memory was full
    split: list[int] = i16s(20)  # cells settled beforehand
    settled: list[int] = i8s(784)  # how
    near: int = i64()
    far: int = i64()
    label: list[int] = i8s(28)
    renamed: list[int] = i8s(32)
    groups: int = i8()
    host: list[int] = i8s(56)  # of each group: the label of what touches it
    front: list[Front] = many(Front, 2)


@record
class Work(Record):
    """The game's working memory: floods, the cards still unseen while they are dealt again."""

    first: int = i8()  # the bounding box of the cards: its rows and columns, both ends included
    last: int = i8()
    west: int = i8()
    east: int = i8()
    box: int = i64()  # its columns as a set
    left: Flood = one(Flood)
    groups: list[Flood] = many(Flood, 54)  # 6.1, in reading order
    layers: list[Flood] = many(Flood, 54)  # 6.10: the cells so many steps from a group
    seen: Flood = one(Flood)
    link: Link = one(Link)
    sweep: Sweep = one(Sweep)
    unseen: Pile = one(Pile)
    counts: list[int] = i8s(27)  # of each kind


@record
class Desk(Record):
    """What lies on the referee's desk and belongs to no position."""

    chance: Chance = one(Chance)
    events: Events = one(Events)
    work: Work = one(Work)


@record
class Move(Record):
    """A verb and its choices: a kind, a row, a column; or a word alone."""

    size: int = i8()
    word: list[int] = i16s(8)


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


def after(g: Game, seat: int) -> int:
    """The seat to the left (3.2)."""
    return seat + 1 if seat + 1 < g.state.seats else 0
