"""What the documents tell people to type exists, and what they point at is there."""

import importlib.util
import re
import shlex
from pathlib import Path

import click

from tests.house.source import ROOT, SRC, Fault, no_faults, text_of

DOCUMENTS = [path for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md") if (path := ROOT / name).exists()]
COMMAND = re.compile(r"(?:^|[`\s/])((?:make|bythebook)(?: +[^`#\n]+)?)")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
ROOMS = re.compile(r"<- \{([\w, ]+)\} <-")
NAMED = re.compile(r"(?:[\w.*-]+/)+[\w.*-]*|[\w-]+\.(?:py|md|txt|toml|ftl|ts|css)")
MADE_HERE = (".venv/", "dist/")
BASES = (ROOT, SRC, SRC / "kernel", SRC / "games" / "oh_my_brain", ROOT / "frontend")
"""What documents speak of lies here, or in a room that the sentence is about."""


def typed_commands(path: Path) -> list[tuple[int, list[str]]]:
    """The commands in code blocks and code spans, as words."""
    found, in_block = [], False
    for number, line in enumerate(text_of(path).splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_block = not in_block
            continue
        for code in [line] if in_block else re.findall(r"`([^`]+)`", line):
            code = code.strip().removeprefix("$ ").removeprefix(".venv/bin/")
            if re.match(r"(make|bythebook)(\s|$)", code):
                found.append((number, shlex.split(code, comments=True)))
    return found


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*):", text_of(ROOT / "Makefile"), re.MULTILINE))


def program() -> click.Command | None:
    if importlib.util.find_spec("bythebook.cli") is None:
        return None
    from bythebook.cli import main

    assert isinstance(main, click.Command), "bythebook.cli:main is not a click command"
    return main


def test_make_commands_exist() -> None:
    targets = make_targets()
    assert {"play", "test", "check", "setup", "bench", "clean"} <= targets
    faults = []
    for path in DOCUMENTS:
        for line, words in typed_commands(path):
            if words[0] == "make":
                named = [word for word in words[1:] if "=" not in word and not word.startswith("-")]
                faults += [Fault(path, line, f"the Makefile has no `{word}`") for word in named if word not in targets]
    no_faults(faults)


def test_program_commands_exist() -> None:
    main = program()
    if main is None:
        return
    faults = []
    for path in DOCUMENTS:
        for line, words in typed_commands(path):
            if words[0] != "bythebook":
                continue
            command, rest = main, words[1:]
            while rest and isinstance(command, click.Group) and not rest[0].startswith("-"):
                found = command.get_command(click.Context(command), rest[0])
                if found is None:
                    faults.append(Fault(path, line, f"`bythebook` has no command `{rest[0]}`"))
                    break
                command, rest = found, rest[1:]
            known = {"--help"} | {
                name for parameter in command.params for name in [*parameter.opts, *parameter.secondary_opts]
            }
            faults += [
                Fault(path, line, f"`{command.name}` has no option `{word}`")
                for word in (part.split("=")[0] for part in rest)
                if re.fullmatch(r"--?[a-z][\w-]*", word) and word not in known
            ]
    no_faults(faults)


def test_commands_explain_themselves() -> None:
    main = program()
    if main is None:
        return
    waiting: list[tuple[str, click.Command]] = [("bythebook", main)]
    silent = []
    while waiting:
        name, command = waiting.pop()
        if not command.help:
            silent.append(name)
        silent += [
            f"{name} {parameter.opts[0]}"
            for parameter in command.params
            if isinstance(parameter, click.Option) and not parameter.help
        ]
        if isinstance(command, click.Group):
            waiting += [(f"{name} {word}", found) for word, found in command.commands.items()]
    assert not silent, f"--help says nothing about: {', '.join(silent)}"


def test_links_lead_somewhere() -> None:
    no_faults(
        [
            Fault(path, line, f"there is no {target}")
            for path in DOCUMENTS
            for line, text in enumerate(text_of(path).splitlines(), 1)
            for target in LINK.findall(text)
            if "://" not in target and not target.startswith("mailto:") and not (path.parent / target).exists()
        ]
    )


def test_rooms_and_files_that_are_named_exist() -> None:
    faults = []
    for path in DOCUMENTS:
        for line, text in enumerate(text_of(path).splitlines(), 1):
            rooms = [room for found in ROOMS.findall(text) for room in re.split(r",\s*", found)]
            faults += [
                Fault(path, line, f"the house has no room `{room}`") for room in rooms if not (SRC / room).is_dir()
            ]
            for name in (name for code in re.findall(r"`([^`]+)`", text) for name in code.split()):
                if NAMED.fullmatch(name) and not name.startswith(MADE_HERE) and not is_there(name):
                    faults.append(Fault(path, line, f"there is no `{name}`"))
    no_faults(faults)


def is_there(name: str) -> bool:
    """Is there a file or a folder of this name, `*` standing for any?"""
    return any([*base.glob(name.rstrip("/"))] for base in BASES)


def test_the_package_says_its_version() -> None:
    version = re.search(r'^__version__ = "(.+)"$', text_of(SRC / "__init__.py"), re.MULTILINE)
    assert version
    assert f"## {version[1]}" in text_of(ROOT / "CHANGELOG.md"), "CHANGELOG.md has no heading for this version"


def test_the_package_carries_the_readme() -> None:
    if (ROOT / "README.md").exists():
        assert 'readme = "README.md"' in text_of(ROOT / "pyproject.toml"), "pyproject.toml lacks `readme`"
