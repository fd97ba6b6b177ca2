"""Dweebies: who sees what (Part 6 of the specification). Built by allow-list only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ...kernel.events import SPECTATOR, Event
from ...kernel.questions import kind_asked
from ...kernel.view import End, Sight
from .ahead import collecting, meetings
from .cells import Cell, cell_at, cells_in, kinds_in, tableau_of
from .groups import find_groups
from .lines import column_length, row_length
from .names import CENTRE, KINDS, NOWHERE, Kind, Word
from .offer import offer
from .state import Desk, Game, Move, Offer
from .view import SCHEMA, Collects, Counted, Line, Meets, Own, Pair, QuestionOwn, ResultOwn, TableauOwn

QUESTIONS = {kind: kind.name.lower() for kind in Kind}


def own(g: Game, viewer: int) -> Own:
    """The course of the game, and what the table shows of itself. Cells are pairs: east and south of the centre."""
    state, table = g.state, g.state.table
    cards = tableau_of(table, g.rules)
    met = meetings(cards, dict(zip(cards, groups(g, list(cards)), strict=True)))
    legal = cells_in(table, table.legal) if kind_asked(g) == Kind.PLACE else []
    return {
        "round": state.round,
        "first": state.first,
        "legal": [pair(cell) for cell in legal],
        "split": {"groups": table.groups, "need": table.need} if table.groups > 1 else None,
        "meets": [meets(cell, found) for cell, found in met.items()],
        "collects": collects(g, viewer, met, legal),
        "last": pair(cell_at(table, state.row, state.column)) if state.row != NOWHERE else None,
        "tally": tally(g, viewer) if g.rules.tally else None,
    }


def meets(cell: Cell, found: Mapping[str, Any]) -> Meets:
    """What a card would meet on a cell next to cards: for all (10.8)."""
    return {"cell": pair(cell), "row": found["row"], "column": found["column"], "joins": found["joins"]}


def collects(g: Game, viewer: int, met: dict[Cell, dict[str, Any]], legal: list[Cell]) -> list[Collects]:
    """What one's own cards would collect (10.8)."""
    hand = kinds_in(g.state.player[viewer].hand) if viewer != SPECTATOR else []
    return [
        {"card": kind, "cell": pair(cell), "row": row, "column": column}
        for kind, cell, row, column in collecting(met, legal, hand, 2 + g.rules.min_line)
    ]


def pair(cell: Cell) -> Pair:
    """A cell as clients name it: east first (Part 12)."""
    south, east = cell
    return east, south


def everyone(g: Game) -> range:
    """The seats."""
    return range(g.state.seats)


def question(g: Game, viewer: int) -> QuestionOwn:
    """Lines on offer are public."""
    return {"lines": lines(g)} if kind_asked(g) == Kind.COLLECT else {}


def lines(g: Game) -> list[Line]:
    """The matched lines: the row from west to east, the column from north to south."""
    state, cards = g.state, tableau_of(g.state.table, g.rules)
    south, east = cell_at(state.table, state.row, state.column)
    found: list[tuple[Literal["row", "column"], list[Cell]]] = []
    if row_length(g):
        end = state.row_end + state.table.west - CENTRE
        found.append(("row", [(south, at) for at in range(min(east, end), max(east, end) + 1)]))
    if column_length(g):
        end = state.column_end + state.table.north - CENTRE
        found.append(("column", [(at, east) for at in range(min(south, end), max(south, end) + 1)]))
    return [
        {"axis": axis, "cells": [pair(cell) for cell in cells], "cards": [cards[cell] for cell in cells]}
        for axis, cells in found
    ]


def zones(g: Game, viewer: int) -> dict[str, Any]:
    """The table, for all; one's own hand (2.4); of pile (2.6, 10.6), other hands and collected (5.16) the number."""
    state = g.state
    cards = tableau_of(state.table, g.rules)
    belongs: TableauOwn = {"cells": [pair(cell) for cell in cards], "groups": groups(g, list(cards))}
    found: dict[str, Any] = {
        "table": {"kind": "grid", "count": len(cards), "cards": list(cards.values()), "own": belongs},
        "pile": {"kind": "pile", "count": state.pile.size},
    }
    for seat in everyone(g):
        player = state.player[seat]
        hand = {"kind": "fan", "count": player.hand.size}
        found[f"hand:{seat}"] = hand | {"cards": kinds_in(player.hand)} if seat == viewer else hand
        found[f"won:{seat}"] = {"kind": "pile", "count": player.won}
    return found


def groups(g: Game, cells: list[Cell]) -> list[int]:
    """To which group (6.1) the card on each of these cells belongs, from 1 in reading order of their first cards."""
    if g.state.table.groups < 2:
        return [1 for _ in cells]
    copy = Game(g.state.clone(), g.rules, Desk())
    find_groups(copy)
    table, work = copy.state.table, copy.desk.work
    belongs = {cell: n + 1 for n in range(table.groups) for cell in cells_in(table, work.groups[n].row)}
    return [belongs[cell] for cell in cells]


def counters(g: Game) -> dict[str, int]:
    """Round wins in a match (9.2); draws owed, which clients tell on asking only (7.11)."""
    found = {}
    for seat in everyone(g):
        player = g.state.player[seat]
        if g.rules.match:
            found[f"wins:{seat}"] = player.wins
        if g.rules.draw:
            found[f"owed:{seat}"] = player.owed
    return found


def tally(g: Game, viewer: int) -> list[Counted]:
    """Of each kind the copies, those on the table and collected, in one's own hand, and those not seen (10.7)."""
    table = list(tableau_of(g.state.table, g.rules).values())
    rows: list[Counted] = []
    for kind in range(KINDS):
        copies, gone = g.rules.slot[kind + 1] - g.rules.slot[kind], g.state.table.gone[kind]
        held = g.state.player[viewer].hand.count[kind] if viewer != SPECTATOR else 0
        laid = table.count(kind)
        rows.append(
            {
                "card": kind,
                "copies": copies,
                "table": laid,
                "collected": gone,
                "hand": held,
                "unseen": copies - laid - gone - held,
            }
        )
    return rows


def ending(g: Game) -> End:
    """Why the game is over, and what the places were won with (8.6, 9.6)."""
    state = g.state
    told: ResultOwn = {
        "won": [state.player[seat].won for seat in everyone(g)],
        "wins": [state.player[seat].wins for seat in everyone(g)],
    }
    return End("match" if g.rules.match else "round", state.round, told)


def show_offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The offer as people are shown it: a draw looks the same whether one is owed or not (7.11)."""
    offer(g, seat, move, out)
    playing = kind_asked(g) in (Kind.PLACE, Kind.COLLECT) and g.state.pile.size > 0
    if move.size == 0 and g.rules.draw and playing:
        out.menu[0] |= 1 << Word.DRAW


def kept(event: Event, age: int) -> Event:
    """Everything stays readable in the log of those who received it (Part 6)."""
    return event


SIGHT = Sight(SCHEMA, zones, counters, own, question, ending)
