"""Whole games keep the invariants of section K of the specification; windows, votes and looks one by one."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bythebook.games.dementalism.events import Told
from bythebook.games.dementalism.names import Copies, Ending, Kind, Window
from bythebook.games.dementalism.room import ROOM
from bythebook.games.dementalism.state import Game
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import Event
from bythebook.kernel.questions import awaited, kind_asked
from bythebook.kernel.sources import Told as Source
from bythebook.kernel.table import Entry, Refusal, Table
from bythebook.kernel.walk import words_offered
from tests.examiner.games import number_for, random_move, seats_of

LOOK, PROPOSE = 263, 264


def sown(seed: int) -> Chance:
    """The fast source from a seed."""
    chance = Chance()
    sow(chance, seed, 0)
    return chance


def dealt(seed: int, seats: int = 4, **house: str) -> Table:
    """A new table with these house rules."""
    rules = ROOM.read_rules(ROOM.house(house), ROOM.read_deck("default", None), seats)
    return Table(ROOM, rules, seats, sown(seed))


def say(table: Table, seat: int, text: str) -> Entry:
    """A move that must be allowed."""
    move = ROOM.read_move(text)
    entry = table.submit(seat, move, number_for(table, move))
    assert isinstance(entry, Entry), (text, entry)
    return entry


def refused(table: Table, seat: int, text: str) -> str:
    """The clause that refuses a move."""
    move = ROOM.read_move(text)
    found = table.submit(seat, move, number_for(table, move))
    assert isinstance(found, Refusal), text
    return found.clause


def names(entry: Entry) -> list[str]:
    """What was told, by names."""
    return [ROOM.forms[event.kind].name for event in entry.events]


def unasked(table: Table, random: Random) -> Any | None:
    """Now and then somebody looks, or proposes to end."""
    if random.random() > 0.05:
        return None
    seat = random.randrange(table.g.state.seats)
    verbs = [word for word in words_offered(ROOM, table.g, seat, ROOM.move())[0] if word in (LOOK, PROPOSE)]
    if not verbs:
        return None
    move = ROOM.move()
    move.size, move.word[0] = 1, random.choice(verbs)
    while not words_offered(ROOM, table.g, seat, move)[1] or (move.word[0] == LOOK and random.random() < 0.5):
        words = words_offered(ROOM, table.g, seat, move)[0]
        if not words:
            break
        move.word[move.size], move.size = random.choice(words), move.size + 1
    return table.submit(seat, move, None)


def played(table: Table, random: Random) -> Any:
    """A random game, entry by entry."""
    while not table.over:
        entry = unasked(table, random)
        if entry is None:
            speakers = seats_of(ROOM.interjecting(table.g))
            seat = random.choice(speakers or seats_of(table.awaited))
            move = random_move(ROOM, table.g, seat, random)
            entry = table.submit(seat, move, number_for(table, move))
        assert isinstance(entry, Entry), entry
        yield entry


# --- invariants -----------------------------------------------------------------------------------------------------
SETTINGS = [
    (2, {}),
    (3, {"grid": "6x6", "merge": "free", "nab_call": "named", "leave": "skip"}),
    (4, {"early_nab": "yes", "nab_revealed": "no", "nab_insert": "no", "store_look": "private"}),
    (5, {"grid": "16x8", "dead_spread": "idle", "merge": "never", "first": "vote"}),
    (7, {"grid": "7x9", "turmoil": "off", "idle_turns": "60"}),
    (12, {"grid": "10x10", "powers": "off", "tie": "shared"}),
]


@pytest.mark.parametrize(("seats", "house"), SETTINGS)
def test_invariants(seats: int, house: dict[str, str]) -> None:
    """Section K, 1 to 4, 8 to 10 and 12."""
    random = Random(seats)
    table = dealt(seats, seats, **house)
    deck = ROOM.inventory(table.g)
    turn: list[Event] = []
    for entry in played(table, random):
        g = table.g
        assert ROOM.inventory(g) == deck
        stacks_are_right(g)
        if not table.over:
            assert len(seats_of(awaited(g))) == 1 or kind_asked(g) in (Kind.FIRST_VOTE, Kind.PARCEL_PICK)
        if Told.CLEANUP in [event.kind for event in entry.events] and not table.over:
            all_is_tidy(g)
        turn = one_power_each(turn, entry.events)
        nothing_is_replayed_twice(g)
    assert table.g.state.turns <= 129 * table.g.rules.idle_turns
    assert table.g.state.ending != Ending.NONE
    states_only_grow(table)


def stacks_are_right(g: Game) -> None:
    """2: two cards or three equal Denizens; numbers of the pool that no Store has are free."""
    used = [n for player in g.state.player for n in player.stack[: player.stacks]]
    assert len(used) == len(set(used))
    assert g.state.free == (1 << 63) - 1 - sum(1 << n for n in used)
    for seat, player in enumerate(g.state.player):
        assert player.lost >= 0
        for n in player.stack[: player.stacks]:
            stack = g.state.stack[n]
            assert stack.owner == seat
            assert stack.copies in (Copies.SNEAKY, Copies.STACKED, Copies.SAFE)
            assert 0 <= stack.denizen < g.rules.denizens
            assert stack.copies != Copies.SAFE or not stack.locked
    for power, number in enumerate(g.state.carrier):
        assert number == 0 or g.rules.power[g.state.stack[number - 1].denizen] == power


def all_is_tidy(g: Game) -> None:
    """3: after Cleanup."""
    spread = g.state.spread
    assert spread.up == 0
    assert g.state.heap.size == 0 or spread.cards == g.rules.width * g.rules.height
    assert sum(part.bit_count() for part in spread.down) == spread.cards == sum(card >= 0 for card in spread.card)
    assert not any(g.state.stack[n].revealed for player in g.state.player for n in player.stack[: player.stacks])
    assert sum(sitter > 0 for sitter in spread.sitter) == spread.sat


def one_power_each(turn: list[Event], told: list[Event]) -> list[Event]:
    """8: nobody announces two Powers in a turn, unless all were recharged."""
    for event in told:
        if event.kind in (Told.TURN_START, Told.EXTRA_START, Told.SKIPPED, Told.RECHARGE):
            turn = []
        if event.kind == Told.POWER:
            assert event.words[0] not in [other.words[0] for other in turn]
            turn = [*turn, event]
    return turn


def nothing_is_replayed_twice(g: Game) -> None:
    """8: of no Turmoil are there more marks than cards in the Keister."""
    state = g.state
    assert all(mark <= card for mark, card in zip(state.replayed.count, state.keister.count, strict=True))


def states_only_grow(table: Table) -> None:
    """10: Safe Stacks stay. 9: whoever has just lost a turn is given none; no extra turn from one's own extra turn."""
    replayed = Table(ROOM, table.g.rules, table.g.state.seats, told_again(table))
    safe, states = safe_of(replayed.g), [replayed.g.state.clone()]
    for entry in table.entries[1:]:
        replayed.run(entry.move, entry.mover, entry.seat, apply_of(replayed, entry))
        assert not safe - safe_of(replayed.g), "a Safe Stack is gone"
        safe = safe_of(replayed.g)
        states.append(replayed.g.state.clone())
    assert bytes(states[-1]) == bytes(table.g.state), "11: the record gives the same states"
    for before, after in pairwise(states):
        for seat in range(before.seats):
            given = after.player[seat].lost > before.player[seat].lost
            assert not (given and (before.missed >> seat) & (after.missed >> seat) & 1)
        if before.turns == after.turns and before.extra:
            waiting = [state.queue[: state.waiting].count(before.turn) for state in (before, after)]
            assert waiting[1] <= waiting[0]


