"""What the examiner plays: every game in the catalogue, every number of seats, every value of every house rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bythebook.games import COMING, GAMES, room
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.game import HouseRule, Room
from bythebook.kernel.moves import add_word
from bythebook.kernel.questions import kind_asked
from bythebook.kernel.table import Entry, Table
from bythebook.kernel.walk import words_offered
from tests.examiner.pairs import pairwise
from tests.extent import amount

SEATS = "seats"


class Setting(NamedTuple):
    """One way of playing a game."""

    room: Room
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        house = "-".join(f"{name}={value}" for name, value in self.options.items()) or "default"
        return f"{self.room.name}-{self.seats}-{house}"

    def rules(self) -> Any:
        """The deck and house rules."""
        house = self.room.house(self.options)
        name = house.get("deck", self.room.decks[0])
        return self.room.read_rules(house, self.room.read_deck(name, None), self.seats)

    def table(self, seed: int) -> Table:
        """A new table with the fast source."""
        chance = Chance()
        sow(chance, seed, 0)
        return Table(self.room, self.rules(), self.seats, chance)


UNUSED = {"file", "999"}
"""A deck file is not at hand; 999 turns of nothing last too long."""


def some_values(rule: HouseRule) -> list[str]:
    """All values, and the ends of a range of numbers."""
    ends = dict.fromkeys((*rule.numbers[:1], *rule.numbers[-1:]))
    return [*rule.values, *(str(number) for number in ends if str(number) not in rule.values)]


def values_tried(rule: HouseRule) -> list[str]:
    """Those that any game can be played by: seats beyond the second are not in every one."""
    return [value for value in some_values(rule) if value not in {*UNUSED, *rule.seats[2:]}]


def seats_tried(game: Room) -> list[int]:
    """All numbers of seats; of very many the three least, one in the middle and the most."""
    seats = list(game.seats)
    return seats if len(seats) < 7 else [*seats[:3], seats[len(seats) // 2], seats[-1]]


def settings_of(name: str) -> list[Setting]:
    """The default house rules, and mixtures in which every two values of two house rules come together; the numbers of
    seats take turns. Everything: every value with every number of seats as well, alone and in mixtures."""
    game = room(name)
    choices = {rule.name: values_tried(rule) for rule in game.house_rules}
    seats = seats_tried(game)
    mixed = [
        Setting(game, seats[i % len(seats)], others_than_default(game, row)) for i, row in enumerate(pairwise(choices))
    ]
    return list({str(setting): setting for setting in (*mixed, *amount([], more_of(game, choices)))}.values())


def more_of(game: Room, choices: dict[str, list[str]]) -> list[Setting]:
    """The default and each other value alone, for every number of seats; mixtures in which seats count as a rule."""
    rows = pairwise({SEATS: [str(seats) for seats in seats_tried(game)], **choices})
    single = [{}, *({rule: value} for rule, values in choices.items() for value in values[1:])]
    return [
        *(Setting(game, seats, options) for options in single for seats in seats_tried(game)),
        *(Setting(game, int(row.pop(SEATS)), others_than_default(game, row)) for row in rows),
    ]


def others_than_default(game: Room, row: dict[str, str]) -> dict[str, str]:
    """The options that say something."""
    return {rule.name: row[rule.name] for rule in game.house_rules if row[rule.name] != values_tried(rule)[0]}


def settings() -> list[Setting]:
    """Of every game."""
    return [setting for name in (*GAMES, *COMING) for setting in settings_of(name)]


def random_move(game: Room, g: Any, seat: int, random: Random) -> Any:
    """Any legal move of this seat, by the walk of the offer."""
    move = game.move()
    policy = Chance()
    sow(policy, random.getrandbits(60), 0)
    while True:
        if game.instinct(g, seat, move, policy):
            return move
        words, whole = words_offered(game, g, seat, move)
        if not words or (whole and random.random() < 0.5):
            return move
        add_word(move, random.choice(words))


def number_for(table: Table, move: Any) -> int | None:
    """The question's number for an answer, None for an interjection."""
    return table.number if table.room.answers(kind_asked(table.g), move.word[0]) else None


def looked_at(table: Table, random: Random, share: float) -> bool:
    """Is this position among those to look at closely? Windows, which are all alike, a fifth as often as others; of
    what comes late in a long game, which is much like what came before, few."""
    share *= amount(0.5, 1.0)
    share /= 5 if kind_asked(table.g) in table.room.silent else 1
    share /= amount(12, 6) if len(table.entries) > 120 else 1
    return not table.over and random.random() < share


def world_of(table: Table, state: Any, source: Any) -> Table:
    """A table of its own in this state, with other chance to come."""
    world = Table.__new__(Table)
    world.prepare(table.room, source, None)
    world.g = table.room.new_game(table.g.rules)
    world.g.state.take(state)
    world.g.desk.chance = world.chance
    world.last_answer = dict(table.last_answer)
    return world


def seats_of(bits: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(bits.bit_length()) if (bits >> seat) & 1]


def moves_of(table: Table, random: Random) -> Iterator[Entry]:
    """Play at random to the end, interjections included."""
    game = table.room
    while not table.over:
        speakers = seats_of(game.interjecting(table.g))
        willing = speakers if speakers and random.random() < 0.3 else seats_of(table.awaited)
        seat = random.choice(willing)
        move = random_move(game, table.g, seat, random)
        entry = table.submit(seat, move, number_for(table, move))
        assert isinstance(entry, Entry), (entry, game.write_move(move), game.write_position(table.g))
        yield entry
