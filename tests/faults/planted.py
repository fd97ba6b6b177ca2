"""Faults to plant, one at a time: each is a slip that somebody could make, and what must notice it.

Most of them show under one house rule, or at one number of seats, so that they tell whether a smaller choice of
settings still looks everywhere.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
GAMES = "src/bythebook/games"
EXAMINER = ("tests/examiner",)
TRANSCRIPTS = ("tests/games/test_transcripts.py",)


class PlantedFault(NamedTuple):
    """One slip. `was` stands in the file exactly once, and `becomes` takes its place; `tests` are run against it, of
    them those that `only` selects (as `pytest -k`)."""

    name: str
    file: str
    was: str
    becomes: str
    tests: tuple[str, ...] = EXAMINER
    only: str = ""

    def planted(self) -> str:
        """The file's text with the fault in it; ValueError when the place is not found, or found twice."""
        text = (ROOT / self.file).read_text(encoding="utf-8")
        if text.count(self.was) != 1:
            raise ValueError(f"{self.name}: its place stands {text.count(self.was)} times in {self.file}, not once")
        return text.replace(self.was, self.becomes)


def of(game: str, name: str, module: str, was: str, becomes: str, tests: tuple[str, ...] = EXAMINER) -> PlantedFault:
    """A fault in a game's rules, for the examiner to find, or for the transcripts."""
    return PlantedFault(f"{game}: {name}", f"{GAMES}/{game}/{module}.py", was, becomes, tests, game)


FAULTS = (
    # --- Oh My Brain
    of(
        "oh_my_brain", "no end to a refill that may be forgotten", "offer",
        "            if g.rules.refill == 1:\n                put(out, Word.DONE)\n", "",
    ),
    of(
        "oh_my_brain", "somebody who is not tied may be named", "judge",
        "move.size != 2 or (g.state.tied >> move.word[1]) & 1 == 0", "move.size != 2", TRANSCRIPTS,
    ),
    of(
        "oh_my_brain", "a spade may be aimed at an empty chair", "judge",
        " or move.word[at] >= g.state.seats:\n        return clause(11, 1)", ":\n        return clause(11, 1)",
    ),
    of("oh_my_brain", "a spike is forgotten", "knowledge", "        weaken(giver.hand, 1)\n", "        pass\n"),
    of(
        "oh_my_brain", "the last of five seats gets one extra too few", "turn",
        "        for _ in range(state.seats - 1):\n            share",
        "        for _ in range(min(3, state.seats - 1)):\n            share",
    ),
    # --- Cryptid Smash
    of(
        "cryptid_smash", "any card may follow a draw", "judge",
        "    if kind_asked(g) == Kind.PLAY_DRAWN and face != g.state.drawn:\n        return clause(8, 6)\n", "",
    ),
    of(
        "cryptid_smash", "the word is offered where it is said for everybody", "offer",
        "if g.rules.smash_mode == 0 and move.word", "if move.word",
    ),
    of(
        "cryptid_smash", "no free draw is offered", "offer",
        "if some == 0 or (g.rules.free_draw == 1 and can_draw(g)):", "if some == 0:",
    ),
    of(
        "cryptid_smash", "the sixth player may not be called", "judge",
        "return ALLOWED if (g.rules.entries[seat] >> calls) & 1",
        "return ALLOWED if calls < 32 and (g.rules.entries[seat] >> calls) & 1",
    ),
    # --- Dweebies
    of(
        "dweebies", "a card that is not owed may be drawn", "judge",
        "seat < g.state.seats and g.state.player[seat].owed > 0", "seat < g.state.seats",
    ),
    of(
        "dweebies", "a line that must be taken may be left", "judge",
        "    if word == Word.LEAVE and g.rules.collect == 1:\n        return clause(5, 11)\n", "", TRANSCRIPTS,
    ),
    of(
        "dweebies", "both of two crossing lines may be taken", "judge",
        "word == Word.TAKE_ALL and g.rules.crossing == 1 and", "word == Word.TAKE_ALL and row < 0 and",
        TRANSCRIPTS,
    ),
    of("dweebies", "one's own cards are counted off twice", "knowledge", "if seen.word[0] != me:", "if seen.size > 0:"),
    of(
        "dweebies", "the second round of a match remembers the first", "knowledge",
        "k.unseen[kind] = rules.slot", "k.unseen[kind] += rules.slot",
    ),
    # --- Dementalism
    of(
        "dementalism", "a nab that must be named may be silent", "judge",
        "(move.size == 3 and g.rules.nab_call == 0)", "move.size == 3",
    ),
    of(
        "dementalism", "Stacks of a leaky pocket lose a card", "turmoil",
        "    for _ in range(stack.copies):\n        put(", "    for _ in range(1):\n        put(",
    ),
    of("dementalism", "a Stack that has left is still counted", "known", "    k.stacks[seat] -= 1\n", "    pass\n"),
    of(
        "dementalism", "a card laid under the Heap is lost", "known_cells",
        "    k.heap += 1\n    carry(k, slot, HEAP_SLOT)", "    carry(k, slot, HEAP_SLOT)",
    ),
    # --- the kernel
    PlantedFault(
        "kernel: everybody sees what one seat may see", "src/bythebook/kernel/events.py",
        "(event.eyes >> viewer) & 1", "event.eyes", ("tests/examiner", "tests/games/test_transcripts.py"),
    ),
    PlantedFault(
        "kernel: a move that fails half-way is not undone", "src/bythebook/kernel/table.py",
        "            self.g.state.take(before)\n            self.chance.drain()\n", "            self.chance.drain()\n",
    ),
    PlantedFault(
        "kernel: a move sent twice is made twice", "src/bythebook/kernel/table.py",
        "at is not None and self.last_answer.get(seat) == (at, text)", "False",
        ("tests/server/test_playing.py",),
    ),
)  # fmt: skip
