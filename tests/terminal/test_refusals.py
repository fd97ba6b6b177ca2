"""Refused moves: the clause and its sentence in the player's language, to the player alone, and nothing changes."""

import re

import pytest

from bythebook.kernel.notation import plain
from bythebook.kernel.table import digest_of
from tests.terminal.session import at_position, say

TURN = "A* b9 h3,7,7,12 c1,9 / B b9 h5,8,11 c4,10 / C b8 h0,6,9,13 c12,14 / horde 2,7"
SIXES = "A* b9 h6,6,6,10 c5 / B b9 h7,8 c- / horde 5"
SPIDER = "A* b9 h9,10,12 c6 / B b9 h5,6 c- / horde 3,8"


@pytest.mark.parametrize(
    ("position", "typed", "clause", "english", "french"),
    [
        (TURN, "play 7", "4.4", "7 does not beat 7;", "7 ne bat pas 7 ;"),
        (TURN, "play 9", "4.2", "there is no 9 in your hand", "vous n’avez pas de 9 en main"),
        (TURN, "play 12x2 B1", "4.2", "you hold only one 12", "vous n’avez en main qu’un seul 12"),
        (TURN, "play 7,12 B1", "4.3", "", ""),
        (
            TURN,
            "steal B",
            "12.2",
            "now play or pass is asked of you",
            "on vous demande maintenant ceci : jouer ou passer",
        ),
        (TURN, "refill 1", "12.2", "", ""),
        (SPIDER, "play 9", "10.5", "on an 8 the next card must be lower than 8; 9 is not", "sur un 8, "),
        (SPIDER.replace("3,8", "-"), "pass", "6.11", "", ""),
        (SIXES, "play 6x3 B1", "5.2", "", ""),
        (SIXES, "play 6x3 A1 B1", "5.4", "", ""),
    ],
)
def test_refused_with_its_clause(position: str, typed: str, clause: str, english: str, french: str) -> None:
    for lang, start, end in (
        ("en", f"Not possible: {english}", f" (rule {clause})."),
        ("fr", f"Impossible : {french}", f" (règle {clause})."),
    ):
        line, said = at_position(position, lang)
        before = digest_of(line.table.g)
        [refusal] = say(line, said, typed)
        assert refusal.startswith(start)
        assert refusal.endswith(end)
        assert refusal.isprintable()
        assert digest_of(line.table.g) == before
        number = re.search(r"\d+\.\d+", refusal)
        assert number
        [clause] = say(line, said, "w")
        assert number[0] in clause
        assert clause == say(line, said, f"w {number[0]}")[0]


SMASH_TURN = "at=act:p1 col=te p1=t.any,t.turn,te.mir,ae.lat,te.lat p2=#4 p3=#4 pile=te.nyx deck=#20,*"
SMASH_CHAIN = "at=answer:p1 col=aq pend={}:aq p1=te.mir,aq.skp,t.col,aq.nyx p2=#4 p3=#4 pile=aq.dr4 deck=#20,*"


