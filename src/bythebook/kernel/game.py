"""The contract of a game: what a room must offer so that tables, clients, bots and examiners can use it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from .citing import Rulebook, read_rulebook
from .moves import no_instinct
from .notation import BadInput, no_answers, seat_letter, seats_by_letters
from .records import Record
from .shows import Shows
from .talk import Talk
from .telling import Form
from .view import Sight

REFEREE = -2
"""The mover of entries that no seat made: the deal, defaults, time. (-1 is the spectator, who never moves.)"""


class HouseRule(NamedTuple):
    """One house rule. The first value is the default; `numbers`: the numbers that are values besides those written
    out; `shape`: how further values are written, as `WxH`, capitals standing for numbers that the game judges itself;
    `scope`: `rules` change the game, `table` only its set-up; `seats`: those values that name a seat, by seat."""

    name: str
    values: tuple[str, ...]
    clause: str
    scope: str = "rules"
    numbers: range = range(0)
    shape: str = ""
    seats: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        return self.values[0]

    def allows(self, value: str) -> bool:
        """Is this one of its values? A number is written plainly, as `500`."""
        number = value.isascii() and value.isdecimal() and value == str(int(value[:9]))
        shaped = re.fullmatch(re.sub("[A-Z]", "[1-9][0-9]?", self.shape), value) if self.shape else None
        return value in self.values or (number and int(value) in self.numbers) or shaped is not None

    def as_written(self, value: str) -> str:
        """The value that is meant, read in any case; one that makes no sense, as it is."""
        meant = next((known for known in self.values if known.lower() == value.lower()), value.lower())
        return meant if self.allows(meant) else value

    def choices(self, lang: str) -> str:
        """Its values, for a sentence."""
        listed = [value for value in self.values if not (value.isdecimal() and int(value) in self.numbers)]
        if self.numbers:
            first, last = self.numbers[0], self.numbers[-1]
            listed.append(f"{first} à {last}" if lang == "fr" else f"{first} to {last}")
        return ", ".join([*listed, *([self.shape] if self.shape else [])])


class Deck(NamedTuple):
    """A deck as a file: its name, its label, the text, and its rows for people (value, copies, mark, role); in every
    language a sentence about what is odd in it, where something is."""

    name: str
    label: str
    text: str
    rows: list[dict[str, Any]]
    warning: Mapping[str, str] = {}


def one_naming(room: Room, deck: Deck) -> Room:
    """Where every deck of a game calls its cards alike."""
    return room


class Windows(NamedTuple):
    """What a table needs to know of a game's call windows, questions to which silence is an answer (`Room.silent`).

    Calls are a bit per seat: another seat's bit calls it, one's own says the word for oneself. At a live table they
    are said at any time and wait until a window, or a move of one's own, takes them.
    """

    length: str  # the house rule that says how long a window is open: seconds, or `wait`
    leader: Callable[[Any], int]  # whose turn is next or running: that player's move closes a window that waits
    entry: Callable[[Any, int, int], Any]  # g, seat, calls -> the sealed answer that says them
    said: Callable[[int, Any], int]  # seat, sealed answer -> its calls
    taken: Callable[[Any, int, int], int]  # g, seat, calls -> those that go with what this seat does or says now
    held: Callable[[Any, int, int, Any], Any]  # g, seat, calls, move -> the move with what was said ahead of it


class Benchmark(NamedTuple):
    """Rules whose speed is told apart from the default ones'. `fields`: of the rules, such as no house rule sets."""

    name: str
    house: Mapping[str, str] = {}
    fields: Mapping[str, int] = {}


def untold(g: Any, seat: int, gone: bool) -> Any | None:
    """The rules do not care who has left."""
    return None


def kept_in_mind(knowledge: Any) -> None:
    """Whoever takes a seat over knows what its owner was told."""


