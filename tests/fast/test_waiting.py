"""Who must wait for the compiler is told so, and how long; what is ready is said to be ready."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bythebook.bots.searcher import DRIVERS
from bythebook.fast.loader import Variant, folder_of
from bythebook.fast.waiting import FURTHER, compiling, expected, missing
from bythebook.games import GAMES, room
from bythebook.kernel.notation import BadInput
from tests.fast.cases import group

GAME = room(GAMES[0])
TITLE = "Oh My Brain"
MODULES: tuple[ModuleType, ...] = DRIVERS


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "bythebook"


def compiled(name: str) -> None:
    """As if this entry point had been."""
    folder = folder_of(GAME, Variant(), MODULES) / "fast_0"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"driver.{name}_entry_0-1.py.nbi").touch()


def test_only_what_is_missing_is_waited_for(home: Path) -> None:
    assert missing(GAME, ["playouts", "search"], MODULES) == ["playouts", "search"]
    told: list[int] = []
    with compiling(GAME, ["playouts", "search"], MODULES, told.append) as waited:
        assert waited
        assert told == [expected(GAME, 2, MODULES)]
        compiled("search")
    assert missing(GAME, ["playouts", "search"], MODULES) == ["playouts"]
    compiled("playouts")
    with compiling(GAME, ["playouts", "search"], MODULES, told.append) as waited:
        assert not waited
    assert len(told) == 1


def test_a_wait_is_as_long_as_the_last_one_on_this_machine(home: Path) -> None:
    shipped = expected(GAME, 1, MODULES)
    assert 1 <= shipped < expected(GAME, 2, MODULES) < expected(room("dementalism"), 2, MODULES)
    home.mkdir()
    (home / "pace").write_text("4.0")
    slow = expected(GAME, 1, MODULES)
    assert slow > shipped
    assert slow % 10 == 0
    assert abs(expected(GAME, 2, MODULES) - (1 + FURTHER) * slow) < 20
    (home / "pace").write_text("?")
    assert expected(GAME, 1, MODULES) == shipped


def test_what_failed_teaches_nothing(home: Path) -> None:
    with pytest.raises(KeyboardInterrupt), compiling(GAME, ["playouts"], MODULES, lambda seconds: None):
        raise KeyboardInterrupt
    assert not (home / "pace").exists()


def test_without_a_compiler_there_is_nothing_to_wait_for(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(BadInput, match="fast lane is not installed"):
        missing(GAME, ["playouts"], MODULES)


def run(*words: str) -> tuple[list[str], list[str]]:
    """What a command says in a process of its own, to no terminal."""
    done = subprocess.run([sys.executable, "-m", "bythebook", *words], capture_output=True, text=True, check=True)
    return done.stdout.splitlines(), done.stderr.splitlines()


@pytest.mark.slow
@group(GAME.name)
def test_commands_say_that_they_wait(home: Path) -> None:
    """From an empty cache, then with what `warm` left there."""
    shipped = expected(GAME, 1, MODULES)
    out, err = run("simulate", GAME.name, "--games", "3", "--seats", "2", "--json")
    assert err == [f"Compiling {TITLE}, about {shipped} s."]
    assert out[0] == "{"
    out, err = run("warm", GAME.name)
    assert out[0].startswith(f"Compiling {TITLE}, 1 of 1, about ")
    assert out[1].startswith(f"{TITLE}: compiled in ")
    assert (len(out), err) == (2, [])
    files = sorted(home.rglob("*.nb?"))
    assert run("warm", GAME.name) == ([f"{TITLE}: ready."], [])
    assert run("warm", GAME.name, "--lang", "fr") == ([f"{TITLE} : c’est prêt."], [])
    assert run("simulate", GAME.name, "--games", "3", "--seats", "2")[1] == []
    assert sorted(home.rglob("*.nb?")) == files, "nothing was compiled again"
