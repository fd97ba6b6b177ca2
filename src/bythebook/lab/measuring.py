"""What `bench` runs in processes of their own: `python -m bythebook.lab.measuring GAME cold|measure ROUNDS`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from ..bots.programs import Program
from ..bots.searcher import DRIVERS, Searcher
from ..bots.uniform import uniform
from ..fast.batch import Batch
from ..fast.lane import Lane
from ..fast.loader import Variant
from ..games import room
from ..kernel.bits import lowest
from ..kernel.chance import Chance, sow
from ..kernel.events import SPECTATOR, told
from ..kernel.game import Benchmark, Room
from ..kernel.questions import awaited
from ..kernel.sources import Fair
from ..kernel.table import Table
from .peers import peer

PLAYERS = 4
COMPILED, PLAIN = Variant(), Variant(compiled=False)
GAMES = {"compiled": 20_000, "plain": 120, "peer": 2_000}  # of each in a round: some tenths of a second
TABLES, STEPS = 256, 2_000
OPENING = 20  # moves played before clones, redeals and searches are measured
ITERATIONS = {"compiled": 2_000, "plain": 40}


DEFAULT = Benchmark("default rules")


def rules_of(game: Room, benchmark: Benchmark = DEFAULT) -> Any:
    """The rules to be measured, for as many players as the peer has, or as the game can seat."""
    rules = game.read_rules(game.house(benchmark.house), game.read_deck(game.decks[0], None), players_of(game))
    for name, value in benchmark.fields.items():
        setattr(rules, name, value)
    return rules


def players_of(game: Room) -> int:
    """Four, or as near to it as the game can seat."""
    return min(max(PLAYERS, game.seats[0]), game.seats[-1])


def spent(work: Callable[[], Any]) -> float:
    """Seconds of this process's own time."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def loading(game: Room) -> dict[str, float]:
    """Seconds to import the compiler, then to load or compile random playouts, then search as well."""
    started = time.process_time()
    import numba  # noqa: F401 (what it costs to have it)

    imported = time.process_time()
    Lane(game, rules_of(game), COMPILED, DRIVERS).playouts(players_of(game), 0, 1)
    played = time.process_time()
    opening(game, Searcher(game, rules_of(game), iterations=1, seed=0))
    return {"import": imported - started, "playouts": played - imported, "search": time.process_time() - played}


def opening(game: Room, *searchers: Searcher) -> tuple[Any, int, Program]:
    """A position some moves into a game, the seat asked and what it knows; each searcher searches it once."""
    rules = rules_of(game)
    g = game.new_game(rules)
    sow(g.desk.chance, 1, 0)
    programs = [Program(game, "uniform", seat, rules, 1) for seat in range(players_of(game))]
    game.deal(g, players_of(game))
    for number in range(OPENING + 1):
        for program in programs:
            program.saw(told(g.desk.events))
        seat = lowest(awaited(g))
        if number == OPENING:
            break
        game.apply(g, seat, programs[seat].choose(g))
    for searcher in searchers:
        searcher.choose(programs[seat].imagine(g).state, seat, programs[seat].knowledge)
    return g, seat, programs[seat]


def playing(game: Room, rounds: int) -> dict[str, Any]:
    """Random playouts, plain and by each benchmark compiled, next to the peer's.

    `plain`, `peer` and, for each benchmark, `compiled`: decisions a second of one core, a row a round; `moves`: how
    many moves a game takes.
    """
    seats = players_of(game)
    benchmarks = (DEFAULT, *game.benchmarks)
    lanes = {benchmark.name: Lane(game, rules_of(game, benchmark), COMPILED, DRIVERS) for benchmark in benchmarks}
    unhurried = Lane(game, rules_of(game), PLAIN, DRIVERS)
    other = peer(PLAYERS)
    compiled: dict[str, list[float]] = {name: [] for name in lanes}
    plain: list[float] = []
    others: list[float] = []
    played = dict.fromkeys(lanes, 0)

    def rate(lane: Lane, turn: int, games: int) -> tuple[int, float]:
        begun = time.process_time()
        moves = lane.playouts(seats, turn * games, games)
        return moves, moves / (time.process_time() - begun)

    for turn in range(rounds + 1):  # the first warms up and is left out
        for name, lane in lanes.items():
            moves, speed = rate(lane, turn, GAMES["compiled"])
            played[name] += moves
            compiled[name].append(speed)
        plain.append(rate(unhurried, turn, GAMES["plain"])[1])
        if other:
            others.append(other.rate(GAMES["peer"], turn * GAMES["peer"]))
    return {
        "compiled": {name: row[1:] for name, row in compiled.items()},
        "plain": plain[1:],
        "peer": others[1:],
        "moves": {name: moves / (GAMES["compiled"] * (rounds + 1)) for name, moves in played.items()},
    }


