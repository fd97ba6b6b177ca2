"""Who waits for the compiler is told so before it is imported, and about how long."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType

from ..kernel.game import Room
from .cache import cache_home
from .loader import Variant, folder_of, need_compiler, sources_of

Tell = Callable[[int], None]
"""Told for how many seconds, about, nothing will happen."""

PACE = 0.21
"""Seconds for a thousand bytes of bytecode, up to the first entry point, where nothing has been compiled yet."""
FURTHER = 0.25
"""What each further entry point takes beside the first: what it calls is only linked and optimized once more."""
LONG = 20  # seconds; from here on a wait is told in tens


def missing(room: Room, entries: Iterable[str], drivers: Iterable[ModuleType] = ()) -> list[str]:
    """Those of these entry points of the usual twins that nobody has compiled here yet.

    Raises:
        BadInput: there is no compiler.
    """
    need_compiler()
    folder = folder_of(room, Variant(), drivers)
    return [name for name in entries if not any(folder.glob(f"*/*.{name}_entry_*.nbi"))]


def expected(room: Room, entries: int, drivers: Iterable[ModuleType] = ()) -> int:
    """About how many seconds it will take to compile so many entry points, as the last time on this machine."""
    seconds = pace() * size_of(room, drivers) * (1 + FURTHER * (entries - 1))
    return max(1, round(seconds)) if seconds < LONG else 10 * round(seconds / 10)


@contextmanager
def compiling(room: Room, entries: Iterable[str], drivers: Iterable[ModuleType], tell: Tell) -> Iterator[bool]:
    """Tell of the wait if there will be one, and learn from it how long the next one will be; is there one?

    Raises:
        BadInput: there is no compiler.
    """
    drivers = tuple(drivers)
    left = missing(room, entries, drivers)
    if not left:
        yield False
        return
    tell(expected(room, len(left), drivers))
    begun = time.monotonic()
    yield True
    learn_pace((time.monotonic() - begun) / (size_of(room, drivers) * (1 + FURTHER * (len(left) - 1))))


def size_of(room: Room, drivers: Iterable[ModuleType]) -> float:
    """Thousands of bytes of bytecode, of all that compiles."""
    functions = {
        value for module in sources_of(room, drivers) for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }  # fmt: skip
    return sum(len(function.__code__.co_code) for function in functions) / 1000


def pace() -> float:
    """As `PACE`, by the last compiling on this machine."""
    try:
        return float((cache_home() / "pace").read_text(encoding="ascii"))
    except (OSError, ValueError):
        return PACE


def learn_pace(seconds: float) -> None:
    """Keep it for the next time."""
    home = cache_home()
    home.mkdir(parents=True, exist_ok=True)
    (home / "pace").write_text(f"{seconds:.4f}", encoding="ascii")
