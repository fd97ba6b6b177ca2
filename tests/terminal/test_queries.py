"""Table talk: every query, in both languages, by letter and by word, changing nothing."""

import re

import pytest

from bythebook.games import GAMES
from bythebook.games import room as room_of
from bythebook.kernel.book import Book
from bythebook.kernel.table import digest_of
from bythebook.terminal.speech import words_of
from tests.terminal.session import Session, at_position, only_moves, planned, say

TURN = "A* b9 h3,7,7,12 c1,9 / B b9 h5,8,11 c4,10 / C b8 h0,6,9,13 c12,14 / horde 2,7"
CASES = [
    ("en", "h hand /hand HAND", "Your hand, four cards: 3, square, marshmallow; two 7s, no mark; 12, no mark."),
    ("fr", "h main Main", "Votre main, quatre cartes : 3, carré, marshmallow ; deux 7, sans repère ; 12, sans repère."),
    ("en", "g G cemetery", "Your cemetery, two cards: 1, square, marshmallow; 9, no mark."),
    ("fr", "g cimetière cimetiere", "Votre cimetière, deux cartes : 1, carré, marshmallow ; 9, sans repère."),
    ("en", "c top table", "Top of the horde: 7, no mark; two cards; on 7: 8 to 19, or 0."),
    ("fr", "c horde table", "Dessus de la horde : 7, sans repère ; deux cartes ; sur 7 : de 8 à 19, ou 0."),
    ("en", "p playable", "You can play: 12, no mark; and pass."),
    ("fr", "p jouables coups", "Vous pouvez jouer : 12, sans repère ; et passer."),
    (
        "en",
        "e numbers counts",
        (
            "You: 9 brains; hand: four cards; cemetery: two cards. Ben: 9 brains; hand: three cards; cemetery: two "
            "cards. Cleo: 8 brains; hand: four cards; cemetery: two cards. Reserve: 31 cards; discard: no card; bank: "
            "30 brains."
        ),
    ),
    (
        "fr",
        "e nombres comptes",
        (
            "Vous : 9 cerveaux ; main : quatre cartes ; cimetière : deux cartes. Ben : 9 cerveaux ; main : trois "
            "cartes ; cimetière : deux cartes. Cleo : 8 cerveaux ; main : quatre cartes ; cimetière : deux cartes. "
            "Réserve : 31 cartes ; défausse : aucune carte ; banque : 30 cerveaux."
        ),
    ),
    ("en", "t who", "Your turn. What do you play?"),
    ("fr", "t qui", "À vous de jouer. Que jouez-vous ?"),
]


@pytest.mark.parametrize(("lang", "typed", "answer"), CASES)
def test_answers(lang: str, typed: str, answer: str) -> None:
    line, said = at_position(TURN, lang)
    before = digest_of(line.table.g)
    for word in typed.split():
        assert say(line, said, word, "e") == [answer, *say(line, said, "e")]  # never twice in a row
    assert digest_of(line.table.g) == before
    assert len(line.table.entries) == 1


def test_whole_words_of_both_languages_count_and_letters_are_the_same() -> None:
    line, said = at_position(TURN)
    assert say(line, said, "main") == say(line, said, "hand")
    line, said = at_position(TURN, "fr")
    assert say(line, said, "c")[0].startswith("Dessus de la horde")


def test_the_top_asked_twice_is_the_whole_horde_and_the_log_goes_back() -> None:
    line, said = at_position(TURN)
    assert say(line, said, "c", "c")[1] == "The horde, top first: 7, no mark; 2, square, marshmallow."
    line.listener.log[:], line.listener.clauses[:] = ["First.", "Second."], ["", "4.1"]
    assert say(line, said, ",", ",", ",") == ["Second. Rule 4.1.", "First.", "There is nothing before that."]
    assert say(line, said, ".", ".", ".") == ["First.", "Second. Rule 4.1.", "There is nothing after that."]
    assert say(line, said, "T", "clock") == ["No clock is running."] * 2
    assert say(line, said, "t", ",", "t", ",")[1::2] == ["Second. Rule 4.1.", "Second. Rule 4.1."]


