"""Dementalism: a position read from text (section L of the specification), and what it leaves out dealt at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.cards import pop
from ...kernel.chance import shuffle
from ...kernel.notation import BadInput, read_number
from ...kernel.questions import ask, current, push
from .cards import read_card, read_cell
from .events import ENDINGS
from .names import CARDS, CELLS, NO_CARD, STACKS, Copies, Draw, Kind, Step
from .positions import (
    MARKS,
    Position,
    read_by_cell,
    read_by_seat,
    read_seat,
    read_seats,
    read_store,
    read_tally,
    split_position,
)
from .referee import deal, resume
from .setup import clear_game
from .spread import in_grid, lay_down, put, sit, turn_up
from .state import Desk, Game, Rules, State
from .stores import new_stack, number_at

HIDDEN, NOTHING = "##", ".."
LEFT_OUT = NO_CARD  # a face that the position leaves to chance
QUESTIONS = {kind.name.lower(): kind for kind in Kind}
STEPS = {step.name.lower(): step for step in Step}
BITS = {
    "missed": "missed", "used": "spent", "cut": "cut", "shield": "shielded", "left": "left", "proposed": "proposed",
    "agreed": "agreed", "disagreed": "refused",
}  # fmt: skip
FLAGS = {"vote": "agreed_all", "single": "single", "collected": "collected", "nonab": "no_nab"}
NO_WORK = "none"  # before the first turn
STACK_WORDS = {Step.NAB: (0, 0), Step.POWER: (6, 0), Step.TURMOIL: (3, 1)}
"""Of a frame: the word that is a Stack, written by its seat and place; and the number that is added to it there, 0 then
being none."""


def read_position(text: str, rules: Rules, source: Any) -> Game:
    """A position, up to its question: a window asks if there is a choice, else the turn goes on (4.17)."""
    g = Game(State(), rules, Desk())
    if source is not None:
        g.desk.chance = source
    position = split_position(text)
    if position.deal:
        deal(g, position.seats)
        return g
    clear_game(g, position.seats)
    state = g.state
    state.agenda.number = 1
    state.step = 1 if position.clockwise else position.seats - 1
    state.turn = state.last = position.turn
    state.extra = int(position.extra)
    state.window = position.window
    place_cards(g, position)
    read_counters(g, position.parts)
    set_question(g, position.parts)
    return g


# --- cards ----------------------------------------------------------------------------------------------------------
def place_cards(g: Game, position: Position) -> None:
    """The cards named; then the others, mixed, to the other cells, to the Heap and out of the game."""
    parts, rules = position.parts, g.rules
    stores = {seat: read_store(text, rules) for seat, text in position.stores.items()}
    keister, replayed = read_tally(parts.get("K", "-"), rules)
    up = read_cells(g, "up", parts.get("up", ""))
    down = read_cells(g, "dn", parts.get("dn", ""))
    size, top = read_heap(parts, rules)
    left = list(rules.deck.card[:CARDS])
    named = [*up.values(), *down.values(), *top, *keister]
    for stacks in stores.values():
        for stack in stacks:
            named += [stack.denizen] * stack.copies + [rules.denizens] * (stack.copies == Copies.SNEAKY)
    for card in (card for card in named if card != LEFT_OUT):
        if card not in left:
            raise BadInput("There are more cards of one name in the position than in the deck.")
        left.remove(card)
    for seat in range(position.seats):
        for stack in stores.get(seat, ()):
            made = g.state.stack[new_stack(g, seat, stack.denizen, stack.copies)]
            made.used = stack.used
            for mark in stack.marks:
                setattr(made, MARKS[mark], 1)
            g.state.collected |= made.collected
    for card in keister:
        put(g.state.keister, card)
    for card in replayed:
        put(g.state.replayed, card)
    fill_cells(g, parts, {**up, **down}, left, size - len(top))
    for cell in up:
        turn_up(g, cell)
    fill_heap(g, top, left, size)
    sit_down(g, parts)


def read_cells(g: Game, name: str, text: str) -> dict[int, int]:
    """The cards that are said to lie in cells."""
    found = {}
    for said, what in read_by_cell(name, text).items():
        if what != NOTHING:
            hidden = what == HIDDEN and name == "dn"
            found[cell_of(g, said)] = LEFT_OUT if hidden else read_card(what, g.rules.denizens, g.rules.rows)
    return found


def cell_of(g: Game, text: str) -> int:
    """A cell of this grid."""
    cell = read_cell(text)
    if not in_grid(g, cell):
        raise BadInput(f"{text} is no cell of a grid {g.rules.width} wide and {g.rules.height} high (clause 2.2).")
    return cell


def read_heap(parts: Mapping[str, str], rules: Rules) -> tuple[int, list[int]]:
    """How many cards the Heap has, all that are left (CARDS) where it is not said; and its top."""
    number, _, top = parts.get("heap", "").partition("top")
    cards = [read_card(word, rules.denizens, rules.rows) for word in top.split()]
    if not number.strip():
        return CARDS, cards
    return read_number(number.strip(), len(cards), CARDS, "number of cards", "nombre de cartes"), cards


def fill_cells(g: Game, parts: Mapping[str, str], named: dict[int, int], left: list[int], others: int) -> None:
    """Named cards into their cells, the others mixed into those that are neither empty nor left so by `only`."""
    gaps = {cell_of(g, said) for said in parts.get("empty", "").split() if said != "-"}
    gaps |= {cell_of(g, said) for said, what in read_by_cell("dn", parts.get("dn", "")).items() if what == NOTHING}
    only = "only" in parts.get("dn", "").split()
    grid = [cell for cell in range(CELLS) if in_grid(g, cell)]
    cells = [cell for cell in grid if cell in named or not (only or cell in gaps)]
    wanted = sum(named.get(cell, LEFT_OUT) == LEFT_OUT for cell in cells)
    if left and (wanted > 0 or others > 0):
        mix(g, left)
    for cell in cells:
        card = named.get(cell, LEFT_OUT)
        if card == LEFT_OUT and left:
            card = left.pop(0)
        if card != LEFT_OUT:
            lay_down(g, cell, card)


def mix(g: Game, left: list[int]) -> None:
    """The cards left, in a random order, the first one dealt first."""
    pile = g.desk.work.group
    pile.size = len(left)
    pile.card[: len(left)] = left
    shuffle(g, pile, Draw.DEAL)
    left[:] = [pop(pile) for _ in range(pile.size)]


def fill_heap(g: Game, top: list[int], left: list[int], size: int) -> None:
    """The Heap's top, and as many of the others as it has; those that are left over lie outside the game."""
    heap = [*top, *left[: max(size - len(top), 0)]]
    if size != CARDS and len(heap) != size:
        raise BadInput(f"Only {len(heap)} cards are left for a Heap of {size}.")
    g.state.heap.size = len(heap)
    g.state.heap.card[: len(heap)] = heap[::-1]
    for card in left[len(heap) - len(top) :]:
        put(g.state.box, card)


