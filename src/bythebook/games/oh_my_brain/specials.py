"""Oh My Brain, section 10: special cards (kernel Python). The mosquito and the spider are in `turn.beating`."""

from __future__ import annotations

from ...kernel.cards import lay_all
from ...kernel.events import tell
from ...kernel.questions import current
from .die import roll
from .events import Told
from .state import DIE_CARDS, MOUSE, Extra, Game, Step


def power(g: Game) -> None:
    """The power of the value just played, once however many cards were played (10.1, 10.9, 10.10)."""
    value = g.state.played
    current(g).step = Step.REFILL
    if value == MOUSE:
        lay_all(g.state.horde, g.state.discard)  # 10.7
        g.state.extra = Extra.MOUSE  # 10.8
        tell(g, Told.MOUSE, g.state.turn)
    elif (DIE_CARDS >> value) & 1:  # 10.12
        roll(g)  # 10.13
