"""Cryptid Smash: moves and draws as text, in English and French (section L of the specification)."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from ...kernel.notation import BadInput, no_move, plain
from ...kernel.sources import Draw
from .cards import ALL_FACES, COLOURS, Names, folded, house, read_face, read_faces, write_faces
from .matching import is_tactical
from .names import MOST_SEATS, SMASH, Choice, Word
from .names import Draw as Drawn
from .state import Move

MOST_WORDS = 90
FRENCH = {
    "jouer": "play", "piocher": "draw", "repondre": "answer", "accepter": "accept", "defausser": "discard",
    "couleur": "colour", "garder": "keep", "surprendre": "call", "accuser": "call", "tour": "turn", "coul": "col",
    "coul4": "col4", "mains": "pass", "fenetre": "w", "color": "colour",
}  # fmt: skip
SAID_IN_FRENCH = {
    "play": "jouer", "draw": "piocher", "answer": "répondre", "accept": "accepter", "discard": "défausser",
    "colour": "couleur", "keep": "garder", "call": "surprendre", "turn": "tour", "col": "coul", "col4": "coul4",
    "pass": "mains",
}  # fmt: skip
HALVES = {"turn": Choice.HALF_TURN, "col": Choice.HALF_COLOUR, "col4": Choice.HALF_COLOUR4}
DRAWS = {"deal": Drawn.DEAL, "flip": Drawn.FLIP, "shuffle": Drawn.SHUFFLE}
OF_CARD = {40: "turn", 41: "col", 42: "col4", 43: "pass"}


def move_of(*words: int) -> Move:
    """A move of these words; BadInput when there are too many."""
    if len(words) > MOST_WORDS:
        raise BadInput(f"A move names at most {MOST_WORDS} things.", f"Un coup nomme au plus {MOST_WORDS} choses.")
    move = Move()
    move.size = len(words)
    move.word[: len(words)] = words
    return move


def read_player(text: str, seats: int = MOST_SEATS) -> int:
    """The seat of `p1`."""
    if not re.fullmatch(r"p[1-9]", text) or int(text[1]) > seats:
        raise BadInput(
            f"'{text[:20]}' is no seat: a seat is one of p1 to p{seats}.",
            f"« {text[:20]} » n’est pas une place : une place est l’une de p1 à p{seats}.",
        )
    return int(text[1]) - 1


def read_colour(text: str, names: Callable[[], Names] = house) -> int:
    """A colour by its id or its name."""
    colour = names().colours.get(folded(text))
    if colour is None:
        raise BadInput(
            f"'{text[:20]}' is no colour: say {', '.join(COLOURS)}.",
            f"« {text[:20]} » n’est pas une couleur : dites {', '.join(COLOURS)}.",
        )
    return colour


def read_move(text: str, names: Callable[[], Names] = house) -> Move:
    """A move as typed: `play aq.nyx smash`, `play t.any col ig`, `accept te.skp,t.col`, `w(smash, call p3)`..."""
    words = plain(text).replace("(", " ( ").split()
    verb = FRENCH.get(words[0], words[0]) if words else ""
    rest = words[1:]
    if verb in ("draw", "keep") and not rest:
        return move_of(Word.DRAW if verb == "draw" else Word.KEEP)
    if verb in ("play", "answer") and rest:
        return read_play(verb, rest, names)
    if verb in ("accept", "discard"):
        return move_of(Word.ACCEPT if verb == "accept" else Word.DISCARD, *read_faces(" ".join(rest), names))
    if verb == "colour" and rest:
        return move_of(Word.COLOUR + read_colour(" ".join(rest), names))
    if verb == "w" and "".join(rest).startswith("("):
        return read_entry("".join(f"{word} " for word in rest).strip("() ").split(","))
    raise no_move(
        text,
        "'play aq.nyx', 'play t.col ig', 'draw', 'answer te.dr4', 'accept te.skp' or 'w(smash, call p3)'",
        "« jouer aq.nyx », « jouer t.col ig », « piocher », « répondre te.dr4 », « accepter te.skp » ou "
        "« w(smash, surprendre p3) »",
    )


def read_play(verb: str, words: list[str], names: Callable[[], Names]) -> Move:
    """A card, the choices of a tactical one, and `smash`."""
    words = [word.rstrip(",") for word in words]
    end = [SMASH] if words[-1] == "smash" else []
    words = words[: len(words) - len(end)]
    for size in range(min(len(words), names().longest), 0, -1):
        try:
            face = read_face(" ".join(words[:size]), names)
        except BadInput:
            if size == 1:
                raise
            continue
        said = in_english(words[size:], names)
        if verb == "answer":  # what it would say as a play is left out: an answer has no choices (11.6)
            return move_of(Word.ANSWER, face, *(read_choice(face, said, names) if said else []), *end)
        return move_of(face, *read_choice(face, said, names), *end)
    raise BadInput("A play names a card.", "Il faut nommer une carte.")


def in_english(words: list[str], names: Callable[[], Names]) -> list[str]:
    """The words of a choice in English; the full name of a tactical card in the place of its word."""
    for size in range(len(words), 1, -1):
        face = names().faces.get(" ".join(words[:size]))
        if face in OF_CARD:
            return [OF_CARD[face], *(FRENCH.get(word, word) for word in words[size:])]
    return [FRENCH.get(word, word) for word in words]


def read_choice(face: int, words: list[str], names: Callable[[], Names]) -> list[int]:
    """`p3` or `turn p3`, `ig`, `col ig`, `col4 ig`, `pass`; the first word may be left out where the card says it."""
    own = OF_CARD.get(face)
    if words and own and words[0] not in (*HALVES, "pass", "any"):
        words = [own, *words]
    match words:
        case []:
            return [Choice.PASS] if own == "pass" else []
        case ["any"]:
            return [Choice.ANY]
        case ["pass"]:
            return [Choice.PASS]
        case [("turn" | "col" | "col4") as half]:
            return [HALVES[half]]
        case ["turn", seat]:
            return [Choice.TURN + read_player(seat)]
        case ["col", *colour] if colour:
            return [Choice.COLOUR + read_colour(" ".join(colour), names)]
        case ["col4", *colour] if colour:
            return [Choice.COLOUR4 + read_colour(" ".join(colour), names)]
    raise BadInput(
        f"'{' '.join(words)[:40]}' is no choice: say 'turn p3', 'col ig', 'col4 ig' or 'pass'.",
        f"« {' '.join(words)[:40]} » n’est pas un choix : dites « tour p3 », « coul ig », « coul4 ig » ou « mains ».",
    )


def read_entry(parts: list[str]) -> Move:
    """What one seat says in a window: `smash`, `call p3`, both, or nothing (9.8)."""
    base, calls = int(Word.ENTRY), 0
    for part in parts:
        match [FRENCH.get(word, word) for word in part.split()]:
            case []:
                continue
            case ["smash"]:
                base = int(Word.ENTRY_SMASH)
            case ["call", seat]:
                calls |= 1 << read_player(seat)
            case _:
                raise BadInput(
                    f"'{part.strip()[:40]}' says nothing in a window: say 'smash' or 'call p3'.",
                    f"« {part.strip()[:40]} » ne dit rien dans une fenêtre : dites « smash » ou « surprendre p3 ».",
                )
    if calls == 63:
        raise BadInput("Nobody calls out everybody.", "Personne ne surprend tout le monde.")
    return move_of(base + calls)


TOGETHER = re.compile(r"w\((.*)\)")


def read_together(text: str) -> list[tuple[int, Move]] | None:
    """`w(p1 smash, p3 call p1)`: the entries of several seats; None when the text is none of that."""
    found = TOGETHER.fullmatch(plain(text.strip()))
    if found is None:
        return None
    said: dict[int, list[str]] = {}
    for part in (part.strip() for part in found[1].split(",") if part.strip()):
        seat, _, what = part.partition(" ")
        said.setdefault(read_player(seat), []).append(what)
    return [(seat, read_entry(parts)) for seat, parts in said.items()]


def read_draw(text: str) -> Draw:
    """What a referee's line tells of chance: `first p2`, `deal aq.nyx,...`, `flip ...`, `shuffle ...`."""
    match plain(text).split():
        case ["first", seat]:
            return Draw(Drawn.FIRST, (read_player(seat),))
        case [("deal" | "flip" | "shuffle") as what, cards]:
            return Draw(DRAWS[what], tuple(read_faces(cards)))
    raise BadInput(
        f"'{text[:60]}' is no draw: say 'first p2', 'deal aq.nyx,te.lat', 'flip te.lat' or 'shuffle te.lat'.",
        f"« {text[:60]} » n’est pas un tirage : dites « first p2 », « deal aq.nyx,te.lat », « flip te.lat » ou "
        "« shuffle te.lat ».",
    )


