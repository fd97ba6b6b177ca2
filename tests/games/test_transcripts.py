"""Every transcript, of every game: the rulebook played as it is written."""

from __future__ import annotations

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
