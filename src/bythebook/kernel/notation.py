"""Notation shared by all games: seats are letters, cards and lists are ASCII, bad text is one clear sentence."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from .cards import Pile

LETTERS = "ABCDEFGHIJKL"
NUMBERED = re.compile(r"p?([1-9]\d?)")


class BadInput(ValueError):
    """Something typed, sent or loaded that makes no sense; `str` is one English sentence, `fr` the French one, whose
    spaces before high punctuation and inside quotation marks are made unbreakable here."""

    def __init__(self, en: str, fr: str = "") -> None:
        super().__init__(en)
        self.fr = re.sub(r"(?<=«) | (?=[:»])", "\u00a0", re.sub(r" (?=[;!?])", "\u202f", fr)) or en

    def sentence(self, lang: str) -> str:
        """The sentence in this language."""
        return self.fr if lang == "fr" else str(self)


def no_move(text: str, en: str, fr: str) -> BadInput:
    """What to raise for a text that begins no move and asks nothing; `en`, `fr`: some moves, quoted."""
    return BadInput(
        f"'{text[:60]}' is no move: say for example {en}. Say help for the other words.",
        f"« {text[:60]} » n’est pas un coup : dites par exemple {fr}. Dites aide pour les autres mots.",
    )


def plain(text: str) -> str:
    """Lower case without accents: what is typed with or without them is the same."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def seat_letter(seat: int) -> str:
    """`A` for seat 0."""
    return LETTERS[seat]


def read_seat(text: str, seats: int = len(LETTERS)) -> int:
    """The seat of a letter, or of `p1` or `1`, as some rulebooks count them; there are `seats` of them."""
    seat = LETTERS.find(text.upper()) if len(text) == 1 else -1
    if numbered := NUMBERED.fullmatch(text.lower()):
        seat = int(numbered[1]) - 1
    if not 0 <= seat < seats:
        raise BadInput(
            f"'{text}' is no seat: a seat is a letter from A to {LETTERS[seats - 1]}.",
            f"« {text} » n’est pas une place : une place est une lettre de A à {LETTERS[seats - 1]}.",
        )
    return seat


def read_number(text: str, least: int, most: int, what_en: str, what_fr: str) -> int:
    """A whole number in a range."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
        raise BadInput(
            f"'{text}' is no {what_en}: it is a whole number from {least} to {most}.",
            f"« {text} » ne convient pas ({what_fr}) : il faut un nombre entier de {least} à {most}.",
        )
    return int(text)


def read_cards(text: str, most: int) -> list[int]:
    """`3,7,7` as a list of values from 0 to `most`; `-` is empty."""
    return [] if text == "-" else [read_number(part, 0, most, "card", "carte") for part in text.split(",")]


def write_cards(cards: Iterable[int]) -> str:
    """`3,7,7`, or `-` for none."""
    return ",".join(str(card) for card in cards) or "-"


def read_seats(text: str, seats: int) -> int:
    """`A,C` as a bit per seat."""
    bits = 0
    for part in text.split(","):
        bits |= 1 << read_seat(part, seats)
    return bits


def write_seats(bits: int) -> str:
    """A bit per seat as `A,C`."""
    return ",".join(letter for seat, letter in enumerate(LETTERS) if (bits >> seat) & 1)


def cards_in(pile: Pile) -> list[int]:
    """A pile's values, in rising order."""
    return [value for value, held in enumerate(pile.count) for _ in range(held)]


def no_answers(text: str) -> list[tuple[int, Any]] | None:
    """Where notation has no form for the answers of several seats together."""
    return None


def seats_by_letters(position: str) -> tuple[dict[str, str], int]:
    """The house rules and the number of seats that a position names, when its parts begin with the seats' letters."""
    firsts = [part.split()[0].rstrip("*").upper() for part in position.split("/") if part.split()]
    return {}, sum(first in {*LETTERS} for first in firsts)
