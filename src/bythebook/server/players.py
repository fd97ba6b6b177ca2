"""Programs in seats. Each hears what its seat hears, from the deal on, and chooses from chance of its own.

Knowledge is folded from the entries, so a restart, or a bot that takes a seat over, comes to know what its seat knows;
in a game of memory it forgets that first (`Room.forgotten`).
Before each choice its chance is sown anew from the table's secret, its seat and the entry: nobody can foresee it, and
after a crash the same choice is made again.
"""

from __future__ import annotations

from typing import Any

from ..bots.programs import Program
from ..bots.uniform import uniform
from ..kernel.chance import sow
from ..kernel.questions import awaited
from .fairness import program_seed
from .folding import Fold
from .lobby import Lobby


class Programs:
    """The programs of one table."""

    def __init__(self, fold: Fold, secret: bytes) -> None:
        self.fold = fold
        self.secret = secret
        self.seated: dict[int, Program] = {}
        self.heard: dict[int, int] = {}
        self.since: dict[int, int] = {}  # of a program that took a seat over: how many entries there were

    def sit(self, lobby: Lobby) -> None:
        """Seat the bots that the lobby names, and no others."""
        wanted = {seat: owner for seat, owner in enumerate(lobby.seats) if owner.bot}
        for seat in [s for s, program in self.seated.items() if s not in wanted or wanted[s].bot != program.name]:
            del self.seated[seat], self.heard[seat]
        for seat, owner in wanted.items():
            if seat not in self.seated:
                room, rules = self.fold.room, self.fold.table.g.rules
                lapse = room.lapse if owner.lapse is None else owner.lapse
                seed = program_seed(self.secret, self.fold.header.table, seat, 0)
                self.seated[seat] = Program(room, owner.bot, seat, rules, seed, lapse)
                self.heard[seat] = 0
                self.since[seat] = owner.since

    def next_speaker(self) -> int | None:
        """The program to move: one that may speak unasked comes before one that is asked."""
        g = self.fold.table.g
        speaking, asked = self.fold.room.interjecting(g), awaited(g)
        for seats in (speaking, asked):
            for seat in sorted(self.seated):
                if (seats >> seat) & 1:
                    return seat
        return None

    def listen(self, seat: int) -> None:
        """What has happened since this program last heard; what was before it took its seat over it has forgotten."""
        program, entries, heard, since = self.seated[seat], self.fold.entries, self.heard[seat], self.since[seat]
        for entry in entries[heard:since]:
            program.saw(entry.events)
        if heard <= since and since > 0:
            self.fold.room.forgotten(program.knowledge)
        for entry in entries[max(heard, since) :]:
            program.saw(entry.events)
        self.heard[seat] = len(entries)

    def choose(self, seat: int) -> tuple[Any, int | None]:
        """The move of a program, and the question it answers (None: it speaks unasked)."""
        table = self.fold.table
        program = self.seated[seat]
        self.listen(seat)
        sow(program.chance, program_seed(self.secret, self.fold.header.table, seat, len(table.entries)), seat + 1)
        if (awaited(table.g) >> seat) & 1:
            return program.choose(table.g), table.number
        return uniform(self.fold.room, program.imagine(table.g), seat, program.chance), None
