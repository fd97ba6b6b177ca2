"""The command `bythebook`: a thin door to every room.

Rooms are imported when their command runs, so that a small command starts fast. Whatever is wrong with what was typed
is one plain line on the error output and exit code 2; what a check found wrong is exit code 1.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import click

from .. import __version__
from ..kernel.notation import BadInput
from .measuring import bench, simulate, warm
from .options import LANGUAGE_VARIABLE, LANGUAGES
from .playing import games, line, rules
from .records import replay, transcript, verify
from .serving import play, serve


class Door(click.Group):
    """The group of all commands, listed in the order they were added: what most people want first."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def __call__(self, args: Sequence[str] | None = None) -> NoReturn:  # type: ignore[override]
        """Run one command; the process ends here."""
        sys.exit(run(sys.argv[1:] if args is None else list(args)))


def run(args: list[str]) -> int:
    """Run one command and return its exit code."""
    open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # no accent is worth a traceback; ASCII is a terminal not set up
            ascii_only = codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding="utf-8" if ascii_only else None, errors="replace")
    try:
        code = main.main(args, prog_name="bythebook", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BadInput as error:
        return complain(error.sentence(language_of(args)))
    except (click.exceptions.Abort, KeyboardInterrupt):
        return 130
    except click.ClickException as error:
        return complain(error.format_message())
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def open_streams() -> None:
    """Whoever starts a program may have closed its streams: nothing is read then, and what is said is lost."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def complain(sentence: str) -> int:
    """Say in one line what is wrong."""
    line = " ".join(sentence.split())
    print(line if line.endswith((".", "?", "!")) else f"{line}.", file=sys.stderr)
    return 2


def language_of(args: Sequence[str]) -> str:
    """The language asked for, also where the command line as a whole makes no sense."""
    for at, arg in enumerate(args):
        wanted = arg.partition("=")[2] if arg.startswith("--lang=") else ""
        if arg == "--lang" and at + 1 < len(args):
            wanted = args[at + 1]
        if wanted in LANGUAGES:
            return wanted
    return os.environ.get(LANGUAGE_VARIABLE, LANGUAGES[0])


@click.group(
    cls=Door,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    invoke_without_command=True,
)
@click.version_option(__version__, message="bythebook %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Card games played exactly by their rulebooks: in your browser, in the terminal, against friends or bots.

    'bythebook play' opens a table in your browser; 'bythebook line oh-my-brain' plays in plain lines of text, made for
    screen readers. Every command tells its options with --help.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (play, serve, games, line, rules, simulate, warm, bench, transcript, replay, verify):
    main.add_command(command)
