"""Cryptid Smash: the names of its numbers (kernel Python).

A face is one number below `FACES`, and sets of faces are `PARTS` numbers of 63 bits. Part 0 holds the faces of the
default deck: 10 * colour + mark, then the tactical and legendary cards. Parts 1 and 2 hold the colour cards that a
loaded deck may print with a symbol and a power effect (1.3), two colours each.
"""

from __future__ import annotations

from enum import IntEnum

CARDS = 108  # 1.1
MOST_SEATS = 6  # 1.5
DEALT = 7  # 3.2
FACES = 176
PLAIN_FACES = 47  # of the default deck
PART = 63
PARTS = 3
BOTH = 25  # 1.3: faces with both marks in a colour
NO_FACE = -1
NOBODY = -1  # in the place of a seat


class Mark(IntEnum):
    """What a colour card bears (4.1); a Mirror repeats any power effect but itself."""

    LATRON = 0
    MIASMA = 1
    NYX = 2
    OUROBOROS = 3
    OXYRO = 4
    DRAW4 = 5
    DISCARD = 6
    MIRROR = 7
    REVERSE = 8
    SKIP = 9
    NONE = 10
    COLOUR4 = 11  # only as what waits for the next player (6.8)


class Face(IntEnum):
    """The cards without a colour."""

    TURN = 40  # 6.3
    COLOUR = 41  # 6.5
    COLOUR4 = 42  # 6.7
    PASS = 43  # 6.9
    ANY = 44  # 6.12
    ALL_DISCARD = 45  # 7.4
    ALL_DRAW = 46  # 7.6


TACTICAL = 0b11111 << 40


class Kind(IntEnum):
    """The questions (section D of the specification)."""

    WINDOW = 1  # 9.7
    ANSWER = 2  # 11.12
    ACT = 3  # 8.1
    PLAY_DRAWN = 4  # 8.6
    DISCARD2 = 5  # 7.4
    COLOUR = 6  # 7.5


class Step(IntEnum):
    """What is still to be done when nobody is asked; `seat` and the words of a frame say for whom, and how much."""

    TURN = 0  # 9.7: the window before this seat's turn
    BEGIN = 1  # 9.13
    ACTION = 2  # 9.7: the window inside a turn; word 0: 1 after a play that gives another action (8.9)
    ACT = 3  # the action itself; word 0 likewise
    DRAW = 4  # word 0: cards still to be drawn
    AFTER_DRAW = 5  # 8.5: the end of a draw action
    ASIDE = 6  # 5.11
    SETTLE = 7  # 9.10-9.19; word 0: a bit per seat, word 1: Due, from word 2 on who called each seat, a bit per seat
    DISCARD_ALL = 8  # 7.4
    CHOOSE = 9  # 7.5
    DRAW_ALL = 10  # 7.13; word 0: how many seats still draw


class Due(IntEnum):
    """What a closed window leaves to be settled, in this order (9.14)."""

    CAUGHT = 0
    LATE = 1
    WRONG = 2
    IDLE = 3


class Word(IntEnum):
    """The words of moves. A play folds its face into the verb; then come the choice of a tactical card, and `smash`."""

    PLAY = 0  # + face
    DRAW = 189
    ACCEPT = 190  # then the faces paid
    KEEP = 191
    ANSWER = 192  # then the face
    DISCARD = 193  # then the faces
    COLOUR = 194  # + colour
    ENTRY = 252  # + the set of the seats called, never one's own
    ENTRY_SMASH = 315  # + the set of the seats called
    END = 378


class Choice(IntEnum):
    """What a tactical play names (6.14), as its second word; the last four are what notation can say half."""

    TURN = 0  # + seat
    COLOUR = 6  # + colour
    COLOUR4 = 10  # + colour
    PASS = 14
    ANY = 15  # 6.13 refuses it
    HALF_TURN = 16
    HALF_COLOUR = 17
    HALF_COLOUR4 = 18


SMASH = 200  # the last word of a play or an answer (9.5); no face, choice or seat


class Ending(IntEnum):
    """How the game ended (section I)."""

    NONE = 0
    FINISH = 1
    BLOCKED = 2
    LIMIT = 3


class Draw(IntEnum):
    """The names of draws (section E); REDEAL is a program's own."""

    DEAL = 1
    FLIP = 2
    FIRST = 3
    SHUFFLE = 4
    REDEAL = 5
