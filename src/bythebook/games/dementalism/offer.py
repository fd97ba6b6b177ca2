"""Dementalism: the offer, cut from the judge's own sets (kernel Python)."""

from __future__ import annotations

from ...kernel.clauses import ALLOWED
from ...kernel.inlining import inlined
from ...kernel.moves import MENU_BITS, put
from ...kernel.questions import awaited, current, kind_asked
from .looking import look_places, may_look
from .names import NO_CARD, PARTS, Kind, Word
from .pointing import form_stack, guards, insert_places, merge_places, nab_places, nab_seats
from .proposals import may_answer, may_propose
from .spread import flippable
from .state import Game, Move, Offer, is_denizen
from .stores import number_at
from .use_offer import offer_choice, offer_use, offer_uses

VERBS = 4  # the number of the menu that holds the verbs
FIRST = MENU_BITS * VERBS


@inlined
def offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The words that may come next in a move begun so, and whether it may end here."""
    menu = out.menu
    for i in range(6):
        menu[i] = 0
    out.whole = 0
    if move.size > 0:
        offer_more(g, seat, move, out)
    else:
        if (awaited(g) >> seat) & 1 == 1:
            offer_answers(g, seat, out)
        menu[VERBS] |= asides(g, seat)


def offer_answers(g: Game, seat: int, out: Offer) -> None:
    """The first words that answer the question; while a card can be flipped none of them is a refusal to (4.5)."""
    menu = out.menu
    kind = kind_asked(g)
    match kind:
        case Kind.WINDOW0 | Kind.WINDOW1:
            for part in range(PARTS):
                menu[part] = flippable(g, seat, part)
            menu[VERBS] |= current(g).word[0] << (Word.FORM - FIRST)
            offer_uses(g, seat, out)
        case Kind.WINDOW2:
            menu[VERBS] = (current(g).word[0] << (Word.FORM - FIRST)) | 1 << (Word.DONE - FIRST)
            offer_uses(g, seat, out)
        case Kind.FIRST_VOTE:
            menu[VERBS] = 1 << (Word.PICK - FIRST) | 1 << (Word.NO - FIRST)
        case Kind.PEEK_SECOND:
            menu[VERBS] = 1 << (Word.FURTHER - FIRST) | 1 << (Word.NO - FIRST)
        case Kind.GLOAT_INSERT:
            menu[VERBS] = 1 << (Word.GLOAT - FIRST) | 1 << (Word.NO - FIRST)
        case Kind.PARCEL_PICK | Kind.LEAK_PICK:
            menu[VERBS] = 1 << (Word.PICK - FIRST)
        case _:
            menu[VERBS] = 1 << (Word.NO - FIRST)
            offer_uses(g, seat, out)


def asides(g: Game, seat: int) -> int:
    """The verbs that answer no question (D.3)."""
    found = 0
    if may_look(g, seat) and look_places(g, seat, 0) != 0:
        found |= 1 << (Word.LOOK - FIRST)
    if may_propose(g, seat):
        found |= 1 << (Word.PROPOSE - FIRST)
    if (may_answer(g) >> seat) & 1 == 1:
        found |= 1 << (Word.AGREE - FIRST) | 1 << (Word.DISAGREE - FIRST)
    return found


@inlined
def interjecting(g: Game) -> int:
    """The seats that are to speak without being asked, a bit each: those that have not answered a proposal to end. To
    look is never due."""
    return may_answer(g)


# --- the words after the first --------------------------------------------------------------------------------------
def offer_more(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The choices of a verb."""
    word = move.word[0]
    size = move.size
    match word:
        case Word.FORM if size < 3:
            offer_forming(g, move, out)
        case Word.INSERT if size < 3:
            offer_inserting(g, seat, move, out)
        case Word.MERGE if size < 3:
            offer_merging(g, seat, move, out)
        case Word.NAB if size < 3 + g.rules.nab_call:
            offer_nabbing(g, seat, move, out)
        case Word.LOOK:
            out.whole = 1 if size > 1 else 0
            out.menu[0] = look_places(g, seat, move.word[size - 1] + 1 if size > 1 else 0)
        case Word.PICK if size == 1 and kind_asked(g) == Kind.FIRST_VOTE:
            out.menu[0] = (1 << g.state.seats) - 1
        case Word.PICK | Word.FURTHER | Word.GLOAT if size == 1:
            offer_choice(g, seat, move, out)
        case _:
            if word > Word.USE:
                offer_use(g, seat, move, out)
            else:
                out.whole = 1


def offer_forming(g: Game, move: Move, out: Offer) -> None:
    """Two face-up cards in any order (5.2, 5.3)."""
    spread = g.state.spread
    for i in range(spread.up):
        cell = spread.shown[i]
        for j in range(spread.up):
            other = spread.shown[j]
            if cell == other or not form_stack(g, spread.card[cell], spread.card[other]):
                continue
            if move.size == 1:
                put(out, cell)
            elif move.word[1] == cell:
                put(out, other)


def offer_inserting(g: Game, seat: int, move: Move, out: Offer) -> None:
    """A face-up Denizen, then a place at which one may point with it (5.5)."""
    spread = g.state.spread
    if move.size == 2:
        out.menu[0] = insert_places(g, seat, spread.card[move.word[1]])
        return
    for i in range(spread.up):
        card = spread.card[spread.shown[i]]
        if is_denizen(g.rules, card) and insert_places(g, seat, card) != 0:
            put(out, spread.shown[i])


def offer_merging(g: Game, seat: int, move: Move, out: Offer) -> None:
    """Two places in any order (5.12)."""
    if move.size == 2:
        out.menu[0] = merge_places(g, seat, move.word[1])
        return
    for place in range(g.state.player[seat].stacks):
        if merge_places(g, seat, place) != 0:
            out.menu[0] |= 1 << place


def offer_nabbing(g: Game, seat: int, move: Move, out: Offer) -> None:
    """A seat, a place, and under a house rule a face-up Denizen (6.2, 6.8)."""
    spread = g.state.spread
    if move.size == 1:
        out.menu[0] = nab_seats(g, seat, NO_CARD)
    elif move.size == 2:
        out.menu[0] = nab_places(g, seat, move.word[1], NO_CARD)
    else:
        stack = g.state.stack[number_at(g, move.word[1], move.word[2])]
        for i in range(spread.up):
            card = spread.card[spread.shown[i]]
            if is_denizen(g.rules, card) and guards(g, stack, card) == ALLOWED:
                put(out, spread.shown[i])
