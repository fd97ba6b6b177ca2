"""Plants each fault of `planted.py` in a copy of the project, and runs what must notice it, in both suites:

    python -m tests.faults [words of a fault's name ...]

A fault is caught when a test fails. The run fails when a suite misses one, or when its tests cannot be run at all.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

from tests.faults.planted import FAULTS, ROOT, PlantedFault

SUITES = {"make test": {}, "make test-all": {"BYTHEBOOK_TESTS": "all"}}
"""What tells the two suites apart: variables of the environment."""
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "CHANGELOG.md")
FAILED = 1  # pytest: tests ran, and some of them failed
WORKERS = 2


@contextmanager
def copies(number: int) -> Iterator[SimpleQueue[Path]]:
    """So many copies of the project, to be taken and put back."""
    with tempfile.TemporaryDirectory() as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for nth in range(number):
            copy = Path(folder) / str(nth)
            copy.mkdir()
            for name in COPIED:
                source = ROOT / name
                if source.is_dir():
                    shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
                else:
                    shutil.copy(source, copy / name)
            free.put(copy)
        yield free


def caught(fault: PlantedFault, copy: Path, suite: dict[str, str]) -> str:
    """The test that notices a fault; the empty string when none does. RuntimeError when the tests cannot be run."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *fault.tests]
    command += ["-k", fault.only] if fault.only else []
    environment = {**os.environ, **suite, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    if run.returncode == 0:
        return ""
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", run.stdout, re.MULTILINE)
    if run.returncode != FAILED or found is None:
        raise RuntimeError(
            f"{fault.name}: pytest ended with {run.returncode}\n{run.stdout[-2000:]}{run.stderr[-2000:]}"
        )
    return found[1]


def plant(fault: PlantedFault, free: SimpleQueue[Path]) -> list[str]:
    """Which tests notice a fault, one a suite; it is taken out again."""
    planted = fault.planted()
    copy = free.get()
    try:
        (copy / fault.file).write_text(planted, encoding="utf-8")
        return [caught(fault, copy, suite) for suite in SUITES.values()]
    finally:
        shutil.copy(ROOT / fault.file, copy / fault.file)
        free.put(copy)


def main(words: list[str]) -> int:
    """Plant those faults whose names hold all the words; 1 when one of them is missed."""
    chosen = [fault for fault in FAULTS if all(word in fault.name for word in words)]
    missed = 0
    with copies(WORKERS) as free, ThreadPoolExecutor(WORKERS) as pool:
        for fault, tests in zip(chosen, pool.map(lambda fault: plant(fault, free), chosen), strict=True):
            for suite, test in zip(SUITES, tests, strict=True):
                print(f"{fault.name} - {suite}: {f'caught by {test}' if test else 'MISSED'}", flush=True)
                missed += not test
    print(f"{len(chosen)} faults, {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
