"""A game whose faces are open for a while: Dweebies, in which a placed card is hidden at the next turn, and a draw is a
peek of the one who draws."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bythebook.games.dweebies import room
from bythebook.games.dweebies.events import Told
from bythebook.kernel.events import Event
from bythebook.kernel.shows import Opening, Shows


def opened(event: Event) -> list[Opening]:
    """A placed card is open to all, a drawn one to the one who draws."""
    if event.kind == Told.PLACED:
        return [Opening({"cell": "c4"}, (event.words[1],))]
    return [Opening({"seat": event.words[0], "place": 1}, event.secret, peek=True)] if event.secret else []


def count(event: Event) -> tuple[int, int]:
    """One card each."""
    return int(event.kind == Told.PLACED), int(event.kind == Told.DREW)


def kept(event: Event, age: int) -> Event | None:
    """Nothing of a card, once it is hidden."""
    return event if age == 0 or event.kind not in (Told.PLACED, Told.DREW) else None


SHOWS = Shows(opened, count, hides=frozenset({Told.TURN}), brief=frozenset({Told.DREW}), closes=frozenset({Told.TURN}))


def show(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Play Dweebies so at every table of this process."""
    shows = dataclasses.replace(SHOWS, **changes)
    patch.setattr(room, "ROOM", dataclasses.replace(room.ROOM, shows=shows, kept=kept))
