"""Dementalism: who sees what (section F of the specification). Built by allow-list only.

A person is shown the open facts of this moment and nothing else (13.1): nothing here depends on a hidden face, not even
on one that this viewer has seen. What is peeked at or shown for a moment is in the events alone; whoever joins again
gets no more (13.6). Cards and Stacks go by their places, not by handles that could be followed through a shuffle
(13.10), and no place is marked by what was there before (13.8).
"""

from __future__ import annotations

from typing import Any

from ...kernel.citing import clause_id
from ...kernel.events import told
from ...kernel.questions import kind_asked
from ...kernel.telling import describe
from ...kernel.view import End, Sight, seats_in
from .announcing import tell_power
from .ending import points
from .events import COLUMNS, ENDINGS, FORMS, KINDS, Told
from .judge import forbids
from .names import NO_CARD, PART, PARTS, POWERS, Copies, Ending, Kind, Step, Used, Word
from .offer import offer
from .spread import column_of, is_down, row_of
from .state import Desk, Game, Move, Offer, Stack, after
from .stores import carrier, number_of, place_of, safe_stacks, vulnerable_stacks
from .view import SCHEMA, KeisterOwn, Marker, Own, Power, QuestionOwn, ResultOwn, Row, SpreadOwn, Store

QUESTIONS = {kind: kind.name.lower() for kind in Kind}
REACTIONS = (
    Kind.OOPS, Kind.TURMOIL_REACT, Kind.NIX, Kind.NAB_REACT, Kind.WRONG_SELF, Kind.WRONG_OTHERS, Kind.LOST_REACT,
)  # fmt: skip
CLOCKS = {
    **dict.fromkeys((Kind.WINDOW0, Kind.WINDOW1, Kind.WINDOW2), 45),
    **dict.fromkeys(REACTIONS, 10),
    **dict.fromkeys((Kind.PARCEL_PICK, Kind.LEAK_PICK, Kind.GLOAT_INSERT), 20),
    Kind.PEEK_SECOND: 15, Kind.FIRST_VOTE: 30,
}  # fmt: skip
"""Seconds, where a table wants a clock at all (D.1)."""
SECRET = (Kind.FIRST_VOTE, Kind.PARCEL_PICK)
WINDOWS = ("W0", "W1", "W2", None)
MARKERS: dict[Used, Marker] = {Used.FREE: "ready", Used.TURNED: "turned", Used.RESTING: "resting"}


def own(g: Game, viewer: int) -> Own:
    """The course of the game."""
    state = g.state
    over = state.ending != Ending.NONE
    return {
        "turns": state.turns,
        "next": None if over else after(g, state.turn),
        "direction": "clockwise" if state.step == 1 else "anticlockwise",
        "window": None if over else WINDOWS[state.window],
        "extra": bool(state.extra),
        "single": bool(state.single),
        "grid": {"width": g.rules.width, "height": g.rules.height},
        "spent": seats_in(state.spent),
        "spared": seats_in(state.missed),
        "cut": seats_in(state.cut),
        "shielded": seats_in(state.shielded),
        "left": seats_in(state.left),
        "powers": powers(g, viewer),
        "proposal": {"agreed": seats_in(state.agreed)} if state.agreed else None,
    }


def everyone(g: Game) -> range:
    """The seats."""
    return range(g.state.seats)


def named(cell: int) -> dict[str, Any]:
    """A cell as clients name it."""
    return {"column": COLUMNS[column_of(cell)], "row": row_of(cell) + 1}


# --- the question ---------------------------------------------------------------------------------------------------
def question(g: Game, viewer: int) -> QuestionOwn:
    """What a reaction answers: the same for every viewer."""
    return {"trigger": trigger(g, kind_asked(g))}


def trigger(g: Game, kind: int) -> Any:
    """What a reaction answers: who acted, and the open card, cell or Stack it is about (9.13)."""
    agenda = g.state.agenda
    if agenda.size < 2 or kind in (Kind.FIRST_VOTE, Kind.WINDOW0, Kind.WINDOW1, Kind.WINDOW2):
        return None
    frame = agenda.frame[agenda.size - 2]
    match frame.step:
        case Step.FLIP:
            cell = frame.word[0]
            return {"what": "flip", "by": frame.seat, **named(cell), "card": g.state.spread.card[cell]}
        case Step.TURMOIL:
            return {"what": "turmoil", "by": frame.seat, "card": frame.word[0]}
        case Step.POWER:
            return {"what": "power", "by": frame.seat, **announced(g)}
        case Step.NAB:
            target = g.state.stack[frame.word[0]]
            what = "nab" if kind == Kind.NAB_REACT else "wrong"
            named_card = None if frame.word[1] == NO_CARD else frame.word[1]
            place_told = place_of(g, frame.word[0]) + 1
            return {"what": what, "by": frame.seat, "target": target.owner, "place": place_told, "about": named_card}
        case Step.LOSE:
            return {"what": "lost", "by": g.state.turn, "target": frame.seat}
        case Step.GLOAT:
            return {"what": "shown", "by": frame.seat, **named(frame.word[0])}
    return {"what": "turmoil", "by": frame.seat}


def announced(g: Game) -> dict[str, Any]:
    """The Power that a seat may cancel, with all its choices, as it was told when it was announced (9.8, 9.13)."""
    copy = Game(g.state.clone(), g.rules, Desk())
    copy.state.agenda.size -= 1
    tell_power(copy)
    heard = describe(FORMS[Told.POWER], next(told(copy.desk.events)))
    return {name: value for name, value in heard.items() if name not in ("event", "clause", "actor")}


