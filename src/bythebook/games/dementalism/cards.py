"""Dementalism: cards, cells and numbers as notation names them (section L of the specification)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from ...kernel.notation import BadInput, plain
from .deck import BUILT_IN, read_deck
from .names import CELLS, COLUMNS, MOST_SEATS, POWERS, STACKS

LETTERS = "abcdefghijklmnop"
ROWS = CELLS // COLUMNS
COUNTED = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
    "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
)
NUMBERS = {word: n for words in COUNTED for n, word in enumerate(words.split(), 1)} | {"une": 1}
NAMED_BY = ("id", "code", "name_en", "name_fr", "say_en", "say_fr")
GIGGITY = "G"


class Names(NamedTuple):
    """What a deck calls its cards, and which of them bears which Power."""

    ids: tuple[str, ...]  # by row
    rows: Mapping[str, int]  # of every id, code, name and short name
    powers: tuple[int, ...]  # by row

    def card_of(self, power: int) -> str:
        """The card that bears a Power; `#7` where the deck has none."""
        return self.ids[self.powers.index(power)] if power in self.powers else f"#{power}"


def names_of(rows: Iterable[Mapping[str, Any]]) -> Names:
    """The names of a deck's rows. A name that two cards share, one in each language, names neither."""
    found: dict[str, set[int]] = defaultdict(set)
    ids, powers = [], []
    for value, row in enumerate(rows):
        ids.append(GIGGITY if row["kind"] == "gig" else str(row["id"]))
        powers.append(int(row["effect"][1:]) if row["effect"].startswith("P") else 0)
        for name in (ids[-1], *(row[column] for column in NAMED_BY)):
            found[fold(name)].add(value)
    return Names(tuple(ids), {name: min(own) for name, own in found.items() if len(own) == 1}, tuple(powers))


@cache
def house() -> Names:
    """The names of the built-in deck."""
    return names_of(read_deck(BUILT_IN[0], None).rows)


def fold(text: str) -> str:
    """What is typed with or without accents, capitals, ligatures and curled apostrophes is the same."""
    return " ".join(plain(text).replace("œ", "oe").replace("’", "'").replace("«", " ").replace("»", " ").split())


# --- cards of positions, which know a deck by its numbers alone ----------------------------------------------------
def write_card(card: int, denizens: int) -> str:
    """`D05`, `G`, `T13`: counted within their kind, in the order of the deck file."""
    if card < denizens:
        return f"D{card + 1:02}"
    return GIGGITY if card == denizens else f"T{card - denizens:02}"


def read_card(text: str, denizens: int, rows: int) -> int:
    """The row of `D05`, `G` or `T13`, or of a card of the built-in deck by its three letters."""
    letter, number = text[:1].upper(), text[1:]
    if letter in ("D", "T") and number.isascii() and number.isdecimal() and len(number) < 4:
        row = int(number) - 1 if letter == "D" else denizens + int(number)
        row = row if int(number) > 0 and (row < denizens) == (letter == "D") else -1
    elif text.upper() == GIGGITY:
        row = denizens
    else:
        row = house().rows.get(fold(text), -1)
    if not 0 <= row < rows:
        raise BadInput(
            f"'{text[:20]}' is no card: say D01 to D{denizens:02}, G, or T01 to T{rows - denizens - 1:02}.",
            f"« {text[:20]} » n’est pas une carte : dites D01 à D{denizens:02}, G, ou T01 à T{rows - denizens - 1:02}.",
        )
    return row


# --- cells ----------------------------------------------------------------------------------------------------------
def write_cell(cell: int) -> str:
    """`c4`: a letter for the column, and the number of the row, from 1 at the top."""
    return f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"


def read_cell(text: str) -> int:
    """The cell that is meant; BadInput when it is none."""
    number = text[1:]
    if text[:1] in LETTERS and number.isascii() and number.isdecimal() and len(number) < 3 and 0 < int(number) <= ROWS:
        return COLUMNS * (int(number) - 1) + LETTERS.index(text[0])
    raise BadInput(
        f"'{text[:20]}' is no cell: say a column and a row, from a1 to p16, such as c4.",
        f"« {text[:20]} » n’est pas une case : dites une colonne et une ligne, de a1 à p16, par exemple c4.",
    )


# --- what is typed, word by word ------------------------------------------------------------------------------------
class Typed:
    """The words of a move as typed or spoken, taken one after another."""

    def __init__(self, text: str, names: Names) -> None:
        self.names = names
        self.text = text.strip()
        self.words = fold(parted(text)).split()

    def more(self) -> bool:
        """Is there another word?"""
        return bool(self.words)

    def skip(self, *words: str) -> bool:
        """Take the next word if it is one of these."""
        found = bool(self.words) and self.words[0] in words
        if found:
            del self.words[0]
        return found

    def number(self, most: int, what_en: str, what_fr: str) -> int:
        """A number from 1, in digits or in words; counted from 0."""
        word = self.words.pop(0) if self.words else ""
        number = NUMBERS.get(word, int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else 0)
        if not 1 <= number <= most:
            raise BadInput(
                f"'{self.text[:60]}' lacks a {what_en}, a number from 1 to {most}.",
                f"« {self.text[:60]} » : il manque un numéro de {what_fr}, de 1 à {most}.",
            )
        return number - 1

    def seat(self) -> int:
        """A seat, by its number."""
        return self.number(MOST_SEATS, "seat", "siège")

    def place(self) -> int:
        """A place in a Store (3.10)."""
        return self.number(STACKS, "place", "place")

    def cell(self) -> int:
        """`c4`, or `c four`."""
        word = self.words.pop(0) if self.words else ""
        if len(word) == 1 and self.words and self.words[0] not in LETTERS:
            word += str(NUMBERS.get(self.words[0], self.words[0]))
            del self.words[0]
        return read_cell(word)

    def column(self) -> int:
        """A column by its letter, from 0."""
        word = self.words.pop(0) if self.words else ""
        if len(word) != 1 or word not in LETTERS:
            raise BadInput(
                f"'{word[:20]}' is no column: say a letter from a to p.",
                f"« {word[:20]} » n’est pas une colonne : dites une lettre de a à p.",
            )
        return LETTERS.index(word)

    def card(self) -> int:
        """A card by the longest name that fits: its row in the deck."""
        self.skip("turmoil", "chambard")
        for size in range(min(6, len(self.words)), 0, -1):
            row = self.names.rows.get(" ".join(self.words[:size]), -1)
            if row >= 0:
                del self.words[:size]
                return row
        raise BadInput(
            f"'{' '.join(self.words)[:40]}' is no card of this deck: say an id such as {self.names.ids[1]}, or a name.",
            f"« {' '.join(self.words)[:40]} » n’est pas une carte de ce paquet : dites un identifiant, par exemple "
            f"{self.names.ids[1]}, ou un nom.",
        )

    def power(self) -> int:
        """A Power by the card that bears it, or `#7`; 0: none is named here."""
        if self.words and self.words[0] in {f"#{power}" for power in range(1, POWERS + 1)}:
            return int(self.words.pop(0)[1:])
        before = list(self.words)
        try:
            found = self.names.powers[self.card()]
        except BadInput:
            found = 0
        if found == 0:
            self.words = before
        return found


def parted(text: str) -> str:
    """The marks of notation become spaces: `2.3` is two numbers; `>` is a word."""
    return text.replace(">", " > ").replace(".", " ").replace(",", " ")
