"""Holds a view to its schema: `kernel/view.py` and the game's own `view.py` (docs/wire.md shows both)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec

from bythebook.kernel.game import Room
from bythebook.kernel.view import View, key_of
from bythebook.kernel.walk import Offer


def conform(room: Room, view: View) -> None:
    """Every field of a view is declared and has its type, and none is absent that has to be there."""
    schema, seats = room.sight.schema, view["seats"]
    exactly({**view, "zones": {}}, View)
    exactly(view["own"], schema.own)
    named(view["zones"], schema.zones, seats)
    named(view["counters"], schema.counters, seats)
    for question in filter(None, (view["question"], view["ahead"])):
        exactly(question["own"], schema.question)
    if view["result"]:
        exactly(view["result"]["own"], schema.result)
    for offer in every([*view["offers"], *view["interjections"], *(view["ahead"]["offers"] if view["ahead"] else [])]):
        if schema.offer:
            exactly(offer.get("own", {}), schema.offer)
        else:
            assert "own" not in offer, offer


def every(offers: list[Offer]) -> list[Offer]:
    """All offers of a tree."""
    return [each for offer in offers for each in (offer, *every(offer.get("next", [])))]


def exactly(value: object, kind: Any) -> None:
    """A value has this type; what the type does not declare would not be read."""
    assert msgspec.convert(value, kind) == value, (kind, value)


def named(values: Mapping[str, Any], declared: Any, seats: int) -> None:
    """What goes by names in a view: those that are declared, and all that have to be there."""
    kinds: dict[str, Any] = {}
    for name, kind in get_type_hints(declared).items():
        owned = name.endswith(":seat")
        keys = [key_of(name.removesuffix(":seat"), seat) for seat in range(seats)] if owned else [name]
        kinds |= dict.fromkeys(keys, kind)
        assert name not in declared.__required_keys__ or set(keys) <= values.keys(), (name, list(values))
    for key, value in values.items():
        exactly(value, kinds[key])
