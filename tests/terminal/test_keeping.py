"""Games are kept in files, gone on with another time, told again and checked."""

import json
from pathlib import Path

import pytest

from bythebook.games import room
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.history import Record, line_of, read_record, write_record
from bythebook.kernel.notation import BadInput
from bythebook.kernel.replaying import verify
from bythebook.server.replays import replayed
from bythebook.server.wire import Trouble
from bythebook.terminal.keeping import envelope, keep, may_write, reopen
from bythebook.terminal.line import Line
from bythebook.terminal.replaying import Told, verified, viewer_of, walk_through
from bythebook.terminal.sitting import Sitting
from tests.terminal.session import GAME, Session, only_moves, planned

ROOM = room(GAME)


def played(seed: int | None = 5, **options: object) -> Session:
    session = Session(planned(seed=seed, **options), "en", only_moves)
    session.play()
    return session


@pytest.mark.parametrize("seed", [None, 7])
def test_a_game_left_at_any_move_goes_on_with_the_same_cards(seed: int | None, tmp_path: Path) -> None:
    whole = played(seed)
    moves = [line[2:] for line in whole.talk if line.startswith("> ")]
    path = tmp_path / "game"
    for cut in range(0, len(moves), 8):
        said: list[str] = []
        first = Line(Sitting(whole.plan), "en", iter(moves[:cut]), said.append, path)
        first.play()
        assert said[-1] == f"To go on, say bythebook line --resume {path}"
        again = reopen(ROOM, read_record(path.read_text(encoding="utf-8")), envelope(path).read_text(encoding="utf-8"))
        assert again.table.entries == first.table.entries
        assert bytes(again.table.g.state) == bytes(first.table.g.state)
        assert [draw.outcome for entry in again.table.entries for draw in entry.drawn] == [
            draw.outcome for entry in first.table.entries for draw in entry.drawn
        ]
        heard: list[str] = []
        Line(again, "fr", iter([]), heard.append, path).play()
        assert ("La partie reprend où elle en était." in heard) == (cut > 0)


def test_a_game_gone_on_with_ends_in_a_true_record(tmp_path: Path) -> None:
    path = tmp_path / "game"
    Line(Sitting(planned(seed=None)), "en", iter([]), lambda line: None, path).play()
    assert oct(envelope(path).stat().st_mode)[-3:] == "600"
    sitting = reopen(ROOM, read_record(path.read_text(encoding="utf-8")), envelope(path).read_text(encoding="utf-8"))
    session = Session(sitting.plan, "en", only_moves)
    session.line = Line(sitting, "en", session.typed(), session.talk.append, path)
    assert session.line.play()
    assert not envelope(path).exists()
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.end["secret"] == sitting.plan.secret.hex()
    assert verify(ROOM, record).over


