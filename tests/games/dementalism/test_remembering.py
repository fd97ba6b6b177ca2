"""What a person’s log keeps (rules 13.2, 13.3): of hidden faces nothing, and after the turn no cell, no place."""

from typing import Any

import pytest

from bythebook.games.dementalism.events import FORMS, KINDS, OPEN_FORMS, Told
from bythebook.games.dementalism.remembering import count, kept, moves, opened
from bythebook.kernel.events import Event
from bythebook.kernel.telling import describe
from tests.games.dementalism.test_words import EN, FR, NAMES

SAFE = KINDS.index("safe")
OPENLY = {
    "turmoil", "replayed", "turmoil_void", "turmoil_moved", "power", "copied", "nixed", "turned", "ready", "past_safe",
}  # fmt: skip
"""Names of Turmoils, of used Powers and of Safe Stacks stay."""
TURN_LONG = {"nab_named", "answer"}
"""Said aloud, and known until the turn is over (section F)."""


def dummy(kind: int, value: int = 1) -> Event:
    """An event of this kind with a number for every field."""
    form = OPEN_FORMS[Told(kind)]
    words = [len(field.fields) * [value] if field.type == "each" else [value] for field in form.public]
    flat = tuple(word for part in words for word in part)
    return Event(kind, flat, tuple(value for _ in form.secret), 0b10 if form.secret else 0)


@pytest.mark.parametrize("kind", list(Told), ids=lambda kind: kind.name.lower())
def test_no_face_stays_in_the_log(kind: Told) -> None:
    for age in (1, 2):
        left = kept(dummy(kind), age)
        if left is None:
            continue
        told = describe(FORMS[left.kind], left)
        faces = {"card", "kind", "about", "second_kind", "answer"} & told.keys()
        allowed = told["event"] in OPENLY or (age == 1 and told["event"] in TURN_LONG)
        assert not faces or allowed, told
        assert not any("card" in row for row in told.get("each", ())), told


@pytest.mark.parametrize("kind", list(Told), ids=lambda kind: kind.name.lower())
def test_no_cell_and_no_place_stay_after_the_turn(kind: Told) -> None:
    left = kept(dummy(kind), 2)
    told: dict[str, Any] = describe(FORMS[left.kind], left) if left else {}
    assert not {"column", "row", "place", "second"} & told.keys(), told


@pytest.mark.parametrize("kind", list(Told), ids=lambda kind: kind.name.lower())
def test_what_stays_has_words(kind: Told) -> None:
    """For everybody and in both languages; an event without a sentence is one that nobody but its seat hears."""
    for age in (0, 1, 2):
        left = kept(dummy(kind), age)
        for viewer in (0, 1, 2, None):
            for words in (EN, FR):
                said = words.event(describe(FORMS[left.kind], left), viewer, NAMES) if left else ""
                assert said or left is None or kind == Told.PEEK_RESULT


def test_a_safe_stack_is_remembered_by_its_name() -> None:
    hit = Event(Told.INSERT_HIT, (0, 4, 2, SAFE))
    hidden, past = kept(hit, 1), kept(hit, 2)
    assert hidden == hit
    assert past
    assert EN.event(describe(FORMS[past.kind], past), 1, NAMES) == "Ada completed a Safe Stack of Mumsy Mirrormug."


@pytest.mark.parametrize("kind", list(Told), ids=lambda kind: kind.name.lower())
def test_equal_backs_are_open_equally_long(kind: Told) -> None:
    """Spans are counted from what everybody may know: not from the faces."""
    assert count(dummy(kind, 1)) == count(Event(kind, dummy(kind, 1).words))
    if kind != Told.INSERT_HIT:
        assert bool(opened(dummy(kind))) == any(count(dummy(kind)))


def test_who_peeks_alone_sees() -> None:
    cell = Event(Told.PEEK_RESULT, (1, 1, 0, 2, 4, 0), (13, 0), 0b10)
    assert [(opening.where, opening.cards, opening.peek) for opening in opened(cell)] == [({"cell": "c4"}, (13,), True)]
    assert opened(Event(cell.kind, cell.words)) == []


def test_what_leaks_lies_nowhere_any_more() -> None:
    """11.10: the Stack to its right may lie in its place when people see it."""
    assert [opening.where for opening in opened(Event(Told.LEAK, (1, 2, 1, 5)))] == [
        {"seat": 1, "place": 2, "kind": "stacked", "gone": True}
    ]


def test_where_stacks_change_places_nothing_is_shown_in_its_old_place() -> None:
    """3.10, 3.11: whose Stores these are is open."""
    assert moves(Event(Told.NAB_HIT, (0, 2, 1, 5, 3, 1))) == {2}  # the nabber's own are where they were
    assert moves(Event(Told.SWAP, (0, 1, 2, 1))) == {0, 2}
    assert {kind for kind in Told if moves(dummy(kind))} == {
        Told.NAB_HIT, Told.MERGE_HIT, Told.LEAK, Told.SHUFFLE_STACKS, Told.SWAP, Told.PARCEL,
    }  # fmt: skip
