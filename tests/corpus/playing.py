"""Games for the corpus, played by programs, with seats that are absent now and then, as the product plays them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random

from bythebook.games import room
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.game import Room
from bythebook.kernel.history import write_record
from bythebook.terminal.sitting import Sitting, plan
from tests.corpus.rows import Needs, Row, best_row, deck_text, shown
from tests.corpus.walks import some_move

ABSENT = 0.04  # how often the referee moves for a seat
LAPSES = (0, 0, 150)
LONGEST = 800  # entries
TRIED = 2  # the shortest of so many games is kept


def play(game: Room, row: Row, seed: int) -> Sitting:
    """One game to its end, or for so long that nobody wants it."""
    random = Random(f"{game.name} {row.seats} {seed}")
    bots = [random.choice(("greedy", "greedy", "greedy", "greedy", "uniform")) for _ in range(row.seats)]
    lapses = [random.choice(LAPSES) for _ in bots] if game.lapse is not None else []
    made = plan(game, row.seats, bots, "none", None, row.house, deck_text(game, row.house), lapses=lapses)
    made.secret = hashlib.sha256(f"corpus {game.name} {row} {seed}".encode()).digest()
    made.table, made.bot_seed = f"corpus-{row.seats}-{seed}", seed
    sitting = Sitting(made)
    policy = Chance()
    sow(policy, seed, 0)
    while not sitting.table.over and len(sitting.table.entries) < LONGEST:
        asked, free = sitting.table.awaited, free_to_speak(sitting)
        if free and random.random() < 0.5:
            sitting.submit(lowest(free), some_move(sitting.room, sitting.table.g, lowest(free), policy))
        elif random.random() < ABSENT:
            sitting.shown(sitting.table.stand_in(lowest(asked)))
        else:
            sitting.play(lowest(asked))
        leave_or_return(sitting, random)
    return sitting


def free_to_speak(sitting: Sitting) -> int:
    """The seats that may speak unasked, a bit each."""
    return sitting.room.interjecting(sitting.table.g) & ~sitting.table.awaited


def leave_or_return(sitting: Sitting, random: Random) -> None:
    """Where the rules are told who is gone, a seat is left now and then, or taken up again."""
    seat = random.randrange(len(sitting.plan.names))
    gone = random.random() < 0.3
    if (
        not sitting.table.over
        and random.random() < ABSENT
        and sitting.room.leaving(sitting.table.g, seat, gone) is not None
    ):
        sitting.shown(sitting.table.mark_left(seat, gone))  # type: ignore[arg-type]


def records(name: str, wanted: Needs) -> Iterator[tuple[Row, str]]:
    """Finished games that together show all that is wanted, none of them long, with the texts of their records."""
    game, random = room(name), Random(f"corpus {name}")
    wanted = {*wanted}
    while wanted:
        row = best_row(game, wanted, random)
        games = [play(game, row, seed) for seed in range(TRIED)]
        texts = [write_record(sitting.record()) for sitting in games if sitting.table.over]
        if texts:
            yield row, min(texts, key=lambda text: len(text.encode()))
            wanted -= shown(game, *row)
