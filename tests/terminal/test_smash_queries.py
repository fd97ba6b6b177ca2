"""Table talk of Cryptid Smash: every query of section M with its exact sentence, in both languages, at any moment."""

import pytest

from bythebook.kernel.table import digest_of
from bythebook.terminal.line import Line
from tests.terminal.session import Session, at_position, only_moves, planned, say

GAME = "cryptid_smash"
TURN = "at=act:p1 col=te p1=aq.nyx,te.skp,te.skp,ig.lat,t.pass p2!=ae.lat p3=#4 pile=te.rev,ig.oxy,aq.skp,t.col,ig.nyx"
ANSWERS = [
    ("en", "h hand HAND /h", "5 cards: Aqua Nyx, two Terra Skip, Ignis Latron, Pass Left."),
    ("fr", "h main Main", "5 cartes : Nyx Aqua, deux Passe-tour Terra, Latron Ignis, Mains à gauche."),
    ("en", "p playable", "Playable: two Terra Skip, Pass Left."),
    ("fr", "p jouables", "Jouables : deux Passe-tour Terra, Mains à gauche."),
    ("en", "c table top", "Top Terra Reverse, colour Terra, clockwise, no chain, deck 93."),
    ("fr", "c table dessus", "Dessus : Inversion Terra, couleur Terra, sens horaire, pas de chaîne, pioche : 93."),
    ("en", "e counts", "Ben 1, smash said. Cleo 4. You 5."),
    ("fr", "e comptes", "Ben : 1, smash dit. Cleo : 4. Vous : 5."),
    (
        "en",
        "m pile mirror",
        "Mirror would repeat Reverse. Pile: Terra Reverse, Ignis Oxyro, Aqua Skip, Colour Shift, Ignis Nyx.",
    ),
    (
        "fr",
        "m pile miroir",
        (
            "Le Miroir répéterait : Inversion. Pile : Inversion Terra, Oxyro Ignis, Passe-tour Aqua, Couleur au choix, "
            "Nyx Ignis."
        ),
    ),
    ("en", "s places", "Nobody has finished."),
    ("fr", "s places", "Personne n’a terminé."),
    ("en", "t who", "Your turn. Ben is next."),
    ("fr", "t qui", "À vous de jouer. Ensuite, à Ben."),
    ("en", "smash", "Smash noted."),
    ("fr", "smash", "Smash : noté."),
    ("en", "call_Ben call_p2 U_ben CALL_OUT_BEN", "Call on Ben noted."),
    ("fr", "surprendre_Ben surprendre_p2 U_ben", "Ben pour cible : noté."),
]


def standing(position: str, lang: str = "en", house: dict[str, str] | None = None) -> tuple[Line, list[str]]:
    """A line of p1 at a position."""
    return at_position(position, lang, GAME, house)


@pytest.mark.parametrize(("lang", "typed", "answer"), ANSWERS)
def test_answers(lang: str, typed: str, answer: str) -> None:
    for word in typed.split():
        line, said = standing(TURN, lang)
        before = digest_of(line.table.g)
        assert say(line, said, word.replace("_", " ")) == [answer]
        assert digest_of(line.table.g) == before
        assert len(line.table.entries) == 1


def test_whole_words_of_both_languages_count_and_letters_of_ones_own() -> None:
    line, said = standing(TURN)
    assert say(line, said, "comptes") == say(line, said, "e")
    line, said = standing(TURN, "fr")
    assert say(line, said, "counts") == say(line, said, "e")
    assert say(line, said, "m")[0].startswith("Le Miroir")


def test_nothing_fits_and_what_answers_a_chain() -> None:
    nothing = "at=act:p1 col=te p1=aq.nyx,ig.lat p2=#4 pile=te.oxy"
    assert say(*standing(nothing), "p") == ["Nothing fits: draw."]
    assert say(*standing(nothing, "fr"), "p") == ["Rien de jouable : piochez."]
    chain = "at=answer:p1 col=aq pend=dr4x2:aq p1={} p2=#4 p3=#4 pile=aq.dr4,te.dr4"
    held = chain.format("aq.mir,te.dr4,te.mir,aq.nyx,t.col")
    assert say(*standing(held), "p") == ["You can answer with: Aqua Mirror, Terra Draw 4."]
    assert say(*standing(chain.format("te.mir,aq.nyx")), "p") == ["Nothing answers: accept."]
    assert say(*standing(held), "c") == ["Top Aqua Draw 4, colour Aqua, clockwise, chain: draw 8, Aqua, deck 93."]
    [answer] = say(*standing(held, "fr"), "c")
    assert "chaîne : piocher 8, Aqua, pioche : 93." in answer
    assert say(*standing(held), "") == [
        "You face: draw 8 cards. Answer or accept.",
        "Do you answer the chain, or accept it?",
    ]


def test_a_mirror_that_cannot_be_played_and_removed_cards() -> None:
    line, said = standing("at=act:p1 dir=- col=te p1=aq.nyx,ig.lat p2=#4 p3=#4 pile=ae.mir,te.oxy gone=t.col,te.skp")
    assert say(line, said, "m", "m") == [
        "Mirror cannot be played. Pile: Aeris Mirror, Terra Oxyro.",
        "Removed: Terra Skip, Colour Shift.",
    ]
    assert "anticlockwise" in say(line, said, "c")[0]


