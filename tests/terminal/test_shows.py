"""Faces that are open for a while, in a terminal: told, seen, and wiped, so that none is left (Dementalism, 13.2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bythebook.terminal.line import Line
from bythebook.terminal.showing import ENTER, LEAVE, WIPE
from bythebook.terminal.sitting import Sitting
from bythebook.terminal.speech import printable
from tests.shown import show
from tests.terminal.session import Session, planned, say

HOUSE = {"draw": "manual"}
SEEN = "This lies open for a while only: press Enter when you have seen it."


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dweebies with shows."""
    show(monkeypatch)


def pages(talk: list[str]) -> list[str]:
    """What stood on the screen, from wiping to wiping."""
    return "\n".join(talk).split(WIPE)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_face_is_left_after_the_last_wipe(lang: str) -> None:
    stopped: list[list[str]] = []

    def typist(session: Session) -> str:
        if session.talk[-1] == printable(session.line.words.say("showing")):
            return ""
        if session.line.table.over or (len(session.line.table.entries) > 12 and session.kind == "place"):
            stopped.append(session.line.listener.log[:])
            raise StopIteration
        return session.move()

    session = Session(planned("dweebies", house=HOUSE), lang, typist)
    talk = session.play()
    assert talk[0].startswith(ENTER + WIPE)
    assert LEAVE in talk[-2]
    listener, table = session.line.listener, session.line.table
    faces = [
        listener.sentence(told)
        for entry in table.entries
        for told in table.heard(entry, listener.viewer)
        if told["event"] == "placed" or "card" in told
    ]
    assert len(faces) > 8
    *shown, last, left = pages(talk)
    for face in faces:
        assert sum(face in page for page in shown) >= 1  # it was told
        assert face not in last
        assert face not in left
        assert face not in stopped[0]


def test_what_has_been_read_is_wiped_at_once_and_the_rest_waits() -> None:
    """One's own card was told when one goes on; a bot's is told, and seen, before it goes."""
    session = Session(planned("dweebies", house=HOUSE, seats=2), "en", lambda session: move_or_nothing(session, 6))
    talk = session.play()
    waits = [page.splitlines() for page in pages(talk)[1:-2] if "places" in page]
    assert len(waits) > 2
    for told in waits:
        assert SEEN in told
        after = told[told.index(SEEN) + 1 :]
        assert after == [">"], after  # nothing is said between what was seen and the wiping


def move_or_nothing(session: Session, entries: int) -> str:
    """What is typed: moves where they are awaited, until so many entries are there."""
    if session.talk[-1] == SEEN:
        return ""
    if session.line.table.over or len(session.line.table.entries) > entries:
        raise StopIteration
    return session.move()


def test_a_moment_ends_by_itself_where_time_is_told() -> None:
    waited: list[float] = []

    def waits(seconds: float) -> bool:
        waited.append(seconds)
        return False

    said: list[str] = []
    plan = planned("dweebies", you="none", house=HOUSE, bots=["greedy"])
    line = Line(Sitting(plan), "en", iter([]), said.append, waits=waits)
    assert line.play()
    assert waited
    assert all(3.9 < seconds <= 6 for seconds in waited)
    assert said.count(SEEN) == len(waited)
    whole = pages(said)
    assert len(whole) > len(waited)
    assert whole[-1].startswith(LEAVE)
    assert "1st" in whole[-1] or "place" in whole[-1].lower()  # the end is told where one comes back to


def test_who_needs_longer_gets_it() -> None:
    """Also while something lies open."""
    waited: list[float] = []
    typed = ["slower", "slower 4", "slower 9", ""]

    def waits(seconds: float) -> bool:
        waited.append(seconds)
        return len(waited) <= len(typed)

    said: list[str] = []
    line = Line(Sitting(planned("dweebies", house=HOUSE, seats=2)), "en", iter(typed), said.append, waits=waits)
    line.play()
    assert [round(seconds) for seconds in waited] == [4, 8, 16, 16]
    assert "What lies open for a while does so 2 times as long." in said
    assert "Say slower, or slower and a number from 1 to 4." in said


def test_watching_through_a_pipe_takes_no_time() -> None:
    said: list[str] = []
    plan = planned("dweebies", you="none", house=HOUSE, bots=["greedy"])
    assert Line(Sitting(plan), "en", iter([]), said.append).play()
    assert SEEN not in said


def test_what_is_typed_meanwhile() -> None:
    """Questions are answered, and `y` says seen."""
    texts = ["who", "y"]

    def typist(session: Session) -> str:
        if session.talk[-1] == SEEN or texts == ["y"]:
            return texts.pop(0) if texts else ""
        if session.line.table.over or len(session.line.table.entries) > 3:
            raise StopIteration
        return session.move()

    talk = Session(planned("dweebies", house=HOUSE, seats=2), "en", typist).play()
    asked = talk.index("> who")
    assert talk[asked - 1] == SEEN
    assert not talk[asked + 1].startswith(WIPE)
    assert talk[talk.index("> y") + 1].startswith(WIPE)


def test_seen_is_a_word_of_such_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    line = Line(Sitting(planned("dweebies", house=HOUSE, seats=2)), "en", iter(()), said.append)
    assert say(line, said, "seen") == ["Nothing lies open for a while now."]
    assert any(text.startswith("y or seen") for text in say(line, said, "help"))
    monkeypatch.undo()
    line = Line(Sitting(planned("dweebies", house=HOUSE, seats=2)), "en", iter(()), said.append)
    assert "Nothing lies open" not in say(line, said, "seen")[0]
    assert not any("seen" in text for text in say(line, said, "help"))


def test_other_games_stay_where_they_are() -> None:
    talk = Session(planned(), "en", lambda session: next(nothing())).play()
    assert not any("\x1b" in text for text in talk)


def nothing() -> Iterator[str]:
    """Nothing is typed."""
    yield from ()
