"""A wheel holds everything that a player needs, or is not made at all."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.house.source import ROOT, SRC, committed_files


def test_a_wheel_carries_the_client_and_every_book(tmp_path: Path) -> None:
    static = SRC / "server" / "static"
    built = (static / "index.html").is_file()
    made = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if not built:
        assert made.returncode != 0
        assert "run `make setup` first" in made.stderr
        return
    assert made.returncode == 0, made.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        packed = set(wheel.namelist())
    client = [path for path in static.rglob("*") if path.is_file()]
    wanted = {
        path.relative_to(SRC.parent).as_posix() for path in [*committed_files(), *client] if path.is_relative_to(SRC)
    }
    assert wanted <= packed, f"not in the wheel: {sorted(wanted - packed)}"
    assert any(name.endswith("licenses/LICENSE") for name in packed)
