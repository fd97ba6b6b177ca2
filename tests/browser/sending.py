"""What a page sends: the moves among its frames."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


def moves_from(page: Page) -> list[str]:
    """Every move that this page is going to send, with the kind of its frame: `move flip a1`, `early draw`."""
    sent: list[str] = []

    def note(text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["t"] in ("move", "early"):
            sent.append(f"{frame['t']} {frame['move']}")

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent
