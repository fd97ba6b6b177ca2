"""What one seat has said ahead of a call window: known to nobody else until it counts (docs/wire.md)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class Held(Struct, frozen=True):
    """`calls`: a bit per seat. The others belong to the window `window`, and are void in any other: `sealed`: the calls
    are its whole entry, one's own word included; `early`: a move for the question after it; `go_on`: it may close.
    `hold` lasts until it is released."""

    calls: int = 0
    hold: bool = False
    window: int = 0
    sealed: bool = False
    early: str = ""
    go_on: bool = False

    def at(self, window: int) -> Held:
        """The same at this window: what belonged to an earlier one is void."""
        return self if self.window == window else Held(self.calls, self.hold)

    def without(self, calls: int) -> Held:
        """What is left when a window, or one's own move, has taken these calls."""
        return Held(self.calls & ~calls, self.hold)

    def call(self, seat: int, on: bool) -> Held:
        """Call a seat, or take that back."""
        return replace(self, calls=self.calls | 1 << seat if on else self.calls & ~(1 << seat), sealed=False)

    def told(self) -> dict[str, Any]:
        """What its owner is told."""
        calls = [seat for seat in range(self.calls.bit_length()) if (self.calls >> seat) & 1]
        return {"calls": calls, "early": self.early or None, "hold": self.hold, "go_on": self.go_on}


NOTHING = Held()
Changes = dict[int, tuple[Held, Held]]
"""By seat: what was held, and what is held now."""
