"""What every table answers, whatever is played on it: the moves as they are typed, the deck, the house rules, the
seats, a clause, and what to say now; or what its game answers (`Talk`).

Once for every client, from `Facts` and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from .asking import help_line
from .book import Book
from .game import Room
from .moves import add_word
from .notation import BadInput
from .talk import Facts, decision

MOST_CHOICES = 12
MOST_OF_A_KIND = 3  # where there are more
UNFINISHED = " .>@"  # what notation leaves at the end of a move that goes on
GENERAL = ("playable", "deck", "options", "rule", "help")
"""What is asked at every table. `last` is none of it: whoever was told the events has the log, and walks through it."""


def askable(room: Room) -> tuple[str, ...]:
    """What a table of this game answers."""
    return tuple(dict.fromkeys((*room.talk.answers, *GENERAL)))


def answer(room: Room, facts: Facts, query: str, again: bool = False) -> str:
    """The answer to one of `askable`, for the eye; a line each where it is long. `again`: asked twice running. What
    follows the words that ask (`Facts.rest`) and cannot be read is answered with what would be right."""
    general: dict[str, Callable[[Room, Facts], str]] = {
        "playable": choices, "deck": deck, "options": options, "rule": rule, "help": help_now,
    }  # fmt: skip
    talk = room.talk
    if query == "playable" and facts.you is None:
        return facts.say("ask-spectator")
    found = talk.again if again and query in talk.again else talk.answers
    try:
        said = found[query](facts) if query in found else ""
        return said or general[query](room, facts)
    except BadInput as error:
        return error.sentence(facts.words.language)


# --- what may be said -----------------------------------------------------------------------------------------------
def choices(room: Room, facts: Facts) -> str:
    """The moves as they are typed, in the listener's language; of one that goes on for long its first words. Where
    there are many, a few of each kind."""
    if not facts.asked:
        return facts.say("ask-not-asked")
    kinds: dict[str, list[str]] = {}
    for verb, text in begun(room, facts):
        kinds.setdefault(verb, []).append(text)
    number = sum(map(len, kinds.values()))
    most = number if number <= MOST_CHOICES else MOST_OF_A_KIND
    shown = [text for texts in kinds.values() for text in texts[:most]]
    message = "ask-choices" if len(shown) == number else "ask-choices-more"
    return facts.say(message, moves=facts.say("list-join").join(shown))


def begun(room: Room, facts: Facts) -> Iterator[tuple[str, str]]:
    """The moves on offer, as far as a view has them (two words deep), by their verbs."""
    for offer in facts.view["offers"]:
        seen: set[str] = set()
        for move, goes_on in grown(room.move(), offer):
            text = room.write_move(move, facts.words.language).rstrip(UNFINISHED)
            if text not in seen:
                seen.add(text)
                yield offer["verb"], facts.say("choice-begun", move=text) if goes_on else text


def grown(move: Any, offer: Mapping[str, Any]) -> Iterator[tuple[Any, bool]]:
    """The moves that begin with a move and this word: the whole ones, and those that have to go on beyond the view."""
    longer = move.clone()
    add_word(longer, offer["word"])
    if offer["whole"]:
        yield longer, False
    for further in offer.get("next", ()):
        yield from grown(longer, further)
    if not offer["whole"] and "next" not in offer:
        yield longer, offer["more"]


# --- what is in play ------------------------------------------------------------------------------------------------
def deck(room: Room, facts: Facts) -> str:
    """The deck by value with its copies: always with its label."""
    if facts.deck is None:
        raise LookupError("no deck is in play")
    words = facts.words
    title = words.say("answer-deck", **words.deck(facts.deck.name, facts.deck.label))
    rows = [
        words.say(
            "deck-row", card=words.card(row["value"], facts.brief), copies=words.say("copies", number=row["copies"])
        )
        for row in facts.deck.rows
    ]
    return f"{title} {words.say('list-join').join(rows)}."


def options(room: Room, facts: Facts) -> str:
    """The house rules in force."""
    return f"{option_rows(room, facts, facts.house)}."


def option_rows(room: Room, facts: Facts, chosen: Mapping[str, str]) -> str:
    """House rules with their values, but those that have no part in this game; the deck always with its label."""
    words, moot = facts.words, room.talk.moot(facts.house)
    rows = []
    for name, value in chosen.items():
        if name in moot:
            continue
        deck_named = name == "deck" and facts.deck is not None
        worded = words.say("deck-labelled", **deck_words(facts)) if deck_named else words.option(name, value)
        rows.append(words.say("option-row", name=words.say(f"option-{name}"), value=worded))
    return words.say("list-join").join(rows)


def deck_words(facts: Facts) -> dict[str, str | int]:
    """The name and label of the deck in play, in words."""
    return facts.words.deck(facts.deck.name, facts.deck.label) if facts.deck else {}


def rule(room: Room, facts: Facts) -> str:
    """A clause or a section by number, or the clause behind the last refusal."""
    book = Book(room, facts.words, facts.house)
    number = facts.rest or facts.refused
    return "\n".join(book.read(number)) if number else facts.say("rule-none", example=book.example)


# --- who is here, and what to say now -------------------------------------------------------------------------------
def seats(room: Room, facts: Facts) -> str:
    """Seats, names and who sits there; of programs that can forget, how often they do."""
    words, rows = facts.words, []
    for at, seat in enumerate(facts.seated):
        letter = room.seat_word(at)
        if not seat.program:
            message = "seat-you" if at == facts.you else "seat-person"
            rows.append(words.say(message, letter=letter, name=seat.name))
            continue
        bot = words.say(f"bot-{seat.program}" if words.has(f"bot-{seat.program}") else "bot-other")
        if seat.lapse is not None:
            bot = f"{bot}, {words.say('lapse', percent=percent(seat.lapse, words.language))}"
        rows.append(words.say("seat-bot", letter=letter, name=seat.name, bot=bot))
    return words.say("list-join").join(rows)


def percent(lapse: int, language: str) -> int | str:
    """Thousandths as per cent: a number, if it is whole."""
    if lapse % 10 == 0:
        return lapse // 10
    text = f"{lapse / 10:g}"
    return text.replace(".", ",") if language == "fr" else text


def help_now(room: Room, facts: Facts) -> str:
    """What to say now, the words that always work, and the seats."""
    return "\n".join(help_lines(room, facts, room.queries))


def help_lines(room: Room, facts: Facts, listed: Sequence[str]) -> list[str]:
    """The same, a line each; `listed`: of which words help tells, in this order."""
    lines = [facts.say("help-nothing")]
    if facts.asked:
        kind = room.talk.wording(facts.view["question"])
        lines = [facts.say("help-now", how=facts.say(f"how-{kind}"))]
    lines.append(facts.say("help-queries"))
    example = Book(room, facts.words).example
    lines += [help_line(room, facts.words, ask, example) for ask in listed]
    return [*lines, facts.say("seats-again", seats=seats(room, facts))]


# --- what is spoken unasked -----------------------------------------------------------------------------------------
def question(room: Room, facts: Facts) -> str:
    """The awaited decision, to the one who decides or to the others; of a window, whose turn comes after it."""
    view = facts.view
    if not (facts.kind and room.windows and facts.kind in map(room.questions.get, room.silent)):
        return decision(facts, room.talk.wording)
    mine = view["turn"] == facts.you
    if not facts.windows:
        message = "window-before-you" if mine else "window-before-other"
    else:
        message = f"window-open-{('wait' if facts.windows == 'wait' else 'you') if mine else 'other'}"
    return facts.say(message, name=facts.names[view["turn"]])


def spoken(room: Room, facts: Facts, always: Sequence[str] = ()) -> dict[str, Any]:
    """What goes with a view at a live table, in words: the `question`, what is said `before` it, the events that have
    told that (`told_by`) or asked it (`asked_by`) already, what the listener wants to be told with every question
    (`always`, queries), and the table in a sentence (`summary`). Where a window is open and the question after it is
    known, it is that one."""
    facts = coming(room, facts)
    return {
        "before": room.talk.before(facts),
        "told_by": room.talk.told_by(facts) or None,
        "question": question(room, facts),
        "asked_by": room.talk.asked_by.get(facts.kind),
        "always": [room.talk.always[query](facts) for query in always if query in room.talk.always],
        "summary": room.talk.summary(facts),
    }


def coming(room: Room, facts: Facts) -> Facts:
    """The same for the question that comes when the open window closes, where the view has it."""
    ahead = facts.view.get("ahead")
    if not facts.windows or not ahead or facts.you is None:
        return facts
    asked = {**ahead, "asked": [facts.you], "waiting": [facts.you]}
    return replace(facts, view={**facts.view, "question": asked, "offers": ahead["offers"]}, early=True)
