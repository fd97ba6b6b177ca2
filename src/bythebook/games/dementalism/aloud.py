"""Dementalism: the Spread and the Stores read aloud (section M of the specification), from a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from ...kernel.notation import BadInput
from ...kernel.talk import Facts
from .events import COLUMNS

CellSeen = Mapping[str, Any]


def voice(facts: Facts, seat: int) -> str:
    """Is it the listener's own seat?"""
    return "you" if seat == facts.you else "other"


def yes_no(it: bool) -> str:
    """A bit, as words want it."""
    return "yes" if it else "no"


# --- the Spread -----------------------------------------------------------------------------------------------------
def spread(facts: Facts) -> str:
    """The whole Spread row by row; or the row, column or cell that was named."""
    cells = facts.zone("spread")["own"]["cells"]
    asked = facts.rest.strip().lower()
    if not asked:
        return " ".join(row_read(facts, row) for row in range(1, facts.own["grid"]["height"] + 1))
    column, row = read_where(facts, asked)
    if column and row:
        return f"{cell_read(facts, next(c for c in cells if c['column'] == column and c['row'] == row))}."
    return row_read(facts, row) if row else column_read(facts, column)


def read_where(facts: Facts, text: str) -> tuple[str, int]:
    """A row as `3`, a column as `d`, a cell as `d3`: column and row, empty and 0 where not named; BadInput when there
    is none such in this grid."""
    grid = facts.own["grid"]
    columns = COLUMNS[: grid["width"]]
    column, digits = (text[0], text[1:]) if text[0].isalpha() else ("", text)
    row = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 4 else 0
    if (column and column not in columns) or (digits and not 1 <= row <= grid["height"]):
        last = f"{columns[-1]}{grid['height']}"
        raise BadInput(
            f"'{text}' is no row, column or cell of this Spread: they run from a1 to {last}.",
            f"« {text} » n’est ni une ligne, ni une colonne, ni une case de cet Étalage : il va de a1 à {last}.",
        )
    return column, row


def row_read(facts: Facts, row: int) -> str:
    """A row from left to right, its runs joined."""
    line = [cell for cell in facts.zone("spread")["own"]["cells"] if cell["row"] == row]
    return facts.say("answer-row", row=row, each=runs(facts, line, "column"))


def column_read(facts: Facts, column: str) -> str:
    """A column from top to bottom, its runs joined."""
    line = [cell for cell in facts.zone("spread")["own"]["cells"] if cell["column"] == column]
    return facts.say("answer-column", column=column, each=runs(facts, line, "row"))


def runs(facts: Facts, line: Sequence[CellSeen], along: str) -> str:
    """Cells one after another; those hidden alike, or empty, as one run. A card that is sat on stands alone."""
    read = []
    for key, run in groupby(line, lambda cell: (cell["state"], cell.get("card"), cell.get("sat"))):
        cells = list(run)
        first, last = str(cells[0][along]), str(cells[-1][along])
        if key[0] == "open" or "sat" in cells[0]:
            read += [alone(facts, cell, along) for cell in cells]
        elif len(cells) == 1:
            read.append(facts.say("run-one", state=key[0], **{"from": first}))
        else:
            read.append(facts.say("run-more", state=key[0], **{"from": first, "to": last}))
    return facts.say("run-join").join(read)


def alone(facts: Facts, cell: CellSeen, along: str) -> str:
    """A card that lies face-up, or under somebody, in its row or column."""
    if cell["state"] == "open":
        return facts.say("run-card", card=brief(facts, cell["card"]), **{"from": str(cell[along])})
    return cell_read(facts, cell)


def cell_read(facts: Facts, cell: CellSeen) -> str:
    """What lies in a cell, as anybody sees it now."""
    card = brief(facts, cell["card"]) if cell["state"] == "open" else ""
    sitter = cell.get("sat")
    sat = "no" if sitter is None else "you" if sitter == facts.you else "yes"
    name = "" if sitter is None else facts.names[sitter]
    where = {"column": cell["column"], "row": cell["row"]}
    return facts.say("answer-cell", state=cell["state"], card=card, sat=sat, name=name, **where)


def brief(facts: Facts, card: int) -> str:
    """A card's short name."""
    return facts.words.card(card, True)


def face_up(facts: Facts) -> str:
    """The cards that lie face-up now."""
    found = [cell_read(facts, cell) for cell in facts.zone("spread")["own"]["cells"] if cell["state"] == "open"]
    return (
        facts.say("answer-face-up", each=facts.say("spots-join").join(found))
        if found
        else facts.say("answer-face-up-none")
    )


# --- Stores ---------------------------------------------------------------------------------------------------------
def store(facts: Facts) -> str:
    """One's own Store; a spectator hears all of them."""
    return others(facts) if facts.you is None else store_of(facts, facts.you)


def others(facts: Facts) -> str:
    """The others' Stores, clockwise."""
    return " ".join(store_of(facts, seat) for seat in facts.from_you() if seat != facts.you)


def store_of(facts: Facts, seat: int) -> str:
    """A Store from left to right; of one's own and everybody's the same is said (L2)."""
    stem = "answer-store" if seat == facts.you else "answer-store-of"
    stacks = [stack_read(facts, stack) for stack in facts.zone("store", seat)["own"]["stacks"]]
    if not stacks:
        return facts.say(f"{stem}-empty", name=facts.names[seat])
    return facts.say(stem, name=facts.names[seat], each=facts.say("spots-join").join(stacks))


def stack_read(facts: Facts, stack: Mapping[str, Any]) -> str:
    """One Stack; while it lies face-down neither its kind nor its cards."""
    place, locked = stack["place"], yes_no(stack["locked"])
    if stack["state"] == "hidden":
        return facts.say("stack-hidden", place=place, locked=locked)
    card = facts.words.card(stack["card"], True)
    if stack["state"] == "safe":
        return facts.say("stack-safe", place=place, card=card, state=stack["marker"])
    return facts.say("stack-open", place=place, card=card, kind=stack["kind"], locked=locked)


# --- Heap and Keister -----------------------------------------------------------------------------------------------
def heap(facts: Facts) -> str:
    """How many cards the Heap has."""
    return facts.say("answer-heap", count=facts.amount("heap"))


def keister(facts: Facts) -> str:
    """All cards of the Keister by kind; those that were replayed are said so (3.14, 10.13)."""
    zone = facts.zone("keister")
    cards, replayed = list(zone["cards"]), list(zone["own"]["replayed"])
    for card in replayed:
        cards.remove(card)
    each = [facts.words.cards(cards, True)] if cards else []
    each += [facts.say("keister-replayed", cards=facts.words.cards([card], True)) for card in replayed]
    return facts.say("answer-keister", each=facts.joined(each)) if each else facts.say("answer-keister-empty")
