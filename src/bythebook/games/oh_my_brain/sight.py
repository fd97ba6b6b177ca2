"""Oh My Brain: who sees what (Part 6 of the specification). Built by allow-list only."""

from __future__ import annotations

from typing import Any

from ...kernel.events import Event
from ...kernel.notation import cards_in
from ...kernel.questions import awaited, kind_asked
from ...kernel.view import End, Sight, awaits
from .die import bank
from .events import CAUSES, EXTRAS
from .offer import offer, offer_next_card
from .state import FULL_HAND, MOSQUITO, SPIDER, VALUES, Game, Kind, Move, Offer, Word
from .turn import beating, refill_due
from .view import SCHEMA, Beats, Own, QuestionOwn, ResultOwn

QUESTIONS = {kind: kind.name.lower() for kind in Kind}


def own(g: Game, viewer: int) -> Own:
    """The course of the game."""
    state = g.state
    return {
        "round": state.round,
        "turn_number": state.turn_number,
        "extra": EXTRAS[state.now_extra],
        "pending": EXTRAS[state.extra],
        "beats": beats(g),
    }


def question(g: Game, viewer: int) -> QuestionOwn:
    """What a refill asks for. That a seat has chosen is public; what it chose is not (2.7)."""
    if kind_asked(g) != Kind.REFILL:
        return {}
    if g.rules.refill == 1 or not awaits(g, viewer):  # L9: no reminder under `forgettable`
        return {"forgettable": g.rules.refill == 1}
    return {"forgettable": False, "due": refill_due(g.state.player[viewer])}


def zones(g: Game, viewer: int) -> dict[str, Any]:
    """Cards of one's own zones (2.9, 2.10) and of the horde (4.9); of all others the number."""
    state = g.state
    found: dict[str, Any] = {
        "horde": {
            "kind": "pile",
            "count": state.horde.size,
            "cards": list(state.horde.card[: state.horde.size]),
        },
        "reserve": {"kind": "pile", "count": state.reserve.size},
        "discard": {"kind": "pile", "count": state.discard.size},
    }
    for seat in range(state.seats):
        player = state.player[seat]
        hand = {"kind": "fan", "count": player.hand.size}
        cemetery = {"kind": "rack", "count": player.cemetery.size}
        lot = {"kind": "fan", "count": player.lot.size}
        if seat == viewer:
            hand |= {"cards": cards_in(player.hand)}
            cemetery |= {"cards": cards_in(player.cemetery)}
            lot |= {"cards": list(player.lot.card[: player.lot.size])}
        found |= {f"hand:{seat}": hand, f"cemetery:{seat}": cemetery}
        if player.lot.size:
            found[f"lot:{seat}"] = lot
    return found


def counters(g: Game) -> dict[str, int]:
    """Brains, and the bank's."""
    state = g.state
    brains = {f"brains:{seat}": state.player[seat].brains for seat in range(state.seats)}
    return {**brains, "bank": bank(g)}


def beats(g: Game) -> Beats:
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


def ending(g: Game) -> End:
    """Why the game is over, and the brains at its end (9.7)."""
    state = g.state
    told: ResultOwn = {
        "brains": [state.player[seat].brains for seat in range(state.seats)],
        "rounds": state.round,
    }
    return End(CAUSES[state.cause], state.turn_number, told)


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


SIGHT = Sight(SCHEMA, zones, counters, own, question, ending)
