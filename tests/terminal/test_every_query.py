"""Every word that asks something is answered: in every game, in both languages, at every kind of question."""

import re
from itertools import pairwise

import pytest

from bythebook.games import GAMES, room
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
def test_the_words_that_help_names_ask_what_it_says(game: str, lang: str) -> None:
    """Each of them, and none of them two things."""
    line = Session(planned(game), lang, Curious()).line
    named = {}
    for query in room(game).queries:
        told = line.words.say(f"help-{query}", example="1.1")
        words = re.split(" or | ou |, ", re.split(r"\s?:|, (?:with|alone|avec|seul)", told)[0])
        named |= {word: query for word in words if " " not in word}
    assert len(named) > len(room(game).queries)
    read = {word: line.reader.read(word) for word in named}
    assert {word: typed.ask for word, typed in read.items() if typed} == named