def batching(game: Room, rounds: int) -> float:
    """Words a second of one core, all tables of a batch stepping at once, their choice included."""
    lane = Lane(game, rules_of(game), COMPILED, DRIVERS)
    batch = Batch(lane, TABLES, players_of(game), 1)

    def steps() -> None:
        for _ in range(STEPS):
            batch.step(batch.random_words())

    steps()
    return TABLES * STEPS / median(spent(steps) for _ in range(rounds))


def searching(game: Room, rounds: int) -> dict[str, float]:
    """Nanoseconds a clone and a redeal, iterations of search a second; compiled and plain."""
    found: dict[str, float] = {}
    for name, variant in (("compiled", COMPILED), ("plain", PLAIN)):
        searcher = Searcher(game, rules_of(game), iterations=ITERATIONS[name], seed=2, compiled=variant.compiled)
        g, seat, program = opening(game, searcher)
        lane, times = searcher.lane, 50 * ITERATIONS[name]
        knowledge = lane.form(program.knowledge)
        state = program.imagine(g).state
        lane.take(state)

        def clone(lane: Lane = lane, times: int = times) -> None:
            lane.twins.clones(lane.g, lane.world, times)

        def redeal(lane: Lane = lane, times: int = times, seat: int = seat, knowledge: Any = knowledge) -> None:
            lane.twins.redeals(lane.g, lane.world, seat, knowledge, times)

        def search(
            searcher: Searcher = searcher, state: Any = state, seat: int = seat, program: Program = program
        ) -> None:
            searcher.choose(state, seat, program.knowledge)

        clone()
        redeal()
        cloning = median(spent(clone) for _ in range(rounds)) / times
        dealing = median(spent(redeal) for _ in range(rounds)) / times
        found[f"clone_ns_{name}"] = 1e9 * cloning
        found[f"redeal_ns_{name}"] = 1e9 * (dealing - cloning)
        found[f"iterations_{name}"] = ITERATIONS[name] / median(spent(search) for _ in range(rounds))
    return found


def serving(game: Room, games: int) -> dict[str, float]:
    """Microseconds of the processor that a move costs a table: judged and carried out, then seen by each viewer."""
    seats = players_of(game)
    costs: dict[str, list[float]] = {"submit": [], "views": [], "events": []}
    for number in range(games):
        source = Fair(bytes([number % 256]) * 32, "bench")
        table = Table(game, rules_of(game), seats, source, source.turn_to)
        chance = Chance()
        sow(chance, number, 0)
        while table.awaited:
            seat = lowest(table.awaited)
            move = uniform(game, table.g, seat, chance)
            at = [time.process_time()]
            entry: Any = table.submit(seat, move, table.number)
            at.append(time.process_time())
            for viewer in (SPECTATOR, *range(seats)):
                table.view(viewer)
            at.append(time.process_time())
            for viewer in (SPECTATOR, *range(seats)):
                table.heard(entry, viewer)
            at.append(time.process_time())
            for row, begun, ended in zip(costs.values(), at, at[1:], strict=False):
                row.append(ended - begun)
    return {name: 1e6 * sum(row) / len(row) for name, row in costs.items()}


def main() -> None:
    """Print one JSON object."""
    name, what, rounds = sys.argv[1:]
    game = room(name)
    if what == "cold":
        found: dict[str, Any] = {"loading": loading(game)}
    else:
        found = {
            "loading": loading(game),
            "players": players_of(game),
            "state_bytes": len(bytes(game.state())),
            "playing": playing(game, int(rounds)),
            "batching": batching(game, int(rounds)),
            "searching": searching(game, int(rounds)),
            "serving": serving(game, 10),
        }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
