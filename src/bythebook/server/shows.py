"""Faces that stay open for a while at a live table: as long for everybody, and then forgotten by everybody.

An entry is told at once, with the faces it opens. Some of them lie in no position (a card that was shown, or peeked
at), and an entry that clears the table takes others out of it; all of these stay on the screens until their time is
over, or everybody who plays and is here has seen them. Until then nobody is asked anything. Each process counts from
when it learnt of the entry. After a restart nothing is open any more.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel.events import Event, seen
from ..kernel.shows import Shows, counted, span
from ..kernel.table import Entry
from .wire import Trouble, frame

if TYPE_CHECKING:
    from .lobby import Lobby
    from .tables import LiveTable

A_FEW = 256  # bytes of a frame without any face
A_FACE = 128  # bytes at most that one card adds: a frame's size follows from how many there are, not from which


def set_factor(lobby: Lobby, seat: int, factor: int) -> None:
    """How many times as long faces stay open: whoever needs more time may raise it, the host alone takes it back."""
    if factor < lobby.show_factor and seat != lobby.host:
        raise Trouble("not_host")
    lobby.show_factor = factor


class Opened(NamedTuple):
    """An event whose faces are open. `lies`: no position shows them any more; `began` and `length`: since when, and for
    how many seconds by itself; `told`: people are told them here; `moved`: seats whose things have changed places."""

    event: Event
    lies: bool
    began: float
    length: float
    told: bool = True
    moved: frozenset[int] = frozenset()

    def places(self, shows: Shows, viewer: int) -> list[dict[str, Any]]:
        """What it opens to this viewer, and where; of what may have left that place since it is said so."""
        found = []
        for opening in shows.opened(seen(self.event, viewer)):
            gone = {"gone": True} if opening.where.get("seat") in self.moved else {}
            found.append({**opening.where, **gone, "cards": opening.cards, "peek": opening.peek})
        return found


class Openings:
    """What is open at one table. `forgotten`: how often people have been told to forget what they saw."""

    def __init__(self, table: LiveTable, second: float) -> None:
        self.table = table
        self.second = second  # how long a second lasts (tests are in a hurry)
        self.known = 0  # entries
        self.open: list[Opened] = []
        self.seen: set[int] = set()
        self.due = False  # logs still hold what they must forget
        self.forgotten = 0
        self.closed = 0  # the entry in which a turn was over last
        self.standing = 0  # the same when logs were told last: what they hold of entries before it stands for good
        self.past = 0  # the same when they were told before that
        self.lines: dict[int, tuple[int, int]] = {}  # by viewer: entries, and their lines in the log
        self.timer: asyncio.TimerHandle | None = None

    @property
    def shows(self) -> Shows | None:
        """What the game here says of such faces; None: it has none."""
        return self.table.lobby.room.shows

    @property
    def busy(self) -> bool:
        """Do faces lie open that no position shows any more? Then nobody is asked."""
        return any(each.lies for each in self.open)

    @property
    def ends(self) -> float:
        """When the last of them is taken away."""
        pace = self.second * self.table.lobby.show_factor
        return max((each.began + each.length * pace for each in self.open if each.lies), default=0.0)

    def begin(self, elsewhere: bool) -> None:
        """This process comes to a game that goes on: what was opened before is gone. Where people sit `elsewhere`, at
        other processes, they may still be looking: nobody is asked here before their time is over either."""
        fold, shows = self.table.fold, self.shows
        if fold is None or shows is None:
            return
        self.known = len(fold.entries)
        if elsewhere:
            closing = [entry.n for entry in fold.entries if any(event.kind in shows.closes for event in entry.events)]
            for entry in fold.entries[min(closing[-2:], default=0) :]:
                self.take_in(shows, entry)
            self.open = [each._replace(told=False) for each in self.open]

    def stop(self) -> None:
        """Nothing is taken away by itself any more."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    # --- what happens

    def look(self) -> None:
        """Take in what has been written since, and see whether the time of what lies open is over."""
        fold, shows = self.table.fold, self.shows
        if fold is None or shows is None:
            return
        for entry in fold.entries[self.known :]:
            self.take_in(shows, entry)
        self.known = len(fold.entries)
        here = self.table.here()
        if here and here <= self.seen:
            self.open = [each._replace(length=0.0) for each in self.open]
        now = asyncio.get_running_loop().time()
        if self.due and now >= self.ends:
            self.forget()
        self.stop()
        if self.busy:
            self.timer = self.table.pace.later(max(0.0, self.ends - now), self.look_again)

    def take_in(self, shows: Shows, entry: Entry) -> None:
        """What an entry opens, and what it takes out of the position; no time passes where nobody plays or watches."""
        now = asyncio.get_running_loop().time()
        watched = bool(self.table.people) or any(seat.person for seat in self.table.lobby.seats)
        length = span(*counted(shows, entry.events)) if watched else 0.0
        if any(event.kind in shows.closes for event in entry.events):
            self.closed = entry.n
        for event in entry.events:
            moved = shows.moves(event)
            if moved:
                self.open = [each._replace(moved=each.moved | moved) for each in self.open]
            if event.kind in shows.hides:
                self.open = [each._replace(lies=True) for each in self.open]
            brief = event.kind in shows.brief
            self.due = self.due or brief or event.kind in shows.hides | shows.closes
            if shows.count(event) != (0, 0):
                self.open.append(Opened(event, brief, now, length))
                self.seen.clear()

    def forget(self) -> None:
        """What lay open is taken away, and people forget it."""
        self.open = [each for each in self.open if not each.lies]
        self.due = False
        self.forgotten += 1
        self.past, self.standing = self.standing, self.closed

    async def look_again(self) -> None:
        """The time may be over."""
        async with self.table.turn():
            self.table.tell()

    def confirm(self, seat: int, number: int | None) -> None:
        """A seat has seen what is open after so many events (None: whatever is open now). Nobody is told of it."""
        fold = self.table.fold
        if fold and number in (None, fold.told_by(self.known)):
            self.seen.add(seat)
            self.table.tell()

    # --- what is told

    def lines_before(self, viewer: int) -> int:
        """How many lines of the log, as this viewer was told it last, stand as they are."""
        at, lines = self.lines.get(viewer, (0, 0))
        if self.table.fold and at < self.past:
            lines += len(self.table.fold.table.log(viewer, at, self.past))
            self.lines[viewer] = (self.past, lines)
        return lines

    def places(self, viewer: int) -> list[dict[str, Any]]:
        """What lies open to this viewer and is in no view any more."""
        shows = self.shows
        lying = [each for each in self.open if each.lies and each.told]
        return [place for each in lying for place in each.places(shows, viewer)] if shows else []

    def frames(self, viewer: int) -> list[str]:
        """What lies open to this viewer and is in no view any more; of the same size for everybody."""
        shows = self.shows
        if shows is None or not self.busy:
            return []
        lying = [each for each in self.open if each.lies]
        left = max(0.0, self.ends - asyncio.get_running_loop().time())
        size = A_FEW + A_FACE * sum(counted(shows, [each.event for each in lying]))
        return [frame("showing", size, places=self.places(viewer), seconds=round(left, 1))]

    def room_for(self, events: list[Event]) -> int:
        """How many bytes what somebody alone is told of these events may take: as many whatever it is."""
        return A_FACE * sum(bool(event.eyes) * (1 + len(event.secret)) for event in events) if self.shows else 0
