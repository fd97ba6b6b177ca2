"""A live table: the cache of one fold, the people around it, and the only road by which anything changes.

One thing at a time (`turn`): judge, write the entry, then tell everybody. What was not written is never told, and when
it is not known whether something was written, the history is read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from ..kernel.history import Header, Line, line_of
from ..kernel.notation import BadInput
from ..kernel.table import Entry, Refusal, Table
from . import lobby as lobbies
from .audience import Audience
from .calling import Calls
from .chat import phrases_of
from .faults import report
from .folding import Fold, deal
from .lobby import Lobby
from .pace import Manners, Pace
from .players import Programs
from .shows import Openings
from .store import Lost, Saying, Store, Stored
from .wire import Trouble


class LiveTable(Audience):
    """One table of this process."""

    def __init__(self, store: Store, stored: Stored, manners: Manners) -> None:
        super().__init__(store, stored)
        self.said = 0
        self.calls = Calls(self)
        self.pace = Pace(self, manners)
        self.shows = Openings(self, manners.second)
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One thing at a time, on a table that agrees with the store."""
        async with self.lock:
            if self.doubtful:
                await self.read()
            yield

    # --- reading

    async def read(self) -> None:
        """Take everything from the store; what people have not yet been told they are told now."""
        stored = await self.store.load(self.id)
        if stored is None:
            raise Trouble("unknown_table")
        lines = await self.store.lines(self.id)
        self.lobby, self.version = stored.lobby, stored.version
        comes = self.fold is None
        if stored.header and lines:
            self.begin(stored.header, lines)
        await self.calls.read()
        self.said = self.said or await self.store.said_so_far(self.id)
        await self.presence.read()
        self.doubtful = False
        if comes:
            self.shows.begin(bool(self.presence.elsewhere))
        self.tell()

    async def catch_up(self) -> bool:
        """Read what other processes have written; was there anything?"""
        stored = await self.store.load(self.id)
        known = len(self.fold.entries) if self.fold else 0
        lines = await self.store.lines(self.id, known)
        sayings = await self.store.said(self.id, self.said)
        for saying in sayings:
            self.said += 1
            self.tell_saying(saying)
        news = [await self.presence.read(), await self.calls.read(), bool(lines)]
        changed = any(news) or (stored is not None and stored.version != self.version)
        if stored and changed:
            self.lobby, self.version = stored.lobby, stored.version
            if self.fold and lines and not self.fold.broken:
                self.fold.follow(lines)
            elif stored.header and lines and not self.fold:
                self.begin(stored.header, lines)
            self.tell()
        return changed

    def begin(self, header: Header, lines: list[Line]) -> None:
        """A game is on the table, unless these rules cannot even deal it."""
        try:
            self.fold = Fold(self.lobby.room, header, self.secret, lines)
            self.programs = Programs(self.fold, self.secret)
        except BadInput:
            self.ruined = True

    # --- changing

    async def attempt(self, act: Callable[[Table], Entry | Refusal], seat: int | None = None) -> Entry | Refusal:
        """Judge a move, write its entry, tell everybody. The one way in which a game goes on, but for the closing of
        call windows; in `turn` only. When another process was faster, the move is judged anew after reading what it
        wrote. `seat`: whose move it is: what that seat has said ahead is spent with it."""
        held = self.calls.taken(seat)
        outcome = self.judged(act)
        if isinstance(outcome, Refusal) and outcome.reason == "stale" and self.store.shared and await self.catch_up():
            held = self.calls.taken(seat)
            outcome = self.judged(act)
        while not isinstance(outcome, Refusal):
            self.doubtful = True
            try:
                await self.store.append(self.id, [line_of(self.playing().room, outcome)], held)
            except Lost:
                await self.read()
                held = self.calls.taken(seat)
                outcome = self.judged(act)
                continue
            self.doubtful = False
            self.calls.keep(held)
            self.tell()
            break
        return outcome

    def judged(self, act: Callable[[Table], Entry | Refusal]) -> Entry | Refusal:
        """What becomes of a move now: nothing while faces lie open for a while."""
        table = self.playing().table
        return Refusal("busy") if self.shows.busy else act(table)

    def playing(self) -> Fold:
        """The game; Trouble where there is none to play."""
        if self.broken:
            raise Trouble("broken")
        if self.fold is None:
            raise Trouble("not_started")
        return self.fold

    async def program_moves(self, seat: int) -> None:
        """A bot's move is an entry like any other."""
        assert self.programs
        try:
            move, at = self.programs.choose(seat)
        except Exception as error:  # never yet: a program that fails must not stop the table
            report(error)
            await self.referee_moves(seat)
            return
        outcome = await self.attempt(lambda table: table.submit(seat, move, at))
        if isinstance(outcome, Refusal) and outcome.reason == "clause":
            await self.referee_moves(seat)

    async def referee_moves(self, seat: int) -> None:
        """The referee decides for an absent seat, if it is still awaited."""
        number = self.playing().table.number

        def act(table: Table) -> Entry | Refusal:
            awaited = table.number == number and (table.awaited >> seat) & 1
            return table.stand_in(seat) if awaited else Refusal("stale")

        await self.attempt(act)

    async def mark_left(self, seat: int) -> None:
        """The rules are told that a seat was left for good, or that its owner is back."""
        owner = self.lobby.seats[seat]
        await self.attempt(lambda table: table.mark_left(seat, owner.left and not owner.bot))

    async def change(self, act: Callable[[Lobby], None]) -> None:
        """Change the lobby, as a whole or not at all; once more if another process was faster."""
        for _ in range(3):
            draft = msgspec.json.decode(msgspec.json.encode(self.lobby), type=Lobby)
            act(draft)
            self.note_successors(draft)
            try:
                self.version = await self.store.save_lobby(self.id, self.version, draft)
            except Lost:
                await self.read()
                continue
            except BaseException:
                self.doubtful = True
                raise
            self.lobby = draft
            self.tell()
            return
        raise Trouble("moved_on")

    def note_successors(self, draft: Lobby) -> None:
        """Since when the programs play that take over a seat in a game that goes on."""
        for seat, before in zip(draft.seats, self.lobby.seats, strict=False):
            if self.fold and seat.bot and not before.bot:
                seat.since = len(self.fold.entries)

    async def start(self) -> None:
        """Deal."""
        draft = msgspec.json.decode(msgspec.json.encode(self.lobby), type=Lobby)
        lobbies.check_start(draft)
        draft.started = True
        header = lobbies.header_of(draft, self.id, self.commitment)
        line = deal(draft.room, header, self.secret)
        self.doubtful = True
        try:
            self.version = await self.store.start(self.id, self.version, draft, header, line)
        except Lost:
            await self.read()
            raise Trouble("moved_on") from None
        self.lobby = draft
        self.begin(header, [line])
        self.doubtful = False
        self.tell()

    def tell_saying(self, saying: Saying) -> None:
        """To everybody; a phrase by its name."""
        self.send_all("chat", **saying._asdict(), phrase=saying.text in phrases_of(self.lobby))

    async def say(self, saying: Saying) -> None:
        """Something said: kept, and told to everybody."""
        while True:
            try:
                await self.store.say(self.id, self.said, saying)
            except Lost:
                await self.catch_up()
                continue
            self.said += 1
            self.tell_saying(saying)
            return

    def record(self) -> str:
        """The record of a finished game."""
        if self.fold is None or self.broken or not self.fold.table.over:
            raise Trouble("not_over")
        return self.fold.record(self.secret)
