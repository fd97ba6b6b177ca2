"""Oh My Brain: moves and draws as text, in English and French (Part 12 of the specification)."""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel.notation import BadInput, no_move, plain, read_cards, read_number, read_seat, seat_letter, write_cards
from ...kernel.questions import kind_asked
from ...kernel.sources import Draw
from ...kernel.standing import standing
from .events import FACES
from .state import CARDS, MOST_SEATS, VALUES, Game, Kind, Move, Word
from .state import Draw as Drawn
from .turn import first_share, number_played, refill_due, value_played, value_taken

MOST_COPIES = 31  # D2, D3: 50 cards, 20 values
MOST_WORDS = 12
FRENCH = {
    "jouer": "play", "passer": "pass", "garder": "keep", "pic": "spike", "voler": "steal", "echanger": "swap",
    "main": "hand", "cimetiere": "cemetery", "lune": "moon", "completer": "refill", "fini": "done", "rejouer": "again",
    "arreter": "stop", "nommer": "name", "pierre": "rock", "feuille": "paper", "ciseaux": "scissors",
    "lancer": "throw", "tiret": "dash", "egal": "equals", "exclamation": "bang",
}  # fmt: skip
SAID_IN_FRENCH = {
    "play": "jouer", "pass": "passer", "keep": "garder", "spike": "pic", "steal": "voler", "swap": "échanger",
    "hand": "main", "cemetery": "cimetière", "moon": "lune", "refill": "compléter", "done": "fini", "again": "rejouer",
    "stop": "arrêter", "name": "nommer", "rock": "pierre", "paper": "feuille", "scissors": "ciseaux",
}  # fmt: skip
ALONE = {"pass": Word.PASS, "done": Word.DONE, "again": Word.AGAIN, "stop": Word.STOP}
THROWS = ("rock", "paper", "scissors")
AT_SEAT = {"steal": Word.STEAL, "moon": Word.MOON, "name": Word.NAME}


def move_of(*words: int) -> Move:
    """A move of these words; BadInput when there are too many."""
    if len(words) > MOST_WORDS:
        raise BadInput(f"A move names at most {MOST_WORDS} things.", f"Un coup nomme au plus {MOST_WORDS} choses.")
    move = Move()
    move.size = len(words)
    move.word[: len(words)] = words
    return move


def read_move(text: str) -> Move:
    """A move as typed: `play 7x3 B1 C1`, `jouer 7,7,7 B1 C1`, `refill 4 6`, `compléter 4 6`..."""
    words = [FRENCH.get(word, word) for word in plain(text).split()]
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "throw" and len(rest) == 1 and rest[0] in THROWS:
        verb, rest = rest[0], []
    if verb in ALONE and not rest:
        return move_of(ALONE[verb])
    if verb in THROWS and not rest:
        return move_of(Word.ROCK + THROWS.index(verb))
    if verb == "play" and rest:
        return read_play(rest)
    if verb in ("lot", "keep") and len(rest) == 1:
        return move_of((Word.LOT if verb == "lot" else Word.KEEP) + read_card(rest[0]))
    if verb == "refill":
        return read_refill([part for word in rest for part in word.split(",") if part])
    if verb == "spike" and len(rest) == 2:
        return move_of(Word.SPIKE, read_card(rest[0]), read_seat(rest[1], MOST_SEATS))
    if verb == "swap" and len(rest) == 2 and rest[0] in ("hand", "cemetery"):
        zone = Word.SWAP_HAND if rest[0] == "hand" else Word.SWAP_CEMETERY
        return move_of(zone, read_seat(rest[1], MOST_SEATS))
    if verb == "name" and rest == ["-"]:
        return move_of(Word.NAMELESS)
    if verb in AT_SEAT and len(rest) == 1:
        return move_of(AT_SEAT[verb], read_seat(rest[0], MOST_SEATS))
    raise no_move(
        text,
        "'play 7', 'play 7x3 B1 C1', 'pass', 'keep 14' or 'refill 4 6'",
        "« jouer 7 », « jouer 7x3 B1 C1 », « passer », « garder 14 » ou « compléter 4 6 »",
    )


def read_card(text: str) -> int:
    """One value."""
    return read_number(text, 0, VALUES - 1, "card", "carte")


