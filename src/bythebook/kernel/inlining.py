"""A mark for functions on the way of every move: compiled, their body stands in the place of each call.

A call costs a compiled twin some twenty instructions, and an ordinary move is a few hundred. Plain code and other
compiled code are the same with the mark and without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
INLINED: set[tuple[str, str]] = set()
"""Module and name of each function so marked."""


def inlined(function: F) -> F:
    """Compile the body of this function into its callers."""
    INLINED.add((function.__module__, function.__name__))
    return function
