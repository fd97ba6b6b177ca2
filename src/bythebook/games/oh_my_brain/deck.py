"""Oh My Brain: deck files, checked by the numbered invariants D1 to D6 of the specification (1.3, 1.4-1.8, 1.15)."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from ...kernel.game import Deck
from ...kernel.notation import BadInput
from .state import CARDS, DIE_CARDS, MOSQUITO, MOUSE, SPIDER, VALUES

BUILT_IN = ("courbe", "plate")
COLUMNS = ["id", "value", "name_en", "name_fr", "copies", "mark", "role"]
LONGEST = 10_000
SPECIALS = {MOSQUITO: ("star", "mosquito"), SPIDER: ("triangle_down", "spider"), MOUSE: ("cross", "mouse")}


def mark_and_role(value: int) -> tuple[str, str]:
    """The mark in a card's centre, and what the card does (1.4-1.8)."""
    if (DIE_CARDS >> value) & 1:
        return "square", "die"
    return SPECIALS.get(value, ("none", "plain"))


def read_deck(name: str, text: str | None) -> Deck:
    """A built-in deck, or a host's own from the text of its file; BadInput names the line and the invariant broken."""
    if text is None:
        if name not in BUILT_IN:
            raise BadInput(
                f"There is no deck '{name}': {', '.join(BUILT_IN)} are built in, `file` needs a deck file.",
                f"Il n’y a pas de paquet « {name} » : {', '.join(BUILT_IN)} sont fournis, `file` demande un fichier.",
            )
        text = (Path(__file__).parent / f"{name}.csv").read_text(encoding="utf-8")
    if len(text) > LONGEST:
        raise BadInput(
            f"A deck file has at most {LONGEST} characters.", f"Un fichier de paquet a au plus {LONGEST} caractères."
        )
    label, lines = read_label(text)
    if not label:
        raise bad(
            1,
            "D6",
            "a deck needs a label: a line '# label: ...' before the cards",
            "un paquet porte un nom : une ligne « # label: ... » avant les cartes",
        )
    if not lines or lines[0][1] != COLUMNS:
        raise bad(
            lines[0][0] if lines else 1,
            "D1",
            f"the first row names the columns {','.join(COLUMNS)}",
            f"la première ligne nomme les colonnes {','.join(COLUMNS)}",
        )
    rows: list[dict[str, Any]] = []
    for number, cells in lines[1:]:
        rows.append(read_row(number, cells, rows))
    if len(rows) != VALUES:
        raise bad(
            lines[-1][0],
            "D1",
            f"a deck has {VALUES} rows, one for each value from 0 to 19; here are {len(rows)}",
            f"un paquet a {VALUES} lignes, une par valeur de 0 à 19 ; il y en a {len(rows)}",
        )
    total = sum(row["copies"] for row in rows)
    if total != CARDS:
        raise bad(
            lines[-1][0],
            "D3",
            f"the copies sum to {CARDS}; here they sum to {total}",
            f"les exemplaires font {CARDS} en tout ; ici {total}",
        )
    rows.sort(key=lambda row: int(row["value"]))
    return Deck(name, label, text, rows)


def read_label(text: str) -> tuple[str, list[tuple[int, list[str]]]]:
    """The label, and the rows of cells with their line numbers."""
    label = ""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            key, _, value = line[1:].partition(":")
            label = value.strip() if key.strip() == "label" else label
        elif line.strip():
            lines.append((number, [cell.strip() for cell in next(csv.reader(io.StringIO(line)))]))
    return label[:80], lines


def read_row(number: int, cells: list[str], rows: list[dict[str, Any]]) -> dict[str, Any]:
    """One row, checked against those before it (D1, D2, D4, D5)."""
    if len(cells) != len(COLUMNS):
        raise bad(
            number,
            "D1",
            f"a row has {len(COLUMNS)} cells; here are {len(cells)}",
            f"une ligne a {len(COLUMNS)} cases ; ici {len(cells)}",
        )
    row: dict[str, Any] = dict(zip(COLUMNS, cells, strict=True))
    if not row["value"].isdecimal() or int(row["value"]) >= VALUES:
        raise bad(
            number,
            "D1",
            f"'{row['value']}' is no value from 0 to 19",
            f"« {row['value']} » n’est pas une valeur de 0 à 19",
        )
    row["value"] = int(row["value"])
    if row["value"] in [other["value"] for other in rows]:
        raise bad(number, "D1", f"value {row['value']} stands twice", f"la valeur {row['value']} figure deux fois")
    if not row["copies"].isdecimal() or not 1 <= int(row["copies"]) <= CARDS:
        raise bad(
            number,
            "D2",
            f"copies '{row['copies']}' is not a whole number of at least 1",
            f"le nombre d’exemplaires « {row['copies']} » n’est pas un entier d’au moins 1",
        )
    row["copies"] = int(row["copies"])
    mark, role = mark_and_role(row["value"])
    if (row["mark"], row["role"]) != (mark, role):
        raise bad(
            number,
            "D4",
            f"value {row['value']} bears the mark {mark} and the role {role}",
            f"la valeur {row['value']} porte le repère {mark} et le rôle {role}",
        )
    if not row["id"] or row["id"] in [other["id"] for other in rows]:
        raise bad(
            number,
            "D5",
            f"the id '{row['id']}' is empty or stands twice",
            f"l’identifiant « {row['id']} » est vide ou figure deux fois",
        )
    return row


def bad(number: int, invariant: str, en: str, fr: str) -> BadInput:
    """What is wrong with a line of a deck file."""
    return BadInput(
        f"Deck file, line {number} ({invariant}): {en}.", f"Fichier de paquet, ligne {number} ({invariant}) : {fr}."
    )
