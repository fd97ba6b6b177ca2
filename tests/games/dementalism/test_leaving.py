"""A seat that is left for good (rule 7.15), as the referee tells the rules of it."""

import random

from bythebook.bots.programs import Program
from bythebook.games import room
from bythebook.games.dementalism.known import SLOTS
from bythebook.games.dementalism.memory import is_item
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.game import REFEREE
from bythebook.kernel.history import Header, line_of
from bythebook.kernel.replaying import fold
from bythebook.kernel.sources import Fair
from bythebook.kernel.table import Entry, Refusal, Table
from tests.examiner.games import number_for, random_move, seats_of

ROOM = room("dementalism")
HOUSE = ROOM.house({"leave": "skip", "first": "pick", "name_first": "p1"})
RULES = ROOM.read_rules(HOUSE, ROOM.read_deck(ROOM.decks[0], None), 3)


def table(seed: int = 3) -> Table:
    chance = Chance()
    sow(chance, seed, 0)
    return Table(ROOM, RULES, 3, chance)


def play(game: Table, moves: int, seed: int = 3) -> None:
    """So many moves of whoever is asked."""
    choosing = random.Random(seed)
    for _ in range(moves):
        if game.over:
            return
        seat = seats_of(game.awaited)[0]
        move = random_move(ROOM, game.g, seat, choosing)
        assert isinstance(game.submit(seat, move, number_for(game, move)), Entry)


def told(entry: Entry) -> list[str]:
    return [ROOM.forms[event.kind].name for event in entry.events]


def whose(event: str, entries: list[Entry]) -> list[int]:
    """The seats of these events."""
    events = [each for entry in entries for each in entry.events]
    return [each.words[0] for each in events if ROOM.forms[each.kind].name == event]


def test_its_turns_are_skipped_until_its_owner_is_back() -> None:
    game = table()
    left = game.mark_left(1, True)
    assert isinstance(left, Entry)
    assert (left.mover, left.move, told(left)) == (REFEREE, "leave 2", [])
    before = len(game.entries)
    play(game, 40)
    assert 1 in whose("skipped", game.entries[before:])
    assert 1 not in whose("turn_start", game.entries[before:])
    back = game.mark_left(1, False)
    assert isinstance(back, Entry)
    assert back.move == "return 2"
    before = len(game.entries)
    play(game, 40)
    assert 1 in whose("turn_start", game.entries[before:])


def test_a_running_turn_ends_at_once() -> None:
    game = table()
    entry = game.mark_left(0, True)
    assert isinstance(entry, Entry)
    assert told(entry)[:2] == ["turn_ends", "cleanup"]
    assert game.g.state.turn == 1


def test_the_rules_are_told_once_and_only_where_they_care() -> None:
    game = table()
    assert isinstance(game.mark_left(1, False), Refusal)
    assert isinstance(game.mark_left(1, True), Entry)
    assert isinstance(game.mark_left(1, True), Refusal)
    chance = Chance()
    sow(chance, 1, 0)
    bots = Table(ROOM, ROOM.read_rules(ROOM.house({}), ROOM.read_deck(ROOM.decks[0], None), 3), 3, chance)
    assert isinstance(bots.mark_left(1, True), Refusal)


def test_no_seat_may_say_so() -> None:
    game = table()
    for text in ("leave 2", "return 2"):
        refused = game.submit(0, ROOM.read_move(text), game.number)
        assert isinstance(refused, Refusal)
        assert refused.clause == "4.19"


def test_it_stands_in_the_record() -> None:
    fair = Fair(bytes(32), "table", ())
    game = Table(ROOM, RULES, 3, fair, fair.turn_to)
    game.mark_left(2, True)
    play(game, 6)
    game.mark_left(2, False)
    play(game, 6)
    deck, names = {"name": ROOM.decks[0], "text": None}, ["Ada", "Bea", "Cy"]
    header = Header(ROOM.name, ROOM.edition, HOUSE, deck, names, "table", "", ())
    again = fold(ROOM, header, [line_of(ROOM, entry) for entry in game.entries])
    assert bytes(again.g.state) == bytes(game.g.state)


def test_a_bot_that_takes_a_seat_over_remembers_nothing() -> None:
    """Under leave=bot with an empty memory: it knows what lies open, and no face that lies hidden."""
    game = table()
    program = Program(ROOM, "greedy", 0, RULES, 0)
    play(game, 60)
    for entry in game.entries:
        program.saw(entry.events)
    assert sum(is_item(program.knowledge, slot) for slot in range(SLOTS)) > 10
    ROOM.forgotten(program.knowledge)
    assert not any(is_item(program.knowledge, slot) for slot in range(SLOTS))
    assert ROOM.untruths(game.g, 0, program.knowledge) == []
    play(game, 20)
    for entry in game.entries[-20:]:
        program.saw(entry.events)
    assert ROOM.untruths(game.g, 0, program.knowledge) == []