@pytest.mark.parametrize("change", [
    lambda text: "", lambda text: "{}", lambda text: "[]", lambda text: text.replace('"seat": "A"', '"seat": "Z"'),
    lambda text: text.replace('"bots": [', '"bots": ["greedy", '),
    lambda text: text.replace('"secret": "', '"secret": "00'),
    lambda text: json.dumps(json.loads(text) | {"secret": "00" * 32}),
    lambda text: json.dumps(json.loads(text) | {"seed": 4}),
    lambda text: json.dumps(json.loads(text) | {"bots": ["", "nobody", "greedy"]}),
    lambda text: json.dumps(json.loads(text) | {"bot_seed": None}),
])  # fmt: skip
def test_a_wrong_envelope_is_refused_in_one_sentence(change, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "game"
    Line(Sitting(planned(seed=None)), "en", iter([]), lambda line: None, path).play()
    with pytest.raises(BadInput):
        reopen(ROOM, read_record(path.read_text(encoding="utf-8")), change(envelope(path).read_text(encoding="utf-8")))


def test_only_records_are_written_over(tmp_path: Path) -> None:
    path, other = tmp_path / "game", tmp_path / "letter"
    other.write_text("Dear Ana", encoding="utf-8")
    said: list[str] = []
    typed = [f"save {other}", f"save {path}", f"save {path}", "save", f"save {tmp_path}/no/where"]
    typed.append(f"enregistrer {path}")
    Line(Sitting(planned()), "en", iter(typed), said.append).play()
    assert other.read_text(encoding="utf-8") == "Dear Ana"
    assert f"{other} exists and is no record, so it is left as it is. Choose another name." in said
    assert sum(line.startswith(f"Saved to {path}, from now on after every move.") for line in said) == 3
    assert "Say save and a file name." in said
    assert any(line.startswith(f"{tmp_path}/no/where could not be written: ") for line in said)
    assert may_write(path)
    assert not may_write(other)
    assert {each.name for each in tmp_path.iterdir()} == {"game", "game.sealed", "letter"}


def test_a_record_is_told_as_each_listener_heard_it() -> None:
    session = played()
    record = read_record(write_record(session.line.sitting.record()))
    heard = [line for lines in Told(ROOM, record, "en", "A").steps() for line in lines]
    own = session.line.listener.log
    assert [line for line in heard if not line.startswith("Place ")] == own
    spectator = [line for lines in Told(ROOM, record, "en", "spectator").steps() for line in lines]
    assert not [line for line in spectator if line.startswith(("You ", "Lot ", "To your"))]
    everything = [line for lines in Told(ROOM, record, "en", "all").steps() for line in lines]
    assert [line for line in everything if " hears: " not in line] == spectator
    assert any(line.startswith("Ben hears: Lot 1 of 3: ") for line in everything)
    french = [line for lines in Told(ROOM, record, "fr", "all").steps() for line in lines]
    assert len(french) == len(everything)
    assert any(line.startswith("Ben entend : Lot 1 sur 3 : ") for line in french)


def test_stepping_through_a_record() -> None:
    steps = [["one"], ["two"], ["three"]]
    words = Told(ROOM, played().line.sitting.record(), "en", "spectator").words
    for typed, heard in (
        (["", ""], ["one", "two", "three"]),
        (["", "b", "q"], ["one", "two", "one"]),
        (["3", "1", "99", "q"], ["one", "three", "one", "three"]),
        (["b", "quit"], ["one", "one"]),
        ([], ["one"]),
    ):
        said: list[str] = []
        walk_through(steps, words, typed, said.append)
        assert [line for line in said if line in ("one", "two", "three")] == heard


def test_listeners_are_named() -> None:
    assert [viewer_of(ROOM, text, 3) for text in ("A", "c", "p2", "spectator")] == [0, 2, 1, SPECTATOR]
    with pytest.raises(BadInput, match="say one from A to C, or spectator, all"):
        viewer_of(ROOM, "D", 3)


@pytest.mark.parametrize("seed", [None, 3])
def test_a_true_record_is_found_true(seed: int | None) -> None:
    record = played(seed).line.sitting.record()
    english, french = (verified(ROOM, record, "game", lang) for lang in ("en", "fr"))
    assert english[0].startswith(f"game: {len(record.lines)} entries")
    assert ("is the one that was sealed" in english[1]) == (seed is None)
    assert english[2].startswith("The result is the one recorded: place 1 ")
    assert len(french) == 3


def test_keep_writes_whole_files_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    sitting = Sitting(planned())
    keep(path, sitting)
    keep(path, sitting)
    assert {each.name for each in tmp_path.iterdir()} == {"game", "game.sealed"}


@pytest.mark.parametrize("seed", [None, 7])
def test_a_game_of_memory_is_kept_without_its_cards_until_it_is_over(seed: int | None, tmp_path: Path) -> None:
    """Dementalism, 13.7, 13.13: no record with faces before the end, and no order of the cards."""
    path = tmp_path / "game"
    dementalism = room("dementalism")
    sitting = Sitting(planned("dementalism", seed=seed, you="none"))
    for _ in range(30):
        next(sitting.bots_play())
    keep(path, sitting)
    record = read_record(path.read_text(encoding="utf-8"))
    assert not any(line.drawn for line in record.lines)
    assert any(entry.drawn for entry in sitting.table.entries)
    again = reopen(dementalism, record, envelope(path).read_text(encoding="utf-8"))
    assert again.table.entries == sitting.table.entries
    unfinished = Record(record.header, [line_of(dementalism, entry) for entry in sitting.table.entries], {})
    for found in (record, unfinished):
        with pytest.raises(BadInput, match="not over"):
            Told(dementalism, found, "en", "all")
        with pytest.raises(BadInput, match="not over"):
            verified(dementalism, found, "game", "en")
        with pytest.raises(Trouble):
            replayed(write_record(found))
