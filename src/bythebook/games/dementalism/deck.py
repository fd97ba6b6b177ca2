"""Dementalism: deck files, refused unless the nine conditions of the rulebook's "Deck" hold (1.2-1.7)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ...kernel.game import Deck
from ...kernel.notation import BadInput
from .names import CARDS, EFFECTS, POWERS

BUILT_IN = ("default",)  # 1.5
COLUMNS = [
    "id", "kind", "copies", "code", "motif", "name_en", "name_fr", "de_fr", "say_en", "say_fr", "timing", "text_en",
    "text_fr", "effect",
]  # fmt: skip
KINDS = ("den", "gig", "tur")  # in the order of the rows
ORIGINS = ("reconstructed", "owner")
LONGEST = 60_000
COPIES = 3  # 1.4
DENIZENS = range(12, 42)
VOWELS = "aàâeéèêëiîïoôœuùûü"
UNIQUE = ("id", "code", "name_en", "name_fr")

Rows = list[dict[str, Any]]


def read_deck(name: str, text: str | None) -> Deck:
    """A built-in deck, or a host's own from the text of its file; BadInput names the line and what is wrong. A file's
    label is `owner`, whatever it says of itself: only the built-in deck is the reconstruction."""
    built_in = text is None
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
    rows = read_rows(text)
    check(rows)
    rows.sort(key=lambda row: KINDS.index(row["kind"]))
    for value, row in enumerate(rows):
        row["value"] = value
    return Deck(name, ORIGINS[0] if built_in else ORIGINS[1], text, rows)


# --- reading --------------------------------------------------------------------------------------------------------
def read_rows(text: str) -> Rows:
    """The rows in the file's order, what is missing in French filled in."""
    origin = ""
    header = False
    rows: Rows = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.startswith("#"):
            key, _, value = line[1:].partition("=")
            origin = value.strip() if key.strip() == "origin" else origin
        elif line.strip():
            cells = [cell.strip() for cell in line.split("|")]
            if not header and cells != COLUMNS:
                fields = "|".join(COLUMNS)
                raise bad(number, f"the first row names the fields {fields}", f"la première ligne nomme {fields}")
            if len(cells) != len(COLUMNS):
                raise bad(
                    number,
                    f"a row has {len(COLUMNS)} fields; here are {len(cells)}",
                    f"une ligne a {len(COLUMNS)} champs ; ici {len(cells)}",
                )
            if header:
                rows.append(row_of(number, dict(zip(COLUMNS, cells, strict=True))))
            header = True
    if origin not in ORIGINS:  # condition 9
        raise bad(1, "it begins with '# origin=owner'", "il commence par « # origin=owner »")
    return rows


def row_of(number: int, cells: dict[str, str]) -> dict[str, Any]:
    """One entry: its numbers as numbers; English where French is missing, marked so."""
    if cells["kind"] not in KINDS:
        raise bad(
            number, f"'{cells['kind']}' is not den, gig or tur", f"« {cells['kind']} » n’est ni den, ni gig, ni tur"
        )
    if not re.fullmatch("[1-9][0-9]{0,2}", cells["copies"]):
        raise bad(
            number,
            f"copies '{cells['copies']}' is not a whole number of at least 1",
            f"le nombre d’exemplaires « {cells['copies']} » n’est pas un entier d’au moins 1",
        )
    for field in ("name_en", "text_en"):  # condition 8
        if not cells[field]:
            raise bad(number, f"{field} is empty", f"{field} est vide")
    row: dict[str, Any] = {**cells, "line": number, "copies": int(cells["copies"])}
    row["number"] = effect_of(number, cells["kind"], cells["effect"])
    row["say_en"] = cells["say_en"] or cells["name_en"]
    for field in ("name", "say", "text"):
        row[f"{field}_fr"] = cells[f"{field}_fr"] or f"{row[f'{field}_en']} (EN)"
    row["de_fr"] = cells["de_fr"] or of_french(row["name_fr"])
    return row | {"mark": cells["motif"], "role": cells["kind"]}


