"""Clauses: a rulebook's numbered obligations as numbers that rules can return (kernel Python).

Clause 3.4 is 304 in code; `ALLOWED` is the answer of a judge that found nothing to object to.
"""

from __future__ import annotations

ALLOWED = 0


def clause(section: int, number: int) -> int:
    """The code of clause `section.number`, with number from 1 to 99."""
    return 100 * section + number
