"""The words of Oh My Brain against the sentences of its specification, Part 7, typed by hand."""

import re
from pathlib import Path
from typing import Any

import pytest

import bythebook
from bythebook.games.oh_my_brain.events import FORMS
from bythebook.kernel.telling import field_types
from bythebook.kernel.words import TABLE_EVENTS, Words

ROOM = Path(bythebook.__file__).parent / "games" / "oh_my_brain"
SCHEMA = field_types(FORMS.values())
NAMES = ["A", "B", "C", "D"]
A, B, C, D = range(4)
ALL = (A, B, C, None)  # None: a spectator


def game_words(language: str) -> str:
    return (ROOM / f"words.{language}.ftl").read_text(encoding="utf-8")


EN = Words(game_words("en"), "en", SCHEMA)
FR = Words(game_words("fr"), "fr", SCHEMA)


def visual(text: str) -> str:
    """French typography for the eye, from a sentence typed with plain spaces."""
    text = re.sub(r" ([;!?])", "\u202f\\1", text.replace(" :", "\u00a0:"))
    return text.replace("« ", "«\u00a0").replace(" »", "\u00a0»")


# an event, who hears it, and what is heard in English and in French: Part 7 of the specification, in its order
HEARD: list[tuple[dict[str, Any], tuple[int | None, ...], str, str]] = [
    ({"event": "tie", "seats": [A, C], "method": "draw"}, ALL,
     "Tie for the fewest brains: A and C.",
     "Égalité entre A et C, qui ont le moins de cerveaux."),
    ({"event": "tie", "seats": [A, B, C], "method": "rps"}, ALL,
     "Tie for the fewest brains: A, B and C.",
     "Égalité entre A, B et C, qui ont le moins de cerveaux."),
    ({"event": "thrown", "each": [{"seat": A, "symbol": "rock"}, {"seat": B, "symbol": "paper"}]}, ALL,
     "A: rock; B: paper.",
     "A : pierre ; B : feuille."),
    ({"event": "thrown", "each": [{"seat": B, "symbol": "scissors"}]}, ALL, "B: scissors.", "B : ciseaux."),
    ({"event": "named", "each": [{"seat": A, "named": B}]}, ALL, "A names B.", "A choisit B."),
    ({"event": "named", "each": [{"seat": A, "named": C}, {"seat": C, "named": C}]}, ALL,
     "A names C. C names C.",
     "A choisit C. C choisit C."),
    *(
        ({"event": "round_start", "round": 2, "actor": A, "reason": reason}, viewers, *told)
        for reason, en, fr in [
            ("lot", "drawn by lot", "tirage au sort"),
            ("host", "host's choice", "choix de l’hôte"),
            ("fewest", "fewest brains", "le moins de cerveaux"),
            ("agreement", "by agreement", "d’un commun accord"),
            ("rps", "rock-paper-scissors", "pierre-feuille-ciseaux"),
        ]
        for viewers, told in [
            ((A,), (f"Round 2. You start: {en}.", f"Manche 2. Vous commencez : {fr}.")),
            ((B, C, None), (f"Round 2. A starts: {en}.", f"Manche 2. A commence : {fr}.")),
        ]
    ),
    ({"event": "lot_dealt", "actor": A, "lot": 2, "cards": [8, 3, 3]}, (A,),
     "Lot 2 of 3: two 3s, square, marshmallow; 8, triangle pointing down, spider. Choose one for your cemetery.",
     ("Lot 2 sur 3 : deux 3, carré, marshmallow ; 8, triangle vers le bas, araignée. "
      "Choisissez une carte pour votre cimetière.")),
    ({"event": "lot_dealt", "actor": A, "lot": 2}, (B, C, None), "", ""),
    ({"event": "lot_chosen", "actor": A, "card": 11}, (A,),
     "To your cemetery: 11, cross, mouse.",
     "Dans votre cimetière : 11, croix, souris."),
    ({"event": "lot_chosen", "actor": A}, (B, C, None), "A has chosen.", "A a choisi."),
    ({"event": "turn_start", "actor": A, "extra": "none", "top": 9}, (A,),
     "Your turn. Horde: 9, no mark.",
     "À vous de jouer. Horde : 9, sans repère."),
    ({"event": "turn_start", "actor": A, "extra": "mouse", "top": None}, (A,),
     "You play again. Horde: empty.",
     "Vous rejouez. Horde : vide."),
    ({"event": "turn_start", "actor": A, "extra": "none", "top": None}, (B, C, None), "A to play.", "À A de jouer."),
    ({"event": "turn_start", "actor": A, "extra": "bang", "top": 9}, (B, C, None), "A plays again.", "A rejoue."),
    ({"event": "played", "actor": A, "card": 0, "number": 1, "each": []}, (A,),
     "You play: 0, star, mosquito.",
     "Vous jouez : 0, étoile, moustique."),
    ({"event": "played", "actor": A, "card": 0, "number": 1, "each": []}, (B, C, None),
     "A plays: 0, star, mosquito.",
     "A joue : 0, étoile, moustique."),
    ({"event": "played", "actor": A, "card": 7, "number": 3, "each": [{"seat": B, "count": 2}]}, (A,),
     "You play three 7s; one stays on the horde; B gets two.",
     "Vous jouez trois 7 ; une carte reste sur la horde ; B en reçoit deux."),
    ({"event": "played", "actor": A, "card": 7, "number": 3, "each": [{"seat": B, "count": 2}]}, (B,),
     "A plays three 7s; one stays on the horde; you get two.",
     "A joue trois 7 ; une carte reste sur la horde ; vous en recevez deux."),
    ({"event": "played", "actor": A, "card": 7, "number": 3, "each": [{"seat": B, "count": 2}]}, (C, None),
     "A plays three 7s; one stays on the horde; B gets two.",
     "A joue trois 7 ; une carte reste sur la horde ; B en reçoit deux."),
    ({"event": "played", "actor": C, "card": 11, "number": 3,
      "each": [{"seat": D, "count": 1}, {"seat": A, "count": 1}]}, (A,),
     "C plays three 11s; one stays on the horde; D gets one; you get one.",
     "C joue trois 11 ; une carte reste sur la horde ; D en reçoit une ; vous en recevez une."),
    ({"event": "passed", "actor": A, "brains": 5, "horde": 2}, (A,),
     "You pass. The horde is discarded. You lose a brain; you have 5 brains.",
     "Vous passez. La horde est défaussée. Vous perdez un cerveau ; il vous reste 5 cerveaux."),
    ({"event": "passed", "actor": A, "brains": 1, "horde": 2}, (B, C, None),
     "A passes. The horde is discarded. A loses a brain and has 1 brain.",
     "A passe. La horde est défaussée. A perd un cerveau ; il lui reste 1 cerveau."),
    ({"event": "passed", "actor": A, "brains": 0, "horde": 1}, (A,),
     "You pass. The horde is discarded. You lose a brain; you have no brain.",
     "Vous passez. La horde est défaussée. Vous perdez un cerveau ; il ne vous reste aucun cerveau."),
    ({"event": "passed", "actor": A, "brains": 0, "horde": 1}, (B, C, None),
     "A passes. The horde is discarded. A loses a brain and has no brain.",
     "A passe. La horde est défaussée. A perd un cerveau ; il n’en reste aucun."),
    ({"event": "passed", "actor": A, "brains": 5, "horde": 0}, (A,),
     "You pass. You lose a brain; you have 5 brains.",
     "Vous passez. Vous perdez un cerveau ; il vous reste 5 cerveaux."),
    ({"event": "passed", "actor": A, "brains": 5, "horde": 0}, (B, C, None),
     "A passes. A loses a brain and has 5 brains.",
     "A passe. A perd un cerveau ; il lui reste 5 cerveaux."),
    ({"event": "drew", "actor": A, "amount": 2, "cards": [14, 0]}, (A,),
     "You draw: 0, star, mosquito; 14, no mark.",
     "Vous piochez : 0, étoile, moustique ; 14, sans repère."),
    ({"event": "drew", "actor": A, "amount": 2}, (B, C, None), "A draws two cards.", "A pioche deux cartes."),
    ({"event": "drew", "actor": A, "amount": 1}, (B, C, None), "A draws one card.", "A pioche une carte."),
    ({"event": "drew", "actor": A, "amount": 0, "cards": []}, (A,),
     "There is nothing to draw.",
     "Il n’y a rien à piocher."),
    ({"event": "drew", "actor": A, "amount": 0}, (A, B, C, None),
     "There is nothing to draw.",
     "Il n’y a rien à piocher."),
    ({"event": "kept", "actor": A, "card": 0}, (A,),
     "You keep: 0, star, mosquito. The other card goes to your cemetery.",
     "Vous gardez : 0, étoile, moustique. L’autre carte va dans votre cimetière."),
    ({"event": "kept", "actor": A}, (B, C, None),
     "A keeps one card and puts the other in the cemetery.",
     "A garde une carte et met l’autre dans son cimetière."),
    ({"event": "mixed", "amount": 12}, ALL,
     "The discard is mixed and becomes the reserve: twelve cards.",
     "La défausse est mélangée et devient la réserve : douze cartes."),
    ({"event": "mixed", "amount": 41}, ALL,
     "The discard is mixed and becomes the reserve: 41 cards.",
     "La défausse est mélangée et devient la réserve : 41 cartes."),
    ({"event": "mouse", "actor": A}, ALL, "The mouse takes the horde away.", "La souris emporte la horde."),
    *(
        ({"event": "rolled", "actor": A, "face": face, "moon": moon}, viewers, f"Die: {en}.", f"Dé : {fr}.")
        for face, moon, viewers, en, fr in [
            ("spike", "own", (A,), "spike; one card of your hand goes into an opponent's cemetery",
             "pic ; une carte de votre main va dans un cimetière adverse"),
            ("dash", "own", (A,), "dash; steal one brain from someone", "tiret ; volez un cerveau à quelqu’un"),
            ("equals", "own", (A,), "equals sign; swap your hand or your cemetery with someone",
             "égal ; échangez votre main ou votre cimetière avec quelqu’un"),
            ("moon", "own", (A,), "moon; a card of the reserve goes into your cemetery",
             "lune ; une carte de la réserve va dans votre cimetière"),
            ("moon", "opponent", (A,), "moon; a card of the reserve goes into an opponent's cemetery",
             "lune ; une carte de la réserve va dans un cimetière adverse"),
            ("plus", "own", (A,), "plus; gain one brain", "plus ; gagnez un cerveau"),
            ("bang", "own", (A,), "exclamation mark; play again", "point d’exclamation ; rejouez"),
            ("spike", "own", (B, C, None), "spike", "pic"),
            ("dash", "own", (B, C, None), "dash", "tiret"),
            ("equals", "own", (B, C, None), "equals sign", "égal"),
            ("moon", "opponent", (B, C, None), "moon", "lune"),
            ("plus", "own", (B, C, None), "plus", "plus"),
            ("bang", "own", (B, C, None), "exclamation mark", "point d’exclamation"),
        ]
    ),
    ({"event": "no_effect", "clause": "11.12"}, ALL, "No effect.", "Sans effet."),
    # E50: what is heard after `A: spike 7 C`
    ({"event": "spiked", "actor": A, "target": C, "card": 7}, (A,),
     "You put into C's cemetery: 7, no mark.",
     "Vous donnez à C, pour son cimetière : 7, sans repère."),
    ({"event": "spiked", "actor": A, "target": C, "card": 7}, (C,),
     "A puts into your cemetery: 7, no mark.",
     "A met dans votre cimetière : 7, sans repère."),
    ({"event": "spiked", "actor": A, "target": C}, (B, None),
     "A puts a card in C's cemetery.",
     "A donne une carte de sa main à C, pour son cimetière."),
    ({"event": "losses", "each": [{"seat": B, "lost": 4, "left": 4}, {"seat": C, "lost": 4, "left": 4}]}, (A, None),
     "B loses 4 brains, 4 brains left. C loses 4 brains, 4 brains left.",
     "B perd 4 cerveaux, il lui reste 4 cerveaux. C perd 4 cerveaux, il lui reste 4 cerveaux."),
    ({"event": "stole", "actor": A, "target": B, "actor_brains": 10, "target_brains": 1}, (A,),
     "You steal a brain from B. You: 10 brains; B: 1 brain.",
     "Vous volez un cerveau à B. Vous : 10 cerveaux ; B : 1 cerveau."),
    ({"event": "stole", "actor": A, "target": B, "actor_brains": 10, "target_brains": 1}, (B,),
     "A steals a brain from you. You: 1 brain.",
     "A vous vole un cerveau. Vous : 1 cerveau."),
    ({"event": "stole", "actor": A, "target": B, "actor_brains": 5, "target_brains": 0}, (C, None),
     "A steals a brain from B. A: 5 brains; B: no brain.",
     "A vole un cerveau à B. A : 5 cerveaux ; B : aucun cerveau."),
    # E52: A and B alone hear values
    ({"event": "swapped", "actor": A, "target": B, "zone": "hand", "given": 0, "taken": 4}, (A,),
     "You swap hands with B, no card for four cards.",
     "Vous échangez votre main avec B, aucune carte contre quatre cartes."),
    ({"event": "received", "actor": A, "amount": 4, "cards": [4, 5, 7, 10]}, (A,),
     "You receive: 4, no mark; 5, no mark; 7, no mark; 10, no mark.",
     "Vous recevez : 4, sans repère ; 5, sans repère ; 7, sans repère ; 10, sans repère."),
    ({"event": "swapped", "actor": A, "target": B, "zone": "hand", "given": 0, "taken": 4}, (B,),
     "A swaps hands with you, no card for four cards.",
     "A échange sa main avec vous, aucune carte contre quatre cartes."),
    ({"event": "received", "actor": B, "amount": 0, "cards": []}, (B,),
     "You receive: nothing.",
     "Vous recevez : rien."),
    ({"event": "swapped", "actor": A, "target": B, "zone": "hand", "given": 0, "taken": 4}, (C, None),
     "A and B swap hands, no card for four cards.",
     "A et B échangent leurs mains, aucune carte contre quatre cartes."),
    ({"event": "received", "actor": A, "amount": 4}, (B, C, None), "", ""),
    ({"event": "swapped", "actor": A, "target": B, "zone": "cemetery", "given": 2, "taken": 1}, (A,),
     "You swap cemeteries with B, two cards for one card.",
     "Vous échangez votre cimetière avec B, deux cartes contre une carte."),
    ({"event": "swapped", "actor": A, "target": B, "zone": "cemetery", "given": 2, "taken": 1}, (B,),
     "A swaps cemeteries with you, two cards for one card.",
     "A échange son cimetière avec vous, deux cartes contre une carte."),
    ({"event": "swapped", "actor": A, "target": B, "zone": "cemetery", "given": 2, "taken": 1}, (C, None),
     "A and B swap cemeteries, two cards for one card.",
     "A et B échangent leurs cimetières, deux cartes contre une carte."),
    ({"event": "moon_card", "actor": B, "card": 12}, (B,),
     "From the reserve to your cemetery: 12, no mark.",
     "De la réserve à votre cimetière : 12, sans repère."),
    ({"event": "moon_card", "actor": B}, (A, C, None),
     "B gets a card of the reserve in the cemetery.",
     "B reçoit une carte de la réserve dans son cimetière."),
    ({"event": "gained", "actor": A, "brains": 10}, (A,),
     "You gain a brain; you have 10 brains.",
     "Vous gagnez un cerveau ; vous en avez 10."),
    ({"event": "gained", "actor": A, "brains": 10}, (B, C, None),
     "A gains a brain: 10 brains.",
     "A gagne un cerveau : 10 cerveaux."),
    ({"event": "refilled", "actor": A, "amount": 2, "cards": [6, 4]}, (A,),
     "You take from your cemetery: 4, no mark; 6, no mark.",
     "Vous reprenez de votre cimetière : 4, sans repère ; 6, sans repère."),
    ({"event": "refilled", "actor": A, "amount": 2}, (B, C, None),
     "A takes two cards from the cemetery.",
     "A reprend deux cartes de son cimetière."),
    ({"event": "turn_end", "actor": A}, (A,), "Your turn is over.", "Votre tour est fini."),
    ({"event": "turn_end", "actor": A}, (B, C, None), "A's turn is over.", "A a fini son tour."),
    # E59: with reveal=on, what is heard after `A: play 11`
    ({"event": "round_end", "actor": A}, (A,),
     "You have no card left: the round is over.",
     "Vous n’avez plus de carte : la manche est finie."),
    ({"event": "round_end", "actor": A}, (B, C, None),
     "A has no card left: the round is over.",
     "A n’a plus de carte : la manche est finie."),
    ({"event": "shown", "actor": B, "hand": [7, 8, 9], "cemetery": [4]}, (A, C, None),
     "B, hand: 7, no mark; 8, triangle pointing down, spider; 9, no mark. Cemetery: 4, no mark.",
     "B, main : 7, sans repère ; 8, triangle vers le bas, araignée ; 9, sans repère. Cimetière : 4, sans repère."),
    ({"event": "shown", "actor": B, "hand": [7, 8, 9], "cemetery": [4]}, (B,),
     "Your hand: 7, no mark; 8, triangle pointing down, spider; 9, no mark. Your cemetery: 4, no mark.",
     ("Votre main : 7, sans repère ; 8, triangle vers le bas, araignée ; 9, sans repère. "
      "Votre cimetière : 4, sans repère.")),
    ({"event": "shown", "actor": C, "hand": [5, 6], "cemetery": []}, (A, B, None),
     "C, hand: 5, no mark; 6, no mark. Cemetery: no card.",
     "C, main : 5, sans repère ; 6, sans repère. Cimetière : aucune carte."),
    ({"event": "losses", "each": [{"seat": B, "lost": 4, "left": 3}, {"seat": C, "lost": 2, "left": 7}]}, (B,),
     "You lose 4 brains, 3 brains left. C loses 2 brains, 7 brains left.",
     "Vous perdez 4 cerveaux, il vous reste 3 cerveaux. C perd 2 cerveaux, il lui reste 7 cerveaux."),
    ({"event": "losses", "each": [{"seat": B, "lost": 2, "left": 0}, {"seat": C, "lost": 0, "left": 9}]}, (A, None),
     "B loses 2 brains, no brain left. C loses no brain, 9 brains left.",
     "B perd 2 cerveaux, n’en a plus. C ne perd aucun cerveau, il lui reste 9 cerveaux."),
    ({"event": "losses", "each": [{"seat": B, "lost": 1, "left": 0}, {"seat": C, "lost": 0, "left": 1}]}, (B,),
     "You lose 1 brain, no brain left. C loses no brain, 1 brain left.",
     "Vous perdez 1 cerveau, il ne vous en reste aucun. C ne perd aucun cerveau, il lui reste 1 cerveau."),
    ({"event": "losses", "each": [{"seat": B, "lost": 1, "left": 8}, {"seat": C, "lost": 0, "left": 9}]}, (C,),
     "B loses 1 brain, 8 brains left. You lose no brain, 9 brains left.",
     "B perd 1 cerveau, il lui reste 8 cerveaux. Vous ne perdez aucun cerveau, il vous reste 9 cerveaux."),
    ({"event": "game_end", "cause": "pass", "losers": [B], "winners": [A], "brains": 9}, ALL,
     "The game is over: B has no brain left. A wins with 9 brains.",
     "La partie est finie : B n’a plus de cerveau. Victoire : A, 9 cerveaux."),
    ({"event": "game_end", "cause": "round", "losers": [B, D], "winners": [A, C], "brains": 1}, ALL,
     "The game is over: B and D have no brain left. A and C share the win with 1 brain.",
     "La partie est finie : B et D n’ont plus de cerveau. Victoire partagée : A et C, 1 cerveau."),
    ({"event": "game_end", "cause": "guard", "losers": [], "winners": [B], "brains": 7}, ALL,
     "The game is over: turn limit. B wins with 7 brains.",
     "La partie est finie : limite de tours. Victoire : B, 7 cerveaux."),
    ({"event": "timeout", "actor": A}, (A,),
     "Time is up; the referee decides for you.",
     "Temps écoulé ; l’arbitre décide pour vous."),
    ({"event": "timeout", "actor": A}, (B, C, None),
     "Time is up for A; the referee decides.",
     "Temps écoulé pour A ; l’arbitre décide."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "viewers", "en", "fr"), HEARD)
