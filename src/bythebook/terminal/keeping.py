"""Keeping a game in a file, and going on with it another time.

The record is the format that `verify` and `replay` read. While a game goes on, what would spoil it (the sealed secret)
lies beside it in an envelope of its own, `FILE.sealed`, which is thrown away when the game is over: the record's end
opens the secret then.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..kernel.game import Room
from ..kernel.history import Line, Record, seat_of, write_record
from ..kernel.notation import BadInput
from ..kernel.sources import commitment
from ..kernel.table import Refusal
from .sitting import Plan, Sitting

LIKE_A_RECORD = b'{"record":'


def envelope(path: Path) -> Path:
    """Where the secret of an unfinished game lies."""
    return path.with_name(path.name + ".sealed")


def may_write(path: Path) -> bool:
    """Nothing is there yet, or a record: nothing else is ever written over."""
    if not path.exists():
        return True
    with path.open("rb") as file:
        start = file.read(len(LIKE_A_RECORD))
    return start in (LIKE_A_RECORD, b"")


def keep(path: Path, sitting: Sitting) -> None:
    """Write the record, and the envelope while the game goes on."""
    plan = sitting.plan
    replace(path, write_record(sitting.record()))
    if sitting.table.over:
        envelope(path).unlink(missing_ok=True)
        return
    person = None if plan.person is None else plan.room.seat_word(plan.person)
    sealed = {"seat": person, "bots": plan.bots, "seed": plan.seed}
    replace(envelope(path), json.dumps({**sealed, "secret": plan.secret.hex(), "bot_seed": plan.bot_seed}) + "\n")


class Shelf:
    """Where one game is kept as it goes, if anywhere; `tell` says one of the terminal's sentences."""

    def __init__(self, sitting: Sitting, path: Path | None, tell: Callable[..., None]) -> None:
        self.sitting = sitting
        self.path = path
        self.tell = tell

    def keep(self) -> None:
        """Write the record, where one is wanted."""
        if self.path:
            keep(self.path, self.sitting)

    def save(self, name: str) -> None:
        """Keep the record in a file from now on, which is never anything else than a record."""
        if not name:
            self.tell("save-where")
            return
        path = Path(name).expanduser()
        try:
            if not may_write(path):
                self.tell("not-a-record", file=name)
                return
            keep(path, self.sitting)
        except (OSError, ValueError) as error:
            self.tell("not-saved", file=name, problem=getattr(error, "strerror", None) or str(error))
            return
        self.path = path
        self.tell("saved-over" if self.sitting.table.over else "saved-going", file=name)

    def how_to_go_on(self) -> None:
        """What to do to go on another time."""
        if self.path:
            self.tell("go-on-record", file=str(self.path))
        elif self.sitting.plan.seed is not None:
            self.tell("go-on-seed", seed=self.sitting.plan.seed)
        else:
            self.tell("go-on-none")


def replace(path: Path, text: str) -> None:
    """Write a file whole or not at all; it is for its owner's eyes."""
    draft = path.with_name(path.name + ".part")
    draft.touch(mode=0o600)
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def reopen(room: Room, record: Record, sealed: str) -> Sitting:
    """The sitting of an unfinished record, from the text of its envelope; BadInput when they do not fit together."""
    bad = BadInput("This record and its envelope do not fit.", "Ce récit et son enveloppe ne vont pas ensemble.")
    header = record.header
    try:
        found: dict[str, Any] = json.loads(sealed)
        person = None if found["seat"] is None else seat_of(found["seat"])
        room = header.room(room)
        secret = bytes.fromhex(found["secret"])
        plan = Plan(
            room, room.house(header.options), header.deck_of(room), header.seats, person,
            list(found["bots"]), found["seed"], secret, header.table, int(found["bot_seed"]), header.lapses,
        )  # fmt: skip
        right = header.edition == room.edition and len(plan.bots) == len(plan.names) and bool(record.lines)
        if not right or header.commitment != (commitment(secret) if secret else ""):
            raise bad
        sitting = Sitting(plan)
        for line in record.lines:
            follow(sitting, line)
    except (ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
        raise bad from error
    return sitting


def follow(sitting: Sitting, line: Line) -> None:
    """Carry out one line of a record; ValueError when it leads elsewhere."""
    if line.n:
        found = sitting.submit(seat_of(line.seat), sitting.room.read_move(line.move))
        if isinstance(found, Refusal):
            raise ValueError(line.move)
    if sitting.table.entries[-1].digest != line.digest:
        raise ValueError(line.digest)
