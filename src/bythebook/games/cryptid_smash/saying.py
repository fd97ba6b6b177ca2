"""Cryptid Smash: moves written as text, and what their words touch (section L of the specification)."""

from __future__ import annotations

from typing import Any

from ...kernel.questions import awaited, kind_asked
from ...kernel.standing import standing
from . import events
from .cards import COLOURS, write_face, write_faces
from .judge import answers
from .matching import is_tactical
from .moves import HALVES, OF_CARD, SAID_IN_FRENCH
from .names import FACES, MOST_SEATS, SMASH, Choice, Kind, Mark, Word
from .powers import owed
from .state import Game

QUESTIONS = {int(kind): kind.name.lower() for kind in Kind}
LACKING = {40: "seat", 41: "colour", 42: "colour4", 44: "use"}
"""What is missing when a tactical card is played alone."""


def write_move(move: Any, lang: str = "en") -> str:
    """A move, or one half said, as text; in French with its accents."""
    words = words_of(move)
    return " ".join(map(in_french, words) if lang == "fr" else words)


def in_french(word: str) -> str:
    """A word of notation in French; the first one of a window stands behind its bracket."""
    bracket = "w(" if word.startswith("w(") else ""
    said = word.removeprefix(bracket)
    return bracket + SAID_IN_FRENCH.get(said, said)


def words_of(move: Any) -> list[str]:
    """The English words of a move."""
    if not move.size:
        return []
    word, rest = move.word[0], list(move.word[1 : move.size])
    if word < FACES:
        return ["play", write_face(word), *choice_words(word, rest)]
    if word == Word.ANSWER:
        return ["answer", *(write_face(rest[0]) for _ in rest[:1]), *choice_words(-1, rest[1:])]
    if word in (Word.ACCEPT, Word.DISCARD):
        return ["accept" if word == Word.ACCEPT else "discard", *([write_faces(rest)] if rest else [])]
    if word >= Word.ENTRY:
        return entry_words(word)
    if word >= Word.COLOUR:
        return ["colour", COLOURS[word - Word.COLOUR]]
    return ["draw" if word == Word.DRAW else "keep"]


def seat_word(seat: int) -> str:
    """`p3` for seat 2 (section L)."""
    return f"p{seat + 1}"


def entry_words(word: int) -> list[str]:
    """`w(smash, call p3)`."""
    smash = word >= Word.ENTRY_SMASH
    calls = word - (Word.ENTRY_SMASH if smash else Word.ENTRY)
    said = [["smash"]] * smash + [["call", seat_word(seat)] for seat in range(MOST_SEATS) if (calls >> seat) & 1]
    words = [word for part in said for word in (*part[:-1], part[-1] + ",")]
    if not words:
        return ["w()"]
    first = "w(" + words[0]
    return [first, *words[1:-1], words[-1].rstrip(",") + ")"] if len(words) > 1 else [first.rstrip(",") + ")"]


def choice_words(face: int, words: list[int]) -> list[str]:
    """What follows the card: `t.turn` and its like leave out what they say themselves."""
    found = []
    for word in words:
        if word == SMASH:
            found.append("smash")
        elif face == 43 and word == Choice.PASS:
            continue
        else:
            named = one_choice(word)
            found += named[1:] if OF_CARD.get(face) == named[0] and len(named) > 1 else named
    return found


def one_choice(word: int) -> list[str]:
    """`turn p3`, `col ig`, `col4 ig`, `pass`, and what is said half."""
    if word < Choice.COLOUR:
        return ["turn", seat_word(word)]
    if word < Choice.COLOUR4:
        return ["col", COLOURS[word - Choice.COLOUR]]
    if word < Choice.PASS:
        return ["col4", COLOURS[word - Choice.COLOUR4]]
    if word in (Choice.PASS, Choice.ANY):
        return ["pass" if word == Choice.PASS else "any"]
    return [next(half for half, code in HALVES.items() if code == word)]


def describe_word(move: Any, word: int) -> dict[str, Any]:
    """What the next word of a move touches: verb, card, number, seat and zone, for labels and highlights."""
    touched: dict[str, Any] = {"verb": "", "card": None, "number": None, "seat": None, "zone": None}
    return touched | (first_word(word) if move.size == 0 else further_word(move, word))


def first_word(word: int) -> dict[str, Any]:
    """What a verb touches."""
    if word < FACES:
        return {"verb": "play", "card": word, "zone": "hand"}
    if word >= Word.ENTRY:
        return {"verb": "entry"}
    if word >= Word.COLOUR:
        return {"verb": "colour", "number": word - Word.COLOUR}
    return {"verb": Word(word).name.lower()}


def further_word(move: Any, word: int) -> dict[str, Any]:
    """What a later word touches."""
    if word == SMASH:
        return {"verb": "smash"}
    verb = move.word[0]
    if verb >= FACES:
        names = {Word.ACCEPT: "pay", Word.DISCARD: "discard_card", Word.ANSWER: "answer_card"}
        return {"verb": names[Word(verb)], "card": word, "zone": "hand"}
    if word < Choice.COLOUR:
        return {"verb": "choose_turn", "seat": word}
    if word < Choice.COLOUR4:
        return {"verb": "choose_colour", "number": word - Choice.COLOUR}
    if word < Choice.PASS:
        return {"verb": "choose_colour4", "number": word - Choice.COLOUR4}
    return {"verb": "choose_pass"}


def reasons(g: Game, seat: int, move: Any) -> dict[str, Any]:
    """What the sentence of a refusal may name: the mover's own facts and public ones, as plain codes and numbers."""
    missing = not_held(g, seat, move)
    return {
        "why": why(g, seat, move, missing),
        "asked": QUESTIONS.get(kind_asked(g), ""),
        "value": next(iter([*missing, *cannot_pay(g, move), *faces_named(move)]), 0),
        "colour": events.COLOURS[g.state.colour],
        "owed": owed(g, seat) if seat < g.state.seats else 0,
    }


def why(g: Game, seat: int, move: Any, missing: list[int]) -> str:
    """Which of the causes that 8.16 gathers under 8.15 it is, if it is one of them."""
    if not (awaited(g) >> seat) & 1 or not answers(kind_asked(g), move.word[0] if move.size else int(Word.END)):
        return standing(g, seat, g.state.turn)
    if missing:
        return "card"
    said = [word for word in move.word[1 : move.size] if word != SMASH]
    return LACKING.get(move.word[0], "choice") if not said or said[0] > Choice.ANY else "choice"


def faces_named(move: Any) -> list[int]:
    """The faces that a move plays, pays or discards, as it names them."""
    if not move.size:
        return []
    if move.word[0] < FACES:
        return [move.word[0]]
    named = 2 if move.word[0] == Word.ANSWER else move.size if move.word[0] in (Word.ACCEPT, Word.DISCARD) else 1
    return [face for face in move.word[1 : min(named, move.size)] if face < FACES]


def not_held(g: Game, seat: int, move: Any) -> list[int]:
    """Those that the mover does not hold, or not as often as named."""
    named = faces_named(move)
    if seat >= g.state.seats:
        return []
    return [face for face in named if g.state.player[seat].hand.count[face] < named.count(face)]


def cannot_pay(g: Game, move: Any) -> list[int]:
    """Those that are paid to a chain, but are neither power nor tactical cards (5.4)."""
    if not move.size or move.word[0] != Word.ACCEPT:
        return []
    return [face for face in faces_named(move) if g.rules.power_of[face] == Mark.NONE and not is_tactical(face)]
