"""Where compiled code is kept: a folder a game and variant, named by the hash of all that it was made from."""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

KEPT = 30 * 24 * 3600  # seconds


def cache_home() -> Path:
    """This user's cache folder."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "bythebook"


def use(folder: Path) -> None:
    """Note that a folder is in use; take away its elder sisters that nobody used for a month."""
    folder.mkdir(parents=True, exist_ok=True)
    now = time.time()
    os.utime(folder, (now, now))
    stem = folder.name.rpartition("_")[0]
    for other in folder.parent.glob(f"{stem}_*"):
        if other.name.rpartition("_")[0] == stem and other.stat().st_mtime < now - KEPT:
            shutil.rmtree(other, ignore_errors=True)


def digest_of(modules: Iterable[ModuleType], *more: str) -> str:
    """16 hexadecimal digits that change with any source, or with what else is given."""
    total = hashlib.sha256(repr(more).encode())
    for module in sorted(modules, key=lambda module: module.__name__):
        source = Path(str(module.__file__)).read_bytes()
        total.update(f"{module.__name__} {len(source)}\n".encode())
        total.update(source)
    return total.hexdigest()[:16]
