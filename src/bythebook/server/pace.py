"""All time at a table: how long a bot seems to think, when an absent seat is decided for, clocks and more time.

The rules know order, never length. A clock is optional and none by default. A bot's delay is drawn without regard to
cards. Nothing moves by itself while nobody is looking, and after a restart a deadline starts anew, never shorter.
When time runs out the referee decides by the rulebook, and a call window closes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..kernel.events import SPECTATOR
from ..kernel.questions import awaited, kind_asked
from ..kernel.view import question_of
from .faults import report

if TYPE_CHECKING:
    from .tables import LiveTable

RETRY = 5.0


class Manners(NamedTuple):
    """What a server may be told about time: the least and the most that a bot waits, in seconds; `lead`: how long a
    call window without a clock is open for when a bot's turn is next, the same for all of them; `second`: how long a
    second of a timed window lasts (tests are in a hurry)."""

    least: float = 0.5
    most: float = 1.1
    lead: float = 2.0
    second: float = 1.0


class Plan(NamedTuple):
    """What is going to happen by itself, after which entry: a program or the referee moves for a seat, the call window
    closes, or the rules are told who has left for good, or is back."""

    entries: int
    seat: int
    what: Literal["program", "referee", "window", "left"]


class Pace:
    """The timers of one table."""

    def __init__(self, table: LiveTable, manners: Manners) -> None:
        self.table = table
        self.manners = manners
        self.plan: Plan | None = None
        self.thinking: asyncio.TimerHandle | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.opened = (0, 0.0)  # the call window on the table, and when it opened
        self.counted: tuple[int, float, int] | None = None  # question, seconds, extensions
        self.ends = 0.0
        self.paused: float | None = None  # seconds that were left when faces were laid open
        self.tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """No timer runs any more."""
        for timer in (self.thinking, self.clock):
            if timer:
                timer.cancel()
        self.plan = self.thinking = self.clock = self.counted = self.paused = None
        self.opened = (0, 0.0)

    def wait(self) -> None:
        """While faces lie open nobody moves by itself, and the clock stands still."""
        if self.thinking:
            self.thinking.cancel()
        self.plan = self.thinking = None
        if self.counted and self.paused is None:
            if self.clock:
                self.clock.cancel()
            self.clock = None
            self.paused = max(0.0, self.ends - asyncio.get_running_loop().time())
            self.tell()

    def stir(self) -> None:
        """Something has changed: see what is to happen by itself. A plan that still stands is left alone."""
        fold = self.table.fold
        if fold is None or not fold.live or not self.table.people:
            self.stop()
            return
        if self.table.shows.busy:
            self.wait()
            return
        window = self.table.calls.window
        if window and window != self.opened[0]:
            self.opened = (window, asyncio.get_running_loop().time())
        plan = self.next_plan()
        if plan != self.plan:
            if self.thinking:
                self.thinking.cancel()
            self.plan, self.thinking = plan, None
            if plan:
                self.thinking = self.later(self.delay(plan), self.move_by_itself)
        self.count_down()

    def later(self, delay: float, act: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        """Do this after a delay, as a task of its own."""

        async def run() -> None:
            try:
                await act()
            except Exception as error:  # the table must go on
                report(error)
                self.plan = self.counted = None
                self.thinking = self.later(RETRY, self.stir_again)

        def begin() -> None:
            task = asyncio.get_running_loop().create_task(run())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        return asyncio.get_running_loop().call_later(delay, begin)

    async def stir_again(self) -> None:
        """Look again, at what has truly been written."""
        async with self.table.turn():
            self.stir()

    def next_plan(self) -> Plan | None:
        """The program to move, else a seat that was left and is asked; in a call window nobody moves but it closes."""
        fold, programs = self.table.fold, self.table.programs
        assert fold
        assert programs
        if self.table.calls.window:
            return Plan(len(fold.entries), self.table.calls.leader, "window") if self.ripe() else None
        if kind_asked(fold.table.g) in fold.room.pauses and self.persons_asked():
            return None
        for seat, owner in enumerate(self.table.lobby.seats):
            if fold.room.leaving(fold.table.g, seat, owner.left and not owner.bot) is not None:
                return Plan(len(fold.entries), seat, "left")
        speaker = programs.next_speaker()
        if speaker is not None:
            return Plan(len(fold.entries), speaker, "program")
        for seat, owner in enumerate(self.table.lobby.seats):
            if owner.left and not owner.bot and (awaited(fold.table.g) >> seat) & 1:
                return Plan(len(fold.entries), seat, "referee")
        return None

    def ripe(self) -> bool:
        """May the window on the table close by itself? One with a clock does so when that has run out."""
        calls = self.table.calls
        if calls.unattended:
            return True
        if calls.seconds is not None or calls.holding:
            return False
        ready = calls.of(calls.leader)
        return bool(ready.early or ready.go_on) or not self.table.lobby.seats[calls.leader].person

    def delay(self, plan: Plan) -> float:
        """How long until it happens, in seconds. A program has thought while the window was open, and moves at once."""
        calls = self.table.calls
        if plan.what == "window" and not calls.unattended:
            if self.table.lobby.seats[plan.seat].person:
                return 0.0
            return max(0.0, self.opened[1] + self.manners.lead - asyncio.get_running_loop().time())
        if plan.what == "left" or (plan.what == "program" and plan.entries == calls.closed):
            return 0.0
        return random.uniform(self.manners.least, self.manners.most)

    async def move_by_itself(self) -> None:
        """Carry out the plan, if it still stands."""
        async with self.table.turn():
            plan, self.plan = self.plan, None
            if plan and plan == (self.next_plan() if self.table.fold and self.table.fold.live else None):
                if plan.what == "window":
                    await self.table.calls.close(self.table.calls.window)
                elif plan.what == "program":
                    await self.table.program_moves(plan.seat)
                elif plan.what == "left":
                    await self.table.mark_left(plan.seat)
                else:
                    await self.table.referee_moves(plan.seat)
            self.stir()

    # --- the clock

    def persons_asked(self) -> list[int]:
        """The people whom the table waits for: in a call window the one whose move closes it, or nobody."""
        fold, calls = self.table.fold, self.table.calls
        if calls.window:
            waits = calls.seconds is None and self.table.lobby.seats[calls.leader].person
            return [calls.leader] if waits else []
        asked = awaited(fold.table.g) if fold and fold.live else 0
        return [seat for seat, owner in enumerate(self.table.lobby.seats) if owner.person and (asked >> seat) & 1]

    def waited_for(self) -> list[int]:
        """The same as everybody may know it: who has answered a secret question already is told to nobody."""
        fold = self.table.fold
        if fold is None or not fold.live or self.table.calls.window:
            return self.persons_asked()
        waiting = question_of(fold.room, fold.table.g, SPECTATOR)["waiting"]
        return [seat for seat in waiting if self.table.lobby.seats[seat].person]

    def allowed(self) -> float | None:
        """How many seconds the question on the table lasts at most; None: as long as people like."""
        calls = self.table.calls
        if calls.window and not calls.unattended and calls.seconds is not None:
            return calls.seconds * self.manners.second
        clock, fold = self.table.lobby.clock, self.table.fold
        if not clock or not fold or not self.waited_for():
            return None
        return clock * fold.room.share_of_clock(kind_asked(fold.table.g))

    def count_down(self) -> None:
        """Set the clock for the question on the table, once; more time moves its end."""
        fold, lobby = self.table.fold, self.table.lobby
        allowed = self.allowed()
        if fold is None or allowed is None:
            if self.counted:
                if self.clock:
                    self.clock.cancel()
                self.counted = self.clock = self.paused = None
                self.tell()
            return
        question = fold.table.number
        extensions = lobby.extended[1] if lobby.extended[0] == question else 0
        counted = (question, allowed, extensions)
        if counted == self.counted and self.paused is None:
            return
        now = asyncio.get_running_loop().time()
        if self.paused is not None:
            self.ends, self.paused = now + self.paused, None
        known = self.counted[2] if self.counted and self.counted[0] == question else None
        self.ends = now + allowed if known is None else self.ends + (extensions - known) * allowed
        self.counted = counted
        if self.clock:
            self.clock.cancel()
        self.clock = self.later(max(0.0, self.ends - now), self.time_is_up)
        self.tell()

    def frame_fields(self) -> dict[str, object]:
        """The deadline, in seconds from now, and for whom."""
        if not self.counted or self.paused is not None:
            return {"deadline": None, "for": []}
        left = max(0.0, self.ends - asyncio.get_running_loop().time())
        return {"deadline": round(left, 1), "for": self.waited_for()}

    def tell(self) -> None:
        """Tell everybody the deadline."""
        self.table.send_all("pace", **self.frame_fields())

    async def time_is_up(self) -> None:
        """The referee decides for everybody who is still asked this question; a call window closes."""
        async with self.table.turn():
            fold = self.table.fold
            if not fold or not self.counted or self.counted[0] != fold.table.number or self.table.shows.busy:
                return
            question = fold.table.number
            if self.table.calls.window:
                await self.table.calls.close(question)
                return
            for seat in self.persons_asked():
                if self.table.fold and self.table.fold.live and self.table.fold.table.number == question:
                    await self.table.referee_moves(seat)
