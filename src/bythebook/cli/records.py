"""Commands about what was played: a record told again or checked, and transcripts."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import click

from ..kernel.notation import BadInput
from .options import beside, say, speaks, text_of, typed_lines


@click.command()
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--seat",
    default="spectator",
    show_default=True,
    metavar="SEAT",
    help="Who listens: a seat such as A or p1, spectator, or all to open every card.",
)
@click.option("--step/--no-step", default=None, help="Stop after every move.  [default: when a person types]")
@speaks
def replay(record: Path, seat: str, step: bool | None, lang: str) -> None:
    """Tell the game of a RECORD again, in words."""
    from ..games import room
    from ..kernel.history import read_record
    from ..terminal.replaying import Told, walk_through

    read = read_record(text_of(record))
    told = Told(room(read.header.game), read, lang, seat)
    if step or (step is None and sys.stdin.isatty() and sys.stdout.isatty()):
        walk_through(list(told.steps()), told.words, typed_lines(), say)
        return
    for lines in told.steps():
        for text in lines:
            click.echo(text)


@click.command()
@click.argument("record", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@speaks
def verify(record: Path, lang: str) -> int:
    """Check that a RECORD is true.

    The sealed secret, every draw, every move and the result are checked; the first that is wrong is named, with exit
    code 1.
    """
    from ..games import room
    from ..kernel.history import read_record
    from ..terminal.replaying import verified

    text = text_of(record)
    try:
        read = read_record(text)
        lines = verified(room(read.header.game), read, str(record), lang)
    except BadInput as error:
        click.echo(f"{record}: {error.sentence(lang)}")
        return 1
    for found in lines:
        click.echo(found)
    return 0


@click.command()
@click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
def transcript(files: tuple[Path, ...]) -> int:
    """Run transcript files, which say what must come of moves.

    One line for everything that does not hold, with its file and line, and exit code 1 then.
    """
    from ..games import room
    from ..kernel.transcript import run_file

    failures = []
    for path in files:
        failures += run_file(text_of(path), str(path), room, partial(beside, path))
    for failure in failures:
        click.echo(str(failure))
    return 1 if failures else 0
