"""Faces that are open for a while, in plain lines.

A game that has them is told on the terminal's other screen. When faces are hidden again, after a moment for whoever has
not read since they were told, that screen is wiped with all that can be scrolled back to, and what the log keeps of the
turn is said anew: no face is left anywhere.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..kernel.events import Event, seen
from ..kernel.shows import ages, counted, span
from ..kernel.table import Entry
from ..kernel.telling import describe
from ..kernel.view import ended
from .ceremony import ending

if TYPE_CHECKING:
    from .line import Line

ENTER = "\x1b[?1049h"  # the other screen
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # what is on it, what was, and the cursor back to its corner
LEAVE = "\x1b[?1049l"
SLOWEST = 4

Waits = Callable[[float], bool]
"""Waits until a line is typed, or for so many seconds: True when a line is there to be read."""


class Page:
    """Where lines are said. What is to be done to the screen goes before the next line, so that no line is empty."""

    def __init__(self, put: Callable[[str], None]) -> None:
        self.put = put
        self.codes = ""

    def say(self, line: str) -> None:
        """Say one line."""
        self.put(self.codes + line)
        self.codes = ""

    def close(self) -> None:
        """Nothing more is said, and what is to be done is done."""
        if self.codes:
            self.say("")


class Shown:
    """What lies open to the listener of a line. Without `waits` a person has all the time there is, and whoever only
    watches has none."""

    def __init__(self, line: Line, waits: Waits | None) -> None:
        self.line = line
        self.shows = line.plan.room.shows
        self.waits = waits
        self.factor = 1  # how many times as long as usual faces stay open
        self.fresh = (0, 0)  # cards shown, and peeked at, since a line was read
        self.said = 0  # events
        self.entered = False

    @property
    def events(self) -> list[Event]:
        """All that has happened."""
        return [event for entry in self.line.table.entries for event in entry.events]

    def enter(self) -> None:
        """On to the other screen."""
        if self.shows:
            self.entered = True
            self.line.page.codes = ENTER + WIPE

    def leave(self) -> None:
        """Back to where everything stood before; there the end of the game is told once more."""
        if not self.entered:
            return
        self.entered = False
        line = self.line
        line.page.codes = WIPE + LEAVE
        if line.table.over:
            line.say_all(ending(line.plan, line.listener, ended(line.table.room, line.table.g)))

    def read(self) -> None:
        """A line was read: what had been told until then has been seen."""
        self.fresh = (0, 0)
        self.said = len(self.events)

    def take_in(self, entry: Entry) -> None:
        """An entry was heard. Where it hides faces they are seen first, and then they are gone."""
        shows = self.shows
        if shows is None:
            return
        mine = [event for event in entry.events if shows.opened(seen(event, self.line.listener.viewer))]
        shown, peeked = counted(shows, mine)
        self.fresh = (self.fresh[0] + shown, self.fresh[1] + peeked)
        if any(event.kind in shows.hides | shows.brief | shows.closes for event in entry.events):
            if any(self.fresh):
                self.show()
            lines = self.turn_so_far()
            self.forget()
            self.line.say_all(lines or self.line.listener.log[-1:])  # something is said: the screen is wiped at once

    def show(self) -> None:
        """Tell what has not been said, and wait until it has been seen."""
        line, waits, length = self.line, self.waits, span(*self.fresh)
        line.say_all(line.listener.news())
        self.read()
        if line.plan.person is None and waits is None:
            return
        line.tell("showing")
        began = time.monotonic()
        while not (line.kept and waits is None):
            until = began + length * self.factor
            if waits and not waits(max(0.0, until - time.monotonic())):
                return
            text = next(line.lines)
            typed = line.reader.read(text)
            if typed and typed.ask == "move":
                line.kept = text
            elif typed and typed.ask != "seen":
                line.ask(typed)
                continue
            return

    def slow_down(self, times: str) -> None:
        """From now on faces stay open for longer: so many times as long as usual, or one more than until now."""
        if times and times not in map(str, range(1, SLOWEST + 1)):
            self.line.tell("slower-how", most=SLOWEST)
            return
        self.factor = int(times) if times else min(SLOWEST, self.factor + 1)
        self.line.tell("slower-now", times=self.factor)

    def forget(self) -> None:
        """The screen and the listener's log keep what a person's log keeps."""
        if self.shows:
            self.read()
            self.line.listener.hear_again(self.line.table)
            self.line.page.codes = WIPE

    def turn_so_far(self) -> list[str]:
        """What the log keeps of the turn that goes on, and of what has not been said."""
        listener, table, shows, events = self.line.listener, self.line.table, self.shows, self.events
        if shows is None:
            return []
        aged = list(zip(events, ages(shows, events), strict=True))
        begun = 1 + max((at for at, event in enumerate(events) if event.kind in shows.closes), default=-1)
        kept = [table.room.kept(seen(event, listener.viewer), age) for event, age in aged[min(begun, self.said) :]]
        told = [listener.sentence(describe(table.room.forms[event.kind], event)) for event in kept if event]
        return [line for line in told if line]
