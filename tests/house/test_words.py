"""Every language says the same things: each `.ftl` file has its sisters, with the same messages."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.house.source import ROOT, SRC, Fault, files_below, no_faults, text_of

FIRST, OTHERS = "en", ("fr",)


class Parts(Visitor):
    """Collects the messages that others are built from."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the name Fluent calls)
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, int]:
    """The ids of a file's messages and of their attributes, with their lines.

    Terms, and messages that only serve other messages of their file, are a language's own affair.
    """
    text, found = text_of(path), {}
    body = FluentParser().parse(text).body
    parts = Parts()
    for entry in body:
        parts.visit(entry)
    for entry in body:
        if isinstance(entry, ast.Message) and entry.id.name not in parts.names:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            found[entry.id.name] = line
            found |= {f"{entry.id.name}.{attribute.id.name}": line for attribute in entry.attributes}
    return found


def ftl_files() -> list[Path]:
    return [path for folder in (SRC, ROOT / "frontend") for path in files_below(folder, ".ftl")]


def sister(path: Path, language: str) -> Path:
    """The same words in another language: `words.en.ftl` -> `words.fr.ftl`, `en/table.ftl` -> `fr/table.ftl`."""
    name = path.name.replace(f".{FIRST}.ftl", f".{language}.ftl").replace(f"{FIRST}.ftl", f"{language}.ftl")
    folder = path.parent.with_name(language) if path.parent.name == FIRST else path.parent
    return folder / name


def test_words_can_be_read() -> None:
    faults = []
    for path in ftl_files():
        text = text_of(path)
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                faults.append(Fault(path, line, f"this is no Fluent: {entry.annotations[0].message}"))
    no_faults(faults)


def test_every_message_stands_in_every_language() -> None:
    faults = []
    for path in ftl_files():
        for language in OTHERS:
            other = sister(path, language)
            if other == path:
                continue
            if not other.exists():
                faults.append(Fault(path, 1, f"there is no {other.relative_to(ROOT)}"))
                continue
            here, there = messages(path), messages(other)
            faults += [
                Fault(path, here[name], f"`{name}` is missing in {other.name}") for name in here.keys() - there.keys()
            ]
            faults += [
                Fault(other, there[name], f"`{name}` is missing in {path.name}") for name in there.keys() - here.keys()
            ]
    no_faults(faults)


# labels of what is drawn, or of the cell one stands on: the table answers nothing else in the browser
DRAWN = {
    "dweebies/acts.ts": {"table-empty"},  # there is nothing to walk to
    "dementalism/acts.ts": {"face-up-none"},
    "dementalism/reading.ts": {"cell", "around"},
    "dementalism/piles.ts": {"direction", "keister-empty"},
    "dementalism/powers.ts": {"power-not"},
    "dementalism/facts.ts": {"window"},
}


def test_the_browser_answers_nothing_by_itself() -> None:
    """Table talk is Python, once (`kernel/answers.py`): TypeScript words no answer, no question, no trigger."""
    faults = []
    for path in files_below(ROOT / "frontend" / "src", ".ts"):
        allowed = DRAWN.get(f"{path.parent.name}/{path.name}", set())
        for line, text in enumerate(text_of(path).splitlines(), 1):
            for stem, rest in re.findall(r"['`](answer|question|trigger)-([\w-]*)", text):
                if stem != "answer" or rest not in allowed:
                    if f"{stem}-{rest}" != "question-over":  # stands where nobody is asked any more
                        faults.append(Fault(path, line, f"`{stem}-{rest}` is worded here: the server says it"))
    no_faults(faults)
