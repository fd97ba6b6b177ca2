"""Oh My Brain: how a random player splits the cards of a set (kernel Python)."""

from __future__ import annotations

from ...kernel.chance import Chance, draw
from ...kernel.inlining import inlined
from ...kernel.moves import add_word
from .state import Game, Move, Word
from .turn import first_share, number_played


@inlined
def instinct(g: Game, seat: int, move: Move, policy: Chance) -> int:
    """End a random player's set with a split, all splits equally likely, as the specification's figures have it: chosen
    seat by seat, the first seats would be given more than the others. 1 when the move is whole."""
    if move.size == 0 or move.word[0] >= Word.PASS or number_played(move) < 2:
        return 0
    split(g, seat, move, policy)
    return 1


def split(g: Game, seat: int, move: Move, policy: Chance) -> None:
    """Who gets how many extras: these and the gaps between the opponents laid in a row, in any order (5.2-5.4)."""
    extras = number_played(move) - 1
    gaps = g.state.seats - 2
    own = first_share(move) + seat
    share = 0
    while extras > 0:
        if move.size == own:
            add_word(move, 0)
        if draw(policy, extras + gaps) < gaps:
            add_word(move, share)
            gaps -= 1
            share = 0
        else:
            extras -= 1
            share += 1
    add_word(move, share)
