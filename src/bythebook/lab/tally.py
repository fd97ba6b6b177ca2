"""What many games came to: lengths, wins by seat with intervals, and how fast they went."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ..kernel.notation import seat_letter

SHARES = 60  # a win, shared evenly by as many as win together
LONGEST = 1 << 15  # lengths beyond are counted as this


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true share 95 times in 100 (Wilson 1927)."""
    if games == 0:
        return 0.0, 1.0
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


@dataclass
class Counts:
    """The sum of some games: how many took how many moves, and wins by seat in `SHARES`."""

    games: int = 0
    moves: int = 0
    lengths: dict[int, int] = field(default_factory=dict)
    wins: list[int] = field(default_factory=list)

    def add(self, other: Counts) -> None:
        """Some games more."""
        self.games += other.games
        self.moves += other.moves
        for length, times in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + times
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]


@dataclass
class Tally:
    """Many games: what was asked for, what came, how long it took."""

    game: str
    seats: int
    bots: Sequence[str]
    seed: int
    engine: str
    workers: int
    counts: Counts
    seconds: float
    """By the clock, compiling left out."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.counts.games

    def shares(self) -> list[float]:
        """Each seat's share of the games won; a win in common counts in parts."""
        return [wins / (SHARES * max(1, self.games)) for wins in self.counts.wins]

    def length_at(self, part: float) -> int:
        """The number of moves that this part of the games did not exceed."""
        left = part * self.games
        for length, times in sorted(self.counts.lengths.items()):
            left -= times
            if left <= 0:
                return length
        return 0

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        lengths = self.counts.lengths or {0: 0}
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "engine": self.engine,
            "workers": self.workers,
            "games": self.games,
            "moves": self.counts.moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "moves_per_second": round(self.counts.moves / seconds, 1),
            "length": {
                "mean": round(self.counts.moves / max(1, self.games), 2),
                "shortest": min(lengths),
                "lower_quarter": self.length_at(0.25),
                "median": self.length_at(0.5),
                "upper_quarter": self.length_at(0.75),
                "longest": max(lengths),
            },
            "wins": [
                {
                    "seat": seat_letter(seat),
                    "bot": self.bots[seat],
                    "share": round(share, 4),
                    "low": round(wilson(share, self.games)[0], 4),
                    "high": round(wilson(share, self.games)[1], 4),
                }
                for seat, share in enumerate(self.shares())
            ],
        }

    def lines(self, lang: str = "en") -> list[str]:
        """For people: a line a fact."""
        told = self.as_json()
        words = WORDS[lang]
        facts = told | {f"{name}_moves": value for name, value in told["length"].items()}
        lines = [line.format(**facts) for line in words["facts"]]
        lines += [
            words["win"].format(
                seat=win["seat"],
                bot=win["bot"],
                share=100 * win["share"],
                low=100 * win["low"],
                high=100 * win["high"],
            )
            for win in told["wins"]
        ]
        return lines if lang == "en" else [re.sub(r"(\d)\.(\d)", r"\1,\2", line) for line in lines]


WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "facts": (
            "{games} games of {game}, {seats} seats, seed {seed}, engine {engine}, {moves} moves in {seconds} s",
            "Speed: {games_per_second:.0f} games a second, {moves_per_second:.0f} moves a second",
            "Moves a game: mean {mean_moves}, median {median_moves}, from {shortest_moves} to {longest_moves}",
            "Half of the games took from {lower_quarter_moves} to {upper_quarter_moves} moves",
            "Wins by seat, a shared win in parts, with 95 % intervals:",
        ),
        "win": "{seat} ({bot}): {share:.2f} %, {low:.2f} to {high:.2f}",
    },
    "fr": {
        "facts": (
            "{games} parties de {game}, {seats} places, graine {seed}, moteur {engine}, {moves} coups en {seconds} s",
            "Vitesse : {games_per_second:.0f} parties par seconde, {moves_per_second:.0f} coups par seconde",
            "Coups par partie : moyenne {mean_moves}, médiane {median_moves}, de {shortest_moves} à {longest_moves}",
            "La moitié des parties a pris de {lower_quarter_moves} à {upper_quarter_moves} coups",
            "Victoires par place, une victoire partagée comptant en parts, intervalles à 95 % :",
        ),
        "win": "{seat} ({bot}) : {share:.2f} %, {low:.2f} à {high:.2f}",
    },
}
