"""Dweebies: a position written out as text (Part 12 of the specification)."""

from __future__ import annotations

from ...kernel.notation import seat_letter
from ...kernel.questions import awaited, kind_asked
from .cells import cell_at, codes_of, kinds_in, tableau_of, write_cell, write_kinds, write_table
from .names import Kind
from .options import HOUSE_RULES
from .positions import STEPS
from .state import Game


def write_position(g: Game) -> str:
    """The whole position; reading it gives the same one."""
    state, codes = g.state, codes_of(g.rules)
    seats = range(state.seats)
    parts = [f"seats {''.join(map(seat_letter, seats))}", f"T {write_table(tableau_of(state.table, g.rules), codes)}"]
    parts += [f"H {seat_letter(seat)} {hand_of(g, seat)}" for seat in seats]
    parts.append(f"P {write_kinds(pile_of(g), codes)}")
    for name, field in (("W", "won"), ("haul", "haul"), ("owed", "owed"), ("wins", "wins")):
        if any(getattr(player, field) for player in state.player):
            parts.append(f"{name} {numbers_of(g, field)}")
    parts += [f"turn {seat_letter(state.turn)}", f"step {step_of(g)}"]
    if kind_asked(g) == Kind.COLLECT:
        parts.append(f"last {write_cell(cell_at(state.table, state.row, state.column))}")
    options = options_of(g)
    parts += [f"opt {' '.join(options)}"] if options else []
    parts += [f"round {state.round}"] if state.round > 1 else []
    parts += [f"first {seat_letter(state.first)}"] if state.first else []
    return " ; ".join(parts)


def hand_of(g: Game, seat: int) -> str:
    """A hand in deck-file order."""
    return write_kinds(kinds_in(g.state.player[seat].hand), codes_of(g.rules))


def pile_of(g: Game) -> list[int]:
    """The pile, the next card first."""
    return list(reversed(g.state.pile.card[: g.state.pile.size]))


def numbers_of(g: Game, field: str) -> str:
    """`A3 B5`: a number of every seat."""
    return " ".join(f"{seat_letter(seat)}{getattr(g.state.player[seat], field)}" for seat in range(g.state.seats))


def step_of(g: Game) -> str:
    """`place`, `collect`, `next_round` or `over`."""
    if not awaited(g):
        return "over"
    return next(name for name, kind in STEPS.items() if kind == kind_asked(g))


def options_of(g: Game) -> list[str]:
    """The house rules that are not as in the book."""
    rules = [(rule, getattr(g.rules, rule.name)) for rule in HOUSE_RULES if rule.scope == "rules"]
    return [f"{rule.name}={rule.values[value]}" for rule, value in rules if value]