def test_every_sentence_of_the_specification(
    event: dict[str, Any], viewers: tuple[int | None, ...], en: str, fr: str
) -> None:
    for viewer in viewers:
        assert EN.event(event, viewer, NAMES) == en
        assert FR.event(event, viewer, NAMES) == visual(fr)
        assert FR.spoken(FR.event(event, viewer, NAMES)) == fr


def test_every_event_has_words() -> None:
    heard = {event["event"] for event, *_ in HEARD} | {"game_start"}
    assert SCHEMA.keys() - heard == set()
    for event in TABLE_EVENTS:
        for viewer in (A, B, None):
            assert EN.event({"event": event, "actor": A}, viewer, NAMES).endswith(".")
            assert FR.event({"event": event, "actor": A}, viewer, NAMES).endswith(".")


def test_the_game_starts_with_the_label_of_its_deck() -> None:
    event = {"event": "game_start", "clause": "2.1", "seats": [A, B, C]}
    for words, told in [
        (EN, "The game begins, clockwise: A, B and C. Deck: curve, reconstruction."),
        (FR, "La partie commence, dans le sens horaire : A, B et C. Paquet : courbe, reconstitution."),
    ]:
        more: dict[str, Any] = {"deck": words.say("deck-courbe"), "label": words.say("label-reconstruction")}
        assert words.spoken(words.event(event, None, NAMES, **more)) == told


