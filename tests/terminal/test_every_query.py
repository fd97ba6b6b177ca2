"""Every word that asks something is answered: in every game, in both languages, at every kind of question."""

import re
from itertools import pairwise

import pytest

from bythebook.games import GAMES, room
from bythebook.kernel.asking import asks, help_line, key_of, spelled, taught
from bythebook.terminal.line import OTHER
from bythebook.terminal.speech import words_of
from bythebook.terminal.typed import Typed
from tests.terminal.session import Session, planned

MOVES = 60


class Curious:
    """A typist who asks everything there is to ask, twice running, at each new kind of question, and then plays."""

    def __init__(self) -> None:
        self.asked_at: set[str] = set()
        self.waiting: list[str] = []
        self.played = 0

    def __call__(self, session: Session) -> str:
        if session.line.table.over or self.played == MOVES:
            raise StopIteration
        if not session.awaited:
            return ""
        if session.kind not in self.asked_at:
            self.asked_at.add(session.kind)
            self.waiting = [word for word in words_that_ask(session) for _ in range(2)]
        if self.waiting:
            return self.waiting.pop(0)
        self.played += 1
        return session.move()


def words_that_ask(session: Session) -> list[str]:
    """The first word for each query, and the help."""
    words, game = session.line.listener.words, session.plan.room
    queries = [query for query in game.queries if words.has(f"typed-{query}")]
    return [words.say(f"typed-{query}").split(",")[0] for query in queries]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_query_is_answered(game: str, lang: str) -> None:
    curious = Curious()
    session = Session(planned(game), lang, curious)
    talk = session.play()
    assert len(curious.asked_at) > 1
    assert len(words_that_ask(session)) > len(room(game).queries) // 2
    for line, said in pairwise(talk):
        if line in {f"> {word}" for word in words_that_ask(session)}:
            assert said.strip(), line


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_help_is_made_of_the_words_and_keys_that_ask(game: str, lang: str) -> None:
    """Each ask stands in help with its key and its word; each of its words, and its key, ask it and nothing else."""
    found = room(game)
    line = Session(planned(game, house={"call_window": "wait"} if found.windows else {}), lang, Curious()).line
    words, listed = line.words, line.queries.listed
    assert set(asks(found)) <= set(listed)
    keys = [key_of(found, ask) for ask in asks(found)]
    assert len(set(keys)) == len(keys)
    for ask in asks(found):
        said = help_line(found, words, ask, "4.4")
        assert taught(words, ask)[0] in said.split(":")[0], said
        assert key_of(found, ask).isalpha() <= (key_of(found, ask) in said.split(":")[0]), said
        for word in (*taught(words, ask), *(word.upper() for word in taught(words, ask)), key_of(found, ask)):
            typed = line.reader.read(word)
            assert typed, word
            assert typed.ask == ask, word
        for word in spelled(words_of(found, OTHER[lang]), ask):
            if word not in {own for other in listed for own in spelled(words, other)}:
                assert (typed := line.reader.read(word)), word
                assert typed.ask == ask, word


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_settings_that_help_teaches_are_understood(game: str, lang: str) -> None:
    """What stands before the colon, such as `short on`."""
    line = Session(planned(game), lang, Curious()).line
    for setting in line.queries.listed:
        if setting in asks(line.plan.room):
            continue
        told = re.split(r"\s?:", line.words.say(f"help-{setting}"))[0]
        for taught_words in re.split(r",? (?:or|ou) |, ", told):
            first = re.split(r" (?:and|et|suivi) ", taught_words)[0]
            typed = line.reader.read(first)
            assert typed, first
            assert typed.ask in (setting, *line.plan.room.talk.always), first


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_types_what_is_no_word_hears_of_help(game: str, lang: str) -> None:
    line = Session(planned(game), lang, Curious()).line
    said: list[str] = []
    line.page.say = said.append  # type: ignore[method-assign]
    line.say = said.append  # type: ignore[method-assign]
    line.move(Typed("move", "xyzzy 3", "xyzzy"))
    help_word = taught(line.words, "help")[0]
    assert help_word in " ".join(said), said
    assert (typed := line.reader.read(help_word))
    assert typed.ask == "help"
