"""Every view that a game shows is what its schema says."""

from __future__ import annotations

from random import Random

import pytest

from bythebook.kernel.events import SPECTATOR
from tests.views import conform

from .games import Setting, looked_at, moves_of, settings


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_views_are_what_their_schema_says(setting: Setting) -> None:
    random = Random(str(setting))
    table = setting.table(31)
    for viewer in range(SPECTATOR, setting.seats):
        conform(setting.room, table.view(viewer))
    for _ in moves_of(table, random):
        if table.over or looked_at(table, random, 0.7):
            for viewer in range(SPECTATOR, setting.seats):
                conform(setting.room, table.view(viewer))
