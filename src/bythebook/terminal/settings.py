"""What a person sets: short speech, confirmations, windows, peace for a turn, queries answered with every question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.questions import kind_asked
from .typed import Typed, switch

if TYPE_CHECKING:
    from ..kernel.table import Entry
    from .line import Line


def switch_over(line: Line, typed: Typed) -> None:
    """Short speech, confirmations, windows or peace, on or off; the word alone turns them over."""
    now = {
        "short": line.listener.brief, "confirm": line.confirms, "windows": line.calling.asks, "quiet": line.quiet,
    }  # fmt: skip
    before = now[typed.ask]
    after = switch(typed.rest) if typed.rest else not before
    if after is None:
        line.tell("on-or-off", word=typed.word)
        return
    if typed.ask == "short":
        line.listener.brief = after
    elif typed.ask == "confirm":
        line.confirms = after
    elif typed.ask == "quiet":
        line.quiet = after
    else:
        line.calling.asks = after
    line.tell(f"{typed.ask}-{'on' if after else 'off'}")


def keep_on(line: Line, typed: Typed) -> None:
    """Answer a query with every question from now on, or no longer."""
    on = bool(switch(typed.rest))
    line.always = [query for query in line.always if query != typed.ask] + [typed.ask] * on
    line.tell("always-on" if on else "always-off")


def declines(line: Line) -> bool:
    """Where the person wants no more questions of this kind in this turn, decline for them; was it done?"""
    quiet, kind = line.plan.room.talk.quiet, line.plan.room.questions[kind_asked(line.table.g)]
    if not (line.quiet and quiet and line.sitting.awaits_person and kind in quiet.questions):
        return False
    return line.submit(line.plan.room.read_move(quiet.answer))


def hear_beginnings(line: Line, entry: Entry) -> None:
    """With a new turn every question is put again."""
    quiet = line.plan.room.talk.quiet
    if quiet and any(line.plan.room.forms[event.kind].name in quiet.until for event in entry.events):
        line.quiet = False
