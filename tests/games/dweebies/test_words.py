"""The words of Dweebies against the sentences of its specification (Parts 1, 7 and 13), typed by hand."""

import re
from typing import Any

import pytest

from bythebook.games import room
from bythebook.kernel.telling import field_types
from bythebook.kernel.words import Words

ROOM = room("dweebies")
SCHEMA = field_types(ROOM.forms.values())
EN, FR = Words(ROOM.words("en"), "en", SCHEMA), Words(ROOM.words("fr"), "fr", SCHEMA)
NAMES = ["Ada", "Bob", "Cy"]
A, B, C = range(3)
NOT_A = (B, C, None)  # None: a spectator
ALL = (A, *NOT_A)
GA, DR, BE, LI, ST = 0, 1, 2, 8, 25
CENTRE: dict[str, Any] = {"vert": "none", "rows": 0, "hor": "none", "columns": 0}
N1E2: dict[str, Any] = {"vert": "north", "rows": 1, "hor": "east", "columns": 2}
W3 = {"vert": "none", "rows": 0, "hor": "west", "columns": 3}
S2 = {"vert": "south", "rows": 2, "hor": "none", "columns": 0}


def visual(text: str) -> str:
    """French typography for the eye, from a sentence typed with plain spaces."""
    return re.sub(r" ([;!?])", "\u202f\\1", text.replace(" :", "\u00a0:"))


def told(event: str, viewers: tuple[int | None, ...], en: str, fr: str, **fields: Any) -> Any:
    return ({"event": event, **fields}, viewers, en, fr)


