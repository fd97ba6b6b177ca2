"""Dementalism: a position written out as text (section L of the specification)."""

from __future__ import annotations

from typing import Any

from ...kernel.questions import awaited, current
from .cards import write_card, write_cell
from .events import ENDINGS
from .names import CELLS, NO_CARD, Copies, Ending, Kind, Step, Used, Window
from .options import HOUSE_RULES, NUMBERED
from .positions import KINDS, MARKS, USED
from .reading import BITS, FLAGS, NO_WORK, STACK_WORDS
from .spread import in_grid, is_down
from .state import Game, Stack
from .stores import place_of


def write_position(g: Game) -> str:
    """The whole position; reading it gives the same one."""
    state = g.state
    rules = g.rules
    parts = {
        "grid": f"{rules.width}x{rules.height}",
        "opt": " ".join(options_of(g)),
        "up": up_of(g),
        "dn": f"{down_of(g)} only".strip(),
        "sat": sat_of(g),
        **{f"S{seat + 1}": store_of(g, seat) for seat in range(state.seats)},
        "heap": f"{state.heap.size} top {write_cards(heap_of(g), rules.denizens)}" if state.heap.size else "0",
        "K": keister_of(g),
        **{name: seats_of(getattr(state, field)) for name, field in BITS.items()},
        **{name: by_seat(g, name) for name in ("lost", "looks")},
        "extra": " ".join(str(seat + 1) for seat in state.queue[: state.waiting]),
        "after": str(state.last + 1) if state.last != state.turn else "",
        "least": str(state.least) if state.least != state.spread.cards + state.heap.size else "",
        "idle": str(state.idle or ""),
        "turns": str(state.turns or ""),
        **work_of(g),
    }
    flags = [name for name, field in FLAGS.items() if getattr(state, field)]
    if state.heap_told != (state.heap.size == 0):
        flags.append("told" if state.heap_told else "untold")
    said = [f"{name} {value}" for name, value in parts.items() if value and value != "-"]
    return "; ".join([head_of(g), *said, *flags])


# --- cards, as positions and claims write them ----------------------------------------------------------------------
def write_cards(cards: list[int], denizens: int) -> str:
    """`D07 G`."""
    return " ".join(write_card(card, denizens) for card in cards)


def up_of(g: Game) -> str:
    """The face-up cards, as they were flipped: `a1=D05 b1=G`."""
    shown = g.state.spread.shown[: g.state.spread.up]
    return " ".join(f"{write_cell(cell)}={card_in(g, cell)}" for cell in shown)


def down_of(g: Game) -> str:
    """The face-down cards in reading order."""
    return " ".join(f"{write_cell(cell)}={card_in(g, cell)}" for cell in range(CELLS) if is_down(g, cell))


def card_in(g: Game, cell: int) -> str:
    """The card that lies here, `..` for none."""
    card = g.state.spread.card[cell]
    return ".." if card == NO_CARD or not in_grid(g, cell) else write_card(card, g.rules.denizens)


def sat_of(g: Game) -> str:
    """The cards sat on (10.17)."""
    sitter = g.state.spread.sitter
    return " ".join(f"{write_cell(cell)}={sitter[cell]}" for cell in range(CELLS) if sitter[cell])


def heap_of(g: Game) -> list[int]:
    """The Heap, the top card first."""
    heap = g.state.heap
    return list(reversed(heap.card[: heap.size]))


def keister_of(g: Game) -> str:
    """The Keister by kind: `G*2 T05 T06~`, `-` for none."""
    found = []
    for card in range(g.rules.rows):
        replayed = g.state.replayed.count[card]
        name = write_card(card, g.rules.denizens)
        for said, number in ((name, g.state.keister.count[card] - replayed), (f"{name}~", replayed)):
            found += [f"{said}*{number}" if number > 1 else said] if number else []
    return " ".join(found) or "-"


def store_of(g: Game, seat: int, marks: str = "".join(MARKS)) -> str:
    """A Store from left to right, with these marks: `^[D05+G] [D05x2] (D02~)`, `-` for none."""
    player = g.state.player[seat]
    stacks = [g.state.stack[number] for number in player.stack[: player.stacks]]
    return " ".join(stack_of(stack, g.rules.denizens, marks) for stack in stacks) or "-"


