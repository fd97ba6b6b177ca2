"""The words of Cryptid Smash against the sentences of its specification (sections G, J and M), typed by hand."""

import re
from pathlib import Path
from typing import Any

import pytest

import bythebook
from bythebook.games.cryptid_smash.events import FORMS, Told
from bythebook.kernel.telling import field_types
from bythebook.kernel.words import Words

ROOM = Path(bythebook.__file__).parent / "games" / "cryptid_smash"
SCHEMA = field_types(FORMS.values())
NAMES = ["Ada", "Bob", "Cy", "Di"]
A, B, C, D = range(4)
REST = (C, D, None)  # None: a spectator
NOT_A = (B, *REST)
ALL = (A, *NOT_A)

EN = Words((ROOM / "words.en.ftl").read_text(encoding="utf-8"), "en", SCHEMA)
FR = Words((ROOM / "words.fr.ftl").read_text(encoding="utf-8"), "fr", SCHEMA)

AQ_NYX, TE_SKP, IG_LAT, TE_DR4, PASS_LEFT, ALL_DRAW_6, NEXT_UP = 2, 19, 20, 15, 43, 46, 40


def visual(text: str) -> str:
    """French typography for the eye, from a sentence typed with plain spaces."""
    text = re.sub(r" ([;!?])", "\u202f\\1", text.replace(" :", "\u00a0:"))
    return text.replace("« ", "«\u00a0").replace(" »", "\u00a0»")


def told(event: str, viewers: tuple[int | None, ...], en: str, fr: str, **fields: Any) -> Any:
    return ({"event": event, **fields}, viewers, en, fr)


