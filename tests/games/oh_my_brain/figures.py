"""The sanity figures of the specification (its Part 11), played by its uniform player; run as a program.

Among legal plays each triple (value, number, split) is equally likely; a pass only if no play is legal; every other
choice is even over cards, seats and zones. Prints one JSON line: games, rounds, turns, passes, rolls, sets, shared
first places, endings.
"""

from __future__ import annotations

import json
import sys
from math import comb
from typing import Any

from bythebook.games.oh_my_brain.events import Told
from bythebook.games.oh_my_brain.moves import play_words
from bythebook.games.oh_my_brain.room import ROOM
from bythebook.games.oh_my_brain.state import Cause, Kind, Move, Word
from bythebook.games.oh_my_brain.turn import beating, refill_due
from bythebook.kernel.chance import Chance, draw, sow
from bythebook.kernel.events import told
from bythebook.kernel.moves import add_word, begin
from bythebook.kernel.questions import kind_asked


def split(chance: Chance, extras: int, others: list[int], seats: int) -> list[int]:
    """An even split of identical extras over the opponents: stars and bars."""
    shares = [0] * seats
    bars = len(others) - 1
    which, left = 0, extras
    while left:
        stay = comb(left - 1 + bars - which, bars - which)
        if draw(chance, comb(left + bars - which, bars - which)) < stay:
            shares[others[which]] += 1
            left -= 1
        else:
            which += 1
    while shares and not shares[-1]:
        shares.pop()
    return shares


def play(g: Any, seat: int, chance: Chance, move: Move) -> None:
    """One of all (value, number, split), or a pass."""
    hand = g.state.player[seat].hand
    others = [other for other in range(g.state.seats) if other != seat]
    ways = [
        (value, number, comb(number - 1 + len(others) - 1, len(others) - 1))
        for value in range(20)
        if (beating(g) >> value) & 1
        for number in range(1, hand.count[value] + 1)
    ]
    if not ways:
        begin(move, Word.PASS)
        return
    pick = draw(chance, sum(weight for _, _, weight in ways))
    for value, number, weight in ways:
        if pick < weight:
            shares = split(chance, number - 1, others, g.state.seats)
            for word in (*play_words(value, number), *shares):
                add_word(move, word)
            return
        pick -= weight


def choose(g: Any, seat: int, chance: Chance, move: Move) -> None:
    """The uniform player."""
    move.size = 0
    player = g.state.player[seat]
    others = [other for other in range(g.state.seats) if other != seat]
    kind = kind_asked(g)
    if kind in (Kind.TURN, Kind.PLAY):
        play(g, seat, chance, move)
    elif kind in (Kind.LOT, Kind.KEEP):
        begin(move, (Word.LOT if kind == Kind.LOT else Word.KEEP) + player.lot.card[draw(chance, player.lot.size)])
    elif kind == Kind.REFILL:
        cards = [value for value in range(20) for _ in range(player.cemetery.count[value])]
        for i in range(refill_due(player)):
            card = cards.pop(draw(chance, len(cards)))
            add_word(move, Word.REFILL + card if i == 0 else card)
    elif kind == Kind.SPIKE:
        cards = [value for value in range(20) for _ in range(player.hand.count[value])]
        begin(move, Word.SPIKE)
        add_word(move, cards[draw(chance, len(cards))])
        add_word(move, others[draw(chance, len(others))])
    else:
        begin(move, Word.STEAL if kind == Kind.STEAL else Word.SWAP_HAND + draw(chance, 2))
        add_word(move, others[draw(chance, len(others))])


def figures(deck: str, seats: int, games: int, seed: int) -> dict[str, Any]:
    """Means and shares over so many games under the default rules."""
    rules = ROOM.read_rules(ROOM.house({"deck": deck}), ROOM.read_deck(deck, None), seats)
    g = ROOM.new_game(rules)
    chance, move = Chance(), Move()
    total = {"rounds": 0, "turns": 0, "passes": 0, "rolls": 0, "sets": 0, "plays": 0, "shared": 0}
    ends = {cause.name.lower(): 0 for cause in Cause}
    for game in range(games):
        sow(g.desk.chance, seed + game, 0)
        sow(chance, seed + game, 1)
        ROOM.deal(g, seats)
        while g.state.agenda.size:
            frame = g.state.agenda.frame[g.state.agenda.size - 1]
            waiting = frame.asked & ~frame.answered
            seat = (waiting & -waiting).bit_length() - 1
            choose(g, seat, chance, move)
            ROOM.apply(g, seat, move)
            for event in told(g.desk.events):
                total["passes"] += event.kind == Told.PASSED
                total["rolls"] += event.kind == Told.ROLLED
                total["plays"] += event.kind == Told.PLAYED
                total["sets"] += event.kind == Told.PLAYED and event.words[2] > 1
        total["rounds"] += g.state.round
        total["turns"] += g.state.turn_number
        total["shared"] += sum(ROOM.place(g, seat) == 1 for seat in range(seats)) > 1
        ends[Cause(g.state.cause).name.lower()] += 1
    plays = total["plays"]
    return {
        "deck": deck, "seats": seats, "games": games,
        "rounds": total["rounds"] / games, "turns": total["turns"] / games,
        "passes": total["passes"] / plays, "rolls": total["rolls"] / plays, "sets": total["sets"] / plays,
        "shared": total["shared"] / games, "ends": {cause: count / games for cause, count in ends.items()},
    }  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(figures(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))))
