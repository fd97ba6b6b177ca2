"""Dweebies, section 7: drawing (kernel Python)."""

from __future__ import annotations

from ...kernel.cards import pop
from ...kernel.events import more, secretly, tell
from ...kernel.inlining import inlined
from .events import Told
from .hands import add
from .names import Reason
from .state import Game


@inlined
def finish_turn(g: Game, seat: int, at_once: int) -> None:
    """Step 3: the top card of the pile, which the referee draws (7.1, 7.3), or which is owed from now on (7.4).

    `at_once`: 1 when the referee plays for the seat and draws in any case (7.11); what was owed before stays (7.12).
    """
    if g.state.pile.size == 0:
        return  # 7.2
    if g.rules.draw == 0 or at_once == 1:
        draw_card(g, seat, Reason.TURN)
    else:
        player = g.state.player[seat]
        player.owed += 1  # 7.6
        tell(g, Told.OWES, seat, player.owed)


def draw_late(g: Game, seat: int) -> None:
    """One of the draws that this seat owes (7.5, 7.6); the card is the one that is now on top (7.8)."""
    g.state.player[seat].owed -= 1
    draw_card(g, seat, Reason.LATE)


def draw_for_empty_hand(g: Game, seat: int) -> None:
    """The turn begins without a card, though there are some in the pile (7.9)."""
    player = g.state.player[seat]
    player.owed = max(0, player.owed - 1)
    draw_card(g, seat, Reason.EMPTY_HAND)


@inlined
def draw_card(g: Game, seat: int, reason: int) -> None:
    """The top card into the hand; with the last one all owed draws lapse (7.10)."""
    state = g.state
    kind = pop(state.pile)
    add(state.player[seat].hand, kind)
    tell(g, Told.DREW, seat, state.pile.size, reason)
    secretly(g, 1 << seat)
    more(g, kind)
    if state.pile.size == 0:
        lapsed = 0
        for other in range(state.seats):
            if state.player[other].owed > 0:
                lapsed |= 1 << other
                state.player[other].owed = 0
        tell(g, Told.PILE_EMPTY, lapsed)
