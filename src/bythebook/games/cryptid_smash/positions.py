"""Cryptid Smash: positions as text (section L of the specification), with every way of leaving things out."""

from __future__ import annotations

import re
from typing import Any

from ...kernel.notation import BadInput, read_number
from ...kernel.questions import ask, current, push
from .cards import COLOURS, read_face, read_faces
from .ending import end
from .hands import add, lay_on
from .matching import is_legendary, repeatable
from .moves import read_player
from .names import CARDS, NO_FACE, Kind, Mark, Step
from .referee import deal
from .setup import clear_table
from .state import Desk, Game, Rules, State

HAND = re.compile(r"(p[1-6])([?!]?)")
FIELDS = (
    "at", "col", "dir", "pile", "deck", "gone", "aside", "rs", "pend", "done", "streak", "acts", "opt", "turn", "then",
    "sealed", "drawn", "under",
)  # fmt: skip
KINDS = {"dr4": Mark.DRAW4, "dis": Mark.DISCARD}
ENDINGS = ("none", "finish", "blocked", "limit")
QUESTIONS = {kind.name.lower(): kind for kind in Kind}


def split_position(text: str) -> tuple[dict[str, str], dict[int, tuple[str, str]]]:
    """The named fields, and for each seat its mark and its hand."""
    fields: dict[str, str] = {}
    hands: dict[int, tuple[str, str]] = {}
    for word in text.lower().split():
        key, equals, value = word.partition("=")
        if hand := HAND.fullmatch(key):
            hands[int(hand[1][1]) - 1] = (hand[2], value)
        elif equals and key in FIELDS:
            fields[key] = value
        else:
            raise BadInput(
                f"'{word[:40]}' is no part of a position: it is made of key=value, the keys being p1 to p6 and "
                f"{', '.join(FIELDS)}."
            )
    if sorted(hands) != list(range(len(hands))) or not hands:
        raise BadInput("A position names the hand of every seat, from p1 on.")
    return fields, hands


def read_setting(text: str) -> tuple[dict[str, str], int]:
    """The house rules that a position names, and how many seats there are."""
    fields, hands = split_position(text)
    pairs = [pair.partition(":") for pair in fields.get("opt", "").split(",") if pair]
    return {name: value for name, _, value in pairs}, len(hands)


def read_position(text: str, rules: Rules, source: Any) -> Game:
    """A position, up to its question."""
    g = Game(State(), rules, Desk())
    if source is not None:
        g.desk.chance = source
    fields, hands = split_position(text)
    clear_table(g, len(hands))
    state = g.state
    state.agenda.number = 1
    state.colour = read_colour_of(fields)
    state.step = {"+": 1, "-": len(hands) - 1}.get(fields.get("dir", "+"), 0)
    if not state.step:
        raise BadInput(f"dir={fields['dir']}: say + (clockwise) or -.")
    for name, limit in (("streak", 100), ("acts", 10_000), ("rs", 1000), ("under", 3)):
        number = read_number(fields.get(name, "0"), 0, limit, name, name)
        setattr(state, {"rs": "reshuffles", "under": "underway"}.get(name, name), number)
    if fields.get("at") != "deal":
        place_cards(g, fields, hands)
    read_pending(g, fields.get("pend", "-"))
    for seat in [read_player(part, state.seats) for part in fields.get("done", "").split(",") if part]:
        state.finished += 1
        state.done |= 1 << seat
        state.player[seat].place = state.finished
    if "drawn" in fields:
        state.drawn = read_face(fields["drawn"])
    set_question(g, fields)
    return g


def read_colour_of(fields: dict[str, str]) -> int:
    """The active colour: the one named, else that of the top card."""
    named = fields.get("col") or fields.get("pile", "")[:2]
    if fields.get("at") == "deal":
        return 0
    if named not in COLOURS:
        raise BadInput("A position names its active colour, as in col=aq.")
    return COLOURS.index(named)


# --- cards ----------------------------------------------------------------------------------------------------------
class Place:
    """The cards of one zone as text: those named, how many unnamed (`#4`), and whether all the others (`*`)."""

    def __init__(self, text: str) -> None:
        self.named: list[int] = []
        self.unnamed = 0
        self.rest = False
        self.order: list[int] = []  # -1: a card whose face does not matter
        for part in text.split(",") if text not in ("", "-") else []:
            if part == "*":
                self.rest = True
            elif part.startswith("#"):
                number = read_number(part[1:], 0, CARDS, "number of cards", "nombre de cartes")
                self.unnamed += number
                self.order += [-1] * number
            else:
                self.named.append(read_face(part))
                self.order.append(self.named[-1])


