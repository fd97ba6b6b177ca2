"""Records: fixed shapes, checked stores, the same bytes everywhere."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bythebook.kernel.records import Record, i8, i8s, i16, i32s, i64, layout, many, one, record, u8, u8s, u16s


@record
class Inner(Record):
    small: int = i8()
    row: list[int] = i8s(3)


@record
class Outer(Record):
    wide: int = i64()
    middle: int = i16()
    inner: Inner = one(Inner)
    several: list[Inner] = many(Inner, 2)
    longer: list[int] = i32s(2)


@record
class Unsigned(Record):
    small: int = u8()
    row: list[int] = u8s(2)
    wider: list[int] = u16s(2)


def filled() -> Outer:
    outer = Outer()
    outer.wide, outer.middle = 1 << 40, -300
    outer.inner.small, outer.inner.row[1] = -128, 127
    outer.several[1].row[2] = 5
    outer.longer[:] = [7, -8]
    return outer


def test_a_record_starts_with_zeros() -> None:
    assert Outer().flat() == [0] * 16


def test_a_clone_shares_nothing() -> None:
    one_record = filled()
    other = one_record.clone()
    assert other == one_record
    other.several[0].row[0] = 1
    other.longer[0] = 9
    assert other != one_record
    assert one_record == filled()


def test_take_makes_equal_in_place() -> None:
    target, inner = Outer(), None
    inner = target.inner
    target.take(filled())
    assert target == filled()
    assert target.inner is inner


def test_bytes_are_little_endian_without_padding() -> None:
    assert bytes(filled())[:10] == (1 << 40).to_bytes(8, "little") + (-300).to_bytes(2, "little", signed=True)
    assert len(bytes(filled())) == 8 + 2 + 4 + 8 + 8


def test_packing_into_numpy_and_back() -> None:
    import numpy as np

    rows = np.zeros(2, layout(Outer))
    filled().pack(rows[1])
    again = Outer()
    again.unpack(rows[1])
    assert again == filled()
    assert rows[0]["wide"] == 0


def test_stores_that_compiled_code_would_wrap_are_refused() -> None:
    outer = Outer()
    with pytest.raises(OverflowError, match="40000 does not fit middle, which holds -32768 to 32767"):
        outer.middle = 40000
    with pytest.raises(OverflowError, match="128 does not fit a list"):
        outer.inner.row[0] = 128
    with pytest.raises(IndexError, match="index -1 of a list of 3"):
        outer.inner.row[-1] = 1
    with pytest.raises(IndexError, match="index 3 of a list of 3"):
        _ = outer.inner.row[3]
    with pytest.raises(IndexError, match="2 values do not fit"):
        outer.inner.row[:] = [1, 2]
    assert outer == Outer()


def test_unsigned_numbers() -> None:
    import numpy as np

    mine = Unsigned()
    mine.small, mine.row[1], mine.wider[0] = 255, 200, 65_535
    assert bytes(mine) == bytes([255, 0, 200, 255, 255, 0, 0])
    rows = np.zeros(1, layout(Unsigned))
    mine.pack(rows[0])
    again = Unsigned()
    again.unpack(rows[0])
    assert again == mine
    with pytest.raises(OverflowError, match="-1 does not fit small, which holds 0 to 255"):
        mine.small = -1
    with pytest.raises(OverflowError, match="65536 does not fit a list"):
        mine.wider[1] = 1 << 16
    assert again == mine


def test_records_differ_by_type_and_have_no_hash() -> None:
    assert Inner() != Outer()
    assert Inner() != 0
    with pytest.raises(TypeError):
        hash(Inner())
    assert repr(Inner()) == "Inner(small=0, row=[0, 0, 0])"


def test_without_the_debug_switch_records_are_plain_slots() -> None:
    """The fast form has no checks: what a server plays with."""
    program = (
        "from bythebook.kernel.records import *; from bythebook.games.oh_my_brain.state import State;"
        "s = State(); t = s.clone(); t.take(s); print(type(s.reserve.card) is list, s == t, 'seats' in State.__slots__)"
    )
    environment = {"PATH": "", "PYTHONPATH": ":".join(sys.path)}
    command = [sys.executable, "-c", program]
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert result.stdout.split() == ["True", "True", "True"]


@pytest.mark.parametrize("method", ["clone", "flat"])
def test_an_undecorated_record_says_what_it_lacks(method: str) -> None:
    class Bare(Record):
        pass

    with pytest.raises(TypeError, match="Bare must be declared with @record"):
        getattr(Bare(), method)()
