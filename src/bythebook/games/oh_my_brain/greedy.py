"""Oh My Brain: an honest, simple player. It sees a redealt world and its own knowledge, never the true one."""

from __future__ import annotations

from ...kernel.moves import add_word, begin
from ...kernel.questions import awaited, kind_asked
from .ending import is_ahead
from .knowledge import Knowledge
from .moves import play_words
from .referee import default, richest_opponent
from .state import MOSQUITO, MOUSE, SPIDER, Game, Kind, Move, Player, Word, after, cards_left
from .turn import beating, refill_due

WORTH = {MOSQUITO: 34, MOUSE: 26, SPIDER: 16}  # what a card is worth keeping, in the scale of values


def greedy(g: Game, seat: int, k: Knowledge, move: Move) -> None:
    """Get rid of cards, give the extras to whoever is about to go out, keep what beats high hordes."""
    player = g.state.player[seat]
    move.size = 0
    if (awaited(g) >> seat) & 1 == 0 and g.state.late == seat + 1:
        choose_refill(player, move)  # 7.7
        return
    match kind_asked(g):
        case Kind.TURN | Kind.PLAY:
            choose_play(g, seat, move)
        case Kind.LOT:
            begin(move, Word.LOT + min(player.lot.card[: player.lot.size], key=keeping))
        case Kind.KEEP:
            begin(move, Word.KEEP + max(player.lot.card[: player.lot.size], key=keeping))
        case Kind.REFILL:
            choose_refill(player, move)
        case Kind.SPIKE:
            begin(move, Word.SPIKE)
            add_word(move, min(held(player), key=keeping))
            add_word(move, nearest_to_out(g, seat))
        case Kind.STEAL:
            begin(move, Word.STEAL)
            add_word(move, whom_to_rob(g, seat))
        case Kind.SWAP:
            choose_swap(g, seat, move)
        case Kind.MOON:
            begin(move, Word.MOON)
            add_word(move, nearest_to_out(g, seat))
        case Kind.AGAIN:
            begin(move, Word.AGAIN)
        case _:
            default(g, seat, move)
            if move.word[0] == Word.NAMELESS:
                begin(move, Word.NAME)
                add_word(move, seat)


def keeping(value: int) -> int:
    """How much a card is worth keeping."""
    return WORTH.get(value, value)


def held(player: Player) -> list[int]:
    """The values in hand."""
    return [value for value, count in enumerate(player.hand.count) if count]


def choose_play(g: Game, seat: int, move: Move) -> None:
    """The play that costs least: sets whole, low cards first; a pass when only treasures would beat the horde."""
    player = g.state.player[seat]
    legal = [value for value in held(player) if (beating(g) >> value) & 1]
    may_pass = not held(player) or (g.state.horde.size > 0 and kind_asked(g) == Kind.TURN)
    if not legal:
        begin(move, Word.PASS)
        return
    last = cards_left(player) - max(player.hand.count[value] for value in legal) == 0
    value = min(legal, key=lambda value: keeping(value) - 9 * (player.hand.count[value] - 1))
    if may_pass and not last and value == MOSQUITO and player.brains > 5 and g.state.horde.size > 4 and len(legal) == 1:
        begin(move, Word.PASS)
        return
    number = player.hand.count[value]
    for word in play_words(value, number):
        move.word[move.size] = word
        move.size += 1
    if number > 1:
        target = nearest_to_out(g, seat)
        for other in range(target + 1):
            add_word(move, number - 1 if other == target else 0)


def choose_refill(player: Player, move: Move) -> None:
    """Low plain cards first, so that the hand can climb; one treasure waits below."""
    due = refill_due(player)
    cemetery = sorted((value for value, count in enumerate(player.cemetery.count) for _ in range(count)), key=keeping)
    if due == 0:
        begin(move, Word.DONE)
        return
    chosen = cemetery[: due - 1] + cemetery[-1:]
    begin(move, Word.REFILL + chosen[0])
    for value in chosen[1:]:
        add_word(move, value)


def opponents(g: Game, seat: int) -> list[int]:
    """The others, clockwise."""
    found = []
    other = after(g, seat)
    while other != seat:
        found.append(other)
        other = after(g, other)
    return found


def nearest_to_out(g: Game, seat: int) -> int:
    """The opponent with fewest cards, who would end the round."""
    return min(opponents(g, seat), key=lambda other: cards_left(g.state.player[other]))


def whom_to_rob(g: Game, seat: int) -> int:
    """Someone with a single brain when that wins the game, else the richest."""
    player = g.state.player[seat]
    others = opponents(g, seat)
    poorest = min(others, key=lambda other: g.state.player[other].brains)
    leads = all(is_ahead(g, player, g.state.player[other]) for other in others if other != poorest)
    return poorest if g.state.player[poorest].brains == 1 and leads else richest_opponent(g, seat)


def choose_swap(g: Game, seat: int, move: Move) -> None:
    """Give the zone that is largest against theirs: the fewer cards the better."""
    player = g.state.player[seat]
    gains = []
    for other in opponents(g, seat):
        them = g.state.player[other]
        gains.append((player.hand.size - them.hand.size, Word.SWAP_HAND, other))
        gains.append((player.cemetery.size - them.cemetery.size, Word.SWAP_CEMETERY, other))
    _, word, other = max(gains)
    begin(move, word)
    add_word(move, other)