# an event, who hears it, and what is heard in English and in French: section G of the specification, in its order
HEARD: list[tuple[dict[str, Any], tuple[int | None, ...], str, str]] = [
    told("start", (A,), "The game begins; you go first.", "La partie commence ; vous ouvrez le jeu.", actor=A),
    told("start", NOT_A, "The game begins; Ada goes first.", "La partie commence ; Ada ouvre le jeu.", actor=A),
    told("deal", (A,),
         "You are dealt Aqua Nyx, two Terra Skip, Pass Left.",
         "Vous recevez : Nyx Aqua, deux Passe-tour Terra, Mains à gauche.",
         actor=A, amount=4, cards=[TE_SKP, AQ_NYX, PASS_LEFT, TE_SKP]),
    told("deal", NOT_A, "Ada is dealt 7 cards.", "Ada reçoit 7 cartes.", actor=A, amount=7),
    told("deal_back", (A,),
         "All Draw 6 goes back into the deck; you get another card.",
         "Tous piochent 6 retourne dans la pioche ; vous recevez une autre carte.",
         actor=A, card=ALL_DRAW_6),
    told("deal_back", NOT_A,
         "All Draw 6, dealt to Ada, goes back into the deck.",
         "Tous piochent 6, pour Ada, retourne dans la pioche.",
         actor=A, card=ALL_DRAW_6),
    told("start_card", ALL,
         "The pile starts with Terra Draw 4; colour Terra.",
         "La pile commence par Pioche 4 Terra ; couleur : Terra.",
         card=TE_DR4, colour="terra"),
    told("start_back", ALL,
         "Pass Left cannot start the pile; it goes back into the deck.",
         "Mains à gauche ne peut pas ouvrir la pile et retourne dans la pioche.",
         card=PASS_LEFT),
    *(told("window", ALL, "", "", what=what) for what in ("opens", "closes")),
    told("turn", (A,),
         "Your turn; colour Terra, top Pass Left.",
         "À vous ; couleur Terra, dessus : Mains à gauche.",
         actor=A, colour="terra", card=PASS_LEFT),
    told("turn", NOT_A, "Ada’s turn.", "À Ada de jouer.", actor=A, colour="terra", card=PASS_LEFT),
    told("play", (A,),
         "You play Aqua Nyx; 3 cards left.",
         "Vous jouez : Nyx Aqua ; 3 cartes en main.",
         actor=A, card=AQ_NYX, count=3),
    told("play", NOT_A,
         "Ada plays Aqua Nyx; 1 card left.",
         "Ada joue : Nyx Aqua ; 1 carte en main.",
         actor=A, card=AQ_NYX, count=1),
    told("play", NOT_A,
         "Ada plays Next Up; 0 cards left.",
         "Ada joue : Tour choisi ; 0 carte en main.",
         actor=A, card=NEXT_UP, count=0),
    told("again", (A,),
         "Same colour and symbol: you play again.",
         "Même couleur, même symbole : vous rejouez.", actor=A),
    told("again", NOT_A,
         "Same colour and symbol: Ada plays again.",
         "Même couleur, même symbole : Ada rejoue.", actor=A),
    *(
        heard
        for effect, en, fr in [
            ("draw4", "Draw 4", "Pioche 4"),
            ("discard", "Discard", "Défausse"),
            ("reverse", "Reverse", "Inversion"),
            ("skip", "Skip", "Passe-tour"),
        ]
        for heard in [
            told("mirror", (A,), f"Your Mirror repeats {en}.", f"Votre Miroir répète : {fr}.",
                 actor=A, effect=effect),
            told("mirror", NOT_A, f"Ada’s Mirror repeats {en}.", f"Le Miroir que pose Ada répète : {fr}.",
                 actor=A, effect=effect),
        ]
    ),
    told("chain", (B,),
         "You face: draw 12 cards. Answer or accept.",
         "Chaîne contre vous : piocher 12 cartes. Répondez ou acceptez.",
         target=B, kind="draw4", units=3, colour="terra"),
    told("chain", (A, *REST),
         "Bob faces: draw 4 cards.",
         "Chaîne contre Bob : piocher 4 cartes.",
         target=B, kind="draw4", units=1, colour="terra"),
    told("chain", (A, *REST),
         "Bob faces: discard 2, draw 4.",
         "Chaîne contre Bob : défausser 2, piocher 4.",
         target=B, kind="discard", units=2, colour="ignis"),
    told("answer", (A,),
         "You answer with Terra Draw 4; 2 cards left.",
         "Vous répondez : Pioche 4 Terra ; 2 cartes en main.",
         actor=A, card=TE_DR4, count=2),
    told("answer", NOT_A,
         "Ada answers with Terra Draw 4; 0 cards left.",
         "Ada répond : Pioche 4 Terra ; 0 carte en main.",
         actor=A, card=TE_DR4, count=0),
    told("accept", (A,),
         "You accept: discard 1, draw 2.",
         "Vous acceptez : défausser 1, piocher 2.",
         actor=A, kind="discard", units=1),
    told("accept", NOT_A,
         "Ada accepts: draw 12 cards.",
         "Ada accepte : piocher 12 cartes.",
         actor=A, kind="draw4", units=3),
    told("discard", (A,),
         "You discard Terra Skip; 2 cards left.",
         "Vous défaussez : Passe-tour Terra ; 2 cartes en main.",
         actor=A, count=2, cards=[TE_SKP]),
    told("discard", NOT_A,
         "Ada discards Aqua Nyx, Terra Skip; 1 card left.",
         "Ada défausse : Nyx Aqua, Passe-tour Terra ; 1 carte en main.",
         actor=A, count=1, cards=[TE_SKP, AQ_NYX]),
    told("no_discard", (A,), "You have nothing to discard.", "Vous n’avez rien à défausser.", actor=A),
    told("no_discard", NOT_A, "Ada has nothing to discard.", "Ada n’a rien à défausser.", actor=A),
    told("aside", (A,), "Terra Skip is put aside.", "Mise de côté : Passe-tour Terra.",
         actor=A, card=TE_SKP, what="away"),
    told("aside", NOT_A, "Ada puts Terra Skip aside.", "Ada met de côté : Passe-tour Terra.",
         actor=A, card=TE_SKP, what="away"),
    told("aside", (A,), "It comes back to your hand.", "Retour en main : Passe-tour Terra.",
         actor=A, card=TE_SKP, what="back"),
    told("aside", NOT_A, "Ada takes it back.", "Ada reprend : Passe-tour Terra.",
         actor=A, card=TE_SKP, what="back"),
    told("aside", ALL, "Terra Skip goes under the pile.", "Sous la pile : Passe-tour Terra.",
         actor=A, card=TE_SKP, what="under"),
    told("draw", (A,),
         "You draw two Aqua Nyx, Ignis Latron; 5 cards in hand.",
         "Vous piochez : deux Nyx Aqua, Latron Ignis ; 5 cartes en main.",
         actor=A, amount=3, count=5, cards=[AQ_NYX, IG_LAT, AQ_NYX]),
    told("draw", NOT_A,
         "Ada draws 1 card; 2 cards in hand.",
         "Ada pioche 1 carte ; 2 cartes en main.",
         actor=A, amount=1, count=2),
    told("dry", ALL, "No card can be drawn.", "Il n’y a plus de carte à piocher."),
    told("pass", (A,), "You pass.", "Vous passez.", actor=A),
    told("pass", NOT_A, "Ada passes.", "Ada passe.", actor=A),
    told("reverse", ALL, "Play now goes clockwise.", "Le jeu tourne dans le sens horaire.", direction="clockwise"),
    told("reverse", ALL, "Play now goes anticlockwise.", "Le jeu tourne dans le sens antihoraire.",
         direction="anticlockwise"),
    told("skip", (A,), "You skip Bob.", "Bob saute son tour.", actor=A, target=B),
    told("skip", (B,), "Your turn is skipped.", "Vous sautez votre tour.", actor=A, target=B),
    told("skip", REST, "Bob’s turn is skipped.", "Bob saute son tour.", actor=A, target=B),
    told("next", (A,), "You choose Bob to play next.", "Vous choisissez : Bob joue ensuite.",
         actor=A, target=B, whom="other"),
    told("next", (B,), "Ada chooses you to play next.", "Ada vous choisit pour jouer ensuite.",
         actor=A, target=B, whom="other"),
    told("next", REST, "Ada chooses Bob to play next.", "Ada choisit : Bob joue ensuite.",
         actor=A, target=B, whom="other"),
    told("next", (A,), "You play next again.", "Vous rejouez ensuite.", actor=A, target=A, whom="same"),
    told("next", NOT_A, "Ada plays next again.", "Ada rejoue ensuite.", actor=A, target=A, whom="same"),
    *(
        heard
        for code, name in [("aqua", "Aqua"), ("terra", "Terra"), ("ignis", "Ignis"), ("aeris", "Aeris")]
        for heard in [
            told("colour", (A,), f"You choose {name}.", f"Vous choisissez la couleur {name}.", actor=A, colour=code),
            told("colour", NOT_A, f"Ada chooses {name}.", f"Ada choisit la couleur {name}.", actor=A, colour=code),
        ]
    ),
    told("four", (B,),
         "You will draw 4 cards when your turn begins.",
         "Vous piocherez 4 cartes au début de votre tour.", target=B),
    told("four", (A, *REST),
         "Bob will draw 4 cards when the turn begins.",
         "Bob piochera 4 cartes au début de son tour.", target=B),
    told("hands", ALL, "All hands move to the left.", "Toutes les mains passent à gauche.", side="left"),
    told("hands", ALL,
         "All hands move in the direction of play.",
         "Toutes les mains passent dans le sens du jeu.", side="play"),
    told("hand", (A,),
         "Bob passes you this hand: Aqua Nyx, Ignis Latron; 2 cards.",
         "Bob vous passe sa main : Nyx Aqua, Latron Ignis ; 2 cartes en main.",
         actor=A, giver=B, count=2, cards=[AQ_NYX, IG_LAT]),
    told("hand", NOT_A, "", "", actor=A, giver=B, count=2),
    told("legendary", (A,),
         "You draw All Draw 6: it is played at once.",
         "Vous piochez la carte légendaire « Tous piochent 6 », jouée aussitôt.",
         actor=A, card=ALL_DRAW_6),
    told("legendary", NOT_A,
         "Ada draws All Draw 6: it is played at once.",
         "Ada pioche la carte légendaire « Tous piochent 6 », jouée aussitôt.",
         actor=A, card=ALL_DRAW_6),
    told("ask", (A, C),
         "Choose 2 cards to discard.",
         "Choisissez 2 cartes à défausser.", actor=[A, C], question="discard2", amount=2),
    told("ask", (B, D, None), "Waiting for Ada and Cy.", "On attend Ada et Cy.",
         actor=[A, C], question="discard2", amount=2),
    told("ask", (A,), "Choose 1 card to discard.", "Choisissez 1 carte à défausser.",
         actor=[A], question="discard2", amount=1),
    told("ask", (A,), "Choose a colour.", "Choisissez une couleur.", actor=[A], question="colour", amount=0),
    told("ask", NOT_A, "Waiting for Ada.", "On attend Ada.", actor=[A], question="colour", amount=0),
    told("smash", (A,), "Smash!", "Smash !", actor=A),
    told("smash", NOT_A, "Ada: Smash!", "Ada : Smash !", actor=A),
    told("idle", (A,), "You say smash with 4 cards.", "Vous dites smash avec 4 cartes.",
         actor=A, count=4, cost="heard"),
    told("idle", NOT_A, "Ada says smash with 4 cards.", "Ada dit smash avec 4 cartes.",
         actor=A, count=4, cost="heard"),
    told("idle", (A,),
         "You say smash with 4 cards and draw 1 card.",
         "Vous dites smash avec 4 cartes : 1 carte à piocher.", actor=A, count=4, cost="draw1"),
    told("idle", NOT_A,
         "Ada says smash with 4 cards and draws 1 card.",
         "Ada dit smash avec 4 cartes : 1 carte à piocher.", actor=A, count=4, cost="draw1"),
    told("caught", (A,),
         "You call Bob out: Bob draws 2 cards.",
         "Vous surprenez Bob : 2 cartes à piocher.", actor=[A], target=B),
    told("caught", (B,),
         "Ada calls you out: you draw 2 cards.",
         "Ada vous surprend : 2 cartes à piocher.", actor=[A], target=B),
    told("caught", REST,
         "Ada calls Bob out: Bob draws 2 cards.",
         "Ada surprend Bob : 2 cartes à piocher.", actor=[A], target=B),
    told("caught", (A,),
         "You call Cy out, and so does Bob: Cy draws 2 cards.",
         "Vous surprenez Cy, avec Bob : 2 cartes à piocher.", actor=[A, B], target=C),
    told("caught", (A,),
         "You call Cy out, and so do Bob and Di: Cy draws 2 cards.",
         "Vous surprenez Cy, avec Bob et Di : 2 cartes à piocher.", actor=[A, B, D], target=C),
    told("caught", (C,),
         "Ada and Bob call you out: you draw 2 cards.",
         "Ada et Bob vous surprennent : 2 cartes à piocher.", actor=[A, B], target=C),
    told("caught", (D, None),
         "Ada and Bob call Cy out: Cy draws 2 cards.",
         "Ada et Bob surprennent Cy : 2 cartes à piocher.", actor=[A, B], target=C),
    told("late", (A,), "Bob said smash in time.", "Bob a dit smash à temps.", actor=[A], target=B),
    told("late", (B,),
         "Ada called you out, but you said smash in time.",
         "Ada voulait vous surprendre, mais vous avez dit smash à temps.", actor=[A], target=B),
    told("late", REST,
         "Ada called Bob out, but Bob said smash in time.",
         "Ada voulait surprendre Bob, mais Bob a dit smash à temps.", actor=[A], target=B),
    told("late", (A,),
         "Cy called Bob out too, but Bob said smash in time.",
         "Cy voulait aussi surprendre Bob, mais Bob a dit smash à temps.", actor=[A, C], target=B),
    told("late", (A,),
         "Cy and Di called Bob out too, but Bob said smash in time.",
         "Cy et Di voulaient aussi surprendre Bob, mais Bob a dit smash à temps.", actor=[A, C, D], target=B),
    told("late", (B,),
         "Ada and Cy called you out, but you said smash in time.",
         "Ada et Cy voulaient vous surprendre, mais vous avez dit smash à temps.", actor=[A, C], target=B),
    told("late", (D, None),
         "Ada and Cy called Bob out, but Bob said smash in time.",
         "Ada et Cy voulaient surprendre Bob, mais Bob a dit smash à temps.", actor=[A, C], target=B),
    told("wrong", (A,), "Wrong call-out: you draw 2 cards.", "Fausse alerte : vous piochez 2 cartes.", actor=A),
    told("wrong", NOT_A, "Wrong call-out: Ada draws 2 cards.", "Fausse alerte : Ada pioche 2 cartes.", actor=A),
    told("reshuffle", ALL,
         "The pile becomes a new deck of 40 cards; 6 cards leave the game.",
         "La pile devient une nouvelle pioche : 40 cartes ; hors jeu : 6 cartes.", back=40, removed=6),
    told("reshuffle", ALL,
         "The pile becomes a new deck of 1 card; 1 card leaves the game.",
         "La pile devient une nouvelle pioche : 1 carte ; hors jeu : 1 carte.", back=1, removed=1),
    told("reshuffle", ALL,
         "The pile becomes a new deck of 2 cards; 0 cards leave the game.",
         "La pile devient une nouvelle pioche : 2 cartes ; hors jeu : 0 carte.", back=2, removed=0),
    told("finish", (A,),
         "You have played your last card: place 1.",
         "Vous posez votre dernière carte : place 1.", actor=A, place=1),
    told("finish", NOT_A,
         "Ada has played the last card: place 1.",
         "Ada pose sa dernière carte : place 1.", actor=A, place=1),
    *(
        heard
        for reason, en, fr in [
            ("finish", "Game over", "Partie terminée"),
            ("blocked", "Nobody can play or draw", "Plus personne ne peut jouer ni piocher"),
            ("limit", "Action limit reached", "Limite d’actions atteinte"),
        ]
        for heard in [
            told("over", (B,),
                 f"{en}: Ada, place 1; you, place 2; Cy, place 2.",
                 f"{fr} : Ada, place 1 ; vous, place 2 ; Cy, place 2.",
                 reason=reason, each=[{"place": 1, "seat": A}, {"place": 2, "seat": B}, {"place": 2, "seat": C}]),
            told("over", (None,), f"{en}: Bob, place 1; Ada, place 2.", f"{fr} : Bob, place 1 ; Ada, place 2.",
                 reason=reason, each=[{"place": 1, "seat": B}, {"place": 2, "seat": A}]),
        ]
    ),
    told("timeout", (A,), "The referee moves for you.", "L’arbitre joue pour vous.", actor=A),
    told("timeout", NOT_A, "The referee moves for Ada.", "L’arbitre joue pour Ada.", actor=A),
]  # fmt: skip


