"""Table talk: how a game answers what it is asked. A room words its own facts, from a view and nothing else.

What may be asked at all is `Room.queries`; the words that ask are messages `typed-<query>` of the game's Fluent files,
with commas between them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .view import key_of

if TYPE_CHECKING:
    from .game import Deck
    from .words import Words


class Seated(NamedTuple):
    """Who sits in a seat: a person, or a program of this kind. `lapse`: how often it forgets, in thousandths; None
    where nobody does."""

    name: str
    program: str = ""
    lapse: int | None = None


@dataclass(frozen=True)
class Facts:
    """What an answer is made of: the listener's view, its words and settings, what is in play, and who sits there."""

    view: Mapping[str, Any]
    words: Words
    names: Sequence[str]
    brief: bool = False
    house: Mapping[str, str] = field(default_factory=dict)
    rest: str = ""  # what was typed after the words that ask: such as a cell
    deck: Deck | None = None
    seated: Sequence[Seated] = ()
    refused: str = ""  # what "why" means: the clause behind the last refusal, or behind what happened
    early: bool = False  # does the question come when the open call window closes?
    windows: str = ""  # how long a call window is open at this live table; empty: each one is answered like a question

    @property
    def you(self) -> int | None:
        """The listener's seat; None for a spectator."""
        seat: int | None = self.view["you"]
        return seat

    @property
    def kind(self) -> str:
        """The kind of the question on the table; empty when the game is over."""
        return str(self.view["question"]["kind"]) if self.view["question"] else ""

    @property
    def asked(self) -> bool:
        """Is the listener awaited?"""
        return bool(self.view["question"]) and self.you in self.view["question"]["waiting"]

    @property
    def own(self) -> Mapping[str, Any]:
        """What is this game's own in the view."""
        found: Mapping[str, Any] = self.view["own"]
        return found

    @property
    def asks(self) -> Mapping[str, Any]:
        """What is this game's own in the question on the table; empty when the game is over."""
        found: Mapping[str, Any] = self.view["question"]["own"] if self.view["question"] else {}
        return found

    def say(self, message: str, /, **args: str | int) -> str:
        """Word a message."""
        return self.words.say(message, **args)

    def joined(self, phrases: Sequence[str]) -> str:
        """Phrases as a list."""
        return self.say("cards-join").join(phrases)

    def zone(self, name: str, owner: int | None = None) -> Mapping[str, Any]:
        """A zone of the view; empty when there is none."""
        found: Mapping[str, Any] = self.view["zones"].get(key_of(name, owner), {})
        return found

    def amount(self, name: str, owner: int | None = None) -> str:
        """How many cards lie in a zone."""
        return self.say("amount", n=self.zone(name, owner)["count"])

    def counter(self, name: str, owner: int | None = None) -> int:
        """A number that stands at the table."""
        return int(self.view["counters"][key_of(name, owner)])

    def verbs(self) -> set[str]:
        """What the listener may do now, by its verbs."""
        return {offer["verb"] for offer in self.view["offers"]}

    def from_you(self) -> list[int]:
        """All seats clockwise, one's own first."""
        seats, first = self.view["seats"], self.you or 0
        return [(first + offset) % seats for offset in range(seats)]


Answer = Callable[[Facts], str]


def no_lines(facts: Facts) -> list[str]:
    """Nothing is said besides the question."""
    return []


def nothing(facts: Facts) -> str:
    """No sentence."""
    return ""


def same_kind(question: Mapping[str, Any]) -> str:
    """A question is worded by its kind."""
    return str(question["kind"])


def unasked(facts: Facts, move: Any) -> str:
    """No move is confirmed."""
    return ""


def unadorned(words: Words, result: Mapping[str, Any], seat: int) -> dict[str, str | int]:
    """A place is said without anything else."""
    return {}


def none_moot(house: Mapping[str, str]) -> frozenset[str]:
    """Every house rule has a part in the game."""
    return frozenset()


class Quiet(NamedTuple):
    """Questions that a person may decline with one word for as long as a turn lasts, privately: nobody is told."""

    questions: frozenset[str]  # kinds of question
    answer: str  # the move that declines each of them
    until: frozenset[str]  # events with which it is over


class Talk(NamedTuple):
    """A room's answers. A sentence that is empty is not said; of `playable` that means: the moves as they are typed."""

    answers: Mapping[str, Answer] = {}  # query -> the sentence
    again: Mapping[str, Answer] = {}  # the same, asked twice running
    always: Mapping[str, Answer] = {}  # the queries that may be told with every question
    acts: Mapping[str, str] = {}  # query -> the act whose key asks it (`asking.KEYS`), where that is named otherwise
    pointed: frozenset[str] = frozenset()  # the queries that may go on with what they are about (`Facts.rest`)
    before: Answer = nothing  # said before the question, after what has happened
    told_by: Answer = nothing  # the event whose sentence has told already what `before` says
    summary: Answer = nothing  # the table in a sentence, for those who read the page
    reminder: Callable[[Facts], list[str]] = no_lines  # said before the question when it is repeated
    wording: Callable[[Mapping[str, Any]], str] = same_kind  # question -> the kind in question-<kind>-you, how-<kind>
    asked_by: Mapping[str, str] = {}  # kind of question -> the event whose sentence asks it already
    confirm: Callable[[Facts, Any], str] = unasked  # the message that asks whether a move is really meant
    standing: Callable[[Words, Mapping[str, Any], int], dict[str, str | int]] = unadorned  # more words for `place`
    moot: Callable[[Mapping[str, str]], frozenset[str]] = none_moot  # house rules that have no part in this game
    brief: bool = False  # do cards have a shorter name?
    last_word: str = ""  # the move after which a person may still have forgotten something (an interjection)
    quiet: Quiet | None = None  # none: every question is put
    out_of_turn: str = ""  # the clause that refuses what the table is not waiting for


def capital(sentence: str) -> str:
    """The sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def decision(facts: Facts, wording: Callable[[Mapping[str, Any]], str]) -> str:
    """The awaited decision in words, to the one who decides or to the others."""
    asked = facts.view["question"]
    if facts.view["over"]:
        return facts.say("question-over")
    if not asked:
        return facts.say("question-none")
    kind = wording(asked)
    if facts.you is not None and facts.asked:
        return facts.say(f"question-{kind}-you", due=facts.asks.get("due") or 0, name=facts.names[facts.you])
    waiting = facts.words.listing([facts.names[seat] for seat in asked["waiting"]])
    return facts.say(f"question-{kind}-other", name=waiting)