@dataclass(frozen=True)
class Room:
    """One game. `g` is its `Game`: state, rules, desk. From `deal` to `encode` the functions are kernel Python."""

    name: str
    seats: range
    edition: int  # raised whenever a change would alter the fold of some history
    new_game: Callable[[Any], Any]  # rules -> Game, nothing dealt
    state: type[Record]
    rules: type[Record]
    desk: type[Record]
    move: type[Any]
    offer_type: type[Any]
    knowledge: type[Any]  # what it forgets depends on its `chance`, if it has one, and on what was seen
    features: type[Any]  # what `encode` fills: size numbers in `value`
    modules: tuple[str, ...]  # the modules of kernel Python, for the loader

    deal: Callable[[Any, int], None]
    forbids: Callable[[Any, int, Any], int]
    offer: Callable[[Any, int, Any, Any], None]
    apply: Callable[[Any, int, Any], None]
    default: Callable[[Any, int, Any], None]
    interjecting: Callable[[Any], int]
    answers: Callable[[int, int], bool]  # question kind, verb -> does it answer?
    place: Callable[[Any, int], int]
    payoff: Callable[[Any, int], float]
    learn: Callable[[Any, Any, Any, int], None]
    redeal: Callable[[Any, int, Any], None]
    encode: Callable[[Any, int, Any, Any], None]
    greedy: Callable[[Any, int, Any, Any], None]  # fills in the move of an honest, simple player

    house_rules: tuple[HouseRule, ...]
    decks: tuple[str, ...]  # names of the built-in decks
    read_deck: Callable[[str, str | None], Deck]  # (name, text or None for a built-in one)
    read_rules: Callable[[Mapping[str, str], Deck, int], Any]  # options, deck, seats -> rules
    forms: Mapping[int, Form]
    questions: Mapping[int, str]  # kind -> its word in notation
    sight: Sight  # who sees what
    shown: Callable[[Any, int, Any, Any], None]  # `offer` for people, where the true one would remind them of something
    kept: Callable[[Any, int], Any]  # an event as seen, its age (`shows.ages`) -> what a person's log keeps, or None
    describe_word: Callable[[Any, int], dict[str, Any]]  # move so far, next word -> what it touches
    reasons: Callable[[Any, int, Any], dict[str, Any]]  # what a refusal's sentence may name
    read_move: Callable[[str], Any]
    write_move: Callable[[Any, str], str]  # move, language
    read_draw: Callable[[str], Any]
    write_draw: Callable[[Any], str]
    needed: frozenset[int]  # draws that a transcript must tell
    read_position: Callable[[str, Any, Any], Any]  # text, rules, source -> Game
    write_position: Callable[[Any], str]
    check_claims: Callable[[str, Any, list[dict[str, Any]]], list[str]]  # text, g, events told -> what does not hold
    inventory: Callable[[Any], list[int]]  # every card, wherever it lies, sorted: always the deck
    untruths: Callable[[Any, int, Any], list[str]]  # g, seat, knowledge -> what the knowledge says that is false
    well_formed: Callable[[Any], Any]  # random.Random -> some well-formed move, offered or not
    sprite: Callable[[], str]  # the card faces, one SVG document
    instinct: Callable[[Any, int, Any, Any], int] = no_instinct  # ends a random player's move, where need be
    lapse: int | None = None  # how often programs forget, in thousandths; `Rules.lapse` says it by seat, plus 1
    lapses: tuple[int, ...] = ()  # how often they forget where the message `lapse` has a name for it, to choose from
    silent: frozenset[int] = frozenset()  # kinds of question to which silence is an answer, the default
    pauses: frozenset[int] = frozenset()  # questions that anybody answers for all: programs leave them to people
    clocks: Mapping[int, int] = field(default_factory=dict)  # kind -> the seconds that the book gives; none: all alike
    windows: Windows | None = None  # how those are handled at live tables; None: the game has none
    shows: Shows | None = None  # faces that are open for a while; None: what is open is in the view, or told for good
    read_together: Callable[[str], list[tuple[int, Any]] | None] = no_answers  # the answers of several seats
    read_setting: Callable[[str], tuple[dict[str, str], int]] = seats_by_letters  # a position's house rules and seats
    seat_word: Callable[[int], str] = seat_letter  # a seat as its notation calls it
    own_deck: Callable[[Room, Deck], Room] = one_naming  # the same game, speaking as this deck does (`with_deck`)
    deck_words: Mapping[str, str] = field(default_factory=dict)  # by language: the messages that a host's deck replaces
    deck_faces: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Pictures of the sheet that a host's deck replaces: by which of its pictures, and what is written on it."""
    times_peer: float = 1  # how many times as fast as OpenSpiel's crazy_eights random compiled games are meant to be
    benchmarks: tuple[Benchmark, ...] = ()
    forgotten: Callable[[Any], None] = kept_in_mind  # the knowledge of a program that takes a seat over
    leaving: Callable[[Any, int, bool], Any | None] = untold
    """g, seat, is it left for good? -> the move by which the referee tells the rules so, or that its owner is back."""
    phrases: tuple[str, ...] = ()  # under the house rule chat=phrases all that people say: messages `phrase-<name>`
    queries: tuple[str, ...] = ()
    talk: Talk = field(default_factory=Talk)  # how they are answered
    table_clauses: Mapping[str, str] = field(default_factory=dict)  # the margin of the table's own events
    folder: Path = field(default_factory=Path)

    def rulebook(self, lang: str) -> Rulebook:
        """The rulebook in `en` or `fr`."""
        return read_rulebook((self.folder / f"rulebook.{lang}.md").read_text(encoding="utf-8"))

    def words(self, lang: str) -> str:
        """The Fluent messages in `en` or `fr`; those that the deck in play replaces come last."""
        own = (self.folder / f"words.{lang}.ftl").read_text(encoding="utf-8")
        return f"{own}\n{self.deck_words[lang]}" if lang in self.deck_words else own

    def share_of_clock(self, kind: int) -> float:
        """A clock as long as its host likes gives the longest kinds of question all of it, and the others less in
        proportion."""
        longest = max(self.clocks.values(), default=1)
        return self.clocks.get(kind, longest) / longest

    def with_deck(self, deck: Deck) -> Room:
        """This game as it is played with a deck: a host's own has names and codes of its own, which notation, words
        and pictures then follow. Wherever a table or a record is at hand, its room is this one."""
        return self.own_deck(self, deck)

    def house(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All house rules with their values; BadInput when one is unknown or has no such value."""
        known = {rule.name: rule for rule in self.house_rules}
        as_written = {name.lower(): rule.as_written(value) for name, value in chosen.items()
                      if (rule := known.get(name.lower()))}  # fmt: skip
        chosen = as_written | {name: value for name, value in chosen.items() if name.lower() not in known}
        for name, value in chosen.items():
            if name not in known:
                raise BadInput(
                    f"'{name}' is no house rule of {self.name}: they are {', '.join(known)}.",
                    f"« {name} » n’est pas une règle maison de {self.name} : ce sont {', '.join(known)}.",
                )
            if not known[name].allows(value):
                en, fr = known[name].choices("en"), known[name].choices("fr")
                raise BadInput(
                    f"House rule '{name}' cannot be '{value}': it is one of {en}.",
                    f"La règle maison « {name} » ne peut pas valoir « {value} » : valeurs possibles : {fr}.",
                )
        return {name: chosen.get(name, rule.default) for name, rule in known.items()}
