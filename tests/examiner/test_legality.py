"""One judge: what is offered is allowed, and what is allowed is offered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bythebook.kernel.game import Room
from bythebook.kernel.moves import add_word
from bythebook.kernel.questions import kind_asked
from bythebook.kernel.walk import every_move, words_offered

from .games import Setting, looked_at, moves_of, seats_of, settings


def reached(game: Room, g: Any, seat: int, move: Any) -> bool:
    """Does a walk of the offer say this move, word by word?"""
    said = game.move()
    for word in move.word[: move.size]:
        if word not in words_offered(game, g, seat, said)[0]:
            return False
        add_word(said, word)
    return words_offered(game, g, seat, said)[1]


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_offer_and_judge_agree(setting: Setting) -> None:
    """Every walk of the offer ends in an allowed move; every allowed move that can be said is reached."""
    game, random = setting.room, Random(str(setting))
    table = setting.table(17)
    for _ in moves_of(table, random):
        if not looked_at(table, random, 0.5):
            continue
        for seat in range(setting.seats):
            tried = [move.clone() for move in every_move(game, table.g, seat, 200)]
            assert bool(tried) >= (seat in seats_of(table.awaited)), "an asked seat has a move"
            if seat not in seats_of(table.awaited | game.interjecting(table.g)):
                assert not any(game.answers(kind_asked(table.g), move.word[0]) for move in tried)
            assert all(game.forbids(table.g, seat, move) == 0 for move in tried)
            for move in [game.well_formed(random) for _ in range(60)]:
                allowed = game.forbids(table.g, seat, move) == 0
                assert allowed == reached(game, table.g, seat, move), (
                    game.write_move(move),
                    game.write_position(table.g),
                )


@pytest.mark.parametrize("setting", [s for s in settings() if not s.options], ids=str)
def test_a_move_may_end_only_where_the_judge_lets_it(setting: Setting) -> None:
    """Every beginning of a walk that is said to be whole is allowed, and no other is."""
    game, random = setting.room, Random(9)
    table = setting.table(19)
    for _ in moves_of(table, random):
        for seat in seats_of(table.awaited) if looked_at(table, random, 1) else ():
            for move in every_move(game, table.g, seat, 30):
                for size in range(1, move.size):
                    begun = move.clone()
                    begun.size = size
                    whole = words_offered(game, table.g, seat, begun)[1]
                    assert whole == (game.forbids(table.g, seat, begun) == 0)


@pytest.mark.parametrize("setting", [s for s in settings() if not s.options], ids=str)
def test_every_answer_is_known_to_its_question(setting: Setting) -> None:
    """A seat that is asked is offered an answer; what else it may say is said unasked."""
    game, random = setting.room, Random(10)
    table = setting.table(23)
    for _ in moves_of(table, random):
        kind = kind_asked(table.g)
        for seat in seats_of(table.awaited & ~game.interjecting(table.g)):
            verbs = words_offered(game, table.g, seat, game.move())[0]
            assert any(game.answers(kind, word) for word in verbs)
