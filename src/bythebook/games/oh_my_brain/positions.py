"""Oh My Brain: positions as text (Part 12 of the specification), with its ways of leaving things out."""

from __future__ import annotations

from typing import Any

from ...kernel.cards import add, push
from ...kernel.notation import (
    BadInput,
    cards_in,
    read_cards,
    read_number,
    read_seat,
    read_seats,
    seat_letter,
    write_cards,
    write_seats,
)
from ...kernel.questions import ask, awaited, current
from ...kernel.questions import push as push_work
from .events import EXTRAS
from .referee import resume
from .state import CARDS, LOTS, MOST_SEATS, VALUES, Desk, Game, Kind, Rules, State, Step

FIELDS = ("horde", "res", "dis", "rest", "phase", "turnno", "late", "extra")


def read_position(text: str, rules: Rules, source: Any) -> Game:
    """A position, up to its question. `source` answers what the rules draw on the way to it (a die that is due)."""
    g = Game(State(), rules, Desk())
    if source is not None:
        g.desk.chance = source
    seats, fields = split_position(text)
    state = g.state
    if not 2 <= len(seats) <= MOST_SEATS:
        raise BadInput(f"A position has 2 to {MOST_SEATS} seats, not {len(seats)}.")
    state.seats = len(seats)
    state.round = 1
    state.agenda.number = 1
    stars = [read_player(g, seat, words) for seat, words in enumerate(seats)]
    if stars.count(True) != 1:
        raise BadInput("A position marks one player's turn with a star, as in 'A*'.")
    state.turn = stars.index(True)
    place_cards(g, fields)
    state.turn_number = read_number(fields.get("turnno", "1"), 1, 5000, "turn number", "numéro de tour")
    state.late = read_seat(fields["late"], state.seats) + 1 if "late" in fields else 0
    state.extra = read_extra(fields.get("extra", "none"))
    set_phase(g, fields.get("phase", "turn").split())
    resume(g)
    return g


def split_position(text: str) -> tuple[list[list[str]], dict[str, str]]:
    """The seats' parts in order, and the named fields."""
    seats: list[list[str]] = []
    fields: dict[str, str] = {}
    for part in text.lower().split("/"):
        words = part.split()
        if not words:
            raise BadInput("A position has an empty part between two '/'.")
        if words[0] in FIELDS:
            fields[words[0]] = " ".join(words[1:])
        elif words[0].rstrip("*").upper() == seat_letter(min(len(seats), 11)):
            seats.append(words)
        else:
            raise BadInput(
                f"'{part.strip()}' is no part of a position: seats come in order, fields are {', '.join(FIELDS)}."
            )
    return seats, fields


def read_player(g: Game, seat: int, words: list[str]) -> bool:
    """`A* b9 h3,7,7 c1,9`; whether it bears the star."""
    player = g.state.player[seat]
    player.brains = 9
    for word in words[1:]:
        letter, rest = word[0], word[1:]
        if letter == "b":
            player.brains = read_number(rest, 0, 56, "number of brains", "nombre de cerveaux")
        elif letter in "hc":
            for card in read_cards(rest, VALUES - 1):
                add(player.hand if letter == "h" else player.cemetery, card)
        else:
            raise BadInput(f"'{word}' says nothing of a player: b9, h3,7,7 and c1,9 are brains, hand and cemetery.")
    return words[0].endswith("*")


def place_cards(g: Game, fields: dict[str, str]) -> None:
    """The named cards of the piles; the others in ascending order at the end of the zone given by `rest`."""
    state = g.state
    for card in read_cards(fields.get("horde", "-"), VALUES - 1):
        push(state.horde, card)
    for card in read_cards(fields.get("dis", "-"), VALUES - 1):
        add(state.discard, card)
    reserve = read_cards(fields.get("res", "-"), VALUES - 1)
    read_lots(g, fields.get("phase", "turn").split())
    left = cards_not_placed(g, reserve)
    rest = fields.get("rest", "res")
    if rest == "res":
        reserve += left
    else:
        for card in left:
            add(zone_of_rest(g, rest), card)
    for card in reversed(reserve):
        push(state.reserve, card)


def zone_of_rest(g: Game, rest: str) -> Any:
    """The pile that takes the cards nobody named: `dis`, `cB` or `hB`."""
    if rest == "dis":
        return g.state.discard
    if len(rest) == 2 and rest[0] in "ch":
        player = g.state.player[read_seat(rest[1], g.state.seats)]
        return player.hand if rest[0] == "h" else player.cemetery
    raise BadInput(f"The rest cannot lie in '{rest}': say res, dis, cB or hB.")


def cards_not_placed(g: Game, reserve: list[int]) -> list[int]:
    """The cards of the deck that no zone holds, in ascending order."""
    left = list(g.rules.deck.card[:CARDS])
    state = g.state
    placed = [*reserve, *state.horde.card[: state.horde.size], *cards_in(state.discard)]
    for player in state.player:
        placed += [*cards_in(player.hand), *cards_in(player.cemetery), *player.lot.card[: player.lot.size]]
    for card in placed:
        if card not in left:
            raise BadInput(f"There are more {card}s in the position than in the deck.")
        left.remove(card)
    return left


