"""Cryptid Smash: who sees what (section F of the specification). Built by allow-list only."""

from __future__ import annotations

from typing import Any

from ...kernel.events import SPECTATOR, Event
from ...kernel.questions import awaited, current
from .cards import faces_in
from .ending import place
from .events import COLOURS, EFFECTS, ENDINGS
from .legendary import owes
from .matching import playable
from .names import NO_FACE, PART, Ending, Kind, Mark
from .offer import offer
from .powers import owed
from .state import Game, Move, Offer, after
from .writing import pile_of

QUESTIONS = {kind: kind.name.lower() for kind in Kind}
SEALED = (Kind.WINDOW, Kind.DISCARD2)


def view(g: Game, viewer: int) -> dict[str, Any]:
    """All that a seat, or SPECTATOR, may know now (offers apart)."""
    state = g.state
    over = state.ending != Ending.NONE
    return {
        "game": "cryptid_smash",
        "seats": state.seats,
        "you": None if viewer == SPECTATOR else viewer,
        "over": over,
        "turn": state.turn,
        "next": None if over else after(g, state.turn),
        "direction": "clockwise" if state.step == 1 else "anticlockwise",
        "colour": COLOURS[state.colour],
        "mirror": EFFECTS[state.repeats - Mark.DRAW4] if state.repeats != Mark.NONE else None,
        "chain": chain(g),
        "question": question(g, viewer),
        "zones": zones(g, viewer),
        "counters": counters(g),
        "marks": ["open" if (state.open >> s) & 1 else "said" if (state.said >> s) & 1 else "" for s in everyone(g)],
        "finished": finished(g),
        "playable": playable_now(g, viewer),
        "windows": g.rules.smash_mode == 0,
        "result": result(g),
    }


def everyone(g: Game) -> range:
    """The seats."""
    return range(g.state.seats)


def finished(g: Game) -> list[int]:
    """The seats that have finished, in that order (2.4)."""
    return sorted((seat for seat in everyone(g) if (g.state.done >> seat) & 1), key=lambda seat: place(g, seat))


def chain(g: Game) -> dict[str, Any] | None:
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


def question(g: Game, viewer: int) -> dict[str, Any] | None:
    """What the game waits for. Of sealed questions nobody learns who has answered, but of oneself (9.14, 7.10)."""
    if not awaited(g):
        return None
    frame = current(g)
    waiting = frame.asked if frame.kind in SEALED else awaited(g)
    if viewer != SPECTATOR:
        waiting &= ~(frame.answered & (1 << viewer))
    asked: dict[str, Any] = {"number": g.state.agenda.number, "kind": QUESTIONS[frame.kind]}
    asked["asked"] = seats_in(frame.asked)
    asked["waiting"] = seats_in(waiting)
    if frame.kind == Kind.WINDOW:
        asked["seats"] = list(everyone(g))  # 9.8: the same in every window
    if viewer in asked["waiting"]:
        if frame.kind == Kind.ANSWER:
            asked["due"] = owed(g, viewer)
        elif frame.kind == Kind.DISCARD2:
            asked["due"] = owes(g, viewer)
        elif frame.kind == Kind.PLAY_DRAWN:
            asked["card"] = g.state.drawn
    return asked


def seats_in(bits: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(bits.bit_length()) if (bits >> seat) & 1]


def zones(g: Game, viewer: int) -> list[dict[str, Any]]:
    """The pile and the removed cards, for all (4.7, 10.6); one's own hand (3.4); of the rest the number."""
    state = g.state
    found: list[dict[str, Any]] = [
        {"id": "pile", "kind": "pile", "owner": None, "count": state.pile.size, "cards": pile_of(g)[::-1]},
        {"id": "deck", "kind": "pile", "owner": None, "count": state.deck.size},
        {"id": "gone", "kind": "pile", "owner": None, "count": state.gone.size, "cards": faces_in(state.gone)},
    ]
    if state.aside != NO_FACE:
        found.append({"id": "aside", "kind": "pile", "owner": None, "count": 1, "cards": [state.aside]})
    for seat in everyone(g):
        hand = {"id": "hand", "kind": "fan", "owner": seat, "count": state.player[seat].hand.size}
        found.append(hand | {"cards": faces_in(state.player[seat].hand)} if seat == viewer else hand)
    return found


def counters(g: Game) -> list[dict[str, Any]]:
    """Numbers that stand for the whole table."""
    state = g.state
    return [
        {"id": "reshuffles", "owner": None, "value": state.reshuffles},
        {"id": "passes", "owner": None, "value": state.streak},
        {"id": "acts", "owner": None, "value": state.acts},
    ]


def playable_now(g: Game, viewer: int) -> list[int]:
    """Of one's own faces those that fit the pile as it lies (8.2), whoever's turn it is."""
    if viewer == SPECTATOR or g.state.ending != Ending.NONE:
        return []
    hand = sorted(set(faces_in(g.state.player[viewer].hand)))
    return [face for face in hand if (playable(g, face // PART) >> (face % PART)) & 1]


def result(g: Game) -> dict[str, Any] | None:
    """The places, once the game is over (section I)."""
    if g.state.ending == Ending.NONE:
        return None
    places = [place(g, seat) for seat in everyone(g)]
    return {
        "cause": ENDINGS[g.state.ending],
        "places": [
            {"place": rank, "seats": [seat for seat in everyone(g) if places[seat] == rank]}
            for rank in sorted(set(places))
        ],
        "turns": g.state.acts,
    }


def show_offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The offer as people are shown it: nothing in it depends on whether anybody is open, so it is the offer itself."""
    offer(g, seat, move, out)


def kept(event: Event, age: int) -> Event:
    """Everything stays readable in the log of those who received it (section F)."""
    return event
