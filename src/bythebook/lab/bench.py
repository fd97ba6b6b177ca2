"""How fast the rules go, plain and compiled, next to OpenSpiel's native loop: medians of interleaved rounds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any, NamedTuple

from ..bots.searcher import DRIVERS
from ..fast.loader import need_compiler
from ..fast.waiting import expected
from ..games import room
from ..kernel.notation import BadInput
from .peers import PEER

WANTED: dict[str, float] = {"times_plain": 50, "plain": 120_000}
"""Of every game; how many times OpenSpiel it is to reach each room says itself (`Room.times_peer`)."""

ENTRY_POINTS = 2
"""Compiled before anything is measured: playouts and search."""

COUNTED = (
    "Counted are whole moves of players, however many words they have; where several are asked at once, "
    "the answer of each is a move. Moves of chance are not counted."
)


class Speed(NamedTuple):
    """Random games by some rules, compiled."""

    rules: str
    rate: float
    moves: float  # in a game
    times_peer: float | None

    def line(self) -> str:
        """For people."""
        told = f"Compiled, {self.rules}: {self.rate / 1e6:.2f} million ({self.moves:.0f} moves a game)"
        return told if self.times_peer is None else f"{told}, {self.times_peer:.1f} times OpenSpiel"


@dataclass
class Figures:
    """What `bench` measured. Rates are decisions (whole moves) a second of one core; `speeds`: by each set of rules
    that is measured, the default one first, which all other figures are of."""

    game: str
    players: int
    rounds: int
    speeds: list[Speed]
    plain: float
    peer: float | None
    times_plain: float
    batch_words: float
    clone_ns: dict[str, float]
    redeal_ns: dict[str, float]
    iterations: dict[str, float]
    state_bytes: int
    cold_seconds: dict[str, float]  # of the processor, as all times here
    warm_seconds: dict[str, float]
    table_microseconds: dict[str, float]
    wanted: dict[str, float]

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        speeds = [speed._asdict() for speed in self.speeds]
        return {**vars(self), "speeds": speeds, "peer_game": PEER, "counted": COUNTED}

    def lines(self) -> list[str]:
        """For people: a line a figure."""
        clone, redeal, search, cost = self.clone_ns, self.redeal_ns, self.iterations, self.table_microseconds
        told = [
            f"Random games of {self.game}, {self.players} players, no events",
            COUNTED,
            f"Moves a second of one core, medians of {self.rounds} interleaved rounds:",
        ]
        if self.peer is None:
            told.append(f"OpenSpiel is not installed: no figure of its {PEER} to compare")
        else:
            told.append(f"OpenSpiel's {PEER}, 4 players, native loop: {self.peer / 1e6:.2f} million")
            told.append(f"Wanted: at least {self.wanted['times_peer']:g} times OpenSpiel")
        told += [
            *(speed.line() for speed in self.speeds),
            f"Plain: {self.plain:,.0f} (wanted: {self.wanted['plain']:,})",
            f"Compiled is {self.times_plain:.0f} times plain (wanted: {self.wanted['times_plain']:g})",
            f"A batch of tables stepping at once: {self.batch_words / 1e6:.1f} million words a second",
            f"Clone ({self.state_bytes} bytes): {clone['compiled']:.0f} ns, plain {clone['plain'] / 1000:.1f} µs",
            f"Redeal what a seat cannot know: {redeal['compiled']:.0f} ns, plain {redeal['plain'] / 1000:.0f} µs",
            f"Search: {search['compiled']:,.0f} iterations a second, plain {search['plain']:,.0f}",
        ]
        for name, seconds in (("nothing cached", self.cold_seconds), ("all cached", self.warm_seconds)):
            told.append(
                f"With {name}: {seconds['playouts']:.1f} s for playouts, {seconds['search']:.1f} s more for search, "
                f"after {seconds['import']:.1f} s to import numba"
            )
        told.append(
            f"A move at a table: {sum(cost.values()):.0f} µs; {cost['submit']:.0f} to judge it, draw and carry it out, "
            f"{cost['views']:.0f} for the views of all seats and a spectator, {cost['events']:.0f} for their events"
        )
        return told


def bench(game: str, rounds: int = 11, *, say: Callable[[str], None] | None = None) -> Figures:
    """Measure, in processes of their own with unchecked records; takes about a minute, most of it compiling.

    Args:
        game: its name in the catalogue.
        rounds: interleaved rounds of which the medians are told.
        say: told what is going on, a line at a time.

    Raises:
        BadInput: no such game, or the fast lane's extra is not installed.
    """
    name = room(game).name
    if rounds < 1:
        raise BadInput("At least one round.", "Au moins un tour.")
    need_compiler()
    speak = say or (lambda line: None)
    with tempfile.TemporaryDirectory(prefix="bythebook-bench-") as home:
        speak(f"Compiling {name} with nothing cached, about {expected(room(name), ENTRY_POINTS, DRIVERS)} s")
        cold = measured(name, "cold", rounds, home)
        speak(f"Measuring, {rounds} rounds")
        found = measured(name, "measure", rounds, home)
    return figures(name, rounds, cold, found, room(name).times_peer)


def measured(game: str, what: str, rounds: int, home: str) -> dict[str, Any]:
    """One process's measurements."""
    unchecked = {name: value for name, value in os.environ.items() if name != "BYTHEBOOK_DEBUG"}
    done = subprocess.run(  # noqa: S603 (a program of ours)
        [sys.executable, "-m", "bythebook.lab.measuring", game, what, str(rounds)],
        env=unchecked | {"XDG_CACHE_HOME": home},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"measuring failed:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def figures(game: str, rounds: int, cold: dict[str, Any], found: dict[str, Any], times_peer: float = 1) -> Figures:
    """Medians, and medians of the ratios within a round; `times_peer`: the ratio to OpenSpiel that is wanted."""
    rates, searching = found["playing"], found["searching"]
    peer = rates["peer"]
    default, *_ = rates["compiled"].values()

    def ratio(row: list[float], other: list[float]) -> float:
        return median(a / b for a, b in zip(row, other, strict=True))

    def both(stem: str) -> dict[str, float]:
        return {name: searching[f"{stem}_{name}"] for name in ("compiled", "plain")}

    return Figures(
        game=game,
        players=found["players"],
        rounds=rounds,
        speeds=[
            Speed(rules, median(row), rates["moves"][rules], ratio(row, peer) if peer else None)
            for rules, row in rates["compiled"].items()
        ],
        plain=median(rates["plain"]),
        peer=median(peer) if peer else None,
        times_plain=ratio(default, rates["plain"]),
        batch_words=found["batching"],
        clone_ns=both("clone_ns"),
        redeal_ns=both("redeal_ns"),
        iterations=both("iterations"),
        state_bytes=found["state_bytes"],
        cold_seconds=cold["loading"],
        warm_seconds=found["loading"],
        table_microseconds=found["serving"],
        wanted={**WANTED, "times_peer": times_peer},
    )
