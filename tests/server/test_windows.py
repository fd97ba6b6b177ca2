"""Call windows at live tables: what is said ahead waits for them, and nobody learns of it (9.14-9.16, 9.21, 9.22)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from bythebook.games import room
from bythebook.kernel.sources import Told
from bythebook.kernel.table import Table
from bythebook.server.pace import Manners
from bythebook.server.store import Store
from bythebook.server.tables import LiveTable
from tests.server.client import Socket
from tests.server.conftest import House, open_house

ROOM = room("cryptid_smash")
SLOW = Manners(0, 0, lead=0.15, second=60.0)  # a window stays open until the test says that its time is over
FAST = Manners(0, 0, lead=0.15, second=0.15)
OPEN = "at=w:p2 col=aq p1?=te.lat p2=ae.nyx,aq.our,ig.our p3=#4 pile=aq.mia deck=te.mia,te.nyx,*"
NOTHING: dict[str, Any] = {"t": "held", "calls": [], "early": None, "hold": False, "go_on": False}


class Scene:
    """Three people and a spectator at a table that stands in a position of our choice."""

    def __init__(self, house: House, table: str, seats: list[Socket], stranger: Socket) -> None:
        self.house, self.table, self.seats, self.stranger = house, table, seats, stranger

    @property
    def live(self) -> LiveTable:
        return self.house.hall.tables[self.table]

    @property
    def game(self) -> Table:
        assert self.live.fold
        return self.live.fold.table

    async def lay(self, position: str) -> None:
        """Put this position on the table and show it to everybody."""
        there = Table.at(ROOM, position, self.game.g.rules, Told([]))
        async with self.live.turn():
            number = self.game.number + 10
            self.game.g.state.take(there.g.state)
            self.game.g.state.agenda.number = number
            self.live.pace.stop()
            for person in self.live.people:
                person.told = -1
            self.live.tell()
        for socket in (*self.seats, self.stranger):
            await socket.until("view")
            await socket.settle()

    async def held(self, seat: int, **expected: Any) -> None:
        assert await self.seats[seat].frame() == {**NOTHING, **expected}

    async def call(self, seat: int, other: int, on: bool = True) -> None:
        await self.seats[seat].send("call", seat=other, on=on)

    async def closed(self, socket: Socket) -> list[dict[str, Any]]:
        """What this socket hears at the next closing."""
        told: list[dict[str, Any]] = (await socket.until("events"))["events"]
        while told[0]["event"] != "window":
            told = (await socket.until("events"))["events"]
        return told[1:]

    async def close(self) -> list[dict[str, Any]]:
        """Everything that was sent has come, and the time of the window is over; what the spectator hears of that."""
        for socket in self.seats:
            await socket.settle()
        run_out(self.live)
        return await self.closed(self.stranger)

    async def quiet(self, *but: int) -> None:
        """Nobody else has heard anything."""
        for at, socket in enumerate((*self.seats, self.stranger)):
            if at not in but:
                assert await socket.settle() == []


def run_out(live: LiveTable) -> None:
    """The clock of this table comes to its end now."""
    assert live.pace.clock
    live.pace.clock.cancel()
    live.pace.clock = live.pace.later(0, live.pace.time_is_up)


@contextlib.asynccontextmanager
async def scene(db: str, manners: Manners = SLOW, window: str = "1", **options: str) -> AsyncIterator[Scene]:
    async with open_house(db, manners) as house, contextlib.AsyncExitStack() as stack:
        chosen = {"call_window": window, **options}
        ticket = await house.api.table(game="cryptid_smash", seats=3, options=chosen)
        tokens = [ticket["token"]]
        for name in ("Bea", "Cid"):
            tokens.append((await house.api.sit(ticket["table"], name))["token"])
        sockets = []
        for token in (*tokens, None):
            sockets.append(await stack.enter_async_context(house.api.socket(ticket["table"], token)))
            await sockets[-1].hello()
            await sockets[-1].until("lobby")
        await sockets[0].send("lobby", do="start")
        for socket in sockets:
            await socket.until("view")
        yield Scene(house, ticket["table"], sockets[:3], sockets[3])


# --- what is said waits, and nobody learns of it
async def test_a_call_waits_for_its_window_and_nobody_hears_of_it_before(sqlite_db: str) -> None:
    """Rules 9.8, 9.10, 9.14."""
    async with scene(sqlite_db) as table:
        await table.lay(OPEN)
        await table.call(2, 0)
        await table.held(2, calls=[0])
        await table.quiet(2)
        run_out(table.live)
        for socket in (*table.seats, table.stranger):
            told = await table.closed(socket)
            assert [event["event"] for event in told][:2] == ["caught", "draw"]
            assert told[0]["actor"] == [2]
        assert table.game.asked() == "act"


async def test_smash_beats_a_call_of_the_same_window_whichever_came_first(sqlite_db: str) -> None:
    """Rules 9.11, 9.14: order of arrival decides nothing."""
    async with scene(sqlite_db) as table:
        heard = []
        for first, second in (((0, 0), (2, 0)), ((2, 0), (0, 0))):
            await table.lay(OPEN)
            for seat, other in (first, second):
                await table.call(seat, other)
                await table.seats[seat].until("held", calls=[other])
            heard.append([event["event"] for event in await table.close()])
            assert heard[0] == ["smash", "late", "turn"]
        assert heard[0] == heard[1]


async def test_what_was_said_may_be_taken_back(sqlite_db: str) -> None:
    """Rule 9.15: until the window closes."""
    async with scene(sqlite_db) as table:
        await table.lay(OPEN)
        for on in (True, False):
            await table.call(2, 0, on)
            await table.held(2, calls=[0] if on else [])
        assert [event["event"] for event in await table.close()] == ["turn"]


async def test_everything_said_is_answered_alike_at_every_moment(sqlite_db: str) -> None:
    """Rule 9.15, section M: also when it will do nothing."""
    async with scene(sqlite_db) as table:
        for position in (OPEN, OPEN.replace("?", "!"), OPEN.replace("w:p2", "act:p2"), OPEN.replace("w:p2", "act:p1")):
            await table.lay(position)
            for other in range(3):
                await table.call(2, other)
                await table.held(2, calls=[*range(other + 1)])
            for other in range(3):
                await table.call(2, other, False)
                await table.held(2, calls=[*range(other + 1, 3)])
            for message in ("hold", "go_on"):  # these belong to windows without a clock
                await table.seats[2].send(message, **({"on": True} if message == "hold" else {}))
                await table.held(2)
            await table.quiet(2)


async def test_an_entry_sent_as_such_waits_too(sqlite_db: str) -> None:
    """Rule 9.8; 9.22 speaks of the key alone, so here the word goes to the window, with whatever hand."""
    async with scene(sqlite_db) as table:
        await table.lay(OPEN)
        for text, calls in (("w(call p3)", [2]), ("w(smash, call p1)", [0, 1])):
            await table.seats[1].send("move", at=table.game.number, move=text)
            await table.held(1, calls=calls)
        await table.seats[1].send("move", at=table.game.number, move="w(call p2)")
        assert (await table.seats[1].frame())["clause"] == "9.8"
        await table.seats[1].send("move", at=table.game.number - 1, move="w(smash)")
        assert (await table.seats[1].frame())["t"] == "stale"
        await table.quiet(1)
        told = await table.close()
        assert [event["event"] for event in told[:2]] == ["idle", "caught"]


# --- early moves
async def test_an_early_move_is_judged_when_the_window_has_closed(sqlite_db: str) -> None:
    """Rule 9.15."""
    async with scene(sqlite_db) as table:
        await table.lay(OPEN)
        at = table.game.number + 1
        await table.seats[1].send("early", at=at, move="play ae.nyx")
        await table.held(1, early="play ae.nyx")
        await table.seats[1].send("early", at=at, move="play aq.our")
        await table.held(1, early="play aq.our")
        await table.quiet(1)
        await table.close()
        told = await table.stranger.until("events")
        assert [event["event"] for event in told["events"]][:1] == ["play"]
        assert [line.move for line in (await table.house.entries(table.table))[-1:]] == ["play aq.our"]


async def test_an_early_move_that_cannot_be_is_handed_back_to_its_sender_alone(sqlite_db: str) -> None:
    """Rule 9.15: also when a call-out of the window has changed what may be done."""
    async with scene(sqlite_db) as table:
        for position, move, answer in (
            (OPEN, "play ae.nyx", {"t": "refused", "clause": "4.8"}),
            (OPEN.replace("deck=", "deck=l.dis2,"), "play aq.our", {"t": "refused", "clause": "8.15"}),
        ):
            await table.lay(position)
            await table.call(2, 0)
            await table.seats[1].send("early", at=table.game.number + 1, move=move)
            await table.close()
            got = await table.seats[1].until(answer["t"])
            assert {name: got[name] for name in answer} == answer
            assert got["move"] == move
            await table.stranger.settle()
            assert not any("refused" in text[:20] for text in table.stranger.raw)


async def test_nothing_may_be_sent_early_where_a_card_would_be_drawn_first(sqlite_db: str) -> None:
    """Rules 6.8, 9.21; and nobody but the player next may send anything early."""
    async with scene(sqlite_db) as table:
        await table.lay(OPEN.replace("p1?", "pend=col4 p1?"))
        for seat in range(3):
            await table.seats[seat].send("early", at=table.game.number + 1, move="draw")
            assert (await table.seats[seat].frame())["t"] == "stale"
        await table.lay(OPEN)
        for seat in (0, 2):
            await table.seats[seat].send("early", at=table.game.number + 1, move="draw")
            assert (await table.seats[seat].frame())["t"] == "stale"
        await table.seats[1].send("early", at=table.game.number + 1, move="castle")
        assert (await table.seats[1].error())["code"] == "bad_notation"
        await table.quiet()


async def test_the_word_of_the_player_next_goes_with_the_play(sqlite_db: str) -> None:
    """Rule 9.22: it is not idle in the window; said ahead of a draw it lapses."""
    two = "at=w:p2 col=aq p1=#4 p2=aq.our,ig.our p3=#4 pile=aq.mia deck=te.mia,te.nyx,*"
    async with scene(sqlite_db) as table:
        await table.lay(two)
        await table.call(1, 1)
        await table.seats[1].send("early", at=table.game.number + 1, move="play aq.our")
        assert [event["event"] for event in await table.close()] == ["turn"]
        told = (await table.stranger.until("events"))["events"]
        assert [event["event"] for event in told][:2] == ["play", "smash"]
        await table.seats[1].until("held", calls=[])
        await table.lay(two.replace("w:p2", "act:p2").replace("aq.our", "te.our"))
        await table.call(1, 1)
        await table.seats[1].send("move", at=table.game.number, move="draw")
        told = (await table.stranger.until("events"))["events"]
        assert "idle" not in [event["event"] for event in told]
        await table.seats[1].until("held", calls=[])


# --- how long a window is open
async def test_a_timed_window_is_never_shorter_than_its_length(sqlite_db: str) -> None:
    """Rule 9.15: not even when everybody has spoken and a move has been sent."""
    async with scene(sqlite_db, Manners(0, 0, second=0.3), window="2") as table:
        clock = asyncio.get_running_loop().time
        for position in (OPEN, OPEN.replace("p1?=te.lat", "p1=#4")):
            began = clock()
            await table.lay(position)
            for seat in range(3):
                await table.call(seat, 0)
            await table.seats[1].send("early", at=table.game.number + 1, move="play aq.our")
            await table.closed(table.stranger)
            assert clock() - began >= 0.6


async def test_everybody_is_told_the_same_length(sqlite_db: str) -> None:
    """Rule 9.14: nothing in it depends on who is next, who is open, or who has spoken."""
    async with scene(sqlite_db, window="60") as table:
        told = set()
        for position in (OPEN, OPEN.replace("?", "!"), OPEN.replace("w:p2", "w:p3")):
            await table.lay(position)
            await table.call(0, 0)
            for token in (table.seats[0].token, table.seats[1].token, None):
                async with table.house.api.socket(table.table, token) as late:
                    await late.hello()
                    pace = await late.until("pace")
                    told.add((pace["deadline"] > 170, str(pace["for"])))
        assert told == {(True, "[]")}


Said = Callable[[Scene], Awaitable[None]]


async def test_a_window_without_clock_waits_for_the_move_and_for_who_holds_it(sqlite_db: str) -> None:
    """Rule 9.21."""
    async with scene(sqlite_db, FAST, window="wait") as table:
        await table.lay(OPEN)
        assert table.live.pace.thinking is table.live.pace.clock is None, "nothing will close it"
        assert table.game.asked() == "window"
        await table.seats[2].send("hold", on=True)
        await table.held(2, hold=True)
        await table.seats[1].send("early", at=table.game.number + 1, move="play aq.our")
        await table.held(1, early="play aq.our")
        await table.quiet(1, 2)
        assert table.live.pace.thinking is table.live.pace.clock is None, "nor now"
        await table.call(0, 0)
        await table.seats[2].send("hold", on=False)
        assert [event["event"] for event in await table.closed(table.stranger)] == ["smash", "turn"]
        assert (await table.stranger.until("events"))["events"][0]["event"] == "play"


async def test_go_on_closes_a_window_without_a_move(sqlite_db: str) -> None:
    """Rule 9.21: the player next or running alone; for others the key does nothing, and says the same."""
    async with scene(sqlite_db, FAST, window="wait") as table:
        await table.lay(OPEN.replace("p1?", "pend=col4 p1?"))
        for seat in (0, 2):
            await table.seats[seat].send("go_on")
            await table.held(seat)
        await table.seats[1].send("go_on")
        await table.held(1, go_on=True)
        assert [event["event"] for event in await table.closed(table.stranger)] == ["turn", "draw", "window"]


async def test_who_is_not_there_does_not_hold(sqlite_db: str) -> None:
    """Rule 9.21: until the seat counts as absent."""
    async with scene(sqlite_db, FAST, window="wait") as table:
        await table.lay(OPEN)
        await table.seats[2].send("hold", on=True)
        await table.held(2, hold=True)
        await table.seats[1].send("early", at=table.game.number + 1, move="play aq.our")
        await table.held(1, early="play aq.our")
        assert table.game.asked() == "window"
        await table.seats[2].line.close()
        assert [event["event"] for event in await table.closed(table.stranger)] == ["turn"]


async def test_when_the_clock_runs_out_a_window_closes_whoever_holds_it(sqlite_db: str) -> None:
    """Rule 9.21: time makes everybody absent; nobody is told that the referee stood in."""
    async with scene(sqlite_db, FAST, window="wait") as table:
        table.live.lobby.clock = 60
        await table.lay(OPEN)
        await table.seats[2].send("hold", on=True)
        await table.seats[2].until("held", hold=True)
        assert [event["event"] for event in await table.close()] == ["turn"]


async def test_a_bot_next_leaves_every_window_open_for_as_long(sqlite_db: str) -> None:
    """Rules 9.16, 9.21: a fixed time after the opening, and then it moves at once, however long it else would think."""
    async with open_house(sqlite_db, Manners(1000, 1000, lead=0.2)) as house:
        options = {"call_window": "wait", "first_player": "p2"}
        ticket = await house.api.table(game="cryptid_smash", seats=2, bots=["greedy"], start=True, options=options)
        async with house.api.socket(ticket["table"], ticket["token"]) as ana:
            clock = asyncio.get_running_loop().time
            began = clock()
            await ana.hello()
            await ana.until("view")
            told = (await ana.until("events"))["events"]
            assert clock() - began >= 0.19
            assert [event["event"] for event in told] == ["window", "turn"]
            await ana.until("events")


async def test_programs_alone_close_their_windows_themselves(sqlite_db: str) -> None:
    """Rule 9.16: once all entries are in."""
    async with open_house(sqlite_db) as house:
        ticket = await house.api.table(game="cryptid_smash", seats=3, bots=["greedy", "greedy"], start=True)
        async with house.api.socket(ticket["table"], ticket["token"]) as ana:
            await ana.hello()
            await ana.send("lobby", do="leave")
            await ana.settle()
        async with house.api.socket(ticket["table"]) as eye:
            await eye.hello()
            view = (await eye.until("view"))["view"]
            while not view["over"]:
                view = (await eye.until("view"))["view"]
            assert view["result"]


# --- surviving
@pytest.mark.parametrize("window", ["1", "wait"])
async def test_a_window_whose_closing_cannot_be_written_closes_later(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch, window: str
) -> None:
    """And what was said for it still counts, once."""
    monkeypatch.setattr("bythebook.server.pace.RETRY", 0.05)
    append, failures = Store.append, [2]

    async def sometimes(self: Store, *what: Any) -> None:
        if failures[0]:
            failures[0] -= 1
            raise OSError("disk full")
        await append(self, *what)

    async with scene(sqlite_db, window=window) as table:
        monkeypatch.setattr(Store, "append", sometimes)
        await table.call(2, 0)
        await table.seats[2].until("held", calls=[0])
        table.live.pace.manners = FAST  # what is tried again is tried soon
        if window == "wait":
            await table.seats[table.live.calls.leader].send("go_on")
        else:
            run_out(table.live)
        told = await table.closed(table.stranger)
        assert failures == [0]
        assert [event["event"] for event in told[:2]] == ["wrong", "draw"]  # the card may ask for more: 7.1
        assert [line.move for line in await table.house.entries(table.table)][1:4] == ["w()", "w()", "w(call p1)"]


async def test_what_is_held_outlives_a_restart(any_db: str) -> None:
    async with open_house(any_db, SLOW) as house:
        ticket = await house.api.table(game="cryptid_smash", seats=2, bots=["greedy"], start=True)
        async with house.api.socket(ticket["table"], ticket["token"]) as ana:
            await ana.hello()
            await ana.until("held")
            for other in (0, 1):
                await ana.send("call", seat=other, on=True)
            await ana.until("held", calls=[0, 1])
    async with open_house(any_db, SLOW) as house, house.api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        assert (await ana.until("held"))["calls"] == [0, 1]
        live = house.hall.tables[ticket["table"]]
        own = [0] if live.calls.leader == 0 else []  # one's own word waits for one's own play, if one is next
        run_out(live)
        await ana.until("events")
        assert (await ana.until("held"))["calls"] == own
        assert await house.hall.store.held(ticket["table"]) == ({0: live.calls.held[0]} if own else {})


async def test_a_call_at_one_process_counts_at_another(postgres_url: str) -> None:
    async with (
        scene(postgres_url) as table,
        open_house(postgres_url, SLOW) as there,
        there.api.socket(table.table, table.seats[2].token) as other,
    ):
        await other.hello()
        await other.until("held")
        await table.close()
        await other.send("call", seat=1, on=True)
        assert (await other.until("held"))["calls"] == [1]
        assert (await table.house.hall.store.held(table.table))[2].calls == 0b10
        await table.seats[2].until("held", calls=[1])
        while not table.live.calls.window:  # a card that is drawn may ask for more than one move
            async with table.live.turn():
                await table.live.referee_moves(next(seat for seat in range(3) if (table.game.awaited >> seat) & 1))
        told = await table.close()
        assert [event["event"] for event in told[:2]] == ["wrong", "draw"]
        await other.until("held", calls=[])
        assert await there.hall.store.held(table.table) == {}


# --- what cannot be
@pytest.mark.parametrize("message", ["call", "hold", "go_on", "early"])
async def test_only_seats_say_something_ahead(sqlite_db: str, message: str) -> None:
    messages = {"call": {"seat": 0, "on": True}, "hold": {"on": True}, "go_on": {}, "early": {"at": 3, "move": "draw"}}
    async with scene(sqlite_db) as table:
        await table.lay(OPEN)
        await table.stranger.send(message, **messages[message])
        assert (await table.stranger.error())["code"] == "not_seated"
        await table.seats[0].send("call", seat=7, on=True)
        assert (await table.seats[0].error())["code"] == "bad_seat"
        await table.quiet()


async def test_a_game_without_windows_has_nothing_to_call(house: House) -> None:
    ticket = await house.api.table(seats=2, bots=["greedy"])
    async with house.api.socket(ticket["table"], ticket["token"]) as ana:
        await ana.hello()
        await ana.until("lobby")
        await ana.send("call", seat=1, on=True)
        assert (await ana.error())["code"] == "not_started"
        await ana.send("lobby", do="start")
        await ana.until("view")
        await ana.settle()
        for message, fields in (("call", {"seat": 1, "on": True}), ("hold", {"on": True}), ("go_on", {})):
            await ana.send(message, **fields)
            told = await ana.frame()
            while told["t"] != "error":
                told = await ana.frame()
            assert told["code"] == "no_calls"
