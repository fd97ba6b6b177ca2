"""Nothing hidden ever reaches a client: the bytes sent do not change when cards that a viewer cannot see are others.

Two servers hold the same table, built from the same secret by the same moves. In the second, all that one viewer does
not know is dealt again. Then both viewers do the same things, and every byte that comes along their sockets is compared
(architecture, two worlds; Oh My Brain, I7 and clauses 2.7, 6.5, 7.1; Cryptid Smash, section F and K8, with call windows
open in which others have spoken, hold, or have moved already).
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bythebook.kernel.events import SPECTATOR
from tests.server.worlds import World, glance, redeal, sights, some_move, told_alike, two_worlds
from tests.waiting import comes

OPTIONS = [
    {},
    {"refill": "forgettable", "starter_tie": "rps", "moon": "opponent"},
    {"starter_tie": "agree", "replay": "optional", "final_tie": "fewest_cards", "reveal": "on"},
]


BRAIN, SMASH, DWEEBIES, DEMENTALISM = "oh_my_brain", "cryptid_smash", "dweebies", "dementalism"
TABLES = [
    (BRAIN, 4, OPTIONS[0]), (BRAIN, 2, OPTIONS[1]), (BRAIN, 3, OPTIONS[2]),
    (SMASH, 4, {"call_window": "wait"}), (SMASH, 2, {"call_window": "wait", "play_drawn": "on"}),
    (SMASH, 3, {"call_window": "wait", "free_draw": "on", "wrong_call": "free", "play_on": "on"}),
    (DWEEBIES, 3, {"draw": "manual", "min_line": "3"}),
    (DEMENTALISM, 3, {}), (DEMENTALISM, 2, {"store_look": "private", "nab_call": "named"}),
]  # fmt: skip


async def move_on(worlds: list[World], chance: random.Random) -> None:
    """The same in both worlds: a legal move, or a window in which somebody speaks and which then closes."""
    window = worlds[0].live.calls.window
    if not window:
        move = some_move(worlds[0].game, chance)
        for world in worlds:
            await world.move(*move)
        return
    seats = len(worlds[0].people)
    spoken = [(chance.randrange(seats), chance.randrange(seats)) for _ in range(chance.randrange(3))]
    for world in worlds:
        for seat, other in spoken:
            await world.people[seat].send("call", seat=other, on=True)
        await world.people[world.live.calls.leader].send("go_on")
        await comes(lambda live=world.live: live.calls.window != window, "the window's end")
        await world.settle()


async def speak(world: World, viewer: int) -> None:
    """What others than this viewer say ahead of a window: they hold it, call everybody, and have moved already."""
    leader = world.live.calls.leader
    others = [seat for seat in range(len(world.people)) if seat not in (viewer, leader)]
    for seat in others:
        await world.people[seat].send("hold", on=True)
        for other in range(len(world.people)):
            await world.people[seat].send("call", seat=other, on=True)
        await world.people[seat].settle()
    if others and leader != viewer and world.live.calls.window and world.game.ahead(leader):
        await world.people[leader].send("early", at=world.game.number + 1, move="draw")
        await world.people[leader].settle()


async def unsay(world: World, viewer: int) -> None:
    """All of that is taken back, the move first: nobody must let the window close."""
    leader = world.live.calls.leader
    if leader != viewer:
        await world.people[leader].send("early", at=1, move=None)
        await world.people[leader].settle()
    for seat in range(len(world.people)):
        if seat not in (viewer, leader):
            await world.people[seat].send("hold", on=False)
            for other in range(len(world.people)):
                await world.people[seat].send("call", seat=other, on=False)
    await world.settle()


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
async def test_bytes_do_not_change_with_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, str]
) -> None:
    chance = random.Random(seats)
    differed = windows = 0
    async with two_worlds(tmp_path, monkeypatch, game, seats, options, 1000 + seats) as worlds:
        one, two = worlds
        for step in range(6 if game == BRAIN else 3):
            if one.game.over:
                break
            for viewer in (SPECTATOR, *range(seats)):
                true_state = one.game.g.state.clone()
                redeal(two.game, viewer, 100 * step + viewer + 1)
                differed += bytes(two.game.g.state) != bytes(true_state)
                if game == SMASH:
                    await speak(two, viewer)
                    windows += bool(two.live.calls.window)
                assert await glance(one, viewer) == await glance(two, viewer)
                if viewer != SPECTATOR:
                    for world in worlds:
                        await world.people[viewer].settle()
                    assert one.people[viewer].raw == two.people[viewer].raw
                if game == SMASH:
                    await unsay(two, viewer)
                    for world in worlds:  # a seat that was listened to has to hear the same again
                        for person in world.people:
                            await person.settle()
                            person.raw.clear()
                two.game.g.state.take(true_state)
            for _ in range(chance.randrange(1, 6)):
                if not one.game.over:
                    await move_on(worlds, chance)
            assert bytes(one.game.g.state) == bytes(two.game.g.state)
            for world in worlds:
                await world.settle()
        assert differed > (10 if game == BRAIN else 5)
        assert windows > 2 or game != SMASH


@pytest.mark.parametrize(("game", "seed"), [*((BRAIN, seed) for seed in range(4)), (SMASH, 2), (SMASH, 3)])
async def test_events_do_not_change_with_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    """One viewer listens while the others choose, each world in its own way where the viewer cannot tell."""
    chance = random.Random(seed)
    options = OPTIONS[seed % len(OPTIONS)] if game == BRAIN else {"smash_mode": "automatic"}
    viewer = (SPECTATOR, 0, 1)[seed % 3]
    async with two_worlds(tmp_path, monkeypatch, game, 3, options, 2000 + seed) as worlds:
        one, two = worlds
        for _ in range(seed * 3):
            if not one.game.over:
                move = some_move(one.game, chance)
                for world in worlds:
                    await world.move(*move)
        redeal(two.game, viewer, 77 + seed)
        listeners = []
        for world in worlds:
            token = None if viewer == SPECTATOR else world.tokens[viewer]
            socket = world.house.api.socket(world.table, token)
            await socket.__aenter__()
            await socket.hello()
            await socket.settle()
            listeners.append(socket)
        different = 0
        for _ in range(8):
            asked = [seat for seat in range(3) if (one.game.awaited >> seat) & 1 and seat != viewer]
            pair = told_alike(worlds, viewer, asked[0]) if asked else None
            if pair is None:
                break
            for world, text in zip(worlds, pair, strict=True):
                await world.move(asked[0], text, world.game.number)
            for socket in listeners:
                await socket.settle()
            if sights(one.game, viewer) != sights(two.game, viewer):
                break  # from here on the two worlds differ for this viewer, too
            assert listeners[0].raw == listeners[1].raw
            different += pair[0] != pair[1]
        assert different or seed > 1
        for socket in listeners:
            await socket.line.close()


def test_private_frames_have_few_sizes() -> None:
    """Frames that may hold cards are padded to whole kilobytes, in bytes."""
    from bythebook.server.wire import frame

    for cards in ([1, 2], [11, 12], list(range(20))):
        assert len(frame("view", view={"cards": cards, "name": "é"}).encode()) == 1024
    assert not frame("pong").endswith(" ")
