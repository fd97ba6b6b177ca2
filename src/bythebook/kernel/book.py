"""The rulebook aloud: a clause with where it comes from, a section, or the whole book in plain lines."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .citing import Clause, Part, Rulebook, Section
from .game import Room
from .notation import BadInput
from .talk import capital
from .words import Words

EMPHASIS = re.compile(r"\*+")


class Book:
    """The rulebook of a game in one language, with the house rules in force where there are some."""

    def __init__(self, room: Room, words: Words, house: Mapping[str, str] | None = None) -> None:
        self.words = words
        self.book: Rulebook = room.rulebook(words.language)
        self.house = house

    @property
    def example(self) -> str:
        """The number of a clause that there is."""
        return self.book.sections[0].clauses[0].id

    def read(self, asked: str) -> list[str]:
        """A clause such as `4.4`, or the clauses of section `4`; BadInput when there is none."""
        number = asked.strip().rstrip(".")
        clause = self.book.find(number)
        if clause:
            return [self.clause(clause)]
        for section in self.book.sections:
            if number == str(section.number):
                return self.section(section)
        first, last = self.book.sections[0].number, self.book.sections[-1].number
        raise BadInput(self.words.say("rule-unknown", clause=number[:20], first=first, last=last))

    def clause(self, clause: Clause) -> str:
        """One clause: its number, whose rule it is, its text, and for a house rule what holds here."""
        stem = clause.id.replace(".", "-")
        note = self.words.say(f"rule-note-{stem}") if self.words.has(f"rule-note-{stem}") else ""
        tag = self.words.say(f"tag-{clause.tag}")
        text = " ".join(map(self.part, clause.parts))
        message = "rule-noted" if note else "rule-read"
        said = self.words.say(message, clause=clause.id, tag=tag, note=note, text=text)
        return " ".join(filter(None, [said, self.in_force(clause)]))

    def part(self, part: Part) -> str:
        """What a clause says in one breath, and whose rule that is where it is not that of the whole clause."""
        text = plain_text(part.text)
        if not part.tag:
            return text
        return capital(self.words.say("rule-part", tag=self.words.say(f"tag-{part.tag}"), text=text))

    def in_force(self, clause: Clause) -> str:
        """For a house rule, its value in this game."""
        name = clause.option.partition("=")[0]
        if not self.house or name not in self.house:
            return ""
        return self.words.say("rule-in-force", value=self.words.option(name, self.house[name]))

    def section(self, section: Section) -> list[str]:
        """The title of a section, then its clauses."""
        title = self.words.say("section-title", number=section.number, title=section.title)
        return [title, *map(self.clause, section.clauses)]

    def whole(self) -> list[str]:
        """The whole book."""
        lines = [self.book.title, *self.plain_lines(self.book.preface)]
        for section in self.book.sections:
            lines += self.section(section)
        return [*lines, *self.plain_lines(self.book.appendix)]

    def plain_lines(self, markdown: str) -> list[str]:
        """Markdown as plain lines without marks; each row of a table names its columns."""
        lines: list[str] = []
        columns: list[str] = []
        for line in filter(str.strip, markdown.splitlines()):
            cells = [plain_text(cell.strip()) for cell in line.strip("|").split("|")]
            if not line.startswith("|"):
                columns = []
                lines.append(plain_text(line.lstrip("#").strip().removeprefix("- ")))
            elif not columns:
                columns = cells
            elif set("".join(cells)) - set("-: "):
                named = [(name, cell) for name, cell in zip(columns, cells, strict=False) if cell]
                row = self.words.say("list-join").join(self.words.say("option-row", name=n, value=v) for n, v in named)
                lines.append(f"{capital(row)}.")
        return lines


def plain_text(text: str) -> str:
    """Markdown without its marks; what stands between backticks is left as it is."""
    parts = text.split("`")
    return "".join(part if at % 2 else EMPHASIS.sub("", part) for at, part in enumerate(parts))
