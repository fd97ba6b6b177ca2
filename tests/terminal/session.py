"""Sessions of the terminal for the tests: a ghost who types for the person, and what was typed and said."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bythebook.bots.programs import Program
from bythebook.games import GAMES, room
from bythebook.kernel.questions import kind_asked
from bythebook.terminal.line import Line
from bythebook.terminal.sitting import Plan, Sitting, plan

GAME = GAMES[0]
Typist = Callable[["Session"], str]


def planned(game: str = GAME, **options: Any) -> Plan:
    """A game of three with a seed, unless other options are wanted."""
    return plan(room(game), **{"seats": 3, "seed": 1} | options)


@dataclass
class Session:
    """A game that is typed by `typist`, line by line; `talk` is what was said and, after `> `, typed."""

    plan: Plan
    lang: str
    typist: Typist
    talk: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.line = Line(Sitting(self.plan), self.lang, self.typed(), self.talk.append)
        seat, rules = self.plan.person, self.line.sitting.table.g.rules
        self.ghost = Program(self.plan.room, "greedy", 0 if seat is None else seat, rules, 99)
        self.heard = 0

    def typed(self) -> Iterator[str]:
        """The lines of the typist, until it raises StopIteration."""
        while True:
            try:
                text = self.typist(self)
            except StopIteration:
                return
            self.talk.append(f"> {text}".rstrip())
            yield text

    def play(self) -> list[str]:
        """Play to the end; everything said and typed."""
        self.line.play()
        return self.talk

    def move(self) -> str:
        """What the ghost would type now, in the session's language."""
        table = self.line.table
        for entry in table.entries[self.heard :]:
            self.ghost.saw(entry.events)
        self.heard = len(table.entries)
        move = self.ghost.choose(table.g)
        return self.calls(move) if self.line.calling.open else str(self.plan.room.write_move(move, self.lang))

    def calls(self, entry: Any) -> str:
        """What a person types for an answer to a call window: nothing for nothing."""
        windows, seat = self.plan.room.windows, self.ghost.seat
        assert windows
        said = windows.said(seat, entry)
        call = "call" if self.lang == "en" else "surprendre"
        return ", ".join(
            "smash" if other == seat else f"{call} {self.plan.names[other]}"
            for other in range(len(self.plan.names))
            if (said >> other) & 1
        )

    def ahead(self) -> str:
        """What the ghost would type for the question behind the window; empty where it is asked none."""
        coming = self.line.table.ahead(self.ghost.seat)
        return str(self.plan.room.write_move(self.ghost.choose(coming), self.lang)) if coming else ""

    @property
    def awaited(self) -> bool:
        """Is the person asked, so that the ghost has a move?"""
        return self.line.sitting.awaits_person

    @property
    def kind(self) -> str:
        """The word for the question on the table."""
        return "" if self.line.table.over else self.plan.room.questions[kind_asked(self.line.table.g)]


def only_moves(session: Session) -> str:
    """A typist who only plays."""
    if session.line.table.over:
        raise StopIteration
    return session.move() if session.awaited else ""


def at_position(
    position: str, lang: str = "en", game: str = GAME, house: dict[str, str] | None = None, **options: Any
) -> tuple[Line, list[str]]:
    """A line of the first seat that stands at a position of the specification's notation, and what it says from now
    on."""
    said: list[str] = []
    named, seats = room(game).read_setting(position)
    made = planned(game, seats=seats, house=named | (house or {}), **options)
    line = Line(Sitting(made), lang, iter(()), said.append)
    g = line.plan.room.read_position(position, line.table.g.rules, line.table.chance)
    line.table.g.state.take(g.state)
    return line, said


def say(line: Line, said: list[str], *typed: str) -> list[str]:
    """Type these lines where the game is over or the person is asked, and return what is said."""
    said.clear()
    line.lines = iter(typed)
    try:
        while True:
            line.answer()
    except StopIteration:
        return list(said)
