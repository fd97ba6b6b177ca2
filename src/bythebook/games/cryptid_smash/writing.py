"""Cryptid Smash: a position written out as text (section L of the specification)."""

from __future__ import annotations

from ...kernel.questions import awaited, current
from .cards import COLOURS, faces_in, write_face, write_faces
from .hands import lying
from .names import NO_FACE, Kind, Mark, Step
from .positions import ENDINGS, KINDS
from .state import Game


def write_position(g: Game) -> str:
    """The whole position; reading it gives the same one."""
    state = g.state
    parts = [f"at={at_of(g)}", f"col={COLOURS[state.colour]}", f"dir={'+' if state.step == 1 else '-'}"]
    parts += [f"p{seat + 1}{mark_of(g, seat)}={hand_of(g, seat)}" for seat in range(state.seats)]
    parts.append(f"pile={write_faces(pile_of(g))}")
    parts.append(f"deck={write_faces(deck_of(g))}")
    parts.append(f"gone={write_faces(faces_in(state.gone))}")
    parts.append(f"pend={pending_of(g)}")
    more = {
        "aside": write_face(state.aside) if state.aside != NO_FACE else "",
        "rs": str(state.reshuffles or ""),
        "done": done_of(g),
        "streak": str(state.streak or ""),
        "acts": str(state.acts or ""),
        "under": str(state.underway or ""),
        "drawn": write_face(state.drawn) if state.drawn != NO_FACE else "",
        **work_of(g),
    }
    return " ".join([*parts, *(f"{key}={value}" for key, value in more.items() if value)])


def at_of(g: Game) -> str:
    """What is awaited: `w:p2`, `wi:p2`, `act:p2`..., `end:finish`."""
    state = g.state
    if not awaited(g):
        return f"end:{ENDINGS[state.ending]}"
    frame = current(g)
    if frame.kind == Kind.WINDOW:
        return f"{'wi' if inside_turn(g) else 'w'}:p{state.turn + 1}"
    seats = ",".join(f"p{seat + 1}" for seat in range(state.seats) if (frame.asked >> seat) & 1)
    return f"{Kind(frame.kind).name.lower()}:{seats}"


def inside_turn(g: Game) -> bool:
    """Does the window on the table lie inside a turn?"""
    agenda = g.state.agenda
    return agenda.size > 1 and agenda.frame[agenda.size - 2].step == Step.ACT


def work_of(g: Game) -> dict[str, str]:
    """What only some positions need: whose turn it is, the work below the question, sealed answers."""
    state = g.state
    if not awaited(g):
        return {}
    frame = current(g)
    found = {"turn": f"p{state.turn + 1}" if frame.kind in (Kind.DISCARD2, Kind.COLOUR) else ""}
    work = state.agenda.frame[: state.agenda.size - 1]
    usual = [] if frame.kind != Kind.WINDOW else [Step.ACT if inside_turn(g) else Step.BEGIN]
    if [one.step for one in work] != usual or any(one.word[0] for one in work if one.step == Step.ACT):
        found["then"] = "/".join(
            ":".join([Step(one.step).name.lower(), f"p{one.seat + 1}", *map(str, words_of(one))]) for one in work
        )
    found["sealed"] = "/".join(
        f"p{seat + 1}:{sealed_of(g, seat)}" for seat in range(state.seats) if (frame.answered >> seat) & 1
    )
    return found


def words_of(frame: object) -> list[int]:
    """The numbers of a frame that its step uses."""
    used = {Step.ACTION: 1, Step.ACT: 1, Step.DRAW: 2, Step.SETTLE: 8, Step.DRAW_ALL: 1}
    return list(frame.word[: used.get(frame.step, 0)])  # type: ignore[attr-defined]


def sealed_of(g: Game, seat: int) -> str:
    """An answer that waits for the others."""
    player = g.state.player[seat]
    if current(g).kind == Kind.WINDOW:
        return str(player.entry)
    return write_faces(face for face in player.chosen if face != NO_FACE)


# --- zones, as positions and claims write them ----------------------------------------------------------------------
def pile_of(g: Game) -> list[int]:
    """The pile, top card first (4.7)."""
    pile = g.state.pile
    return [lying(pile, i) for i in range(pile.size - 1, -1, -1)]


def deck_of(g: Game) -> list[int]:
    """The deck, the next card first."""
    deck = g.state.deck
    return list(reversed(deck.card[: deck.size]))


def hand_of(g: Game, seat: int) -> str:
    """A hand in table order."""
    return write_faces(faces_in(g.state.player[seat].hand))


def mark_of(g: Game, seat: int) -> str:
    """`?` open, `!` said, or nothing (9.4)."""
    if (g.state.open >> seat) & 1:
        return "?"
    return "!" if (g.state.said >> seat) & 1 else ""


def pending_of(g: Game) -> str:
    """`dr4x3:te`, `col4`, `-`."""
    state = g.state
    if state.waiting == Mark.NONE:
        return "-"
    if state.waiting == Mark.COLOUR4:
        return "col4"
    name = next(name for name, mark in KINDS.items() if mark == state.waiting)
    return f"{name}x{state.units}:{COLOURS[state.chain_colour]}"


def done_of(g: Game) -> str:
    """The finished seats, in order."""
    state = g.state
    finished = [seat for seat in range(state.seats) if (state.done >> seat) & 1]
    return ",".join(f"p{seat + 1}" for seat in sorted(finished, key=lambda seat: state.player[seat].place))


def places_of(g: Game) -> str:
    """`p1>p2=p3`."""
    state = g.state
    ranks = sorted({state.player[seat].place for seat in range(state.seats)})
    groups = [[f"p{seat + 1}" for seat in range(state.seats) if state.player[seat].place == rank] for rank in ranks]
    return ">".join("=".join(group) for group in groups)