def sit_down(g: Game, parts: Mapping[str, str]) -> None:
    """The cards sat on (10.17)."""
    for said, seat in read_by_cell("sat", parts.get("sat", "")).items():
        sit(g, read_seat(seat, g.state.seats), cell_of(g, said))


# --- counters and markers -------------------------------------------------------------------------------------------
def read_counters(g: Game, parts: Mapping[str, str]) -> None:
    """What belongs to seats and to the turn."""
    state = g.state
    for name, field in BITS.items():
        setattr(state, field, sum(1 << seat for seat in {*read_seats(parts.get(name, ""), state.seats)}))
    for name, field in FLAGS.items():
        setattr(state, field, getattr(state, field) | (name in parts))
    for name in ("lost", "looks"):
        for seat, number in read_by_seat(name, parts.get(name, ""), state.seats).items():
            setattr(state.player[seat], name, max(number, 0))
    queue = read_seats(parts.get("extra", ""), state.seats)
    state.waiting = len(queue)
    state.queue[: len(queue)] = queue
    if "after" in parts:
        state.last = read_seat(parts["after"], state.seats)
    state.least = state.spread.cards + state.heap.size
    for name, most in (("least", CARDS), ("idle", 999), ("turns", 2_000_000)):
        if name in parts:
            setattr(state, name, read_number(parts[name], 0, most, name, name))
    empty = state.heap.size == 0
    state.heap_told = int("told" in parts or (empty and "untold" not in parts))


# --- what is going on -----------------------------------------------------------------------------------------------
def set_question(g: Game, parts: Mapping[str, str]) -> None:
    """The question on the table and the work below it; without `ask` the turn goes on to its next question."""
    state = g.state
    if "over" in parts:
        if parts["over"] not in ENDINGS[1:]:
            raise BadInput(f"over {parts['over']}: a game ends by {', '.join(ENDINGS[1:])}.")
        state.ending = ENDINGS.index(parts["over"])
        return
    if "work" in parts:
        for said in parts["work"].replace(NO_WORK, "").split():
            read_frame(g, said)
    else:
        push(g, Step.TURN, state.turn)
    if "ask" not in parts:
        resume(g)
        state.agenda.number = 1
        return
    name, _, seats = parts["ask"].partition(" ")
    if name not in QUESTIONS:
        raise BadInput(f"ask {name}: the questions are {', '.join(QUESTIONS)}.")
    ask(g, QUESTIONS[name], sum(1 << seat for seat in read_seats(seats, state.seats)))
    state.agenda.number = 1
    for seat, number in read_by_seat("sealed", parts.get("sealed", ""), state.seats).items():
        state.player[seat].chosen = number - 1 if number > 0 else -1
        current(g).answered |= 1 << seat


def read_frame(g: Game, said: str) -> None:
    """`nab/1/2.3/-1`: a step, its seat, its words; a Stack by its seat and place."""
    name, *numbers = said.split("/")
    if name not in STEPS or not 1 <= len(numbers) <= 9:
        raise BadInput(f"work {said[:40]}: there is no such work.")
    push(g, STEPS[name], read_number(numbers[0], 0, g.state.seats, "seat", "siège") - 1)
    frame = current(g)
    for i in range(8):
        word = numbers[i + 1] if i + 1 < len(numbers) else "0"
        frame.word[i] = read_word(g, word)
        if "." in word:
            frame.word[i] += STACK_WORDS.get(frame.step, (0, 0))[1]


def read_word(g: Game, text: str) -> int:
    """A number, or a Stack by its seat and place."""
    seat, dot, place = text.partition(".")
    if dot:
        owner = read_seat(seat, g.state.seats)
        return number_at(g, owner, read_number(place, 1, STACKS, "place", "place") - 1)
    return -1 if text == "-1" else read_number(text, 0, 32_000, "number", "nombre")
