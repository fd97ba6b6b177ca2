"""Options that several commands share, and how text comes in and goes out."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..kernel.notation import BadInput

if TYPE_CHECKING:
    from ..kernel.game import Room

LANGUAGES = ("en", "fr")
LANGUAGE_VARIABLE = "BYTHEBOOK_LANG"
Command = TypeVar("Command", bound=Callable[..., Any])


def speaks(command: Command) -> Command:
    """Add --lang."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=LANGUAGES[0],
        envvar=LANGUAGE_VARIABLE,
        show_default=True,
        show_envvar=True,
        help="English or French.",
    )(command)


def house_rules(context: click.Context, option: click.Parameter, pairs: tuple[str, ...]) -> dict[str, str]:
    """Read each NAME=VALUE."""
    for pair in pairs:
        if not all(pair.partition("=")):
            raise BadInput(
                f"'{pair}' is no house rule: write its name, an equals sign and its value, such as moon=opponent.",
                f"« {pair} » n’est pas une règle maison : écrivez nom, signe égal, valeur, comme moon=opponent.",
            )
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def plays_by(command: Command) -> Command:
    """Add --house-rule and --deck."""
    command = click.option(
        "--deck",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help="A deck file of your own (the same as the house rule deck=file).",
    )(command)
    return click.option(
        "--house-rule",
        "house",
        metavar="NAME=VALUE",
        multiple=True,
        callback=house_rules,
        help="Change a house rule, such as moon=opponent. May be given several times.",
    )(command)


def bots_option(default: str) -> Callable[[Command], Command]:
    """Add --bots."""
    return click.option(
        "--bots",
        default=default,
        show_default=True,
        metavar="NAME,...",
        callback=lambda context, option, names: [name.strip() for name in names.split(",") if name.strip()],
        help="The programs that play: greedy (plays to win) or uniform (plays at random); repeated round the table.",
    )


def lapses_of(context: click.Context, option: click.Parameter, shares: str) -> list[int]:
    """Read shares such as `0,0.2` as thousandths."""
    try:
        return [round(1000 * float(share)) for share in shares.split(",") if share.strip()]
    except (ValueError, OverflowError) as error:
        raise BadInput(
            f"'{shares}' does not say how often programs forget: write numbers from 0 to 1, such as 0.2 or 0,0.5.",
            f"« {shares} » ne dit pas la fréquence des oublis : écrivez des nombres de 0 à 1, comme 0.2 ou 0,0.5.",
        ) from error


def lapse_option(command: Command) -> Command:
    """Add --lapse."""
    return click.option(
        "--lapse",
        "lapses",
        default="",
        metavar="SHARE,...",
        callback=lapses_of,
        help="How often the programs forget, from 0 to 1, in games where they do; repeated round the table.",
    )(command)


def typed_lines(remembered: bool = True) -> Iterator[str]:
    """What is typed, line by line, until the input ends. `remembered`: a key brings earlier lines back."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # the line can then be edited

            readline.set_auto_history(remembered)
    while True:
        try:
            yield input()
        except (EOFError, KeyboardInterrupt):
            return


def waits() -> Callable[[float], bool] | None:
    """Waits until a line is typed, or for so many seconds; None where a wait can only end with a line."""
    if os.name != "posix" or not sys.stdin.isatty():
        return None
    import select

    return lambda seconds: bool(select.select([sys.stdin], [], [], seconds)[0])


def say(line: str) -> None:
    """One line, at once."""
    print(line, flush=True)


def beside(path: Path, name: str) -> str:
    """The text of a file that lies beside another."""
    try:
        return text_of(path.parent / name)
    except OSError as error:
        raise BadInput(
            f"There is no file {name} beside {path}.", f"Il n’y a pas de fichier {name} à côté de {path}."
        ) from error


def title_of(room: Room, lang: str) -> str:
    """What a game is called."""
    from ..terminal.speech import words_of

    return words_of(room, lang).say("game-title")


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is no text in UTF-8.", f"{path} n’est pas un texte en UTF-8.") from error
