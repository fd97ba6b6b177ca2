"""Oh My Brain: who sees what (Part 6 of the specification). Built by allow-list only."""

from __future__ import annotations

from typing import Any

from ...kernel.events import SPECTATOR, Event
from ...kernel.notation import cards_in
from ...kernel.questions import awaited, current, kind_asked
from .die import bank
from .ending import place
from .events import CAUSES, EXTRAS
from .offer import offer, offer_next_card
from .state import FULL_HAND, MOSQUITO, SPIDER, VALUES, Cause, Game, Kind, Move, Offer, Word
from .turn import beating, refill_due

QUESTIONS = {kind: kind.name.lower() for kind in Kind}


def view(g: Game, viewer: int) -> dict[str, Any]:
    """All that a seat, or SPECTATOR, may know now (offers apart)."""
    state = g.state
    return {
        "game": "oh_my_brain",
        "seats": state.seats,
        "you": None if viewer == SPECTATOR else viewer,
        "over": state.cause != Cause.NONE,
        "round": state.round,
        "turn": state.turn,
        "turn_number": state.turn_number,
        "extra": EXTRAS[state.now_extra],
        "pending": EXTRAS[state.extra],
        "question": question(g, viewer),
        "zones": zones(g, viewer),
        "counters": counters(g),
        "beats": beats(g),
        "result": result(g),
    }


def question(g: Game, viewer: int) -> dict[str, Any] | None:
    """What the game waits for. That a seat has chosen is public; what it chose is not (2.7)."""
    if not awaited(g):
        return None
    frame = current(g)
    asked: dict[str, Any] = {"number": g.state.agenda.number, "kind": QUESTIONS[frame.kind]}
    asked["asked"] = seats_in(frame.asked)
    asked["waiting"] = seats_in(awaited(g))
    if frame.kind == Kind.REFILL:
        asked["forgettable"] = g.rules.refill == 1
        if viewer in asked["waiting"] and g.rules.refill == 0:  # L9: no reminder under `forgettable`
            asked["due"] = refill_due(g.state.player[viewer])
    return asked


def seats_in(bits: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(bits.bit_length()) if (bits >> seat) & 1]


def zones(g: Game, viewer: int) -> list[dict[str, Any]]:
    """Cards of one's own zones (2.9, 2.10) and of the horde (4.9); of all others the number."""
    state = g.state
    found: list[dict[str, Any]] = [
        {
            "id": "horde",
            "kind": "pile",
            "owner": None,
            "count": state.horde.size,
            "cards": list(state.horde.card[: state.horde.size]),
        },
        {"id": "reserve", "kind": "pile", "owner": None, "count": state.reserve.size},
        {"id": "discard", "kind": "pile", "owner": None, "count": state.discard.size},
    ]
    for seat in range(state.seats):
        player = state.player[seat]
        own = seat == viewer
        hand = {"id": "hand", "kind": "fan", "owner": seat, "count": player.hand.size}
        cemetery = {"id": "cemetery", "kind": "rack", "owner": seat, "count": player.cemetery.size}
        found += (
            [hand | {"cards": cards_in(player.hand)}, cemetery | {"cards": cards_in(player.cemetery)}]
            if own
            else [
                hand,
                cemetery,
            ]
        )
        if player.lot.size:
            lot = {"id": "lot", "kind": "fan", "owner": seat, "count": player.lot.size}
            found.append(lot | {"cards": list(player.lot.card[: player.lot.size])} if own else lot)
    return found


def counters(g: Game) -> list[dict[str, Any]]:
    """Brains, and the bank's."""
    state = g.state
    brains = [{"id": "brains", "owner": seat, "value": state.player[seat].brains} for seat in range(state.seats)]
    return [*brains, {"id": "bank", "owner": None, "value": bank(g)}]


def beats(g: Game) -> dict[str, Any]:
    """What beats the top card: public, the same for everybody (L13)."""
    horde = g.state.horde
    values = beating(g)
    if not horde.size:
        return {"kind": "empty", "top": None, "low": 0}
    top = horde.card[horde.size - 1]
    if top == SPIDER:
        return {"kind": "spider", "top": top, "low": 0}
    if top == MOSQUITO:
        return {"kind": "all", "top": top, "low": 0}
    return {"kind": "plain" if values >> top else "only_mosquito", "top": top, "low": min(top + 1, VALUES - 1)}


def result(g: Game) -> dict[str, Any] | None:
    """The places, once the game is over (9.7)."""
    state = g.state
    if state.cause == Cause.NONE:
        return None
    places = [place(g, seat) for seat in range(state.seats)]
    return {
        "cause": CAUSES[state.cause],
        "places": [
            {"place": rank, "seats": [seat for seat in range(state.seats) if places[seat] == rank]}
            for rank in sorted(set(places))
        ],
        "brains": [state.player[seat].brains for seat in range(state.seats)],
        "rounds": state.round,
        "turns": state.turn_number,
    }


def show_offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The offer as people are shown it: at the end of a turn under `forgettable` any card of the cemetery can be named,
    whether a refill is due or not, so that nothing reminds of it (7.5); the judge says whether it may be taken up."""
    offer(g, seat, move, out)
    asked = (awaited(g) >> seat) & 1 == 1 and kind_asked(g) == Kind.REFILL
    if g.rules.refill == 1 and asked:
        player = g.state.player[seat]
        if move.size == 0:
            out.menu[2] |= player.cemetery.least[0] << (Word.REFILL - Word.LOT)
        elif Word.REFILL <= move.word[0] < Word.REFILL_NONE:
            out.menu[0] = 0
            out.whole = 1
            if move.size < FULL_HAND:
                offer_next_card(player, move, out)


def kept(event: Event, age: int) -> Event:
    """Everything stays readable in the log of those who received it (Part 6)."""
    return event