def test_why_names_the_rule_of_what_happened_and_of_a_later_refusal() -> None:
    line, said = at_position(TURN)
    say(line, said, "pass", "y")
    clause = line.listener.clause
    assert say(line, said, "w")[-1].startswith(f"Rule {clause},")
    refused = say(line, said, "moon C")[-1]
    assert "12.2" in refused
    assert say(line, said, "w")[-1].startswith("Rule 12.2,")


def test_the_deck_carries_its_label_and_every_copy() -> None:
    for lang, label in (("en", "Deck: curve, reconstruction."), ("fr", "Paquet : courbe, reconstitution.")):
        line, said = at_position(TURN, lang)
        [deck] = say(line, said, "k")
        assert deck.startswith(label)
        assert len(deck.split(";")) == 20
        assert label.split(". ")[0].rstrip(".") in say(line, said, "o")[0]


def test_the_faces_follow_the_house_rule() -> None:
    line, said = at_position(TURN)
    assert "moon: a card of the reserve goes into your cemetery" in say(line, said, "f")[0]
    line, said = at_position(TURN, house={"moon": "opponent"})
    assert "moon: a card of the reserve goes into an opponent's cemetery" in say(line, said, "f")[0]
    assert "Moon: An opponent's" in say(line, said, "o")[0]


@pytest.mark.parametrize(
    ("lang", "typed", "start"),
    [
        ("en", "w 4.4", "Rule 4.4, from the rulebook: "),
        ("en", "rule 10.5", "Rule 10.5, our reading, as reported by reviews: "),
        ("en", "w 2.7", "Rule 2.7, our reading: "),
        ("en", "w 8.12", "Rule 8.12, disputed reading: "),
        ("en", "w 7.5", "Rule 7.5, house rule: "),
        ("fr", "w 4.4", "Règle 4.4, d’après la règle du jeu : "),
        ("fr", "règle 10.5", "Règle 10.5, notre lecture, d’après des critiques : "),
        ("fr", "regle 8.12", "Règle 8.12, lecture discutée : "),
        ("fr", "w 7.5", "Règle 7.5, règle maison : "),
    ],
)
def test_rules_say_whose_they_are(lang: str, typed: str, start: str) -> None:
    line, said = at_position(TURN, lang)
    [clause] = say(line, said, typed)
    assert clause.startswith(start)
    assert "*" not in clause
    assert "[" not in clause


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_book_is_read_without_marks(name: str, lang: str) -> None:
    """No raw tag and no Markdown is said, in no clause of any game, and both languages say whose rule each part is."""
    room = room_of(name)
    words = words_of(room, lang)
    book = Book(room, words)
    for section in book.book.sections:
        for clause in section.clauses:
            said = book.clause(clause)
            assert not re.search(r"\[\w|\*\*|`|^#|\boption \w+=", said), said
            tags = [f"{words.say(f'tag-{part.tag}')}".casefold() for part in clause.parts if part.tag]
            assert all(f"{tag}:" in said.casefold().replace("\u00a0:", ":") for tag in tags), said
    for line in book.whole():
        assert not re.search(r"\[(book|ruling|option|disputed)|\*\*|`|^#", line), line


def test_a_disputed_rule_says_its_sentence_and_a_house_rule_its_value() -> None:
    line, said = at_position(TURN)
    for number in ("6.12", "8.4", "8.12"):
        assert line.words.say(f"disputed-{number.replace('.', '-')}") in say(line, said, f"w {number}")[0]
    assert say(line, said, "w 8.13")[0].endswith("Here: Only their number is told.")
    assert say(line, said, "w 99.1") == ["There is no rule 99.1. Sections go from 1 to 12; name one to hear its rules."]
    assert say(line, said, "w 12")[0] == "12. The referee"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_names_every_query_and_what_to_say_now(lang: str) -> None:
    line, said = at_position(TURN, lang)
    answer = say(line, said, "?")
    assert ("play 7" if lang == "en" else "jouer 7") in answer[0]
    keys = {part.split(" ")[0] for part in answer[2:]}
    assert keys >= set("hgcmpestfkow"), "the same letters in both languages"
    assert say(line, said, "help" if lang == "en" else "aide") == answer