def read_play(words: list[str]) -> Move:
    """`7`, `7x3` or `7,7,7`, then who gets how many extras: `B1 C1`."""
    value_text, times, number_text = words[0].partition("x")
    if times:
        value = read_card(value_text)
        number = read_number(number_text, 1, MOST_COPIES, "number of cards", "nombre de cartes")
    else:
        values = read_cards(value_text, VALUES - 1)
        if len(set(values)) > 1:
            return move_of(Word.MIXED, sum(1 << value for value in set(values)))  # 4.3
        if not 1 <= len(values) <= MOST_COPIES:
            raise BadInput("A play names at least one card.", "Il faut jouer au moins une carte.")
        value, number = values[0], len(values)
    shares = [0] * MOST_SEATS
    for word in words[1:]:
        shares[read_seat(word[:1], MOST_SEATS)] += read_number(
            word[1:], 0, CARDS, "number of cards", "nombre de cartes"
        )
    while shares and not shares[-1]:
        shares.pop()
    return move_of(*play_words(value, number), *shares)


def play_words(value: int, number: int) -> list[int]:
    """The first words of a play."""
    if number >= 5:
        return [Word.PLAY_FIVE + value, number]
    return [Word.PLAY_FOUR + value] if number == 4 else [Word.PLAY + value + 20 * (number - 1)]


def read_refill(words: list[str]) -> Move:
    """`4 6`: in any order."""
    values = [read_card(word) for word in words]
    return move_of(Word.REFILL + values[0], *values[1:]) if values else move_of(Word.REFILL_NONE)


def write_move(move: Any, lang: str = "en") -> str:
    """A move, or one half said, as text; in French with its accents."""
    words = words_of(move)
    if lang == "fr" and words[:1] == ["throw"]:
        words = words[1:]  # French says the symbol alone
    return " ".join(SAID_IN_FRENCH.get(word, word) if lang == "fr" else word for word in words)


def words_of(move: Any) -> list[str]:
    """The English words of a move."""
    if not move.size:
        return []
    word = move.word[0]
    if Word.REFILL <= word <= Word.REFILL_NONE:
        return ["refill", *(str(value_taken(move, i)) for i in range(move.size) if word != Word.REFILL_NONE)]
    if word >= Word.KEEP:
        return ["keep", str(word - Word.KEEP)]
    if word >= Word.LOT:
        return ["lot", str(word - Word.LOT)]
    if word < Word.PASS:
        return ["play", *play_as_text(move)]
    if word == Word.MIXED:
        return ["play", write_cards(value for value in range(VALUES) if (move.word[1] >> value) & 1)]
    if word == Word.SPIKE:
        return ["spike", *(str(value) for value in move.word[1 : min(move.size, 2)]), *seats_named(move, 2)]
    if word in (Word.SWAP_HAND, Word.SWAP_CEMETERY):
        return ["swap", "hand" if word == Word.SWAP_HAND else "cemetery", *seats_named(move, 1)]
    if word == Word.NAMELESS:
        return ["name", "-"]
    if word in (Word.ROCK, Word.PAPER, Word.SCISSORS):
        return ["throw", THROWS[word - Word.ROCK]]
    verb = next(verb for verb, code in (ALONE | AT_SEAT).items() if code == word)
    return [verb, *seats_named(move, 1)]


def seats_named(move: Any, first: int) -> list[str]:
    """The letters of the seats that a move names from this word on."""
    return [seat_letter(seat) for seat in move.word[first : max(first, move.size)]]


def play_as_text(move: Any) -> list[str]:
    """`7x3 B1 C1`."""
    number = number_played(move)
    first = first_share(move)
    shares = list(move.word[first : move.size])
    gifts = [f"{seat_letter(seat)}{share}" for seat, share in enumerate(shares) if share]
    return [f"{value_played(move)}" + (f"x{number}" if number > 1 else ""), *gifts]


def describe_word(move: Any, word: int) -> dict[str, Any]:
    """What the next word of a move touches: verb, card, number, seat and zone, for labels and highlights."""
    touched: dict[str, Any] = {"verb": "", "card": None, "number": None, "seat": None, "zone": None}
    return touched | (first_word(word) if move.size == 0 else further_word(move, word))


def first_word(word: int) -> dict[str, Any]:
    """What a verb touches."""
    if word < Word.PASS:
        begun = move_of(word)
        return {"verb": "play", "card": value_played(begun), "number": number_played(begun) or 5, "zone": "hand"}
    if Word.LOT <= word < Word.KEEP:
        return {"verb": "lot", "card": word - Word.LOT, "zone": "lot"}
    if Word.KEEP <= word < Word.REFILL:
        return {"verb": "keep", "card": word - Word.KEEP, "zone": "lot"}
    if Word.REFILL <= word < Word.REFILL_NONE:
        return {"verb": "refill", "card": word - Word.REFILL, "zone": "cemetery"}
    if word == Word.SPIKE:
        return {"verb": "spike"}
    return {"verb": Word(word).name.lower()}


