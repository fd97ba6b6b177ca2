"""One game of a setting, watched by all properties at once: each is told every entry, and looks when it likes.

A property is a generator: it is made after the deal, and goes on from its `yield` when an entry has been added, until
the game is over. It may ask the table anything and try what must be refused; it changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

import pytest

from bythebook.bots.programs import PLAYERS, Program
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.history import Header, Record, line_of
from bythebook.kernel.replaying import result_of
from bythebook.kernel.sources import Fair, commitment
from bythebook.kernel.table import Entry, Table
from tests.examiner.games import Setting, moves_of, seats_of

SECRET = bytes(range(32))
ABSENT = 0.1  # how often the referee stands in after a move
BEFORE = 25  # moves of an earlier game that programs have seen


@dataclass
class Game:
    """A random game with a fair source, some of it played by the referee, and what everybody at it knows."""

    setting: Setting
    seed: int
    header: Header
    table: Table
    programs: list[Program] = field(default_factory=list)  # one a seat, then one that sees what a spectator sees

    def entries(self) -> Iterator[Entry]:
        """The game, entry by entry, from the one after the deal; programs have seen each."""
        table, random = self.table, Random(f"{self.setting} {self.seed}")
        for entry in moves_of(table, random):
            yield self.seen(entry)
            if not table.over and random.random() < ABSENT:
                yield self.seen(table.stand_in(random.choice(seats_of(table.awaited))))

    def seen(self, entry: Entry) -> Entry:
        """Tell the programs."""
        for program in self.programs:
            program.saw(entry.events)
        return entry

    @cached_property
    def record(self) -> Record:
        """The whole game, once it is over."""
        lines = [line_of(self.setting.room, entry) for entry in self.table.entries]
        return Record(self.header, lines, {**result_of(self.setting.room, self.table), "secret": SECRET.hex()})


Watching = Generator[None, Entry | None, None]
Property = Callable[[Game], Watching]


def begun(setting: Setting, seed: int) -> Game:
    """A game just dealt. Its programs have seen some of an earlier one, which must leave no trace."""
    room, house = setting.room, setting.room.house(setting.options)
    deck = room.read_deck(house["deck"], None)
    names = [f"Player {seat}" for seat in range(setting.seats)]
    nonces = [f"nonce {seed}-{seat}" for seat in range(setting.seats)]
    kept = {"name": deck.name, "label": deck.label, "text": deck.text}
    header = Header(room.name, room.edition, house, kept, names, "table", commitment(SECRET), nonces)
    fair = Fair(SECRET, "table", nonces)
    game = Game(setting, seed, header, Table(room, header.rules(room), setting.seats, fair, fair.turn_to))
    game.programs = [
        Program(room, PLAYERS[seat % len(PLAYERS)], seat, game.table.g.rules, 5) for seat in range(setting.seats)
    ]
    stranger = Program(room, "uniform", setting.seats + 1, game.table.g.rules, 5)
    stranger.seat = SPECTATOR
    game.programs.append(stranger)
    if game.table.entries[0].events:  # which tell that a game begins; where all vote first, nothing does
        earlier = setting.table(31)
        game.seen(earlier.entries[0])
        for _, entry in zip(range(BEFORE), moves_of(earlier, Random(str(setting))), strict=False):
            game.seen(entry)
    game.seen(game.table.entries[0])
    return game


def examine(game: Game, properties: Iterable[Property]) -> None:
    """Play it to its end under the eyes of all of them.

    Raises:
        ExceptionGroup: some do not hold. It names the setting and the properties; each fault in it says where.
    """
    watching = {each.__name__: each(game) for each in properties}
    faults: dict[str, Exception] = {}
    tell(game, watching, None, faults)
    for entry in game.entries():
        before = traces(game.table)
        tell(game, watching, entry, faults)
        assert traces(game.table) == before, "some property changed the game"
    assert not watching, f"{', '.join(watching)} would go on after the game's end"
    if faults:
        raise ExceptionGroup(f"{game.setting}: {', '.join(faults)}", list(faults.values()))


def traces(table: Table) -> tuple[bytes, int, int]:
    """What would show that somebody did more than look."""
    return bytes(table.g.state), len(table.entries), len(table.chance.drawn)


def tell(game: Game, watching: dict[str, Watching], entry: Entry | None, faults: dict[str, Exception]) -> None:
    """Let each property go on. Those that are done, or do not hold, watch no longer."""
    for name, property_ in list(watching.items()):
        try:
            property_.send(entry)
            continue
        except StopIteration:
            pass
        except (Exception, pytest.fail.Exception) as found:
            fault = found if isinstance(found, Exception) else AssertionError(str(found))
            where = f"after entry {entry.n}, {entry.move}" if entry else "after the deal"
            position = "" if game.table.over else f": {game.setting.room.write_position(game.table.g)}"
            fault.add_note(f"{name} does not hold in {game.setting}, game {game.seed}, {where}{position}")
            faults[name] = fault
        del watching[name]
