"""Cryptid Smash: what a transcript claims of a position (results, section L of the specification)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

from ...kernel.notation import BadInput
from ...kernel.questions import awaited, kind_asked
from .cards import COLOURS, faces_in, write_face, write_faces
from .knowledge import Knowledge
from .known import may_be
from .names import FACES, NO_FACE, Ending, Kind
from .positions import HAND, Place
from .state import Game
from .writing import at_of, deck_of, done_of, mark_of, pending_of, pile_of, places_of


def check_claims(text: str, g: Game, events: list[dict[str, Any]]) -> list[str]:
    """What does not hold, a sentence each. A claim speaks only of what it names."""
    return [fault for word in text.lower().split() if (fault := check(word, g))]


def check(word: str, g: Game) -> str:
    """One claim: a sentence when it does not hold, else nothing."""
    key, _, what = word.partition("=")
    state = g.state
    if hand := HAND.fullmatch(key):
        seat = int(hand[1][1]) - 1
        mark = mark_of(g, seat)
        if mark != hand[2]:
            return f"{hand[1]} is marked '{mark}', not '{hand[2]}'"
        return check_cards(key, what, faces_in(state.player[seat].hand), ordered=False)
    single: dict[str, Callable[[Game], str]] = {
        "at": at_of,
        "col": lambda g: COLOURS[g.state.colour],
        "dir": lambda g: "+" if g.state.step == 1 else "-",
        "rs": lambda g: str(g.state.reshuffles),
        "pend": pending_of,
        "done": done_of,
        "streak": lambda g: str(g.state.streak),
        "acts": lambda g: str(g.state.acts),
        "aside": lambda g: write_face(g.state.aside) if g.state.aside != NO_FACE else "-",
        "places": lambda g: places_of(g) if g.state.ending != Ending.NONE else "the game is not over",
    }
    if key in single:
        found = single[key](g)
        return "" if found == what or (key == "at" and is_asked(g, what)) else f"{key} is '{found}', not '{what}'"
    if key == "pile":
        return check_cards(key, what, pile_of(g), ordered=True)
    if key == "deck":
        return check_cards(key, what, deck_of(g), ordered=True)
    if key == "gone":
        return check_cards(key, what, faces_in(state.gone), ordered=False)
    raise BadInput(f"'{word}' claims nothing: say 'at=act:p2', 'col=te', 'p1?=te.lat', 'pile=aq.nyx', 'places=p1>p2'.")


def is_asked(g: Game, what: str) -> bool:
    """`discard2:p2`: is this seat, of several, still to answer?"""
    kind, _, seat = what.partition(":")
    if not awaited(g) or kind != Kind(kind_asked(g)).name.lower() or kind_asked(g) == Kind.WINDOW:
        return False
    return seat in {f"p{at + 1}" for at in range(g.state.seats) if (awaited(g) >> at) & 1}


def check_cards(name: str, what: str, cards: list[int], ordered: bool) -> str:
    """Cards against `aq.nyx,te.lat`, `#4`, or some named with `#2` or `*` after them."""
    claimed = Place(what)
    exact = not claimed.rest and len(cards) == len(claimed.named) + claimed.unnamed
    if not exact and not claimed.rest:
        return f"{name} is {len(cards)} cards, {write_faces(cards)}, not {what}"
    if ordered:
        fits = cards[: len(claimed.named)] == claimed.named
    else:
        fits = not Counter(claimed.named) - Counter(cards)
    return "" if fits else f"{name} is {write_faces(cards)}, not {what}"


def inventory(g: Game) -> list[int]:
    """Every card, wherever it lies, in rising order."""
    state = g.state
    cards = [*pile_of(g), *deck_of(g), *faces_in(state.gone), *[state.aside] * (state.aside != NO_FACE)]
    for player in state.player:
        cards += faces_in(player.hand)
    return sorted(cards)


def untruths(g: Game, me: int, k: Knowledge) -> list[str]:
    """What a seat's knowledge says that is not so: its own cards must be exact, other cards there, and any groups
    of cards together no more than the cards that may be theirs (P. Hall, 1935)."""
    found = []
    for seat in range(g.state.seats):
        held, known = list(g.state.player[seat].hand.count), list(k.seat[seat].count)
        for face, number in enumerate(known):
            if number > held[face] or (seat == me and number != held[face]):
                found.append(f"p{seat + 1} holds {held[face]} of {write_face(face)}, not {number}")
        if g.state.player[seat].hand.size != k.seat[seat].size:
            found.append(f"p{seat + 1} holds {g.state.player[seat].hand.size} cards, not {k.seat[seat].size}")
        groups = [k.seat[seat].group[i] for i in range(k.seat[seat].groups)]
        for some in (some for size in range(1, len(groups) + 1) for some in combinations(groups, size)):
            can_be = [face for face in range(FACES) if any(may_be(group, face) for group in some)]
            fitting, wanted = sum(held[face] - known[face] for face in can_be), sum(group.size for group in some)
            if fitting < wanted:
                found.append(f"p{seat + 1} holds {fitting} cards of groups that are of {wanted}")
    return found