def stack_of(stack: Stack, denizens: int, marks: str) -> str:
    """One Stack."""
    before = "".join(mark for mark in marks if getattr(stack, MARKS[mark]))
    card = write_card(stack.denizen, denizens)
    if stack.copies == Copies.SAFE:
        marker = next(said for said, used in USED.items() if used == Used(stack.used))
        return f"{before}({card}{marker})"
    kind = next(said for said, copies in KINDS.items() if copies == stack.copies)
    return f"{before}[{card}{kind}]"


# --- seats and the turn ---------------------------------------------------------------------------------------------
def head_of(g: Game) -> str:
    """`3p+ @1 W2`: seats and direction, whose turn it is, `x` in an extra turn, the window."""
    state = g.state
    direction = "+" if state.step == 1 else "-"
    window = "" if state.window == Window.OVER else f" {Window(state.window).name}"
    return f"{state.seats}p{direction} @{state.turn + 1}{'x' if state.extra else ''}{window}"


def seats_of(bits: int) -> str:
    """A bit per seat as `2 4`, `-` for none."""
    return " ".join(str(seat + 1) for seat in range(bits.bit_length()) if (bits >> seat) & 1) or "-"


def by_seat(g: Game, field: str) -> str:
    """A number of each seat where it is not 0: `2=1 3=2`, `-` for none."""
    numbers = [getattr(player, field) for player in g.state.player[: g.state.seats]]
    return " ".join(f"{seat + 1}={number}" for seat, number in enumerate(numbers) if number) or "-"


def options_of(g: Game) -> list[str]:
    """The house rules of the game itself that are not as in the book."""
    rules = [rule for rule in HOUSE_RULES if rule.scope == "rules" and rule.name not in NUMBERED]
    chosen = [(rule, getattr(g.rules, rule.name)) for rule in rules]
    found = [f"{rule.name}={rule.values[value]}" for rule, value in chosen if value]
    if g.rules.idle_turns != max(36, 4 * g.state.seats):
        found.append(f"idle_turns={g.rules.idle_turns}")
    return found


# --- the question and what lies below it ----------------------------------------------------------------------------
def asked_of(g: Game) -> str:
    """`nix 3`: the question and the seats asked; `over dead` when the game is over."""
    if not awaited(g):
        return f"over {ENDINGS[g.state.ending]}"
    frame = current(g)
    return f"{Kind(frame.kind).name.lower()} {seats_of(frame.asked)}"


def work_of(g: Game) -> dict[str, str]:
    """What only some positions need: a question that is no window, sealed answers, the work below."""
    state = g.state
    if state.ending != Ending.NONE:
        return {"over": ENDINGS[state.ending]}
    frame = current(g)
    if frame.kind in (Kind.WINDOW0, Kind.WINDOW1, Kind.WINDOW2):
        return {}  # the turn asks it again
    work = state.agenda.frame[: state.agenda.size - 1]
    sealed = [
        f"{seat + 1}={chosen + 1 if chosen >= 0 else '-'}"
        for seat, chosen in enumerate(player.chosen for player in state.player[: state.seats])
        if (frame.answered >> seat) & 1
    ]
    return {
        "ask": asked_of(g),
        "sealed": " ".join(sealed),
        "work": " ".join(write_frame(g, one) for one in work) or NO_WORK,
    }


def write_frame(g: Game, frame: Any) -> str:
    """`nab/1/2.3/-1`: a step, its seat, its words; a Stack by its seat and place."""
    words = [str(word) for word in frame.word]
    at, added = STACK_WORDS.get(frame.step, (0, 0))
    if frame.step in STACK_WORDS and frame.word[at] >= added:
        number = frame.word[at] - added
        words[at] = f"{g.state.stack[number].owner + 1}.{place_of(g, number) + 1}"
    while words and words[-1] == "0":
        words.pop()
    return "/".join([Step(frame.step).name.lower(), str(frame.seat + 1), *words])