@pytest.mark.parametrize(("event", "viewers", "en", "fr"), HEARD)
def test_every_sentence_of_the_specification(
    event: dict[str, Any], viewers: tuple[int | None, ...], en: str, fr: str
) -> None:
    for viewer in viewers:
        assert EN.event(event, viewer, NAMES) == en
        assert FR.event(event, viewer, NAMES) == visual(fr)
        assert FR.spoken(FR.event(event, viewer, NAMES)) == fr


def test_every_event_is_told() -> None:
    heard = {event["event"] for event, *_ in HEARD}
    assert {form.name for form in FORMS.values()} - heard == set()
    assert len(FORMS) == len(Told)


def test_nothing_is_said_of_a_call_window() -> None:
    """9.7: the same at every window, and without words."""
    for words in (EN, FR):
        assert not any(words.has(f"window{voice}") for voice in ("", "-you", "-target", "-other", "-you-blind"))
        assert words.say("question-window-you") == words.say("question-window-you", name="Ada", due=1)


# E54 of the specification: what is heard at the closing of a window, in the order of 9.14
CLOSING: list[dict[str, Any]] = [
    {"event": "smash", "actor": A},
    {"event": "idle", "actor": D, "count": 4, "cost": "heard"},
    {"event": "caught", "target": C, "actor": [A, B]},
    {"event": "draw", "actor": C, "amount": 2, "count": 3},
    {"event": "late", "target": A, "actor": [B]},
    {"event": "wrong", "actor": D},
    {"event": "draw", "actor": D, "amount": 2, "count": 6},
]
CLOSED = {
    (None, "en"): "p1: Smash! p4 says smash with 4 cards. p1 and p2 call p3 out: p3 draws 2 cards. p3 draws 2 cards; 3 "
    "cards in hand. p2 called p1 out, but p1 said smash in time. Wrong call-out: p4 draws 2 cards. p4 draws 2 cards; "
    "6 cards in hand.",
    (None, "fr"): "p1 : Smash ! p4 dit smash avec 4 cartes. p1 et p2 surprennent p3 : 2 cartes à piocher. p3 pioche 2 "
    "cartes ; 3 cartes en main. p2 voulait surprendre p1, mais p1 a dit smash à temps. Fausse alerte : p4 pioche 2 "
    "cartes. p4 pioche 2 cartes ; 6 cartes en main.",
    (
        C,
        "en",
    ): "p1: Smash! p4 says smash with 4 cards. p1 and p2 call you out: you draw 2 cards. You draw Aeris Latron, "
    "Aeris Nyx; 3 cards in hand. p2 called p1 out, but p1 said smash in time. Wrong call-out: p4 draws 2 cards. p4 "
    "draws 2 cards; 6 cards in hand.",
    (
        A,
        "fr",
    ): "Smash ! p4 dit smash avec 4 cartes. Vous surprenez p3, avec p2 : 2 cartes à piocher. p3 pioche 2 cartes "
    "; 3 cartes en main. p2 voulait vous surprendre, mais vous avez dit smash à temps. Fausse alerte : p4 pioche 2 "
    "cartes. p4 pioche 2 cartes ; 6 cartes en main.",
}


