"""Table talk in the terminal: what may be asked at any moment. Every answer comes from the seat's own view and changes
nothing. The log alone is the listener's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..kernel.answers import answer, help_lines
from ..kernel.table import Table
from .sitting import Plan
from .speech import Listener, printable


class Queries:
    """The answers for one listener. Some change when asked twice, such as the log."""

    def __init__(self, plan: Plan, table: Table, listener: Listener, listed: Sequence[str]) -> None:
        self.plan = plan
        self.table = table
        self.listener = listener
        self.listed = listed  # what help tells, in this order
        self.refused = ""  # the clause behind the last refusal, until something happens
        self.again = ("", 0)  # the last query, and how often it was asked in a row
        self.back = 0  # how far the walk through the log has gone back

    def answer(self, query: str, rest: str = "") -> list[str]:
        """The answer, a line each."""
        times = self.again[1] + 1 if self.again[0] == query else 1
        self.again = (query, times)
        if query in ("last", "later"):
            return [self.walk(1 if query == "last" else -1)]
        self.back = 0
        if query == "clock":
            return [self.say("no-clock")]
        why = self.refused or self.listener.clause
        facts = replace(self.listener.facts(self.table.view(self.listener.viewer)), rest=rest, refused=why)
        if query == "help":
            return list(map(printable, help_lines(self.plan.room, facts, self.listed)))
        said = answer(self.plan.room, facts, query, again=times % 2 == 0)
        return list(map(printable, said.split("\n")))

    def always(self, query: str) -> str:
        """The answer that is told with every question."""
        facts = self.listener.facts(self.table.view(self.listener.viewer))
        return printable(self.plan.room.talk.always[query](facts))

    def forget(self) -> None:
        """Something else was done: the next query is a first one again."""
        self.again, self.back = ("", 0), 0

    def say(self, message: str, **args: Any) -> str:
        return printable(self.listener.words.say(message, **args))

    def walk(self, step: int) -> str:
        """An event of one's own log with its clause: one further back, or one on again; the first step is to the last
        one."""
        log = self.listener.log
        if not log:
            return self.say("log-empty")
        self.back = max(0, min(len(log) + 1, self.back + step))
        if self.back == 0:
            return self.say("log-end")
        if self.back > len(log):
            return self.say("log-start")
        line, clause = log[-self.back], self.listener.clauses[-self.back]
        return self.say("log-line", line=line, clause=clause) if clause else line
