"""A finished game for a replay, played by the referee for seats that are all absent."""

from __future__ import annotations

from bythebook.games import room
from bythebook.kernel.history import Header
from bythebook.kernel.questions import awaited
from bythebook.server.fairness import commitment
from bythebook.server.folding import Fold, deal

NAMES = ["Ana", "Bea", "Cléo", "Dan"]


def finished_record(game: str, names: list[str], seed: int, own: str | None = None) -> str:
    """The text of its record. `own`: the text of a deck file of one's own."""
    rules = room(game)
    deck = rules.read_deck(rules.decks[0] if own is None else "file", own)
    secret = seed.to_bytes(32, "big")
    told = {"name": deck.name, "label": deck.label, "text": deck.text}
    options = rules.house({} if own is None else {"deck": "file"})
    header = Header(rules.name, rules.edition, options, told, names, "replayed", commitment(secret), [])
    fold = Fold(rules, header, secret, [deal(rules, header, secret)])
    fold.follow([])
    while not fold.table.over:
        asked = awaited(fold.table.g)
        fold.table.stand_in((asked & -asked).bit_length() - 1)
    return fold.record(secret)