def test_a_pass_tells_nothing_else() -> None:
    """E51: what B and C hear of E17, where A could have played and drew a 14."""
    events: list[dict[str, Any]] = [
        {"event": "passed", "actor": A, "brains": 5, "horde": 2},
        {"event": "drew", "actor": A, "amount": 2},
        {"event": "kept", "actor": A},
        {"event": "played", "actor": A, "card": 0, "number": 1, "each": []},
    ]
    for viewer in (B, C, None):
        told = " ".join(EN.event(event, viewer, NAMES) for event in events)
        assert told == (
            "A passes. The horde is discarded. A loses a brain and has 5 brains. A draws two cards. "
            "A keeps one card and puts the other in the cemetery. A plays: 0, star, mosquito."
        )
        told = " ".join(FR.spoken(FR.event(event, viewer, NAMES)) for event in events)
        assert told == (
            "A passe. La horde est défaussée. A perd un cerveau ; il lui reste 5 cerveaux. A pioche deux cartes. "
            "A garde une carte et met l’autre dans son cimetière. A joue : 0, étoile, moustique."
        )


PHRASES = [
    (0, "0, star, mosquito", "0, étoile, moustique", "0, mosquito", "0, moustique"),
    *((v, f"{v}, square, marshmallow", f"{v}, carré, marshmallow", f"{v}", f"{v}") for v in (1, 2, 3, *range(15, 20))),
    (8, "8, triangle pointing down, spider", "8, triangle vers le bas, araignée", "8, spider", "8, araignée"),
    (11, "11, cross, mouse", "11, croix, souris", "11, mouse", "11, souris"),
    *((v, f"{v}, no mark", f"{v}, sans repère", f"{v}", f"{v}") for v in (4, 5, 6, 7, 9, 10, 12, 13, 14)),
]


