"""Cryptid Smash: an honest, simple player. It sees a redealt world and its own knowledge, never the true one."""

from __future__ import annotations

from ...kernel.moves import add_word, begin
from ...kernel.questions import kind_asked
from .cards import faces_in, parts_of
from .hands import top
from .instinct import entry_of, say_if_due
from .knowledge import Knowledge
from .legendary import owes
from .matching import can_play, is_tactical, playable
from .names import PART, Choice, Kind, Mark, Word
from .powers import answering, owed, payable
from .referee import default
from .state import Game, Move, after, beside, unfinished
from .tactical import choices_of, nameable


def greedy(g: Game, seat: int, k: Knowledge, move: Move) -> None:
    """Get rid of cards, keep tactical ones for need, hurt whoever is about to go out; forget like people (9.20)."""
    move.size = 0
    match kind_asked(g):
        case Kind.WINDOW:
            begin(move, entry_of(g, seat, g.desk.chance))
        case Kind.ACT:
            choose_play(g, seat, move)
        case Kind.PLAY_DRAWN:
            if (playable(g, g.state.drawn // PART) >> (g.state.drawn % PART)) & 1:
                lay_down(g, seat, move, [g.state.drawn])
            else:
                begin(move, Word.KEEP)
        case Kind.ANSWER:
            choose_answer(g, seat, move)
        case Kind.DISCARD2:
            begin(move, Word.DISCARD)
            for face in worst(g, seat, held(g, seat), owes(g, seat)):
                add_word(move, face)
        case Kind.COLOUR:
            begin(move, Word.COLOUR + best_colour(g, seat))
        case _:
            default(g, seat, move)


# --- cards ----------------------------------------------------------------------------------------------------------
def held(g: Game, seat: int) -> list[int]:
    """The faces in hand, each as often as it is there."""
    return faces_in(g.state.player[seat].hand)


def worth(g: Game, seat: int, face: int) -> int:
    """How much a card is worth keeping: it can always be played, or it answers a chain, or its colour is common."""
    if is_tactical(face):
        return 40
    colour, _, power = parts_of(face)
    return (20 if power >= 0 else 0) + 2 * sum(parts_of(other)[0] == colour for other in held(g, seat))


def worst(g: Game, seat: int, faces: list[int], number: int) -> list[int]:
    """The cards worth least."""
    return sorted(faces, key=lambda face: worth(g, seat, face))[:number]


def choose_play(g: Game, seat: int, move: Move) -> None:
    """The best of all plays."""
    if not can_play(g, g.state.player[seat].hand):
        begin(move, Word.DRAW)
        return
    legal = [face for face in sorted(set(held(g, seat))) if (playable(g, face // PART) >> (face % PART)) & 1]
    lay_down(g, seat, move, legal)


def lay_down(g: Game, seat: int, move: Move, faces: list[int]) -> None:
    """The best play of these cards, with its choice, and smash where it is due."""
    plays = [(face, choice) for face in faces for choice in choices(g, seat, face)]
    face, choice = max(plays, key=lambda play: gain(g, seat, *play))
    begin(move, face)
    if is_tactical(face):
        add_word(move, choice)
    say_if_due(g, seat, move, g.desk.chance)


def choices(g: Game, seat: int, face: int) -> list[int]:
    """What a card could sensibly name: oneself or the slowest, one's best colour, nothing."""
    if not is_tactical(face):
        return [Choice.ANY]
    colour = best_colour(g, seat)
    own = [Choice.TURN + seat] if (nameable(g, seat) >> seat) & 1 else []
    named = [*own, Choice.TURN + slowest(g, seat), Choice.COLOUR + colour, Choice.COLOUR4 + colour, int(Choice.PASS)]
    return [choice for choice in named if (choices_of(face) >> choice) & 1]


def gain(g: Game, seat: int, face: int, choice: int) -> int:
    """How good a play is: to play again with a card that fits, to get a smaller hand, to stop who is about to go out;
    to keep tactical cards, which always fit, and cards of the colour that is active then."""
    rest = held(g, seat)
    rest.remove(face)
    colour = parts_of(face)[0] if parts_of(face)[0] >= 0 else g.state.colour
    if Choice.COLOUR <= choice < Choice.PASS:
        colour = (choice - Choice.COLOUR) % 4
    power = g.state.repeats if g.rules.power_of[face] == Mark.MIRROR else g.rules.power_of[face]
    likes = [other for other in rest if parts_of(other)[0] == colour]
    follows = bool(likes) or any(is_tactical(other) for other in rest)
    good = 2 * len(likes) - (14 if is_tactical(face) else 0)
    if again(g, seat, face, power, choice):
        good += 40 if follows else 0
    if choice == Choice.PASS and rest:
        good += 12 * (len(rest) - g.state.player[giver(g, seat)].hand.size)
    if power in (Mark.DRAW4, Mark.DISCARD, Mark.SKIP) or Choice.COLOUR4 <= choice < Choice.PASS:
        good += 20 if g.state.player[after(g, seat)].hand.size <= 3 else 3
    return good


def again(g: Game, seat: int, face: int, power: int, choice: int) -> bool:
    """Is the next action one's own: after the same card (8.7), with two players after a Skip, or as one names it?"""
    same = face == top(g.state.pile) and power == Mark.NONE and not is_tactical(face)
    return same or (unfinished(g) == 2 and power in (Mark.SKIP, Mark.REVERSE)) or choice == Choice.TURN + seat


def giver(g: Game, seat: int) -> int:
    """Whose hand one gets when hands are passed (6.9, 6.10)."""
    step = g.state.step if g.rules.pass_side == 1 else 1
    return beside(g, seat, g.state.seats - step)


def slowest(g: Game, seat: int) -> int:
    """Of those who may be named, the one with most cards."""
    named = [other for other in range(g.state.seats) if (nameable(g, seat) >> other) & 1]
    return max(named, key=lambda other: g.state.player[other].hand.size)


def best_colour(g: Game, seat: int) -> int:
    """The colour of most cards in hand."""
    colours = [parts_of(face)[0] for face in held(g, seat)]
    return max(range(4), key=colours.count)


def choose_answer(g: Game, seat: int, move: Move) -> None:
    """Answer if possible, else accept and pay with what is worth least."""
    legal = [face for face in held(g, seat) if (answering(g, face // PART) >> (face % PART)) & 1]
    if legal:
        begin(move, Word.ANSWER)
        add_word(move, min(legal, key=lambda face: worth(g, seat, face)))
        say_if_due(g, seat, move, g.desk.chance)
        return
    begin(move, Word.ACCEPT)
    paying = [face for face in held(g, seat) if (payable(g.rules, face // PART) >> (face % PART)) & 1]
    for face in worst(g, seat, paying, owed(g, seat)):
        add_word(move, face)
