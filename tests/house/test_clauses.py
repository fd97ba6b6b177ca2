"""Every clause of every rulebook stands in each language, is cited where it is obeyed, and is shown."""

import re
from pathlib import Path

import pytest

from bythebook.games import COMING, room
from bythebook.games import GAMES as CATALOGUE
from bythebook.kernel.words import Language, Words, table_words
from tests.house.citations import CITING_COMMENT, NUMBER, cited, clauses_of, prose_of, shown
from tests.house.source import GAMES, ROOT, Fault, files_below, games, no_faults, text_of

LANGUAGES: tuple[Language, ...] = ("en", "fr")
WITHIN = re.compile(r"\[(\w+)\]")
POINTS_BACK = {
    "en": re.compile(
        r"(Second:|They|Them|It|Its|Their|This|That|These|Those|Such|Both|Otherwise|Then|So|Also|Nor|At once|The same|"
        r"The (rest|others?)\b|In it|(If|When|While|Once|Until) (it|they|that|this|then)\b|Without (it|one)\b)(?!\w)"
    ),
    "fr": re.compile(
        r"(Ils|Elles?|Cela|Ça|Celle|Ceux-ci|Celles?-ci|Celui-ci|Cet(te)?|Ces|Ce (?!qu)|C’est|Son|Sa|Ses|Leurs?|Sinon|"
        r"Puis|Ensuite|Ainsi|Donc|Aussitôt|Même|Toute[s]? deux|Tous deux|Lequel|Le reste|Les autres|Jusque-là|"
        r"(Si|Quand|Tant que|Une fois) (cela|ils|elles?|celui-ci|celle-ci)\b|(S’|Tant qu’|Quand )(ils|elles?)\b|"
        r"Il (est|va|vient|compte|répète|joue|reste|peut|quitte|prend|a (?!\w+ \d)(pris|joué))\b)(?![\w-])"
    ),
}
"""A sentence that begins so means something that was said before it."""
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


def test_rulebooks_agree_on_whose_rule_each_part_is(game: Path | None) -> None:
    """Within the text of a clause the same tags stand in the same order in every language."""
    if game is None:
        return
    first = game / f"rulebook.{LANGUAGES[0]}.md"
    tags = {clause.id: WITHIN.findall(clause.text) for clause in clauses_of(first)}
    no_faults(
        [
            Fault(
                game / f"rulebook.{language}.md",
                clause.line,
                f"clause {clause.id} has other tags in its text than in {first.name}",
            )
            for language in LANGUAGES[1:]
            for clause in clauses_of(game / f"rulebook.{language}.md")
            if WITHIN.findall(clause.text) != tags.get(clause.id)
        ]
    )


def test_a_clause_makes_sense_alone(game: Path | None) -> None:
    """It is read alone, by its number: it never begins with a word for something in another clause."""
    no_faults(
        [
            Fault(rulebook, clause.line, f"clause {clause.id} begins with {found[0]!r}: what is that, read alone?")
            for language, points_back in POINTS_BACK.items()
            for rulebook in ([game / f"rulebook.{language}.md"] if game else [])
            for clause in clauses_of(rulebook)
            if (found := points_back.match(WITHIN.sub("", clause.text).lstrip(" *")))
        ]
    )


def test_the_preface_names_whose_rules_as_readers_are_told(game: Path | None) -> None:
    """What a rulebook says of its tags is said under the words that stand beside its clauses."""
    if game is None or game.name not in CATALOGUE:
        return
    for language in LANGUAGES:
        words = Words(f"{table_words(language)}\n{room(game.name).words(language)}", language, {})
        book = room(game.name).rulebook(language)
        named = re.findall(r"^- \*\*(.+?)\*\*", book.preface, re.MULTILINE)
        used = {clause.tag for section in book.sections for clause in section.clauses}
        assert set(named) == {words.say(f"tag-{tag}") for tag in used}, (game.name, language)


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