@pytest.mark.parametrize(("viewer", "language"), CLOSED)
def test_everything_that_a_window_can_tell(viewer: int | None, language: str) -> None:
    """9.14, 9.19: by everybody, at closing only; nobody but p4 knows whom the wrong call named."""
    words = EN if language == "en" else FR
    heard = []
    for event in CLOSING:
        shown = {**event, "cards": [30, 32]} if event["event"] == "draw" and viewer == event["actor"] == C else event
        heard.append(words.spoken(words.event(shown, viewer, ["p1", "p2", "p3", "p4"])))
    assert " ".join(heard) == CLOSED[viewer, language]


COLOURS = ["Aqua", "Terra", "Ignis", "Aeris"]
SYMBOLS = ["Latron", "Miasma", "Nyx", "Ouroboros", "Oxyro"]
POWERS_EN = ["Draw 4", "Discard", "Mirror", "Reverse", "Skip"]
POWERS_FR = ["Pioche 4", "Défausse", "Miroir", "Inversion", "Passe-tour"]
SINGLES = [
    ("Next Up", "Tour choisi"),
    ("Colour Shift", "Couleur au choix"),
    ("Colour Shift plus 4", "Couleur plus 4"),
    ("Pass Left", "Mains à gauche"),
    ("Free Tactic", "Tactique libre"),
    ("All Discard 2", "Tous défaussent 2"),
    ("All Draw 6", "Tous piochent 6"),
]