def write_draw(draw: Draw) -> str:
    """A draw as text."""
    if draw.what == Drawn.FIRST:
        return f"first p{draw.outcome[0] + 1}"
    name = next(name for name, what in DRAWS.items() if what == draw.what)
    return f"{name} {write_faces(draw.outcome)}"


def well_formed(random: Random) -> Move:
    """Some move that notation can say, offered or not: what a judge must be able to judge."""
    face = random.randrange(47) if random.random() < 0.95 else random.choice(ALL_FACES)
    smash = [SMASH] if random.random() < 0.3 else []
    if random.random() < 0.3:
        face = random.randrange(40, 45)
    match random.randrange(7):
        case 0 | 1:
            choice = [random.randrange(19)] if is_tactical(face) or random.random() < 0.1 else []
            return move_of(face, *choice, *smash)
        case 2:
            return move_of(Word.ANSWER, face, *smash)
        case 3:
            verb = random.choice((Word.ACCEPT, Word.DISCARD))
            return move_of(verb, *(random.randrange(47) for _ in range(random.randrange(4))))
        case 4:
            return move_of(random.choice((Word.ENTRY, Word.ENTRY_SMASH)) + random.randrange(63))
    return move_of(random.choice((Word.DRAW, Word.KEEP, Word.ACCEPT, Word.COLOUR + random.randrange(4))))
