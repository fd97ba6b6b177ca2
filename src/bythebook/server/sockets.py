"""People on sockets: hello first, then one message at a time, each answered to its sender or told to all.

What cannot be done is one error, to its sender only, and changes nothing; so is a refusal (clause 12.1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import WebSocket
from msgspec.structs import replace

from ..kernel.events import SPECTATOR
from ..kernel.moves import add_word
from ..kernel.notation import BadInput
from ..kernel.questions import awaited, kind_asked
from ..kernel.table import Refusal
from ..kernel.walk import offer_tree, words_offered
from . import chat as chats
from . import lobby as lobbies
from .hall import Hall, origin_fits
from .held import Held
from .lobby import Lobby
from .receiving import Receiver
from .seats import seat_of_token, token_hash
from .store import Saying
from .tables import LiveTable
from .talking import Ear, answered
from .wire import (
    VERSION,
    Ask,
    Call,
    Chat,
    Early,
    GoOn,
    Hello,
    Hold,
    Incoming,
    MoreTime,
    Move,
    Next,
    Ping,
    Seen,
    Speech,
    Trouble,
    Wish,
    frame,
    refusal,
)


class Connection(Receiver):
    """What messages do."""

    async def answer(self, message: Incoming) -> None:
        """Do what a message asks."""
        assert self.live
        if isinstance(message, Ping):
            self.send(frame("pong"))
            return
        if not self.greeted and not isinstance(message, Hello):
            raise Trouble("reload" if self.outdated else "hello_first")
        if isinstance(message, Ask):  # what it is answered from is here already, whatever the table does meanwhile
            self.send(answered(self.live.playing(), self.live.lobby, self.heard, self.ear.lang, message))
            return
        if isinstance(message, Hello):
            self.live = await self.hall.table(self.live.id)  # it may have been forgotten meanwhile
        async with self.live.turn():
            match message:
                case Hello():
                    await self.hello(self.live, message)
                case Move():
                    await self.move(self.live, message)
                case Next():
                    self.next_words(self.live, message)
                case Call() | Hold() | GoOn():
                    await self.say_ahead(self.live, message)
                case Early():
                    await self.early(self.live, message)
                case Speech():
                    self.live.speak(self, Ear(self.ear.lang, message.brief, tuple(message.always)))
                case Seen():
                    self.live.shows.confirm(self.seat(self.live), message.n)
                case Wish():
                    await self.wish(self.live, message)
                case Chat():
                    await self.chat(self.live, message)
                case MoreTime():
                    await self.more_time(self.live)

    def seat(self, live: LiveTable) -> int:
        """The seat that speaks; Trouble for a spectator."""
        seat = live.seat_of(self)
        if seat == SPECTATOR:
            raise Trouble("not_seated")
        return seat

    async def hello(self, live: LiveTable, hello: Hello) -> None:
        """Become a seat, or a spectator; whoever had left is back."""
        self.ear = Ear(hello.lang, hello.brief, tuple(hello.always))
        self.outdated = hello.wire != VERSION
        if self.outdated:
            raise Trouble("reload")
        if not self.greeting.take():
            raise Trouble("slow_down")
        if live.store.shared:
            await live.catch_up()
        key = ""
        if hello.token is not None:
            at = seat_of_token(live.lobby.seats, hello.token)
            key = token_hash(hello.token)
            await self.arrive(live, at, hello.nonce)
        self.greeted = True
        live.welcome(self, key)

    async def arrive(self, live: LiveTable, at: int, nonce: str | None) -> None:
        """What an arrival changes: a nonce before the deal, a seat taken up again after it."""
        seat = live.lobby.seats[at]
        news = nonce if nonce and not live.lobby.started and nonce != seat.nonce else None
        if not (news or seat.left or seat.bot):
            return

        def act(lobby: Lobby) -> None:
            lobbies.come_back(lobby, at)
            lobby.seats[at].nonce = news or lobby.seats[at].nonce

        await live.change(act)

    async def move(self, live: LiveTable, message: Move) -> None:
        """A move: carried out for all to see, or refused to its sender alone. An entry waits for its window."""
        seat = self.seat(live)
        move = self.read(live, message.move)
        if live.calls.window and live.lobby.room.answers(kind_asked(live.playing().table.g), move.word[0]):
            await self.seal(live, seat, move, message)
            return
        outcome = await live.attempt(
            lambda table: table.submit(seat, live.calls.with_calls(table, seat, move), message.at), seat
        )
        if isinstance(outcome, Refusal):
            self.refuse(outcome, message, live.playing().table.number)

    def refuse(self, outcome: Refusal, message: Move, now: int) -> None:
        """A move that was not taken: its sender may ask for the clause."""
        self.heard.refused = outcome.clause or self.heard.refused
        self.send(refusal(outcome, message.at, message.move, now))

    def read(self, live: LiveTable, text: str) -> Any:
        """A move in notation."""
        try:
            return live.playing().room.read_move(text)
        except BadInput as error:
            raise Trouble("bad_notation", error) from error

    # --- call windows

    async def seal(self, live: LiveTable, seat: int, move: Any, message: Move) -> None:
        """A whole entry in place of what this seat has called so far."""
        table, calls = live.playing().table, live.calls
        outcome = table.judge(seat, move, message.at, message.move)
        if outcome:
            self.refuse(outcome, message, table.number)
            return
        said = calls.windows.said(seat, move)
        await self.say(live, seat, lambda held: replace(held, calls=said, sealed=True, window=calls.window))

    async def say_ahead(self, live: LiveTable, message: Call | Hold | GoOn) -> None:
        """Something said ahead of a window. It is answered alike at every moment, whatever comes of it."""
        seat = self.seat(live)
        calls, seats = live.calls, live.playing().table.g.state.seats
        waits = calls.seconds is None
        match message:
            case Call():
                if message.seat >= seats:
                    raise Trouble("bad_seat")
                await self.say(live, seat, lambda held: held.call(message.seat, message.on))
            case Hold():
                await self.say(live, seat, lambda held: replace(held, hold=message.on and waits))
            case GoOn():
                window = calls.window if waits and calls.window and seat == calls.leader else 0
                await self.say(live, seat, lambda held: replace(held, go_on=True, window=window) if window else held)

    async def early(self, live: LiveTable, message: Early) -> None:
        """A move for the question after the open window: held, or taken back. Too late, it is an ordinary move."""
        seat = self.seat(live)
        table, window = live.playing().table, live.calls.window
        if message.move is None:
            await self.say(live, seat, lambda held: replace(held, early=""))
        elif not window:
            await self.move(live, Move(message.at, message.move))
        elif message.at != window + 1 or not table.ahead(seat):
            self.send(frame("stale", at=message.at, now=table.number))
        else:
            text = live.playing().room.write_move(self.read(live, message.move), "en")
            await self.say(live, seat, lambda held: replace(held, early=text, window=window))

    async def say(self, live: LiveTable, seat: int, act: Callable[[Held], Held]) -> None:
        """Change what a seat has said ahead, and answer with what that is now."""
        self.held_sent = ""
        await live.calls.change(seat, act)

    def next_words(self, live: LiveTable, message: Next) -> None:
        """The words that may follow those chosen so far."""
        seat = self.seat(live)
        fold = live.playing()
        if live.shows.busy:
            self.send(frame("busy", at=message.at))
            return
        room, table = fold.room, fold.table
        coming = table.ahead(seat) if live.calls.window and message.at == table.number + 1 else None
        g = coming or table.g
        asked = bool((awaited(g) >> seat) & 1)
        if message.at is not None and not coming and (message.at != table.number or not asked):
            self.send(frame("stale", at=message.at, now=table.number))
            return
        move = room.move()
        for number, word in enumerate(message.words):
            fits = number > 0 or room.answers(kind_asked(g), word) == (message.at is not None)
            if not fits or word not in words_offered(room, g, seat, move, shown=True)[0]:
                raise Trouble("bad_words")
            add_word(move, word)
        offers = offer_tree(room, g, seat, move, 2)
        if not message.words:
            offers = [n for n in offers if room.answers(kind_asked(g), n["word"]) == (message.at is not None)]
        whole = bool(message.words) and words_offered(room, g, seat, move, shown=True)[1]
        self.send(frame("offers", at=message.at, words=message.words, offers=offers, whole=whole))

    async def wish(self, live: LiveTable, wish: Wish) -> None:
        """Something about the lobby."""
        seat = self.seat(live)
        if wish.do == "start":
            if seat != live.lobby.host:
                raise Trouble("not_host")
            await live.start()
        elif wish.do == "rematch":
            if not (live.fold and live.fold.table.over):
                raise Trouble("not_over")
            await self.hall.rematch(live)
        else:
            await live.change(lambda lobby: lobbies.grant(lobby, wish, seat, live.here()))

    async def chat(self, live: LiveTable, message: Chat) -> None:
        """Something said to everybody."""
        said = chats.read_text(message.text, live.lobby)
        if not self.chatting.take():
            raise Trouble("slow_down")
        seat = live.seat_of(self)
        name = "" if seat == SPECTATOR else live.lobby.seats[seat].name
        await live.say(Saying(None if seat == SPECTATOR else seat, name, said))

    async def more_time(self, live: LiveTable) -> None:
        """The clock of this question goes on for as long again."""
        seat = self.seat(live)
        question = live.playing().table.number
        if live.lobby.clock is None or seat not in live.pace.persons_asked():
            raise Trouble("no_clock")

        def act(lobby: Lobby) -> None:
            before = lobby.extended[1] if lobby.extended[0] == question else 0
            lobby.extended = (question, min(before + 1, lobbies.MOST_EXTENSIONS))

        await live.change(act)


async def serve_socket(socket: WebSocket[Any, Any, Any], hall: Hall, table: str) -> None:
    """A page from elsewhere is turned away before it is heard."""
    if not origin_fits(socket.headers, socket.headers.get("host", "")):
        await socket.close(code=4403, reason="")
        return
    await Connection(socket, hall).serve(table)
