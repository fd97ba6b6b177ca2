"""The repository as the house tests read it: its files, its rooms, its games."""

import ast
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "bythebook"
GAMES = SRC / "games"
BINARY = {".png", ".sqlite3", ".jpg", ".ico", ".woff", ".woff2", ".pdf", ".gz", ".mp3", ".wasm"}


class Fault(NamedTuple):
    """Something wrong, said so that one knows where to go and what to do."""

    path: Path
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.sentence}"


def no_faults(faults: list[Fault]) -> None:
    assert not faults, f"{len(faults)} found\n" + "\n".join(map(str, sorted(faults)))


@cache
def committed_files() -> list[Path]:
    """What git keeps or would keep; where there is no git, the files of the folders we know."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listing.returncode == 0:
        paths = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
    else:
        paths = [path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*")]
    return sorted(path for path in paths if path.is_file() and not path.is_symlink())


def files_below(folder: Path, *suffixes: str) -> list[Path]:
    return [path for path in committed_files() if path.is_relative_to(folder) and path.suffix in suffixes]


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path), filename=str(path))


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(path: Path) -> str:
    """`kernel`, `games`, `cli`, ...; the package's own `__init__` is the room with the empty name."""
    first = path.relative_to(SRC).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def imports_of(path: Path) -> list[tuple[int, str]]:
    """Every module or name imported, absolute, with its line: `from .a import b` gives both `x.a` and `x.a.b`."""
    found: list[tuple[int, str]] = []
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found += [(node.lineno, module), *((node.lineno, f"{module}.{alias.name}") for alias in node.names)]
    return found


def games() -> list[Path]:
    """The rooms of the games: each has its rulebook."""
    return sorted(path.parent for path in GAMES.glob("*/rulebook.en.md"))


def docstring_lines(path: Path) -> set[int]:
    """The lines that belong to docstrings."""
    lines: set[int] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                lines.update(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    return lines