def test_places_and_counts_of_those_who_have_finished() -> None:
    position = "at=act:p1 col=te opt=play_on:on done=p3,p2 p1=#3 p2=- p3=- p4=#2 pile=te.skp"
    assert say(*standing(position), "s", "e", "t") == [
        "Place 1: Cleo. Place 2: Ben.",
        "Ben has finished, place 2. Cleo has finished, place 1. Dan 2. You 3.",
        "Your turn. Dan is next.",
    ]
    assert say(*standing(position, "fr"), "s")[0] == "Place 1 : Cleo. Place 2 : Ben."


def test_the_drawn_card() -> None:
    line, said = standing("at=act:p1 col=aq opt=play_drawn:on p1=te.mia,te.nyx p2=#3 pile=aq.our deck=te.our,*")
    say(line, said, "draw")
    assert say(line, said, "p", "") == [
        "Playable: Terra Ouroboros.",
        "Do you play the card you have drawn, or keep it?",
    ]
    line, said = standing("at=act:p1 col=aq opt=play_drawn:on p1=te.mia,te.nyx p2=#3 pile=aq.our deck=te.lat,*")
    say(line, said, "draw")
    assert say(line, said, "p") == ["It does not fit: keep it."]


def test_a_legendary_asks_and_is_answered_with_names_of_cards() -> None:
    line, said = standing("at=act:p1 col=aq p1=te.lat,te.nyx p2=#1 pile=aq.mia deck=l.dis2,*")
    assert say(line, said, "draw") == []
    line.prompt()
    assert said == ["You draw All Discard 2: it is played at once.", "Choose 1 card to discard."]
    assert say(line, said, "p", "discard terra nyx") == ["You can say: discard te.lat; discard te.nyx."]
    line.prompt()
    assert said[-1] == "Choose a colour."
    assert say(line, said, "p") == ["You can say: colour aq; colour te; colour ig; colour ae."]
    assert say(line, said, "colour ignis") == []


def test_the_deck_carries_its_label_and_house_rules_what_they_are() -> None:
    for lang, word, start in (
        (
            "en",
            "k",
            "Deck: default deck. Deck split reconstructed — the rulebook gives only totals. Aqua Latron: three",
        ),
        (
            "fr",
            "k",
            "Paquet : paquet par défaut. Répartition du paquet reconstituée — la règle ne donne que les totaux",
        ),
    ):
        line, said = standing(TURN, lang)
        [deck] = say(line, said, word)
        assert deck.startswith(start)
        assert len(deck.split(";")) == 47
        [options] = say(line, said, "o")
        assert start.split(". ")[1].split(" — ")[0] in options
    line, said = standing(TURN, house={"smash_mode": "automatic"})
    assert "Call window" not in say(line, said, "o")[0]


@pytest.mark.parametrize(("lang", "tag"), [("en", "our reading"), ("fr", "notre lecture")])
def test_rulings_are_our_reading(lang: str, tag: str) -> None:
    line, said = standing(TURN, lang)
    assert f"9.3, {tag}" in say(line, said, "w 9.3")[0]
    assert tag not in say(line, said, "w 9.2")[0]


def test_the_log_goes_back_and_windows_have_no_words() -> None:
    session = Session(planned(GAME, seats=2, seed=4), "en", only_moves)
    session.play()
    log = session.line.listener.log
    assert not [line for line in log if "indow" in line]
    line, clauses = session.line, session.line.listener.clauses
    told = [f"{said} Rule {clause}." for said, clause in zip(log, clauses, strict=True)]
    assert [line.queries.answer("last")[0] for _ in range(3)] == told[:-4:-1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_names_every_word_that_there_is(lang: str) -> None:
    for house in ({}, {"call_window": "wait"}, {"smash_mode": "automatic"}):
        line, said = standing(TURN, lang, house)
        heads = [text.split(" :")[0].split(": ")[0] for text in say(line, said, "?")[2:-1]]
        for ask in dict.fromkeys(line.reader.asks.values()):
            words = [word for word, asked in line.reader.asks.items() if asked == ask]
            assert any(set(head.replace(",", " ").replace("é", "e").replace("ê", "e").replace("è", "e").split())
                       >= set(words[0].split()) for head in heads), ask  # fmt: skip
        assert ("hold" in line.reader.asks) == (house.get("call_window") == "wait")
        assert ("smash" in line.reader.asks) == ("smash_mode" not in house)


def test_queries_answer_in_the_middle_of_a_choice() -> None:
    line, said = standing("at=answer:p1 col=aq pend=dr4x1:aq p1=aq.dr4,te.lat p2=#4 pile=aq.dr4")
    assert say(line, said, "confirm on", "accept", "h", "smash", "call ben", "", "no") == [
        "Drawing and accepting will be confirmed.",
        "You have a card that answers. Do you really accept?",
        "2 cards: Aqua Draw 4, Terra Latron.",
        "Smash noted.",
        "Call on Ben noted.",
        "Say yes or no.",
        "It is not done.",
    ]
    line, said = standing("at=act:p1 col=aq opt=free_draw:on p1=aq.dr4,te.lat p2=#4 pile=aq.dr4")
    assert say(line, said, "confirm on", "draw", "yes")[1:] == ["You have a card you could play. Do you really draw?"]
    assert line.table.entries[-1].move == "draw"


def test_spectators_and_the_end() -> None:
    session = Session(planned(GAME, you="none", bots=["uniform"], seed=2), "en", only_moves)
    talk = session.play()
    assert not [line for line in talk if line.startswith(("You draw", "You play", "Your ", "Call window"))]
    answers = [session.line.queries.answer(query)[0] for query in session.plan.room.queries]
    assert answers[0] == answers[1] == "You are watching: you have no cards."
    assert "The game is over." in answers
    assert [answer for answer in answers if answer.startswith("Place 1: ")]
