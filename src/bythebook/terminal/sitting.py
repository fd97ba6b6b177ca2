"""A table with its people and bots, and the record it leaves. Nothing is read or written here."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, TypeVar

from ..bots.programs import Program, with_lapses
from ..kernel.chance import Chance, Source, sow
from ..kernel.game import Deck, Room
from ..kernel.history import Header, Record, line_of
from ..kernel.notation import BadInput, read_seat
from ..kernel.questions import kind_asked
from ..kernel.replaying import result_of
from ..kernel.sources import Fair, commitment
from ..kernel.table import Entry, Refusal, Table
from ..kernel.talk import Seated

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
MOST_SEED = 2**62 - 1
T = TypeVar("T")


@dataclass
class Plan:
    """How a game is to be played. `person`: the seat of the one person, or None; `seed`: None for sealed chance."""

    room: Room
    house: Mapping[str, str]
    deck: Deck
    names: list[str]
    person: int | None
    bots: list[str] = field(default_factory=list)  # by seat; the person's is not used
    seed: int | None = None
    secret: bytes = b""
    table: str = ""
    bot_seed: int = 0
    lapses: list[int | None] = field(default_factory=list)  # by seat, in thousandths; None, or no list: as they all do

    @property
    def windows(self) -> bool:
        """Are there call windows in this game, under its house rules?"""
        return self.room.windows is not None and self.room.windows.length not in self.room.talk.moot(self.house)

    def lapse_of(self, seat: int) -> int | None:
        """How often the program in this seat forgets; None where nobody does."""
        moot = self.room.windows is not None and not self.windows  # what is forgotten there are calls
        return self.lapses[seat] if self.lapses and not moot else None

    @property
    def seated(self) -> list[Seated]:
        """Who sits where."""
        return [
            Seated(name) if seat == self.person else Seated(name, self.bots[seat], self.lapse_of(seat))
            for seat, name in enumerate(self.names)
        ]

    @property
    def header(self) -> Header:
        """What a record begins with."""
        deck = {"name": self.deck.name, "label": self.deck.label, "text": self.deck.text}
        seal = commitment(self.secret) if self.secret else ""
        return Header(
            self.room.name, self.room.edition, dict(self.house), deck, self.names, self.table, seal,
            lapses=self.lapses,
        )  # fmt: skip


def plan(
    room: Room,
    seats: int | None = None,
    bots: Sequence[str] = (),
    you: str = "A",
    seed: int | None = None,
    house: Mapping[str, str] | None = None,
    deck_text: str | None = None,
    name: str = "",
    lapses: Sequence[int] = (),
) -> Plan:
    """What was asked for, checked; BadInput says what makes no sense. Bots and lapses are repeated round the table."""
    chosen = dict(house or {})
    if deck_text is not None:
        chosen["deck"] = "file"
    ruled = room.house(chosen)
    deck = room.read_deck(ruled["deck"], deck_text)
    room = room.with_deck(deck)
    watched = you.lower() in ("none", "-")
    guests = 0 if watched else 1
    count = seats or (len(bots) + guests if len(bots) > 1 else min(3, room.seats[-1]))
    rules = room.read_rules(ruled, deck, count)
    person = None if watched else seat_named(room, you, count)
    if len(bots) > count - guests:
        raise BadInput(
            f"{len(bots)} bots are too many for {count} seats: here there is room for {count - guests}.",
            f"{len(bots)} robots, c’est trop pour {count} places : il y a de la place pour {count - guests}.",
        )
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise BadInput(
            f"A seed is a whole number from 0 to {MOST_SEED}.", f"Une graine est un nombre entier de 0 à {MOST_SEED}."
        )
    names = list(NAMES[:count])
    if person is not None and name.split():
        names[person] = " ".join(name.split())[:30]
    made = Plan(room, ruled, deck, names, person, seat_bots(count, person, list(bots) or ["greedy"], ""), seed)
    if lapses or room.lapse is not None:
        made.lapses = seat_bots(count, person, list(lapses) or [room.lapse], None)
        with_lapses(room, rules, made.lapses)
    if seed is None:
        made.secret, made.table, made.bot_seed = secrets.token_bytes(32), secrets.token_hex(8), secrets.randbits(61)
    else:
        made.bot_seed = seed
    return made


def seat_bots(seats: int, person: int | None, given: Sequence[T], none: T) -> list[T]:
    """What is given to each bot, by seat: in order, beginning again when there are more seats; `none` to the person."""
    each = cycle(given)
    return [none if seat == person else next(each) for seat in range(seats)]


def seat_named(room: Room, text: str, seats: int, others: str = "none") -> int:
    """The seat of a letter, or of `p1`, `p2`...; `others` are the words that may stand instead."""
    try:
        return read_seat(text.lower() if len(text) > 1 else text, seats)
    except BadInput as error:
        first, last = room.seat_word(0), room.seat_word(seats - 1)
        raise BadInput(
            f"'{text}' is no seat here: say one from {first} to {last}, or {others}.",
            f"« {text} » n’est pas une place ici : dites-en une de {first} à {last}, ou {others}.",
        ) from error


class Sitting:
    """A game in progress between one person, or none, and bots."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.room = plan.room
        count = len(plan.names)
        rules = plan.header.rules(plan.room)
        source, turn_to = self.chance()
        self.table = Table(plan.room, rules, count, source, turn_to)
        self.programs = {
            seat: Program(plan.room, plan.bots[seat], seat, rules, plan.bot_seed, plan.lapse_of(seat))
            for seat in range(count)
            if seat != plan.person
        }
        self.shown(self.table.entries[0])

    def chance(self) -> tuple[Source, Any]:
        """The source of all draws, and who is to be told which entry is drawn for."""
        if self.plan.seed is None:
            fair = Fair(self.plan.secret, self.plan.table)
            return fair, fair.turn_to
        fast = Chance()
        sow(fast, self.plan.seed, 0)
        return fast, None

    def shown(self, entry: Entry) -> Entry:
        """Every program sees what its seat sees of an entry."""
        for program in self.programs.values():
            program.saw(entry.events)
        return entry

    def submit(self, seat: int, move: Any) -> Entry | Refusal:
        """A seat's move: an answer to the question if it can be one, else an interjection."""
        answers = bool(move.size) and self.room.answers(kind_asked(self.table.g), move.word[0])
        asked = bool((self.table.awaited >> seat) & 1)
        found = self.table.submit(seat, move, self.table.number if answers and asked else None)
        return found if isinstance(found, Refusal) else self.shown(found)

    @property
    def awaits_person(self) -> bool:
        """Is the person asked?"""
        return self.plan.person is not None and bool((self.table.awaited >> self.plan.person) & 1)

    def bots_play(self) -> Iterator[Entry]:
        """Bots play until the person is asked or the game is over: first who may interject, in turn order."""
        while not self.table.over and not self.awaits_person:
            asked = (self.table.awaited & -self.table.awaited).bit_length() - 1
            for offset in range(len(self.plan.names)):
                seat = (asked + offset) % len(self.plan.names)
                free = self.room.interjecting(self.table.g) & ~self.table.awaited
                if seat in self.programs and (free >> seat) & 1:
                    yield self.play(seat)
            yield self.play(asked)

    def play(self, seat: int) -> Entry:
        """One bot moves."""
        move = self.programs[seat].choose(self.table.g)
        found = self.submit(seat, move)
        if isinstance(found, Refusal):
            name = self.programs[seat].name
            raise RuntimeError(f"bot {name} in seat {self.room.seat_word(seat)} is refused by {found.clause}")
        return found

    def record(self) -> Record:
        """The record so far; once the game is over it ends with the places and the opened secret. Where people are to
        forget what they saw it says no card before that: whoever has the secret draws the same ones again."""
        end: dict[str, Any] = {}
        if self.table.over:
            end = result_of(self.room, self.table)
            if self.plan.secret:
                end["secret"] = self.plan.secret.hex()
        lines = [line_of(self.room, entry) for entry in self.table.entries]
        if self.room.shows and not end:
            lines = [line._replace(drawn=[]) for line in lines]
        return Record(self.plan.header, lines, end)