# an event, who hears it, and what is heard in English and in French: Part 7 of the specification, in its order
HEARD: list[tuple[dict[str, Any], tuple[int | None, ...], str, str]] = [
    told("deck", ALL,
         "Reconstructed deck: the names and numbers of copies are ours, not the publisher’s.",
         "Jeu de cartes reconstitué : les noms et les nombres d’exemplaires sont les nôtres, pas ceux de l’éditeur."),
    told("round", (A,), "Round 2 begins. You go first.", "La manche 2 commence. À vous de commencer.",
         round=2, actor=A),
    told("round", NOT_A, "Round 2 begins. Ada goes first.", "La manche 2 commence. C’est à Ada de commencer.",
         round=2, actor=A),
    told("dealt", (A,),
         "Your hand: 2 times Gardener; Drummer; Lifeguard; Stargazer.",
         "Votre main : 2 fois Jardinière ; Batteur ; Maître-nageur ; Observateur d’étoiles.",
         actor=A, count=5, cards=[GA, GA, DR, LI, ST]),
    told("dealt", NOT_A, "Ada has 5 cards.", "Ada a 5 cartes.", actor=A, count=5),
    told("turn", (A,), "Your turn.", "À vous de jouer.", actor=A),
    told("turn", NOT_A, "Ada to play.", "À Ada de jouer.", actor=A),
    told("placed", (A,), "You place the Gardener at north 1, east 2.", "Vous posez la Jardinière en nord 1, est 2.",
         actor=A, card=GA, **N1E2),
    told("placed", NOT_A, "Ada places the Drummer in the centre.", "Ada pose le Batteur au centre.",
         actor=A, card=DR, **CENTRE),
    told("placed", NOT_A, "Ada places the Beekeeper at west 3.", "Ada pose l’Apicultrice en ouest 3.",
         actor=A, card=BE, **W3),
    told("placed", (A,), "You place the Stargazer at south 2.", "Vous posez l’Observateur d’étoiles en sud 2.",
         actor=A, card=ST, **S2),
    told("offer", (A,), "You may collect the row of 3: 3 cards.", "Vous pouvez ramasser la rangée de 3 : 3 cartes.",
         actor=A, row=3, column=0, count=3),
    told("offer", NOT_A,
         "Ada may collect the row of 3 and the column of 4: 6 cards.",
         "Ada peut ramasser la rangée de 3 et la colonne de 4 : 6 cartes.",
         actor=A, row=3, column=4, count=6),
    told("collected", (A,),
         "You collect the column of 4: 4 cards. You now have 9.",
         "Vous ramassez la colonne de 4 : 4 cartes. Vous en avez maintenant 9.",
         actor=A, row=0, column=4, count=4, total=9, cards=[GA, DR, DR, GA]),
    told("collected", NOT_A,
         "Ada collects the row of 2: 2 cards. Ada now has 2.",
         "Ada ramasse la rangée de 2 : 2 cartes. Ada en a maintenant 2.",
         actor=A, row=2, column=0, count=2, total=2, cards=[GA, GA]),
    told("leave", (A,), "You leave the row of 3 on the table.", "Vous laissez la rangée de 3 sur la table.",
         actor=A, row=3, column=0),
    told("leave", NOT_A, "Ada leaves the column of 4 on the table.", "Ada laisse la colonne de 4 sur la table.",
         actor=A, row=0, column=4),
    told("split", ALL,
         "The Dweebies are split into 2 groups. 1 card will join them again; until then nobody may collect.",
         ("Les Dweebies sont séparés en 2 groupes. Il faut 1 carte pour les réunir ; d’ici là, personne ne peut "
          "ramasser."),
         groups=2, need=1, link="whole"),
    told("split", ALL,
         ("The Dweebies are split into 3 groups. 2 cards will close the smallest gap; until they are one group nobody "
          "may collect."),
         ("Les Dweebies sont séparés en 3 groupes. Il faut 2 cartes pour fermer le plus petit trou ; tant qu’ils ne "
          "sont pas réunis, personne ne peut ramasser."),
         groups=3, need=2, link="nearest"),
    told("linking", ALL, "Still 3 groups; 2 cards to go.", "Encore 3 groupes ; il manque 2 cartes.",
         groups=3, need=2, link="whole"),
    told("linking", ALL, "Still 2 groups; 1 card to close the smallest gap.",
         "Encore 2 groupes ; il manque 1 carte pour fermer le plus petit trou.",
         groups=2, need=1, link="nearest"),
    told("blocked", ALL,
         "The ends of the row of 3 match, but nobody may collect while the Dweebies are split.",
         ("Les bouts de la rangée de 3 correspondent, mais personne ne peut ramasser tant que les Dweebies sont "
          "séparés."),
         row=3, column=0),
    told("blocked", ALL,
         "The ends of the row of 3 and the column of 4 match, but nobody may collect while the Dweebies are split.",
         ("Les bouts de la rangée de 3 et de la colonne de 4 correspondent, mais personne ne peut ramasser tant que "
          "les Dweebies sont séparés."),
         row=3, column=4),
    told("rejoined", ALL, "The Dweebies are one group again.", "Les Dweebies forment de nouveau un seul groupe."),
    told("table_empty", ALL, "The table is empty. The next card goes in the centre.",
         "La table est vide. La prochaine carte se pose au centre."),
    told("drew", (A,), "You draw the Beekeeper. 12 cards left in the pile.",
         "Vous piochez l’Apicultrice. Reste dans la pioche : 12 cartes.", actor=A, left=12, reason="turn", card=BE),
    told("drew", NOT_A, "Ada draws a card. 1 card left in the pile.",
         "Ada pioche une carte. Reste dans la pioche : 1 carte.", actor=A, left=1, reason="late"),
    told("drew", (A,), "Your hand is empty. You draw the Gardener. 0 cards left in the pile.",
         "Votre main est vide. Vous piochez la Jardinière. Reste dans la pioche : 0 carte.",
         actor=A, left=0, reason="empty_hand", card=GA),
    told("drew", NOT_A, "Ada’s hand is empty. Ada draws a card. 4 cards left in the pile.",
         "Ada n’a plus de cartes en main. Ada pioche une carte. Reste dans la pioche : 4 cartes.",
         actor=A, left=4, reason="empty_hand"),
    told("owes", ALL, "", "", actor=A, owed=1),  # 7.11: recorded, not spoken
    told("pile_empty", ALL, "The draw pile has run out.", "La pioche est épuisée.", lapsed=[]),
    told("pile_empty", ALL, "The draw pile has run out. Draws not made are lost.",
         "La pioche est épuisée. Les cartes non piochées sont perdues.", lapsed=[A, C]),
    told("skipped", (A,), "You have no cards left; your turn is skipped.",
         "Vous n’avez plus de cartes ; vous passez votre tour.", actor=A),
    told("skipped", NOT_A, "Ada has no cards left and is skipped.",
         "Ada n’a plus de cartes et passe son tour.", actor=A),
    told("timeout", (A,), "While you are away the referee plays for you.",
         "En votre absence, l’arbitre joue pour vous.", actor=A),
    told("timeout", NOT_A, "Ada does not answer: the referee plays.",
         "Ada ne répond pas : l’arbitre joue.", actor=A),
    told("round_over", (A,), "The round is over. You win with 26 cards.",
         "La manche est terminée. Vous gagnez avec 26 cartes.", actor=[A], count=26, left=3, each=[]),
    told("round_over", NOT_A, "The round is over. Ada wins with 26 cards.",
         "La manche est terminée. Ada gagne avec 26 cartes.", actor=[A], count=26, left=3, each=[]),
    told("round_over", (A,), "The round is over. You and Bob share the win with 1 card each.",
         "La manche est terminée. Vous et Bob gagnez à égalité avec 1 carte.",
         actor=[A, B], count=1, left=3, each=[]),
    told("round_over", (A,), "The round is over. You, Bob and Cy share the win with 0 cards each.",
         "La manche est terminée. Vous, Bob et Cy gagnez à égalité avec 0 carte.",
         actor=[A, B, C], count=0, left=54, each=[]),
    told("round_over", (C, None), "The round is over. Ada and Bob share the win with 17 cards each.",
         "La manche est terminée. Ada et Bob gagnent à égalité avec 17 cartes.",
         actor=[A, B], count=17, left=3, each=[]),
    told("round_win", (A,), "You have 1 of 2 round wins.", "Vos manches gagnées : 1 sur 2.", actor=A, wins=1),
    told("round_win", NOT_A, "Ada has 2 of 2 round wins.", "Manches gagnées par Ada : 2 sur 2.", actor=A, wins=2),
    told("match_over", (A,), "You win the match.", "Vous remportez la partie.", actor=[A], each=[]),
    told("match_over", NOT_A, "Ada wins the match.", "Ada remporte la partie.", actor=[A], each=[]),
    told("match_over", (A,), "You and Cy share the match.", "Vous et Cy remportez la partie à égalité.",
         actor=[A, C], each=[]),
    told("match_over", (B, None), "Ada and Cy share the match.", "Ada et Cy remportent la partie à égalité.",
         actor=[A, C], each=[]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("event", "viewers", "en", "fr"), HEARD, ids=[f"{row[0]['event']}-{row[2][-12:]}" for row in HEARD]
)
def test_heard(event: dict[str, Any], viewers: tuple[int | None, ...], en: str, fr: str) -> None:
    for viewer in viewers:
        for words, sentence in ((EN, en), (FR, visual(fr))):
            deck: dict[str, Any] = {"deck": words.say("deck-house"), "label": words.say("label-reconstructed")}
            assert words.event(event, viewer, NAMES, **deck) == sentence


def test_every_event_is_told() -> None:
    assert {form.name for form in ROOM.forms.values()} <= {event["event"] for event, *_ in HEARD}


def test_a_loaded_deck_says_who_entered_it() -> None:
    """Rule 1.5: a deck file of the table's own bears the name which it gives itself."""
    for words, sentence in ((EN, "Deck entered by the table: Club."), (FR, "Cartes saisies par la table\u00a0: Club.")):
        assert words.event({"event": "deck"}, A, NAMES, deck=words.say("deck-file"), label="Club") == sentence


def test_who_leaves_the_table_is_not_who_leaves_a_line() -> None:
    """The table has an event of its own."""
    assert EN.event({"event": "left", "actor": B}, A, NAMES) == "Bob has left the table; the referee plays."
    assert FR.event({"event": "left", "actor": A}, A, NAMES) == visual(
        "Vous avez quitté la table ; l’arbitre joue pour vous."
    )


REASONS = [
    ("3.3", "now take or leave is asked of you", "on vous demande maintenant ceci : prendre ou laisser"),
    ("3.4", "it is not your turn", "ce n’est pas à vous de jouer"),
    ("4.1", "Gardener is not in your hand", "vous n’avez pas cette carte en main : Jardinière"),
    ("4.3", "the table is empty, play in the centre", "la table est vide, jouez au centre"),
    ("4.5", "no card lies next to that cell: north 1, east 2", "aucune carte ne touche cette case : nord 1, est 2"),
    ("4.7", "that cell is taken: north 1, east 2", "cette case est occupée : nord 1, est 2"),
    ("5.4", "that line does not match", "cette ligne n’a pas deux bouts identiques"),
    ("5.11", "here matched lines must be taken", "ici, il faut ramasser"),
    ("5.12", "only one of the two lines", "une seule des deux lignes"),
    ("6.5", "that cell is not on a shortest link", "cette case n’est sur aucune des liaisons les plus courtes"),
    ("6.10", "close the smallest gap first", "fermez d’abord le plus petit trou"),
    ("7.2", "the pile is empty", "la pioche est vide"),
    ("7.3", "draws are automatic", "la pioche est automatique"),
    ("7.7", "you owe no draw", "vous n’avez rien à piocher"),
    ("8.8", "the round is over", "la manche est terminée"),
    ("10.2", "that is not a move", "ce n’est pas un coup"),
]


@pytest.mark.parametrize(("clause", "en", "fr"), REASONS)
def test_refusals(clause: str, en: str, fr: str) -> None:
    """Rules 10.1 and 10.3: the first clause that is broken, and its reason."""
    facts: dict[str, int | str] = {
        "asked": "collect",
        "value": 0,
        "vert": "north",
        "rows": 1,
        "hor": "east",
        "columns": 2,
    }
    assert EN.refusal(clause, facts) == f"Not possible: {en} (rule {clause})."
    assert FR.refusal(clause, facts) == visual(f"Impossible : {fr} (règle {clause}).")


def test_whole_moves_are_spoken() -> None:
    assert EN.say("say-place", card="Gardener", **N1E2) == "Gardener at north 1, east 2"
    assert FR.say("say-place", card="Jardinière", **N1E2) == "Jardinière en nord 1, est 2"
    assert EN.say("say-place", card="Gardener", **CENTRE) == "Gardener in the centre"
    assert FR.say("say-place", card="Jardinière", **CENTRE) == "Jardinière au centre"
