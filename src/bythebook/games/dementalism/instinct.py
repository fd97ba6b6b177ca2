"""Dementalism: how a random player begins a move (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import nth_bit, ones
from ...kernel.chance import Chance, draw
from ...kernel.inlining import inlined
from ...kernel.moves import add_word, begin
from ...kernel.questions import current, kind_asked
from .looking import is_window
from .names import NO_CARD, Kind, Word
from .pointing import insert_places, nab_places
from .powers import usable
from .proposals import may_answer
from .spread import count_flippable, nth_flippable
from .state import Game, Move, is_denizen

USES = Word.USE - Word.FORM + 1  # in a set of verbs counted from FORM: the bit of Power 1


@inlined
def instinct(g: Game, seat: int, move: Move, policy: Chance) -> int:
    """Begin a random player's move, and end it where it can: 1 when it is whole.

    While cards are to be flipped, whatever else the window allows is done as often as not; chosen word by word, sixty
    cells would leave no room for it. A random player agrees to end, since bots do (12.4); it does not propose, or all
    games would end so, nor look: what it sees it does not use.
    """
    if move.size > 0:
        return 0
    if (may_answer(g) >> seat) & 1 == 1:
        begin(move, Word.AGREE)
        return 1
    kind = kind_asked(g)
    if not is_window(kind):
        return answer_asked(g, seat, kind, move, policy)
    verbs = current(g).word[0] | (usable(g, seat) >> 1) << USES
    if kind == Kind.WINDOW2:
        verbs |= 1 << (Word.DONE - Word.FORM)
    elif verbs == 0 or draw(policy, 2) == 0:
        begin(move, nth_flippable(g, seat, draw(policy, count_flippable(g, seat))))
        return 1
    word = Word.FORM + nth_bit(verbs, draw(policy, ones(verbs)))
    begin(move, word)
    if word == Word.NAB:
        nab_anywhere(g, seat, move, policy)
        return 1 - g.rules.nab_call
    if word == Word.INSERT:
        insert_anywhere(g, seat, move, policy)
        return 1
    return 1 if word == Word.DONE else 0


def answer_asked(g: Game, seat: int, kind: int, move: Move, policy: Chance) -> int:
    """Any of the verbs that answer a reaction, a pick or a vote, all equally likely."""
    verbs = 1 << (Word.NO - Word.FORM)
    match kind:
        case Kind.PARCEL_PICK | Kind.LEAK_PICK:
            verbs = 1 << (Word.PICK - Word.FORM)
        case Kind.FIRST_VOTE:
            verbs |= 1 << (Word.PICK - Word.FORM)
        case Kind.PEEK_SECOND:
            verbs |= 1 << (Word.FURTHER - Word.FORM)
        case Kind.GLOAT_INSERT:
            verbs |= 1 << (Word.GLOAT - Word.FORM)
        case _:
            verbs |= (usable(g, seat) >> 1) << USES
    word = Word.FORM + nth_bit(verbs, draw(policy, ones(verbs)))
    begin(move, word)
    return 1 if word == Word.NO else 0


def insert_anywhere(g: Game, seat: int, move: Move, policy: Chance) -> None:
    """Any face-up Denizen at any Stack that may be pointed at with it, all pairs equally likely."""
    spread = g.state.spread
    number = 0
    for i in range(spread.up):
        number += ones(places_for(g, seat, spread.shown[i]))
    pick = draw(policy, number)
    at = 0
    places = places_for(g, seat, spread.shown[0])
    while pick >= ones(places):
        pick -= ones(places)
        at += 1
        places = places_for(g, seat, spread.shown[at])
    add_word(move, spread.shown[at])
    add_word(move, nth_bit(places, pick))


def places_for(g: Game, seat: int, cell: int) -> int:
    """The own places at which one may point with the card here, as a set; none if it is no Denizen."""
    card = g.state.spread.card[cell]
    return insert_places(g, seat, card) if is_denizen(g.rules, card) else 0


def nab_anywhere(g: Game, seat: int, move: Move, policy: Chance) -> None:
    """Any Stack that may be nabbed, all equally likely."""
    number = 0
    for target in range(g.state.seats):
        number += ones(nab_places(g, seat, target, NO_CARD))
    pick = draw(policy, number)
    target = 0
    places = nab_places(g, seat, 0, NO_CARD)
    while pick >= ones(places):
        pick -= ones(places)
        target += 1
        places = nab_places(g, seat, target, NO_CARD)
    add_word(move, target)
    add_word(move, nth_bit(places, pick))