def told_again(table: Table) -> Any:
    """The chance of a table, from its record."""
    return Source([draw for entry in table.entries for draw in entry.drawn])


def apply_of(table: Table, entry: Entry) -> Any:
    """What an entry did."""
    return lambda: ROOM.apply(table.g, entry.seat, ROOM.read_move(entry.move))


def safe_of(g: Game) -> Counter[tuple[int, int]]:
    """The Safe Stacks, by owner and Denizen."""
    return Counter((s.owner, s.denizen) for s in g.state.stack if s.copies == Copies.SAFE)


# --- set-up ---------------------------------------------------------------------------------------------------------
def test_cards_lie_in_reading_order_from_the_top_of_the_deck() -> None:
    """Rule 2.8."""
    table = dealt(3, 2, grid="6x6")
    order = list(table.entries[0].drawn[0].outcome)
    g = table.g
    spread = [g.state.spread.card[16 * row + column] for row in range(6) for column in range(6)]
    assert spread == order[:36]
    assert list(g.state.heap.card[: g.state.heap.size]) == order[:35:-1]


def test_votes() -> None:
    """Rule 2.6: most votes start, a tie is drawn among the tied; 2.10: no vote at all is a tie of all."""
    for votes, starters in (("3 3 1", {2}), ("2 1 no", {0, 1}), ("no no no", {0, 1, 2})):
        found = set()
        for seed in range(12):
            table = dealt(seed, 3, first="vote")
            assert table.asked() == "first_vote"
            for seat, vote in enumerate(votes.split()):
                say(table, seat, vote if vote == "no" else f"pick {vote}")
            found.add(table.g.state.turn)
        assert found == starters, votes


