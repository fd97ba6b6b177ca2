"""Two worlds alike to a viewer must be alike in everything that reaches it; knowledge is never false."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from bythebook.bots.programs import Program
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR, Event, seen, told
from bythebook.kernel.table import Refusal, Table
from bythebook.kernel.walk import offer_tree
from tests.examiner.games import Setting, looked_at, number_for, seats_of, world_of
from tests.examiner.watching import Game, Watching


def other_world(table: Table, program: Program, seed: int) -> Table:
    """A table alike to the program's seat, all that it does not know dealt again."""
    chance = Chance()
    sow(chance, seed, 99)
    world = world_of(table, table.g.state, chance)
    table.room.redeal(world.g, program.seat, program.knowledge)
    return world


def everything_sent(table: Table, viewer: int, random: Random) -> str:
    """All that may reach a viewer without a move being made: view, offers, refusals."""
    parts: list[object] = [table.view(viewer)]
    if viewer != SPECTATOR:
        parts.append(offer_tree(table.room, table.g, viewer, table.room.move(), 3))
        for _ in range(25):
            move = table.room.well_formed(random)
            if table.room.forbids(table.g, viewer, move):
                parts.append(table.submit(viewer, move, number_for(table, move)))
    assert not any(isinstance(part, tuple) and not isinstance(part, Refusal) for part in parts)
    return json.dumps(parts)


def two_worlds_are_alike(game: Game) -> Watching:
    """View, offers, refusals, defaults of bots: byte for byte the same in a world that only hidden cards tell apart."""
    room, table, random = game.setting.room, game.table, Random(29)
    changed = 0
    while not table.over:
        entry = yield
        if not entry or not looked_at(table, random, 0.4):
            continue
        for program in game.programs:
            world = other_world(table, program, entry.n)
            changed += bytes(world.g.state) != bytes(table.g.state)
            tries = random.random()
            here = everything_sent(table, program.seat, Random(tries))
            assert here == everything_sent(world, program.seat, Random(tries)), f"to seat {program.seat}"
            if program.seat in seats_of(table.awaited):
                sow(program.chance, entry.n, 7)
                move = program.choose(table.g)
                sow(program.chance, entry.n, 7)
                assert room.write_move(move) == room.write_move(program.choose(world.g)), f"seat {program.seat}"
    assert changed, "no world was different: nothing was tested"


def knowledge_is_never_false(game: Game) -> Watching:
    """Nor is anything left in it of an earlier game."""
    room, table = game.setting.room, game.table
    while not table.over:
        yield
        for program in game.programs[:-1] if not table.over else ():
            assert not room.untruths(table.g, program.seat, program.knowledge), f"seat {program.seat}"


def asks_together(setting: Setting) -> bool:
    """Are several seats sure to be asked at once? Dweebies does so only for whoever answers first, Dementalism seldom
    unless all vote, and Cryptid Smash has no windows where smashes are automatic."""
    sure = {
        "dweebies": False,
        "dementalism": setting.options.get("first") == "vote",
        "cryptid_smash": "smash_mode" not in setting.options,
    }
    return sure.get(setting.room.name, True)


def the_order_of_simultaneous_answers_changes_nothing(game: Game) -> Watching:
    """Whoever answers first, the state after the last answer is the same, and so is what each seat saw."""
    room, table, compared = game.setting.room, game.table, 0
    while not table.over:
        seats = seats_of(table.awaited)
        if len(seats) > 1:
            moves = {seat: room.move() for seat in seats}
            asked = fresh(table)  # what is done by default may be drawn
            for seat in seats:
                room.default(asked.g, seat, moves[seat])
            assert answered(table, moves, seats) == answered(table, moves, seats[::-1])
            compared += 1
        yield
    assert compared or not asks_together(game.setting)


def fresh(table: Table) -> Table:
    """A table in the same state, always with the same chance."""
    chance = Chance()
    sow(chance, table.number, 41)
    return world_of(table, table.g.state, chance)


def answered(table: Table, moves: dict[int, Any], order: list[int]) -> tuple[object, ...]:
    """The state, its text, and all that everybody heard of these answers, when seats answer in this order."""
    world = fresh(table)
    heard: list[Event] = []
    for seat in order:
        if world.g.state.agenda.number != table.number:
            break  # the first answer was enough
        table.room.apply(world.g, seat, moves[seat])
        heard += [seen(event, SPECTATOR) for event in told(world.g.desk.events)]
    return bytes(world.g.state), table.room.write_position(world.g), sorted(heard)


PROPERTIES = (two_worlds_are_alike, knowledge_is_never_false, the_order_of_simultaneous_answers_changes_nothing)
