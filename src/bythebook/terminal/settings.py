"""What a person sets for the ear: short speech, confirmations, windows, and queries answered with every question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .typed import Typed, switch

if TYPE_CHECKING:
    from .line import Line


def switch_over(line: Line, typed: Typed) -> None:
    """Short speech, confirmations or windows, on or off; the word alone turns them over."""
    before = {"short": line.listener.brief, "confirm": line.confirms, "windows": line.calling.asks}[typed.ask]
    after = switch(typed.rest) if typed.rest else not before
    if after is None:
        line.tell("on-or-off", word=typed.word)
        return
    if typed.ask == "short":
        line.listener.brief = after
    elif typed.ask == "confirm":
        line.confirms = after
    else:
        line.calling.asks = after
    line.tell(f"{typed.ask}-{'on' if after else 'off'}")


def keep_on(line: Line, typed: Typed) -> None:
    """Answer a query with every question from now on, or no longer."""
    on = bool(switch(typed.rest))
    line.always = [query for query in line.always if query != typed.ask] + [typed.ask] * on
    line.tell("always-on" if on else "always-off")
