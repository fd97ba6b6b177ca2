"""A finished game played again, everything open: what happened entry by entry, and how the table looked after each."""

from __future__ import annotations

from typing import Any

from ..games import room as room_of
from ..kernel.events import SPECTATOR
from ..kernel.game import Room
from ..kernel.history import Header, Line, read_record
from ..kernel.notation import BadInput
from ..kernel.replaying import check_told, replay, verify
from ..kernel.table import Table
from ..kernel.view import View
from .decks import in_play
from .talking import summaries
from .wire import Trouble

LONGEST_RECORD = 1_000_000


def replayed(text: str) -> dict[str, Any]:
    """A record's header and frames; Trouble names the first line that cannot be as it stands."""
    try:
        record = read_record(text)
        room = room_of(record.header.game)
        check_told(room, record)
        frames = [
            {"n": line.n, "by": line.by, "move": said(table.room, line), "events": table.opened(entry),
             **seen(table, record.header)}
            for line, entry, table in replay(room, record)
        ]  # fmt: skip
        if record.end:
            verify(room, record)
    except BadInput as error:
        raise Trouble("bad_record", error) from error
    header = {"game": record.header.game, "edition": record.header.edition, "options": record.header.options}
    header |= {"deck": in_play(room, record.header.deck_of(room)), "seats": record.header.seats}
    header |= {"table": record.header.table, "commitment": record.header.commitment}
    return {"header": header, "frames": frames}


def said(room: Room, line: Line) -> dict[str, str]:
    """An entry's move in both languages; the deal is nobody's move."""
    move = room.read_move(line.move) if line.n else None
    return {lang: room.write_move(move, lang) for lang in ("en", "fr")} if move else {}


def seen(table: Table, header: Header) -> dict[str, Any]:
    """The table with everything open, and in a sentence in both languages."""
    view = open_view(table.room, table)
    return {"view": view, "summary": summaries(table.room, view, header.seats, header.options)}


def open_view(room: Room, table: Table) -> View:
    """What a spectator sees, with the cards that any seat sees laid open."""
    view = table.view(SPECTATOR)
    for seat in range(table.g.state.seats):
        for key, known in room.sight.zones(table.g, seat).items():
            if "cards" in known:
                view["zones"][key]["cards"] = known["cards"]
    return view