def read_lots(g: Game, phase: list[str]) -> None:
    """The cards of `keep 5,16` and of `lot 2 A3,3,8 B-`, taken out of the deck before the rest is."""
    if phase[:1] == ["keep"] and len(phase) == 2:
        hold(g, g.state.turn, read_cards(phase[1], VALUES - 1), 2)
    if phase[:1] == ["lot"]:
        for part in phase[2:]:
            cards = read_cards(part[1:], VALUES - 1)
            if cards:
                hold(g, read_seat(part[0], g.state.seats), cards, 3)


def hold(g: Game, seat: int, cards: list[int], number: int) -> None:
    """These cards before a seat's eyes, to choose from."""
    if len(cards) != number:
        raise BadInput(f"There are {number} cards to choose from here, not {len(cards)}.")
    lot = g.state.player[seat].lot
    lot.size = number
    lot.card[:number] = cards


def read_extra(text: str) -> int:
    """The extra turn earned so far."""
    if text not in EXTRAS:
        raise BadInput(f"'{text}' is no extra turn: say mouse or bang.")
    return EXTRAS.index(text)


WORK_OF_PHASE = {
    Kind.TURN: Step.POWER, Kind.KEEP: Step.POWER, Kind.PLAY: Step.POWER, Kind.SPIKE: Step.REFILL,
    Kind.STEAL: Step.REFILL, Kind.SWAP: Step.REFILL, Kind.MOON: Step.REFILL, Kind.REFILL: Step.TEST,
    Kind.AGAIN: Step.NEXT, Kind.NAME: Step.NEXT, Kind.THROW: Step.NEXT,
}  # fmt: skip


def set_phase(g: Game, phase: list[str]) -> None:
    """The question on the table, or the step that leads to it."""
    state = g.state
    name, rest = (phase[0], phase[1:]) if phase else ("turn", [])
    if name == "lots":
        push_work(g, Step.LOTS, state.turn)
        state.turn_number = 0
    elif name == "lot" and len(rest) == state.seats + 1:
        state.lots_dealt = read_number(rest[0], 1, LOTS, "lot", "lot")
        state.turn_number = 0
        push_work(g, Step.LOTS, state.turn)
        asked = (1 << state.seats) - 1
        ask(g, Kind.LOT, asked)
        current(g).answered = sum(1 << seat for seat in range(state.seats) if not state.player[seat].lot.size)
    elif name == "roll":
        push_work(g, Step.POWER, state.turn)
        state.played = state.horde.card[state.horde.size - 1] if state.horde.size else 0
    elif name in ("name", "throw") and len(rest) == 1:
        state.tied = read_seats(rest[0], state.seats)
        push_work(g, Step.NEXT, state.turn)
        ask(g, Kind.NAME if name == "name" else Kind.THROW, state.tied)
    else:
        kind = next((kind for kind in WORK_OF_PHASE if kind.name.lower() == name and kind < Kind.NAME), None)
        if kind is None or (rest and kind != Kind.KEEP):
            raise BadInput(f"'{' '.join(phase)}' is no phase.")
        push_work(g, WORK_OF_PHASE[kind], state.turn)
        ask(g, kind, 1 << state.turn)


def write_position(g: Game) -> str:
    """The whole position; reading it gives the same one."""
    state = g.state
    parts = []
    for seat in range(state.seats):
        player = state.player[seat]
        star = "*" if seat == state.turn else ""
        hand, cemetery = write_cards(cards_in(player.hand)), write_cards(cards_in(player.cemetery))
        parts.append(f"{seat_letter(seat)}{star} b{player.brains} h{hand} c{cemetery}")
    parts.append(f"horde {write_cards(state.horde.card[: state.horde.size])}")
    parts.append(f"res {write_cards(reversed(state.reserve.card[: state.reserve.size]))}")
    parts.append(f"dis {write_cards(cards_in(state.discard))}")
    parts.append(f"phase {phase_of(g)}")
    if state.turn_number > 1:
        parts.append(f"turnno {state.turn_number}")
    if state.late:
        parts.append(f"late {seat_letter(state.late - 1)}")
    if state.extra:
        parts.append(f"extra {EXTRAS[state.extra]}")
    return " / ".join(parts)


def phase_of(g: Game) -> str:
    """The question on the table, with what only it needs."""
    if not awaited(g):
        return "over"
    frame = current(g)
    name = Kind(frame.kind).name.lower()
    state = g.state
    if frame.kind == Kind.LOT:
        lots = [
            f"{seat_letter(s)}{write_cards(state.player[s].lot.card[: state.player[s].lot.size])}"
            for s in range(state.seats)
        ]
        return f"lot {state.lots_dealt} {' '.join(lots)}"
    if frame.kind == Kind.KEEP:
        return f"keep {write_cards(state.player[state.turn].lot.card[:2])}"
    return f"{name} {write_seats(state.tied)}" if frame.kind in (Kind.NAME, Kind.THROW) else name


def cards_of_zone(g: Game, name: str) -> list[int]:
    """The cards of `horde` (bottom to top), `res` (next first) or `dis` (rising)."""
    state = g.state
    if name == "horde":
        return list(state.horde.card[: state.horde.size])
    return list(reversed(state.reserve.card[: state.reserve.size])) if name == "res" else cards_in(state.discard)
