"""Search: plain and compiled agree, what is hidden changes nothing, its moves are allowed, and it beats chance."""

from collections.abc import Generator
from itertools import islice
from typing import Any

import pytest

from bythebook.bots.programs import Program
from bythebook.bots.searcher import Searcher
from bythebook.games import GAMES, room
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import sow
from bythebook.kernel.clauses import ALLOWED
from bythebook.kernel.events import told
from bythebook.kernel.questions import awaited, kind_asked
from tests.extent import amount
from tests.fast.cases import each, seats_tried


def rules_of(name: str, seats: int) -> Any:
    game = room(name)
    return game.read_rules(game.house({}), game.read_deck(game.decks[0], None), seats)


def questions(name: str, seats: int, seed: int) -> Generator[tuple[Any, int, list[Program]], Any, None]:
    """A game at random: at each question the game, the seat asked and the programs; send a move to have it played."""
    game, rules = room(name), rules_of(name, seats)
    g = game.new_game(rules)
    sow(g.desk.chance, seed, 0)
    programs = [Program(game, "uniform", seat, rules, seed) for seat in range(seats)]
    game.deal(g, seats)
    while True:
        for program in programs:
            program.saw(told(g.desk.events))
        if not awaited(g):
            return
        seat = lowest(awaited(g))
        chosen = yield g, seat, programs
        game.apply(g, seat, chosen or programs[seat].choose(g))


@pytest.mark.parametrize("name", each(GAMES))
def test_plain_and_compiled_search_alike(name: str) -> None:
    """At questions of a game's beginning, middle and, where it is short, end."""
    numbers = seats_tried(room(name))
    every = amount(30, 9)
    for seats in amount([numbers[0], numbers[-1]], numbers):
        rules = rules_of(name, seats)
        searchers = [Searcher(room(name), rules, iterations=6, seed=3, compiled=compiled) for compiled in (False, True)]
        for number, (g, seat, programs) in enumerate(islice(questions(name, seats, 5), 150)):
            if number % every == 0:
                state = programs[seat].imagine(g).state
                moves = [searcher.choose(state, seat, programs[seat].knowledge) for searcher in searchers]
                assert moves[0] == moves[1]
                assert searchers[0].grown() == searchers[1].grown()


@pytest.mark.parametrize("name", each(GAMES))
def test_what_is_hidden_changes_nothing(name: str) -> None:
    seats = room(name).seats[-1]
    rules = rules_of(name, seats)
    for number, (g, seat, programs) in enumerate(islice(questions(name, seats, 8), amount(200, 100_000))):
        if number % amount(10, 5) == 0:
            worlds = (g.state, programs[seat].imagine(g).state, programs[seat].imagine(g).state)
            moves = [
                Searcher(room(name), rules, iterations=30, seed=number).choose(world, seat, programs[seat].knowledge)
                for world in worlds
            ]
            assert moves[0] == moves[1] == moves[2]


@pytest.mark.parametrize("name", each(GAMES))
def test_few_nodes_do(name: str) -> None:
    """A tree that is full is played on beyond its leaves, and still gives a legal move."""
    seats = room(name).seats[0]
    searcher = Searcher(room(name), rules_of(name, seats), iterations=60, seed=3, nodes=5)
    for number, (g, seat, programs) in enumerate(islice(questions(name, seats, 4), amount(200, 100_000))):
        if number % 5 == 0:
            move = searcher.choose(g.state, seat, programs[seat].knowledge)
            assert searcher.grown() <= 5
            assert room(name).forbids(g, seat, move) == ALLOWED


# iterations, games, and how many of them are won at least; games of Dementalism are long
MATCHES = {"dementalism": (60, 6, 6)}
OTHERS = (200, 12, 10)


@pytest.mark.parametrize("name", each(GAMES))
def test_it_beats_the_uniform_player(name: str) -> None:
    """In call windows it speaks as all programs do."""
    iterations, games, least = MATCHES.get(name, OTHERS)
    game, seats, won = room(name), 2, 0
    searcher = Searcher(game, rules_of(name, seats), iterations=iterations, seed=1)
    for seed in range(games):
        me = seed % seats
        played = questions(name, seats, seed)
        g, seat, programs = next(played)
        while True:
            move = None
            if seat == me and kind_asked(g) not in game.silent:
                world = programs[seat].imagine(g)
                move = searcher.choose(world.state, seat, programs[seat].knowledge)
                assert game.forbids(g, seat, move) == ALLOWED
            try:
                g, seat, programs = played.send(move)
            except StopIteration:
                break
        won += game.place(g, me) == 1
    assert won >= least, f"{won} of {games}"
