"""Dweebies: the names of its numbers (kernel Python).

A kind is a row of the deck file, counted from 0. A cell of the table is named by how far it lies east and south of the
centre (4.9); in moves each of the two is a word, `CENTRE` more than that.
"""

from __future__ import annotations

from enum import IntEnum

CARDS = 54  # 1.1
KINDS = 27  # 1.1
MOST_COPIES = 4  # 1.3
MOST_SEATS = 6  # 1.7
HAND = 5  # 2.2
ROUND_WINS = 2  # 9.3

SIDE = 63  # rows and columns of the part of the table that is kept
MIDDLE = 31  # where the centre lies in it, until the cards drift away
CENTRE = 94  # the word of the centre's row, and of its column
WORDS = 189  # words of rows and of columns
FARTHEST = 62  # rows or columns from the centre that a card can ever lie
ALL = (1 << 63) - 1  # every bit of a row or a menu
NOWHERE = -1


class Kind(IntEnum):
    """The questions (Part 4 of the specification)."""

    PLACE = 1  # 4.1
    COLLECT = 2  # 5.17
    NEXT_ROUND = 3  # 9.3


class Word(IntEnum):
    """The first words of moves; a placement goes on with row and column."""

    PLACE = 0  # + kind
    TAKE_ALL = 27
    TAKE_ROW = 28
    TAKE_COLUMN = 29
    LEAVE = 30
    DRAW = 31  # 7.5
    GO_ON = 32  # 9.4: the next round begins
    END = 33


REFEREE = 1  # the last word of a move that the referee makes for an absent seat, where the draw is not automatic (7.12)


class Reason(IntEnum):
    """Why a card is drawn."""

    TURN = 0  # 7.1
    LATE = 1  # 7.5
    EMPTY_HAND = 2  # 7.9


class Draw(IntEnum):
    """The names of draws (Part 5); REDEAL is a program's own."""

    SHUFFLE = 1
    FIRST = 2
    CARD = 3  # 10.4: which card of the hand
    CELL = 4  # 10.4: which legal cell, in reading order
    REDEAL = 5
