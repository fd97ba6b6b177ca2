"""What every table answers and what is spoken unasked: of every view of a game, to everybody, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bythebook.games import GAMES, room
from bythebook.kernel.answers import answer, askable, choices, question, spoken
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.events import SPECTATOR
from bythebook.kernel.table import Table
from bythebook.kernel.talk import Facts, Seated
from bythebook.kernel.walk import every_move
from bythebook.kernel.words import Words
from bythebook.terminal.speech import words_of

NAMES = ("Ana", "Ben", "Cleo")
HOUSE = {"cryptid_smash": {"call_window": "wait"}, "dweebies": {"draw": "manual", "tally": "on", "match": "two_wins"}}
MOVES = 80


def dealt(game: str, seed: int) -> tuple[Table, dict[str, str]]:
    """A table of three, and its house rules."""
    rules = room(game)
    house = rules.house(HOUSE.get(game, {}))
    chance = Chance()
    sow(chance, seed, 0)
    deck = rules.read_deck(rules.decks[0], None)
    return Table(rules, rules.read_rules(house, deck, 3), 3, chance, None), house


def facts(table: Table, view: Any, words: Words, house: dict[str, str], windows: str = "wait") -> Facts:
    """What is known at this table."""
    deck = table.room.read_deck(table.room.decks[0], None)
    seated = [
        Seated("Ana"),
        Seated("Ben", "greedy"),
        Seated("Cleo", "uniform", None if table.room.lapse is None else 135),
    ]
    return Facts(view, words, NAMES, house=house, deck=deck, seated=seated, windows=windows)


def any_move(table: Table, luck: random.Random) -> None:
    """Somebody who is asked moves."""
    seat = luck.choice([seat for seat in range(3) if (table.awaited >> seat) & 1])
    move = luck.choice(list(every_move(table.room, table.g, seat, 40)))
    table.submit(seat, move, table.number)


@pytest.mark.parametrize("game", GAMES)
def test_every_view_is_spoken_of_and_every_question_answered(game: str) -> None:
    luck = random.Random(game)
    table, house = dealt(game, 7)
    tongues = [words_of(table.room, lang) for lang in ("en", "fr")]
    always = tuple(table.room.talk.always)
    kinds: set[str] = set()
    for step in range(MOVES):
        if table.over:
            break
        words = luck.choice(tongues)
        for viewer in (SPECTATOR, 0, 1, 2):
            view: Any = table.view(viewer)
            for now in (view, {**view, "question": None, "offers": [], "interjections": [], "ahead": None}):
                heard = facts(table, now, words, house)
                told = spoken(table.room, heard, always)
                assert told["question"]
                assert len(told["always"]) == len(always)
                if table.asked() not in kinds or step % 40 == 0:
                    assert all(answer(table.room, heard, query) for query in askable(table.room))
        kinds.add(table.asked())
        any_move(table, luck)


def test_choices_come_from_the_view() -> None:
    """The moves as typed, in the listener's language; of a longer one its first words."""
    table, house = dealt("oh_my_brain", 3)
    view: Any = table.view(0)
    for lang, before in (("en", "You can say: lot "), ("fr", "Vous pouvez dire : lot ")):
        heard = facts(table, view, words_of(table.room, lang), house)
        assert Words.spoken(choices(table.room, heard)).startswith(before)
        longer = {**view["offers"][0], "whole": False, "more": True}
        ends = {"en": " and more.", "fr": " et la suite."}[lang]
        assert choices(table.room, facts(table, {**view, "offers": [longer]}, heard.words, house)).endswith(ends)


def test_many_moves_are_read_a_few_of_each_kind() -> None:
    """So that none is lost behind a whole Spread of flips."""
    table, house = dealt("dementalism", 3)
    view: Any = table.view(table.g.state.turn)
    done = {**view["offers"][0], "verb": "done", "word": view["offers"][-1]["word"]}
    heard = facts(table, {**view, "offers": [*view["offers"], done]}, words_of(table.room, "en"), house)
    said = choices(table.room, heard)
    assert said.startswith("You can say: flip a1; flip b1; flip c1; ")
    assert said.endswith("; and more of the kind.")
    assert said.count(";") == 4


def test_a_window_is_one_thing_to_a_terminal_and_another_to_a_live_table() -> None:
    table, house = dealt("cryptid_smash", 3)
    luck = random.Random(1)
    while table.asked() != "window":
        any_move(table, luck)
    leader = table.g.state.turn
    words, view = words_of(table.room, "en"), table.view(leader)
    plain: Any = {**view, "ahead": None}
    said = {windows: question(table.room, facts(table, plain, words, house, windows)) for windows in ("", "2", "wait")}
    assert said == {
        "": "Call window; you are next.",
        "2": "Your turn comes when the window closes.",
        "wait": "The call window is open until you go on.",
    }
    other: Any = table.view((leader + 1) % 3)
    assert question(table.room, facts(table, other, words, house)).endswith(" plays when the window closes.")
    if view["ahead"]:
        told = spoken(table.room, facts(table, view, words, house))
        assert (told["question"], told["before"][:7]) == ("What do you do?", "Colour ")
