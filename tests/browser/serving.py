"""A server for these tests, run as a script: the product's own, with bots that do not wait and room for many tables.

All chance that the server makes comes from the seed in the file `--chance`, which each test writes anew, and with it
how long the bots of its tables wait and a second of their call windows lasts, where that is not as `--delay` and
`--second` say. `--client` is a folder to hand the built client out from. `--positions` is a file of
positions by the name of the host: such a host's table begins there instead of with a deal. The product has no such
switches: this file replaces a few names from outside.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
from pathlib import Path
from typing import Any

from bythebook.kernel import replaying
from bythebook.kernel.game import REFEREE
from bythebook.kernel.history import Header
from bythebook.kernel.replaying import Replay
from bythebook.kernel.table import Table
from bythebook.server import app, fairness, folding, hall, tables
from bythebook.server.commands import run_server
from bythebook.server.hall import Limits, Settings
from bythebook.server.pace import Manners
from bythebook.server.tables import LiveTable


class Repeated:
    """Secrets, nonces and the names of tables, the same in every run; they begin again with each seed in the file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.told = ""
        self.counter = itertools.count()

    def next(self) -> tuple[dict[str, str], int]:
        """What is told in the file, and how often that was asked for."""
        told = self.file.read_text(encoding="utf-8")
        if told != self.told:
            self.told, self.counter = told, itertools.count()
        return json.loads(told), next(self.counter)

    def secret(self) -> bytes:
        told, number = self.next()
        return hashlib.sha256(f"{told['seed']} {number}".encode()).digest()

    def nonce(self) -> str:
        return self.secret().hex()[:32]

    def table(self) -> str:
        told, number = self.next()
        return f"{told['tables']}{number}"


def repeat_chance(file: Path) -> None:
    """All chance of this process from now on."""
    repeated = Repeated(file)
    hall.new_secret = repeated.secret
    hall.new_nonce = fairness.new_nonce = repeated.nonce
    hall.new_table_id = repeated.table


def manners(delay: float, second: float) -> Manners:
    """Bots that wait so long, windows whose seconds last so long."""
    return Manners(delay, delay, lead=2 * second, second=second)


def pace_tables(file: Path) -> None:
    """Each table from now on keeps the time of the test that laid it."""

    def paced(store: Any, stored: Any, usual: Manners) -> LiveTable:
        told = json.loads(file.read_text(encoding="utf-8"))
        return LiveTable(store, stored, manners(told.get("delay", usual.least), told.get("second", usual.second)))

    vars(hall)["LiveTable"] = paced


class PositionedTable(Table):
    """A table whose host has a name in a file of positions begins in the position that stands beside it."""

    positions: Path | None = None
    hosts: tuple[str, ...] = ()

    def __init__(self, room: Any, house: Any, seats: int, source: Any, turn_to: Any = None) -> None:
        file, host = PositionedTable.positions, "".join(PositionedTable.hosts)
        PositionedTable.hosts = ()  # a record that somebody opens begins as it says
        position = json.loads(file.read_text(encoding="utf-8")).get(host) if file else None
        if position is None:
            super().__init__(room, house, seats, source, turn_to)
            return
        self.prepare(room, source, turn_to)
        self.g = room.read_position(position, house, self.chance)
        self.append("deal", REFEREE, REFEREE)


class PositionedReplay(Replay):
    """The same for a history that is read again."""

    def __init__(self, room: Any, header: Header, first: Any, fair: Any = None) -> None:
        PositionedTable.hosts = tuple(header.seats[:1])
        super().__init__(room, header, first, fair)


def begin_at(positions: Path) -> None:
    """Tables begin where this file says."""

    plain_deal = folding.deal

    def deal(room: Any, header: Header, secret: bytes) -> Any:
        PositionedTable.hosts = tuple(header.seats[:1])
        return plain_deal(room, header, secret)

    PositionedTable.positions = positions
    for module, name, ours in (
        (folding, "Table", PositionedTable),
        (replaying, "Table", PositionedTable),
        (folding, "Replay", PositionedReplay),
        (tables, "deal", deal),
    ):
        setattr(module, name, ours)


def main() -> None:
    asks = argparse.ArgumentParser()
    asks.add_argument("--port", type=int, required=True)
    asks.add_argument("--db", required=True)
    asks.add_argument("--delay", type=float, default=0.0)
    asks.add_argument("--chance", type=Path, required=True)
    asks.add_argument("--client", type=Path, default=app.STATIC)
    asks.add_argument("--positions", type=Path)
    asks.add_argument("--second", type=float, default=1.0)
    told = asks.parse_args()
    repeat_chance(told.chance)
    if told.positions:
        begin_at(told.positions)
    app.STATIC = told.client
    limits = Limits(per_minute=100_000, burst=1000)
    pace_tables(told.chance)
    run_server(port=told.port, db=told.db, settings=Settings(manners(told.delay, told.second), limits))


if __name__ == "__main__":
    main()
