"""Dementalism: an honest, simple player. It sees a redealt world and its own knowledge, never the true one.

It goes by what it remembers, and by what lies open: hidden faces of the redealt world it does not look at.
"""

from __future__ import annotations

from ...kernel.chance import below
from ...kernel.moves import begin
from ...kernel.questions import kind_asked
from .known import Knowledge, cell_of_slot
from .mind import Mind, mind_of, say
from .names import NO_CARD, Copies, Draw, Kind, Power, Word
from .proposals import may_answer
from .referee import default
from .responding import respond, strange_cells
from .spread import can_flip
from .state import Game, Move, is_denizen, is_giggity, is_turmoil

HOPE = 0.4  # what a card that is not known is worth flipping
GIVEN = 0.7  # how often it goes with a Giggity


def greedy(g: Game, seat: int, k: Knowledge, move: Move) -> None:
    """Collect what can be collected, flip what is known to match, else what nobody knows; nab for sure only."""
    move.size = 0
    if (may_answer(g) >> seat) & 1:
        begin(move, Word.AGREE)  # 12.4
        return
    mind = mind_of(g, seat, k)
    match kind_asked(g):
        case Kind.WINDOW0:
            if not look_around(g, seat, mind, move):
                choose_flip(g, seat, mind, move)
        case Kind.WINDOW1:
            if not collect(g, seat, mind, move):
                choose_second(g, seat, mind, move)
        case Kind.WINDOW2:
            if not collect(g, seat, mind, move) and not flip_more(g, seat, mind, move):
                begin(move, Word.DONE)
                say(g, seat, move, Word.USE + Power.HOBNAIL)
        case _:
            if not respond(g, seat, mind, move):
                default(g, seat, move)


# --- collecting -----------------------------------------------------------------------------------------------------
def collect(g: Game, seat: int, mind: Mind, move: Move) -> bool:
    """The best match now: first Stacks of others, which leave the card where it is."""
    return any(say(g, seat, move, *words) for _, words in sorted(matches(g, mind), key=lambda found: -found[0]))


def matches(g: Game, mind: Mind) -> list[tuple[float, tuple[int, ...]]]:
    """What might be collected: how good it is, and the move."""
    found: list[tuple[float, tuple[int, ...]]] = []
    named = g.rules.nab_call
    for cell, card in mind.up.items():
        if not is_denizen(g.rules, card):
            continue
        for pile in mind.theirs:
            if pile.denizen == card:
                words = (Word.NAB, pile.seat, pile.place, cell)
                found.append((10 + pile.copies, words if named else words[:3]))
        for pile in mind.mine:
            if pile.denizen == card:
                found.append((2 + pile.copies, (Word.INSERT, cell, pile.place)))
        found += [(0.5, (Word.INSERT, cell, place)) for place in mind.unsure]
        found += [(pair(g, card, mind.up[other]), (Word.FORM, cell, other)) for other in mind.up if other != cell]
        found.append((0.8, (Word.USE + Power.RITA, cell)))
    for pile in mind.mine:
        for other in mind.mine:
            if pile.place < other.place and pile.denizen == other.denizen and pile.copies + other.copies == Copies.SAFE:
                found.append((5, (Word.MERGE, pile.place, other.place)))
    return found


def pair(g: Game, card: int, other: int) -> int:
    """The points of a Stack of these two cards, of which one is a Denizen."""
    if card == other and is_denizen(g.rules, card):
        return 2
    return 1 if is_giggity(g.rules, other) or (is_giggity(g.rules, card) and is_denizen(g.rules, other)) else 0


# --- flipping -------------------------------------------------------------------------------------------------------
def alone(g: Game, mind: Mind, card: int) -> float:
    """What a card is worth when it is flipped: to go to a Stack of one's own, or to nab one."""
    if is_turmoil(g.rules, card):
        return -1
    own = max((pile.copies for pile in mind.mine if pile.denizen == card), default=0)
    return own + sum(pile.copies for pile in mind.theirs if pile.denizen == card)


def together(g: Game, mind: Mind, card: int, cell: int) -> float:
    """What else it is worth with the best other card that lies face-up, or is known to lie elsewhere."""
    others = mind.up or {other: known for other, known in mind.down.items() if other != cell}
    worths = [pair(g, card, other) + (0 if mind.up else max(0, alone(g, mind, other))) for other in others.values()]
    return max(worths, default=0)


def worth(g: Game, mind: Mind, cell: int) -> float:
    """What a flip is worth; the second card of a pair is looked for, too, when the first one is flipped."""
    if cell not in mind.down:
        return HOPE + (GIVEN if any(is_giggity(g.rules, card) for card in mind.up.values()) else 0)
    card = mind.down[cell]
    return alone(g, mind, card) + (0 if is_turmoil(g.rules, card) else together(g, mind, card, cell))


def best_flip(g: Game, seat: int, mind: Mind) -> tuple[float, int]:
    """The flip that is worth most, and how much; of several any."""
    slots = range(g.rules.width * g.rules.height)
    cells = [cell for slot in slots if can_flip(g, seat, cell := cell_of_slot(g.rules, slot))]
    if not cells:
        return 0, NO_CARD
    worths = [worth(g, mind, cell) for cell in cells]
    best = [cell for cell, value in zip(cells, worths, strict=True) if value == max(worths)]
    return max(worths), best[below(g, len(best), Draw.DEFAULT)]


def choose_flip(g: Game, seat: int, mind: Mind, move: Move) -> None:
    """The best flip."""
    begin(move, best_flip(g, seat, mind)[1])


def choose_second(g: Game, seat: int, mind: Mind, move: Move) -> None:
    """The best flip, unless another seat has a Stack of which one knows what it is (10.25)."""
    value, cell = best_flip(g, seat, mind)
    begin(move, cell)
    for pile in mind.theirs:
        if value < pile.copies and say(g, seat, move, Word.USE + Power.BRENDA, pile.denizen, pile.seat, pile.place):
            return


def flip_more(g: Game, seat: int, mind: Mind, move: Move) -> bool:
    """One card more (10.8), if it is known to be good for something."""
    value, cell = best_flip(g, seat, mind)
    return value > HOPE + GIVEN and say(g, seat, move, Word.USE + Power.TWITCHY, cell)


# --- Powers of one's own turn ---------------------------------------------------------------------------------------
def look_around(g: Game, seat: int, mind: Mind, move: Move) -> bool:
    """A Power that shows what is not known, or keeps or brings Stacks."""
    strange = strange_cells(g, mind)[:1]
    tries: list[tuple[int, ...]] = [
        (Word.USE + power, cell) for cell in strange for power in (Power.NANA, Power.BARON, Power.WANDA)
    ]
    if mind.unsure:
        tries.append((Word.USE + Power.MUMSY,))
    for pile in mind.mine:
        if pile.copies == Copies.STACKED:
            tries.append((Word.USE + Power.PETUNIA, pile.place))
        else:
            better = [other for other in mind.theirs if other.copies == Copies.STACKED]
            tries += [(Word.USE + Power.BOB, pile.place, other.seat, other.place) for other in better]
    return any(say(g, seat, move, *words) for words in tries)
