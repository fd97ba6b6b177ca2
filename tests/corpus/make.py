"""`python -m tests.corpus.make NAME [GAME...]`: a new generation of the corpus; an old one is never rewritten."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path

from bythebook.games import GAMES, room
from tests.corpus import walks
from tests.corpus.playing import records
from tests.corpus.rows import needs
from tests.corpus.running import make_tables

GENERATIONS = Path(__file__).parent / "generations"


def make(folder: Path, games: list[str]) -> None:
    """Write a generation of these games into a folder that must be new, and a database of running tables."""
    folder.mkdir(parents=True)  # the past is not rewritten: FileExistsError
    for game in games:
        (folder / game).mkdir()
        for number, (row, text) in enumerate(records(game, needs(room(game))), 1):
            file = folder / game / f"{row.seats}-{number:02}.jsonl"
            file.write_text(text, encoding="utf-8")
            print(f"{file.name} of {game}: {file.stat().st_size} bytes", flush=True)
    walked = {game: walks.table(room(game)) for game in games}
    (folder / "walks.json").write_text(json.dumps(walked, indent=1) + "\n", encoding="utf-8")
    notes = asyncio.run(make_tables(folder / "tables.sqlite3"))
    (folder / "tables.json").write_text(json.dumps(notes, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> str | None:
    """What is wrong with the wish, or nothing when it is done."""
    name, games = arguments[0] if arguments else "", arguments[1:] or list(GAMES)
    unknown = [game for game in games if game not in GAMES]
    if not re.fullmatch("[a-z0-9_]+", name):
        return "Name the new generation, in small letters: python -m tests.corpus.make NAME [GAME...]"
    if unknown:
        return f"There is no game {unknown[0]}: the games are {', '.join(GAMES)}."
    if (GENERATIONS / name).exists():
        return f"There is a generation {name} already, and the past is not rewritten: name another."
    make(GENERATIONS / name, games)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
