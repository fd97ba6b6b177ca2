"""Dementalism, sections 9 and 10: the offer of Powers and their choices, cut from the judge's sets (kernel Python)."""

from __future__ import annotations

from ...kernel.moves import put
from ...kernel.questions import Frame, kind_asked
from .choices import LEAST, MOST
from .names import CELLS, PARTS, POWERS, Kind, Power, Word
from .peeking import unseen
from .pointing import is_denizen_up, nab_places, nab_seats
from .powers import beneath, copyable, usable
from .spread import choosable, flippable
from .state import Game, Move, Offer
from .targets import (
    can_gather,
    decoys,
    has_place,
    is_block,
    is_replayable,
    lines,
    movable_places,
    names_to_nab,
    not_sat_on,
    others,
    safe_to_turn,
    seats_to_lull,
    seats_to_turn,
    seats_to_visit,
    vulnerable_places,
)


def offer_uses(g: Game, seat: int, out: Offer) -> None:
    """The Powers that may be announced now."""
    offer_powers(usable(g, seat), out)


def offer_powers(powers: int, out: Offer) -> None:
    """A set of Powers, each as its verb."""
    for power in range(1, POWERS + 1):
        if (powers >> power) & 1 == 1:
            put(out, Word.USE + power)


def offer_use(g: Game, seat: int, move: Move, out: Offer) -> None:
    """What may follow the announcement of a Power."""
    power = move.word[0] - Word.USE
    frame = beneath(g)
    at = 1
    if power == Power.CLAWDETTE:
        if move.size == 1:
            offer_powers(copyable(g, seat, kind_asked(g), frame), out)
            return
        power = move.word[1] - Word.USE
        at = 2
    said = move.size - at
    out.whole = 1 if LEAST[power] <= said <= MOST[power] else 0
    if said == MOST[power]:
        return
    if said == 0:
        offer_first(g, seat, power, frame, out)
    else:
        offer_next(g, seat, power, move, at, out)


def offer_first(g: Game, seat: int, power: int, frame: Frame, out: Offer) -> None:
    """The first choice."""
    menu = out.menu
    match power:
        case Power.NANA | Power.STU | Power.WANDA | Power.GUS:
            for part in range(PARTS):
                menu[part] = choosable(g, seat, part)
        case Power.TWITCHY | Power.OOPSIE:
            for part in range(PARTS):
                menu[part] = flippable(g, seat, part)
        case Power.SAL:
            for part in range(PARTS):
                menu[part] = not_sat_on(g, part)
        case Power.BARON | Power.WHIFFY | Power.RITA:
            for cell in range(CELLS):
                if may_name(g, seat, power, cell):
                    put(out, cell)
        case Power.SNOOP | Power.FENELLA:
            menu[0] = seats_to_visit(g, seat)
        case Power.BLAMEY:
            menu[0] = others(g, seat)
        case Power.LUMPKIN:
            menu[0] = seats_to_lull(g, seat)
        case Power.WILF:
            menu[0] = seats_to_turn(g, seat)
        case Power.JUMBLE | Power.BOB:
            menu[0] = movable_places(g, seat)
        case Power.PETUNIA:
            menu[0] = vulnerable_places(g, seat)
        case Power.PATSY:
            menu[0] = decoys(g, frame.word[0])
        case Power.CYD:
            menu[0] = lines(g, seat)
        case Power.BRENDA:
            menu[0] = names_to_nab(g, seat)
        case Power.EDDIE:
            for card in range(g.rules.denizens + 1, g.rules.rows):
                if is_replayable(g, card):
                    put(out, card)


def may_name(g: Game, seat: int, power: int, cell: int) -> bool:
    """May this cell be named: of a block (10.3), of a face-up Denizen (10.7, 10.10)?"""
    if power == Power.BARON:
        return is_block(g, seat, cell)
    return can_gather(g, cell) if power == Power.RITA else is_denizen_up(g, cell)


def offer_next(g: Game, seat: int, power: int, move: Move, at: int, out: Offer) -> None:
    """A further choice, after those said."""
    menu = out.menu
    said = move.size - at
    last = move.word[move.size - 1]
    match power:
        case Power.SNOOP:
            offer_snooping(g, move, at, out)
        case Power.WHIFFY:
            menu[0] = seats_to_visit(g, seat)
        case Power.BOB:
            menu[0] = seats_to_visit(g, seat) if said == 1 else movable_places(g, last)
        case Power.BRENDA:
            menu[0] = nab_seats(g, seat, last) if said == 1 else nab_places(g, seat, last, move.word[at])
        case Power.WILF:
            menu[0] = safe_to_turn(g, last)
        case Power.EDDIE:
            if has_place(g, last):
                out.whole = 0
                for part in range(PARTS):
                    menu[part] = g.rules.grid[part]


def offer_snooping(g: Game, move: Move, at: int, out: Offer) -> None:
    """A place; then perhaps the same seat again, and another place (10.4)."""
    said = move.size - at
    target = move.word[at]
    left = movable_places(g, target)
    if said > 1:
        left &= ~(1 << move.word[at + 1])
    out.whole = 1 if said == 2 else 0
    if said != 2:
        out.menu[0] = left
    elif left != 0:
        put(out, target)


def offer_choice(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The word after FURTHER, GLOAT and PICK: the move ends with it."""
    match kind_asked(g):
        case Kind.PEEK_SECOND:
            for part in range(PARTS):
                out.menu[part] = unseen(g, seat, part, beneath(g))
        case Kind.GLOAT_INSERT:
            out.menu[0] = vulnerable_places(g, seat)
        case _:
            out.menu[0] = movable_places(g, seat)
