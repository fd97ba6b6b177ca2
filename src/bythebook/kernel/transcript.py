"""Transcripts: scenarios in a specification's own notation, which tests and `bythebook transcript` run.

    game oh_my_brain

    ## E01 12 beats 7; three cards remain. 4.4, 7.3
    [refill=forgettable] A* b9 h3,7,7,12 c1,9 / B b9 h5,8,11 c4,10 / horde 2,7
    A: play 7 !4.4; A: play 12
    #: roll bang
    = A h3,7,7 c1,9 / horde 2,7,12 / next B turn
    B hears: Ana plays 12, no mark.

A heading names the scenario and the clauses it shows. Then the position, house rules in brackets before it; `as E01`
takes another scenario's, `as E01 with res 14,10` with a field or a seat replaced. `seat: move` (or `seat move`) is
accepted, `seat: move !4.4` refused by that clause and changes nothing; a seat is `A`, `p1` or `1`. `#: timeout A`,
`#: leave A`, `#: return A` are the referee's; other referee lines tell chance to the move before them. A line
`deck FILE` below `game` deals all scenarios from a deck file of one's own, which lies beside the transcript. `=` claims
what it names. `A hears:`, `A hears nothing of:` and `* hears:` quote what was told since the position, `*` being a
spectator, in English unless `hears fr:`. Lines beginning with `//` are remarks.

What the specifications write is read as they write it: several moves on a line with `;` between them, draws among them
without `#:` (`p2 accept ; shuffle ig.oxy`), and `1: form a1 b1 -> refused 5.4`. `!10.2` after text that is no move says
that such text is refused by that clause. Notation is read in any case.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from .citing import clause_id
from .events import SPECTATOR
from .game import Deck, Room
from .moves import Move
from .notation import BadInput, read_seat
from .questions import awaited, kind_asked
from .sources import Draw, Told, Untold
from .table import Refusal, Table
from .telling import field_types
from .words import Words

AS = re.compile(r"as (.+?)(?: with (.*))?", re.IGNORECASE)
RULES = re.compile(r"\[([^\]]*)\]\s*")
MOVE = re.compile(r"([A-L#]|p?\d+):? (.+?)(?:\s+(?:!|(?:->|→)?\s*refused )(\d+\.\d+))?", re.IGNORECASE)
HEARS = re.compile(r"([A-L*]|p?\d+) hears( nothing of)?( fr)?: (.+)")
DEEDS = ("timeout ", "leave ", "return ")
"""What the referee does by itself: it stands in for a seat; one is left for good, or taken up again."""
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")


class Failure(NamedTuple):
    """What did not hold, and where."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.sentence}"


class Scenario:
    """One heading with its lines: numbers and texts. `rules` and `position` are set when its position is read."""

    def __init__(self, title: str, line: int) -> None:
        self.title = title
        self.line = line
        self.lines: list[tuple[int, str]] = []
        self.rules = ""
        self.position = ""

    @property
    def id(self) -> str:
        return self.title.split()[0].rstrip(":") if self.title.split() else ""


def nothing_beside(name: str) -> str:
    """Where no other files are at hand."""
    raise BadInput(f"There is no file {name}.", f"Il n’y a pas de fichier {name}.")


def run_file(
    text: str, file: str, room_of: Callable[[str], Room], beside: Callable[[str], str] = nothing_beside
) -> list[Failure]:
    """Run a transcript file; what failed, in order. A file without scenarios is a failure too. `beside`: the text of a
    file that lies beside it."""
    room: Room | None = None
    own: Deck | None = None
    scenarios: dict[str, Scenario] = {}
    failures: list[Failure] = []
    found: list[Scenario] = []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("## "):
            found.append(Scenario(stripped[3:], number))
        elif stripped.startswith("game ") and not found:
            try:
                room = room_of(stripped[5:])
            except BadInput as error:
                return [Failure(file, number, str(error))]
        elif stripped.startswith("deck ") and room and not found:
            try:
                own = room.read_deck("file", beside(stripped[5:].strip()))
            except BadInput as error:
                return [Failure(file, number, str(error))]
        elif stripped and not stripped.startswith(("//", "# ")) and found:
            found[-1].lines.append((number, stripped))
        elif stripped and not stripped.startswith(("//", "# ")):
            return [Failure(file, number, "a transcript begins with 'game NAME', then headings '## ID what it shows'")]
    if room is None or not found:
        return [Failure(file, 1, "no scenario: a transcript has a line 'game NAME' and headings '## ID what it shows'")]
    for scenario in found:
        if scenario.id in scenarios:
            failures.append(Failure(file, scenario.line, f"there is a scenario {scenario.id} already"))
        scenarios[scenario.id] = scenario
        failures += Run(room, file, scenario, scenarios, own).faults()
    return failures


