"""Dementalism: what a transcript claims of a position and of what was told (section L of the specification)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...kernel.moves import MENU_BITS, add_word
from ...kernel.notation import BadInput
from ...kernel.questions import kind_asked
from .cards import write_card
from .ending import place, points
from .judge import answers
from .moves import read_move, write_move
from .names import CELLS, Copies
from .offer import offer
from .positions import CALLED, STORE, read_by_cell, read_by_seat, read_store, read_tally
from .reading import BITS, cell_of
from .sight import zones
from .spread import is_up
from .state import Game, Move, Offer
from .writing import (
    asked_of,
    by_seat,
    card_in,
    head_of,
    heap_of,
    keister_of,
    sat_of,
    seats_of,
    store_of,
    up_of,
    write_cards,
)

Events = list[dict[str, Any]]
OPEN_MARKS = "^!"
MARKERS = {"ready": "", "turned": "~", "resting": "-"}


def check_claims(text: str, g: Game, events: Events) -> list[str]:
    """What does not hold, a sentence each. A claim speaks only of what it names."""
    return [fault for part in text.split(";") if (fault := check(part.strip(), g, events))]


def check(claim: str, g: Game, events: Events) -> str:
    """One claim: a sentence when it does not hold, else nothing."""
    key, _, what = claim.lower().partition(" ")
    key, what = CALLED.get(key, key), what.strip()
    if store := STORE.fullmatch(key):
        return differs(key, tidy_store(what, g), store_of(g, int(store[1]) - 1, OPEN_MARKS))
    if key.startswith("@"):
        return differs("turn", claim.lower(), head_of(g).partition(" ")[2])
    if key in SINGLE:
        return differs(key, what, SINGLE[key](g))
    if key in BITS:
        return differs(key, what, seats_of(getattr(g.state, BITS[key])))
    if key in CHECKS:
        return CHECKS[key](what, g)
    if key in ("event", "no"):
        return check_event(key, what, events)
    raise BadInput(
        f"'{claim[:40]}' claims nothing: say '@2 W0', 'S1 [D05+G]', 'up a1=D05', 'dn a1=D07', 'heap 8', 'K G*2', "
        "'lost 1=1', 'ask nix 3', 'may 1 nab 2.1', 'list 1 insert a1 > 1, done', 'event skipped' and the like."
    )


def differs(name: str, claimed: str, found: str) -> str:
    """A sentence when the two differ, capitals apart."""
    return "" if claimed.lower() == found.lower() else f"{name} is '{found}', not '{claimed}'"


# --- claims of one thing that is written as positions write it ------------------------------------------------------
SINGLE: dict[str, Callable[[Game], str]] = {
    "up": lambda g: up_of(g) or "-",
    "sat": lambda g: sat_of(g) or "-",
    "dir": lambda g: "+" if g.state.step == 1 else "-",
    "extra": lambda g: " ".join(str(seat + 1) for seat in g.state.queue[: g.state.waiting]) or "-",
    "ask": asked_of,
    "over": lambda g: asked_of(g).removeprefix("over "),
    "idle": lambda g: str(g.state.idle),
    "least": lambda g: str(g.state.least),
    "places": lambda g: " ".join(str(place(g, seat)) for seat in range(g.state.seats)),
    "points": lambda g: " ".join(str(points(g, seat)) for seat in range(g.state.seats)),
    "spread": lambda g: str(g.state.spread.cards),
    "box": lambda g: str(g.state.box.size),
}


def tidy_store(text: str, g: Game) -> str:
    """A Store as it is claimed, each card by its id."""
    said = []
    for stack in read_store(text, g.rules):
        card = write_card(stack.denizen, g.rules.denizens)
        before = "".join(mark for mark in OPEN_MARKS if mark in stack.marks)
        marker = [*MARKERS.values()][stack.used]
        kind = {Copies.SNEAKY: f"[{card}+G]", Copies.STACKED: f"[{card}x2]"}.get(Copies(stack.copies))
        said.append(before + (kind or f"({card}{marker})"))
    return " ".join(said) or "-"


# --- claims that name some of many things ---------------------------------------------------------------------------
def check_cells(what: str, g: Game) -> str:
    """`a1=D07 b1=..`: what lies face-down there, or that nothing does."""
    faults = []
    for said, card in read_by_cell("dn", what).items():
        cell = cell_of(g, said)
        found = f"{card_in(g, cell)}{', face-up' if is_up(g, cell) else ''}"
        faults.append(differs(said, card, found))
    return "; ".join(fault for fault in faults if fault)


def check_seats(name: str) -> Callable[[str, Game], str]:
    """`2=1` speaks of seat 2; `-` of all."""

    def check_one(what: str, g: Game) -> str:
        found = by_seat(g, name)
        if what == "-":
            return differs(name, what, found)
        numbers = {seat: getattr(g.state.player[seat], name) for seat in range(g.state.seats)}
        claimed = read_by_seat(name, what, g.state.seats)
        return "" if numbers | claimed == numbers else f"{name} is '{found}', not '{what}'"

    return check_one


def check_heap(what: str, g: Game) -> str:
    """`8`, or `2 top D08`: how many cards, and the first of them."""
    number, _, top = what.partition("top")
    heap = heap_of(g)
    if number.strip() != str(len(heap)):
        return f"the Heap has {len(heap)} cards, not {number.strip()}"
    return differs("heap top", top.strip(), write_cards(heap[: len(top.split())], g.rules.denizens))


def check_keister(what: str, g: Game) -> str:
    """The whole Keister, in any order."""
    cards, replayed = read_tally(what, g.rules)
    own = [card for card, number in enumerate(g.state.keister.count) for _ in range(number)]
    marked = [card for card, number in enumerate(g.state.replayed.count) for _ in range(number)]
    return "" if (sorted(cards), sorted(replayed)) == (own, marked) else f"K is '{keister_of(g)}', not '{what}'"


# --- claims of what may be done, and of what is seen ----------------------------------------------------------------
def check_may(what: str, g: Game) -> str:
    """`1 nab 2.1`: the seat is offered this move."""
    seat, _, text = what.partition(" ")
    offered = [write_move(move) for move in offered_moves(g, int(seat) - 1)]
    return "" if write_move(read_move(text)) in offered else f"seat {seat} is offered {', '.join(offered)}"


def check_list(what: str, g: Game) -> str:
    """`1 insert a1 > 1, done`: all the answers that the seat is offered."""
    seat, _, text = what.partition(" ")
    kind = kind_asked(g)
    offered = [write_move(move) for move in offered_moves(g, int(seat) - 1) if answers(kind, move.word[0])]
    return differs(f"list {seat}", text.strip(), ", ".join(offered) or "-")


def offered_moves(g: Game, seat: int) -> Iterator[Move]:
    """Every move that a seat is offered, its words in rising order."""

    def grow(move: Move) -> Iterator[Move]:
        out = Offer()
        offer(g, seat, move, out)
        if out.whole and move.size:
            yield move
        for at, menu in enumerate(out.menu):
            for bit in range(menu.bit_length()):
                if (menu >> bit) & 1:
                    longer = move.clone()
                    add_word(longer, MENU_BITS * at + bit)
                    yield from grow(longer)

    yield from grow(Move())


def check_sees(what: str, g: Game) -> str:
    """`2 S1 [##] (D02)` or `2 c3=##`: what this seat is shown now; `*` is a spectator."""
    viewer, _, text = what.partition(" ")
    shown = zones(g, -1 if viewer == "*" else int(viewer) - 1)
    key, _, rest = text.lower().strip().partition(" ")
    if store := STORE.fullmatch(key):
        stacks = shown[f"store:{int(store[1]) - 1}"]["own"]["stacks"]
        return differs(key, rest.strip(), " ".join(seen_stack(stack, g) for stack in stacks) or "-")
    cells = {f"{cell['column']}{cell['row']}": cell for cell in shown["spread"]["own"]["cells"]}
    faults = []
    for said, claimed in read_by_cell("sees", text).items():
        state = cells[said]["state"]
        found = {"hidden": "##", "empty": ".."}.get(state) or write_card(cells[said]["card"], g.rules.denizens)
        faults.append(differs(said, claimed, found))
    return "; ".join(fault for fault in faults if fault)


def seen_stack(stack: dict[str, Any], g: Game) -> str:
    """A Stack as a view shows it; `[##]` while it lies face-down."""
    lock = "!" if stack["locked"] else ""
    if stack["state"] == "hidden":
        return f"{lock}[##]"
    card = write_card(stack["card"], g.rules.denizens)
    if stack["state"] == "safe":
        return f"({card}{MARKERS[stack['marker']]})"
    return f"^{lock}[{card}{'+G' if stack['kind'] == 'sneaky' else 'x2'}]"


def check_event(key: str, what: str, events: Events) -> str:
    """`event skipped`: such an event was told since the position; `no event skipped`: none was."""
    name = what.removeprefix("event ").strip()
    told = any(event["event"] == name for event in events)
    if told == (key == "event"):
        return ""
    return f"{'an' if told else 'no'} event {name} was told"


CHECKS: dict[str, Callable[[str, Game], str]] = {
    "dn": check_cells,
    "lost": check_seats("lost"),
    "looks": check_seats("looks"),
    "heap": check_heap,
    "K": check_keister,
    "may": check_may,
    "list": check_list,
    "sees": check_sees,
}


# --- every card -----------------------------------------------------------------------------------------------------
def inventory(g: Game) -> list[int]:
    """Every card, wherever it lies, in rising order: the test box of positions too."""
    state = g.state
    cards = [*heap_of(g), *(card for card in state.spread.card[:CELLS] if card >= 0)]
    for tally in (state.keister, state.box):
        cards += [card for card, number in enumerate(tally.count) for _ in range(number)]
    for stack in state.stack:
        if stack.copies != Copies.NONE:
            cards += [stack.denizen] * stack.copies + [g.rules.denizens] * (stack.copies == Copies.SNEAKY)
    return sorted(cards)
