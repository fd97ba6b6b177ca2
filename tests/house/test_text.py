"""No committed file names a package registry's host, or a folder of the machine it was written on."""

import json
import re

from tests.house.source import BINARY, ROOT, Fault, committed_files, files_below, no_faults, text_of

# written in pieces, so that this file passes its own test
HOSTS = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "registry.npm" + "js.org",
    "registry.yarn" + "pkg.com",
    "deb.deb" + "ian.org",
]
FOLDERS = ["/wo" + "rk/", "/ro" + "ot/", "/t" + "mp/"]
PLACES = re.compile("|".join([*map(re.escape, HOSTS), *(rf"(?<![\w.\-/~]){re.escape(folder)}" for folder in FOLDERS)]))
LOCK_ADDRESS = re.compile(r"(?:--(?:extra-)?index-url|--find-links|\bhttps?://)")


def test_no_place_of_one_machine_is_named() -> None:
    faults = []
    for path in committed_files():
        if path.suffix in BINARY:
            continue
        for number, line in enumerate(text_of(path).splitlines(), 1):
            if match := PLACES.search(line):
                faults.append(Fault(path, number, f"names `{match[0]}`: it means nothing on another machine"))
    no_faults(faults)


def test_lock_files_hold_no_addresses() -> None:
    faults = [
        Fault(path, number, "an address: the lock must work with whichever index the reader uses")
        for path in (ROOT / "requirements").glob("*.txt")
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if LOCK_ADDRESS.search(line)
    ]
    for path in committed_files():
        if path.name == "package-lock.json":
            packages = json.loads(text_of(path)).get("packages", {})
            faults += [
                Fault(
                    path, 1, f"`{name}` was resolved to an address: run npm with `omit-lockfile-registry-resolved=true`"
                )
                for name, package in packages.items()
                if str(package.get("resolved", "")).startswith("http")
            ]
    no_faults(faults)


def test_the_client_lock_is_whole() -> None:
    """`npm ci` refuses a lock that misses a dependency, be it optional: narrow the range of who needs it."""
    faults = []
    for path in committed_files():
        if path.name == "package-lock.json":
            packages = json.loads(text_of(path)).get("packages", {})
            names = {name.rpartition("node_modules/")[2] for name in packages}
            faults += [
                Fault(path, 1, f"`{name}` needs `{needed}`, which the lock lacks: `npm ci` will fail")
                for name, package in packages.items()
                for needed in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}
                if needed not in names
            ]
    no_faults(faults)


def test_every_package_is_locked_by_hash() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        for block in re.split(r"\n(?=\S)", text_of(path)):
            assert "==" not in block or "--hash=sha256:" in block, f"{path.name}: {block.splitlines()[0]} has no hash"


def test_text_ends_with_a_newline() -> None:
    no_faults(
        [
            Fault(path, text_of(path).count("\n") + 1, "the last line does not end")
            for path in committed_files()
            if path.suffix not in BINARY and text_of(path) and not text_of(path).endswith("\n")
        ]
    )


def test_no_test_of_the_client_is_skipped() -> None:
    no_faults(
        [
            Fault(path, number, f"`{match[0]}` leaves tests out")
            for path in files_below(ROOT / "frontend", ".ts")
            if path.name.endswith(".test.ts")
            for number, line in enumerate(text_of(path).splitlines(), 1)
            if (match := re.search(r"\b(?:it|test|describe)\.(?:skip|only|todo|fails)\w*", line))
        ]
    )
