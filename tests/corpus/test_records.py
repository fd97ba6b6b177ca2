"""Every record of the past verifies, digest for digest, and the corpus has all that a game can be played with."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bythebook.games import COMING, GAMES, room
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.game import Room
from bythebook.kernel.history import Line, Record, read_record, write_record
from bythebook.kernel.notation import BadInput
from bythebook.kernel.replaying import replay, verify
from tests.corpus import make, walks
from tests.corpus.make import GENERATIONS
from tests.corpus.rows import Needs, needs, shown

RECORDS = sorted(GENERATIONS.glob("*/*/*.jsonl"))
SHORT = 16_000  # bytes: the quick loop takes what is no longer
WALKS = sorted(GENERATIONS.glob("*/walks.json"))
QUICK_FIRST = [pytest.param(path, marks=[pytest.mark.slow] if path.stat().st_size > SHORT else []) for path in RECORDS]
LOOKED_AT = 8  # at so many positions of a game all views are built


def read(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(GENERATIONS).with_suffix("").as_posix()


@pytest.mark.parametrize("path", QUICK_FIRST, ids=[*map(name_of, RECORDS)])
def test_a_record_still_holds(path: Path) -> None:
    """Seal, draws, moves, digests, result; and the text that would be written today is the text that was written."""
    record = read(path)
    game = room(record.header.game)
    if record.header.edition != game.edition:
        with pytest.raises(BadInput, match="edition"):
            verify(game, record)
        return
    assert verify(game, record).over
    assert all(len(line.digest) == 16 for line in record.lines)
    assert record.end["places"]
    assert record.end["secret"]
    assert write_record(record) == path.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_is_told_to_everybody(path: Path) -> None:
    """Each seat and a spectator hear every entry, and see the table at some of them."""
    record = read(path)
    game = room(record.header.game)
    if record.header.edition != game.edition:
        return
    viewers = [SPECTATOR, *range(len(record.header.seats))]
    step = max(1, len(record.lines) // LOOKED_AT)
    for line, entry, table in replay(game, record):
        for viewer in viewers:
            assert len(table.heard(entry, viewer)) <= len(table.opened(entry))
            if line.n % step == 0 or table.over:
                view = msgspec.json.decode(msgspec.json.encode(table.view(viewer)))
                assert view["over"] == table.over


@pytest.mark.parametrize("game", [*GAMES, *COMING])
def test_all_that_can_be_played_was_played(game: str) -> None:
    """Whoever adds a house rule, a value, a seat or an edition makes records of it: `python -m tests.corpus.make`."""
    ours = room(game)
    headers = [read(path).header for path in RECORDS if path.parent.name == game]
    found: Needs = set()
    for header in headers:
        if header.edition == ours.edition:
            found |= shown(ours, len(header.seats), header.options)
    assert sorted(needs(ours) - found) == []


def test_a_house_rule_that_is_new_is_missed() -> None:
    ours = room("dweebies")
    rules = [rule._replace(values=(*rule.values, "new")) if rule.name == "tie" else rule for rule in ours.house_rules]
    grown = replace(ours, house_rules=tuple(rules))
    assert needs(grown) - needs(ours) == {("tie", "new")}


def holds(game: Room, record: Record) -> bool:
    """Does this record verify?"""
    try:
        verify(game, record)
    except BadInput:
        return False
    return True


def changed(record: Record, at: int, **fields: object) -> Record:
    """One entry otherwise."""
    lines: list[Line] = list(record.lines)
    lines[at] = lines[at]._replace(**fields)  # type: ignore[arg-type]
    return record._replace(lines=lines)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_changed_is_found(game: str) -> None:
    """One letter of a digest, a draw, a move, a result."""
    ours = room(game)
    current = [path for path in RECORDS if path.parent.name == game and read(path).header.edition == ours.edition]
    record = read(min(current, key=lambda path: path.stat().st_size))
    last = len(record.lines) - 1
    digest = record.lines[last].digest
    draw = record.lines[0].drawn[-1]
    head, _, rest = draw.partition(",")
    swapped = ",".join([head, *reversed(rest.split(","))])
    assert swapped != draw
    other = next(line.move for line in record.lines[1:] if line.move != record.lines[last].move)
    places = [[place + 1, signs] for place, signs in record.end["places"]]
    wrong = {
        "digest": changed(record, last, digest=digest[:-1] + ("0" if digest[-1] != "0" else "1")),
        "draw": changed(record, 0, drawn=[*record.lines[0].drawn[:-1], swapped]),
        "move": changed(record, last, move=other),
        "result": record._replace(end={**record.end, "places": places}),
        "secret": record._replace(end={**record.end, "secret": "00" * 32}),
    }
    missed = [what for what, broken in wrong.items() if holds(ours, broken)]
    assert missed == []


@pytest.mark.parametrize("game", GAMES)
def test_walks_come_to_the_same_states(game: str) -> None:
    """From fixed seeds, by a policy of their own (`walks`)."""
    known = [json.loads(path.read_text(encoding="utf-8")).get(game) for path in WALKS]
    current = [walked for walked in known if walked and walked["edition"] == room(game).edition]
    assert current, f"python -m tests.corpus.make NAME {game}"
    walked = walks.table(room(game))
    assert all(before == walked for before in current)


def test_the_past_is_not_rewritten() -> None:
    generation = RECORDS[0].parents[1].name
    before = RECORDS[0].read_bytes()
    assert "not rewritten" in str(make.main([generation]))
    with pytest.raises(FileExistsError):
        make.make(GENERATIONS / generation, ["dweebies"])
    assert RECORDS[0].read_bytes() == before
