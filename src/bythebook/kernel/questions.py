"""Questions and the agenda: the whole of "what is going on" (kernel Python).

The agenda is a small stack of frames. The top frame is a question, and the game waits, or work to go on with. A game
numbers its kinds of questions from 1; kind 0 is work, whose `step` says where it is. An empty agenda: the game is over.
"""

from __future__ import annotations

from typing import Any

from .records import Record, i8, i16, i16s, record

WORK = 0


@record
class Frame(Record):
    """One thing going on. `asked`, `answered`: a bit per seat. `word`: a few numbers of the game's own."""

    kind: int = i8()
    step: int = i8()
    seat: int = i8()
    asked: int = i16()
    answered: int = i16()
    word: list[int] = i16s(8)


def current(g: Any) -> Any:
    """The top frame; the agenda must not be empty."""
    agenda = g.state.agenda
    return agenda.frame[agenda.size - 1]


def kind_asked(g: Any) -> int:
    """The kind of the question on top; 0 when the game is over."""
    agenda = g.state.agenda
    if agenda.size == 0:
        return 0
    frame: Frame = agenda.frame[agenda.size - 1]
    return frame.kind


def awaited(g: Any) -> int:
    """The seats asked that have not answered, a bit each; 0: the game is over."""
    agenda = g.state.agenda
    if agenda.size == 0:
        return 0
    frame: Frame = agenda.frame[agenda.size - 1]
    return frame.asked & ~frame.answered


def ask(g: Any, kind: int, seats: int) -> None:
    """Put a question to these seats (a bit each), on top."""
    agenda = g.state.agenda
    frame = agenda.frame[agenda.size]
    frame.kind = kind
    frame.asked = seats
    frame.answered = 0
    agenda.size += 1
    agenda.number += 1


def answer(g: Any, seat: int) -> None:
    """This seat has answered the question on top."""
    frame = current(g)
    frame.answered |= 1 << seat


def push(g: Any, step: int, seat: int) -> None:
    """Put work on top."""
    agenda = g.state.agenda
    frame = agenda.frame[agenda.size]
    frame.kind = WORK
    frame.step = step
    frame.seat = seat
    frame.asked = 0
    frame.answered = 0
    agenda.size += 1


def done(g: Any) -> None:
    """Take the top frame away."""
    g.state.agenda.size -= 1
