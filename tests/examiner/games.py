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


def counts(game: Room, i: int, options: int) -> list[int]:
    """The numbers of seats to try the i-th options with: all that are tried, unless there are very many house rules;
    then they take turns."""
    seats = seats_tried(game)
    return seats if i == 0 or options < 18 else [seats[i % len(seats)]]


def settings(*, mixed: int = 6) -> list[Setting]:
    """The default, each value of each house rule alone, and some mixtures, for every number of seats."""
    found = []
    for name in (*GAMES, *COMING):
        game = room(name)
        choices = {rule.name: values_tried(rule) for rule in game.house_rules}
        single: list[dict[str, str]] = [{}]
        single += [{rule: value} for rule, values in choices.items() for value in values[1:]]
        random = Random(2021)
        single += [{rule: random.choice(values) for rule, values in choices.items()} for _ in range(mixed)]
        found += [
            Setting(game, seats, options) for i, options in enumerate(single) for seats in counts(game, i, len(single))
        ]
    return found


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
    what comes late in a long game, which is much like what came before, a sixth."""
    share /= 5 if kind_asked(table.g) in table.room.silent else 1
    share /= 6 if len(table.entries) > 120 else 1
    return not table.over and random.random() < share


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
