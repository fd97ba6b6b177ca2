"""The rulebook's model of the game: the specification's sanity figures, within 2 % and 0.01 (its Part 11).

3,000 games a row here, with seeds of their own; `python tests/games/oh_my_brain/figures.py courbe 4 20000 1` plays as
many as the specification did.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

ROWS = [
    ("courbe", 2, 1.53, 39.0, 0.27, 0.22, 0.05, 0.0, (0.50, 0.44, 0.06)),
    ("courbe", 3, 1.31, 46.1, 0.26, 0.23, 0.08, 0.07, (0.67, 0.29, 0.04)),
    ("courbe", 4, 1.18, 53.2, 0.26, 0.23, 0.09, 0.09, (0.79, 0.18, 0.03)),
    ("courbe", 5, 1.12, 60.8, 0.26, 0.24, 0.09, 0.11, (0.85, 0.13, 0.02)),
    ("plate", 2, 1.44, 39.8, 0.28, 0.32, 0.04, 0.0, (0.47, 0.44, 0.08)),
    ("plate", 5, 1.09, 64.7, 0.28, 0.34, 0.07, 0.11, (0.83, 0.14, 0.03)),
]


def played(row: tuple[Any, ...]) -> dict[str, Any]:
    """The figures of one row, from a program of its own, whose records are not checked at every store."""
    program = [sys.executable, str(Path(__file__).parent / "figures.py"), row[0], str(row[1]), "3000", "20210"]
    plain = {name: value for name, value in os.environ.items() if name != "BYTHEBOOK_DEBUG"}
    found: dict[str, Any] = json.loads(subprocess.run(program, capture_output=True, check=True, env=plain).stdout)
    return found


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_sanity_figures() -> None:
    with ThreadPoolExecutor(2) as pool:
        for row, found in zip(ROWS, pool.map(played, ROWS), strict=True):
            _, _, rounds, turns, *shares, ends = row
            assert found["turns"] == pytest.approx(turns, rel=0.02), found
            assert found["rounds"] == pytest.approx(rounds, abs=0.03), found
            for name, share in zip(("passes", "rolls", "sets"), shares[:3], strict=True):
                assert found[name] == pytest.approx(share, abs=0.011), (name, found)
            assert found["shared"] == pytest.approx(shares[3], abs=0.02), found
            for cause, share in zip(("round", "pass", "theft"), ends, strict=True):
                assert found["ends"][cause] == pytest.approx(share, abs=0.025), (cause, found)
            assert found["ends"]["guard"] == 0
