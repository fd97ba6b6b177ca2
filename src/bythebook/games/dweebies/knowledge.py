"""Dweebies: what a program knows of hidden cards (kernel Python).

Every card is seen when it is placed, and nothing else is ever learnt of a hand or of the pile: what a seat knows beyond
its view is how many cards of each kind it has not seen since the shuffle.
"""

from __future__ import annotations

from ...kernel.events import Seen
from ...kernel.records import Record, i8s, record
from .events import Told
from .names import KINDS
from .state import Rules


@record
class Knowledge(Record):
    """The cards of each kind in other hands and in the pile, together."""

    unseen: list[int] = i8s(27)


def learn(k: Knowledge, rules: Rules, seen: Seen, me: int) -> None:
    """Fold one event that this seat saw into its knowledge."""
    match seen.kind:
        case Told.ROUND:
            for kind in range(KINDS):
                k.unseen[kind] = rules.slot[kind + 1] - rules.slot[kind]  # 9.4
        case Told.DEALT | Told.DREW:
            for i in range(seen.secrets):
                k.unseen[seen.secret[i]] -= 1
        case Told.PLACED:
            if seen.word[0] != me:
                k.unseen[seen.word[1]] -= 1