@pytest.mark.parametrize(("value", "en", "fr", "brief_en", "brief_fr"), PHRASES)
def test_card_phrases(value: int, en: str, fr: str, brief_en: str, brief_fr: str) -> None:
    assert (EN.card(value), FR.card(value)) == (en, fr)
    assert (EN.card(value, brief=True), FR.card(value, brief=True)) == (brief_en, brief_fr)
    for words, phrase in ((EN, en), (FR, fr)):
        _, _, name = phrase.split(", ") if phrase.count(", ") == 2 else ("", "", "")
        assert words.say("card-name", value=value) == name
    en_plural = en.replace(f"{value},", f"two {value}s,", 1)
    assert (EN.cards([value, value]), FR.cards([value, value])) == (en_plural, "deux " + fr)
    en_brief = brief_en.replace(f"{value}", f"thirty-one {value}s", 1)
    assert EN.cards([value] * 31, brief=True) == en_brief
    assert FR.cards([value] * 31, brief=True) == "trente et un " + brief_fr


def test_brief_events_name_cards_in_short() -> None:
    event = {"event": "drew", "actor": A, "amount": 3, "cards": [9, 8, 9]}
    assert EN.event(event, A, NAMES, brief=True) == "You draw: 8, spider; two 9s."
    assert FR.event(event, A, NAMES, brief=True) == "Vous piochez\u00a0: 8, araignée\u202f; deux 9."


