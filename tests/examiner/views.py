"""Every view that a game shows is what its schema says (`kernel/view.py`, and the game's own `view.py`)."""

from __future__ import annotations

from random import Random

from bythebook.kernel.events import SPECTATOR
from tests.examiner.games import looked_at
from tests.examiner.watching import Game, Watching
from tests.views import conform


def views_are_what_their_schema_says(game: Game) -> Watching:
    """Those of all seats and of a spectator, at the deal and at the end among them."""
    random, table = Random(f"views {game.setting}"), game.table
    while True:
        if game.table.over or len(table.entries) == 1 or looked_at(table, random, 0.7):
            for viewer in range(SPECTATOR, game.setting.seats):
                conform(game.setting.room, table.view(viewer))
        if table.over:
            return
        yield


PROPERTIES = (views_are_what_their_schema_says,)
