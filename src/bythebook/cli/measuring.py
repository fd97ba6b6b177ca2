"""Commands that play many games: how they come out, and how fast they go."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from .options import bots_option, lapse_option, plays_by, speaks, text_of


class Tenths:
    """Tells of progress on the error output, ten times at most: plain lines, for a screen reader too."""

    def __init__(self) -> None:
        self.tenth = 0

    def __call__(self, played: int, wanted: int) -> None:
        tenth = 10 * played // wanted
        if tenth > self.tenth:
            self.tenth = tenth
            print(f"{10 * tenth} %", file=sys.stderr, flush=True)


@click.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--seats", type=int, default=None, help="How many seats.  [default: the most]")
@bots_option("uniform")
@lapse_option
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Game i is dealt from seed + i.")
@plays_by
@click.option(
    "--engine",
    type=click.Choice(("fast", "plain")),
    default=None,
    help="Compiled or not.  [default: fast where it can be]",
)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@speaks
def simulate(
    game: str, count: int, seats: int | None, bots: list[str], lapses: list[int], seed: int, house: dict[str, str],
    deck: Path | None, engine: str | None, workers: int, as_json: bool, lang: str,
) -> None:  # fmt: skip
    """Let bots play many games of GAME.

    Tells how fast they went, how long they were, and the wins by seat with their intervals.
    """
    from ..games import room
    from ..lab.simulate import simulate as play_games

    found = room(game)
    house = house | {"deck": "file"} if deck else house
    progress = Tenths() if sys.stderr.isatty() else None
    tally = play_games(
        found, count, seats or found.seats[-1], bots, seed, house=house, deck_text=text_of(deck) if deck else None,
        engine=engine, lapses=lapses, workers=workers, progress=progress,
    )  # fmt: skip
    for text in [json.dumps(tally.as_json(), indent=2)] if as_json else tally.lines(lang):
        click.echo(text)


@click.command()
@click.argument("game", default="")
@click.option("--rounds", type=click.IntRange(1), default=11, show_default=True, help="Rounds; medians are told.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def bench(game: str, rounds: int, as_json: bool) -> None:
    """Measure how fast the rules go, plain and compiled.

    Those of GAME, or else of every game; each takes about a minute.
    """
    from ..games import GAMES, room
    from ..lab.bench import bench as measure

    say = None if as_json else lambda text: click.echo(text, err=True)
    found = []
    for name in [room(game).name] if game else GAMES:
        figures = measure(name, rounds, say=say)
        found.append(figures.as_json())
        if not as_json:
            for text in figures.lines():
                click.echo(text)
    if as_json:
        click.echo(json.dumps(found, indent=2))
