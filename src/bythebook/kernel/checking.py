"""The debug build of records: fields and lists that refuse what compiled code would do in silence.

Most tests run in it, so what is right must cost little: whatever is wrong may.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any, NoReturn, Self

WIDTHS = {"b": (-(1 << 7), (1 << 7) - 1), "h": (-(1 << 15), (1 << 15) - 1), "i": (-(1 << 31), (1 << 31) - 1)}
WIDTHS |= {"q": (-(1 << 63), (1 << 63) - 1), "B": (0, (1 << 8) - 1), "H": (0, (1 << 16) - 1)}
"""The least and the greatest number of each struct code."""

WHOLE = slice(None)
get, put = list.__getitem__, list.__setitem__


class Checked(list[Any]):
    """A list of fixed length: of records, or, as `checked_numbers` makes it, of numbers of one width."""

    __slots__ = ()
    code = ""

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is not slice and index < 0:
            self.lack(index)
        try:
            return get(self, index)
        except IndexError:
            self.lack(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index.__class__ is slice:
            value = self.fitting(index, value)
        else:
            self.check(value)
            if index < 0:
                self.lack(index)
        try:
            put(self, index, value)
        except IndexError:
            self.lack(index)

    def check(self, value: Any) -> None:
        """Records fit anywhere."""

    def fitting(self, index: slice, value: Any) -> list[Any]:
        """What is to be stored in a slice, as a list; IndexError unless there are as many."""
        stored = list(value)
        if len(range(*index.indices(len(self)))) != len(stored):
            raise IndexError(f"{len(stored)} values do not fit slice {index} of a list of {len(self)}")
        for each in stored:
            self.check(each)
        return stored

    def become(self, other: Self) -> None:
        """Store what a list of the same kind holds, which fits."""
        if len(other) != len(self):
            raise IndexError(f"{len(other)} values do not fit a list of {len(self)}")
        put(self, WHOLE, other)

    def lack(self, index: int) -> NoReturn:
        """There is no such place."""
        raise IndexError(f"index {index} of a list of {len(self)}") from None


@cache
def checked_numbers(code: str) -> type[Checked]:
    """Lists of numbers that fit this struct code."""
    least, most = WIDTHS[code]

    def check(self: Checked, value: Any) -> None:
        if not least <= value <= most:
            refuse(code, value, "a list")

    return type(f"Checked_{code}", (Checked,), {"__slots__": (), "code": code, "check": check})


def checked_field(name: str, slot: str, code: str) -> property:
    """A field whose stores are checked; `slot` is where it is kept."""
    least, most = WIDTHS[code]

    def store(self: Any, value: Any) -> None:
        if not least <= value <= most:
            refuse(code, value, name)
        setattr(self, slot, value)

    return property(attrgetter(slot), store)


def refuse(code: str, value: Any, where: str) -> NoReturn:
    """A number does not fit its field."""
    least, most = WIDTHS[code]
    raise OverflowError(f"{value} does not fit {where}, which holds {least} to {most}")