def further_word(move: Any, word: int) -> dict[str, Any]:
    """What a later word touches."""
    verb = move.word[0]
    if verb < Word.PASS:
        first = first_share(move)
        if move.size < first:
            return {"verb": "play", "card": value_played(move), "number": word, "zone": "hand"}
        return {"verb": "give", "seat": move.size - first, "number": word, "card": value_played(move)}
    if verb == Word.SPIKE and move.size == 1:
        return {"verb": "spike_card", "card": word, "zone": "hand"}
    if verb >= Word.REFILL:
        return {"verb": "refill_more", "card": word, "zone": "cemetery"}
    return {"verb": "to_seat", "seat": word}


def reasons(g: Game, seat: int, move: Any) -> dict[str, Any]:
    """What the sentence of a refusal may name: the mover's own facts and public ones, as plain numbers."""
    state = g.state
    facts: dict[str, Any] = {"number": 1, "held": 0, "due": 0, "value": 0, "top_value": 0}
    if state.horde.size:
        facts["top_value"] = state.horde.card[state.horde.size - 1]
    word = move.word[0] if move.size else Word.END
    value = move.word[1] if word == Word.SPIKE and move.size > 1 else None
    if word < Word.PASS:
        value, facts["number"] = value_played(move), number_played(move)
    elif Word.LOT <= word < Word.REFILL_NONE:
        value = first_word(word)["card"]
    facts["value"] = value or 0
    facts |= {"why": standing(g, seat, state.turn), "asked": asked(g)}
    facts |= {"to": seat_letter((seat + 1) % max(state.seats, 2)), "spare": facts["number"] - 1}
    if seat < state.seats:
        facts["due"] = refill_due(state.player[seat])
        facts["held"] = state.player[seat].hand.count[facts["value"]]
    return facts


def asked(g: Game) -> str:
    """The question on the table; at the end of a turn that may be ended without a refill (7.5), `turn_end`."""
    kind = kind_asked(g)
    if kind == Kind.REFILL and g.rules.refill == 1:
        return "turn_end"
    return Kind(kind).name.lower() if kind else ""


def read_draw(text: str) -> Draw:
    """What a referee's line tells of chance: `start A`, `mix 13,2`, `roll bang`, `throw rock`."""
    words = [FRENCH.get(word, word) for word in plain(text).split()]
    match words:
        case ["start", seat]:
            return Draw(Drawn.START, (read_seat(seat, MOST_SEATS),))
        case ["mix", cards]:
            return Draw(Drawn.MIX, tuple(read_cards(cards, VALUES - 1)))
        case ["roll", face] if face in FACES:
            return Draw(Drawn.ROLL, (FACES.index(face),))
        case ["throw", symbol] if symbol in THROWS:
            return Draw(Drawn.THROW, (THROWS.index(symbol),))
    raise BadInput(
        f"'{text[:60]}' is no draw: say 'start A', 'mix 13,2', 'roll bang' or 'throw rock'.",
        f"« {text[:60]} » n’est pas un tirage : dites « start A », « mix 13,2 », « roll bang » ou « throw rock ».",
    )


def write_draw(draw: Draw) -> str:
    """A draw as text."""
    if draw.what == Drawn.START:
        return f"start {seat_letter(draw.outcome[0])}"
    if draw.what == Drawn.MIX:
        return f"mix {write_cards(draw.outcome)}"
    return f"roll {FACES[draw.outcome[0]]}" if draw.what == Drawn.ROLL else f"throw {THROWS[draw.outcome[0]]}"


def well_formed(random: Random) -> Move:
    """Some move that notation can say, offered or not: what a judge must be able to judge."""
    value, seat = random.randrange(VALUES), random.randrange(MOST_SEATS)
    match random.randrange(8):
        case 0 | 1 | 2:
            shares = [random.choice((0, 0, 1, 2)) for _ in range(random.randrange(MOST_SEATS + 1))]
            while shares and not shares[-1]:
                shares.pop()
            return move_of(*play_words(value, random.choice((1, 1, 2, 2, 3, 4, 5, 9, 31))), *shares)
        case 3:
            return move_of(random.choice((Word.LOT, Word.KEEP)) + value)
        case 4:
            taken = [random.randrange(VALUES) for _ in range(random.randrange(5))]
            return read_refill([str(card) for card in taken])
        case 5:
            return move_of(Word.SPIKE, value, seat)
        case 6:
            aimed = (Word.STEAL, Word.SWAP_HAND, Word.SWAP_CEMETERY, Word.MOON, Word.NAME)
            return move_of(random.choice(aimed), seat)
    return move_of(random.choice((*ALONE.values(), Word.ROCK, Word.PAPER, Word.SCISSORS)))
