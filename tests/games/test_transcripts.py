"""Every transcript, of every game: the rulebook played as it is written."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from bythebook.cli.options import beside
from bythebook.games import load
from bythebook.kernel.transcript import run_file

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_transcript(path: Path) -> None:
    failures = run_file(path.read_text(encoding="utf-8"), path.name, load, partial(beside, path))
    assert not failures, "\n".join(map(str, failures))


HEARD = re.compile(r"\S+ hears ?")
NOT_NOTATION = ("game ", "deck ", "##", "//", "# ")


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem != "heard"], ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_notation_is_read_in_any_case(path: Path) -> None:
    """Positions, seats, moves, draws and claims, with capitals and small letters exchanged."""
    lines = path.read_text(encoding="utf-8").splitlines()
    other = [line if line.startswith(NOT_NOTATION) else line.swapcase() for line in lines if not HEARD.match(line)]
    failures = run_file("\n".join(other), path.name, load, partial(beside, path))
    assert not failures, "\n".join(map(str, failures))


@pytest.mark.parametrize(
    ("game", "position", "clause"),
    [
        ("dweebies", "seats AB ; T C: ga ; H A dr +4", "10.2"),
        ("oh_my_brain", "A* b9 h7,9 c- / B b9 h4 c- / horde 5", "12.1"),
        ("cryptid_smash", "at=act:p1 col=te p1=te.lat p2=#4 pile=te.nyx", "8.15"),
        ("dementalism", "2p+ @1 W1; up a1=D05", "4.19"),
    ],
)
def test_text_that_is_no_move_is_refused_by_the_clause_that_says_so(game: str, position: str, clause: str) -> None:
    seat = "1" if game in ("dementalism", "cryptid_smash") else "A"
    told = "game {}\n## S1 {}\n{}\n{}: gibber {}\n"
    assert not run_file(told.format(game, clause, position, seat, f"!{clause}"), "file", load)
    for wrong in ("!99.1", ""):
        failures = run_file(told.format(game, clause, position, seat, wrong), "file", load)
        assert len(failures) == 1
        assert failures[0].line == 4
        assert "gibber" in failures[0].sentence
