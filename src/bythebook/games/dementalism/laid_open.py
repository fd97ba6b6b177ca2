"""Dementalism: what lies open for a while, laid over a view that does not show it, for whoever asks what lies there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.view import key_of

Place = Mapping[str, Any]


def laid_over(view: Mapping[str, Any], places: Sequence[Place]) -> dict[str, Any]:
    """The view as its viewer sees the table: with the faces that lie open in these places (`kernel/shows.Opening`)."""
    return {**view, "zones": {key: zone_over(key, zone, places) for key, zone in view["zones"].items()}}


def zone_over(key: str, zone: Mapping[str, Any], places: Sequence[Place]) -> dict[str, Any]:
    """A zone of it: the Spread, a Store, or one in which nothing is hidden."""
    own = zone.get("own", {})
    if "cells" in own:
        own = {"cells": [cell_over(cell, places) for cell in own["cells"]]}
    if "stacks" in own:
        here = [place for place in places if key == key_of("store", place.get("seat"))]
        own = {"stacks": stacks_over(own["stacks"], here)}
    return {**zone, "own": own} if own else dict(zone)


def cell_over(cell: Mapping[str, Any], places: Sequence[Place]) -> dict[str, Any]:
    """One cell."""
    name = f"{cell['column']}{cell['row']}"
    for place in places:
        if place.get("cell") == name and place["cards"] and cell["state"] != "open":
            return {"column": cell["column"], "row": cell["row"], "state": "open", "card": place["cards"][0]}
    return dict(cell)


def stacks_over(stacks: Sequence[Mapping[str, Any]], places: Sequence[Place]) -> list[dict[str, Any]]:
    """A Store; what has left it lies there until it has been seen."""
    lying = {stack["place"] for stack in stacks}
    still = {place["place"]: place for place in places if place["place"] in lying and not place.get("gone")}
    found = [
        {**stack, **opened(still[stack["place"]])}
        if stack["state"] == "hidden" and stack["place"] in still
        else dict(stack)
        for stack in stacks
    ]
    left = [place for place in places if place["place"] not in lying or place.get("gone")]
    return found + [{"place": place["place"], "locked": False, **opened(place)} for place in left]


def opened(place: Place) -> dict[str, Any]:
    """A Stack whose face is shown; one that is Safe lies open for good."""
    if place["kind"] == "safe":
        return {"state": "safe", "card": place["cards"][0], "marker": "ready"}
    return {"state": "open", "card": place["cards"][0], "kind": place["kind"]}
