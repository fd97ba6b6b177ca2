"""Dweebies, sections 8 and 9: the end of the round and of the match (kernel Python)."""

from __future__ import annotations

from ...kernel.events import more, tell
from ...kernel.questions import ask
from .events import Told
from .names import ROUND_WINS, Kind
from .state import Game, Player


def end_round(g: Game) -> None:
    """Pile and hands are empty (8.2): most cards collected win (8.3); what lies on the table is nobody's (8.5)."""
    state = g.state
    winners = 0
    most = 0
    for seat in range(state.seats):
        if round_place(g, seat) == 1:
            winners |= 1 << seat
            most = state.player[seat].won
    tell(g, Told.ROUND_OVER, winners, most, state.table.cards)
    for seat in range(state.seats):
        more(g, seat)
        more(g, state.player[seat].won)
        more(g, state.player[seat].haul)
        more(g, round_place(g, seat))
    if g.rules.match == 0:
        state.over = 1  # 9.1
    else:
        count_wins(g, winners)


def round_place(g: Game, seat: int) -> int:
    """The place in the round, from 1: equals share it, the next place counts those above (8.6)."""
    place = 1
    mine = rank(g, g.state.player[seat])
    for other in range(g.state.seats):
        if rank(g, g.state.player[other]) > mine:
            place += 1
    return place


def rank(g: Game, player: Player) -> int:
    """What places go by: cards collected, under a house rule then the largest haul (8.4). With nothing collected by
    anybody all are equal, and all win (8.7)."""
    return 64 * player.won + (player.haul if g.rules.tie == 1 else 0)


def count_wins(g: Game, winners: int) -> None:
    """A round win for each who won or shared it (9.2); the match ends when somebody has two (9.3)."""
    state = g.state
    best = 0
    for seat in range(state.seats):
        player = state.player[seat]
        if (winners >> seat) & 1 == 1:
            player.wins += 1
            tell(g, Told.ROUND_WIN, seat, player.wins)
        best = max(best, player.wins)
    if best < ROUND_WINS:
        ask(g, Kind.NEXT_ROUND, (1 << state.seats) - 1)  # 9.7
        return
    state.over = 1
    champions = 0
    for seat in range(state.seats):
        if state.player[seat].wins == best:
            champions |= 1 << seat
    tell(g, Told.MATCH_OVER, champions)
    for seat in range(state.seats):
        more(g, seat)
        more(g, place(g, seat))


def place(g: Game, seat: int) -> int:
    """The place in the game, from 1: that of the round, or in a match by round wins (9.6)."""
    if g.rules.match == 0:
        return round_place(g, seat)
    rank = 1
    for other in range(g.state.seats):
        if g.state.player[other].wins > g.state.player[seat].wins:
            rank += 1
    return rank


def payoff(g: Game, seat: int) -> float:
    """The share of the places below: 1 for a sole winner, 0 for a sole last."""
    mine = place(g, seat)
    sharing = 0
    for other in range(g.state.seats):
        if place(g, other) == mine:
            sharing += 1
    return (2 * (g.state.seats - mine) - (sharing - 1)) / (2 * (g.state.seats - 1))
