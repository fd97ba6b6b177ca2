"""One judge: what is offered is allowed, and what is allowed is offered."""

from __future__ import annotations

from random import Random
from typing import Any

from bythebook.kernel.game import Room
from bythebook.kernel.moves import add_word
from bythebook.kernel.questions import kind_asked
from bythebook.kernel.walk import every_move, words_offered
from tests.examiner.games import looked_at, seats_of
from tests.examiner.watching import Game, Watching


def reached(room: Room, g: Any, seat: int, move: Any) -> bool:
    """Does a walk of the offer say this move, word by word?"""
    said = room.move()
    for word in move.word[: move.size]:
        if word not in words_offered(room, g, seat, said)[0]:
            return False
        add_word(said, word)
    return words_offered(room, g, seat, said)[1]


def offer_and_judge_agree(game: Game) -> Watching:
    """Every walk of the offer ends in an allowed move; every allowed move that can be said is reached."""
    room, table, random = game.setting.room, game.table, Random(17)
    while not table.over:
        yield
        if not looked_at(table, random, 0.5):
            continue
        for seat in range(game.setting.seats):
            tried = [move.clone() for move in every_move(room, table.g, seat, 200)]
            assert bool(tried) >= (seat in seats_of(table.awaited)), "an asked seat has a move"
            if seat not in seats_of(table.awaited | room.interjecting(table.g)):
                assert not any(room.answers(kind_asked(table.g), move.word[0]) for move in tried)
            assert all(room.forbids(table.g, seat, move) == 0 for move in tried)
            for move in [room.well_formed(random) for _ in range(60)]:
                allowed = room.forbids(table.g, seat, move) == 0
                assert allowed == reached(room, table.g, seat, move), room.write_move(move)


def a_move_ends_only_where_the_judge_lets_it(game: Game) -> Watching:
    """Every beginning of a walk that is said to be whole is allowed, and no other is."""
    room, table, random = game.setting.room, game.table, Random(9)
    while not table.over:
        yield
        for seat in seats_of(table.awaited) if looked_at(table, random, 0.5) else ():
            for move in every_move(room, table.g, seat, 30):
                for size in range(1, move.size):
                    begun = move.clone()
                    begun.size = size
                    whole = words_offered(room, table.g, seat, begun)[1]
                    assert whole == (room.forbids(table.g, seat, begun) == 0), room.write_move(begun)


def every_answer_is_known_to_its_question(game: Game) -> Watching:
    """A seat that is asked is offered an answer; what else it may say is said unasked. The word for the question is the
    same for everybody and known to notation."""
    room, table = game.setting.room, game.table
    while not table.over:
        yield
        if table.over:
            break
        kind = kind_asked(table.g)
        assert table.asked() == room.questions[kind]
        for seat in seats_of(table.awaited & ~room.interjecting(table.g)):
            verbs = words_offered(room, table.g, seat, room.move())[0]
            assert any(room.answers(kind, word) for word in verbs)


PROPERTIES = (offer_and_judge_agree, a_move_ends_only_where_the_judge_lets_it, every_answer_is_known_to_its_question)
