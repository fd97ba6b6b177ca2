"""The words of the engine: voices, secrets, lists and numbers; and what holds for every language file there is."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bythebook
from bythebook.kernel.words import MissingWordsError, Words

SOURCE = Path(bythebook.__file__).parent
ROOMS = sorted(path.parent for path in SOURCE.glob("games/*/words.en.ftl"))
BOOKS = [*ROOMS, SOURCE / "kernel"]  # where words lie: the rooms, and the table's own
NAMES = ["A", "B", "C", "D"]
A, B, C, D = range(4)
FR = Words("", "fr", {})  # the table's own words


def text_of(book: Path, language: str) -> str:
    name = "table" if book.name == "kernel" else "words"
    return (book / f"{name}.{language}.ftl").read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    return path.name


class Arguments(Visitor):
    """Collects the names of all arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name Fluent calls)
        self.names.add(node.id.name)


@pytest.mark.parametrize("book", BOOKS, ids=name_of)
def test_both_languages_have_the_same_messages(book: Path) -> None:
    ids = []
    for language in ("en", "fr"):
        body = FluentParser().parse(text_of(book, language)).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        names = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
        assert len(names) == len(set(names))
        ids.append(set(names))
    assert ids[0] == ids[1]


@pytest.mark.parametrize("book", BOOKS, ids=name_of)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_message_can_be_said(book: Path, language: Any) -> None:
    """With every argument that its file names: none asks for a message that is not there, or goes round in circles."""
    source = text_of(book, language)
    words = Words("" if book.name == "kernel" else source, language, {})
    resource = FluentParser().parse(source)
    seen = Arguments()
    seen.visit(resource)
    for value in ("x", 0, 1, 2):
        args: dict[str, Any] = dict.fromkeys(seen.names, value)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                assert "{" not in words.say(entry.id.name, **args)


@pytest.mark.parametrize(
    "path",
    [path for book in BOOKS for path in sorted(book.glob("*.fr.*"))],
    ids=lambda path: f"{path.parent.name}-{path.name}",
)
def test_french_typography(path: Path) -> None:
    text = re.sub(r"`[^`]*`", "", path.read_text(encoding="utf-8"))
    assert not re.findall(r".{10} [:;!?»]", text)
    assert not re.findall(r"« .{10}", text)
    assert not re.findall(r".{10}[^\s\u202f\u00a0|:-][;?]", text)
    assert "'" not in text.replace("Zomb'", "")


TINY = """
horde-empty = nothing
no-card = no card
card = { $value }
cards = { $number } of { $value }
cards-join = { "; " }
peeked-you = You see: { $card }.
peeked-you-blind = You see nothing.
peeked-other = { $actor } sees something.
dealt = { $each }
dealt-row-other = { $seat } { $n } { $cards }
dealt-join = { ", " }
dealt-other-blind = hidden
met-you = { $actor_count }: you, { $actor_others } ({ $actor_others_count }) met { $target }
met-target = { $actor } ({ $actor_count }) met you
met-other = { $actor } met { $target }
option-clock-none = no clock
option-clock-number = { $value ->
    [1] one second
   *[other] { $value } seconds
}
odd = odd
attributes =
    .only = here
big = { $n }
hollow = { $missing }
list-last = { $a } & { $b }
"""
TINY_SCHEMA = {
    "peeked": {"actor": "seat", "card": "card"},
    "dealt": {"each": "each", "seat": "seat", "n": "number", "cards": "cards"},
    "met": {"actor": "seats", "target": "seat"},
    "odd": {"thing": "colour"},
    "silent": {},
}


def test_voices_and_secrets() -> None:
    words = Words(TINY, "en", TINY_SCHEMA)
    assert words.event({"event": "peeked", "actor": A, "card": 5}, A, NAMES) == "You see: 5."
    assert words.event({"event": "peeked", "actor": A, "card": None}, A, NAMES) == "You see: nothing."
    assert words.event({"event": "peeked", "actor": A}, A, NAMES) == "You see nothing."
    assert words.event({"event": "peeked", "actor": A}, B, NAMES) == "A sees something."
    assert words.event({"event": "silent"}, B, NAMES) == ""
    rows = [{"seat": A, "n": 2000, "cards": [3, 1, 3]}, {"seat": B, "n": 1, "cards": []}]
    assert words.event({"event": "dealt", "each": rows}, A, NAMES) == "A 2000 1 of 1; 2 of 3, B 1 no card"
    with pytest.raises(ValueError, match="colour"):
        words.event({"event": "odd", "thing": "red"}, A, NAMES)


def test_several_may_act_at_once() -> None:
    words = Words(TINY, "en", TINY_SCHEMA)
    event = {"event": "met", "actor": [A, B, D], "target": C}
    assert words.event(event, B, NAMES) == "3: you, A & D (2) met C"
    assert words.event(event, C, NAMES) == "A, B & D (3) met you"
    assert words.event(event, None, NAMES) == "A, B & D met C"
    assert words.event({"event": "met", "actor": [A], "target": C}, A, NAMES) == "1: you,  (0) met C"


def test_values_of_house_rules() -> None:
    words = Words(TINY, "en", TINY_SCHEMA)
    assert [words.option("clock", value) for value in ("none", "1", "60", "odd")] == [
        "no clock",
        "one second",
        "60 seconds",
        "odd",
    ]
    assert words.option("calendar", "7") == "7"


def test_lists_of_names_and_numbers() -> None:
    words = Words(TINY, "en", TINY_SCHEMA)
    assert [words.listing(NAMES[:n]) for n in range(4)] == ["", "A", "A & B", "A, B & C"]  # the game's own "and"
    assert words.say("big", n=12345) == "12345"
    assert [FR.say("amount", n=n) for n in (0, 1, 20, 21)] == ["aucune carte", "une carte", "vingt cartes", "21 cartes"]
    assert FR.say("count-word", count=21) == "vingt et une"
    assert FR.say("number-word", number=21) == "vingt et un"


def test_what_is_missing_is_named() -> None:
    words = Words(TINY, "en", TINY_SCHEMA)
    assert words.has("big")
    assert not words.has("nowhere")
    with pytest.raises(MissingWordsError, match="no message 'nowhere' in language 'en'"):
        words.say("nowhere")
    with pytest.raises(KeyError, match="'attributes' has no text"):
        words.say("attributes")
    with pytest.raises(MissingWordsError, match=r"'hollow' in language 'en'.*missing"):
        words.say("hollow")
    with pytest.raises(ValueError, match="unreadable"):
        Words("this is no Fluent", "fr", {})
