"""A game's functions as generic kernel Python calls them: verbs with two bodies.

The loader puts the game's own functions, and the verbs' bodies, in the place of these; so search and playouts are
written once, for every game.
"""

from __future__ import annotations

from typing import Any

from ..kernel.records import Record


def deal(g: Any, seats: int) -> None:
    """A new game, up to its first question."""
    raise NotImplementedError


def offer(g: Any, seat: int, move: Any, out: Any) -> None:
    """The words that may come next in a move begun so, and whether it may end here."""
    raise NotImplementedError


def instinct(g: Any, seat: int, move: Any, policy: Any) -> int:
    """Go on with a random player's move where chance must not choose every word; 1 when it is whole."""
    raise NotImplementedError


def forbids(g: Any, seat: int, move: Any) -> int:
    """The first clause that forbids this move now, or ALLOWED."""
    raise NotImplementedError


def apply(g: Any, seat: int, move: Any) -> None:
    """Carry out a legal move, up to the next question."""
    raise NotImplementedError


def interjecting(g: Any) -> int:
    """The seats that may move without being asked, a bit each."""
    raise NotImplementedError


def learn(k: Any, rules: Any, seen: Any, me: int) -> None:
    """Fold one event that this seat saw into its knowledge."""
    raise NotImplementedError


def redeal(g: Any, seat: int, k: Any) -> None:
    """Resample all that this seat does not know, consistently with its knowledge."""
    raise NotImplementedError


def place(g: Any, seat: int) -> int:
    """The place of a seat, from 1; equals share it."""
    raise NotImplementedError


def payoff(g: Any, seat: int) -> float:
    """The result as a share of one."""
    raise NotImplementedError


def encode(g: Any, seat: int, k: Any, out: Any) -> None:
    """The seat's information as numbers."""
    raise NotImplementedError


def game(state: Any, rules: Any, desk: Any) -> Any:
    """The game's own tuple of its three records."""
    raise NotImplementedError


def copy(target: Record, source: Record) -> None:
    """Make a record equal to another of its kind, in place."""
    raise NotImplementedError
