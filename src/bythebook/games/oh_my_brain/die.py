"""Oh My Brain, section 11: the die (kernel Python). The player who rolled makes all choices (11.1)."""

from __future__ import annotations

from ...kernel.cards import add, exchange, shift
from ...kernel.chance import below
from ...kernel.clauses import clause
from ...kernel.events import more, secretly, tell
from ...kernel.questions import ask
from .ending import end_game
from .events import Told
from .state import TOKENS, Cause, Draw, Extra, Face, Game, Kind, Pile, after
from .turn import can_draw, draw_card

HANDS = 0
CEMETERIES = 1


def roll(g: Game) -> None:
    """Roll once and apply the result (1.10, 10.13)."""
    state = g.state
    seat = state.turn
    player = state.player[seat]
    face = below(g, 6, Draw.ROLL)
    tell(g, Told.ROLLED, seat, face, g.rules.moon)
    match face:
        case Face.SPIKE:
            if player.hand.size == 0:
                tell(g, Told.NO_EFFECT, clause(11, 3))
            elif player.hand.size == 1 and state.seats == 2:  # 11.3
                spike(g, seat, only_card(player.hand), after(g, seat))
            else:
                ask(g, Kind.SPIKE, 1 << seat)
        case Face.DASH:
            if state.seats == 2:  # 12.5
                steal(g, seat, after(g, seat))
            else:
                ask(g, Kind.STEAL, 1 << seat)
        case Face.EQUALS:
            ask(g, Kind.SWAP, 1 << seat)
        case Face.MOON:
            if not can_draw(g):
                tell(g, Told.NO_EFFECT, clause(11, 10))
            elif g.rules.moon == 1:  # 11.9
                ask(g, Kind.MOON, 1 << seat)
            else:
                moon(g, seat)
        case Face.PLUS:
            if bank(g) > 0:
                player.brains += 1  # 11.11
                tell(g, Told.GAINED, seat, player.brains)
            else:
                tell(g, Told.NO_EFFECT, clause(11, 12))
        case Face.BANG:
            state.extra = Extra.BANG  # 11.13, 11.14


def only_card(pile: Pile) -> int:
    """The value of a pile's single card."""
    value = 0
    while pile.count[value] == 0:
        value += 1
    return value


def bank(g: Game) -> int:
    """The brains that nobody owns (1.12)."""
    owned = 0
    for seat in range(g.state.seats):
        owned += g.state.player[seat].brains
    return TOKENS - owned


def spike(g: Game, seat: int, value: int, target: int) -> None:
    """A card of the hand goes into an opponent's cemetery; only these two know it (11.2, 11.3)."""
    shift(value, g.state.player[seat].hand, g.state.player[target].cemetery)
    tell(g, Told.SPIKED, seat, target)
    secretly(g, (1 << seat) | (1 << target))
    more(g, value)


def steal(g: Game, seat: int, target: int) -> None:
    """A brain goes from the target to the player, not through the bank (11.4, 11.5)."""
    thief = g.state.player[seat]
    victim = g.state.player[target]
    thief.brains += 1
    victim.brains -= 1
    tell(g, Told.STOLE, seat, target, thief.brains, victim.brains)
    if victim.brains == 0:
        end_game(g, Cause.THEFT)  # 9.1, 9.5


def swap(g: Game, seat: int, target: int, zone: int) -> None:
    """The whole hands, or the whole cemeteries, change owners, unseen (11.6, 11.7)."""
    player = g.state.player[seat]
    opponent = g.state.player[target]
    given = player.hand if zone == HANDS else player.cemetery
    taken = opponent.hand if zone == HANDS else opponent.cemetery
    tell(g, Told.SWAPPED, seat, target, zone, given.size, taken.size)
    exchange(given, taken)
    tell_received(g, seat, given)
    tell_received(g, target, taken)


def tell_received(g: Game, seat: int, pile: Pile) -> None:
    """Each of the two learns what came (11.7)."""
    tell(g, Told.RECEIVED, seat, pile.size)
    secretly(g, 1 << seat)
    for value in range(len(pile.count)):
        for _ in range(pile.count[value]):
            more(g, value)


def moon(g: Game, receiver: int) -> None:
    """A card of the reserve goes into a cemetery; its new owner alone sees it (11.8, 11.10)."""
    card = draw_card(g)
    add(g.state.player[receiver].cemetery, card)
    tell(g, Told.MOON_CARD, receiver)
    secretly(g, 1 << receiver)
    more(g, card)