def test_card_phrases() -> None:
    """Section M: colour then mark in English, mark then colour in French."""
    for at, colour in enumerate(COLOURS):
        for mark, (en, fr) in enumerate(zip(SYMBOLS + POWERS_EN, SYMBOLS + POWERS_FR, strict=True)):
            assert EN.card(10 * at + mark) == EN.card(10 * at + mark, brief=True) == f"{colour} {en}"
            assert FR.card(10 * at + mark) == FR.card(10 * at + mark, brief=True) == f"{fr} {colour}"
    for at, (en, fr) in enumerate(SINGLES):
        assert (EN.card(40 + at), FR.card(40 + at)) == (en, fr)
    assert EN.cards([2, 2]) == "two Aqua Nyx"
    assert FR.cards([2, 2]) == "deux Nyx Aqua"
    assert EN.cards([43, 20, 19, 2, 19]) == "Aqua Nyx, two Terra Skip, Ignis Latron, Pass Left"
    assert FR.cards([43, 20, 19, 2, 19], brief=True) == "Nyx Aqua, deux Passe-tour Terra, Latron Ignis, Mains à gauche"


def test_cards_with_both_marks() -> None:
    """1.3: a loaded deck may print a symbol and a power effect on one card."""
    for colour in range(4):
        for symbol in range(5):
            for power in range(5):
                face = 63 * (1 + colour // 2) + 25 * (colour % 2) + 5 * symbol + power
                assert EN.card(face) == f"{COLOURS[colour]} {SYMBOLS[symbol]} {POWERS_EN[power]}"
                assert FR.card(face) == f"{SYMBOLS[symbol]} {POWERS_FR[power]} {COLOURS[colour]}"


def test_totals_of_chains() -> None:
    """11.9: of every length the default deck can reach, and of longer ones that a loaded deck could."""
    for units in range(1, 25):
        assert EN.say("total", kind="draw4", units=units) == f"draw {4 * units} cards"
        assert FR.say("total", kind="draw4", units=units) == f"piocher {4 * units} cartes"
        assert EN.say("total", kind="discard", units=units) == f"discard {units}, draw {2 * units}"
        assert FR.say("total", kind="discard", units=units) == f"défausser {units}, piocher {2 * units}"
    assert EN.say("total", kind="draw4", units=30) == "draw 30 times 4 cards"
    assert FR.say("total", kind="draw4", units=30) == "piocher 30 fois 4 cartes"


def spoken(words: Words, message: str, **args: Any) -> str:
    return words.spoken(words.say(message, **args))


def test_queries() -> None:
    """Section M: hand, what can be played, the table, counts, pile and Mirror, places, whose turn."""
    cards = [2, 19, 19, 20, 43]
    for words, hand, playable, nothing in [
        (EN, "5 cards: Aqua Nyx, two Terra Skip, Ignis Latron, Pass Left.", "Playable: Aqua Nyx, Pass Left.",
         "Nothing fits: draw."),
        (FR, "5 cartes : Nyx Aqua, deux Passe-tour Terra, Latron Ignis, Mains à gauche.",
         "Jouables : Nyx Aqua, Mains à gauche.", "Rien de jouable : piochez."),
    ]:  # fmt: skip
        assert spoken(words, "answer-hand", count=words.say("amount", n=5), cards=words.cards(cards)) == hand
        assert spoken(words, "answer-playable", cards=words.cards([2, 43])) == playable
        assert spoken(words, "answer-nothing") == nothing
    at = {"value": 19, "colour": "terra", "direction": "clockwise", "deck": 41}
    calm = {"kind": "none", "draw": 0, "discard": 0, "chain_colour": "aqua"}
    chained = {"kind": "draw4", "draw": 8, "discard": 0, "chain_colour": "aqua"}
    assert spoken(EN, "answer-table", **at, **calm) == "Top Terra Skip, colour Terra, clockwise, no chain, deck 41."
    assert (
        spoken(FR, "answer-table", **at, **calm)
        == "Dessus : Passe-tour Terra, couleur Terra, sens horaire, pas de chaîne, pioche : 41."
    )
    assert spoken(EN, "chain-now", **chained) == "chain: draw 8, Aqua"
    assert spoken(FR, "chain-now", **chained) == "chaîne : piocher 8, Aqua"
    chained = {"kind": "discard", "draw": 4, "discard": 2, "chain_colour": "ignis"}
    assert spoken(EN, "chain-now", **chained) == "chain: discard 2, draw 4, Ignis"
    assert spoken(FR, "chain-now", **chained) == "chaîne : défausser 2, piocher 4, Ignis"
    counts = [("other", "Ada", 4, "no"), ("other", "Bob", 1, "yes"), ("you", "", 5, "no"), ("other", "Bob", 1, "no")]
    assert [
        spoken(EN, f"answer-counts-{voice}", name=name, cards_count=n, said=said) for voice, name, n, said in counts
    ] == ["Ada 4.", "Bob 1, smash said.", "You 5.", "Bob 1."]
    assert [
        spoken(FR, f"answer-counts-{voice}", name=name, cards_count=n, said=said) for voice, name, n, said in counts
    ] == ["Ada : 4.", "Bob : 1, smash dit.", "Vous : 5.", "Bob : 1."]
    assert spoken(EN, "answer-mirror", effect="reverse") == "Mirror would repeat Reverse."
    assert spoken(FR, "answer-mirror", effect="reverse") == "Le Miroir répéterait : Inversion."
    assert spoken(EN, "answer-no-mirror") == "Mirror cannot be played."
    assert spoken(FR, "answer-no-mirror") == "Le Miroir n’est pas jouable."
    assert spoken(EN, "answer-places-none") == "Nobody has finished."
    assert spoken(FR, "answer-places-none") == "Personne n’a terminé."
    assert spoken(EN, "answer-place", place=1, name="Ada") == "Place 1: Ada."
    assert spoken(FR, "answer-place", place=1, name="Ada") == "Place 1 : Ada."
    assert " ".join([EN.say("answer-turn-other", name="Bob"), EN.say("answer-next-you")]) == "Bob’s turn. You are next."
    assert (
        " ".join([FR.say("answer-turn-other", name="Bob"), FR.say("answer-next-you")])
        == "À Bob de jouer. Ensuite, à vous."
    )


def test_short_answers_of_the_keys() -> None:
    """Section M: the same words at every moment, also when the key will do nothing (9.5, 9.21)."""
    for key, en, fr in [
        ("smash", "Smash noted.", "Smash : noté."),
        ("call", "Call on Bob noted.", "Bob pour cible : noté."),
        ("hold", "Hold noted.", "Attente : notée."),
        ("release", "Release noted.", "Fin d’attente : notée."),
        ("go-on", "Go on noted.", "Suite : notée."),
    ]:
        assert spoken(EN, f"noted-{key}", name="Bob") == en
        assert spoken(FR, f"noted-{key}", name="Bob") == fr


def test_zones_and_colours() -> None:
    for zone, en, fr in [
        ("pile", "Pile", "Pile"),
        ("deck", "Deck", "Pioche"),
        ("gone", "Removed cards", "Cartes hors jeu"),
        ("colour", "Active colour", "Couleur active"),
    ]:
        assert (EN.say(f"zone-{zone}"), FR.say(f"zone-{zone}")) == (en, fr)
    letters = [EN.say("colour-letter", colour=colour.lower()) for colour in COLOURS]
    assert letters == [FR.say("colour-letter", colour=colour.lower()) for colour in COLOURS] == ["A", "T", "I", "E"]
    assert [EN.say("colour-numbered", number=number) for number in range(4)] == COLOURS


def test_the_deck_always_carries_its_label() -> None:
    """The honesty rule of section A."""
    for words, label in [
        (EN, "Deck split reconstructed — the rulebook gives only totals"),
        (FR, "Répartition du paquet reconstituée — la règle ne donne que les totaux"),
    ]:
        assert words.say("label-reconstruction") == label
        assert label in words.say("answer-deck", deck=words.say("deck-reconstruction"), label=label)
        assert words.say("option-deck-help").startswith(label)
    assert "**deck split reconstructed — the rulebook gives only totals**" in (ROOM / "rulebook.en.md").read_text(
        "utf-8"
    )
    assert "**Répartition du paquet reconstituée — la règle ne donne que les totaux.**" in (
        ROOM / "rulebook.fr.md"
    ).read_text("utf-8")


def test_whole_moves_are_spoken() -> None:
    plain: dict[str, Any] = {"choice": "none", "used": "no", "smash": "no", "name": "Bob", "colour": "ignis"}
    for more, en, fr in [
        ({"value": 2}, "play Aqua Nyx", "jouer Nyx Aqua"),
        ({"value": 2, "smash": "yes"}, "play Aqua Nyx, and say smash", "jouer Nyx Aqua, et dire smash"),
        ({"value": 41, "choice": "colour"}, "play Colour Shift, Ignis", "jouer Couleur au choix, Ignis"),
        ({"value": 40, "choice": "turn"}, "play Next Up, Bob next", "jouer Tour choisi, Bob ensuite"),
        ({"value": 44, "used": "colour4", "choice": "colour4"},
         "play Free Tactic, as Colour Shift plus 4, Ignis", "jouer Tactique libre, comme Couleur plus 4, Ignis"),
    ]:  # fmt: skip
        assert spoken(EN, "say-play", **{**plain, **more}) == en
        assert spoken(FR, "say-play", **{**plain, **more}) == fr


REFUSED: list[tuple[str, dict[str, int | str], str, str]] = [
    ("8.15", {"why": "over"}, "the game is over", "la partie est finie"),
    ("8.15", {"why": "turn"}, "it is not your turn", "ce n’est pas à vous de jouer"),
    ("8.15", {"why": "wait"}, "others are asked now, and you are not",
     "d’autres ont à répondre, et rien ne vous est demandé"),
    ("8.15", {"why": "asked", "asked": "answer"}, "now answer or accept is asked of you",
     "on vous demande maintenant ceci : répondre ou accepter"),
    ("8.15", {"why": "colour", "value": 41}, "say the colour with Colour Shift, such as play t.col ig",
     "dites la couleur avec Couleur au choix, par exemple jouer t.col ig"),
    ("8.15", {"why": "card"}, "Terra Skip is not in your hand, or not that often",
     "vous n’avez pas cette carte en main, ou pas en autant d’exemplaires : Passe-tour Terra"),
    ("8.15", {"why": "choice"}, "no such choice goes with Terra Skip", "un tel choix ne va pas avec Passe-tour Terra"),
    ("4.8", {}, "Terra Skip fits neither the colour, Ignis, nor the mark of the top card",
     "Passe-tour Terra ne suit ni la couleur, Ignis, ni la marque du dessus"),
    ("5.4", {}, "only power cards and tactical cards can be discarded here, and Terra Skip is neither",
     "seules des cartes de pouvoir ou tactiques peuvent être défaussées ici, et Passe-tour Terra n’en est pas une"),
    ("5.8", {"owed": 0}, "no card is to be discarded here", "il n’y a pas de carte à défausser ici"),
    ("5.8", {"owed": 1}, "exactly 1 power or tactical card is to be discarded",
     "il faut défausser exactement 1 carte de pouvoir ou tactique"),
    ("5.8", {"owed": 2}, "exactly 2 power or tactical cards are to be discarded",
     "il faut défausser exactement 2 cartes de pouvoir ou tactiques"),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "more", "en", "fr"), REFUSED)
