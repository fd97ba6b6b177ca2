"""Cryptid Smash: deck files, as section B of the specification gives them (1.1-1.4)."""

from __future__ import annotations

import csv
import io
from collections import Counter
from pathlib import Path
from typing import Any

from ...kernel.game import Deck
from ...kernel.notation import BadInput
from .cards import COLOURS, MARKS, SINGLES, SYMBOLS, parts_of, rank, read_face, write_face
from .names import CARDS

BUILT_IN = ("reconstruction",)
COLUMNS = ["kind", "id", "name_en", "name_fr", "copies", "family"]
LONGEST = 10_000
FAMILIES = {"symbol": 5, "power": 5, "tactical": 5, "legendary": 2}
TOTALS = {"tactical": 10, "legendary": 2}  # 1.1
IN_EACH_COLOUR = 24  # 1.1
LEAST_SYMBOLS = 5  # of each colour's cards: else the second reshuffle would starve the game


def read_deck(name: str, text: str | None) -> Deck:
    """A built-in deck, or a host's own from the text of its file; BadInput names the line that is wrong."""
    if text is None:
        if name not in BUILT_IN:
            raise BadInput(
                f"There is no deck '{name}': {', '.join(BUILT_IN)} is built in, `file` needs a deck file.",
                f"Il n’y a pas de paquet « {name} » : {', '.join(BUILT_IN)} est fourni, `file` demande un fichier.",
            )
        text = (Path(__file__).parent / f"{name}.csv").read_text(encoding="utf-8")
    if len(text) > LONGEST:
        raise BadInput(
            f"A deck file has at most {LONGEST} characters.", f"Un fichier de paquet a au plus {LONGEST} caractères."
        )
    origin, lines = read_lines(text)
    rows = read_rows(lines)
    check(rows, lines[-1][0] if lines else 1)
    return Deck(name, origin, text, rows)


def read_lines(text: str) -> tuple[str, list[tuple[int, list[str]]]]:
    """The origin, and the rows of cells with their line numbers, the columns' names left out."""
    origin = ""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            key, _, value = line[1:].partition("=")
            origin = value.strip() if key.strip() == "origin" else origin
        elif line.strip():
            lines.append((number, [cell.strip() for cell in next(csv.reader(io.StringIO(line)))]))
    if origin not in ("reconstruction", "owner"):
        raise bad(
            1,
            "it begins with '# origin=owner' ('# origin=reconstruction' is the built-in deck's)",
            "il commence par « # origin=owner » (« # origin=reconstruction » est celui du paquet fourni)",
        )
    if not lines or lines[0][1] != COLUMNS:
        columns = ",".join(COLUMNS)
        at = lines[0][0] if lines else 1
        raise bad(at, f"the first row names the columns {columns}", f"la première ligne nomme les colonnes {columns}")
    return origin, lines[1:]


def read_rows(lines: list[tuple[int, list[str]]]) -> list[dict[str, Any]]:
    """The faces in table order: every colour with every mark, the rows of kind `face`, and the single cards."""
    colours: list[tuple[int, list[str]]] = []
    marks: list[tuple[int, list[str]]] = []
    rows: list[dict[str, Any]] = []
    for number, cells in lines:
        if len(cells) != len(COLUMNS):
            raise bad(
                number,
                f"a row has {len(COLUMNS)} cells; here are {len(cells)}",
                f"une ligne a {len(COLUMNS)} cases ; ici {len(cells)}",
            )
        match cells[0]:
            case "colour" if cells[1] in COLOURS:
                colours.append((number, cells))
            case "mark" if cells[1] in MARKS:
                marks.append((number, cells))
            case "face":
                rows.append(row_of(number, read_id(number, cells[1]), cells))
            case "single" if cells[1] in SINGLES:
                rows.append(row_of(number, read_face(cells[1]), cells))
            case _:
                raise bad(
                    number,
                    f"'{cells[0]},{cells[1]}' is no row of a deck: a row is a colour, a mark, a face or a single",
                    f"« {cells[0]},{cells[1]} » n’est pas une ligne de paquet : colour, mark, face ou single",
                )
    for _, colour in colours:
        for number, mark in marks:
            face = read_face(f"{colour[1]}.{mark[1]}")
            cells = ["face", write_face(face), f"{colour[2]} {mark[2]}", f"{mark[3]} {colour[3]}", *mark[4:]]
            rows.append(row_of(number, face, cells))
    rows.sort(key=lambda row: rank(row["value"]))
    return rows


