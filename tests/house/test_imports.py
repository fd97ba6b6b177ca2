"""Imports point one way, and what must stay pure stays pure."""

import ast
import subprocess
import sys

from tests.house.source import GAMES, SRC, Fault, docstring_lines, files_below, imports_of, no_faults, room_of, tree_of

# kernel <- games <- {fast, bots, lab, server, terminal} <- cli
CORE = {"", "kernel", "games"}
MAY_IMPORT: dict[str, set[str]] = {
    "": set(),
    "kernel": {"", "kernel"},
    "games": CORE,
    "fast": CORE | {"fast"},
    "bots": CORE | {"fast", "bots"},
    "lab": CORE | {"fast", "bots", "lab"},
    "server": CORE | {"bots", "server"},
    "terminal": CORE | {"bots", "terminal"},
}
MAY_IMPORT["cli"] = set(MAY_IMPORT) | {"cli"}
MAY_IMPORT["__main__"] = {"", "cli"}

# no clock, no logging, no network, no processes, no global randomness
IMPURE = {
    *("asyncio", "datetime", "logging", "multiprocessing", "secrets", "socket", "sqlite3", "subprocess"),
    *("threading", "time", "uuid", "urllib", "http", "litestar", "sqlalchemy", "click", "uvicorn", "websockets"),
}
IMPURE_CALLS = {"print", "input", "open", "breakpoint"}
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "misc", "common", "stuff"}


def test_rooms_import_in_one_direction() -> None:
    faults = []
    for path in files_below(SRC, ".py"):
        room = room_of(path)
        if room not in MAY_IMPORT:
            faults.append(Fault(path, 1, f"the house has no room `{room}`: put this where its noun lives"))
            continue
        for line, name in imports_of(path):
            parts = name.split(".")
            if parts[0] != "bythebook":
                continue
            other = parts[1] if len(parts) > 1 and not parts[1].startswith("__") else ""
            if other in MAY_IMPORT and other not in MAY_IMPORT[room]:
                faults.append(Fault(path, line, f"`{room}` must not import `{other}`: imports point one way"))
    no_faults(faults)


def test_games_do_not_know_each_other() -> None:
    faults = []
    for path in files_below(GAMES, ".py"):
        own = path.relative_to(GAMES).parts[0]
        if own == "__init__.py":
            continue
        for line, name in imports_of(path):
            if name.startswith("bythebook.games.") and name.split(".")[2] != own:
                faults.append(Fault(path, line, f"the room `{own}` imports `{name}`: what games share is kernel"))
    no_faults(faults)


def test_only_the_catalogue_names_the_games() -> None:
    names = (
        {path.name for path in GAMES.iterdir() if path.is_dir() and (path / "__init__.py").exists()}
        if GAMES.exists()
        else set()
    )
    faults = []
    for path in files_below(SRC, ".py"):
        if path == GAMES / "__init__.py" or (path.is_relative_to(GAMES) and path.relative_to(GAMES).parts[0] in names):
            continue
        told = docstring_lines(path)
        for node in ast.walk(tree_of(path)):
            words = (
                [node.value]
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.lineno not in told
                else [node.id]
                if isinstance(node, ast.Name)
                else [node.attr]
                if isinstance(node, ast.Attribute)
                else []
            )
            for name in names:
                if any(name in word for word in words):
                    faults.append(Fault(path, node.lineno, f"names the game `{name}`: only games/__init__.py may"))  # type: ignore[attr-defined]
        faults += [
            Fault(path, line, f"imports `{name}`: ask the catalogue, which alone knows the games")
            for line, name in imports_of(path)
            if name.startswith("bythebook.games.") and name.split(".")[2] in names
        ]
    no_faults(faults)


def test_kernel_and_games_are_pure() -> None:
    faults = []
    for path in [*files_below(SRC / "kernel", ".py"), *files_below(GAMES, ".py")]:
        faults += [
            Fault(path, line, f"imports `{name}`: no clock, no logging, no I/O, no global randomness here")
            for line, name in imports_of(path)
            if name.split(".")[0] in IMPURE
        ]
        # a generator that the caller hands over is no global randomness
        faults += [
            Fault(
                path, node.lineno, "imports from `random` more than the type of a generator: no global randomness here"
            )
            for node in ast.walk(tree_of(path))
            if (isinstance(node, ast.Import) and any(alias.name == "random" for alias in node.names))
            or (
                isinstance(node, ast.ImportFrom)
                and node.module == "random"
                and [a.name for a in node.names] != ["Random"]
            )
        ]
        faults += [
            Fault(path, node.lineno, f"calls `{node.func.id}`: no I/O here")
            for node in ast.walk(tree_of(path))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
        ]
    no_faults(faults)


def test_every_module_is_named_for_what_it_holds() -> None:
    no_faults(
        [
            Fault(path, 1, f"`{path.stem}` says nothing: a helper lives beside its noun")
            for path in files_below(SRC, ".py")
            if path.stem in VAGUE_NAMES
        ]
    )


def test_the_server_imports_neither_numba_nor_numpy() -> None:
    """In a process of its own: every module of these rooms is imported, then what came along is looked at."""
    rooms = ["kernel", "games", "bots", "server", "terminal", "cli"]
    modules = [
        ".".join(path.relative_to(SRC.parent).with_suffix("").parts).removesuffix(".__init__")
        for path in files_below(SRC, ".py")
        if room_of(path) in rooms and "migrations" not in path.parts
    ]
    program = (
        "import importlib, sys\n"
        f"for name in {modules!r}:\n"
        "    importlib.import_module(name)\n"
        "    heavy = {'numba', 'numpy', 'llvmlite'} & set(sys.modules)\n"
        "    assert not heavy, f'importing {name} brings in {sorted(heavy)}: import the fast lane inside a function'\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr.strip().splitlines()[-1] + "\n" + done.stderr
