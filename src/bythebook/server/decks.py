"""What is told of decks: labels and rows and, of a host's own, what it replaces of a game's words and pictures."""

from __future__ import annotations

from typing import Any

from ..kernel.game import Deck, Room

ROW = ("value", "copies", "mark", "role")


def rows_of(deck: Deck) -> list[dict[str, Any]]:
    """The rows of a deck as everybody may see them."""
    return [{name: row[name] for name in ROW} for row in deck.rows]


def in_play(room: Room, deck: Deck) -> dict[str, Any]:
    """The deck that a table plays with. The rows of built-in decks are known already (`catalogue.about`)."""
    told: dict[str, Any] = {"name": deck.name, "label": deck.label}
    if deck.name in room.decks:
        return told
    own = room.with_deck(deck)
    told |= {"rows": rows_of(deck), "words": own.deck_words, "faces": own.deck_faces}
    return told | ({"warning": deck.warning} if deck.warning else {})
