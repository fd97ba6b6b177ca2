"""Two worlds alike to a viewer must be alike in everything that reaches it; knowledge is never false."""

from __future__ import annotations

import json
from itertools import chain
from random import Random
from typing import Any

import pytest

from bythebook.bots.programs import PLAYERS, Program
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR, Event, seen, told
from bythebook.kernel.questions import kind_asked
from bythebook.kernel.table import Refusal, Table
from bythebook.kernel.walk import offer_tree

from .games import Setting, looked_at, moves_of, number_for, seats_of, settings

SETTINGS = settings()
ONE_BY_ONE = {"dweebies"}  # games that ask several seats together only for whoever answers first
TOGETHER = {"dementalism": {"first": "vote"}}  # where several seats are seldom asked at once: what makes it sure


def other_world(table: Table, program: Program, seed: int) -> Table:
    """A table alike to the program's seat, all that it does not know dealt again."""
    world = Table.__new__(Table)
    chance = Chance()
    sow(chance, seed, 99)
    world.prepare(table.room, chance, None)
    world.g = table.room.new_game(table.g.rules)
    world.g.state.take(table.g.state)
    world.g.desk.chance = world.chance
    world.last_answer = dict(table.last_answer)
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


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_two_worlds(setting: Setting) -> None:
    """View, offers, refusals, defaults of bots: byte for byte the same in a world that only hidden cards tell apart."""
    game, random = setting.room, Random(str(setting))
    table = setting.table(29)
    programs = [Program(game, PLAYERS[seat % 2], seat, table.g.rules, 5) for seat in range(setting.seats)]
    stranger = Program(game, "uniform", setting.seats + 1, table.g.rules, 5)  # sees what a spectator sees
    stranger.seat = SPECTATOR
    for program in (*programs, stranger):
        program.saw(table.entries[0].events)
    changed = 0
    for entry in moves_of(table, random):
        for program in (*programs, stranger):
            program.saw(entry.events)
        if not looked_at(table, random, 0.4):
            continue
        for program in (*programs, stranger):
            world = other_world(table, program, entry.n)
            changed += bytes(world.g.state) != bytes(table.g.state)
            tries = random.random()
            here = everything_sent(table, program.seat, Random(tries))
            assert here == everything_sent(world, program.seat, Random(tries)), game.write_position(table.g)
            if program.seat in seats_of(table.awaited):
                sow(program.chance, entry.n, 7)
                move = program.choose(table.g)
                sow(program.chance, entry.n, 7)
                assert game.write_move(move) == game.write_move(program.choose(world.g))
    assert changed, "no world was different: nothing was tested"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_knowledge_is_never_false(setting: Setting) -> None:
    random = Random(str(setting))
    table = setting.table(31)
    programs = [Program(setting.room, "uniform", seat, table.g.rules, 5) for seat in range(setting.seats)]
    for entry in (table.entries[0], *moves_of(table, random)):
        for program in programs:
            program.saw(entry.events)
    assert len(table.entries) > 5
    table = setting.table(37)
    for program in programs:
        program.saw(table.entries[0].events)
    for entry in moves_of(table, random):
        for program in programs:
            program.saw(entry.events)
            if not table.over:
                assert not setting.room.untruths(table.g, program.seat, program.knowledge), entry


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_order_of_simultaneous_answers_changes_nothing(setting: Setting) -> None:
    """Whoever answers first, the state after the last answer is the same, and so is what each seat saw."""
    random = Random(str(setting))
    table = setting._replace(options=setting.options | TOGETHER.get(setting.room.name, {})).table(41)
    compared = 0
    for _ in chain([table.entries[0]], moves_of(table, random)):
        seats = seats_of(table.awaited)
        if len(seats) < 2:
            continue
        moves = {seat: table.room.move() for seat in seats}
        for seat in seats:
            table.room.default(table.g, seat, moves[seat])
        assert answered(table, moves, seats) == answered(table, moves, seats[::-1])
        compared += 1
    assert compared or setting.room.name in ONE_BY_ONE


def answered(table: Table, moves: dict[int, Any], order: list[int]) -> tuple[object, ...]:
    """The state, its text, and all that everybody heard of these answers, when seats answer in this order."""
    world = Table.__new__(Table)
    world.prepare(table.room, table.chance.source.clone(), None)
    world.g = table.room.new_game(table.g.rules)
    world.g.state.take(table.g.state)
    world.g.desk.chance = world.chance
    heard: list[Event] = []
    for seat in order:
        if world.g.state.agenda.number != table.number:
            break  # the first answer was enough
        table.room.apply(world.g, seat, moves[seat])
        heard += [seen(event, SPECTATOR) for event in told(world.g.desk.events)]
    return bytes(world.g.state), table.room.write_position(world.g), sorted(heard)


@pytest.mark.parametrize("setting", [s for s in SETTINGS if not s.options], ids=str)
def test_kinds_of_question_are_named(setting: Setting) -> None:
    """The word for a question is the same for everybody and known to notation."""
    table = setting.table(43)
    for _ in moves_of(table, Random(1)):
        if not table.over:
            assert table.asked() == setting.room.questions[kind_asked(table.g)]
