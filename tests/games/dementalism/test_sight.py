"""What people see is a function of the open facts of the moment (rules 13.1, 13.4, 13.5, 13.8, 13.10)."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bythebook.bots.programs import Program
from bythebook.games import room
from bythebook.games.dementalism.names import CELLS, Copies
from bythebook.games.dementalism.spread import is_down
from bythebook.games.dementalism.state import Game
from bythebook.games.dementalism.stores import is_vulnerable
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.table import Entry, Table
from tests.examiner.games import seats_of

ROOM = room("dementalism")
DECK = ROOM.read_deck(ROOM.decks[0], None)


def games(seats: int, seed: int, moves: int) -> Iterator[Table]:
    """A game of programs that remember much, after each of so many moves."""
    chance = Chance()
    sow(chance, seed, 0)
    rules = ROOM.read_rules(ROOM.house({}), DECK, seats)
    game = Table(ROOM, rules, seats, chance)
    programs = [Program(ROOM, "greedy", seat, rules, seed, 0) for seat in range(seats)]
    heard = 0
    for _ in range(moves):
        if game.over:
            return
        for entry in game.entries[heard:]:
            for program in programs:
                program.saw(entry.events)
        heard = len(game.entries)
        seat = seats_of(game.awaited)[0]
        assert isinstance(game.submit(seat, programs[seat].choose(game.g), game.number), Entry)
        yield game


def shown(game: Table) -> list[str]:
    """All that anybody is shown: the view with its offers."""
    return [json.dumps(game.view(viewer)) for viewer in (*range(game.g.state.seats), SPECTATOR)]


def hidden_cells(g: Game) -> list[int]:
    return [cell for cell in range(CELLS) if is_down(g, cell)]


def hidden_stacks(g: Game) -> list[Any]:
    return [stack for stack in g.state.stack if is_vulnerable(stack) and not stack.revealed]


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_exchanging_hidden_faces_changes_nothing_that_anybody_sees(seats: int) -> None:
    """Invariant 7: any two face-down cards of the Spread, any two face-down Stacks, of whatever kind."""
    choosing, cells, stacks = random.Random(seats), 0, 0
    for game in games(seats, 5 + seats, 120):
        g = game.g
        before = shown(game)
        hidden = hidden_cells(g)
        if len(hidden) > 1:
            a, b = choosing.sample(hidden, 2)
            card = g.state.spread.card
            card[a], card[b] = card[b], card[a]
            assert shown(game) == before
            card[a], card[b] = card[b], card[a]
            cells += 1
        own = hidden_stacks(g)
        if len(own) > 1:
            one, other = choosing.sample(own, 2)
            faces = (one.denizen, one.copies), (other.denizen, other.copies)
            (other.denizen, other.copies), (one.denizen, one.copies) = faces
            assert shown(game) == before
            (one.denizen, one.copies), (other.denizen, other.copies) = faces
            stacks += 1
    assert cells > 90
    assert stacks > 20


def test_nothing_is_counted_that_lies_hidden() -> None:
    """Rule 13.5: Safe points and the number of face-down Stacks, no total; while the game goes on no result."""
    seen = 0
    for game in games(3, 8, 150):
        if game.over:
            break
        view = game.view(0)
        assert view["result"] is None
        for seat in range(3):
            counted = {key[:-2]: value for key, value in view["counters"].items() if key.endswith(f":{seat}")}
            own = [stack for stack in game.g.state.stack if stack.copies and stack.owner == seat]
            safe = sum(stack.copies == Copies.SAFE for stack in own)
            assert counted["points"] == 4 * safe
            assert counted["stacks"] == len(own) - safe
            assert set(counted) == {"points", "stacks", "lost", "extra"}
            seen += len(own) - safe
    assert seen > 50


def test_hidden_cards_and_stacks_are_told_all_alike() -> None:
    """Rules 13.8 and 13.10: a hidden card is its cell and who sits on it, a hidden Stack its place and its Lock."""
    for game in games(4, 11, 80):
        zones: dict[str, Any] = {**game.view(1)["zones"]}
        for cell in zones["spread"]["own"]["cells"]:
            if cell["state"] == "hidden":
                assert set(cell) <= {"column", "row", "state", "sat"}
        for store in (zones[f"store:{seat}"] for seat in range(4)):
            for stack in store["own"]["stacks"]:
                if stack["state"] == "hidden":
                    assert set(stack) == {"place", "state", "locked", "barred"}


def test_once_a_turn_is_over_the_log_of_everybody_has_no_face_and_no_place() -> None:
    """Rules 13.2 and 13.3, on whole games: what is left of turns that are over."""
    openly = {"turmoil", "replayed", "turmoil_void", "turmoil_moved", "power", "copied", "nixed", "turned", "ready",
              "past_safe"}  # fmt: skip
    lines = 0
    for game in games(4, 17, 300):
        if game.g.state.window != 0 or len(game.entries) % 20:
            continue
        for viewer in (0, 1, SPECTATOR):
            for event in game.log(viewer):
                lines += 1
                assert event["event"] in openly or not {"card", "kind", "about"} & event.keys(), event
                assert not {"column", "row", "place", "second"} & event.keys(), event
    assert lines > 500
