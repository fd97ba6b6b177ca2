"""Cryptid Smash: what must hold after every move, of the cards and of what seats know (kernel Python)."""

from __future__ import annotations

from typing import Any

from bythebook.fast.contract import apply, copy, learn, redeal
from bythebook.fast.driver import begin_game, choose, fold
from bythebook.games.cryptid_smash.known import may_be
from bythebook.kernel.bits import lowest
from bythebook.kernel.chance import Chance
from bythebook.kernel.questions import awaited
from tests.fast.inspecting import MISSING

ENTRIES = ("learned",)
WITH = ("tests.games.cryptid_smash.figures",)  # is compiled with it
LONGEST = 1 << 16  # no game takes as many moves

UNTRUE = 4  # colour, marks or sizes do not fit the cards
FALSE = 5  # some seat's knowledge is not so
UNLIKE = 6  # a world dealt again does not fit what was known


def count_hand(counts: list[int], hand: Any, faces: int) -> bool:
    """Take away a hand's cards; do its size and its set agree with them?"""
    total = 0
    for face in range(faces):
        counts[face] -= hand.count[face]
        total += hand.count[face]
    sized = total == hand.size
    for part in range((faces + 62) // 63):
        left = hand.held[part]
        while left != 0:  # of each at least one, and together all there are
            number = hand.count[63 * part + lowest(left)]
            total -= number if number > 0 else LONGEST
            left &= left - 1
    return sized and total == 0


def conserved(g: Any, counts: list[int]) -> bool:
    """Are all the deck's cards somewhere, and no others? Is no legendary in a hand?"""
    state = g.state
    faces = g.rules.faces
    for face in range(len(counts)):
        counts[face] = 0
    for i in range(g.rules.deck.size):
        counts[g.rules.deck.card[i]] += 1
    for i in range(state.deck.size):
        counts[state.deck.card[i]] -= 1
    for i in range(state.pile.size):
        counts[state.pile.card[(state.pile.bottom + i) & 127]] -= 1
    if state.aside >= 0:
        counts[state.aside] -= 1
    whole = count_hand(counts, state.gone, faces)
    for seat in range(len(state.player)):
        hand = state.player[seat].hand
        whole = count_hand(counts, hand, faces) and whole and hand.count[45] == 0 and hand.count[46] == 0
    wrong = 0
    for face in range(len(counts)):
        wrong |= counts[face]
    return wrong == 0 and whole


def true(g: Any) -> bool:
    """A coloured top card's colour is active; never two marks, and none but at one card; nobody else is without
    cards."""
    state = g.state
    upper = state.pile.card[(state.pile.bottom + state.pile.size - 1) & 127]
    colour = g.rules.colour_of[upper]
    if (colour >= 0 and colour != state.colour) or state.open & state.said != 0:
        return False
    if state.agenda.size == 0:
        return True
    for seat in range(state.seats):
        size = state.player[seat].hand.size
        done = (state.done >> seat) & 1
        marked = ((state.open | state.said) >> seat) & 1
        if (marked == 1 and size != 1) or (size == 0) != (done == 1 or (state.aside >= 0 and size == 0)):
            return False
    return True


def fault_of(g: Any, word: int, number: int, notes: list[int], counts: list[int]) -> int:
    """See `inspecting`."""
    if not conserved(g, counts):
        return MISSING
    return 0 if true(g) else UNTRUE


def lay(events: Any, at: int, seat: int, seen: Any) -> int:
    """One row of events as this seat sees it (`events.see`); where the next begins."""
    row = events.word
    end = at + row[at]
    hidden = at + row[at + 2] if row[at + 2] > 0 else end
    seen.kind = row[at + 1]
    seen.size = hidden - at - 3
    for i in range(seen.size):
        seen.word[i] = row[at + 3 + i]
    seen.shown = 1 if hidden < end and (row[hidden] >> seat) & 1 == 1 else 0
    seen.secrets = end - hidden - 1 if seen.shown == 1 else 0
    for i in range(seen.secrets):
        seen.secret[i] = row[hidden + 1 + i]
    return end


def is_so(g: Any, me: int, k: Any) -> bool:
    """Is what this seat knows of all hands so? Of any groups together, as many cards as they are can be theirs."""
    for seat in range(g.state.seats):
        hand = g.state.player[seat].hand
        known = k.seat[seat]
        if known.size != hand.size:
            return False
        for face in range(g.rules.faces):
            if known.count[face] > hand.count[face] or (seat == me and known.count[face] != hand.count[face]):
                return False
        for some in range(1, 1 << known.groups):
            wanted = 0
            fitting = 0
            for i in range(known.groups):
                wanted += known.group[i].size if (some >> i) & 1 == 1 else 0
            for face in range(g.rules.faces):
                can_be = False
                for i in range(known.groups):
                    can_be = can_be or ((some >> i) & 1 == 1 and may_be(known.group[i], face))
                fitting += hand.count[face] - known.count[face] if can_be else 0
            if fitting < wanted:
                return False
    return True


def learned(
    g: Any,
    world: Any,
    move: Any,
    out: Any,
    policy: Chance,
    seats: int,
    seed: int,
    games: int,
    minds: list[Any],
    seen: Any,
    found: list[int],
) -> int:
    """Games in which every seat learns; a trace of what they know and of worlds dealt again. `found`: the first fault,
    its seed, and over all moves how many cards of others were known not to be something."""
    trace = 0
    for number in range(seed, seed + games):
        begin_game(g, policy, seats, number)
        waiting = 1
        while waiting != 0:
            for seat in range(seats):
                at = 0
                while at < g.desk.events.size:
                    at = lay(g.desk.events, at, seat, seen)
                    learn(minds[seat], g.rules, seen, seat)
            me = g.state.agenda.number % seats
            copy(world.state, g.state)
            redeal(world, me, minds[me])
            fault = 0 if is_so(world, me, minds[me]) else UNLIKE
            for seat in range(seats):
                fault = fault if is_so(g, seat, minds[seat]) else FALSE
            if fault != 0:
                found[0] = fault
                found[1] = number
                return trace
            for seat in range(seats):
                for i in range(minds[me].seat[seat].groups):
                    found[2] += minds[me].seat[seat].group[i].size
                    trace = fold(trace, minds[me].seat[seat].group[i].never[0] % 1_000_003)
                for face in range(g.rules.faces):
                    trace = fold(trace, world.state.player[seat].hand.count[face])
            waiting = awaited(g)
            if waiting != 0:
                choose(g, lowest(waiting), move, out, policy)
                apply(g, lowest(waiting), move)
                waiting = 1 if awaited(g) != 0 else 0
    return trace
