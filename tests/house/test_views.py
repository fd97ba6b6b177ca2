"""The schema of views is written once, what is made of it is current, and no game's field can pass for a common one."""

from __future__ import annotations

import sys
from typing import get_type_hints

import pytest

from bythebook.games import COMING, GAMES, room
from bythebook.kernel.view import Ahead, Question, Result, View, Zone
from bythebook.kernel.walk import Offer
from bythebook.server.wire import VERSION
from tests.house.source import ROOT, text_of

sys.path.insert(0, str(ROOT / "tools"))
import view_types

ROOMS = (*GAMES, *COMING)


def test_what_is_made_of_the_schema_is_current() -> None:
    stale = [str(path.relative_to(ROOT)) for path, text in view_types.files().items() if text_of(path) != text]
    assert not stale, f"`python tools/view_types.py` writes them anew: {', '.join(stale)}"


def test_the_document_names_the_version_of_the_wire() -> None:
    assert f"`wire` is the version of this wire, {VERSION}:" in text_of(ROOT / "docs" / "wire.md")


@pytest.mark.parametrize("name", ROOMS)
def test_no_field_of_a_game_has_the_name_of_a_common_one(name: str) -> None:
    """Two rooms: also where somebody takes a field out of its `own`, it means one thing."""
    schema = room(name).sight.schema
    common = {
        schema.own: get_type_hints(View).keys(),
        schema.question: get_type_hints(View).keys() | get_type_hints(Ahead).keys() | get_type_hints(Question).keys(),
        schema.result: get_type_hints(View).keys() | get_type_hints(Result).keys(),
        schema.offer: get_type_hints(Offer).keys(),
    }
    for kind, taken in common.items():
        if kind:
            assert not get_type_hints(kind).keys() & taken, (kind, get_type_hints(kind).keys() & taken)
    for zone in get_type_hints(schema.zones).values():
        assert get_type_hints(zone).keys() - get_type_hints(Zone).keys() <= {"own"}, zone
        own = get_type_hints(zone).get("own")
        assert not own or not get_type_hints(own).keys() & get_type_hints(Zone).keys(), zone


@pytest.mark.parametrize("name", ROOMS)
def test_names_of_zones_and_counters_are_words_and_seats(name: str) -> None:
    """A name and, after a colon, a seat: nothing else can be taken for one or the other."""
    schema = room(name).sight.schema
    for key in (*get_type_hints(schema.zones), *get_type_hints(schema.counters)):
        word, colon, seat = key.partition(":")
        assert word.isidentifier(), key
        assert seat == ("seat" if colon else ""), key
