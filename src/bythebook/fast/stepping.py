"""Many tables at once, each a word further at every call: one crossing of the boundary for all (kernel Python)."""

from __future__ import annotations

from typing import Any

from ..kernel.bits import lowest
from ..kernel.chance import Chance, draw, sow
from ..kernel.moves import add_word, nth_word, offered, offers
from ..kernel.questions import awaited
from .contract import apply, copy, deal, game, offer, payoff
from .driver import GAME

ENTRIES = ("begin_tables", "step_tables", "choose_words")
END = -1  # in the place of a word: the move ends here


def begin_tables(
    g: Any,
    states: list[Any],
    chances: list[Chance],
    moves: list[Any],
    outs: list[Any],
    movers: list[int],
    seats: int,
    seed: int,
) -> None:
    """Deal a game at every table, from this seed on, up to its first offer."""
    for i in range(len(states)):
        sow(g.desk.chance, seed + i, GAME)
        open_table(g, states[i], moves[i], outs[i], movers, seats, i)
        copy(chances[i], g.desk.chance)


def open_table(g: Any, state: Any, move: Any, out: Any, movers: list[int], seats: int, i: int) -> None:
    """Deal, and offer the first words."""
    table = game(state, g.rules, g.desk)
    deal(table, seats)
    ask_table(table, move, out, movers, i)


def ask_table(table: Any, move: Any, out: Any, movers: list[int], i: int) -> None:
    """Whoever is asked, in seat order, begins a move."""
    movers[i] = lowest(awaited(table))
    move.size = 0
    offer(table, movers[i], move, out)


def step_tables(
    g: Any,
    states: list[Any],
    chances: list[Chance],
    moves: list[Any],
    outs: list[Any],
    movers: list[int],
    seats: int,
    words: list[int],
    ended: list[int],
    payoffs: list[Any],
) -> int:
    """At every table the mover goes on with this word, or ends its move; how many words were refused.

    A word that is not on offer changes nothing. Where a game ends, `ended` is 1, the seats' `payoffs` stand in a row
    of the table's own, and the next game is dealt.
    """
    refused = 0
    for i in range(len(states)):
        word = words[i]
        ended[i] = 0
        if word != END:
            if word < 0 or not offers(outs[i], word):
                refused += 1
            else:
                add_word(moves[i], word)
                offer(game(states[i], g.rules, g.desk), movers[i], moves[i], outs[i])
        elif outs[i].whole == 0:
            refused += 1
        else:
            table = game(states[i], g.rules, g.desk)
            copy(g.desk.chance, chances[i])
            apply(table, movers[i], moves[i])
            if awaited(table) != 0:
                ask_table(table, moves[i], outs[i], movers, i)
            else:
                ended[i] = 1
                for seat in range(seats):
                    payoffs[i * seats + seat] = payoff(table, seat)
                open_table(g, states[i], moves[i], outs[i], movers, seats, i)
            copy(chances[i], g.desk.chance)
    return refused


def choose_words(outs: list[Any], words: list[int], policy: Chance) -> None:
    """For every table one of the words on offer, or the end of its move, all equally likely."""
    for i in range(len(outs)):
        most = offered(outs[i])
        pick = draw(policy, most + outs[i].whole)
        words[i] = nth_word(outs[i], pick) if pick < most else END
