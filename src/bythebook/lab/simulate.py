"""Many games between bots, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from ..fast.loader import has_compiler
from ..fast.waiting import Tell
from ..kernel.game import Room
from ..kernel.notation import BadInput
from .playing import RANDOM, Match, play, warm_up
from .tally import Counts, Tally

Progress = Callable[[int, int], None]
"""Called now and then with the number of games played and the number wanted."""

ENGINES = ("fast", "plain")
SLICES = {(True, "fast"): 10_000, (True, "plain"): 100, (False, "plain"): 5}  # games between two reports


def simulate(
    room: Room,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int = 0,
    *,
    house: Mapping[str, str] | None = None,
    deck_text: str | None = None,
    engine: str | None = None,
    lapses: Sequence[int | None] = (),
    workers: int = 1,
    progress: Progress | None = None,
    tell: Tell | None = None,
) -> Tally:
    """Play many games; equal arguments give equal games, whatever the number of workers.

    Args:
        room: the game.
        games: how many.
        seats: players in each.
        bots: a bot's name a seat; a shorter list is repeated round the table, an empty one means uniform.
        seed: game number i is played from seed + i.
        house: house rules that differ from their defaults; `deck` among them.
        deck_text: the host's own deck file, for `deck=file`.
        engine: `fast` (compiled; uniform bots only), `plain`, or None: fast where it can be.
        lapses: how often each program forgets, in thousandths, where they forget at all (`Room.lapse`); None: as they
            all do; repeated round the table like the bots.
        workers: processes.
        progress: see `Progress`.
        tell: told, before games are compiled that were not yet, how many seconds this takes, about.

    Returns:
        What happened, with `lines(lang)` for people and `as_json()` for programs.

    Raises:
        BadInput: an argument makes no sense; its sentence says what would.
    """
    bots = tuple(bots) or (RANDOM,)
    seated = tuple(bots[seat % len(bots)] for seat in range(seats))
    chosen = engine or fastest(seated)
    check(games, seats, bots, seed, chosen, workers)
    each = [room.lapse if lapse is None else lapse for lapse in lapses or (None,)]
    forgetful = tuple(each[seat % len(each)] for seat in range(seats))
    match = Match(room.name, seats, seated, tuple((house or {}).items()), deck_text, chosen, forgetful)
    if chosen == "fast" and not match.random:
        raise BadInput(
            "The fast engine plays uniform bots only: leave --engine out, or say --engine plain.",
            "Le moteur fast ne joue que des robots uniform : omettez --engine, ou dites --engine plain.",
        )
    warm_up(match, tell or (lambda seconds: None))
    counts = Counts(wins=[0] * seats)
    begun = time.perf_counter()
    for part in parts(match, seed, games, SLICES[match.random, chosen], workers):
        counts.add(part)
        if progress:
            progress(counts.games, games)
    return Tally(room.name, seats, seated, seed, chosen, workers, counts, time.perf_counter() - begun)


def fastest(bots: Sequence[str]) -> str:
    """The engine for these bots where none is named."""
    if set(bots) != {RANDOM}:
        return "plain"
    return "fast" if has_compiler() else "plain"


def check(games: int, seats: int, bots: Sequence[str], seed: int, engine: str, workers: int) -> None:
    """Refuse what makes no sense, in words."""
    if games < 1 or workers < 1:
        raise BadInput("At least one game, by at least one process.", "Au moins une partie, par au moins un processus.")
    if len(bots) > seats:
        raise BadInput(f"{len(bots)} bots for {seats} seats.", f"{len(bots)} robots pour {seats} places.")
    if not 0 <= seed < 1 << 60:
        raise BadInput("A seed is a number from 0 to 2^60 - 1.", "Une graine est un nombre de 0 à 2^60 - 1.")
    if engine not in ENGINES:
        raise BadInput(
            f"There is no engine '{engine}': the engines are {', '.join(ENGINES)}.",
            f"Il n’y a pas de moteur « {engine} » : les moteurs sont {', '.join(ENGINES)}.",
        )


def parts(match: Match, seed: int, games: int, size: int, workers: int) -> Iterator[Counts]:
    """The games, some at a time, in this process or in others."""
    slices = [(first, min(size, seed + games - first)) for first in range(seed, seed + games, size)]
    if workers == 1:
        yield from (play(match, first, count) for first, count in slices)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play, match, first, count) for first, count in slices]
        yield from (job.result() for job in as_completed(jobs))
