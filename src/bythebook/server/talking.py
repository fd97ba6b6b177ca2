"""Table talk at a live table: what is spoken with a view, and what is answered to whoever asks.

Both are worded here from the view that this person was sent last, and from what everybody knows of the table, in the
person's language. Nothing is read from the game itself, and nothing of what was asked is kept or told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ..games import room as room_of
from ..kernel.answers import answer, askable, spoken
from ..kernel.game import Room
from ..kernel.notation import BadInput
from ..kernel.talk import Facts, Seated
from ..kernel.telling import field_types
from ..kernel.words import Language, Words
from .catalogue import LANGUAGES
from .wire import Ask, Trouble, frame

if TYPE_CHECKING:
    from .folding import Fold
    from .lobby import Lobby


class Ear(NamedTuple):
    """How somebody wants to be spoken to. `always`: the queries that are answered with every question."""

    lang: str = "en"
    brief: bool = False
    always: tuple[str, ...] = ()


class Heard:
    """What somebody on a socket was sent last and may ask about: a view, None before there is one, with the places
    that were shown with it, and the clause of the last refusal, empty where there was none."""

    def __init__(self) -> None:
        self.view: Mapping[str, Any] | None = None
        self.open: list[dict[str, Any]] = []
        self.refused = ""

    def forget(self) -> None:
        """Somebody else sits here now, or what was told is hidden."""
        self.view, self.open, self.refused = None, [], ""


@lru_cache(maxsize=64)  # hosts bring decks of their own
def words_in(game: str, lang: str, own: str) -> Words:
    """A game's words, read once; `own` are those of a host's own deck."""
    found = room_of(game)
    return Words(f"{found.words(lang)}\n{own}", cast("Language", lang), field_types(found.forms.values()))


def words_of(room: Room, lang: str) -> Words:
    """The words of a game as it is played with its deck."""
    return words_in(room.name, lang, room.deck_words.get(lang, ""))


def facts_of(fold: Fold, lobby: Lobby, view: Mapping[str, Any], ear: Ear) -> Facts:
    """What answers are made of at a live table."""
    room = fold.room
    names = [seat.name or room.seat_word(at) for at, seat in enumerate(lobby.seats)]
    windows = room.windows.length if room.windows else ""
    open_for = "" if not windows or windows in room.talk.moot(lobby.options) else lobby.options[windows]
    forgets = open_for or not windows  # where there are windows, what programs forget are calls
    seated = [
        Seated(name, seat.bot, (room.lapse if seat.lapse is None else seat.lapse) if seat.bot and forgets else None)
        for name, seat in zip(names, lobby.seats, strict=True)
    ]
    return Facts(
        view, words_of(room, ear.lang), names, ear.brief, lobby.options, deck=fold.deck, seated=seated, windows=open_for
    )


def spoken_with(fold: Fold, lobby: Lobby, view: Mapping[str, Any], ear: Ear) -> dict[str, Any]:
    """What is spoken with a view, unasked."""
    return spoken(fold.room, facts_of(fold, lobby, view, ear), ear.always)


def answered(fold: Fold, lobby: Lobby, heard: Heard, lang: str, ask: Ask) -> str:
    """The frame that answers somebody; Trouble when this is nothing that a table answers."""
    if heard.view is None:
        raise Trouble("not_started")
    queries = askable(fold.room)
    if ask.query not in queries:
        raise Trouble("bad_query", unknown(ask.query, queries))
    shows = fold.room.shows
    view = shows.laid_over(heard.view, heard.open) if shows and heard.open else heard.view
    facts = facts_of(fold, lobby, view, Ear(lang, ask.brief))
    facts = replace(facts, rest=ask.rest, refused=heard.refused)
    return frame("answer", id=ask.id, text=answer(fold.room, facts, ask.query, ask.again))


def summaries(room: Room, view: Mapping[str, Any], names: Sequence[str], house: Mapping[str, str]) -> dict[str, str]:
    """The table in a sentence, for those who see a game played again, in both languages."""
    return {lang: room.talk.summary(Facts(view, words_of(room, lang), names, house=house)) for lang in LANGUAGES}


def unknown(query: str, queries: Sequence[str]) -> BadInput:
    """What may be asked instead."""
    listed = ", ".join(queries)
    return BadInput(
        f"'{query[:20]}' is nothing that a table answers: ask {listed}.",
        f"« {query[:20]} » n’est rien à quoi une table réponde : demandez {listed}.",
    )
