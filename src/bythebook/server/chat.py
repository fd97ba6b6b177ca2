"""What people say to each other: text only, and short; where a game has a reason for it, fixed phrases only.

A phrase travels as its name, and everybody hears it in their own language.
"""

from __future__ import annotations

from .lobby import Lobby
from .seats import clean
from .wire import Trouble

LONGEST_TEXT = 300


def phrases_of(lobby: Lobby) -> tuple[str, ...]:
    """All that may be said at this table; empty: whatever people like."""
    return lobby.room.phrases if lobby.options.get("chat") == "phrases" else ()


def read_text(text: str, lobby: Lobby) -> str:
    """What was said, fit for other people's eyes and ears."""
    said = clean(text)
    if not 1 <= len(said) <= LONGEST_TEXT:
        raise Trouble("bad_text")
    if phrases_of(lobby) and said not in phrases_of(lobby):
        raise Trouble("phrases_only")
    return said
