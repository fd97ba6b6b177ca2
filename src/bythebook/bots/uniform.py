"""The uniform player: every word offered is equally likely, and so is ending the move where it may end.

Where players who call out or speak up at random would play no game at all, or where choosing word by word would favour
a seat, a room's instinct ends the move instead.
"""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance, draw
from ..kernel.game import Room
from ..kernel.moves import add_word, nth_word, offered


def uniform(room: Room, g: Any, seat: int, chance: Chance) -> Any:
    """A random legal move of this seat."""
    move = room.move()
    out = room.offer_type()
    while True:
        if room.instinct(g, seat, move, chance):
            return move
        room.offer(g, seat, move, out)
        words = offered(out)
        pick = draw(chance, words + out.whole) if words else 0
        if pick == words:
            return move
        add_word(move, nth_word(out, pick))
