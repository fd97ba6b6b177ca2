"""Dementalism: moves and draws as text, in English and French (section L of the specification)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ...kernel.notation import BadInput, no_move, plain, read_number
from ...kernel.sources import Draw
from .cards import ROWS, Names, Typed, house, write_cell
from .choices import AFTER, LEAST, SHAPES, Part
from .names import CELLS, COLUMN, COLUMNS, MOST_SEATS, POWERS, ROW, Power, Word
from .names import Draw as Drawn
from .state import Move

MOST_WORDS = 70
SAID: dict[str, dict[int, str]] = {
    "en": {
        Word.FLIP: "flip", Word.FORM: "form", Word.INSERT: "insert", Word.MERGE: "merge", Word.NAB: "nab",
        Word.DONE: "done", Word.NO: "no", Word.PICK: "pick", Word.LOOK: "look", Word.PROPOSE: "propose end",
        Word.AGREE: "agree", Word.DISAGREE: "disagree", Word.FURTHER: "use", Word.GLOAT: "insert",
        Word.LEAVE: "leave", Word.RETURN: "return", Word.USE: "use",
    },
    "fr": {
        Word.FLIP: "retourner", Word.FORM: "former", Word.INSERT: "ajouter", Word.MERGE: "réunir", Word.NAB: "chiper",
        Word.DONE: "fini", Word.NO: "non", Word.PICK: "prendre", Word.LOOK: "regarder", Word.PROPOSE: "proposer fin",
        Word.AGREE: "accord", Word.DISAGREE: "désaccord", Word.FURTHER: "utiliser", Word.GLOAT: "ajouter",
        Word.LEAVE: "quitter", Word.RETURN: "revenir", Word.USE: "utiliser",
    },
}  # fmt: skip
LINKS = {"en": {"as": "as", "nab": "as", "row": "row", "col": "col", "cell": "cell"},
         "fr": {"as": "comme", "nab": "pour", "row": "ligne", "col": "col", "cell": "case"}}  # fmt: skip
VERBS = {
    plain(said.split()[0]): word
    for lang in SAID
    for word, said in SAID[lang].items()
    if word not in (Word.FURTHER, Word.GLOAT)
}
SHAPED = {verb: parts for verb, parts in AFTER.items() if verb not in (Word.INSERT, Word.GLOAT)}
"""The words that follow these verbs; an insertion is written with its mark, a look with as many places as it has."""
INTO = (">", "in", "into", "a", "dans")


def move_of(*words: int) -> Move:
    """A move of these words; BadInput when there are too many."""
    if len(words) > MOST_WORDS:
        raise BadInput(f"A move names at most {MOST_WORDS} things.", f"Un coup nomme au plus {MOST_WORDS} choses.")
    move = Move()
    move.size = len(words)
    move.word[: len(words)] = words
    return move


# --- reading --------------------------------------------------------------------------------------------------------
def read_move(text: str, names: Callable[[], Names] = house) -> Move:
    """A move as typed or spoken: `flip c4`, `insert a1 > 2`, `nab 2.3 as a1`, `nab two three`, `use Nana c four`..."""
    typed = Typed(text, names())
    verb = VERBS.get(typed.words.pop(0), -1) if typed.more() else -1
    words = read_words(typed, verb)
    if verb < 0 or typed.more():
        card = names().ids[0]
        raise no_move(
            typed.text,
            f"'flip c4', 'form a1 b1', 'insert a1 > 2', 'merge 3 1', 'nab 2.3', 'use {card}', 'pick 2', 'look 1 3', "
            "'done' or 'no'",
            f"« retourner c4 », « former a1 b1 », « ajouter a1 > 2 », « réunir 3 1 », « chiper 2.3 », "
            f"« utiliser {card} », « prendre 2 », « regarder 1 3 », « fini » ou « non »",
        )
    return move_of(*words)


def read_words(typed: Typed, verb: int) -> list[int]:
    """The words of the move that begins with this verb."""
    match verb:
        case Word.FLIP:
            return [Word.FLIP + typed.cell()]
        case Word.INSERT:
            return read_insertion(typed)
        case Word.NAB:
            target = [typed.seat(), typed.place()]
            return [Word.NAB, *target, *([typed.cell()] if typed.skip("as", "pour") else [])]
        case Word.LOOK:
            places = [typed.place()]
            while typed.more():
                places.append(typed.place())
            return [Word.LOOK, *sorted(places)]
        case Word.PROPOSE:
            typed.skip("end", "fin")
        case Word.USE:
            return read_use(typed)
    return [verb, *(read_part(typed, part) for part in SHAPED.get(Word(verb), ()))] if verb >= 0 else []


def read_insertion(typed: Typed) -> list[int]:
    """`insert a1 > 2`, `insert a one in two`; after 10.24 `insert > 2`, `ajouter à deux`."""
    before = list(typed.words)
    if typed.skip(*INTO) and len(typed.words) == 1:
        return [Word.GLOAT, typed.place()]
    typed.words = before
    cell = typed.cell()
    typed.skip(*INTO)
    return [Word.INSERT, cell, typed.place()]


def read_use(typed: Typed) -> list[int]:
    """`use D02 c4` and its like, `use D28 as D02 c4`; after 10.2 `use c4`, or `use cell d10`, since D10 is a card."""
    power = 0 if typed.skip("cell", "case") else typed.power()
    if power == 0:
        return [Word.FURTHER, typed.cell()]
    if power == Power.CLAWDETTE and typed.skip("as", "comme"):
        typed.skip("use", "utiliser")
        copied = typed.power()
        if copied == 0:
            raise BadInput(
                f"'{typed.text[:60]}' names no Power to copy: say for example 'use D28 as D02 c4'.",
                f"« {typed.text[:60]} » ne nomme aucun Pouvoir à copier : dites par exemple « utiliser D28 comme D02 "
                "c4 ».",
            )
        return [Word.USE + power, Word.USE + copied, *read_choices(typed, copied)]
    return [Word.USE + power, *read_choices(typed, power)]


def read_choices(typed: Typed, power: int) -> list[int]:
    """The choices of a Power; some of them need not be made."""
    found: list[int] = []
    for part in SHAPES[power]:
        if len(found) >= LEAST[power] and not typed.more():
            break
        found.append(read_part(typed, part))
    return found


def read_part(typed: Typed, part: int) -> int:
    """One word of a choice."""
    match part:
        case Part.CELL:
            return typed.cell()
        case Part.SEAT:
            return typed.seat()
        case Part.OWN | Part.THEIRS:
            return typed.place()
        case Part.LINE:
            if typed.skip("col", "column", "colonne"):
                return COLUMN + typed.column()
            typed.skip("row", "line", "ligne", "rangee")
            return ROW + typed.number(ROWS, "row", "ligne")
    return typed.card()


# --- writing --------------------------------------------------------------------------------------------------------
def write_move(move: Any, lang: str = "en", names: Callable[[], Names] = house) -> str:
    """A move, or one half said, as text."""
    words: list[int] = list(move.word[: move.size])
    if not words:
        return ""
    said = SAID[lang]
    verb, rest = words[0], words[1:]
    if verb < CELLS:
        return f"{said[Word.FLIP]} {write_cell(verb)}"
    if verb > Word.USE:
        return f"{said[Word.USE]} {write_use(verb - Word.USE, rest, lang, names())}"
    match verb:
        case Word.INSERT:
            tail = [f"{write_cell(cell)} >" for cell in rest[:1]] + [str(place + 1) for place in rest[1:]]
        case Word.GLOAT:
            tail = [">", *(str(place + 1) for place in rest)]
        case Word.LOOK:
            tail = [str(place + 1) for place in rest]
        case Word.NAB:
            tail = [write_parts(SHAPED[Word.NAB], rest[:2], lang, names())]
            tail += [f"{LINKS[lang]['nab']} {write_cell(cell)}" for cell in rest[2:]]
        case Word.FURTHER:
            tail = [write_further(write_cell(cell), lang, names()) for cell in rest]
        case _:
            tail = [write_parts(SHAPED.get(Word(verb), ()), rest, lang, names())]
    return " ".join(part for part in (said[verb], *tail) if part)


def write_further(cell: str, lang: str, names: Names) -> str:
    """A further cell (10.2), called a cell where a card with a Power has the same name: cell d10, card D10."""
    return f"{LINKS[lang]['cell']} {cell}" if Typed(cell, names).power() else cell


def write_use(power: int, words: list[int], lang: str, names: Names) -> str:
    """A Power with its choices; one copied (10.28) with the Power it copies."""
    card = names.card_of(power)
    if power == Power.CLAWDETTE and words:
        return f"{card} {LINKS[lang]['as']} {write_use(words[0] - Word.USE, words[1:], lang, names)}"
    choices = write_parts(SHAPES[power], words, lang, names)
    return f"{card} {choices}" if choices else card


def write_parts(shape: tuple[int, ...], words: list[int], lang: str, names: Names) -> str:
    """Choices as text: a seat and a place there are one address, as `2.3`."""
    found = ""
    for part, follows, word in zip(shape, (*shape[1:], 0), words, strict=False):
        said = write_part(part, word, lang, names)
        found += f"{said}." if part == Part.SEAT and follows == Part.THEIRS else f"{said} "
    return found.strip()


def write_part(part: int, word: int, lang: str, names: Names) -> str:
    """One word of a choice as text."""
    match part:
        case Part.CELL:
            return write_cell(word)
        case Part.SEAT | Part.OWN | Part.THEIRS:
            return str(word + 1)
        case Part.LINE:
            if word >= COLUMN:
                return f"{LINKS[lang]['col']} {write_cell(word - COLUMN)[0]}"
            return f"{LINKS[lang]['row']} {word - ROW + 1}"
    return names.ids[word]


# --- draws ----------------------------------------------------------------------------------------------------------
ORDERS = {"deal": Drawn.DEAL, "shuffle": Drawn.SHUFFLE, "sink": Drawn.SINK}
PLACES = {"stacks": Drawn.STACKS, "redeal": Drawn.REDEAL}
LOTS = {"first": Drawn.FIRST, "spring": Drawn.SPRING, "default": Drawn.DEFAULT}


def read_draw(text: str, names: Callable[[], Names] = house) -> Draw:
    """What a referee's line tells of chance: `first 2`, `shuffle D05,G`, `stacks 3,1`, `default 2`."""
    what, _, outcome = text.strip().lower().partition(" ")
    parts = [part.strip() for part in outcome.split(",")]
    if what in ORDERS:
        return Draw(ORDERS[what], tuple(Typed(part, names()).card() for part in parts))
    if what in PLACES:
        return Draw(PLACES[what], tuple(read_number(part, 1, CELLS, "place", "place") - 1 for part in parts))
    if what in LOTS:
        return Draw(LOTS[what], (read_number(outcome, 1, 32_000, "lot", "tirage") - 1,))
    raise BadInput(
        f"'{text[:60]}' is no draw: say 'first 2', 'shuffle D05,G', 'sink D05,G', 'stacks 3,1', 'spring 3' or "
        "'default 2'.",
        f"« {text[:60]} » n’est pas un tirage : dites « first 2 », « shuffle D05,G », « sink D05,G », « stacks 3,1 », "
        "« spring 3 » ou « default 2 ».",
    )


