"""Call windows at a live table: what seats have said ahead of them, and their closing.

Nobody learns what was said, nor whether or when, before the window closes: then all entries are written at once, in
seat order, and told together. What is said waits in the store, a row a seat, withdrawable until then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..kernel.game import Windows
from ..kernel.history import line_of
from ..kernel.questions import awaited, kind_asked
from ..kernel.table import Entry, Refusal, Table
from .faults import report
from .held import NOTHING, Changes, Held
from .store import Lost
from .wire import Trouble, refusal

if TYPE_CHECKING:
    from .tables import LiveTable

WAIT = "wait"


class Calls:
    """The calls and windows of one table. What changes something is called in the table's `turn` only."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.held: dict[int, Held] = {}
        self.closed = -1  # how many entries there were when a window had just closed here

    # --- what there is

    @property
    def windows(self) -> Windows:
        """How the game here handles call windows; Trouble where it has none."""
        found = self.table.lobby.room.windows
        if found is None:
            raise Trouble("no_calls")
        return found

    @property
    def window(self) -> int:
        """The number of the window on the table, 0 when there is none."""
        fold = self.table.fold
        if fold is None or not fold.live or kind_asked(fold.table.g) not in fold.room.silent:
            return 0
        return fold.table.number

    @property
    def seconds(self) -> int | None:
        """How long a window is open; None: it waits for the one whose turn is next or running."""
        chosen = self.table.lobby.options[self.windows.length]
        return None if chosen == WAIT else int(chosen)

    @property
    def unattended(self) -> bool:
        """Are all seats programs' or left?"""
        return not any(seat.person for seat in self.table.lobby.seats)

    @property
    def leader(self) -> int:
        """Whose turn is next or running."""
        return self.windows.leader(self.table.playing().table.g)

    def of(self, seat: int) -> Held:
        """What this seat has said, as far as it still counts."""
        return self.held.get(seat, NOTHING).at(self.window)

    @property
    def holding(self) -> bool:
        """Does somebody who is here hold the window?"""
        seats = awaited(self.table.playing().table.g)
        return any((seats >> seat) & 1 and self.of(seat).hold for seat in self.table.here())

    # --- saying

    async def read(self) -> bool:
        """Read what is held from the store; did it change?"""
        if self.table.lobby.room.windows is None:
            return False
        found = await self.table.store.held(self.table.id)
        changed, self.held = found != self.held, found
        return changed

    async def change(self, seat: int, act: Callable[[Held], Held]) -> None:
        """Change what a seat has said ahead; once more if another process was faster."""
        for _ in range(3):
            before = self.held.get(seat, NOTHING)
            changes = {seat: (before, act(self.of(seat)))}
            try:
                await self.table.store.hold(self.table.id, changes)
            except Lost:
                await self.read()
                continue
            except BaseException:
                self.table.doubtful = True
                raise
            self.keep(changes)
            self.table.tell()
            return
        raise Trouble("moved_on")

    def keep(self, changes: Changes) -> None:
        """These changes have been written."""
        for seat, (_, after) in changes.items():
            self.held[seat] = after

    def taken(self, seat: int | None) -> Changes:
        """What goes with a move that this seat is about to make."""
        before = self.held.get(seat, NOTHING) if seat is not None else NOTHING
        if seat is None or before == NOTHING:
            return {}
        calls = self.windows.taken(self.table.playing().table.g, seat, before.calls)
        return {seat: (before, before.without(calls))} if calls else {}

    def with_calls(self, table: Table, seat: int, move: Any) -> Any:
        """A move with what its seat has said ahead of it."""
        calls = self.of(seat).calls
        return self.windows.held(table.g, seat, calls, move) if calls else move

    # --- closing

    async def close(self, number: int) -> None:
        """Close the window of this number, if it is still open; then judge the move that was sent early."""
        table = self.table
        while self.window == number:
            if table.store.shared:
                await self.read()
            leader, early = self.leader, self.of(self.leader).early
            table.doubtful = True  # until what follows is written
            entries, changes = self.settle(table.playing().table)
            try:
                await table.store.append(table.id, [line_of(table.playing().room, entry) for entry in entries], changes)
            except Lost:
                await table.read()
                continue
            table.doubtful = False
            self.keep(changes)
            self.closed = len(table.playing().entries)
            table.tell()
            if early and table.lobby.seats[leader].person:
                await self.play_early(leader, early, number + 1)

    def settle(self, table: Table) -> tuple[list[Entry], Changes]:
        """Every entry of the window, and what is held after it. Programs choose before anything is entered."""
        asked = [seat for seat in range(len(self.table.lobby.seats)) if (table.awaited >> seat) & 1]
        moves = {seat: self.entry(table, seat) for seat in asked}
        changes = {seat: (held, self.after(table, seat, held)) for seat, held in self.held.items() if held != NOTHING}
        entries = []
        for seat, move in moves.items():
            entry = table.submit(seat, move, table.number) if move is not None else table.stand_in(seat)
            if isinstance(entry, Refusal):
                raise RuntimeError(f"an entry of seat {seat} is refused by {entry.clause}")
            entries.append(entry)
        return entries, changes

    def entry(self, table: Table, seat: int) -> Any | None:
        """The entry of this seat; None: it says nothing."""
        programs = self.table.programs
        if programs and seat in programs.seated:
            try:
                return programs.choose(seat)[0]
            except Exception as error:  # never yet: a program that fails must not stop the table
                report(error)
                return None
        calls = self.spoken(table, seat)
        return self.windows.entry(table.g, seat, calls) if calls and self.table.lobby.seats[seat].person else None

    def spoken(self, table: Table, seat: int) -> int:
        """Which of its calls this window takes: all, where the seat has sent a whole entry."""
        held = self.of(seat)
        return held.calls if held.sealed else self.windows.taken(table.g, seat, held.calls)

    def after(self, table: Table, seat: int, held: Held) -> Held:
        """What is still held when the window has closed. Who is not asked any more has nothing to say."""
        asked = (table.awaited >> seat) & 1
        return held.without(self.spoken(table, seat)) if asked else NOTHING

    async def play_early(self, seat: int, text: str, at: int) -> None:
        """Judge a move that was sent while the window was open; what cannot be is handed back to its sender alone."""
        move = self.table.playing().room.read_move(text)

        def act(table: Table) -> Entry | Refusal:
            return table.submit(seat, self.with_calls(table, seat, move), at)

        outcome = await self.table.attempt(act, seat)
        if isinstance(outcome, Refusal):
            number = self.table.playing().table.number
            self.table.send_seat(seat, refusal(outcome, at, text, number), outcome.clause)
