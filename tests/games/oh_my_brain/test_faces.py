"""The pictures: well made, light, and with the marks exactly where the rulebook puts them."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from bythebook.games.oh_my_brain.faces import VALUES, card, sprite
from bythebook.kernel.drawing import INK, PAPER, contrast

SVG = "{http://www.w3.org/2000/svg}"
# 1.4 to 1.8: a square on the die cards, a star, a triangle, a cross, and an empty centre on all others
MARKS = {value: ["square"] for value in (1, 2, 3, 15, 16, 17, 18, 19)} | {
    0: ["star"],
    8: ["triangle_down"],
    11: ["cross"],
}
NAMES = [
    *(f"card-{value}" for value in range(20)),
    "back",
    *(f"die-{face}" for face in ("spike", "dash", "equals", "moon", "plus", "bang")),
    "brain",
    "logo",
    "book",
]


@pytest.fixture(scope="module")
def symbols() -> dict[str, ET.Element]:
    root = ET.fromstring(sprite())
    assert root.tag == f"{SVG}svg"
    assert all(child.tag == f"{SVG}symbol" for child in root)
    return {child.attrib["id"]: child for child in root}


def marks_of(element: ET.Element) -> list[str]:
    return [found.attrib["data-mark"] for found in element.iter() if "data-mark" in found.attrib]


def test_every_picture_is_there_once(symbols: dict[str, ET.Element]) -> None:
    assert set(NAMES) <= set(symbols)
    ids = Counter(re.findall(r'\bid="([^"]+)"', sprite()))
    assert max(ids.values()) == 1
    assert all(symbols[f"card-{value}"].attrib["viewBox"] == "0 0 63 88" for value in VALUES)


def test_the_sheet_is_light() -> None:
    assert len(sprite().encode()) < 120_000


@pytest.mark.parametrize("value", range(20))
def test_the_mark_is_the_rulebooks(symbols: dict[str, ET.Element], value: int) -> None:
    expected = MARKS.get(value, [])
    assert marks_of(symbols[f"card-{value}"]) == expected
    assert marks_of(ET.fromstring(card(value))) == expected


@pytest.mark.parametrize("value", range(20))
def test_a_mark_lies_in_the_centre_and_over_the_picture(symbols: dict[str, ET.Element], value: int) -> None:
    face = list(symbols[f"card-{value}"])
    for position, element in enumerate(face):
        if "data-mark" not in element.attrib:
            continue
        assert all(after.tag == f"{SVG}path" or after.tag == f"{SVG}text" for after in face[position + 1 :])
        points = [
            tuple(map(float, point.split(",")))
            for shape in element.iter(f"{SVG}polygon")
            for point in shape.attrib["points"].split()
        ]
        assert all(abs(x - 31.5) < 11 and abs(y - 44) < 12 for x, y in points)


def test_the_triangle_points_down(symbols: dict[str, ET.Element]) -> None:
    [mark] = [element for element in symbols["card-8"].iter() if "data-mark" in element.attrib]
    for shape in mark.iter(f"{SVG}polygon"):
        heights = sorted(float(point.split(",")[1]) for point in shape.attrib["points"].split())
        assert heights[0] == heights[1] < 44 < heights[2]


@pytest.mark.parametrize("value", range(20))
def test_the_number_stands_upright_in_two_corners(symbols: dict[str, ET.Element], value: int) -> None:
    texts = list(symbols[f"card-{value}"].iter(f"{SVG}text"))
    assert [found.text for found in texts] == [str(value)] * 2
    first, last = texts
    assert float(first.attrib["x"]) < 10
    assert float(first.attrib["y"]) < 30
    assert float(last.attrib["x"]) > 53
    assert float(last.attrib["y"]) > 75
    for found in texts:
        assert "transform" not in found.attrib
        assert (
            float(found.attrib["font-size"]) * 0.668 >= 63 / 4
        )  # a digit is as high as a quarter of the width, or more


def test_numbers_stand_out_from_their_paper() -> None:
    paper, ink = (re.findall(r"#\w{6}", colour)[0] for colour in (PAPER, INK))
    assert contrast(paper, ink) >= 4.5
    assert contrast(paper, "#A3284B") >= 4.5


def test_a_strict_page_may_show_them() -> None:
    for drawn in (sprite(), *map(card, VALUES)):
        for forbidden in (
            "<style",
            "style=",
            "<script",
            "<foreignObject",
            "javascript:",
            " on",
            "url(",
            "<filter",
            "<image",
        ):
            assert forbidden not in drawn.replace("http://www.w3.org/2000/svg", ""), forbidden


def test_no_words_on_a_card(symbols: dict[str, ET.Element]) -> None:
    words = [found.text or "" for name in symbols for found in symbols[name].iter(f"{SVG}text")]
    assert all(word.isdigit() for word in words)


def test_a_card_on_its_own_has_plain_colours() -> None:
    for value in VALUES:
        assert "var(" not in card(value)
        assert card(value) == card(value)


def test_no_other_value_has_an_animal(symbols: dict[str, ET.Element]) -> None:
    """An eye is what animals and marshmallows have; on a card without a mark nothing looks back (1.8)."""
    eye = "#FFFDF3"
    for value in VALUES:
        has_eyes = any(found.attrib.get("fill") == eye for found in symbols[f"card-{value}"].iter())
        assert has_eyes == (value in MARKS)
