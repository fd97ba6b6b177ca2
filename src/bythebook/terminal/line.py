"""The line: one person, or none, plays a game in plain lines.

Nothing moves on the screen and nothing is drawn; what is asked comes last. Queries answer at any time, settings and
refusals are told to nobody else, and the moves are those of the game's notation, so that a script can play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from ..kernel.asking import SAID
from ..kernel.events import SPECTATOR
from ..kernel.notation import BadInput
from ..kernel.questions import kind_asked
from ..kernel.table import Entry, Refusal
from ..kernel.talk import unasked
from ..kernel.view import ended
from .calling import Calling
from .ceremony import ending, opening
from .keeping import Shelf
from .queries import Queries
from .second_thoughts import confirmed, pause
from .settings import declines, hear_beginnings, keep_on, switch_over
from .showing import Page, Shown, Waits
from .sitting import Sitting
from .speech import Listener, printable, words_of
from .typed import SETTINGS, SWITCHED, Reader, Typed, by_seat, switch

OTHER = {"en": "fr", "fr": "en"}


class Left(Exception):
    """The person said quit."""


class Line:
    """A session. `lines` are what is typed; `say` says one line; `record` is where the game is kept as it goes;
    `waits` may end a wait for a line (`showing.Waits`)."""

    def __init__(
        self, sitting: Sitting, lang: str, lines: Iterable[str], say: Callable[[str], None], record: Path | None = None,
        waits: Waits | None = None,
    ) -> None:  # fmt: skip
        self.sitting = sitting
        self.plan = plan = sitting.plan
        self.table = sitting.table
        self.words = words_of(plan.room, lang)
        viewer = SPECTATOR if plan.person is None else plan.person
        self.listener = Listener(plan.room, self.words, viewer, plan.names, plan.deck, plan.house, plan.seated)
        self.calling = Calling(sitting)
        shows = plan.room.shows is not None
        talk = plan.room.talk
        has = {"short": talk.brief, "confirm": talk.confirm is not unasked}
        has |= {"windows": bool(self.calling.kinds), "seen": shows, "slower": shows, "quiet": talk.quiet is not None}
        settings = [setting for setting in SETTINGS if has.get(setting, True)]
        both = (self.words, words_of(plan.room, OTHER[lang]))
        self.reader = Reader(plan.room, both, settings, self.calling.kinds)
        listed = [*plan.room.queries, *self.calling.kinds, *settings]
        self.queries = Queries(plan, self.table, self.listener, listed)
        self.lines: Iterator[str] = iter(lines)
        self.page = Page(say)
        self.say = self.page.say
        self.shown = Shown(self, waits)
        self.shelf = Shelf(sitting, record, self.tell)
        self.confirms = False
        self.quiet = False  # for this turn
        self.always: list[str] = []  # the queries answered with every question
        self.kept = ""  # a line typed ahead
        self.early = False  # was it a move for the question behind a window?

    def tell(self, message: str, **args: Any) -> None:
        """Say one of the terminal's own sentences."""
        self.say(printable(self.words.say(message, **args)))

    def say_all(self, lines: Iterable[str]) -> None:
        """Say several lines."""
        for line in lines:
            self.say(line)

    def play(self) -> bool:
        """Play to the end of the game, of the input, or until the person leaves; was the game over?"""
        self.shown.enter()
        self.say_all(opening(self.plan, self.listener))
        for entry in self.table.entries:
            self.listener.hear(self.table, entry)
        if len(self.table.entries) > 1:
            self.listener.unsaid.clear()
            self.shown.forget()
            self.tell("resumed")
            self.listener.unsaid += self.listener.reminder(self.table.view(self.listener.viewer))[:-1]
        self.shelf.keep()
        try:
            while not self.table.over:
                for entry in self.sitting.bots_play():
                    self.hear(entry)
                if self.calling.open and not self.calling.asks:
                    self.answer_window()
                elif self.sitting.awaits_person and not declines(self):
                    self.prompt()
                    self.answer()
            self.close()
        except Left:
            self.shown.leave()
            if not self.table.over:
                self.tell("left")
                self.shelf.how_to_go_on()
        except StopIteration:
            self.shown.leave()
            if not self.table.over:
                self.tell("input-ended")
                self.shelf.how_to_go_on()
        finally:
            self.shown.leave()
            self.page.close()
        return self.table.over

    def prompt(self) -> None:
        """What happened, what the person chose to be told with every question, and the question; a move that was typed
        for it ahead of time answers at once, or is handed back."""
        if self.early:
            self.say_all(self.listener.news())
            self.listener.fresh.clear()
            if self.fits(self.kept):
                return
            self.tell("early-move-back")
            self.kept, self.early = "", False
        *lines, question = self.listener.speech(self.table.view(self.listener.viewer))
        self.say_all(lines)
        self.say_all(self.queries.always(query) for query in self.always if not self.calling.open)
        self.queries.forget()
        self.say(question)

    def hear(self, entry: Entry) -> None:
        """Take in an entry, and keep the record."""
        self.listener.hear(self.table, entry)
        self.queries.refused = ""
        hear_beginnings(self, entry)
        self.shelf.keep()
        self.shown.take_in(entry)

    def next_line(self) -> str:
        """The next line typed; StopIteration when there is none."""
        line, self.kept = self.kept, ""
        line = line or next(self.lines)
        self.shown.read()
        return line

    def answer(self) -> None:
        """Read lines until the person has moved."""
        while True:
            line = self.reader.read(self.next_line())
            early, self.early = self.early, False
            if self.moves(line):
                return
            if early:
                self.say(self.listener.question(self.table.view(self.listener.viewer)))

    def moves(self, line: Typed | None) -> bool:
        """Do what a line says; was the question answered?"""
        if line is None and self.calling.open:
            return self.answer_window()
        if line is None:
            self.say_all(self.listener.reminder(self.table.view(self.listener.viewer)))
            return False
        if line.ask == "move":
            return self.move_in_window(line) if self.calling.open else self.move(line)
        if line.ask in SAID:
            return self.call(line) and self.calling.open and self.answer_window()
        self.ask(line)
        return declines(self) if not self.calling.open else not self.calling.asks and self.answer_window()

    def ask(self, line: Typed) -> None:
        """A query or a setting, or something said ahead of a window."""
        if line.ask in SWITCHED:
            switch_over(self, line)
        elif line.ask == "save":
            self.shelf.save(line.rest)
        elif line.ask == "seen":
            self.tell("seen-nothing")
        elif line.ask == "slower":
            self.shown.slow_down(line.rest)
        elif line.ask == "quit":
            raise Left
        elif line.ask in SAID:
            self.call(line)
        elif line.ask in self.reader.kept_on and switch(line.rest) is not None:
            keep_on(self, line)
        else:
            self.say_all(self.queries.answer(line.ask, line.rest))
            return
        self.queries.forget()

    def call(self, line: Typed) -> bool:
        """Smash or a call-out, noted or taken back, with the same words at every moment; was something noted?"""
        if self.table.over:
            self.tell("question-over")
            return False
        try:
            answers = self.calling.note(self.calling.read(line.rest, self.reader, self.plan.names))
        except BadInput as error:
            self.say(printable(error.sentence(self.words.language)))
            return False
        for message, seat in answers:
            self.tell(message, name=self.plan.names[seat])
        return any(message in ("noted-smash", "noted-call", "noted-go-on") for message, _ in answers)

    def answer_window(self) -> bool:
        """Answer the window with what was said; was it answered? A window that is held stays open."""
        if self.calling.holds:
            self.tell("window-held")
            return False
        return self.submit(self.calling.entry())

    def read_move(self, text: str) -> Any:
        """The move that was typed; a name may stand for a seat. BadInput when it is none."""
        try:
            return self.plan.room.read_move(text)
        except BadInput:
            seated = by_seat(text, self.plan.names, self.plan.room)
            if seated == text:
                raise
            return self.plan.room.read_move(seated)

    def understood(self, text: str) -> Any | None:
        """The same; None when it is none, and what is wrong is told."""
        self.queries.forget()
        try:
            return self.read_move(text)
        except BadInput as error:
            self.say(printable(error.sentence(self.words.language)))
            return None

    def fits(self, text: str) -> bool:
        """Is this a move that can answer the question on the table?"""
        return bool(self.plan.room.answers(kind_asked(self.table.g), self.read_move(text).word[0]))

    def move_in_window(self, line: Typed) -> bool:
        """An entry as notation has it, which is all that this seat says; or the next player's move, which waits until
        the window has closed. Was the window answered?"""
        move = self.understood(line.rest)
        if move is None:
            return False
        said = self.plan.room.answers(kind_asked(self.table.g), move.word[0])
        if said and self.calling.holds:
            self.tell("window-held")
            return False
        if said or not self.calling.leads:
            return self.submit(move)
        if not self.table.view(self.listener.viewer)["ahead"]:
            self.tell("early-cards-first")
            return False
        self.early = self.answer_window()
        self.kept = line.rest if self.early else ""
        return self.early

    def move(self, line: Typed) -> bool:
        """A move: carried out, or refused with its clause; was it carried out?"""
        move = self.understood(line.rest)
        if move is None or not confirmed(self, move):
            return False
        if not self.submit(self.calling.with_calls(move)):
            return False
        if self.table.entries[-1].move == self.plan.room.talk.last_word and not self.table.over:
            pause(self)
        return True

    def submit(self, move: Any) -> bool:
        """Carry out a move, with which what was said ahead of it is gone; or tell why not. Was it carried out?"""
        taken = self.calling.taken()
        found = self.sitting.submit(self.listener.viewer, move)
        if isinstance(found, Refusal):
            self.refuse(found)
            return False
        self.calling.calls &= ~taken
        self.hear(found)
        return True

    def refuse(self, refusal: Refusal) -> None:
        """The clause and its reason, to the person alone."""
        self.queries.refused = refusal.clause
        self.say(printable(self.words.refusal(refusal.clause, refusal.args or {})))

    def close(self) -> None:
        """The end: places, the opened secret; then queries answer until the input ends or the person leaves."""
        self.say_all(self.listener.news())
        self.say_all(ending(self.plan, self.listener, ended(self.plan.room, self.table.g)))
        if self.shelf.path:
            self.tell("saved-over", file=str(self.shelf.path))
        if self.plan.person is None:
            return
        if not self.shelf.path:
            self.tell("after-game")
        while True:
            line = self.reader.read(self.next_line())
            if line is None:
                self.tell("question-over")
            elif line.ask != "move":
                self.ask(line)
            else:
                self.move(line)