@pytest.mark.parametrize(
    ("kind", "top", "low", "en", "fr"),
    [
        ("plain", 7, 8, "on 7: 8 to 19, or 0", "sur 7 : de 8 à 19, ou 0"),
        ("plain", 18, 19, "on 18: 19, or 0", "sur 18 : 19, ou 0"),
        ("spider", 8, 0, "on 8: 0 to 7", "sur 8 : de 0 à 7"),
        ("only_mosquito", 19, 20, "on 19: only 0", "sur 19 : seulement 0"),
        ("all", 0, 0, "on 0: anything", "sur 0 : tout"),
        ("empty", -1, 0, "empty horde: anything", "horde vide : tout"),
    ],
)
def test_what_beats_the_top(kind: str, top: int, low: int, en: str, fr: str) -> None:
    assert EN.say("beats", kind=kind, top_value=top, low=low) == en
    assert FR.spoken(FR.say("beats", kind=kind, top_value=top, low=low)) == fr


def test_a_whole_move_is_spoken() -> None:
    for words, told in [
        (EN, "play three 7s, one to B, one to C"),
        (FR, "jouer trois 7, un pour B, un pour C"),
    ]:
        rows = [words.say("say-play-row", count=1, name=name) for name in ("B", "C")]
        each = words.say("say-play-join").join(rows)
        assert words.say("say-play", value=7, number=3, each=each) == told
    assert EN.say("move-play", card=EN.card(7), value=7, number=1) == "Play 7"
    assert EN.say("move-play", card=EN.card(7), value=7, number=2) == "Play two 7s"
    assert FR.say("move-give", name="B", count=1) == "En donner une à B"


