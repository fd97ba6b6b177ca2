"""Oh My Brain: dealing again all that a seat does not know, for search and for bots (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import nth_bit, ones
from ...kernel.cards import add, empty, gather, pop, remove
from ...kernel.chance import below, shuffle
from ...kernel.questions import current, kind_asked
from .knowledge import Knowledge
from .state import VALUES, Draw, Game, Kind, Pile


def redeal(g: Game, me: int, k: Knowledge) -> None:
    """Resample all that this seat does not know, consistently with its knowledge.

    Unseen cards are gathered as counts first, so two worlds alike to the seat give the same sample.
    """
    state = g.state
    work = g.desk.work
    empty(work.unseen)
    for i in range(state.reserve.size):
        add(work.unseen, state.reserve.card[i])
    for seat in range(state.seats):
        if seat != me:
            player = state.player[seat]
            gather_unseen(work.unseen, player.hand)
            gather_unseen(work.unseen, player.cemetery)
            for i in range(player.lot.size):
                add(work.unseen, player.lot.card[i])
    for seat in range(state.seats):
        if seat != me:
            player = state.player[seat]
            work.owed[2 * seat] = put_known(player.hand, k.seat[seat].hand, work.unseen)
            work.owed[2 * seat + 1] = put_known(player.cemetery, k.seat[seat].cemetery, work.unseen)
    work.stack.size = 0
    gather(work.unseen, work.stack)
    shuffle(g, work.stack, Draw.REDEAL)
    for seat in range(state.seats):
        if seat != me:
            deal_unseen(g, seat)
    for i in range(state.reserve.size):
        state.reserve.card[i] = pop(work.stack)
    reseal(g, me)


def gather_unseen(unseen: Pile, pile: Pile) -> None:
    """Count a pile's cards among the unseen."""
    for value in range(VALUES):
        for _ in range(pile.count[value]):
            add(unseen, value)


def put_known(pile: Pile, known: list[int], unseen: Pile) -> int:
    """Leave the cards surely there; how many of the others are owed to the pile."""
    size = pile.size
    empty(pile)
    for value in range(VALUES):
        for _ in range(known[value]):
            add(pile, value)
            remove(unseen, value)
    return size - pile.size


def deal_unseen(g: Game, seat: int) -> None:
    """What is owed to a seat's zones, from the mixed unseen cards."""
    work = g.desk.work
    player = g.state.player[seat]
    for _ in range(work.owed[2 * seat]):
        add(player.hand, pop(work.stack))
    for _ in range(work.owed[2 * seat + 1]):
        add(player.cemetery, pop(work.stack))
    for i in range(player.lot.size):
        player.lot.card[i] = pop(work.stack)


def reseal(g: Game, me: int) -> None:
    """Answers that others have sealed may be any (8.11)."""
    kind = kind_asked(g)
    if kind != Kind.NAME and kind != Kind.THROW:
        return
    tied = g.state.tied
    for seat in range(g.state.seats):
        sealed = (current(g).answered >> seat) & 1
        if seat != me and sealed == 1:
            if kind == Kind.THROW:
                g.state.player[seat].sealed = below(g, 3, Draw.REDEAL) + 1
            else:
                g.state.player[seat].sealed = nth_bit(tied, below(g, ones(tied), Draw.REDEAL)) + 1
