"""Cryptid Smash: who sees what (section F of the specification). Built by allow-list only."""

from __future__ import annotations

from typing import Any

from ...kernel.events import SPECTATOR, Event
from ...kernel.questions import kind_asked
from ...kernel.view import End, Sight, awaits
from .cards import faces_in
from .ending import place
from .events import COLOURS, EFFECTS, ENDINGS
from .legendary import owes
from .matching import playable
from .names import NO_FACE, PART, Ending, Kind, Mark
from .offer import offer
from .powers import owed
from .state import Game, Move, Offer, after
from .view import SCHEMA, Chain, Own, QuestionOwn
from .writing import pile_of

QUESTIONS = {kind: kind.name.lower() for kind in Kind}
SEALED = (Kind.WINDOW, Kind.DISCARD2)


def own(g: Game, viewer: int) -> Own:
    """The course of the game."""
    state = g.state
    over = state.ending != Ending.NONE
    return {
        "next": None if over else after(g, state.turn),
        "direction": "clockwise" if state.step == 1 else "anticlockwise",
        "colour": COLOURS[state.colour],
        "mirror": EFFECTS[state.repeats - Mark.DRAW4] if state.repeats != Mark.NONE else None,
        "chain": chain(g),
        "marks": ["open" if (state.open >> s) & 1 else "said" if (state.said >> s) & 1 else "" for s in everyone(g)],
        "finished": finished(g),
        "playable": playable_now(g, viewer),
        "windows": g.rules.smash_mode == 0,
    }


def everyone(g: Game) -> range:
    """The seats."""
    return range(g.state.seats)


def finished(g: Game) -> list[int]:
    """The seats that have finished, in that order (2.4)."""
    return sorted((seat for seat in everyone(g) if (g.state.done >> seat) & 1), key=lambda seat: place(g, seat))


def chain(g: Game) -> Chain | None:
    """What waits for the next player: public (11.7, 6.8)."""
    state = g.state
    if state.waiting == Mark.NONE:
        return None
    if state.waiting == Mark.COLOUR4:
        return {"kind": "colour4", "draw": 4, "discard": 0, "units": 1, "colour": None}
    draw4 = state.waiting == Mark.DRAW4
    return {
        "kind": "draw4" if draw4 else "discard",
        "draw": 4 * state.units if draw4 else 2 * state.units,
        "discard": 0 if draw4 else state.units,
        "units": state.units,
        "colour": COLOURS[state.chain_colour],
    }


def question(g: Game, viewer: int) -> QuestionOwn:
    """How many cards are due, or which was drawn: told to whoever is asked."""
    if not awaits(g, viewer):
        return {}
    match kind_asked(g):
        case Kind.ANSWER:
            return {"due": owed(g, viewer)}
        case Kind.DISCARD2:
            return {"due": owes(g, viewer)}
        case Kind.PLAY_DRAWN:
            return {"card": g.state.drawn}
    return {}


def zones(g: Game, viewer: int) -> dict[str, Any]:
    """The pile and the removed cards, for all (4.7, 10.6); one's own hand (3.4); of the rest the number."""
    state = g.state
    found: dict[str, Any] = {
        "pile": {"kind": "pile", "count": state.pile.size, "cards": pile_of(g)[::-1]},
        "deck": {"kind": "pile", "count": state.deck.size},
        "gone": {"kind": "pile", "count": state.gone.size, "cards": faces_in(state.gone)},
    }
    if state.aside != NO_FACE:
        found["aside"] = {"kind": "pile", "count": 1, "cards": [state.aside]}
    for seat in everyone(g):
        hand = {"kind": "fan", "count": state.player[seat].hand.size}
        found[f"hand:{seat}"] = hand | {"cards": faces_in(state.player[seat].hand)} if seat == viewer else hand
    return found


def counters(g: Game) -> dict[str, int]:
    """Numbers that stand for the whole table."""
    state = g.state
    return {"reshuffles": state.reshuffles, "passes": state.streak, "acts": state.acts}


def playable_now(g: Game, viewer: int) -> list[int]:
    """Of one's own faces those that fit the pile as it lies (8.2), whoever's turn it is."""
    if viewer == SPECTATOR or g.state.ending != Ending.NONE:
        return []
    hand = sorted(set(faces_in(g.state.player[viewer].hand)))
    return [face for face in hand if (playable(g, face // PART) >> (face % PART)) & 1]


def ending(g: Game) -> End:
    """Why the game is over (section I)."""
    return End(ENDINGS[g.state.ending], g.state.acts, {})


def show_offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The offer as people are shown it: nothing in it depends on whether anybody is open, so it is the offer itself."""
    offer(g, seat, move, out)


def kept(event: Event, age: int) -> Event:
    """Everything stays readable in the log of those who received it (section F)."""
    return event


SIGHT = Sight(SCHEMA, zones, counters, own, question, ending, frozenset(SEALED))  # 9.14, 7.10
