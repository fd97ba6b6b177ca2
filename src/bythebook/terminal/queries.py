"""Table talk: what may be asked at any moment. Every answer comes from the seat's own view and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..kernel.events import SPECTATOR
from ..kernel.game import Room
from ..kernel.notation import BadInput
from ..kernel.table import Table
from ..kernel.walk import every_move
from ..kernel.words import Words
from .clauses import Book, option_value
from .sitting import Plan
from .speech import Listener, printable

MOST_CHOICES = 12


class Queries:
    """The answers for one listener. Some change when asked twice, such as the log."""

    def __init__(self, plan: Plan, table: Table, listener: Listener, listed: Sequence[str]) -> None:
        self.plan = plan
        self.room: Room = plan.room
        self.table = table
        self.listener = listener
        self.words: Words = listener.words
        self.book = Book(plan.room, listener.words, plan.house)
        self.listed = listed  # what help tells, in this order
        self.refused = ""  # the clause behind the last refusal
        self.again = ("", 0)  # the last query, and how often it was asked in a row
        self.facts = listener.facts({})

    def answer(self, query: str, rest: str = "") -> list[str]:
        """The answer, a line each."""
        times = self.again[1] + 1 if self.again[0] == query else 1
        self.again = (query, times)
        self.facts = replace(self.listener.facts(self.table.view(self.listener.viewer)), rest=rest)
        if query == "rule":
            return self.rule(rest)
        if query == "help":
            return self.help()
        if query == "last":
            return [self.last(times)]
        try:
            return [printable(self.fact(query, times))]
        except BadInput as error:
            return [printable(error.sentence(self.words.language))]

    def fact(self, query: str, times: int) -> str:
        """What the room answers, and what every table can."""
        talk = self.room.talk
        general: dict[str, Callable[[], str]] = {"playable": self.choices, "deck": self.deck, "options": self.options}
        if query == "playable" and self.listener.viewer == SPECTATOR:
            return self.words.say("ask-spectator")
        found = talk.again if times % 2 == 0 and query in talk.again else talk.answers
        said = found[query](self.facts) if query in found else ""
        return said or general[query]()

    def always(self, query: str) -> str:
        """The answer that is told with every question."""
        return printable(self.room.talk.always[query](self.listener.facts(self.table.view(self.listener.viewer))))

    def forget(self) -> None:
        """Something else was done: the next query is a first one again."""
        self.again = ("", 0)

    def say(self, message: str, **args: Any) -> str:
        return printable(self.words.say(message, **args))

    def choices(self) -> str:
        """The moves as they are typed, in the listener's language."""
        if not self.facts.asked:
            return self.words.say("ask-not-asked")
        g, seat = self.table.g, self.listener.viewer
        answers = (
            self.room.write_move(move, self.words.language)
            for move in every_move(self.room, g, seat, MOST_CHOICES + 20)
            if any(offer["word"] == move.word[0] for offer in self.facts.view["offers"])
        )
        moves = list(dict.fromkeys(answers))
        message = "ask-choices" if len(moves) <= MOST_CHOICES else "ask-choices-more"
        return self.words.say(message, moves=self.words.say("list-join").join(moves[:MOST_CHOICES]))

    def last(self, times: int) -> str:
        """The last event of one's own log; asked again, one further back."""
        log = self.listener.log
        if not log:
            return self.say("log-empty")
        return log[-times] if times <= len(log) else self.say("log-start")

    def deck(self) -> str:
        """The deck by value with its copies: always with its label."""
        title = self.words.say("answer-deck", **self.listener.deck)
        rows = [
            self.words.say(
                "deck-row",
                card=self.words.card(row["value"], self.listener.brief),
                copies=self.words.say("copies", number=row["copies"]),
            )
            for row in self.plan.deck.rows
        ]
        return f"{title} {self.words.say('list-join').join(rows)}."

    def options(self) -> str:
        """The house rules in force."""
        return option_rows(self.listener, self.plan.house) + "."

    def rule(self, number: str) -> list[str]:
        """A clause by number, or the one behind the last refusal."""
        if not number and not self.refused:
            return [self.say("rule-none", example=self.book.book.sections[0].clauses[0].id)]
        try:
            return self.book.read(number or self.refused)
        except BadInput as error:
            return [str(error)]

    def help(self) -> list[str]:
        """What to say now, the words that always work, and the seats."""
        lines = [self.say("help-nothing")]
        if self.facts.asked:
            kind = self.room.talk.wording(self.facts.view["question"])
            lines = [self.say("help-now", how=self.words.say(f"how-{kind}"))]
        lines.append(self.say("help-queries"))
        example = self.book.book.sections[0].clauses[0].id
        lines += [self.say(f"help-{query}", example=example) for query in self.listed]
        return [*lines, self.say("seats-again", seats=seats(self.plan, self.words))]


def option_rows(listener: Listener, house: Mapping[str, str]) -> str:
    """House rules with their values, but those that have no part in this game; the deck always with its label."""
    words = listener.words
    moot = listener.room.talk.moot(listener.house or house)
    rows = []
    for name, value in house.items():
        if name in moot:
            continue
        worded = words.say("deck-labelled", **listener.deck) if name == "deck" else option_value(words, name, value)
        rows.append(words.say("option-row", name=words.say(f"option-{name}"), value=worded))
    return words.say("list-join").join(rows)


def seats(plan: Plan, words: Words) -> str:
    """Seats, names and who sits there; of programs that can forget, how often they do."""
    rows = []
    for seat, name in enumerate(plan.names):
        bot = words.say(f"bot-{plan.bots[seat]}" if words.has(f"bot-{plan.bots[seat]}") else "bot-other")
        lapse = plan.lapse_of(seat)
        if lapse is not None:
            bot = f"{bot}, {words.say('lapse', percent=percent(lapse, words.language))}"
        message = "seat-you" if seat == plan.person else "seat-bot"
        rows.append(words.say(message, letter=plan.room.seat_word(seat), name=name, bot=bot))
    return words.say("list-join").join(rows)


def percent(lapse: int, language: str) -> int | str:
    """Thousandths as per cent: a number, if it is whole."""
    if lapse % 10 == 0:
        return lapse // 10
    text = f"{lapse / 10:g}"
    return text.replace(".", ",") if language == "fr" else text