def effect_of(number: int, kind: str, effect: str) -> int:
    """The number of the Power of a Denizen or of the effect of a Turmoil; 0 for `none`."""
    if effect == "none":
        return 0
    letter, most = {"den": ("P", POWERS), "tur": ("E", EFFECTS), "gig": ("", 0)}[kind]
    found = int(effect[1:]) if re.fullmatch("[PE][0-9]{2}", effect) and effect[0] == letter else 0
    if not 1 <= found <= most:
        raise bad(
            number,
            f"the effect '{effect}' is not none, nor P01 to P{POWERS} of a Denizen or E01 to E{EFFECTS} of a Turmoil",
            f"l’effet « {effect} » n’est ni none, ni P01 à P{POWERS} pour un Habitant, ni E01 à E{EFFECTS} pour un "
            "Chambard",
        )
    return found


def of_french(name: str) -> str:
    """A French name after *de*."""
    return f"d’{name}" if name[:1].lower() in VOWELS else f"de {name}"


# --- the conditions -------------------------------------------------------------------------------------------------
def check(rows: Rows) -> None:
    """Conditions 1 to 7."""
    last = rows[-1]["line"] if rows else 1
    total = sum(row["copies"] for row in rows)
    if total != CARDS:  # condition 1
        raise bad(last, f"a deck has {CARDS} cards; here are {total}", f"un paquet a {CARDS} cartes ; ici {total}")
    of_kind = {kind: [row for row in rows if row["kind"] == kind] for kind in KINDS}
    for row in of_kind["den"]:  # condition 2
        if row["copies"] != COPIES:
            raise bad(
                row["line"],
                f"a Denizen has exactly {COPIES} copies; here are {row['copies']}",
                f"un Habitant a exactement {COPIES} exemplaires ; ici {row['copies']}",
            )
    denizens = len(of_kind["den"])
    if denizens not in DENIZENS:  # condition 3
        raise bad(
            last,
            f"a deck has {DENIZENS[0]} to {DENIZENS[-1]} Denizens; here are {denizens}",
            f"un paquet a de {DENIZENS[0]} à {DENIZENS[-1]} Habitants ; ici {denizens}",
        )
    if len(of_kind["gig"]) != 1 or of_kind["gig"][0]["copies"] < 2:  # condition 4
        raise bad(
            last,
            "a deck has one entry of Giggities, with at least 2 copies",
            "un paquet a une seule entrée de Giggities, en 2 exemplaires au moins",
        )
    if not of_kind["tur"]:  # condition 5
        raise bad(last, "a deck has at least 1 Turmoil card", "un paquet a au moins 1 carte Chambard")
    check_powers(of_kind["den"])
    for field in UNIQUE:
        check_unique(rows, field)


def check_powers(denizens: Rows) -> None:
    """Condition 6: each Power on one Denizen at most."""
    borne: dict[int, str] = {}
    for row in denizens:
        power = row["number"]
        if power and power in borne:
            raise bad(
                row["line"],
                f"{row['effect']} is on {borne[power]} already",
                f"{row['effect']} est déjà sur {borne[power]}",
            )
        borne[power] = row["id"]


def check_unique(rows: Rows, field: str) -> None:
    """Condition 7: three letters for a code; nothing is empty or stands twice, ignoring case."""
    seen: set[str] = set()
    for row in rows:
        text = row[field].casefold()
        if field == "code" and not re.fullmatch("[A-Z]{3}", row["code"]):
            raise bad(
                row["line"],
                f"the code '{row['code']}' is not three letters A to Z",
                f"le code « {row['code']} » n’est pas fait de trois lettres de A à Z",
            )
        if not text or text in seen:
            raise bad(
                row["line"],
                f"{field} '{row[field]}' is empty or stands twice",
                f"{field} « {row[field]} » est vide ou figure deux fois",
            )
        seen.add(text)


def bad(number: int, en: str, fr: str) -> BadInput:
    """What is wrong with a deck file."""
    return BadInput(f"Deck file, line {number}: {en}.", f"Fichier de paquet, ligne {number} : {fr}.")
