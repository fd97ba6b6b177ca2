"""What one listener hears: events in their order, then the question. Spoken channel: plain spaces, one line each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, cast

from .. import games as catalogue
from ..kernel.answers import question
from ..kernel.events import SPECTATOR
from ..kernel.game import Deck, Room
from ..kernel.table import Entry, Table
from ..kernel.talk import Facts, Seated
from ..kernel.telling import field_types
from ..kernel.words import Language, Words


@cache
def terminal_words(lang: str) -> str:
    """The Fluent text of the terminal's own words."""
    return (files("bythebook.terminal") / f"terminal.{lang}.ftl").read_text(encoding="utf-8")


def words_of(room: Room, lang: str) -> Words:
    """A game's words with the terminal's own; the game may replace these."""
    return words_named(room.name, lang, room.deck_words.get(lang, ""))


@cache
def words_named(game: str, lang: str, own: str) -> Words:
    """The same by the game's name, read once; `own` are the words of a host's own deck."""
    found = catalogue.room(game)
    text = f"{terminal_words(lang)}\n{found.words(lang)}\n{own}"
    return Words(text, cast("Language", lang), field_types(found.forms.values()))


def printable(text: str) -> str:
    """One plain line: a name or a label from a file must not move a cursor."""
    return "".join(c if c.isprintable() else " " for c in Words.spoken(text))


class Listener:
    """One seat, or SPECTATOR, with ears: it hears entries, keeps its log, and knows what was not yet said aloud."""

    def __init__(
        self,
        room: Room,
        words: Words,
        viewer: int,
        names: Sequence[str],
        deck: Deck,
        house: Mapping[str, str] | None = None,
        seated: Sequence[Seated] = (),
    ) -> None:
        self.room = room
        self.words = words
        self.viewer = viewer
        self.names = names
        self.deck = deck
        self.deck_words = words.deck(deck.name, deck.label)
        self.house = house or {}
        self.seated = seated
        self.brief = False
        self.log: list[str] = []
        self.clauses: list[str] = []  # of each line of the log the clause that it follows; empty: none
        self.unsaid: list[str] = []
        self.fresh: set[str] = set()  # the kinds of events that were told since the last speech

    @property
    def voice(self) -> int | None:
        """The viewer as the words want it."""
        return None if self.viewer == SPECTATOR else self.viewer

    def sentence(self, event: Mapping[str, Any]) -> str:
        """An event in words; empty when this listener is not told it."""
        return printable(self.words.event(event, self.voice, self.names, self.brief, **self.deck_words))

    def hear(self, table: Table, entry: Entry) -> None:
        """Take in what an entry told, oldest first."""
        for event in table.heard(entry, self.viewer):
            said = self.sentence(event)
            if said:
                self.log.append(said)
                self.clauses.append(event["clause"])
                self.unsaid.append(said)
                self.fresh.add(event["event"])

    def hear_again(self, table: Table) -> None:
        """The whole game once more, as far as a person's log keeps it: nothing of it is news."""
        told = [(said, event["clause"]) for event in table.log(self.viewer) if (said := self.sentence(event))]
        self.log, self.clauses, self.unsaid = [said for said, _ in told], [clause for _, clause in told], []

    @property
    def clause(self) -> str:
        """The clause of the latest event that follows one; empty when none has."""
        return next(filter(None, reversed(self.clauses)), "")

    def facts(self, view: Mapping[str, Any]) -> Facts:
        """What the room's answers are made of."""
        return Facts(view, self.words, self.names, self.brief, self.house, deck=self.deck, seated=self.seated)

    def news(self) -> list[str]:
        """The events since the last speech, oldest first, one line each."""
        told, self.unsaid = self.unsaid, []
        return told

    def speech(self, view: Mapping[str, Any]) -> list[str]:
        """What is said when something is asked: the news, what the game says before this question, the question."""
        lines = self.news()
        fresh, self.fresh = self.fresh, set()
        facts = self.facts(view)
        if not facts.asked:
            return lines
        talk = self.room.talk
        before = "" if talk.told_by(facts) in fresh else talk.before(facts)
        lines += [printable(before)] if before else []
        if talk.asked_by.get(facts.kind) not in fresh:  # else that sentence asks already
            lines.append(self.question(view))
        return lines

    def reminder(self, view: Mapping[str, Any]) -> list[str]:
        """The same once more, from the view alone."""
        lines = self.room.talk.reminder(self.facts(view))
        return [*(printable(line) for line in lines if line), self.question(view)]

    def question(self, view: Mapping[str, Any]) -> str:
        """The awaited decision, to the one who decides or to the others; of a window, whose turn comes after it."""
        return printable(question(self.room, self.facts(view)))
