"""Cryptid Smash, section 3: set-up (kernel Python). Numbers in comments are clauses of the rulebook."""

from __future__ import annotations

from ...kernel.cards import pop, push
from ...kernel.chance import below, shuffle
from ...kernel.events import more, secretly, tell
from ...kernel.inlining import inlined
from .events import Told
from .hands import add, empty
from .matching import is_legendary, lay
from .names import CARDS, DEALT, MOST_SEATS, NO_FACE, Draw, Ending, Mark
from .state import Game
from .turn import push_turn


def set_table(g: Game, seats: int) -> None:
    """The deck shuffled and dealt, the pile begun, the first player found."""
    state = g.state
    g.desk.events.size = 0
    g.desk.work.missed = 0
    clear_table(g, seats)
    for i in range(CARDS):
        state.deck.card[i] = g.rules.deck.card[i]
    state.deck.size = CARDS
    shuffle(g, state.deck, Draw.DEAL)  # 3.1
    for _ in range(DEALT):  # 3.2
        for seat in range(seats):  # 3.3
            deal_one(g, seat)
    for seat in range(seats):
        tell_deal(g, seat)
    turn_up(g)
    first = g.rules.first_player - 1 if g.rules.first_player > 0 else below(g, seats, Draw.FIRST)  # 3.12, 3.13
    state.turn = first
    tell(g, Told.START, first)
    push_turn(g, first)


def clear_table(g: Game, seats: int) -> None:
    """A table with nothing on it."""
    state = g.state
    state.seats = seats
    state.turn = 0
    state.step = 1  # 3.14
    state.colour = 0
    state.repeats = Mark.NONE + 0
    state.waiting = Mark.NONE + 0
    state.units = 0
    state.chain_colour = 0
    state.open = 0
    state.said = 0
    state.done = 0
    state.finished = 0
    state.streak = 0
    state.acts = 0
    state.reshuffles = 0
    state.underway = 0
    state.aside = NO_FACE
    state.drawn = NO_FACE
    state.ending = Ending.NONE + 0
    state.agenda.size = 0
    state.agenda.number = 0
    state.deck.size = 0
    state.pile.size = 0
    state.pile.bottom = 0
    empty(g, state.gone)
    for seat in range(MOST_SEATS):
        player = state.player[seat]
        player.place = 0
        player.entry = 0
        player.chosen[0] = NO_FACE
        player.chosen[1] = NO_FACE
        empty(g, player.hand)


@inlined
def deal_one(g: Game, seat: int) -> None:
    """One card; a legendary is shuffled back at once and replaced, as often as it takes (3.5, 3.6)."""
    deck = g.state.deck
    face = pop(deck)
    while is_legendary(face):
        tell(g, Told.DEAL_BACK, seat, face)
        push(deck, face)
        shuffle(g, deck, Draw.DEAL)
        face = pop(deck)
    add(g.state.player[seat].hand, face)


def tell_deal(g: Game, seat: int) -> None:
    """A hand is hidden from the others (3.4)."""
    hand = g.state.player[seat].hand
    tell(g, Told.DEAL, seat, DEALT)
    secretly(g, 1 << seat)
    for face in range(g.rules.faces):
        for _ in range(hand.count[face]):
            more(g, face)


def turn_up(g: Game) -> None:
    """The starting card: no legendary, no tactical card (3.7-3.9), under a house rule no power card (3.11). It sets the
    colour (3.16) and activates nothing (3.10)."""
    deck = g.state.deck
    face = pop(deck)
    while not may_start(g, face):
        tell(g, Told.START_BACK, face)
        push(deck, face)
        shuffle(g, deck, Draw.FLIP)
        face = pop(deck)
    lay(g, face)
    tell(g, Told.START_CARD, face, g.state.colour)


def may_start(g: Game, face: int) -> bool:
    """May this card start the pile?"""
    if g.rules.colour_of[face] < 0:
        return False  # 3.8
    return g.rules.start_card == 0 or g.rules.power_of[face] == Mark.NONE
