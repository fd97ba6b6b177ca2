"""Moments in which a person may think again: a move that may not be meant, and something that may be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..kernel.table import Entry
from .typed import switch

if TYPE_CHECKING:
    from .line import Line


def confirmed(line: Line, move: Any) -> bool:
    """Where confirmations are on, ask before a move of which the game says that it may not be meant."""
    message = ""
    if line.confirms and line.sitting.awaits_person:
        facts = line.listener.facts(line.table.view(line.listener.viewer))
        message = line.plan.room.talk.confirm(facts, move)
    if not message:
        return True
    line.tell(message)
    while True:
        text = line.next_line()
        if switch(text) is not None:
            if not switch(text):
                line.tell("not-confirmed")
            return bool(switch(text))
        typed = line.reader.read(text)
        if typed is None:
            line.tell("yes-or-no")
        elif typed.ask != "move":
            line.ask(typed)
        else:
            line.kept = text
            return False


def pause(line: Line) -> None:
    """Where something can be forgotten, one's last word is followed by a moment for an interjection.

    It comes whether or not anything is due, so it reminds of nothing. A move that is not awaited ends it, and is kept
    for the next question.
    """
    if line.sitting.awaits_person:
        return
    line.say_all(line.listener.news())
    line.tell("go-on")
    while True:
        text = line.next_line()
        typed = line.reader.read(text)
        if typed is None:
            return
        if typed.ask != "move":
            line.ask(typed)
            continue
        move = line.understood(typed.rest)
        if move is None:
            continue
        found = line.sitting.submit(line.listener.viewer, move)
        if isinstance(found, Entry):
            line.hear(found)
            return
        if found.clause == line.plan.room.talk.out_of_turn:
            line.kept = text
            return
        line.refuse(found)
