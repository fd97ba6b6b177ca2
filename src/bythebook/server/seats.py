"""Seats: who sits where, under which name, and the token that proves it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Any

from msgspec import Struct

from .wire import Trouble

LONGEST_NAME = 24
BOT_NAMES = (
    "Ariel", "Bartleby", "Candide", "Dorian", "Emma", "Figaro", "Gulliver", "Hamlet", "Ishmael", "Javert", "Karenina",
    "Lear",
)  # fmt: skip


class Seat(Struct):
    """One seat. `token` is the SHA-256 of its owner's token, empty when nobody owns it; `bot` the program that plays
    for it, empty when none does, and `lapse` how often that forgets, in thousandths (None: as the game's programs do);
    `left`: its owner has left a game that goes on; `since`: how many entries there were when the program took over."""

    name: str = ""
    token: str = ""
    bot: str = ""
    nonce: str = ""
    left: bool = False
    lapse: int | None = None
    since: int = 0

    @property
    def kind(self) -> str:
        """What sits here: person, bot, or nothing."""
        if self.bot:
            return "bot"
        return "person" if self.token or self.left else "open"

    @property
    def person(self) -> bool:
        """Does a person sit here who has not left?"""
        return bool(self.token) and not self.left and not self.bot


def new_token() -> str:
    """256 bits that open a seat. Only its hash is ever stored."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of_token(seats: list[Seat], token: str) -> int:
    """The seat that a token opens; Trouble when it opens none. Every seat is compared, in constant time."""
    wanted = token_hash(token)
    found = -1
    for number, seat in enumerate(seats):
        if hmac.compare_digest(seat.token, wanted):
            found = number
    if found < 0:
        raise Trouble("bad_token")
    return found


def clean(text: str) -> str:
    """Text for other people's eyes and ears: no control, direction or invisible characters, single blanks."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(" " if unicodedata.category(c) in ("Zs", "Zl", "Zp", "Cc") else c for c in text)
    return " ".join("".join(c for c in kept if not unicodedata.category(c).startswith("C")).split())


def read_name(text: str, taken: list[str]) -> str:
    """A person's name; one that is taken gets a number."""
    name = clean(text)
    if not 1 <= len(name) <= LONGEST_NAME or not any(c.isalnum() for c in name):
        raise Trouble("bad_name")
    return another(name, taken)


def another(name: str, taken: list[str]) -> str:
    """The name itself, or with the first number that makes it differ from those taken."""
    used = {other.casefold() for other in taken}
    number, found = 1, name
    while found.casefold() in used:
        number += 1
        found = f"{name[: LONGEST_NAME - 3]} {number}"
    return found


def bot_name(seat: int, taken: list[str]) -> str:
    """A bot's name begins with its seat's letter."""
    return another(BOT_NAMES[seat], taken)


def public_seat(seat: Seat, at: int, here: bool, sign: str) -> dict[str, Any]:
    """One seat as everybody may see it; `sign`: what the game's notation calls it."""
    return {
        "seat": at,
        "letter": sign,
        "name": seat.name,
        "kind": seat.kind,
        "bot": seat.bot or None,
        "lapse": seat.lapse if seat.bot else None,
        "here": bool(seat.bot) or (here and seat.person),
        "left": seat.left,
    }
