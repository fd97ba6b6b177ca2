"""`verify` finds what was changed in a record, and names the first entry that is wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bythebook import cli
from bythebook.kernel.history import write_record
from tests.chance import sow_chance
from tests.terminal.session import Session, only_moves, planned

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def sealed() -> list[str]:
    """A finished game with a seal, as lines of text: the same, whichever test asks for it first."""
    sow_chance("a sealed game")
    session = Session(planned(seed=None, bots=["uniform"]), "en", only_moves)
    session.play()
    return write_record(session.line.sitting.record()).splitlines()


def check(path: Path, lines: list[str], capsys: pytest.CaptureFixture[str], lang: str = "en") -> tuple[int, str]:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    code = cli.run(["verify", str(path), "--lang", lang])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out


def first(lines: Lines, wanted: Callable[[dict[str, Any]], bool]) -> int:
    """The first entry that is such."""
    return next(at for at, line in enumerate(lines) if at > 1 and wanted(line))


def test_the_untouched_record_is_true(sealed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = check(tmp_path / "game", sealed, capsys)
    assert code == 0
    assert "The secret is the one that was sealed, and every draw follows from it." in out
    code, out = check(tmp_path / "game", sealed, capsys, "fr")
    assert code == 0
    assert "Le secret est bien celui qui était scellé" in out
    code, out = check(tmp_path / "game", sealed[:-1], capsys)
    assert code == 0
    assert "No secret is opened in this record" in out
    code, out = check(tmp_path / "game", sealed[:-9], capsys)
    assert (code, out.splitlines()[-1]) == (0, "The game is not over.")


def other_start(lines: Lines) -> int:
    lines[1]["drawn"][0] = "start A" if lines[1]["drawn"][0] != "start A" else "start B"
    return 0


def other_roll(lines: Lines) -> int:
    at = first(lines, lambda line: any(draw.startswith("roll") for draw in line.get("drawn", ())))
    lines[at]["drawn"] = [f"roll {'plus' if 'plus' not in draw else 'moon'}" for draw in lines[at]["drawn"]]
    return at - 1


def other_move(lines: Lines) -> int:
    at = first(lines, lambda line: line.get("move", "").startswith("play"))
    lines[at]["move"] = "play 19x9"
    return at - 1


def other_pass(lines: Lines) -> int:
    at = first(lines, lambda line: line.get("move", "").startswith("keep"))
    lines[at]["move"] = "pass"
    return at - 1


def other_seat(lines: Lines) -> int:
    at = first(lines, lambda line: line.get("move", "").startswith("play"))
    lines[at]["by"] = lines[at]["seat"] = "ABC"["ABC".index(lines[at]["seat"]) - 1]
    return at - 1


def other_deal(lines: Lines) -> int:
    words = lines[1]["drawn"][-1].split(",")
    lines[1]["drawn"][-1] = ",".join(words[:1] + words[:0:-1])
    return 0


def other_digest(lines: Lines) -> int:
    lines[7]["digest"] = "0" * 16
    return 6


def left_out(lines: Lines) -> int:
    del lines[9]
    return 8


CHANGES = [other_roll, other_move, other_pass, other_seat, other_deal, other_digest, left_out]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_changed_entry_is_named(
    change: Callable[[Lines], int], sealed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [json.loads(line) for line in sealed]
    entry = change(lines)
    code, out = check(tmp_path / "game", [json.dumps(line) for line in lines], capsys)
    assert code == 1
    assert len(out.splitlines()) == 1
    assert f"ntry {entry}" in out
    assert out.startswith(f"{tmp_path / 'game'}: ")


def test_draws_that_fit_the_rules_but_not_the_secret_are_found(
    sealed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another starter, or another roll, and all digests left away: the rules find nothing wrong, the seal does."""
    for change in (other_start, other_roll):
        lines = [json.loads(line) for line in sealed]
        entry = change(lines)
        end = {"end": {"secret": lines[-1]["end"]["secret"]}}
        blank = [line | {"digest": ""} for line in lines[1 : entry + 2]]
        code, out = check(tmp_path / "game", [json.dumps(line) for line in (lines[0], *blank, end)], capsys)
        assert code == 1
        assert f"Entry {entry}: " in out
        assert "secret gives" in out


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"secret": "00" * 32}, "The secret at the end of the record is not the one that was committed to"),
        ({"secret": "zz"}, "The secret at the end of the record is not the one that was committed to"),
        ({"secret": 5}, "The secret at the end of the record is not the one that was committed to"),
        ({"places": [[1, ["A", "B", "C"]]]}, "The end of the record does not give the places that the game led to."),
        ({"places": 7}, "The end of the record does not give the places that the game led to."),
    ],
)
def test_a_changed_end_is_found(
    change: dict[str, Any], sentence: str, sealed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    end = json.loads(sealed[-1])["end"] | change
    code, out = check(tmp_path / "game", [*sealed[:-1], json.dumps({"end": end})], capsys)
    assert code == 1
    assert sentence in out


def test_a_changed_header_is_found(sealed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = json.loads(sealed[0])
    for change in (
        {"commitment": "0" * 64},
        {"table": "another"},
        {"nonces": ["another"]},
        {"edition": 99},
        {"seats": ["A", "B"]},
        {"options": header["options"] | {"first_starter": "host"}},
        {"options": header["options"] | {"moon": "nobody"}},
        {"deck": header["deck"] | {"text": header["deck"]["text"].replace("v04,4,,,2", "v04,4,,,3")}},
        {"game": "chess"},
        {"record": 2},
    ):
        code, out = check(tmp_path / "game", [json.dumps(header | change), *sealed[1:]], capsys)
        assert code == 1, change
        assert len(out.splitlines()) == 1


def test_no_damage_is_a_traceback(sealed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Letters changed, cut or doubled anywhere: true or false, but always one plain answer."""
    random = Random(1)
    text = "\n".join(sealed)
    wrong = 0
    for _ in range(150):
        at = random.randrange(len(text))
        piece = random.choice(["", "0", '"', "A", "{}", "null", "\u0000", "-1", "[", "é", text[at : at + 20]])
        damaged = text[:at] + piece + text[at + random.randrange(3) :]
        code, out = check(tmp_path / "game", damaged.split("\n"), capsys)
        assert code in (0, 1)
        assert 1 <= len(out.splitlines()) <= 3
        wrong += code
        assert cli.run(["replay", str(tmp_path / "game"), "--seat", random.choice(("A", "all"))]) in (0, 2)
        assert len(capsys.readouterr().err.splitlines()) <= 1
    assert wrong > 50
    for path_text in ("", "\n", "[]", "null", "\xff"):
        code, out = check(tmp_path / "game", [path_text], capsys)
        assert code == 1
