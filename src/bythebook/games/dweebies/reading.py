"""Dweebies: the table read aloud (Part 13 of the specification): rows, columns, cells, lines and groups."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ...kernel.talk import Facts, capital
from .ahead import AXES, beside, joins, meeting, run
from .cells import Cell, read_cell
from .events import HORIZONTAL, VERTICAL

WAYS = ("above", "left", "right", "below")


def named(cell: Cell) -> dict[str, str | int]:
    """A cell as words want it."""
    south, east = cell
    return {
        "vert": VERTICAL[(south < 0) + 2 * (south > 0)],
        "rows": abs(south),
        "hor": HORIZONTAL[(east < 0) + 2 * (east > 0)],
        "columns": abs(east),
    }


def cell_of(pair: Sequence[int]) -> Cell:
    """A cell of the view, which names the east first."""
    return pair[1], pair[0]


def tableau(facts: Facts) -> dict[Cell, int]:
    """The cards on the table by cell, in reading order."""
    zone = facts.zone("table")
    return {cell_of(pair): card for pair, card in zip(zone["own"]["cells"], zone["cards"], strict=True)}


def belonging(facts: Facts) -> dict[Cell, int]:
    """The group of the card on each cell."""
    zone = facts.zone("table")
    return {cell_of(pair): group for pair, group in zip(zone["own"]["cells"], zone["own"]["groups"], strict=True)}


def pointed_at(facts: Facts) -> Cell:
    """The cell that was named; else that of the card placed last; else the centre."""
    if facts.rest:
        return read_cell(facts.rest)
    return cell_of(facts.own["last"] or (0, 0))


def amount(facts: Facts, number: int) -> str:
    """A number of cards."""
    return facts.say("amount", n=number)


def sentence(facts: Facts, phrases: list[str]) -> str:
    """Phrases as a sentence."""
    return f"{capital(facts.joined(phrases))}."


def table(facts: Facts) -> str:
    """How many cards and groups, and how far they reach; the groups, while there are several."""
    cards = tableau(facts)
    if not cards:
        return facts.say("answer-table-empty")
    souths, easts = [south for south, _ in cards], [east for _, east in cards]
    down = span(facts, "row", [(min(souths), 0), (max(souths), 0)])
    across = span(facts, "column", [(0, min(easts)), (0, max(easts))])
    groups = len(set(facts.zone("table")["own"]["groups"]))
    return facts.say("answer-table", count=amount(facts, len(cards)), groups=groups, down=down, across=across)


def span(facts: Facts, axis: str, ends: list[Cell]) -> str:
    """From one row, or column, to another."""
    first, last = (facts.say(f"{way}-{axis}", **named(end)) for way, end in zip(("from", "to"), ends, strict=True))
    return facts.say("span", **{"from": first, "to": last})


def rows(facts: Facts) -> str:
    """The table row by row, an empty stretch as one number."""
    cards = tableau(facts)
    if not cards:
        return facts.say("answer-table-empty")
    souths = [south for south, _ in cards]
    return " ".join(sentence(facts, [row_of(facts, cards, at)]) for at in range(min(souths), max(souths) + 1))


def row_of(facts: Facts, cards: dict[Cell, int], south: int) -> str:
    """One row from its first card to its last; all of a row without a card is free."""
    easts = [east for at, east in cards if at == south]
    every = [east for _, east in cards]
    first, last = (min(easts), max(easts)) if easts else (min(every), max(every))
    read = stretches(facts, cards, [(south, east) for east in range(first, last + 1)], "row-card")
    return facts.say("row-read", each=read, **named((south, 0)))


def stretches(facts: Facts, cards: dict[Cell, int], cells: list[Cell], message: str) -> str:
    """Cells read one after another, an empty stretch as one number."""
    read = []
    for taken, stretch in groupby(cells, cards.__contains__):
        found = list(stretch)
        if taken:
            read += [facts.say(message, card=facts.words.card(cards[at]), **named(at)) for at in found]
        else:
            read.append(facts.say("row-free", free=len(found)))
    return facts.say("read-join").join(read)


def row(facts: Facts) -> str:
    """One row read out: that of the cell named."""
    south, _ = pointed_at(facts)
    cards = {at: card for at, card in tableau(facts).items() if at[0] == south}
    if not cards:
        return sentence(facts, [facts.say("row-read", each=facts.say("read-nothing"), **named((south, 0)))])
    return sentence(facts, [row_of(facts, cards, south)])


def column(facts: Facts) -> str:
    """One column read out: that of the cell named."""
    _, east = pointed_at(facts)
    cards = {at: card for at, card in tableau(facts).items() if at[1] == east}
    if not cards:
        return sentence(facts, [facts.say("column-read", each=facts.say("read-nothing"), **named((0, east)))])
    souths = [south for south, _ in cards]
    read = stretches(facts, cards, [(south, east) for south in range(min(souths), max(souths) + 1)], "column-card")
    return sentence(facts, [facts.say("column-read", each=read, **named((0, east)))])


def cell(facts: Facts) -> str:
    """What lies on a cell, or what a card would meet there; then its four neighbours."""
    at, cards = pointed_at(facts), tableau(facts)
    around = [facts.say("near-card" if near in cards else "near-free", way=way,
                        **({"card": facts.words.card(cards[near])} if near in cards else {}))
              for way, near in zip(WAYS, beside(at), strict=True)]  # fmt: skip
    said = card_there(facts, at, cards) if at in cards else free_there(facts, at, cards)
    return " ".join([*said, sentence(facts, around)])


def card_there(facts: Facts, at: Cell, cards: dict[Cell, int]) -> list[str]:
    """A card, with its row line and its column line."""
    last = "yes" if facts.own["last"] and at == cell_of(facts.own["last"]) else "no"
    said = [facts.say("card-at", card=facts.words.card(cards[at]), last=last, **named(at))]
    for axis, (south, east) in AXES.items():
        line = [*reversed(run(cards, at, (-south, -east))), at, *run(cards, at, (south, east))]
        said.append(line_of(facts, axis, line, cards) if len(line) > 1 else facts.say("line-none", axis=axis))
    return [sentence(facts, [each]) for each in said]


def free_there(facts: Facts, at: Cell, cards: dict[Cell, int]) -> list[str]:
    """A free cell: whether a card may be placed there, and what it would meet."""
    said = [sentence(facts, [facts.say("free-at", state=state_of(facts, at, cards), **named(at))])]
    met = [would_meet(facts, axis, at, cards) for axis in AXES]
    if facts.own["split"]:
        met.append(facts.say("would-join" if joins(belonging(facts), at) else "would-not-join"))
    return [*said, sentence(facts, met)]


def state_of(facts: Facts, at: Cell, cards: dict[Cell, int]) -> str:
    """`playable`, `free`, or `outside`: farther than one cell from the rectangle of the cards."""
    if at in map(cell_of, facts.own["legal"]):
        return "playable"
    every = [*cards] or [at]
    reach = [(min(c[axis] for c in every) - 1, max(c[axis] for c in every) + 1) for axis in (0, 1)]
    inside = bool(cards) and all(low <= place <= high for place, (low, high) in zip(at, reach, strict=True))
    return "free" if inside or (not cards and at == (0, 0)) else "outside"


def would_meet(facts: Facts, axis: str, at: Cell, cards: dict[Cell, int]) -> str:
    """What a card would meet along one axis."""
    met = meeting(cards, at, axis)
    card = {} if met.card is None else {"card": facts.words.card(met.card)}
    return facts.say("would-meet", axis=axis, meets=met.meets, size=met.size, **card)


def lines(facts: Facts) -> str:
    """The lines on the table (5.2): rows, then columns, in reading order."""
    cards = tableau(facts)
    found = []
    for axis, (south, east) in AXES.items():
        for cell in cards:
            line = [cell, *run(cards, cell, (south, east))]
            if len(line) > 1 and not run(cards, cell, (-south, -east)):
                found.append(line_of(facts, axis, line, cards))
    return sentence(facts, found) if found else facts.say("answer-lines-none")


def line_of(facts: Facts, axis: str, line: list[Cell], cards: dict[Cell, int]) -> str:
    """One line, from end to end."""
    ends = {"from": facts.say("cell", **named(line[0])), "to": facts.say("cell", **named(line[-1]))}
    held = facts.say("read-join").join(facts.words.card(cards[cell]) for cell in line)
    return facts.say("line-read", axis=axis, size=len(line), cards=held, **ends)


def groups(facts: Facts) -> str:
    """The groups with their first cards, and what they need (6.4, or the least gap of 6.10)."""
    split, cards = facts.own["split"], tableau(facts)
    if not split:
        return facts.say("answer-groups-one") if cards else facts.say("answer-table-empty")
    belongs = belonging(facts)
    each = [group_of(facts, number, [cell for cell in cards if belongs[cell] == number], cards)
            for number in range(1, split["groups"] + 1)]  # fmt: skip
    need = {"need": amount(facts, split["need"]), "need_count": split["need"]}
    link = facts.house.get("link", "whole")
    return facts.say("answer-groups", groups=split["groups"], link=link, each=" ".join(each), **need)


def group_of(facts: Facts, number: int, cells: list[Cell], cards: dict[Cell, int]) -> str:
    """One group: how many cards, and its first card."""
    card = facts.words.card(cards[cells[0]])
    return facts.say("group-read", number=number, count=amount(facts, len(cells)), card=card, **named(cells[0]))
