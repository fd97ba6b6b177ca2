"""Call windows, as one person hears and answers them in plain lines.

A window is one sealed question, asked after every move of the table and always in the same way. An empty line says
nothing, a call says it, and the next player's move, typed straight away, waits until the window has closed. What is
said at any other moment waits for the window, or for the move, that takes it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ..kernel.notation import BadInput
from ..kernel.questions import kind_asked
from .sitting import Sitting
from .typed import Reader, seat_of

AND = re.compile(r",|\b(?:and|et)\b", re.IGNORECASE)
WAIT = "wait"


class Calling:
    """What the person in a seat has said ahead: `calls`, a bit per seat; whether this seat `holds` the windows.

    `asks`: windows are asked aloud; else all of them close with what was said ahead.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.room = sitting.room
        self.seat = sitting.plan.person
        self.calls = 0
        self.holds = False
        self.asks = True

    @property
    def kinds(self) -> tuple[str, ...]:
        """What may be said in this game."""
        if self.room.windows is None or not self.sitting.plan.windows or self.seat is None:
            return ()
        waits = self.sitting.plan.house[self.room.windows.length] == WAIT
        return ("smash", "call", *(("hold", "go-on") if waits else ()))

    @property
    def open(self) -> bool:
        """Is a window on the table, and the person asked?"""
        return self.sitting.awaits_person and kind_asked(self.sitting.table.g) in self.room.silent

    @property
    def leads(self) -> bool:
        """Is the person's own turn next or running?"""
        return self.room.windows is not None and self.room.windows.leader(self.sitting.table.g) == self.seat

    def read(self, text: str, reader: Reader, names: Sequence[str]) -> list[tuple[str, int]]:
        """`smash, call Bob` as kinds with the seats they name; BadInput when that makes no sense."""
        said: list[tuple[str, int]] = []
        for part in filter(None, map(str.strip, AND.split(text))):
            left = part
            while left:
                ask, _, rest = reader.begins(left)
                if ask not in self.kinds:
                    raise BadInput(
                        f"'{left[:40]}' is nothing to say there: say smash, or call and a name.",
                        f"« {left[:40]} » ne se dit pas là : dites smash, ou surprendre et un nom.",
                    )
                seat = self.seat if ask != "call" else seat_of(rest, names, self.room)
                if seat is None or (ask == "call" and seat == self.seat):
                    raise BadInput(
                        "You call the others out, never yourself; for yourself, say smash.",
                        "On surprend les autres, jamais soi-même ; pour vous, dites smash.",
                    )
                said.append((ask, seat))
                left = rest if ask != "call" else ""
        return list(dict.fromkeys(said))  # twice in one breath is once

    def note(self, said: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
        """Take what was said, or take it back where it stood already; the messages that answer, with their seats."""
        answers = []
        for ask, seat in said:
            if ask == "hold":
                self.holds = not self.holds
                answers.append(("noted-hold" if self.holds else "noted-release", seat))
            elif ask == "go-on":
                answers.append(("noted-go-on", seat))
            else:
                self.calls ^= 1 << seat
                answers.append((f"{'noted' if (self.calls >> seat) & 1 else 'taken-back'}-{ask}", seat))
        return answers

    def taken(self) -> int:
        """Of what was said, what goes with what this seat does now (`Windows.taken`)."""
        if self.room.windows is None or self.seat is None:
            return 0
        return self.room.windows.taken(self.sitting.table.g, self.seat, self.calls)

    def entry(self) -> Any:
        """The answer to the window on the table."""
        if self.room.windows is None or self.seat is None:
            raise LookupError(f"{self.room.name} has no windows for a spectator")
        return self.room.windows.entry(self.sitting.table.g, self.seat, self.taken())

    def with_calls(self, move: Any) -> Any:
        """A move with what was said ahead of it."""
        if self.room.windows is None or self.seat is None or self.open:
            return move
        return self.room.windows.held(self.sitting.table.g, self.seat, self.taken(), move)