REFUSED: list[tuple[str, dict[str, int | str], str, str]] = [
    ("9.1", {}, "the game is over", "la partie est finie"),
    ("4.2", {"value": 9, "held": 0}, "there is no 9 in your hand", "vous n’avez pas de 9 en main"),
    ("4.2", {"value": 12, "held": 1}, "you hold only one 12", "vous n’avez en main qu’un seul 12"),
    ("4.2", {"value": 7, "held": 2}, "you hold only two 7s", "vous n’avez en main que deux 7"),
    ("4.4", {"value": 7, "top_value": 9}, "7 does not beat 9; a higher card or a 0 does",
     "7 ne bat pas 9 ; il faut une carte plus haute, ou un 0"),
    ("4.4", {"value": 12, "top_value": 19}, "12 does not beat 19; only a 0 does",
     "12 ne bat pas 19 ; seul un 0 le peut"),
    ("10.5", {"value": 9}, "on an 8 the next card must be lower than 8; 9 is not",
     "sur un 8, la carte suivante doit être plus petite que 8 ; 9 ne l’est pas"),
    ("12.2", {"why": "turn", "asked": "turn"}, "it is not your turn", "ce n’est pas à vous de jouer"),
    ("12.2", {"why": "wait", "asked": "lot"}, "others are asked now, and you are not",
     "d’autres ont à répondre, et rien ne vous est demandé"),
    ("12.2", {"why": "asked", "asked": "turn"}, "now play or pass is asked of you",
     "on vous demande maintenant ceci : jouer ou passer"),
    ("5.2", {"number": 3, "value": 7, "to": "B", "spare": 2},
     ("one of the three cards stays on the horde; all the others, no more and no fewer, go to opponents, "
      "such as play 7x3 B2"),
     ("une des trois cartes reste sur la horde ; toutes les autres, ni plus ni moins, vont à vos adversaires, "
      "par exemple jouer 7x3 B2")),
    ("7.4", {"due": 2}, "you must take exactly two cards", "vous devez reprendre exactement deux cartes"),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "args", "en", "fr"), REFUSED)
