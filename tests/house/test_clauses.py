"""Every clause of every rulebook stands in each language, is cited where it is obeyed, and is shown."""

import re
from pathlib import Path

import pytest

from bythebook.games import COMING
from bythebook.games import GAMES as CATALOGUE
from tests.house.citations import CITING_COMMENT, NUMBER, cited, clauses_of, prose_of, shown
from tests.house.source import GAMES, ROOT, Fault, files_below, games, no_faults, text_of

LANGUAGES = ("en", "fr")
TAGS = re.compile(r"book|reported|ruling(, disputed)?|disputed|option [a-z_]+=\S+( .*)?")


def id_of(game: Path) -> str:
    return game.name


def test_games_have_rulebooks() -> None:
    rooms = {path.parent for path in GAMES.glob("*/referee.py")}
    no_faults([Fault(room / "referee.py", 1, "a game without rulebook.en.md") for room in rooms - set(games())])


@pytest.fixture(params=games() or [None], ids=lambda game: game.name if game else "none-yet")
def game(request: pytest.FixtureRequest) -> Path | None:
    found: Path | None = request.param
    return found


def test_clauses_are_numbered(game: Path | None) -> None:
    """Each section counts from 1 without a gap, and says which kind each clause is."""
    faults = []
    for rulebook in game.glob("rulebook.*.md") if game else ():
        expected: dict[int, int] = {}
        for clause in clauses_of(rulebook):
            section, number = map(int, clause.id.split("."))
            expected[section] = expected.get(section, 0) + 1
            if number != expected[section]:
                faults.append(
                    Fault(
                        rulebook, clause.line, f"clause {clause.id} stands where {section}.{expected[section]} should"
                    )
                )
            if not TAGS.fullmatch(clause.tag):
                faults.append(Fault(rulebook, clause.line, f"clause {clause.id}: the tag [{clause.tag}] is unknown"))
        if not expected:
            faults.append(Fault(rulebook, 1, "no clause found: a clause is a line `- **4.4** [book] Text.`"))
    no_faults(faults)


def test_rulebooks_agree_in_every_language(game: Path | None) -> None:
    faults = []
    for language in LANGUAGES[1:] if game else ():
        assert game
        first, other = game / f"rulebook.{LANGUAGES[0]}.md", game / f"rulebook.{language}.md"
        if not other.exists():
            faults.append(Fault(first, 1, f"there is no {other.name}"))
            continue
        here = {clause.id: clause for clause in clauses_of(first)}
        there = {clause.id: clause for clause in clauses_of(other)}
        faults += [
            Fault(first, here[name].line, f"clause {name} is missing in {other.name}")
            for name in here.keys() - there.keys()
        ]
        faults += [
            Fault(other, there[name].line, f"clause {name} is missing in {first.name}")
            for name in there.keys() - here.keys()
        ]
        faults += [
            Fault(
                other,
                there[name].line,
                f"clause {name} is [{there[name].tag}] here and [{here[name].tag}] in {first.name}",
            )
            for name in here.keys() & there.keys()
            if here[name].tag != there[name].tag
        ]
        faults += [
            Fault(other, there[name].line, f"clause {name} is not translated")
            for name in here.keys() & there.keys()
            if here[name].text == there[name].text
        ]
    no_faults(faults)


def test_every_clause_is_cited_where_it_is_obeyed(game: Path | None) -> None:
    """Of a game that has its rules: a rulebook is written before them."""
    if game and game.name in (*CATALOGUE, *COMING):
        rulebook = game / "rulebook.en.md"
        known = cited(game)
        no_faults(
            [
                Fault(
                    rulebook, clause.line, f"clause {clause.id} is cited nowhere in code, deck, words, server or client"
                )
                for clause in clauses_of(rulebook)
                if clause.id not in known
            ]
        )


def test_every_clause_is_shown(game: Path | None) -> None:
    if game and game.name in (*CATALOGUE, *COMING):
        rulebook = game / "rulebook.en.md"
        known = shown(game)
        no_faults(
            [
                Fault(
                    rulebook,
                    clause.line,
                    f"clause {clause.id} is shown in no transcript of tests/games/{game.name}, nor in a test",
                )
                for clause in clauses_of(rulebook)
                if clause.id not in known
            ]
        )


def test_no_citation_leads_nowhere(game: Path | None) -> None:
    """A comment that is a citation, and a refusal in a transcript, name clauses that exist."""
    if game is None:
        return
    known = {clause.id for clause in clauses_of(game / "rulebook.en.md")}
    faults = [
        Fault(path, line, f"there is no clause {number}")
        for path in files_below(game, ".py")
        for line, prose in prose_of(path)
        if CITING_COMMENT.match(prose)
        for number in NUMBER.findall(prose)
        if number not in known
    ]
    faults += [
        Fault(path, line, f"there is no clause {number}")
        for path in files_below(ROOT / "tests" / "games" / game.name, ".txt")
        for line, prose in enumerate(text_of(path).splitlines(), 1)
        for number in re.findall(r"!(\d+\.\d+)", prose)
        if number not in known
    ]
    no_faults(faults)
