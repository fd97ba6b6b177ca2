"""The kit of shapes."""

import xml.etree.ElementTree as ET

import pytest

from bythebook.kernel.drawing import contrast, document, grain, mix, number, ramp, rect, text, units


def test_path_data_is_written_in_tenths() -> None:
    assert units("M105 -4L20 0z") == "M10.5-0.4L2 0z"


def test_the_flags_of_an_arc_are_no_lengths() -> None:
    assert units("M0 0a36 36 0 1 1 0 -72z") == "M0 0a3.6 3.6 0 1 1 0-7.2z"


@pytest.mark.parametrize(("value", "written"), [(2, "2"), (2.5, "2.5"), (-0.001, "0"), (1 / 3, "0.33")])
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_colours_mix_and_compare() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert [ramp(["#000000", "#FF0000", "#FFFFFF"], share) for share in (0, 0.5, 1)] == [
        "#000000",
        "#FF0000",
        "#FFFFFF",
    ]
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


def test_words_are_escaped_and_colours_made_plain() -> None:
    drawn = document(10, 10, rect(0, 0, 1, 1, "var(--card-paper,#FBF7EF)"), text("<&", 0, 0, 3))
    root = ET.fromstring(drawn)
    assert root[0].attrib["fill"] == "#FBF7EF"
    assert root[1].text == "<&"


def test_grain_falls_the_same_way_every_time() -> None:
    assert grain(63, 88, 20) == grain(63, 88, 20) != grain(63, 88, 20, seed=8)
