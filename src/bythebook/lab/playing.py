"""A few games at a time, in any process: what `simulate` gives its workers to do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from ..bots.programs import PLAYERS, Program, with_lapses
from ..bots.searcher import DRIVERS
from ..fast.lane import Lane
from ..fast.loader import Variant
from ..fast.waiting import Tell, compiling
from ..games import room
from ..kernel.bits import lowest
from ..kernel.chance import draw, sow
from ..kernel.events import told
from ..kernel.game import Room
from ..kernel.notation import BadInput
from ..kernel.questions import awaited
from .tally import LONGEST, SHARES, Counts

RANDOM = "uniform"


class Match(NamedTuple):
    """What is played, in a form that travels between processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    house: tuple[tuple[str, str], ...]
    deck_text: str | None
    engine: str
    lapses: tuple[int | None, ...] = ()

    @property
    def random(self) -> bool:
        """Does everybody play at random? Then twins can play the whole game."""
        return set(self.bots) == {RANDOM}

    def rules(self, game: Room) -> Any:
        """The deck and house rules as the game wants them, and how often each program forgets."""
        house = game.house(dict(self.house))
        rules = game.read_rules(house, game.read_deck(house.get("deck", game.decks[0]), self.deck_text), self.seats)
        return with_lapses(game, rules, self.lapses)


@lru_cache(maxsize=2)
def lane(match: Match) -> Lane:
    """The twins that play this match, loaded or compiled once a process."""
    game = room(match.game)
    return Lane(game, match.rules(game), Variant(compiled=match.engine == "fast"), DRIVERS)


def warm_up(match: Match, tell: Tell) -> None:
    """Check what is asked for, and compile what will be needed."""
    for bot in match.bots:
        if bot not in PLAYERS:
            raise BadInput(
                f"There is no bot '{bot}': the bots are {', '.join(PLAYERS)}.",
                f"Il n’y a pas de robot « {bot} » : les robots sont {', '.join(PLAYERS)}.",
            )
    game = room(match.game)
    match.rules(game)
    if match.random and match.engine == "fast":
        with compiling(game, ["tallied"], DRIVERS, tell):
            play(match, 0, 0)


def play(match: Match, seed: int, games: int) -> Counts:
    """The games of these seeds."""
    return play_at_random(match, seed, games) if match.random else play_programs(match, seed, games)


def play_at_random(match: Match, seed: int, games: int) -> Counts:
    """By twins, which cross into compiled code once."""
    twins = lane(match)
    lengths, wins = twins.numbers(LONGEST + 1), twins.numbers(match.seats)
    moves = int(twins.tallied(match.seats, seed, games, lengths, wins))
    if match.engine == "fast":
        found = lengths.nonzero()[0]
        by_length = dict(zip(found.tolist(), lengths[found].tolist(), strict=True))
    else:
        by_length = {length: times for length, times in enumerate(lengths) if times}
    return Counts(games, moves, by_length, [int(share) for share in wins])


def play_programs(match: Match, seed: int, games: int) -> Counts:
    """By programs, each with its own knowledge, on the rules as they are."""
    game = room(match.game)
    rules = match.rules(game)
    counts = Counts()
    for number in range(seed, seed + games):
        g = game.new_game(rules)
        sow(g.desk.chance, number, 0)
        programs = [Program(game, bot, seat, rules, number) for seat, bot in enumerate(match.bots)]
        game.deal(g, match.seats)
        length = 0
        while True:
            for event in told(g.desk.events):
                for program in programs:
                    program.saw([event])
            waiting = awaited(g)
            if not waiting:
                break
            seat = speaker(game, g, waiting, programs)
            game.apply(g, seat, programs[seat].choose(g))
            length += 1
        winners = [seat for seat in range(match.seats) if game.place(g, seat) == 1]
        wins = [SHARES // len(winners) * (seat in winners) for seat in range(match.seats)]
        counts.add(Counts(1, length, {min(length, LONGEST): 1}, wins))
    return counts


def speaker(game: Room, g: Any, waiting: int, programs: list[Program]) -> int:
    """The seat asked; a random player that may speak before it tosses a coin, others wait to be asked."""
    may = game.interjecting(g) & ~waiting
    while may:
        seat = lowest(may)
        if programs[seat].name == RANDOM and draw(programs[seat].chance, 2):
            return seat
        may &= may - 1
    return lowest(waiting)