def read_id(number: int, text: str) -> int:
    """The face of an id; at most one symbol and one power effect (1.2, 1.3)."""
    try:
        face = read_face(text)
    except BadInput as error:
        raise bad(number, str(error).rstrip("."), error.fr.rstrip(".")) from error
    if parts_of(face)[0] < 0:
        raise bad(number, f"'{text}' has no colour", f"« {text} » n’a pas de couleur")
    return face


def row_of(number: int, face: int, cells: list[str]) -> dict[str, Any]:
    """One face, its number of copies and its names."""
    _, _, name_en, name_fr, copies, family = cells
    if not copies.isdecimal() or not 1 <= int(copies) <= CARDS:
        raise bad(
            number,
            f"copies '{copies}' is not a whole number of at least 1",
            f"le nombre d’exemplaires « {copies} » n’est pas un entier d’au moins 1",
        )
    if family != family_of(face):
        raise bad(
            number,
            f"{write_face(face)} belongs to the family {family_of(face)}",
            f"{write_face(face)} est de la famille {family_of(face)}",
        )
    row = {"value": face, "id": write_face(face), "name_en": name_en, "name_fr": name_fr}
    return row | {"copies": int(copies), "mark": family, "role": family, "line": number}


def family_of(face: int) -> str:
    """symbol, power (with a symbol or without), tactical or legendary."""
    colour, _, power = parts_of(face)
    if colour >= 0:
        return "power" if power >= 0 else "symbol"
    return "tactical" if face < 45 else "legendary"


def check(rows: list[dict[str, Any]], line: int) -> None:
    """The invariants of section B."""
    for key, what, quoi in (("id", "card", "carte"), ("name_en", "name", "nom"), ("name_fr", "name", "nom")):
        seen: set[str] = set()
        for row in rows:
            if not row[key] or row[key] in seen:
                raise bad(
                    row["line"],
                    f"the {what} '{row[key]}' is empty or stands twice",
                    f"« {row[key]} » ({quoi}) est vide ou figure deux fois",
                )
            seen.add(row[key])
    totals: Counter[str] = Counter()
    plain_symbols: Counter[str] = Counter()
    for row in rows:
        totals[group_of(row["value"])] += row["copies"]
        if row["mark"] == "symbol":
            plain_symbols[group_of(row["value"])] += row["copies"]
    for group, total in [*((colour, IN_EACH_COLOUR) for colour in COLOURS), *TOTALS.items()]:
        if totals[group] != total:
            raise bad(
                line,
                f"there are {total} cards of {group}; here are {totals[group]}",
                f"il y a {total} cartes de {group} ; ici {totals[group]}",
            )
    missing = {*MARKS, *SINGLES} - {mark for row in rows for mark in marks_of(row["value"])}
    if missing:
        names = ", ".join(sorted(missing))
        raise bad(line, f"no card bears {names}", f"aucune carte ne porte {names}")
    for colour in COLOURS:
        if plain_symbols[colour] < LEAST_SYMBOLS:
            raise bad(
                line,
                f"{colour} has {plain_symbols[colour]} cards with a symbol alone; {LEAST_SYMBOLS} is the least",
                f"{colour} a {plain_symbols[colour]} cartes à symbole seul ; il en faut au moins {LEAST_SYMBOLS}",
            )


def group_of(face: int) -> str:
    """The group whose total the rulebook gives (1.1)."""
    colour = parts_of(face)[0]
    return COLOURS[colour] if colour >= 0 else family_of(face)


def marks_of(face: int) -> list[str]:
    """The symbols, power effects and single effects a face bears."""
    colour, symbol, power = parts_of(face)
    if colour < 0:
        return [write_face(face)]
    return [MARKS[symbol]] * (symbol >= 0) + [MARKS[len(SYMBOLS) + power]] * (power >= 0)


def bad(number: int, en: str, fr: str) -> BadInput:
    """What is wrong with a line of a deck file."""
    return BadInput(f"Deck file, line {number}: {en}.", f"Fichier de paquet, ligne {number} : {fr}.")
