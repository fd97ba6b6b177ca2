"""Dementalism: the choices that each Power is announced with, word by word (section L of the specification)."""

from __future__ import annotations

from enum import IntEnum

from .names import Power, Word


class Part(IntEnum):
    """What one word of a choice is."""

    CELL = 1  # 16 * row + column
    SEAT = 2  # another seat
    OWN = 3  # a place in one's own Store, from 0
    THEIRS = 4  # a place in the Store of the seat named last
    DENIZEN = 5  # a row of the deck file
    TURMOIL = 6  # a row of the deck file
    LINE = 7  # ROW + row, or COLUMN + column
    SAFE = 8  # a Safe Stack of the seat named last, by its Denizen: a row of the deck file


AFTER: dict[int, tuple[Part, ...]] = {
    Word.FORM: (Part.CELL, Part.CELL),
    Word.INSERT: (Part.CELL, Part.OWN),
    Word.MERGE: (Part.OWN, Part.OWN),
    Word.NAB: (Part.SEAT, Part.THEIRS, Part.CELL),
    Word.PICK: (Part.OWN,),
    Word.FURTHER: (Part.CELL,),
    Word.GLOAT: (Part.OWN,),
    Word.LEAVE: (Part.SEAT,),
    Word.RETURN: (Part.SEAT,),
}
"""By verb, for all moves but Powers: the words after it; a look goes on with own places."""

MOST_CHOICES = 4

SHAPES: tuple[tuple[int, ...], ...] = (
    (),
    (),
    (Part.CELL,),  # NANA; each further card is a move of its own (FURTHER)
    (Part.CELL,),  # BARON: the top left cell
    (Part.SEAT, Part.THEIRS, Part.SEAT, Part.THEIRS),  # SNOOP: the seat is named twice, and is the same
    (),
    (Part.SEAT,),  # FENELLA
    (Part.CELL, Part.SEAT),  # WHIFFY
    (Part.CELL,),  # TWITCHY
    (Part.CELL,),  # OOPSIE
    (Part.CELL,),  # RITA
    (),
    (Part.SEAT,),  # BLAMEY
    (Part.TURMOIL, Part.CELL),  # EDDIE: the cell for T01, T09 and T15 alone
    (Part.LINE,),  # CYD
    (Part.CELL,),  # STU
    (Part.CELL,),  # WANDA
    (Part.CELL,),  # SAL
    (Part.OWN,),  # JUMBLE: a place or none
    (Part.OWN, Part.SEAT, Part.THEIRS),  # BOB
    (Part.OWN,),  # PETUNIA
    (),
    (Part.OWN,),  # PATSY
    (),
    (Part.CELL,),  # GUS
    (Part.DENIZEN, Part.SEAT, Part.THEIRS),  # BRENDA
    (Part.SEAT,),  # LUMPKIN
    (),
    (),  # CLAWDETTE: a Power, USE + k, with that Power's own choices
    (),
    (Part.SEAT, Part.SAFE),  # WILF
)
"""By Power: the words after the verb."""

LEAST = tuple(
    {Power.SNOOP: 2, Power.EDDIE: 1, Power.JUMBLE: 0}.get(Power(power), len(shape))
    for power, shape in enumerate(SHAPES)
)
"""By Power: how many of them must be said."""

MOST = tuple(len(shape) for shape in SHAPES)
"""By Power: how many may be said."""

PART_AT = tuple(int(part) for shape in SHAPES for part in (*shape, *(0,) * (MOST_CHOICES - len(shape))))
"""The same words in one row: word i of Power k is at MOST_CHOICES * k + i."""
