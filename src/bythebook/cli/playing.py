"""Commands for people: the games, their rulebooks, and a game in plain lines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..kernel.notation import BadInput
from .options import bots_option, lapse_option, plays_by, say, speaks, text_of, typed_lines, waits

if TYPE_CHECKING:
    from ..terminal.sitting import Sitting


@click.command()
@speaks
def games(lang: str) -> None:
    """List the games."""
    from ..games import GAMES, room
    from ..terminal.speech import words_of

    for name in GAMES:
        found = room(name)
        words = words_of(found, lang)
        click.echo(
            words.spoken(
                words.say(
                    "game-line",
                    name=name,
                    title=words.say("game-title"),
                    least=found.seats[0],
                    most=found.seats[-1],
                    blurb=words.say("game-blurb"),
                )
            )
        )


@click.command()
@click.argument("game", default="")
@click.option("--seats", type=int, default=None, help="How many seats.  [default: 3, or one for you and for each bot]")
@bots_option("greedy")
@lapse_option
@click.option(
    "--you", default="A", show_default=True, metavar="SEAT", help="Your seat, such as A or p1; none to watch bots."
)
@click.option("--name", default="", metavar="NAME", help="Your name at the table.")
@speaks
@click.option("--seed", type=int, default=None, help="All chance from this number, to repeat a game; else sealed.")
@plays_by
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Keep the record of the game here.")
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Go on with the game whose record is kept there; the other options were chosen then.",
)
def line(
    game: str, seats: int | None, bots: list[str], lapses: list[int], you: str, name: str, lang: str, seed: int | None,
    house: dict[str, str], deck: Path | None, record: Path | None, resume: Path | None,
) -> None:  # fmt: skip
    """Play GAME in plain lines, made for screen readers.

    Moves and questions are read from the standard input, so a script can play. Say 'help' in the game for its words.
    """
    from ..games import at_tables
    from ..terminal.keeping import may_write
    from ..terminal.line import Line
    from ..terminal.sitting import Sitting, plan

    def play(sitting: Sitting, path: Path | None) -> None:
        remembered = sitting.room.shows is None  # else nothing tells which cells one named before
        Line(sitting, lang, typed_lines(remembered), say, path, waits()).play()

    if resume:
        play(resumed(resume), resume)
        return
    if not game:
        raise click.UsageError("Which GAME? 'bythebook games' lists them.")
    text = text_of(deck) if deck else None
    planned = plan(at_tables(game), seats, bots, you, seed, house, text, name, lapses)
    if record and not may_write(record):
        raise BadInput(
            f"{record} exists and is no record: choose another name.",
            f"{record} existe et n’est pas un récit de partie : choisissez un autre nom.",
        )
    play(Sitting(planned), record)


def resumed(path: Path) -> Sitting:
    """The game whose record and envelope are kept there."""
    from ..games import at_tables
    from ..kernel.history import read_record
    from ..terminal.keeping import envelope, reopen

    record = read_record(text_of(path))
    if record.end:
        raise BadInput(
            f"The game of {path} is over: 'bythebook replay' tells it again.",
            f"La partie de {path} est finie : « bythebook replay » la raconte.",
        )
    if not envelope(path).exists():
        raise BadInput(
            f"To go on, {envelope(path)} is needed, and it is not there.",
            f"Pour continuer, il faut {envelope(path)}, qui n’est pas là.",
        )
    return reopen(at_tables(record.header.game), record, text_of(envelope(path)))


@click.command()
@click.argument("game")
@click.argument("clause", default="")
@speaks
def rules(game: str, clause: str, lang: str) -> None:
    """Read the rulebook of GAME, or one CLAUSE of it.

    CLAUSE is a number such as 4.4, or a whole section such as 4.
    """
    from ..games import room
    from ..kernel.book import Book
    from ..terminal.speech import printable, words_of

    found = room(game)
    book = Book(found, words_of(found, lang))
    for text in book.read(clause) if clause else book.whole():
        click.echo(printable(text))