def test_a_vote_is_for_a_seat_of_the_table() -> None:
    table = dealt(1, 3, first="vote")
    assert refused(table, 0, "pick 4") == "2.6"


# --- the turn -------------------------------------------------------------------------------------------------------
def test_a_single_card_is_flipped_by_itself() -> None:
    """Rule 4.20: two cards left that do not match; the second follows the first."""
    rules = ROOM.read_rules(ROOM.house({}), ROOM.read_deck("default", None), 2)
    position = "2p+ @1 W0; dn a1=D05 b1=T06 only; heap 0"
    table = Table.at(ROOM, position, rules, sown(1))
    entry = say(table, 0, "flip a1")
    assert names(entry)[:2] == ["flip", "flip"]
    assert table.g.state.window != Window.W1


def test_the_absent_flip_any_card() -> None:
    """Section D: for whoever is absent a random cell, every cell alike, and the turn goes on to its end."""
    cells = Counter[str]()
    for seed in range(120):
        table = dealt(seed, 2, grid="6x6")
        cells[table.stand_in(table.g.state.turn).move] += 1
    assert len(cells) > 28  # of 36
    assert max(cells.values()) < 13


# --- ending by consent ----------------------------------------------------------------------------------------------
def late(seats: int = 3) -> Table:
    """A table with an empty Heap."""
    rules = ROOM.read_rules(ROOM.house({}), ROOM.read_deck("default", None), seats)
    return Table.at(ROOM, f"{seats}p+ @1 W0; heap 0", rules, sown(1))


def test_all_agree() -> None:
    """Rule 12.4: the game ends after the Cleanup of the running turn."""
    table = late()
    say(table, 1, "propose end")
    assert refused(table, 0, "propose end") == "12.4"
    say(table, 0, "agree")
    say(table, 2, "agree")
    assert not table.over
    while table.g.state.ending == Ending.NONE:
        assert table.g.state.turn == 0
        entry = table.stand_in(0)
    assert table.g.state.ending == Ending.VOTE
    assert names(entry)[names(entry).index("cleanup") :][-4:-1] == ["score"] * 3


def test_an_answer_is_final_and_a_refused_proposal_makes_room() -> None:
    """Rule 12.13; once a turn each (12.4), and nothing of it lives in the next turn."""
    table = late()
    say(table, 0, "propose end")
    say(table, 1, "disagree")
    assert refused(table, 1, "agree") == "12.4"
    assert refused(table, 2, "agree") == "12.4"
    assert refused(table, 0, "propose end") == "12.4"
    say(table, 2, "propose end")
    say(table, 1, "agree")
    turn = table.g.state.turn
    while table.g.state.turn == turn:
        table.stand_in(turn)
    assert table.g.state.agreed == 0
    assert refused(table, 0, "agree") == "12.4"
    say(table, 0, "propose end")


def test_while_the_heap_lasts_nobody_proposes() -> None:
    assert refused(dealt(1), 0, "propose end") == "12.4"


def test_when_all_have_left_the_game_is_over() -> None:
    """Rule 7.17."""
    table = dealt(5, 3, leave="skip")
    for seat in (2, 0, 1):
        assert not table.over
        move = ROOM.read_move(f"leave {seat + 1}")
        table.run(ROOM.write_move(move, "en"), -2, seat, lambda move=move, seat=seat: ROOM.apply(table.g, seat, move))
    assert table.over
    assert table.g.state.ending == Ending.VOTE
