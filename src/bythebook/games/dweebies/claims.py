"""Dweebies: what a transcript claims of a position and of what was told (results, Parts 10 and 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.notation import BadInput, read_seat, seat_letter
from .cells import cells_in, codes_of, kinds_in, read_cell, read_table, tableau_of, write_cell, write_kinds, write_table
from .ending import place
from .knowledge import Knowledge
from .names import KINDS
from .positions import CALLED, read_cards
from .state import Game
from .writing import numbers_of, pile_of, step_of

Events = list[dict[str, Any]]


def check_claims(text: str, g: Game, events: Events) -> list[str]:
    """What does not hold, a sentence each. A claim speaks only of what it names."""
    return [fault for part in text.split(";") if (fault := check(part.strip(), g, events))]


def check(claim: str, g: Game, events: Events) -> str:
    """One claim: a sentence when it does not hold, else nothing."""
    named, _, what = claim.lower().partition(" ")
    key = CALLED.get(named, named)
    codes = codes_of(g.rules)
    single: dict[str, Callable[[], str]] = {
        "offer": lambda: offered(events),
        "no": lambda: "offer" if offered(events) == "-" else "",
        "groups": lambda: str(g.state.table.groups),
        "need": lambda: need(g, "need"),
        "gap": lambda: need(g, "gap"),
        "pile": lambda: str(g.state.pile.size),
        "turn": lambda: seat_letter(g.state.turn),
        "step": lambda: step_of(g),
        "round": lambda: str(g.state.round),
        "over": lambda: winners(g),
        "legal": lambda: " ".join(map(write_cell, cells_in(g.state.table, g.state.table.legal))),
        "P": lambda: write_kinds(pile_of(g), codes),
    }
    if key == "T":
        claimed = write_table(read_table(what, codes), codes)
        return differs(key, claimed, write_table(tableau_of(g.state.table, g.rules), codes))
    if key == "legal":
        what = " ".join(write_cell(read_cell(cell)) for cell in what.split())
    if key in single:
        return differs(key, what, single[key]())
    if key in ("won", "owed", "wins", "haul", "hands"):
        return check_numbers(key, what, g)
    if key == "hand":
        return check_hand(what, g, codes)
    if key == "event":
        told = {event["event"] for event in events} | {event.get("reason") for event in events}
        return "" if what in told else f"no event {what} was told"
    raise BadInput(
        f"'{claim[:40]}' claims nothing: say 'T C: ga dr', 'legal N1 E1', 'offer row', 'won A3 B0', 'hand A kn +4'."
    )


def differs(name: str, claimed: str, is_: str) -> str:
    """A sentence when the two differ, capitals apart."""
    return "" if claimed.lower() == is_.lower() else f"{name} is '{is_}', not '{claimed}'"


def offered(events: Events) -> str:
    """The lines offered since the last card was placed: `row`, `column`, `row+column`; `-` for none."""
    last = max((i for i, event in enumerate(events) if event["event"] == "placed"), default=0)
    for event in events[last:]:
        if event["event"] == "offer":
            return "+".join(axis for axis in ("row", "column") if event[axis])
    return "-"


def need(g: Game, name: str) -> str:
    """`need` (6.4) or `gap` (6.10): one of them is kept, with two groups they are the same."""
    if g.state.table.groups > 2 and (name == "gap") != (g.rules.link == 1):
        raise BadInput(f"'{name}' is not what counts under this house rule.")
    return str(g.state.table.need)


def winners(g: Game) -> str:
    """The seats that have won, once the game is over."""
    if not g.state.over:
        return "not yet"
    return " ".join(seat_letter(seat) for seat in range(g.state.seats) if place(g, seat) == 1)


def check_numbers(name: str, what: str, g: Game) -> str:
    """`A3 B5`, of the seats named."""
    if name == "hands":
        found = [f"{seat_letter(seat)}{g.state.player[seat].hand.size}" for seat in range(g.state.seats)]
    else:
        found = numbers_of(g, name).split()
    return "; ".join(
        differs(name, claimed, " ".join(found)) for claimed in what.upper().split() if claimed not in found
    )


def check_hand(what: str, g: Game, codes: tuple[str, ...]) -> str:
    """`A kn +4`: these cards, and so many others."""
    seat, _, text = what.partition(" ")
    cards = read_cards(text, codes)
    held = kinds_in(g.state.player[read_seat(seat, g.state.seats)].hand)
    fits = all(held.count(kind) >= cards.named.count(kind) for kind in cards.named)
    if fits and len(held) == len(cards.named) + cards.others:
        return ""
    return f"hand {seat.upper()} is {write_kinds(held, codes)}, not {text}"


def inventory(g: Game) -> list[int]:
    """Every card, wherever it lies, in rising order."""
    state = g.state
    cards = [*tableau_of(state.table, g.rules).values(), *pile_of(g)]
    cards += [kind for kind in range(KINDS) for _ in range(state.table.gone[kind])]
    for player in state.player:
        cards += kinds_in(player.hand)
    return sorted(cards)


def untruths(g: Game, me: int, k: Knowledge) -> list[str]:
    """What a seat's knowledge says that is not so: how many cards of each kind it has not seen."""
    codes = codes_of(g.rules)
    hidden = [*pile_of(g), *(kind for seat in range(6) if seat != me for kind in kinds_in(g.state.player[seat].hand))]
    return [
        f"{hidden.count(kind)} cards {codes[kind]} are unseen, not {k.unseen[kind]}"
        for kind in range(KINDS)
        if k.unseen[kind] != hidden.count(kind)
    ]
