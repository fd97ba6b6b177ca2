"""Chance in tests comes from a seed: the same in every run, and another for every test.

Server and terminal make their secrets with the standard library's `secrets`. Tests put something in its place that
draws from a seed; the tokens that open seats stay as nobody can guess them. With BYTHEBOOK_TEST_SEED set all tests get
other chance, and must hold all the same: `BYTHEBOOK_TEST_SEED=7 .venv/bin/pytest tests/server`. A test that is about
chance that nobody foresees has the mark `unforeseen`, and gets the real thing.
"""

from __future__ import annotations

import importlib
import os
import random
import secrets
import sys
from collections.abc import Sequence
from typing import Any

DRAWING = ("bythebook.server.fairness", "bythebook.server.hall", "bythebook.terminal.sitting")
OF_THE_RUN = "BYTHEBOOK_TEST_SEED"
OF_THE_TEST = "BYTHEBOOK_TEST_CHANCE"  # for the servers that a test starts as processes


class Sown:
    """What stands for `secrets`: each of its functions draws from a stream of its own, so that none shifts another."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, random.Random] = {}

    def stream(self, name: str) -> random.Random:
        return self.streams.setdefault(name, random.Random(f"{self.seed} {name}"))

    def token_bytes(self, size: int) -> bytes:
        return self.stream("bytes").randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.stream("hex").randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return self.stream("urlsafe").randbytes(size).hex()

    def randbits(self, bits: int) -> int:
        return self.stream("bits").getrandbits(bits)

    def choice(self, some: Sequence[Any]) -> Any:
        return self.stream("choice").choice(some)


def sow_chance(seed: str) -> None:
    """From now on all chance in this process follows from the seed."""
    os.environ[OF_THE_TEST] = seed
    random.seed(seed)
    for name in DRAWING:
        vars(importlib.import_module(name))["secrets"] = Sown(f"{seed} {name}")


def free_chance() -> None:
    """From now on nobody foresees it."""
    os.environ.pop(OF_THE_TEST, None)
    random.seed()
    for name in DRAWING:
        vars(importlib.import_module(name))["secrets"] = secrets


def seed_of(test: str) -> str:
    """The seed of a test in this run."""
    return f"{os.environ.get(OF_THE_RUN, '')} {test}"


def chance_of_the_test(*more: object) -> str:
    """The seed of the test that is running, for a process that it starts; empty where nobody is to foresee it."""
    seed = os.environ.get(OF_THE_TEST, "")
    return " ".join([seed, *map(str, more)]) if seed else ""


if __name__ == "__main__":  # `python -m tests.chance SEED serve ...`: the command itself, with chance from a seed
    sow_chance(sys.argv.pop(1))
    importlib.import_module("bythebook.cli").main()
