"""Nothing hidden is ever said: two worlds alike to the person's seat sound alike until an event that differs for it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bythebook.bots.programs import Program
from bythebook.kernel.events import SPECTATOR, seen
from bythebook.kernel.questions import awaited
from bythebook.kernel.table import digest_of
from bythebook.terminal.line import Line
from bythebook.terminal.sitting import Sitting
from tests.terminal.session import GAME, at_position, planned, say

BRAIN = {
    "en": ["?", "h", "g", "c", "c", "p", "e", "t", ",", ",", ",", "f", "k", "o", "w 8.4", ""],
    "fr": ["?", "h", "g", "c", "c", "p", "e", "t", ",", ",", ",", "f", "k", "o", "w 8.4", ""],
}
SMASH = {
    "en": ["?", "h", "e", "c", "p", "m", "m", "s", "t", ",", ",", ",", "k", "o", "w 9.4", "call ana", "windows on"],
    "fr": ["?", "h", "e", "c", "p", "m", "m", "s", "t", ",", ",", ",", "k", "o", "w 9.4", "surprendre ana", "bref"],
}
LAST = {"en": "smash, call ben", "fr": "smash, surprendre ben"}
SETTINGS: list[tuple[str, dict[str, str], dict[str, list[str]]]] = [
    (GAME, {}, BRAIN),
    (GAME, {"refill": "forgettable", "moon": "opponent", "replay": "optional", "reveal": "on"}, BRAIN),
    ("cryptid_smash", {}, SMASH),
    ("cryptid_smash", {"call_window": "wait", "play_drawn": "on", "free_draw": "on", "play_on": "on"}, SMASH),
]


def moves(random: Random, room: Any) -> Iterator[str]:
    """Some well-formed moves, offered or not: most are refused, and the refusals must tell nothing."""
    for _ in range(12):
        yield room.write_move(room.well_formed(random), "en")


def heard_alike(line: Line, said: list[str], typed: list[str]) -> tuple[list[str], int]:
    """What is said to these lines, up to the first that is accepted as a move."""
    heard: list[str] = []
    entries = len(line.table.entries)
    for text in typed:
        heard += say(line, said, text)
        if len(line.table.entries) > entries:
            break
    return heard, len(line.table.entries) - entries


def follow(line: Line, other: Line, steps: int) -> None:
    """Take both lines through the same first moves."""
    program = Program(line.plan.room, "uniform", 0, line.table.g.rules, 7)
    heard = 0
    for _ in range(steps):
        for entry in line.table.entries[heard:]:
            program.saw(entry.events)
        heard = len(line.table.entries)
        if line.table.over:
            return
        if line.sitting.awaits_person:
            move = program.choose(line.table.g)
            for each in (line, other):
                each.hear(each.sitting.submit(0, move.clone()))
        else:
            for each in (line, other):
                each.hear(next(each.sitting.bots_play()))


def dealt_again(line: Line, seed: int) -> None:
    """Change all that the person's seat does not know."""
    program = Program(line.plan.room, "uniform", max(line.listener.viewer, 0), line.table.g.rules, seed)
    for entry in line.table.entries:
        program.saw(entry.events)
    line.table.g.state.take(program.imagine(line.table.g).state)


@pytest.mark.parametrize("setting", SETTINGS, ids=["brain", "brain-all", "smash", "smash-all"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_worlds_sound_alike(setting: tuple[str, dict[str, str], dict[str, list[str]]], lang: str) -> None:
    game, house, words = setting
    differed = windows = 0
    for steps in range(0, 60, 6):
        random = Random(steps)
        plan = planned(game, seats=3, seed=steps, house=house, bots=["uniform"])
        voices: list[tuple[list[str], int]] = []
        lines: list[tuple[Line, list[str]]] = []
        for _ in range(2):
            out: list[str] = []
            lines.append((Line(Sitting(plan), lang, iter(()), out.append), out))
        follow(lines[0][0], lines[1][0], steps)
        while not lines[0][0].sitting.awaits_person and not lines[0][0].table.over:
            for line, _ in lines:
                line.hear(next(line.sitting.bots_play()))
        if lines[0][0].table.over:
            continue
        dealt_again(lines[1][0], steps)
        differed += digest_of(lines[0][0].table.g) != digest_of(lines[1][0].table.g)
        windows += lines[0][0].calling.open
        typed = [*words[lang], *moves(random, plan.room), *words[lang], LAST[lang]]
        for line, said in lines:
            said.clear()
            line.prompt()
            prompt = list(said)
            heard, accepted = heard_alike(line, said, typed)
            voices.append(([*prompt, *heard], accepted))
        assert voices[0] == voices[1]
    assert differed > 4  # else nothing was tested
    assert (windows > 2) == (game != GAME)


def test_spectators_hear_only_what_is_open() -> None:
    """Every sentence of a watched game comes from the public part of an event."""
    plan = planned(you="none", bots=["uniform"], seed=11)
    said: list[str] = []
    line = Line(Sitting(plan), "en", iter(()), said.append)
    line.play()
    for entry in line.table.entries:
        for event in entry.events:
            public = seen(event, SPECTATOR)
            assert not public.secret
    private = ("You ", "Your ", "Lot ", "To your", "From the reserve to your")
    assert not [text for text in said if text.startswith(private) and text != "You are watching: bots play alone."]


def test_the_question_after_a_turn_does_not_depend_on_the_hand() -> None:
    """L1: the same prompt whether or not a card can be played."""
    heard = []
    for hand in ("3,4,5", "3,4,19"):
        line, said = at_position(f"A* b9 h{hand} c9 / B b9 h6,7 c10 / horde 18")
        line.prompt()
        assert awaited(line.table.g) == 1
        heard.append(list(said))
    assert heard[0] == heard[1]
