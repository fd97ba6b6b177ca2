"""What a card would meet and collect (10.8) is what the rules say once it lies there, and is nobody else's business."""

from random import Random

import pytest

from bythebook.games import room
from bythebook.games.dweebies.events import FORMS, Told
from bythebook.games.dweebies.names import CENTRE
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.table import Entry, Table
from bythebook.kernel.telling import describe
from tests.examiner.games import Setting, moves_of

ROOM = room("dweebies")


def copy_of(table: Table) -> Table:
    """The same position, to try a move in."""
    return Table.at(ROOM, ROOM.write_position(table.g), table.g.rules, table.chance.source)


def lines_told(entry: Entry) -> tuple[int, int]:
    """The lengths of the row and of the column that an entry offers, or collects unasked."""
    for event in entry.events:
        if event.kind in (Told.OFFER, Told.COLLECTED):
            told = describe(FORMS[event.kind], event)
            return told["row"], told["column"]
    return 0, 0


def placed(table: Table, seat: int, kind: int, cell: list[int]) -> Entry:
    """This card laid on this cell."""
    move = ROOM.move()
    move.size, move.word[:3] = 3, [kind, cell[1] + CENTRE, cell[0] + CENTRE]
    entry = table.submit(seat, move, table.number)
    assert isinstance(entry, Entry), entry
    return entry


@pytest.mark.parametrize("options", [{}, {"min_line": "3"}, {"collect": "forced", "link": "nearest"}], ids=str)
def test_what_is_told_ahead_happens(options: dict[str, str]) -> None:
    """Rules 5.4 to 5.9 and 6.7: every card of the hand on every legal cell collects what was told, or nothing."""
    tried, collecting = 0, 0
    for seed in (3, 4):
        random = Random(seed)
        table = Setting(ROOM, 2, options).table(seed)
        for _ in moves_of(table, random):
            view = table.view(max(0, table.g.state.turn))
            own, you = view["own"], view["you"]
            if not own["legal"] or random.random() > 0.07:
                continue
            told = {(each["card"], *each["cell"]): (each["row"], each["column"]) for each in own["collects"]}
            for kind in dict.fromkeys(view["zones"][f"hand:{you}"]["cards"]):
                for cell in own["legal"]:
                    entry = placed(copy_of(table), you, kind, cell)
                    assert lines_told(entry) == told.get((kind, *cell), (0, 0))
                    tried += 1
                    collecting += (kind, *cell) in told
    assert tried > 80
    assert collecting > 2


def test_only_the_table_and_the_own_hand_are_told() -> None:
    """Part 6, leak 6: what a seat's cards would collect is told to that seat alone; what they would meet, to all."""
    table = Setting(ROOM, 3, {}).table(7)
    random = Random(7)
    seen = 0
    for _ in moves_of(table, random):
        views = [table.view(viewer) for viewer in (0, 1, 2, SPECTATOR)]
        assert all(view["own"]["meets"] == views[0]["own"]["meets"] for view in views)
        assert views[3]["own"]["collects"] == []
        for seat, view in enumerate(views[:3]):
            hand = view["zones"][f"hand:{seat}"]["cards"]
            assert {each["card"] for each in view["own"]["collects"]} <= set(hand)
            seen += len(view["own"]["collects"])
    assert seen > 10
