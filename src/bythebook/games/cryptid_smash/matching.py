"""Cryptid Smash, section 4: the cards and matching (kernel Python). Numbers in comments are clauses of the rulebook."""

from __future__ import annotations

from .hands import lay_on, lay_under, top
from .names import TACTICAL, Mark
from .state import Game, Hand, Rules


def is_legendary(face: int) -> bool:
    """The two legendary faces (7.1)."""
    return face == 45 or face == 46


def is_tactical(face: int) -> bool:
    """The five tactical faces (6.1)."""
    return 40 <= face < 45


def powers(rules: Rules, part: int) -> int:
    """The power cards, as a set: those with both marks too (1.3)."""
    marked = rules.marked
    found = marked[3 * Mark.DRAW4 + part] | marked[3 * Mark.DISCARD + part] | marked[3 * Mark.MIRROR + part]
    return found | marked[3 * Mark.REVERSE + part] | marked[3 * Mark.SKIP + part]


def matching(g: Game, part: int) -> int:
    """The faces that match the pile as it lies, as a set: 4.8, and every tactical card (6.2).

    The colour is the active one, symbol and power effect are those printed on the top card alone (4.4): a tactical or
    legendary card has neither (4.5), and a Mirror is a Mirror (4.6).
    """
    return fitting(g.rules, g.state.colour, top(g.state.pile), part)


def fitting(rules: Rules, colour: int, upper: int, part: int) -> int:
    """The faces that match this active colour and this top card, as a set."""
    faces = rules.coloured[3 * colour + part] | rules.alike[3 * upper + part]
    return faces | TACTICAL if part == 0 else faces


def playable(g: Game, part: int) -> int:
    """The faces that may be played, as a set: a Mirror only while it has something to repeat (5.13, 8.2)."""
    faces = matching(g, part)
    return faces & ~g.rules.marked[3 * Mark.MIRROR + part] if g.state.repeats == Mark.NONE else faces


def can_play(g: Game, hand: Hand) -> bool:
    """Is there a playable card? (8.2)"""
    for part in range(g.rules.parts):
        if hand.held[part] & playable(g, part) != 0:
            return True
    return False


def lay(g: Game, face: int) -> None:
    """A card on top: its colour is active (4.3), else the last one stays (4.2)."""
    state = g.state
    lay_on(state.pile, face)
    active = state.colour
    repeats = state.repeats
    colour = g.rules.colour_of[face]
    power = g.rules.repeated[face]
    state.colour = colour if colour >= 0 else active
    state.repeats = power if power != Mark.NONE else repeats  # 5.15


def repeatable(power: int) -> bool:
    """A power effect other than Mirror (5.14)."""
    return power != Mark.NONE and power != Mark.MIRROR


def put_under(g: Game, face: int) -> None:
    """A card that an effect takes out of a hand: face up, at the bottom (5.9, 5.10); it activates nothing (5.2)."""
    state = g.state
    lay_under(state.pile, face)
    state.streak = 0
    if state.repeats == Mark.NONE:
        state.repeats = g.rules.repeated[face]  # 5.14: anywhere in the pile
