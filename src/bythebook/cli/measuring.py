"""Commands that play many games: how they come out, and how fast they go."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import TextIO

import click

from .options import bots_option, lapse_option, plays_by, speaks, text_of, title_of


class Tenths:
    """Tells of progress on the error output, ten times at most: plain lines, for a screen reader too."""

    def __init__(self) -> None:
        self.tenth = 0

    def __call__(self, played: int, wanted: int) -> None:
        tenth = 10 * played // wanted
        if tenth > self.tenth:
            self.tenth = tenth
            print(f"{10 * tenth} %", file=sys.stderr, flush=True)


WORDS = {
    "en": {
        "wait": "Compiling {title}, about {seconds} s.",
        "wait of": "Compiling {title}, {number} of {all}, about {seconds} s.",
        "done": "{title}: compiled in {seconds} s.",
        "ready": "{title}: ready.",
    },
    "fr": {
        "wait": "Compilation : {title}, environ {seconds} s.",
        "wait of": "Compilation : {title}, {number} sur {all}, environ {seconds} s.",
        "done": "{title} : compilé en {seconds} s.",
        "ready": "{title} : c’est prêt.",
    },
}
"""What is said while people wait for the compiler."""


def speak(lang: str, line: str, facts: dict[str, object], stream: TextIO, seconds: int) -> None:
    """One of these lines, at once, to a terminal or not."""
    print(WORDS[lang][line].format(seconds=seconds, **facts), file=stream, flush=True)


@click.command()
@click.argument("games", metavar="[GAME]...", nargs=-1)
@speaks
def warm(games: tuple[str, ...], lang: str) -> None:
    """Compile games ahead, so that nothing waits for it later.

    Those named, or else all; one that is compiled already is ready. Random games, simulations, search and batches of
    tables are then there at once, until a game's rules or this program change.
    """
    from ..games import GAMES, room
    from ..lab.warming import warm as compile_ahead

    rooms = [room(name) for name in games or GAMES]
    for number, found in enumerate(rooms, 1):
        facts = {"title": title_of(found, lang), "number": number, "all": len(rooms)}
        took = compile_ahead(found, partial(speak, lang, "wait of", facts, sys.stdout))
        speak(lang, "ready" if took is None else "done", facts, sys.stdout, round(took or 0))


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
        tell=partial(speak, lang, "wait", {"title": title_of(found, lang)}, sys.stderr),
    )  # fmt: skip
    for text in [json.dumps(tally.as_json(), indent=2)] if as_json else tally.lines(lang):
        click.echo(text)


@click.command()
@click.argument("game", default="")
@click.option("--rounds", type=click.IntRange(1), default=11, show_default=True, help="Rounds; medians are told.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def bench(game: str, rounds: int, as_json: bool) -> None:
    """Measure how fast the rules go, plain and compiled.

    Those of GAME, or else of every game; each takes about a minute. What it is doing is said on the error output.
    """
    from ..games import GAMES, room
    from ..lab.bench import bench as measure

    def say(text: str) -> None:
        click.echo(text, err=True)

    found = []
    for name in [room(game).name] if game else GAMES:
        figures = measure(name, rounds, say=say)
        found.append(figures.as_json())
        if not as_json:
            for text in figures.lines():
                click.echo(text)
    if as_json:
        click.echo(json.dumps(found, indent=2))
