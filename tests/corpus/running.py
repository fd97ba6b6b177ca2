"""Tables of a server in the middle of their games, played by the server's own code with nobody at its sockets."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bythebook.games import room
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.questions import kind_asked
from bythebook.kernel.table import Entry, Refusal, Table
from bythebook.server import lobby as lobbies
from bythebook.server.hall import Hall, Settings
from bythebook.server.held import Held
from bythebook.server.pace import Manners
from bythebook.server.running import open_hall
from bythebook.server.tables import LiveTable
from tests.corpus.rows import own_deck
from tests.corpus.walks import some_move

EVERYTHING = 100_000
AT_ONCE = Manners(0, 0, lead=0, second=0)
"""Faces that are opened are taken away at once: nobody is at a socket to look at them."""


def found(live: LiveTable) -> dict[str, Any]:
    """All of a table's state that must outlive a restart."""
    fold, seats = live.fold, range(len(live.lobby.seats))
    return {
        "game": live.lobby.game,
        "edition": fold.header.edition if fold else None,
        "entries": len(fold.entries) if fold else 0,
        "digest": fold.entries[-1].digest if fold else "",
        "over": bool(fold and fold.table.over),
        "seats": [[seat.kind, seat.name, seat.bot, seat.left] for seat in live.lobby.seats],
        "held": [live.calls.of(seat).told() for seat in seats] if fold and fold.room.windows else [],
    }


async def advance(live: LiveTable, moves: int, policy: Chance) -> None:
    """Go on for so many moves, a window counted as one, or to the end: each seat by whoever sits there."""
    for _ in range(moves):
        async with live.turn():
            table = live.playing().table
            if table.over:
                return
            seat = lowest(table.awaited)
            if live.calls.window:
                await live.calls.close(live.calls.window)
            elif live.lobby.seats[seat].bot:
                await live.program_moves(seat)
            elif live.lobby.seats[seat].left:
                await live.referee_moves(seat)
            else:
                entry = await live.attempt(partial(person_moves, seat, policy), seat)
                assert isinstance(entry, Entry), entry


def person_moves(seat: int, policy: Chance, table: Table) -> Entry | Refusal:
    """Some move of somebody who is asked."""
    move = some_move(table.room, table.g, seat, policy)
    return table.submit(seat, move, table.number if table.room.answers(kind_asked(table.g), move.word[0]) else None)


class Maker:
    """Makes tables in an open hall, and notes what must be found again."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.notes: list[dict[str, Any]] = []

    async def sit_down(
        self, game: str, people: int, bots: int, house: dict[str, str], deck: str | None = None
    ) -> tuple[LiveTable, dict[str, str]]:
        """A table in its lobby, and the tokens by seat."""
        made = lobbies.new_lobby(game, people + bots, ["greedy", "uniform", "greedy"][:bots], house, deck)
        name, seat, token = await self.hall.create(made, "Ana", "")
        tokens, live = {str(seat): token}, await self.hall.table(name)
        for person in ("Bea", "Cléo", "Dan")[: people - 1]:
            seat, token = await self.hall.take_seat(live, person, "")
            tokens[str(seat)] = token
        return live, tokens

    async def scene(
        self,
        scene: str,
        game: str,
        people: int,
        bots: int,
        moves: int,
        house: dict[str, str] | None = None,
        leaving: int | None = None,
        own: bool = False,
    ) -> None:
        """A table that has gone on for so many moves; `leaving`: a seat that is left half-way."""
        deck = own_deck(room(game)) if own else None
        live, tokens = await self.sit_down(game, people, bots, house or {}, deck)
        policy = Chance()
        sow(policy, len(self.notes), 0)
        if moves:
            async with live.turn():
                await live.start()
            await advance(live, moves // 2, policy)
            if leaving is not None:
                async with live.turn():
                    await live.change(lambda lobby: lobbies.leave(lobby, leaving))
                    if room(game).leaving(live.playing().table.g, leaving, True) is not None:
                        await live.mark_left(leaving)
            await advance(live, moves - moves // 2, policy)
            if scene == "held":
                await self.say_ahead(live, policy)
        async with live.turn():
            self.notes.append({"scene": scene, "table": live.id, "tokens": tokens, **found(live)})

    async def say_ahead(self, live: LiveTable, policy: Chance) -> None:
        """In the next window where its leader may send a move early: that move, a call of another seat, and a hold."""
        while True:
            table = live.playing().table
            assert not table.over
            coming = table.ahead(live.calls.leader) if live.calls.window else None
            if coming is not None and live.lobby.seats[live.calls.leader].person:
                break
            await advance(live, 1, policy)
        leader, window = live.calls.leader, live.calls.window
        people = [at for at, seat in enumerate(live.lobby.seats) if seat.person and at != leader]
        early = table.room.write_move(some_move(table.room, coming, leader, policy), "en")
        async with live.turn():
            await live.calls.change(leader, lambda held: replace(held, early=early, window=window))
            await live.calls.change(people[0], lambda held: Held(hold=True))
            await live.calls.change(people[1], lambda held: held.call(people[0], True))


async def make_tables(file: Path) -> list[dict[str, Any]]:
    """A database with running tables; what must be found there."""
    hall = await open_hall(str(file), Settings(manners=AT_ONCE))
    try:
        maker = Maker(hall)
        await maker.scene("lobby", "oh_my_brain", 2, 1, 0, {"moon": "opponent"})
        await maker.scene("going on", "oh_my_brain", 2, 1, 24)
        await maker.scene("left", "oh_my_brain", 3, 1, 24, leaving=2)
        await maker.scene("over", "oh_my_brain", 2, 1, EVERYTHING)
        await maker.scene("held", "cryptid_smash", 4, 0, 12, {"call_window": "wait"})
        await maker.scene("left", "cryptid_smash", 3, 2, 16, leaving=3)
        await maker.scene("going on", "dweebies", 2, 2, 14, own=True)
        await maker.scene("left", "dweebies", 3, 0, 16, {"match": "two_wins"}, leaving=0)
        await maker.scene("going on", "dementalism", 2, 2, 30, {"grid": "6x6"})
        await maker.scene("left", "dementalism", 3, 1, 30, {"leave": "skip"}, leaving=2)
    finally:
        await hall.close()
    with closing(sqlite3.connect(file)) as base:  # one file, without its journal beside it
        base.execute("PRAGMA journal_mode=DELETE")
        base.execute("VACUUM")
    return maker.notes