@pytest.mark.parametrize(
    ("position", "typed", "english", "french"),
    [
        (SMASH_TURN, "keep", "now play or draw is asked of you (rule 8.15).",
         "on vous demande maintenant ceci : jouer ou piocher (règle 8.15)."),
        (SMASH_TURN, "play ig.lat",
         "Ignis Latron is not in your hand, or not that often (rule 8.15).",
         "vous n’avez pas cette carte en main, ou pas en autant d’exemplaires : Latron Ignis (règle 8.15)."),
        (SMASH_TURN, "play t.any",
         ("say what Free Tactic is used as, such as play t.any col ig, play t.any turn p3 or play t.any pass "
          "(rule 8.15)."),
         ("dites à quoi sert Tactique libre, par exemple jouer t.any coul ig, jouer t.any tour p3 ou jouer t.any mains "
          "(règle 8.15).")),
        (SMASH_TURN, "play ae.lat",
         "Aeris Latron fits neither the colour, Terra, nor the mark of the top card (rule 4.8).",
         "Latron Aeris ne suit ni la couleur, Terra, ni la marque du dessus (règle 4.8)."),
        (SMASH_TURN, "play te.mir",
         "Mirror needs another power effect in the pile, and there is none (rule 5.13).",
         "un Miroir demande un autre pouvoir dans la pile, et il n’y en a pas (règle 5.13)."),
        (SMASH_TURN, "play t.any any",
         "Free Tactic is used as one of the other four tactical cards (rule 6.13).",
         "Tactique libre vaut pour l’une des quatre autres cartes tactiques (règle 6.13)."),
        (SMASH_TURN, "play t.turn p5",
         "the next turn goes to a player who has not finished, and not to you if this is your last card (rule 6.4).",
         "le tour suivant va à une personne encore en jeu, et non à vous si c’est votre dernière carte (règle 6.4)."),
        (SMASH_TURN, "draw", "you have a card to play, so you cannot draw (rule 8.3).",
         "vous avez une carte à jouer et ne pouvez donc pas piocher (règle 8.3)."),
        (SMASH_CHAIN.format("dr4x2"), "answer aq.skp",
         ("Aqua Skip does not answer this chain; only the effect of the chain does, or a Mirror in its colour "
          "(rule 11.6)."),
         ("Passe-tour Aqua ne répond pas à cette chaîne ; seul y répond le pouvoir de la chaîne, ou un Miroir de sa "
         "couleur (règle 11.6).")),
        (SMASH_CHAIN.format("dr4x2"), "answer te.mir", "a Mirror answers only in the colour of the chain (rule 11.8).",
         "un Miroir ne répond que dans la couleur de la chaîne (règle 11.8)."),
        (SMASH_CHAIN.format("dr4x2"), "accept t.col", "no card is to be discarded here (rule 5.8).",
         "il n’y a pas de carte à défausser ici (règle 5.8)."),
        (SMASH_CHAIN.format("disx2"), "accept t.col",
         "exactly 2 power or tactical cards are to be discarded (rule 5.8).",
         "il faut défausser exactement 2 cartes de pouvoir ou tactiques (règle 5.8)."),
        (SMASH_CHAIN.format("disx2"), "accept t.col,aq.nyx",
         "only power cards and tactical cards can be discarded here, and Aqua Nyx is neither (rule 5.4).",
         ("seules des cartes de pouvoir ou tactiques peuvent être défaussées ici, et Nyx Aqua n’en est pas une "
         "(règle 5.4).")),
        ("at=discard2:p1 col=aq p1=aq.lat,te.lat,te.our p2=#1 pile=l.dis2,aq.mia deck=#20,*", "discard aq.lat",
         "a hand of 3 cards or more gives exactly 2, a hand of 2 gives exactly 1 (rule 7.9).",
         "une main de 3 cartes ou plus en donne exactement 2, une main de 2 en donne exactement 1 (règle 7.9)."),
    ],
)  # fmt: skip
def test_cryptid_smash_refuses_with_its_sentences(position: str, typed: str, english: str, french: str) -> None:
    for lang, sentence in (("en", f"Not possible: {english}"), ("fr", f"Impossible : {french}")):
        line, said = at_position(position, lang, "cryptid_smash")
        before = digest_of(line.table.g)
        assert say(line, said, typed) == [sentence]
        assert digest_of(line.table.g) == before
        clause = re.search(r"(\d+\.\d+)\)", sentence)
        assert clause
        assert clause[1] in say(line, said, "w")[0]


def test_a_move_in_the_other_language_is_the_same_move() -> None:
    for typed, same in (("play 12", "jouer 12"), ("pass", "passer"), ("play 7", "jouer 7")):
        answers = []
        for text in (typed, same, f"/{same}", same.upper()):
            line, said = at_position(TURN)
            answers.append((say(line, said, text), digest_of(line.table.g)))
        assert all(answer == answers[0] for answer in answers)


def test_what_is_no_move_is_said_in_ones_own_language() -> None:
    line, said = at_position(TURN)
    assert say(line, said, "xyzzy")[0].startswith("'xyzzy' is no move: say for example 'play 7'")
    line, said = at_position(TURN, "fr")
    assert say(line, said, "xyzzy")[0].startswith("« xyzzy » n’est pas un coup : dites par exemple « jouer 7 »")


def test_names_stand_for_seats() -> None:
    line, said = at_position("A* b9 h10,12,17 c4,9 / B b6 h8,9,12 c4 / C b8 h5,6 c10,13 / horde 13 / phase steal")
    say(line, said, "steal cleo")
    assert line.table.g.state.player[2].brains == 7
    assert line.table.g.state.player[0].brains == 10


def test_letters_of_the_queries_are_no_moves() -> None:
    """No word of a query can be mistaken for a move of the notation, nor the other way about."""
    for lang in ("en", "fr"):
        line, _ = at_position(TURN, lang)
        for text in ("lot 9", "play 7", "jouer 7x3 B1 C1", "pass", "passer", "keep 14", "garder 14", "spike 7 C",
                     "pic 7 C", "steal B", "voler B", "swap hand B", "echanger main B", "moon C", "lune C",
                     "refill 4 6", "compléter 4 6", "done", "fini", "again", "rejouer", "stop", "arreter", "name C",
                     "nommer C", "throw rock", "pierre", "feuille", "ciseaux", "scissors"):  # fmt: skip
            typed = line.reader.read(text)
            assert typed
            assert typed.ask == "move", text
            assert line.plan.room.write_move(line.plan.room.read_move(typed.rest), lang) or plain(text)
