"""Dementalism: how a simple player answers what is asked besides its turn: reactions and picks."""

from __future__ import annotations

from ...kernel.chance import below
from ...kernel.questions import kind_asked
from .known import cell_of_slot
from .mind import Mind, say
from .names import NO_CARD, Draw, Effect, Kind, Power, Word
from .pointing import counts
from .powers import beneath
from .spread import is_down
from .state import Game, Move
from .stores import place_of, safe_stacks

HARMFUL = (Effect.SNOOZE, Effect.LEAK, Effect.PARCEL, Effect.CUT)


def respond(g: Game, seat: int, mind: Mind, move: Move) -> bool:
    """Fill in an answer that is better than none; false if there is none."""
    return any(say(g, seat, move, *words) for words in answers(g, seat, mind))


def answers(g: Game, seat: int, mind: Mind) -> list[tuple[int, ...]]:
    """What might be said, the best first."""
    match kind_asked(g):
        case Kind.PEEK_SECOND:
            return [(Word.FURTHER, cell) for cell in strange_cells(g, mind)]
        case Kind.PARCEL_PICK | Kind.LEAK_PICK:
            return [(Word.PICK, pile.place) for pile in sorted(mind.mine, key=lambda pile: pile.copies)]
        case Kind.GLOAT_INSERT:
            card = mind.down.get(beneath(g).word[0], NO_CARD)
            return [(Word.GLOAT, pile.place) for pile in mind.mine if pile.denizen == card]
        case Kind.TURMOIL_REACT:
            return against_turmoil(g, seat)
        case Kind.NIX:
            return [(Word.USE + Power.NIX,)]
        case Kind.NAB_REACT:
            return against_nab(g, mind)
        case Kind.WRONG_SELF | Kind.LOST_REACT:
            return [(Word.USE + Power.THUDD,), (Word.USE + Power.SQUIGGINS,)]
        case Kind.WRONG_OTHERS:
            wanted = {pile.denizen for pile in mind.mine}
            return [(Word.USE + Power.GUS, cell) for cell, card in mind.down.items() if card in wanted]
    return []


def strange_cells(g: Game, mind: Mind) -> list[int]:
    """The face-down cards of which one knows nothing, in an order that begins anywhere."""
    slots = range(g.rules.width * g.rules.height)
    cells = [cell for slot in slots if is_down(g, cell := cell_of_slot(g.rules, slot)) and cell not in mind.down]
    first = below(g, len(cells), Draw.DEFAULT) if cells else 0
    return cells[first:] + cells[:first]


def against_turmoil(g: Game, seat: int) -> list[tuple[int, ...]]:
    """A Turmoil that harms is sent on to whoever is ahead, or silenced."""
    if g.rules.effect[beneath(g).word[0]] not in HARMFUL:
        return []
    others = sorted(
        (other for other in range(g.state.seats) if other != seat), key=lambda other: -safe_stacks(g, other)
    )
    return [*((Word.USE + Power.BLAMEY, other) for other in others), (Word.USE + Power.SHUSH,)]


def against_nab(g: Game, mind: Mind) -> list[tuple[int, ...]]:
    """If the nab seems right, another Stack is put forward that does not match, or it is called off."""
    frame = beneath(g)
    place = place_of(g, frame.word[0])
    wrong = [pile for pile in mind.mine if not counts(g, pile.denizen, frame.word[1])]
    if any(pile.place == place for pile in wrong):
        return []
    return [*((Word.USE + Power.PATSY, pile.place) for pile in wrong), (Word.USE + Power.DORCAS,)]
