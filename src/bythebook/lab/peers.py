"""The peer to be measured against: OpenSpiel's own loop over one of its own games, in its own language."""

from __future__ import annotations

import time
from typing import Any

PEER = "crazy_eights"


class Peer:
    """OpenSpiel's `evaluate_bots`: uniform bots, states and loop all in C++; Python crosses over once a game."""

    def __init__(self, players: int) -> None:
        import pyspiel

        self.play: Any = pyspiel.evaluate_bots
        self.game = pyspiel.load_game(PEER, {"players": players})
        self.bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(players)]

    def rate(self, games: int, seed: int) -> float:
        """Decisions of players (moves of chance are not counted) a second of one core."""
        states = [self.game.new_initial_state() for _ in range(games)]
        begun = time.process_time()
        for number, state in enumerate(states):
            self.play(state, self.bots, seed + number)
        spent = time.process_time() - begun
        return sum(event.player >= 0 for state in states for event in state.full_history()) / spent


def peer(players: int) -> Peer | None:
    """The peer, where it is installed."""
    try:
        return Peer(players)
    except ImportError:
        return None
