"""Oh My Brain, section 2: set-up (kernel Python). Numbers in comments are clauses of the rulebook."""

from __future__ import annotations

from ...kernel.cards import add, empty, pop, push, top
from ...kernel.chance import shuffle
from ...kernel.events import more, secretly, tell
from ...kernel.questions import answer, ask, awaited, current, done
from ...kernel.questions import push as push_work
from .events import Told
from .state import (
    BRAINS_AT_START,
    CARDS,
    LOTS,
    MOST_SEATS,
    Cause,
    Draw,
    Extra,
    Game,
    Kind,
    Reason,
    Step,
    after,
    everybody,
)


def set_table(g: Game, seats: int) -> None:
    """A table with nothing dealt yet, and the starter of the first round drawn or named."""
    state = g.state
    g.desk.events.size = 0
    state.seats = seats
    state.round = 0
    state.turn_number = 0
    state.cause = Cause.NONE
    state.agenda.number = 0
    state.agenda.size = 0
    for seat in range(MOST_SEATS):
        state.player[seat].brains = BRAINS_AT_START if seat < seats else 0  # 2.1
    tell(g, Told.GAME_START, everybody(g))
    if g.rules.first_starter > 0:  # 2.2
        start_round(g, g.rules.first_starter - 1, Reason.HOST)
    else:
        start_round(g, draw_starter(g, everybody(g)), Reason.LOT)


def draw_starter(g: Game, seats: int) -> int:
    """One of these seats (a bit each), all equally likely (2.2, 8.10)."""
    lots = g.desk.work.stack
    lots.size = 0
    for seat in range(g.state.seats):
        if (seats >> seat) & 1:
            push(lots, seat)
    shuffle(g, lots, Draw.START)
    return top(lots)


def start_round(g: Game, starter: int, reason: int) -> None:
    """Mix all the cards; the lots come next."""
    state = g.state
    state.round += 1
    for seat in range(MOST_SEATS):  # 2.4
        player = state.player[seat]
        empty(player.hand)
        empty(player.cemetery)
        player.lot.size = 0
        player.sealed = 0
    state.horde.size = 0  # 2.12
    empty(state.discard)
    for i in range(CARDS):
        state.reserve.card[i] = g.rules.deck.card[i]
    state.reserve.size = CARDS
    shuffle(g, state.reserve, Draw.MIX)  # 2.3
    state.turn = starter
    state.lots_dealt = 0
    state.extra = Extra.NONE
    state.now_extra = Extra.NONE
    state.late = 0
    state.tied = 0
    state.throws = 0
    tell(g, Told.ROUND_START, state.round, starter, reason)
    state.agenda.size = 0
    push_work(g, Step.LOTS, starter)


def deal_lots(g: Game) -> None:
    """The next lot for everybody, until there were three (2.6, 2.7)."""
    state = g.state
    if state.lots_dealt == LOTS:
        current(g).step = Step.BEGIN  # 2.11: the rest is the reserve
        return
    state.lots_dealt += 1
    seat = state.turn
    for _ in range(state.seats):  # 2.8
        lot = state.player[seat].lot
        lot.size = 3  # 2.5
        tell(g, Told.LOT_DEALT, seat, state.lots_dealt)
        secretly(g, 1 << seat)
        for i in range(3):
            lot.card[i] = pop(state.reserve)
            more(g, lot.card[i])
        seat = after(g, seat)
    ask(g, Kind.LOT, everybody(g))


def holds_in_lot(g: Game, seat: int, value: int) -> bool:
    """Is a card of this value among the cards this seat was just dealt or drew?"""
    lot = g.state.player[seat].lot
    for i in range(lot.size):
        if lot.card[i] == value:
            return True
    return False


def sort_lot(g: Game, seat: int, value: int) -> None:
    """One card of this value to the cemetery, the other two in hand (2.5)."""
    player = g.state.player[seat]
    buried = False
    for i in range(player.lot.size):
        card = player.lot.card[i]
        if card == value and not buried:
            add(player.cemetery, card)
            buried = True
        else:
            add(player.hand, card)
    player.lot.size = 0
    tell(g, Told.LOT_CHOSEN, seat)
    secretly(g, 1 << seat)
    more(g, value)
    answer(g, seat)
    if awaited(g) == 0:
        done(g)