def test_refusals_name_reason_and_clause(clause: str, more: dict[str, int | str], en: str, fr: str) -> None:
    args: dict[str, int | str] = {"why": "turn", "asked": "act", "value": TE_SKP, "colour": "ignis", "owed": 1, **more}
    assert EN.refusal(clause, args) == f"Not possible: {en} (rule {clause})."
    assert FR.spoken(FR.refusal(clause, args)) == f"Impossible : {fr} (règle {clause})."


# the order of 8.16, entries (9.8) and set-up (3.13)
REFUSING = ("8.15", "8.6", "4.8", "5.13", "6.13", "6.4", "8.3", "11.6", "11.8", "5.8", "5.4", "7.9", "9.8", "3.13")
KINDS = ("window", "answer", "act", "play_drawn", "discard2", "colour")


def test_everything_that_is_asked_or_refused_has_words() -> None:
    for words in (EN, FR):
        for clause in REFUSING:
            assert clause in words.refusal(clause, {"why": "turn", "value": 2, "colour": "aqua", "owed": 1})
        for kind in KINDS:
            assert words.say(f"question-{kind}-you", due=2).endswith("?")
            assert words.say(f"question-{kind}-other", name="Ada").endswith(".")
            assert words.say(f"how-{kind}").endswith(".")