def test_refusals_name_clause_and_reason(clause: str, args: dict[str, int | str], en: str, fr: str) -> None:
    assert EN.refusal(clause, args) == f"Not possible: {en} (rule {clause})."
    assert FR.spoken(FR.refusal(clause, args)) == f"Impossible : {fr} (règle {clause})."


REFUSING = (
    *("9.1", "12.2", "4.3", "4.2", "4.4", "10.5", "5.4", "5.2", "6.11", "6.12"),
    *("2.7", "2.5", "6.6", "11.3", "11.1", "7.4", "7.1", "7.5", "7.7", "8.11"),
)
KINDS = (
    "lot",
    "turn",
    "keep",
    "play",
    "spike",
    "steal",
    "swap",
    "moon",
    "refill",
    "again",
    "name",
    "throw",
    "turn_end",
)


def test_every_clause_that_refuses_has_a_reason() -> None:
    known: dict[str, int | str] = {"value": 7, "top_value": 9, "number": 2, "held": 1, "due": 2}
    known |= {"why": "turn", "asked": "turn", "to": "B", "spare": 1}
    for clause in REFUSING:
        for words in (EN, FR):
            assert clause in words.refusal(clause, known)


def test_house_rules_have_their_words() -> None:
    options = {
        "deck": ("courbe", "plate", "file"),
        "first_starter": ("random", "host"),
        "refill": ("asked", "forgettable"),
        "starter_tie": ("draw", "agree", "rps"),
        "reveal": ("off", "on"),
        "final_tie": ("shared", "fewest_cards"),
        "moon": ("own", "opponent"),
        "replay": ("compulsory", "optional"),
    }
    for name, values in options.items():
        for ending in ("", "-help", *(f"-{value}" for value in values)):
            assert EN.say(f"option-{name}{ending}") != FR.say(f"option-{name}{ending}")


def test_the_neutral_question() -> None:
    """Nothing in it says whether a refill is due (7.5)."""
    assert EN.say("question-turn_end-you") == "End of your turn?"
    assert FR.say("question-turn_end-you") == "Fin de votre tour\u202f?"
    for words in (EN, FR):
        for kind in KINDS:
            for voice in ("you", "other"):
                assert words.say(f"question-{kind}-{voice}", name="A", due=1)
