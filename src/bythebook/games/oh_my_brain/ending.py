"""Oh My Brain, sections 8 and 9: the end of a turn, a round, the game (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.events import more, tell
from ...kernel.questions import ask, current
from .events import Told
from .setup import draw_starter, start_round
from .state import (
    LAST_TURN,
    MOST_THROWS,
    Cause,
    Extra,
    Game,
    Kind,
    Pile,
    Player,
    Reason,
    Step,
    Tie,
    after,
    cards_left,
)


# --- 8 End of a round -------------------------------------------------------------------------------------------
def end_turn(g: Game) -> None:
    """The test at the end of a turn, after any die, for its player and nobody else (8.1, 8.2, 8.3, 8.4)."""
    state = g.state
    current(g).step = Step.NEXT
    if cards_left(state.player[state.turn]) == 0:
        end_round(g)
    elif state.turn_number >= LAST_TURN:  # 9.8
        end_game(g, Cause.GUARD)
    else:
        next_turn(g)


def end_round(g: Game) -> None:
    """Everybody pays for the cards left, at once; then a new round, unless somebody has no brain left (8.5, 8.8)."""
    state = g.state
    state.extra = Extra.NONE  # 8.12
    tell(g, Told.ROUND_END, state.turn)
    if g.rules.reveal == 1:
        show_cards_left(g)
    tell(g, Told.LOSSES)
    ruined = False
    for seat in range(state.seats):  # 8.6
        player = state.player[seat]
        loss = min(player.brains, cards_left(player))
        player.brains -= loss
        ruined = ruined or player.brains == 0
        if seat != state.turn:
            more(g, seat)
            more(g, loss)  # 8.7: a number, no card
            more(g, player.brains)
    if ruined:
        end_game(g, Cause.ROUND)  # 9.1
    elif state.turn_number >= LAST_TURN:
        end_game(g, Cause.GUARD)  # 9.8
    else:
        choose_starter(g)


def show_cards_left(g: Game) -> None:
    """All cards left, of each opponent in turn (8.13)."""
    for seat in range(g.state.seats):
        if seat != g.state.turn:
            player = g.state.player[seat]
            tell(g, Told.SHOWN, seat, player.hand.size)
            tell_cards(g, player.hand)
            tell_cards(g, player.cemetery)


def tell_cards(g: Game, pile: Pile) -> None:
    """Add a pile's cards to the event being told, in rising order."""
    for value in range(len(pile.count)):
        for _ in range(pile.count[value]):
            more(g, value)


def choose_starter(g: Game) -> None:
    """The player with the fewest brains begins the new round (8.9); a tie is settled as 8.10 says."""
    state = g.state
    fewest = state.player[0].brains
    for seat in range(1, state.seats):
        fewest = min(fewest, state.player[seat].brains)
    tied = 0
    count = 0
    for seat in range(state.seats):
        if state.player[seat].brains == fewest:
            tied |= 1 << seat
            count += 1
    if count == 1:
        start_round(g, lowest(tied), Reason.FEWEST)
        return
    tell(g, Told.TIE, tied, g.rules.starter_tie)
    state.tied = tied
    match g.rules.starter_tie:
        case Tie.AGREE:
            ask(g, Kind.NAME, tied)
        case Tie.RPS:
            ask(g, Kind.THROW, tied)
        case _:
            start_round(g, draw_starter(g, tied), Reason.LOT)  # 8.10


def name_starter(g: Game) -> None:
    """All the tied have named: the same one begins, otherwise it is drawn (8.11)."""
    state = g.state
    tell(g, Told.NAMED)
    named = 0
    agreed = True
    for seat in range(state.seats):
        if (state.tied >> seat) & 1:
            name = state.player[seat].sealed
            agreed = agreed and name > 0 and (named == 0 or name == named)
            named = name
            if name > 0:
                more(g, seat)
                more(g, name - 1)
    if agreed:
        start_round(g, named - 1, Reason.AGREEMENT)
    else:
        start_round(g, draw_starter(g, state.tied), Reason.LOT)


def settle_throws(g: Game) -> None:
    """All have thrown: of two symbols the losing one drops out; the last one left begins (8.11)."""
    state = g.state
    tell(g, Told.THROWN)
    thrown = 0
    for seat in range(state.seats):
        if (state.tied >> seat) & 1:
            symbol = state.player[seat].sealed
            thrown |= 1 << symbol
            more(g, seat)
            more(g, symbol - 1)
    losing = losing_symbol(thrown)
    left = 0
    for seat in range(state.seats):
        player = state.player[seat]
        if (state.tied >> seat) & 1 and player.sealed == losing:
            state.tied &= ~(1 << seat)
        left += (state.tied >> seat) & 1
        player.sealed = 0
    state.throws += 1
    if left == 1:
        start_round(g, lowest(state.tied), Reason.RPS)
    elif state.throws == MOST_THROWS:
        start_round(g, draw_starter(g, state.tied), Reason.LOT)
    else:
        ask(g, Kind.THROW, state.tied)


def losing_symbol(thrown: int) -> int:
    """Of two symbols thrown (bits 1 rock, 2 paper, 3 scissors), the one that loses; 0: not exactly two."""
    match thrown:
        case 0b0110:
            return 1
        case 0b1100:
            return 2
        case 0b1010:
            return 3
    return 0


def next_turn(g: Game) -> None:
    """An extra turn, or the next player clockwise (3.1, 3.3)."""
    state = g.state
    if state.extra == Extra.BANG and g.rules.replay == 1:
        ask(g, Kind.AGAIN, 1 << state.turn)  # 11.15
        return
    begin_next(g, state.extra)


def begin_next(g: Game, extra: int) -> None:
    """The turn after this one: the same player's when an extra turn was earned and taken (10.8, 11.14, 11.16)."""
    state = g.state
    state.extra = Extra.NONE
    state.now_extra = extra
    if extra == Extra.NONE:
        state.turn = after(g, state.turn)
    current(g).step = Step.BEGIN


# --- 9 End of the game -------------------------------------------------------------------------------------------
def end_game(g: Game, cause: int) -> None:
    """At once, whatever was still to come in the turn (9.1, 9.4)."""
    state = g.state
    state.cause = cause
    state.agenda.size = 0
    losers = 0
    winners = 0
    most = 0
    for seat in range(state.seats):
        if state.player[seat].brains == 0:
            losers |= 1 << seat  # 9.2
        if place(g, seat) == 1:
            winners |= 1 << seat  # 9.3
            most = state.player[seat].brains
    tell(g, Told.GAME_END, cause, losers, winners, most)


def is_ahead(g: Game, one: Player, other: Player) -> bool:
    """More brains; or, when the house says so, as many and fewer cards (9.3, 9.6)."""
    if one.brains != other.brains:
        return one.brains > other.brains
    return g.rules.final_tie == 1 and cards_left(one) < cards_left(other)


def place(g: Game, seat: int) -> int:
    """The place of a seat, from 1; equals share it (1.1, 9.6, 9.7)."""
    rank = 1
    for other in range(g.state.seats):
        if is_ahead(g, g.state.player[other], g.state.player[seat]):
            rank += 1
    return rank


def payoff(g: Game, seat: int) -> float:
    """The share of opponents left behind, ties counting half: 1 for the sole winner, 0 for the sole last."""
    behind = 0
    for other in range(g.state.seats):
        if is_ahead(g, g.state.player[seat], g.state.player[other]):
            behind += 2
        elif other != seat and not is_ahead(g, g.state.player[other], g.state.player[seat]):
            behind += 1
    return behind / (2 * (g.state.seats - 1))