def place_cards(g: Game, fields: dict[str, str], hands: dict[int, tuple[str, str]]) -> None:
    """The cards named, then the unnamed ones, the rest where the position says: in the deck, or removed (section J)."""
    state = g.state
    zones = {name: Place(fields.get(name, "")) for name in ("pile", "deck", "gone", "aside")}
    held = {seat: Place(text) for seat, (_, text) in hands.items()}
    left = list(g.rules.deck.card[:CARDS])
    for place in [*zones.values(), *held.values()]:
        for face in place.named:
            if face not in left:
                raise BadInput(f"There are more cards like {place.named} in the position than in the deck.")
            left.remove(face)
    faces = {id(place): fill(place, left) for place in [*held.values(), *zones.values()]}
    faces[id(rest_of(zones, held, "deck" in fields))] += left
    for seat, place in held.items():
        place_hand(g, seat, hands[seat][0], faces[id(place)])
    for face in reversed(faces[id(zones["pile"])]):
        lay_on(state.pile, face)
        power = g.rules.power_of[face]
        state.repeats = power if repeatable(power) else state.repeats
    if not state.pile.size:
        raise BadInput("A position names the pile, top card first, as in pile=aq.nyx.")
    for face in faces[id(zones["aside"])]:
        state.aside = face
    deck = faces[id(zones["deck"])]
    state.deck.size = len(deck)
    state.deck.card[: len(deck)] = deck[::-1]
    for face in faces[id(zones["gone"])]:
        add(state.gone, face)


def rest_of(zones: dict[str, Place], held: dict[int, Place], deck_named: bool) -> Place:
    """The zone of all cards not written: that with `*`; else the deck or, where a deck is given, the removed ones."""
    rest = [place for place in [*zones.values(), *held.values()] if place.rest]
    if len(rest) > 1:
        raise BadInput("Only one zone of a position can have all the others: write * once.")
    return rest[0] if rest else zones["gone" if deck_named else "deck"]


def place_hand(g: Game, seat: int, mark: str, faces: list[int]) -> None:
    """A hand, with its mark (9.4)."""
    state = g.state
    if any(is_legendary(face) for face in faces):
        raise BadInput("A legendary card is never in a hand (clause 7.3).")
    if mark and len(faces) != 1:
        raise BadInput(f"p{seat + 1}{mark}= is for a hand of one card (clause 9.4).")
    for face in faces:
        add(state.player[seat].hand, face)
    state.open |= (mark == "?") << seat
    state.said |= (mark == "!") << seat


def fill(place: Place, left: list[int]) -> list[int]:
    """The zone's cards in order; those whose face does not matter are the first in table order, never legendary."""
    found = []
    for face in place.order:
        if face < 0:
            face = next((other for other in left if not is_legendary(other)), -1)
            if face < 0:
                raise BadInput("The position has more cards than the deck.")
            left.remove(face)
        found.append(face)
    return found


# --- what is going on -----------------------------------------------------------------------------------------------
def read_pending(g: Game, text: str) -> None:
    """`dr4x3:te`, `disx1:ig`, `col4`, `-`."""
    state = g.state
    if text == "-":
        return
    if text == "col4":
        state.waiting = Mark.COLOUR4
        return
    found = re.fullmatch(r"(dr4|dis)x(\d{1,2}):(aq|te|ig|ae)", text)
    if found is None:
        raise BadInput(f"pend={text}: say dr4x3:te, disx1:ig, col4 or -.")
    state.waiting = KINDS[found[1]]
    state.units = int(found[2])
    state.chain_colour = COLOURS.index(found[3])


def set_question(g: Game, fields: dict[str, str]) -> None:
    """The question on the table, and the work below it: what `then` says, else what goes with the question."""
    state = g.state
    name, _, seats = fields.get("at", "").partition(":")
    if name == "deal":
        deal(g, state.seats)
        return
    if name == "end" and seats in ENDINGS[1:]:
        end(g, ENDINGS.index(seats))
        g.desk.events.size = 0
        return
    inside = name == "wi"
    kind = Kind.WINDOW if name in ("w", "wi") else QUESTIONS.get(name)
    if kind is None:
        raise BadInput(f"at={fields.get('at', '')}: say w:p2, wi:p2, act:p2, answer:p2 and the like, or end:finish.")
    asked = [read_player(part, state.seats) for part in seats.split(",")]
    state.turn = read_player(fields["turn"], state.seats) if "turn" in fields else asked[0]
    if "then" in fields:
        read_frames(g, fields["then"])
    elif kind == Kind.WINDOW:
        push(g, Step.ACT if inside else Step.BEGIN, state.turn)
    bits = sum(1 << seat for seat in asked)
    ask(g, kind, ((1 << state.seats) - 1) & ~state.done if kind == Kind.WINDOW else bits)
    state.agenda.number = 1
    for part in (part for part in fields.get("sealed", "").split("/") if part):
        read_sealed(g, part)


def read_frames(g: Game, text: str) -> None:
    """Work, outermost first: `turn:p2/draw:p1:3`."""
    for part in text.split("/") if text != "-" else []:
        name, seat, *words = part.split(":")
        step = next((step for step in Step if step.name.lower() == name), None)
        if step is None or len(words) > 8:
            raise BadInput(f"then={part}: there is no such work.")
        push(g, step, read_player(seat, g.state.seats))
        for i, word in enumerate(words):
            current(g).word[i] = read_number(word, 0, 200, "number", "nombre")


def read_sealed(g: Game, part: str) -> None:
    """`p1:253` in a window, `p1:aq.nyx,te.lat` of discards."""
    seat_text, _, what = part.partition(":")
    seat = read_player(seat_text, g.state.seats)
    frame = current(g)
    frame.answered |= 1 << seat
    if frame.kind == Kind.WINDOW:
        g.state.player[seat].entry = read_number(what, 252, 377, "entry", "réponse")
        return
    chosen = [*read_faces(what), NO_FACE]
    g.state.player[seat].chosen[:] = chosen[:2]
