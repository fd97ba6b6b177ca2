"""Cryptid Smash: faces as text: their ids and their names (sections B and L of the specification)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from ...kernel.notation import BadInput, plain
from .names import BOTH, FACES, PART, PLAIN_FACES
from .state import Hand

COLOURS = ("aq", "te", "ig", "ae")  # 4.1
SYMBOLS = ("lat", "mia", "nyx", "our", "oxy")  # 4.1
POWERS = ("dr4", "dis", "mir", "rev", "skp")  # 4.1
MARKS = (*SYMBOLS, *POWERS)
SINGLES = ("t.turn", "t.col", "t.col4", "t.pass", "t.any", "l.dis2", "l.dra6")
COLOUR_NAMES = ("Aqua", "Terra", "Ignis", "Aeris")
MARK_NAMES = {
    "en": ("Latron", "Miasma", "Nyx", "Ouroboros", "Oxyro", "Draw 4", "Discard", "Mirror", "Reverse", "Skip"),
    "fr": (
        "Latron",
        "Miasma",
        "Nyx",
        "Ouroboros",
        "Oxyro",
        "Pioche 4",
        "Défausse",
        "Miroir",
        "Inversion",
        "Passe-tour",
    ),
}
SINGLE_NAMES = {
    "en": ("Next Up", "Colour Shift", "Colour Shift plus 4", "Pass Left", "Free Tactic", "All Discard 2", "All Draw 6"),
    "fr": (
        "Tour choisi", "Couleur au choix", "Couleur plus 4", "Mains à gauche", "Tactique libre", "Tous défaussent 2",
        "Tous piochent 6",
    ),
}  # fmt: skip


def both(colour: int, symbol: int, power: int) -> int:
    """The face of a colour card that bears a symbol and a power effect (1.3); power 0 is Draw 4."""
    return PART * (1 + colour // 2) + BOTH * (colour % 2) + 5 * symbol + power


def parts_of(face: int) -> tuple[int, int, int]:
    """Colour, symbol and power effect of a face; -1 where it bears none."""
    if face < 40:
        colour, mark = divmod(face, 10)
        return (colour, mark, -1) if mark < 5 else (colour, -1, mark - 5)
    part, rest = divmod(face, PART)
    if part and rest < 2 * BOTH:
        return 2 * (part - 1) + rest // BOTH, rest % BOTH // 5, rest % 5
    return -1, -1, -1


def is_face(face: int) -> bool:
    """Is there such a face?"""
    return 0 <= face < PLAIN_FACES or parts_of(face)[0] >= 0


ALL_FACES = tuple(face for face in range(FACES) if is_face(face))


def rank(face: int) -> tuple[int, int]:
    """What sorts faces in table order: colours, in each cards with one mark, then those with both (1.6); the rest."""
    colour, symbol, power = parts_of(face)
    if colour < 0:
        return (4, face)
    return (colour, 10 + 5 * symbol + power if symbol >= 0 and power >= 0 else face % 10)


TABLE_ORDER = tuple(sorted(ALL_FACES, key=rank))


def write_face(face: int) -> str:
    """`aq.nyx`, `te.dr4`, `aq.nyx.dr4`, `t.col`."""
    colour, symbol, power = parts_of(face)
    if colour < 0:
        return SINGLES[face - 40]
    marks = ([SYMBOLS[symbol]] if symbol >= 0 else []) + ([POWERS[power]] if power >= 0 else [])
    return ".".join([COLOURS[colour], *marks])


def name_of(face: int, lang: str) -> str:
    """The name as it is spoken (section M): `Aqua Nyx`, `Nyx Aqua`."""
    colour, symbol, power = parts_of(face)
    if colour < 0:
        return SINGLE_NAMES[lang][face - 40]
    marks = ([MARK_NAMES[lang][symbol]] if symbol >= 0 else []) + ([MARK_NAMES[lang][5 + power]] if power >= 0 else [])
    return " ".join([*marks, COLOUR_NAMES[colour]] if lang == "fr" else [COLOUR_NAMES[colour], *marks])


class Names(NamedTuple):
    """Every way of naming a face or a colour of a deck in full, without accents and capitals."""

    faces: Mapping[str, int]
    colours: Mapping[str, int]

    @property
    def longest(self) -> int:
        """The words of the longest name of a face."""
        return max(len(name.split()) for name in self.faces)


def folded(text: str) -> str:
    """A name as it is compared: without accents, capitals and double blanks."""
    return " ".join(plain(text).split())


@cache
def house() -> Names:
    """What the built-in deck calls its faces and colours, in both languages, and their ids."""
    every = [(face, (write_face(face), name_of(face, "en"), name_of(face, "fr"))) for face in ALL_FACES]
    faces = {folded(text): face for face, texts in every for text in texts}
    colours = {folded(name): colour for names in (COLOUR_NAMES, COLOURS) for colour, name in enumerate(names)}
    return Names(faces, colours)


def read_face(text: str, names: Callable[[], Names] = house) -> int:
    """A face by its id or its name in either language."""
    face = names().faces.get(folded(text))
    if face is None:
        raise BadInput(
            f"'{text[:40]}' is no card: say for example 'aq.nyx' or 't.col'.",
            f"« {text[:40]} » n’est pas une carte : dites par exemple « aq.nyx » ou « t.col ».",
        )
    return face


def read_faces(text: str, names: Callable[[], Names] = house) -> list[int]:
    """`aq.nyx,te.lat`; `-` is none."""
    return [] if text.strip() in ("", "-") else [read_face(part, names) for part in text.split(",")]


def write_faces(faces: Iterable[int]) -> str:
    """`aq.nyx,te.lat`, or `-` for none."""
    return ",".join(write_face(face) for face in faces) or "-"


def faces_in(hand: Hand) -> list[int]:
    """A hand's faces, in table order."""
    counts = hand.count[:]
    return [face for face in TABLE_ORDER if counts[face] for _ in range(counts[face])]
