"""Clauses for people: their ids, and a rulebook read from its Markdown file.

A rulebook has one line a clause, `- **4.4** [book] Text.`, below numbered headings `## 4 Playing cards`. Within its
text `[ruling]` says that what follows is founded otherwise than what stands before.
"""

from __future__ import annotations

import re
from typing import NamedTuple

LINE = re.compile(r"- \*\*(\d+\.\d+)\*\* \[([^\]]+)\] (.+)")
WITHIN = re.compile(r"\[(book|ruling|disputed|reported)\] ")
HEADING = re.compile(r"## (\d+) (.+)")


class Part(NamedTuple):
    """What a clause says in one breath: Markdown, and whose rule it is; an empty `tag`: as the whole clause."""

    tag: str
    text: str


class Clause(NamedTuple):
    """One numbered obligation, in one language. `tag`: book, ruling, disputed, or option with its `option` values."""

    id: str
    tag: str
    option: str
    parts: tuple[Part, ...]


class Section(NamedTuple):
    """A numbered section of a rulebook."""

    number: int
    title: str
    clauses: list[Clause]


class Rulebook(NamedTuple):
    """A rulebook in one language. `preface` and `appendix` are Markdown."""

    title: str
    preface: str
    sections: list[Section]
    appendix: str

    def find(self, clause_id: str) -> Clause | None:
        """The clause with this id, such as `4.4`."""
        return next((c for section in self.sections for c in section.clauses if c.id == clause_id), None)


def clause_id(code: int) -> str:
    """The id `3.4` of the clause whose code is 304."""
    return f"{code // 100}.{code % 100}"


def clause_code(clause: str) -> int:
    """The code 304 of the clause whose id is `3.4`; ValueError when it is no id."""
    section, number = clause.split(".")
    return 100 * int(section) + int(number)


def read_parts(text: str) -> tuple[Part, ...]:
    """The text of a clause, parted where another tag begins."""
    first, *others = WITHIN.split(text)
    parts = [Part("", first), *(Part(tag, said) for tag, said in zip(others[::2], others[1::2], strict=True))]
    return tuple(Part(tag, said.strip()) for tag, said in parts if said.strip())


def read_rulebook(text: str) -> Rulebook:
    """Read a rulebook's Markdown; what stands before its first section is preface, after its last clause appendix."""
    title = ""
    preface: list[str] = []
    appendix: list[str] = []
    sections: list[Section] = []
    for line in text.splitlines():
        heading, found = HEADING.fullmatch(line), LINE.fullmatch(line)
        if heading and not appendix:
            sections.append(Section(int(heading[1]), heading[2], []))
        elif found and sections and not appendix:
            tag, _, option = found[2].partition(" ")
            sections[-1].clauses.append(Clause(found[1], tag.rstrip(","), option, read_parts(found[3])))
        elif line.startswith("# ") and not title:
            title = line[2:]
        elif not sections:
            preface.append(line)
        elif appendix or line.startswith("## "):
            appendix.append(line)
        elif line.strip():
            raise ValueError(f"not a clause, a heading or an appendix: {line!r}")
    return Rulebook(title, "\n".join(preface).strip(), sections, "\n".join(appendix).strip())
