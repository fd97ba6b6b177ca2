"""Simple players with a memory, for the sanity figures of section K of the specification.

Each keeps a face that it sees with the same chance. It brings a Denizen to its own Stacks (a miss costs nothing), forms
what it can, flips what it knows to match, and nabs only what it knows.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bythebook.games.dementalism.events import Told
from bythebook.games.dementalism.names import Kind, Word
from bythebook.games.dementalism.pointing import insert_places, nab_places
from bythebook.games.dementalism.referee import apply, deal
from bythebook.games.dementalism.room import ROOM, new_game
from bythebook.games.dementalism.spread import is_down
from bythebook.games.dementalism.state import Game
from bythebook.kernel.chance import sow
from bythebook.kernel.events import told
from bythebook.kernel.questions import awaited, kind_asked


class Mind:
    """What one seat remembers: faces of cells, and Denizens of Stacks by their numbers."""

    def __init__(self, retain: float, random: Random) -> None:
        self.retain, self.random = retain, random
        self.cells: dict[int, int] = {}
        self.stacks: dict[int, int] = {}

    def sees_card(self, cell: int, card: int) -> None:
        if self.random.random() < self.retain:
            self.cells[cell] = card

    def sees_stack(self, number: int, denizen: int) -> None:
        if self.random.random() < self.retain:
            self.stacks[number] = denizen


def open_cards(g: Game) -> list[tuple[int, int]]:
    """The face-up cells and their cards."""
    spread = g.state.spread
    return [(cell, spread.card[cell]) for cell in spread.shown[: spread.up]]


def places(bits: int) -> list[int]:
    """The places of a set."""
    return [place for place in range(63) if (bits >> place) & 1]


def words_for(g: Game, seat: int, mind: Mind) -> tuple[int, ...]:
    """What a simple player answers to its window."""
    known = {cell: card for cell, card in mind.cells.items() if is_down(g, cell)}
    player, up = g.state.player[seat], open_cards(g)
    denizens = [(cell, card) for cell, card in up if card < g.rules.denizens]
    for cell, card in denizens:
        tries = places(insert_places(g, seat, card))
        for place in sorted(tries, key=lambda place: mind.stacks.get(player.stack[place]) != card):
            if mind.stacks.get(player.stack[place], card) == card:
                return (Word.INSERT, cell, place)
    if kind_asked(g) == Kind.WINDOW2:
        for i, (cell, card) in enumerate(up):
            for other, second in up[:i]:
                if card == second or g.rules.denizens in (card, second):
                    return (Word.FORM, cell, other)
        for _, card in denizens:
            for target in range(g.state.seats):
                for place in places(nab_places(g, seat, target, -1)):
                    if mind.stacks.get(g.state.player[target].stack[place]) == card:
                        return (Word.NAB, target, place)
        return (Word.DONE,)
    return (flip_for(g, seat, mind, known, [card for _, card in up]),)


def flip_for(g: Game, seat: int, mind: Mind, known: dict[int, int], up: list[int]) -> int:
    """A card that is known to match; else one that is not known."""
    own = {mind.stacks.get(n) for n in g.state.player[seat].stack[: g.state.player[seat].stacks]}
    giggity, cards = g.rules.denizens, list(known.values())
    for cell, card in known.items():
        if card < giggity and (card in up or card in own):
            return cell
    for cell, card in known.items():
        joins = (card < giggity and (giggity in up)) or (card == giggity and any(other < giggity for other in up))
        pairs = not up and (cards.count(card) > 1 and card < giggity)
        if joins or pairs:
            return cell
    unknown = [cell for cell in range(256) if is_down(g, cell) and cell not in known]
    return mind.random.choice(unknown or [cell for cell in range(256) if is_down(g, cell)])


def remember(g: Game, minds: list[Mind]) -> None:
    """What an entry opened to all."""
    for event in told(g.desk.events):
        w = event.words
        for mind in minds:
            match event.kind:
                case Told.FLIP:
                    mind.sees_card(16 * (w[2] - 1) + w[1], w[3])
                case Told.FORM:
                    stack_seen(g, mind, w[0], w[3], w[2])
                case Told.INSERT_HIT if w[3] < 2:
                    stack_seen(g, mind, w[0], w[2], w[1])
                case Told.INSERT_MISS:
                    stack_seen(g, mind, w[0], w[1], w[3])
                case Told.NAB_WRONG:
                    stack_seen(g, mind, w[1], w[2], w[4])
                case Told.NAB_HIT:
                    stack_seen(g, mind, w[0], w[4], w[3])


def stack_seen(g: Game, mind: Mind, seat: int, place: int, denizen: int) -> None:
    """The Stack at a place, counted from 1."""
    mind.sees_stack(g.state.player[seat].stack[place - 1], denizen)


def play(seed: int, retain: float, seats: int = 4, **house: str) -> tuple[Game, int]:
    """A game to its end, and the turn of the first Safe Stack."""
    rules: Any = ROOM.read_rules(
        ROOM.house({"powers": "off", "turmoil": "off", **house}), ROOM.read_deck("default", None), seats
    )
    g = new_game(rules)
    sow(g.desk.chance, seed, 0)
    random = Random(seed)
    minds = [Mind(retain, random) for _ in range(seats)]
    deal(g, seats)
    first = 0
    while awaited(g):
        seat = g.state.turn
        move = ROOM.move()
        words = words_for(g, seat, minds[seat])
        move.size, move.word[: len(words)] = len(words), words
        apply(g, seat, move)
        remember(g, minds)
        forget_moved(g, minds)
        if not first and any(stack.copies == 3 for stack in g.state.stack):
            first = g.state.turns
    return g, first


def forget_moved(g: Game, minds: list[Mind]) -> None:
    """A cell whose card is gone, and a number whose Stack is gone, are known no more."""
    refilled = g.state.spread.card
    for mind in minds:
        mind.cells = {cell: card for cell, card in mind.cells.items() if refilled[cell] == card}
        mind.stacks = {n: d for n, d in mind.stacks.items() if g.state.stack[n].copies in (1, 2)}
