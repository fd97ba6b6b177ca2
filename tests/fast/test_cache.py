"""What one process compiles, the next finds; what was made from other sources, it does not."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bythebook.fast.cache import digest_of, use
from bythebook.fast.loader import Twins, Variant
from bythebook.games import GAMES, room
from bythebook.kernel.notation import BadInput
from bythebook.lab.simulate import fastest
from tests.fast.cases import group

pytestmark = group(GAMES[0])
PROGRAM = f"""
from bythebook.fast.lane import Lane
from bythebook.fast.loader import Variant
from bythebook.games import room

game = room("{GAMES[0]}")
seats = game.seats[0]
lane = Lane(game, game.read_rules(game.house({{}}), game.read_deck(game.decks[0], None), seats), Variant())
lane.twins.begin_game(lane.g, lane.policy, seats, 0)
stats = lane.twins.begin_game.stats
print(lane.state().agenda.number, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def run(home: Path, **more: str) -> list[int]:
    """Deal in a process of its own: the number of the question, cache hits and misses."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "XDG_CACHE_HOME": str(home), **more},
        capture_output=True,
        text=True,
        check=True,
    )
    return [int(word) for word in done.stdout.split()]


def test_a_second_process_finds_what_the_first_compiled(tmp_path: Path) -> None:
    asked, hits, misses = run(tmp_path)
    assert (hits, misses) == (0, 1)
    assert run(tmp_path) == [asked, 1, 0]
    assert [folder.name.rpartition("_")[0] for folder in (tmp_path / "bythebook").iterdir()] == [
        f"{GAMES[0]}_compiled_silent"
    ]


def test_what_nobody_used_for_a_month_is_taken_away(tmp_path: Path) -> None:
    old, young, other, mine = (tmp_path / name for name in ("g_fast_1", "g_fast_2", "g_fast_bounds_3", "g_fast_4"))
    for folder in (old, young, other):
        folder.mkdir()
        (folder / "code").touch()
    for folder in (old, other):
        os.utime(folder, (1, 1))
    use(mine)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["g_fast_2", "g_fast_4", "g_fast_bounds_3"]


def test_without_numba_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(BadInput, match="fast lane is not installed"):
        Twins(room(GAMES[0]), Variant())
    assert fastest(["uniform"]) == "plain"
    assert Twins(room(GAMES[0]), Variant(compiled=False)).playouts


def test_the_digest_follows_the_sources(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    module = ModuleType("rules")
    module.__file__ = str(source)
    source.write_text("x = 1\n")
    before = digest_of([module], "0.1")
    assert digest_of([module], "0.1") == before
    assert digest_of([module], "0.2") != before
    source.write_text("x = 2\n")
    assert digest_of([module], "0.1") != before