def write_draw(draw: Draw, names: Callable[[], Names] = house) -> str:
    """A draw as text."""
    cards = next((what for what, known in ORDERS.items() if known == draw.what), "")
    if cards:
        return f"{cards} {','.join(names().ids[card] for card in draw.outcome)}"
    name = next(what for what, known in (PLACES | LOTS).items() if known == draw.what)
    return f"{name} {','.join(str(number + 1) for number in draw.outcome)}"


# --- any move -------------------------------------------------------------------------------------------------------
def well_formed(random: Random) -> Move:
    """Some move that notation can say, offered or not: what a judge must be able to judge."""

    def some(part: int) -> int:
        match part:
            case Part.CELL:
                return COLUMNS * random.randrange(8) + random.randrange(9)
            case Part.SEAT:
                return random.choice((0, 1, 1, 2, 3, random.randrange(MOST_SEATS)))
            case Part.OWN | Part.THEIRS:
                return random.choice((0, 1, 2, 3, random.randrange(63)))
            case Part.LINE:
                return random.choice((ROW, COLUMN)) + random.randrange(9)
        return random.randrange(46)

    def choices(power: int) -> list[int]:
        size = random.randint(LEAST[power], len(SHAPES[power]))
        size = 2 if power == Power.SNOOP and size == 3 else size
        return [some(part) for part in SHAPES[power][:size]]

    match random.randrange(6):
        case 0:
            return move_of(some(Part.CELL))
        case 1:
            verb = random.choice([*SHAPED])
            shape = SHAPED[verb]
            size = 2 if verb == Word.NAB and random.random() < 0.7 else len(shape)
            return move_of(verb, *(some(part) for part in shape[:size]))
        case 2:
            insertion = [Word.INSERT, some(Part.CELL), some(Part.OWN)]
            return move_of(*random.choice((insertion, [Word.GLOAT, some(Part.OWN)])))
        case 3:
            places = random.sample(range(5), random.choice((1, 1, 2, 3)))
            return move_of(Word.LOOK, *sorted(places))
        case 4:
            return move_of(random.choice((Word.DONE, Word.NO, Word.PROPOSE, Word.AGREE, Word.DISAGREE)))
    power = random.randint(1, POWERS)
    if power == Power.CLAWDETTE:
        copied = random.choice([other for other in range(1, POWERS + 1) if other != power])
        return move_of(Word.USE + power, Word.USE + copied, *choices(copied))
    return move_of(Word.USE + power, *choices(power))