def test_sealed_questions_name_nobody() -> None:
    """9.14, 7.10: who has answered already must not be heard."""
    for words in (EN, FR):
        for kind in ("window", "discard2"):
            assert words.say(f"question-{kind}-other", name="Ada") == words.say(f"question-{kind}-other")


def test_house_rules_have_their_words() -> None:
    options = {
        "play_on": ("off", "on"),
        "first_player": ("draw", "p1", "p2", "p3", "p4", "p5", "p6"),
        "start_card": ("any", "symbol"),
        "pass_side": ("left", "play"),
        "legendary_colour": ("active", "drawer"),
        "free_draw": ("off", "on"),
        "play_drawn": ("off", "on"),
        "again_stuck": ("draw", "end"),
        "call_window": ("wait", "number"),
        "wrong_call": ("draw2", "free"),
        "idle_smash": ("heard", "draw1"),
        "smash_mode": ("called", "automatic"),
        "action_limit": ("number",),
        "deck": ("reconstruction", "file"),
    }
    for name, values in options.items():
        for ending in ("", "-help", *(f"-{value}" for value in values)):
            for words in (EN, FR):
                assert words.say(f"option-{name}{ending}", value=3)
    assert [EN.option("call_window", value) for value in ("1", "2", "wait")] == ["1 second", "2 seconds", "No clock"]
    assert FR.option("call_window", "60") == "60 secondes"
    assert FR.option("action_limit", "2000") == "2000 réponses et actions"
