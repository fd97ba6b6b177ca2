"""Dweebies: deck files, checked by the numbered invariants D0 to D7 of the specification (1.1-1.5)."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from pathlib import Path
from typing import Any

from ...kernel.game import Deck
from ...kernel.notation import BadInput
from .names import CARDS, KINDS, MOST_COPIES

BUILT_IN = ("house",)
COLUMNS = ["code", "id", "copies", "name_en", "name_fr", "def_fr", "mark"]
ARTICLES = ("le", "la", "l’")
LABEL = "reconstructed"  # of the built-in deck, which is ours and not the publisher's
LONGEST = 10_000
UNIQUE = {"id": "id", "mark": "mark", "name_en": "English name", "name_fr": "French name"}
UNIQUE_FR = {"id": "identifiant", "mark": "repère", "name_en": "nom anglais", "name_fr": "nom français"}


def read_deck(name: str, text: str | None) -> Deck:
    """A built-in deck, or a host's own from the text of its file; BadInput names the line and the invariant broken.

    The label of the built-in deck is LABEL; that of a file is the name which the file gives itself.
    """
    built_in = text is None
    if text is None:
        if name not in BUILT_IN:
            raise BadInput(
                f"There is no deck '{name}': {', '.join(BUILT_IN)} is built in, `file` needs a deck file.",
                f"Il n’y a pas de jeu de cartes « {name} » : {', '.join(BUILT_IN)} est fourni, `file` demande un "
                "fichier.",
            )
        text = (Path(__file__).parent / f"{name}.csv").read_text(encoding="utf-8")
    if len(text) > LONGEST:
        raise BadInput(
            f"A deck file has at most {LONGEST} characters.", f"Un fichier de cartes a au plus {LONGEST} caractères."
        )
    title, rows = read_rows(text)
    check(rows)
    if built_in:
        title = LABEL
    elif title == LABEL:
        title = title.capitalize()  # no file passes for the built-in deck
    return Deck(name, title, text, rows, warning(rows))


def read_rows(text: str) -> tuple[str, list[dict[str, Any]]]:
    """The deck's name and its rows; D0: it can be read as this table."""
    title = None
    header = False
    rows: list[dict[str, Any]] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.startswith("#"):
            named = re.fullmatch(r"#\s*name:\s*(\S.*?)\s*", line)
            if title is None and not named:
                raise unreadable(number)
            title = named[1] if title is None and named else title
        elif line.strip():
            cells = [cell.strip() for cell in next(csv.reader(io.StringIO(line)))]
            if title is None or (not header and cells != COLUMNS) or len(cells) != len(COLUMNS):
                raise unreadable(number)
            if header:
                rows.append({"value": len(rows), "line": number, "role": "", **dict(zip(COLUMNS, cells, strict=True))})
            header = True
    if not header or title is None:
        raise unreadable(1)
    return title[:80], rows


def check(rows: list[dict[str, Any]]) -> None:
    """D1 to D6, in this order; copies become numbers."""
    last = rows[-1]["line"] if rows else 1
    if len(rows) != KINDS:
        raise bad(
            last,
            "D1",
            f"a deck has exactly {KINDS} kinds; here are {len(rows)}",
            f"un jeu de cartes a exactement {KINDS} personnages ; ici {len(rows)}",
        )
    for row in rows:
        if row["copies"] not in [str(n) for n in range(1, MOST_COPIES + 1)]:
            raise bad(
                row["line"],
                "D2",
                f"copies '{row['copies']}' is not 1, 2, 3 or 4",
                f"le nombre d’exemplaires « {row['copies']} » n’est pas 1, 2, 3 ou 4",
            )
        row["copies"] = int(row["copies"])
    check_sum(rows, last)
    check_codes(rows)
    for column in UNIQUE:
        check_unique(rows, column)
    for row in rows:
        if row["def_fr"] not in ARTICLES:
            raise bad(
                row["line"],
                "D6",
                f"def_fr '{row['def_fr']}' is not le, la or l’",
                f"def_fr « {row['def_fr']} » n’est ni le, ni la, ni l’",
            )


def check_sum(rows: list[dict[str, Any]], last: int) -> None:
    """D3; a wrong sum is told with what would be right: D1 and D3 hold together exactly then."""
    total = sum(row["copies"] for row in rows)
    if total == CARDS:
        return
    kinds = Counter(row["copies"] for row in rows)
    ones, twos = kinds[3] + 2 * kinds[4], KINDS - 2 * kinds[3] - 3 * kinds[4]
    rule = f"n1 = n3 + 2·n4 = {ones}, n2 = 27 − 2·n3 − 3·n4 = {twos}"
    raise bad(
        last,
        "D3",
        f"the copies sum to {CARDS}; here to {total}. With {kinds[3]} kinds of 3 and {kinds[4]} of 4: {rule}",
        f"les exemplaires font {CARDS} en tout ; ici {total}. Avec {kinds[3]} personnages en 3 exemplaires et "
        f"{kinds[4]} en 4 : {rule}",
    )


def check_codes(rows: list[dict[str, Any]]) -> None:
    """D4: two letters, all different."""
    seen: set[str] = set()
    for row in rows:
        code = row["code"]
        if not re.fullmatch("[a-z]{2}", code) or code in seen:
            raise bad(
                row["line"],
                "D4",
                f"the code '{code}' is not two letters a to z, or stands twice",
                f"le code « {code} » n’est pas fait de deux lettres de a à z, ou figure deux fois",
            )
        seen.add(code)


def check_unique(rows: list[dict[str, Any]], column: str) -> None:
    """D5: not empty and unique, ignoring case."""
    seen: set[str] = set()
    for row in rows:
        text = row[column].casefold()
        if not text or text in seen:
            raise bad(
                row["line"],
                "D5",
                f"the {UNIQUE[column]} '{row[column]}' is empty or stands twice",
                f"« {row[column]} » ({UNIQUE_FR[column]}) est vide ou figure deux fois",
            )
        seen.add(text)


def missing_classes(rows: list[dict[str, Any]]) -> list[int]:
    """D7, a warning only: the numbers of copies, 1 to 4, that no kind has; the printed deck has all four."""
    found = {row["copies"] for row in rows}
    return [copies for copies in range(1, MOST_COPIES + 1) if copies not in found]


def warning(rows: list[dict[str, Any]]) -> dict[str, str]:
    """The same as sentences; none where there is nothing to say."""
    missing = ", ".join(map(str, missing_classes(rows)))
    if not missing:
        return {}
    return {
        "en": f"Unusual (D7): no kind has this number of copies: {missing}. The printed deck has all four classes.",
        "fr": f"Inhabituel (D7)\u00a0: aucun personnage n’a ce nombre d’exemplaires\u00a0: {missing}. "
        "Le jeu imprimé en a de 1, 2, 3 et 4.",
    }


def unreadable(number: int) -> BadInput:
    """D0."""
    return bad(number, "D0", "not readable as this table", "illisible comme tableau de ce modèle")


def bad(number: int, invariant: str, en: str, fr: str) -> BadInput:
    """What is wrong with a deck file."""
    return BadInput(
        f"Deck file, line {number} ({invariant}): {en}.", f"Fichier de cartes, ligne {number} ({invariant}) : {fr}."
    )
