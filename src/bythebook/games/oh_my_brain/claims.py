"""Oh My Brain: what a transcript claims of a position and of what was told (results, Part 12 of the specification)."""

from __future__ import annotations

from typing import Any

from ...kernel.notation import (
    BadInput,
    cards_in,
    plain,
    read_cards,
    read_seat,
    read_seats,
    seat_letter,
    write_cards,
    write_seats,
)
from ...kernel.questions import awaited, current
from .die import bank
from .ending import place
from .knowledge import Knowledge
from .positions import cards_of_zone
from .state import VALUES, Cause, Game, Kind


def check_claims(text: str, g: Game, events: list[dict[str, Any]]) -> list[str]:
    """What does not hold, a sentence each. A claim speaks only of what it names."""
    return [fault for part in text.lower().split("/") if (fault := check(part.split(), g, events))]


def check(words: list[str], g: Game, events: list[dict[str, Any]]) -> str:
    """One claim: a sentence when it does not hold, else nothing."""
    match words:
        case ["next", seats, kind]:
            return differs("next", f"{seats} {plain(kind)}", next_of(g, read_seats(seats, g.state.seats)))
        case ["round", "over"]:
            return "" if any(event["event"] == "round_end" for event in events) else "the round is not over"
        case ["starter", seats]:
            return differs("starter", write_seats(read_seats(seats, g.state.seats)), starters(events))
        case ["begins", seat]:
            return differs("begins", seat, begins(events))
        case ["game", "over", *places]:
            return differs("game over", " ".join(places), places_of(g))
        case [("bank" | "horde" | "res" | "dis" | "turnno" | "late") as name, what]:
            return check_field(name, what, g)
        case [seat, *facts] if len(seat) == 1 and facts:
            return "; ".join(fault for fact in facts if (fault := check_player(seat, fact, g)))
    raise BadInput(
        f"'{' '.join(words)}' claims nothing: say 'A h3,7 c1', 'horde 2,7', 'next A turn' or 'game over 1 A 2 B'."
    )


def differs(name: str, claimed: str, is_: str) -> str:
    """A sentence when the two differ, capitals apart."""
    return "" if claimed.lower() == is_.lower() else f"{name} is '{is_}', not '{claimed}'"


def next_of(g: Game, claimed: int) -> str:
    """The seats awaited, or of them the one that is claimed, and the question."""
    waiting = awaited(g)
    if not waiting:
        return "nobody: the game is over"
    alone = claimed & waiting == claimed and claimed & (claimed - 1) == 0
    return f"{write_seats(claimed if alone else waiting)} {Kind(current(g).kind).name.lower()}"


def starters(events: list[dict[str, Any]]) -> str:
    """The seats tied for the fewest brains, or the one that begins."""
    for event in reversed(events):
        if event["event"] == "tie":
            return ",".join(seat_letter(seat) for seat in event["seats"])
    return begins(events)


def begins(events: list[dict[str, Any]]) -> str:
    """The seat that begins the round last told of."""
    for event in reversed(events):
        if event["event"] == "round_start":
            return seat_letter(event["actor"])
    return "not told"


def places_of(g: Game) -> str:
    """`1 A,C 3 B`, or that the game is not over."""
    if g.state.cause == Cause.NONE:
        return "not over"
    by_place: dict[int, list[str]] = {}
    for seat in range(g.state.seats):
        by_place.setdefault(place(g, seat), []).append(seat_letter(seat))
    return " ".join(f"{rank} {','.join(seats)}" for rank, seats in sorted(by_place.items()))


def check_field(name: str, what: str, g: Game) -> str:
    """A pile's cards or their number, the bank, the turn number, the late refill."""
    match name:
        case "bank":
            return differs(name, what, str(bank(g)))
        case "turnno":
            return differs(name, what, str(g.state.turn_number))
        case "late":
            return differs(name, what, seat_letter(g.state.late - 1) if g.state.late else "-")
    return check_cards(name, what, cards_of_zone(g, name), ordered=name != "dis")


def check_cards(name: str, what: str, cards: list[int], ordered: bool) -> str:
    """Cards against `3,7,7` or a count against `#12`. Of the reserve, the first cards only may be named."""
    if what.startswith("#"):
        return differs(f"{name} count", what[1:], str(len(cards)))
    claimed = read_cards(what, VALUES - 1)
    if not ordered:
        claimed, cards = sorted(claimed), sorted(cards)
    return differs(name, write_cards(claimed), write_cards(cards))


def check_player(seat: str, fact: str, g: Game) -> str:
    """`b9`, `h3,7,7`, `c1`."""
    player = g.state.player[read_seat(seat, g.state.seats)]
    name, what = fact[0], fact[1:]
    if name == "b":
        return differs(f"{seat} b", what, str(player.brains))
    if name not in "hc":
        raise BadInput(f"'{fact}' claims nothing of a player: say b9, h3,7 or c1.")
    return check_cards(f"{seat} {name}", what, cards_in(player.hand if name == "h" else player.cemetery), ordered=False)


def inventory(g: Game) -> list[int]:
    """Every card, wherever it lies, in rising order."""
    state = g.state
    cards = [*cards_of_zone(g, "horde"), *cards_of_zone(g, "res"), *cards_of_zone(g, "dis")]
    for player in state.player:
        cards += [*cards_in(player.hand), *cards_in(player.cemetery), *player.lot.card[: player.lot.size]]
    return sorted(cards)


def untruths(g: Game, me: int, k: Knowledge) -> list[str]:
    """What a seat's knowledge says that is not so: sizes and its own cards must be exact, other cards really there."""
    found = []
    for seat in range(g.state.seats):
        player, known = g.state.player[seat], k.seat[seat]
        if (known.hand_size, known.cemetery_size) != (player.hand.size, player.cemetery.size):
            found.append(f"{seat_letter(seat)} holds {player.hand.size} and {player.cemetery.size} cards")
        for name, counts, pile in (("hand", known.hand, player.hand), ("cemetery", known.cemetery, player.cemetery)):
            for value, number in enumerate(counts):
                if number > pile.count[value] or (seat == me and number != pile.count[value]):
                    found.append(f"{seat_letter(seat)}'s {name} holds {pile.count[value]} of {value}, not {number}")
    return found