class Run:
    """One scenario being run; `own`: the deck of one's own that it is dealt from."""

    def __init__(
        self, room: Room, file: str, scenario: Scenario, earlier: dict[str, Scenario], own: Deck | None = None
    ) -> None:
        self.room = room if own is None else room.with_deck(own)
        self.file = file
        self.scenario = scenario
        self.earlier = earlier
        self.table: Table | None = None
        self.deck = own
        self.told = Told([], room.needed)

    def faults(self) -> Iterator[Failure]:
        """Every line that does not hold; a line that cannot be read ends the scenario."""
        if len(self.scenario.lines) < 2:
            yield Failure(self.file, self.scenario.line, "a scenario has a position, moves and results")
        steps = [(n, step) for n, line in self.scenario.lines[1:] for step in self.split(line)]
        steps[:0] = self.scenario.lines[:1]
        for i, (number, step) in enumerate(steps):
            try:
                if fault := self.step(step, [later for _, later in steps[i + 1 :]]):
                    yield Failure(self.file, number, fault)
            except (BadInput, Untold) as error:
                yield Failure(self.file, number, str(error))
                return

    def split(self, line: str) -> list[str]:
        """Several moves and draws may stand on one line."""
        whole = line.startswith("=") or HEARS.fullmatch(line)
        return [line] if whole else [step for part in line.split(";") if (step := part.strip())]

    def step(self, text: str, later: list[str]) -> str:
        """Carry out or check one step; what is wrong, or nothing."""
        if self.table is None:
            self.table = self.set_up(text, later)
            return ""
        if text.startswith("="):
            events = [event for entry in self.table.entries for event in self.table.opened(entry)]
            return "; ".join(self.room.check_claims(text[1:].strip(), self.table.g, events))
        if heard := HEARS.fullmatch(text):
            return self.check_heard(heard, self.table)
        if (together := self.room.read_together(text)) is not None:
            return self.answer_together(together, later, self.table)
        if self.is_draw(text):
            return ""  # it was told to the move before it
        if move := MOVE.fullmatch(text):
            return self.move(move[1], move[2], move[3], later, self.table)
        raise BadInput(f"'{text[:60]}' is neither a move, nor a result, nor what somebody hears.")

    def set_up(self, text: str, later: list[str]) -> Table:
        """The table in the position given."""
        rules, position = self.position(text)
        told, seats = self.room.read_setting(position)
        chosen = dict(pair.split("=", 1) for pair in rules.replace(",", " ").split() if "=" in pair)
        house = self.room.house(told | chosen)
        deck = self.deck = self.deck or self.room.read_deck(house.get("deck", self.room.decks[0]), None)
        self.told.draws = self.draws(later)
        table = Table.at(
            self.room, position, self.room.read_rules(house, deck, max(seats, self.room.seats[0])), self.told
        )
        self.check_used()
        return table

    def position(self, text: str) -> tuple[str, str]:
        """House rules and position, those of an earlier scenario filled in."""
        bracket = RULES.match(text)
        rules, text = (bracket[1], text[bracket.end() :]) if bracket else ("", text)
        if taken := AS.fullmatch(text):
            named, changes = taken[1].strip(), taken[2] or ""
            source = next((known for name, known in self.earlier.items() if name.lower() == named.lower()), None)
            if source is None or source is self.scenario:
                raise BadInput(f"There is no earlier scenario {named} to take the position from.")
            rules, text = rules or source.rules, replace_parts(source.position, changes)
        self.scenario.rules, self.scenario.position = rules, text
        return rules, text

    def draws(self, later: list[str]) -> list[Draw]:
        """What the referee's lines right after a move tell of chance."""
        told = []
        for step in later:
            if not (is_referees(step) or self.is_draw(step)):
                break
            told.append(self.room.read_draw(step.removeprefix("#: ")))
        return told

    def is_draw(self, step: str) -> bool:
        """Is this a draw that stands without `#:`?"""
        try:
            self.room.read_draw(step)
        except BadInput:
            return False
        return not step.startswith("#")

    def check_used(self) -> None:
        """All that was told must have been drawn."""
        if self.told.draws:
            raise BadInput(f"nothing drew {self.room.write_draw(self.told.draws[0])}.")

    def move(self, letter: str, text: str, clause: str | None, later: list[str], table: Table) -> str:
        """A seat's move, accepted or refused as it says; or the referee's line."""
        if letter == "#":
            return self.deed(text.lower(), later, table) if text.lower().startswith(DEEDS) else ""
        seat, move = read_seat(letter), self.read_move(text, clause)
        if move is None:
            return ""
        if not clause:
            self.told.draws = self.draws(later)
        self.fall_silent(table, move)
        if clause:
            return self.refused(table, seat, move, clause)
        result = table.submit(seat, move, self.at(table, seat, move))
        if isinstance(result, Refusal):
            return f"{letter}: {text} is refused by {result.clause or result.reason}"
        self.check_used()
        return ""

    def read_move(self, text: str, clause: str | None) -> Move | None:
        """A move; None for text that is none, where it says so by the clause that refuses such text."""
        move: Move | None = None
        try:
            move = self.room.read_move(text)
        except BadInput:
            if clause != self.room.table_clauses["refused"]:
                raise
        return move

    def deed(self, text: str, later: list[str], table: Table) -> str:
        """The referee's line that is no draw."""
        what, _, named = text.partition(" ")
        seat = read_seat(named, table.g.state.seats)
        self.told.draws = self.draws(later)
        if what == "timeout":
            table.stand_in(seat)
        elif isinstance(table.mark_left(seat, what == "leave"), Refusal):
            return f"'{text}' changes nothing"
        self.check_used()
        return ""

    def fall_silent(self, table: Table, move: Move) -> None:
        """Where silence is an answer, who has not been heard says nothing, before another question can be answered."""
        verb = move.word[0] if move.size else -1
        while (kind := kind_asked(table.g)) in self.room.silent and not self.room.answers(kind, verb):
            table.close()

    def answer_together(self, answers: list[tuple[int, Move]], later: list[str], table: Table) -> str:
        """The answers of several seats to one question; the others say nothing."""
        self.told.draws = self.draws(later)
        number = table.number
        for seat, move in answers:
            result = table.submit(seat, move, number)
            if isinstance(result, Refusal):
                text = self.room.write_move(move, "en")
                return f"{text} of seat {seat + 1} is refused by {result.clause or result.reason}"
        if table.number == number:
            table.close()
        self.check_used()
        return ""

    def at(self, table: Table, seat: int, move: Move) -> int | None:
        """The question's number, unless the move is an interjection."""
        answer = move.size and self.room.answers(kind_asked(table.g), move.word[0]) and (awaited(table.g) >> seat) & 1
        table.last_answer.clear()
        return table.number if answer else None

    def refused(self, table: Table, seat: int, move: Move, clause: str) -> str:
        """A refusal names its clause and changes nothing."""
        before = bytes(table.g.state)
        found = self.room.forbids(table.g, seat, move)
        if not found:
            return f"this move is allowed; {clause} was to refuse it"
        if bytes(table.g.state) != before:
            return "the refused move changed the position"
        return "" if clause_id(found) == clause else f"refused by {clause_id(found)}, not {clause}"

    def check_heard(self, heard: re.Match[str], table: Table) -> str:
        """A quotation of what a seat or a spectator was told."""
        viewer = SPECTATOR if heard[1] == "*" else read_seat(heard[1], table.g.state.seats)
        lang: Literal["en", "fr"] = "fr" if heard[3] else "en"
        words = Words(self.room.words(lang), lang, field_types(self.room.forms.values()))
        names = list(NAMES[: table.g.state.seats])
        deck = words.deck(self.deck.name, self.deck.label) if self.deck else {}
        told = [
            words.event(event, viewer, names, False, **deck)
            for entry in table.entries
            for event in table.heard(entry, viewer)
        ]
        speech = words.spoken(" ".join(sentence for sentence in told if sentence))
        if (words.spoken(heard[4]) in speech) == bool(heard[2]):
            return f"{heard[1]} hears: {speech}"
        return ""


def is_referees(step: str) -> bool:
    """Does this line tell of chance?"""
    return step.startswith("#: ") and not step[3:].lower().startswith(DEEDS)


def replace_parts(position: str, changes: str) -> str:
    """A position with some of its parts replaced or added, each known by its first word; `;` or `/` parts them."""
    mark = ";" if ";" in position else "/"
    parts = [part.strip() for part in position.split(mark)]
    for change in (part.strip() for part in changes.split(mark) if part.strip()):
        key = change.split()[0].rstrip("*").lower()
        at = next((i for i, part in enumerate(parts) if part.split()[0].rstrip("*").lower() == key), len(parts))
        parts[at : at + 1] = [change]
    return f" {mark} ".join(parts)