@pytest.mark.parametrize("kind", [
    ("lots", "lot 2 A8,8,13 B-", "lot 8; lot 13"), ("keep", "keep 5,16", "keep 5; keep 16"),
    ("swap", "swap", "swap hand B; swap cemetery B"),
    ("spike", "spike", "spike 3 and more; spike 7 and more; spike 12 and more"),
    ("refill", "refill", "refill 1; refill 9"), ("again", "again", "again; stop"), ("steal", "steal", "steal B"),
    ("moon", "moon", "moon B"), ("throw", "throw A,B", "throw rock; throw paper; throw scissors"),
    ("name", "name A,B", "name A; name B"),
])  # fmt: skip
def test_what_can_be_said_at_other_questions(kind: tuple[str, str, str]) -> None:
    name, phase, moves = kind
    hand = "h3,7" if name == "refill" else "h3,7,12"
    line, said = at_position(f"A* b9 {hand} c1,9 / B b9 h5,8 c4,10 / horde 9,10 / phase {phase}")
    assert say(line, said, "p") == [f"You can say: {moves}."]
    assert say(line, said, "?")[0].startswith("Now: say ")


def test_an_empty_line_repeats_what_is_asked() -> None:
    line, said = at_position(TURN)
    assert say(line, said, "  ") == [
        "Your turn.",
        "Top of the horde: 7, no mark; two cards; on 7: 8 to 19, or 0.",
        "What do you play?",
    ]
    line, said = at_position("A* b9 h3,7,12 c1,9 / B b9 h5,8 c4,10 / horde - / phase keep 5,16")
    assert say(line, said, "") == [
        "To choose from: 5, no mark; 16, square, marshmallow.",
        "Which of these two cards do you keep in hand?",
    ]


def test_what_beats_the_top_is_said_as_the_specification_has_it() -> None:
    for horde, phrase in {
        "7": "on 7: 8 to 19, or 0", "8": "on 8: 0 to 7", "19": "on 19: only 0", "0": "on 0: anything",
        "17": "on 17: 18, 19, or 0", "18": "on 18: 19, or 0",
    }.items():  # fmt: skip
        line, said = at_position(f"A* b9 h3,7,12 c1,9 / B b9 h5 c4,10 / horde {horde}")
        assert say(line, said, "c")[0].endswith(f"{phrase}.")
    line, said = at_position("A* b9 h3,7,12 c1,9 / B b9 h5 c4,10 / horde -")
    assert say(line, said, "c", "c") == ["The horde is empty: anything can be played."] * 2


def test_queries_answer_after_the_game_and_for_spectators() -> None:
    session = Session(planned(you="none"), "en", only_moves)
    talk = session.play()
    assert talk[2] == "You are watching: bots play alone."
    assert not [line for line in talk if "You " in line[1:] or line.startswith(("Your ", "Lot "))]
    answers = [session.line.queries.answer(query)[0] for query in session.plan.room.queries]
    assert answers[:2] == ["You are watching: you have no cards."] * 2
    assert "The game is over." in answers
    session = Session(planned(), "en", only_moves)
    session.play()
    assert session.line.queries.answer("playable") == ["Nothing is asked of you now."]
    assert session.line.queries.answer("who") == ["The game is over."]
    assert session.line.queries.answer("numbers")[0].startswith("You: ")


def test_french_names_the_symbol_alone() -> None:
    line, said = at_position("A* b4 h- c- / B b9 h- c- / C b4 h- c- / horde - / phase throw A,C", "fr")
    assert say(line, said, "p") == ["Vous pouvez dire : pierre ; feuille ; ciseaux."]
    assert say(line, said, "t") == ["Pierre, feuille ou ciseaux ?"]
