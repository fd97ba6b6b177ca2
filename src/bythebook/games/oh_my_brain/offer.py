"""Oh My Brain: the offer, cut from the judge's own sets (kernel Python)."""

from __future__ import annotations

from ...kernel.moves import MENU_BITS, put
from ...kernel.questions import awaited, current
from .state import VALUES, Game, Kind, Move, Offer, Pile, Player, Word, everybody
from .turn import beating, first_share, number_played, refill_due, times_taken, value_played, value_taken


def offer(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The words that may come next in a move begun so, and whether it may end here."""
    menu = out.menu
    menu[0] = 0
    menu[1] = 0
    menu[2] = 0
    out.whole = 0
    if move.size > 0:
        offer_more(g, seat, move, out)
        return
    if (awaited(g) >> seat) & 1:
        offer_verbs(g, seat, out)
    if g.state.late == seat + 1:
        offer_refill(g.state.player[seat], out)  # 7.7


def offer_verbs(g: Game, seat: int, out: Offer) -> None:
    """The first words."""
    player = g.state.player[seat]
    match current(g).kind:
        case Kind.TURN:
            offer_plays(g, player.hand, out)
            if g.state.horde.size > 0 or player.hand.size == 0:  # 6.11, 6.12
                out.menu[1] |= 1 << (Word.PASS - MENU_BITS)
        case Kind.PLAY:
            offer_plays(g, player.hand, out)
        case Kind.LOT:
            for i in range(player.lot.size):
                out.menu[2] |= 1 << player.lot.card[i]
        case Kind.KEEP:
            for i in range(player.lot.size):
                out.menu[2] |= 1 << (Word.KEEP - Word.LOT + player.lot.card[i])
        case Kind.SPIKE:
            put(out, Word.SPIKE)
        case Kind.STEAL:
            put(out, Word.STEAL)
        case Kind.SWAP:
            put(out, Word.SWAP_HAND)
            put(out, Word.SWAP_CEMETERY)
        case Kind.MOON:
            put(out, Word.MOON)
        case Kind.REFILL:
            if g.rules.refill == 1:
                put(out, Word.DONE)
            offer_refill(player, out)
        case Kind.AGAIN:
            put(out, Word.AGAIN)
            put(out, Word.STOP)
        case Kind.NAME:
            put(out, Word.NAME)
        case Kind.THROW:
            for word in range(Word.ROCK, Word.SCISSORS + 1):
                put(out, word)


def offer_plays(g: Game, hand: Pile, out: Offer) -> None:
    """Every value that beats the horde, in every number held (4.8): whole layers of the hand at once."""
    values = beating(g)
    least = hand.least
    out.menu[0] = (least[0] & values) | (least[1] & values) << 20 | (least[2] & values) << 40
    out.menu[1] |= (least[3] & values) | (least[4] & values) << 20


def offer_refill(player: Player, out: Offer) -> None:
    """The first card of a refill, if one is due."""
    if refill_due(player) > 0:
        out.menu[2] |= player.cemetery.least[0] << (Word.REFILL - Word.LOT)


def offer_more(g: Game, seat: int, move: Move, out: Offer) -> None:
    """The words after the first."""
    word = move.word[0]
    player = g.state.player[seat]
    if word < VALUES:
        out.whole = 1  # one card: nothing to give away
    elif word < Word.PASS:
        offer_number_or_share(g, seat, move, out)
    elif Word.REFILL <= word < Word.REFILL_NONE:
        if move.size == refill_due(player):
            out.whole = 1
        else:
            offer_next_card(player, move, out)
    elif word == Word.SPIKE and move.size == 1:
        out.menu[0] = player.hand.least[0]
    elif word == Word.SPIKE or Word.STEAL <= word <= Word.MOON:
        if move.size == (3 if word == Word.SPIKE else 2):
            out.whole = 1
        else:
            out.menu[0] = everybody(g) & ~(1 << seat)  # 11.1
    elif word == Word.NAME and move.size == 1:
        out.menu[0] = g.state.tied  # 8.11
    else:
        out.whole = 1


def offer_number_or_share(g: Game, seat: int, move: Move, out: Offer) -> None:
    """How many cards, when five or more; then how many extras each seat gets, in seat order (5.2-5.4)."""
    first = first_share(move)
    if move.size < first:
        held = g.state.player[seat].hand.count[value_played(move)]
        out.menu[0] = ((2 << held) - 1) & ~0b11111
        return
    extras = number_played(move) - 1
    for i in range(first, move.size):
        extras -= move.word[i]
    if extras == 0:
        out.whole = 1
        return
    other = move.size - first
    last = g.state.seats - 1 if seat < g.state.seats - 1 else seat - 1
    if other == seat:
        out.menu[0] = 1
    elif other == last:
        out.menu[0] = 1 << extras
    else:
        out.menu[0] = (2 << extras) - 1


def offer_next_card(player: Player, move: Move, out: Offer) -> None:
    """The further cards of a refill, in any order: those of the cemetery that are not named yet (7.1)."""
    values = player.cemetery.least[0]
    for i in range(move.size):
        value = value_taken(move, i)
        if player.cemetery.count[value] == times_taken(move, value):
            values &= ~(1 << value)
    out.menu[0] = values
