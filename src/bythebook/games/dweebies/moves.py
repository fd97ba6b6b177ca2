"""Dweebies: moves and draws as text, in English and French (Part 12 of the specification)."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from ...kernel.notation import BadInput, no_move, plain, read_number, read_seat, seat_letter
from ...kernel.sources import Draw
from .cells import Names, house, read_cell, read_kind, write_cell
from .names import CARDS, CENTRE, KINDS, NOWHERE, REFEREE, Word
from .names import Draw as Drawn
from .state import Move

VERBS = {
    "take all": Word.TAKE_ALL, "take row": Word.TAKE_ROW, "take column": Word.TAKE_COLUMN, "leave": Word.LEAVE,
    "draw": Word.DRAW, "go on": Word.GO_ON,
}  # fmt: skip
FRENCH = {
    "prendre tout": Word.TAKE_ALL, "prendre rangée": Word.TAKE_ROW, "prendre colonne": Word.TAKE_COLUMN,
    "laisser": Word.LEAVE, "piocher": Word.DRAW, "continuer": Word.GO_ON,
}  # fmt: skip
KNOWN = VERBS | {plain(text): word for text, word in FRENCH.items()}
SPOKEN: dict[str, dict[int, str]] = {
    "en": {word: text for text, word in VERBS.items()},
    "fr": {word: text for text, word in FRENCH.items()},
}
PLACING = re.compile(r"([^@]+?)\s*@\s*(\w+)")
MARK = "*"  # after a move of the referee's: the draw is made at once (7.12)


def move_of(*words: int) -> Move:
    """A move of these words."""
    move = Move()
    move.size = len(words)
    move.word[: len(words)] = words
    return move


def read_move(text: str, names: Callable[[], Names] = house) -> Move:
    """A move as typed: `ga@N1E2`, `gardener@N1E2`, `take all`, `take row`, `take column`, `leave`, `draw`, `go on`."""
    act, mark, rest = text.strip().partition(MARK)
    words = " ".join(plain(act).split())
    end = [REFEREE] if mark and not rest else []
    if words in KNOWN:
        return move_of(KNOWN[words], *end)
    placing = PLACING.fullmatch(act.strip())
    if placing is None:
        code = names().codes[0]
        raise no_move(
            text,
            f"'{code}@C', '{code}@N1E2', 'take all', 'take row', 'take column', 'leave' or 'draw'",
            f"« {code}@C », « {code}@N1E2 », « prendre tout », « prendre rangée », « prendre colonne », « laisser » ou "
            "« piocher »",
        )
    south, east = read_cell(placing[2])
    kind = names().kinds.get(" ".join(plain(placing[1]).split()), NOWHERE)
    if kind == NOWHERE or placing[1].lower() in names().codes:  # of another kind, that might be a name too
        kind = read_kind(placing[1], names().codes)
    return move_of(kind, south + CENTRE, east + CENTRE, *end)


def write_move(move: Any, lang: str = "en", names: Callable[[], Names] = house) -> str:
    """A move, or one half said, as text."""
    if not move.size:
        return ""
    words: list[int] = list(move.word[: move.size])
    if words[0] >= KINDS:
        return SPOKEN[lang][Word(words[0])] + (f" {MARK}" if move.size > 1 else "")
    code: str = names().codes[words[0]]
    if move.size == 1:
        return code
    if move.size == 2:
        return f"{code}@{write_cell((words[1] - CENTRE, 0))}.."
    cell = write_cell((words[1] - CENTRE, words[2] - CENTRE))
    return f"{code}@{cell}" + (f" {MARK}" if move.size > 3 else "")


def read_draw(text: str, names: Callable[[], Names] = house) -> Draw:
    """What a referee's line tells of chance: `first B`, `shuffle ga,dr,...`, `card 2`, `cell 3`."""
    match plain(text).split():
        case ["first", seat]:
            return Draw(Drawn.FIRST, (read_seat(seat),))
        case ["shuffle", kinds]:
            return Draw(Drawn.SHUFFLE, tuple(read_kind(code, names().codes) for code in kinds.split(",")))
        case ["card", number]:
            return Draw(Drawn.CARD, (read_number(number, 1, CARDS, "card of a hand", "carte d’une main") - 1,))
        case ["cell", number]:
            return Draw(Drawn.CELL, (read_number(number, 1, 200, "legal cell", "case jouable") - 1,))
    raise BadInput(
        f"'{text[:60]}' is no draw: say 'first B', 'shuffle ga,dr', 'card 2' or 'cell 3'.",
        f"« {text[:60]} » n’est pas un tirage : dites « first B », « shuffle ga,dr », « card 2 » ou « cell 3 ».",
    )


def write_draw(draw: Draw, names: Callable[[], Names] = house) -> str:
    """A draw as text."""
    if draw.what == Drawn.FIRST:
        return f"first {seat_letter(draw.outcome[0])}"
    if draw.what == Drawn.SHUFFLE:
        return f"shuffle {','.join(names().codes[kind] for kind in draw.outcome)}"
    return f"{'card' if draw.what == Drawn.CARD else 'cell'} {draw.outcome[0] + 1}"


def well_formed(random: Random) -> Move:
    """Some move that notation can say, offered or not: what a judge must be able to judge."""
    if random.random() < 0.3:
        return move_of(random.choice([*VERBS.values()]))
    reach = random.choice((2, 4, 8, 70))
    cell = [CENTRE + random.randint(-reach, reach) for _ in range(2)]
    return move_of(random.randrange(KINDS), *cell, *([REFEREE] if random.random() < 0.05 else []))
