"""Dementalism: the names of its numbers (kernel Python).

A card is a row of the deck file: its Denizens first, then the Giggity, then the Turmoils (1.3). A cell is
16 * row + column, counted from 0, whatever the size of the grid, and sets of cells are `PARTS` numbers of 63 bits. A
Stack is a number in the pool (`state.Stack`); its place in a Store is counted from 0 here, and from 1 in words and
notation.
"""

from __future__ import annotations

from enum import IntEnum

CARDS = 128  # B.1
MOST_SEATS = 12
COLUMNS = 16  # 2.3: of any grid
CELLS = 256
PART = 63
PARTS = 5  # of a set of cells
STACKS = 63  # two cards each, and at least one card is a Turmoil
ROWS = 104  # of a deck file at most: 12 Denizens, a Giggity, 90 Turmoils, and room to spare
POWERS = 30
EFFECTS = 15
NO_CARD = -1  # an empty cell
NO_STACK = -1
NOBODY = -1  # in the place of a seat


class Kind(IntEnum):
    """The questions (section D of the specification)."""

    FIRST_VOTE = 1  # 2.6
    WINDOW0 = 2  # 4.3
    OOPS = 3  # 4.9
    WINDOW1 = 4  # 4.11
    WINDOW2 = 5  # 4.16
    PEEK_SECOND = 6  # 10.2
    PARCEL_PICK = 7  # 11.7
    LEAK_PICK = 8  # 11.10
    GLOAT_INSERT = 9  # 10.24
    TURMOIL_REACT = 10  # 11.17
    NIX = 11  # 10.29
    NAB_REACT = 12  # 6.7
    WRONG_SELF = 13  # 6.12
    WRONG_OTHERS = 14  # 6.12
    LOST_REACT = 15  # 10.1


class Step(IntEnum):
    """What is still to be done when nobody is asked; a frame's `seat` and words say for whom, and how much."""

    TURN = 0  # the turn itself, at the bottom: `state.window` says how far it is
    FLIP = 1  # 4.9; seat: who flips; words: cell, stage
    TURMOIL = 2  # 11; seat: the Flipper (11.18); words: card, cell, stage, for a replay (10.13) its Stack plus 1
    POWER = 3  # 9.8; seat: the user; words: Power, four choices, Peeks made (10.2), the Stack that carries it, stage
    NAB = 4  # 6.7; seat: the nabber; words: Stack pointed at, named Denizen or NO_CARD, stage, 1 for 10.25, 1: wrong
    LOSE = 5  # 7.16, 10.1; seat: who is about to get a lost turn; words: stage
    AUDIT = 6  # 11.14; words: the seats that still get one, a bit each
    PARCEL = 7  # 11.7; words: the seats that take part, a bit each; stage
    LEAK = 8  # 11.10; seat: the Flipper; words: stage
    GLOAT = 9  # 10.24; words: cell


class Word(IntEnum):
    """The words of moves. A flip is its cell; all other verbs follow the cells."""

    FLIP = 0  # + cell
    FORM = 256  # then two cells
    INSERT = 257  # then cell, place
    MERGE = 258  # then two places
    NAB = 259  # then seat, place, and under nab_call=named a cell
    DONE = 260
    NO = 261
    PICK = 262  # then a place, or in the vote (2.6) a seat
    LOOK = 263  # then places
    PROPOSE = 264
    AGREE = 265
    DISAGREE = 266
    FURTHER = 267  # `use c4` (10.2): then cell
    GLOAT = 268  # `insert > 2` (10.24): then place
    LEAVE = 269  # the referee's: a seat is left for good (7.15); then seat
    RETURN = 270  # the referee's: its owner is back; then seat
    USE = 287  # + Power, 1 to 30; then its choices (section L); 10.28 is followed by USE + Power again
    END = 318


ROW = 0  # 10.14: as a choice, + row
COLUMN = 16  # + column


class Power(IntEnum):
    """The thirty Powers (section 10); in the default deck Power k is that of Denizen k."""

    NONE = 0
    SQUIGGINS = 1
    NANA = 2
    BARON = 3
    SNOOP = 4
    MUMSY = 5
    FENELLA = 6
    WHIFFY = 7
    TWITCHY = 8
    OOPSIE = 9
    RITA = 10
    SHUSH = 11
    BLAMEY = 12
    EDDIE = 13
    CYD = 14
    STU = 15
    WANDA = 16
    SAL = 17
    JUMBLE = 18
    BOB = 19
    PETUNIA = 20
    DORCAS = 21
    PATSY = 22
    THUDD = 23
    GUS = 24
    BRENDA = 25
    LUMPKIN = 26
    HOBNAIL = 27
    CLAWDETTE = 28
    NIX = 29
    WILF = 30


class Effect(IntEnum):
    """What a Turmoil does (section 11)."""

    NONE = 0
    RUCKUS = 1
    WOBBLE = 2
    WRONG_WAY = 3
    SNOOZE = 4
    SECOND_WIND = 5
    LAUNDRY = 6
    PARCEL = 7
    SOCKS = 8
    SINKHOLE = 9
    LEAK = 10
    SPRING = 11
    CUT = 12
    BATTERIES = 13
    AUDIT = 14
    LIGHTS = 15


class Copies(IntEnum):
    """What a Stack is, by its Denizens (3.5, 3.6, 3.7)."""

    NONE = 0  # this number of the pool is free
    SNEAKY = 1
    STACKED = 2
    SAFE = 3


class Used(IntEnum):
    """The marker of a Safe Stack (9.3)."""

    FREE = 0
    TURNED = 1
    RESTING = 2


class Window(IntEnum):
    """How far the turn is (4.1)."""

    W0 = 0  # before the first flip
    W1 = 1
    W2 = 2
    OVER = 3  # 4.16 `done`, or 4.18: only the clearing up is left


class Ending(IntEnum):
    """How the game ended (section I)."""

    NONE = 0
    EMPTY = 1
    DEAD = 2
    IDLE = 3
    VOTE = 4


class Draw(IntEnum):
    """The names of draws (section E); REDEAL is a program's own."""

    DEAL = 1
    FIRST = 2
    SHUFFLE = 3  # 3.16
    SINK = 4  # 11.9
    SPRING = 5  # 11.11
    DEFAULT = 6  # section D: what the referee picks for an absent seat
    REDEAL = 7
    STACKS = 8  # 3.16, of Stacks, by their places
