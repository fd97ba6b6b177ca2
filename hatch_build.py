"""Build hook: a wheel carries the browser client, so it is refused where the client has not been built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NeedsTheClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "src/bythebook/server/static/index.html")
        if version != "editable" and not page.is_file():
            raise SystemExit("The browser client is not built, and a wheel must carry it: run `make setup` first.")