# --- what lies where ------------------------------------------------------------------------------------------------
def zones(g: Game, viewer: int) -> dict[str, Any]:
    """The Spread with its open faces, the Heap's number, the Keister (3.14), the Stores: the same for every viewer."""
    state = g.state
    grid = [PART * part + bit for part in range(PARTS) for bit in range(PART) if (g.rules.grid[part] >> bit) & 1]
    keister = [card for card in range(g.rules.rows) for _ in range(state.keister.count[card])]
    replayed = [card for card in range(g.rules.rows) for _ in range(state.replayed.count[card])]
    spread: SpreadOwn = {"cells": [cell_seen(g, cell) for cell in grid]}
    played_again: KeisterOwn = {"replayed": replayed}
    return {
        "spread": {"kind": "grid", "count": state.spread.cards, "own": spread},
        "heap": {"kind": "pile", "count": state.heap.size},
        "keister": {"kind": "pile", "count": state.keister.size, "cards": keister, "own": played_again},
        **{f"store:{seat}": store(g, seat) for seat in everyone(g)},
    }


def cell_seen(g: Game, cell: int) -> Any:
    """One cell of the grid: hidden, empty or open; a seat that sits on it (10.17)."""
    spread = g.state.spread
    found = named(cell)
    if spread.card[cell] == NO_CARD:
        return found | {"state": "empty"}
    if not is_down(g, cell):
        return found | {"state": "open", "card": spread.card[cell]}
    sitter = spread.sitter[cell]
    return found | {"state": "hidden"} | ({"sat": sitter - 1} if sitter else {})


def store(g: Game, seat: int) -> Store:
    """A Store: the Stacks from left to right; of one that lies face-down its place and its Lock alone (3.9)."""
    player = g.state.player[seat]
    numbers = [player.stack[at] for at in range(player.stacks)]
    stacks: Any = [
        {"place": at + 1, **stack_seen(g.state.stack[number]), "locked": bool(g.state.stack[number].locked)}
        for at, number in enumerate(numbers)
    ]
    return {"kind": "store", "count": player.stacks, "own": {"stacks": stacks}}


def stack_seen(stack: Stack) -> dict[str, Any]:
    """Safe, Revealed or hidden; called off for the active seat (10.21), which is open too."""
    if stack.copies == Copies.SAFE:
        return {"state": "safe", "card": stack.denizen, "marker": MARKERS[Used(stack.used)]}
    barred = bool(stack.barred)
    if stack.revealed:
        return {"state": "open", "card": stack.denizen, "kind": KINDS[stack.copies - 1], "barred": barred}
    return {"state": "hidden", "barred": barred}


def counters(g: Game) -> dict[str, int]:
    """Safe points and the number of Vulnerable Stacks, no total (13.5); lost turns and extra turns that wait."""
    state = g.state
    waiting = [state.queue[at] for at in range(state.waiting)]
    found = {}
    for seat in everyone(g):
        found[f"points:{seat}"] = 4 * safe_stacks(g, seat)
        found[f"stacks:{seat}"] = vulnerable_stacks(g, seat)
        found[f"lost:{seat}"] = state.player[seat].lost
        found[f"extra:{seat}"] = waiting.count(seat)
    return found


def powers(g: Game, viewer: int) -> list[Power]:
    """All Safe Stacks with a Power; of one's own whether the Power can be used now, and the clause that forbids it."""
    found: list[Power] = []
    for power in range(1, POWERS + 1):
        number = carrier(g, power)
        if number < 0:
            continue
        stack = g.state.stack[number]
        clause = use_forbidden(g, viewer, power) if stack.owner == viewer else None
        found.append(
            {
                "card": stack.denizen,
                "power": power,
                "owner": stack.owner,
                "place": place_of(g, number) + 1,
                "marker": MARKERS[Used(stack.used)],
                "usable": stack.owner == viewer and clause is None,
                "clause": clause,
            }
        )
    return found


def use_forbidden(g: Game, seat: int, power: int) -> str | None:
    """The clause that forbids this seat to use this Power now whatever it chooses; None: it may be announced."""
    out = Offer()
    offer(g, seat, Move(), out)
    word = Word.USE + power
    if (out.menu[word // 63] >> (word % 63)) & 1:
        return None
    move = Move()
    move.size, move.word[0] = 1, word
    return clause_id(forbids(g, seat, move))


# --- the end --------------------------------------------------------------------------------------------------------
def ending(g: Game) -> End:
    """Why the game is over, and everybody's row (section I)."""
    rows: list[Row] = [
        {
            "seat": seat,
            "points": points(g, seat),
            "safe": number_of(g, seat, Copies.SAFE),
            "stacked": number_of(g, seat, Copies.STACKED),
            "sneaky": number_of(g, seat, Copies.SNEAKY),
        }
        for seat in everyone(g)
    ]
    told: ResultOwn = {"rows": rows}
    return End(ENDINGS[g.state.ending], g.state.turns, told)


def show_offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The offer as people are shown it: it depends on open facts alone, so it is the offer itself (13.4)."""
    offer(g, seat, move, out)


SIGHT = Sight(SCHEMA, zones, counters, own, question, ending, frozenset(SECRET))
