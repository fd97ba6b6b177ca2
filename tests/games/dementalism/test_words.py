"""The words of Dementalism against the sentences of its specification (sections G and M), typed by hand."""

import re
from pathlib import Path
from typing import Any

import pytest

from bythebook.games import dementalism
from bythebook.games.dementalism.events import FORMS
from bythebook.kernel.telling import field_types
from bythebook.kernel.words import Language, Words

FOLDER = Path(dementalism.__file__).parent
SCHEMA = field_types(FORMS.values())
NAMES = ["Ada", "Bea", "Cy"]
A, B, C = range(3)
NOT_A = (B, C, None)  # None: a spectator
REST = (C, None)  # neither the actor nor the target
ALL = (A, B, C, None)
NANA, BARON, MUMSY, OOPSIE, CYD, GIGGITY, SNOOZE = 1, 2, 4, 8, 13, 30, 34
C4 = {"column": "c", "row": 4}
C4_D1 = {**C4, "second_column": "d", "second_row": 1}


def words_in(lang: Language) -> Words:
    return Words((FOLDER / f"words.{lang}.ftl").read_text(encoding="utf-8"), lang, SCHEMA)


EN, FR = words_in("en"), words_in("fr")


def visual(text: str) -> str:
    """French typography for the eye, from a sentence typed with plain spaces."""
    text = text.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")
    return re.sub(r" ([;!?])", "\u202f\\1", text)


def told(event: str, viewers: tuple[int | None, ...], en: str, fr: str, **fields: Any) -> Any:
    return ({"event": event, **fields}, viewers, en, fr)


SNEAKY = {"kind": "sneaky", "card": MUMSY}
STACKED = {"kind": "stacked", "card": MUMSY}
AB = {"actor": A, "target": B}

# an event, who hears it, and what is heard in English and in French: section G of the specification, in its order
HEARD: list[tuple[dict[str, Any], tuple[int | None, ...], str, str]] = [
    told("game_start", (A,), "The Spread is 8 by 8, the Heap has 64 cards. You start.",
         "L’Étalage fait 8 sur 8, le Tas compte 64 cartes. Vous commencez.", actor=A, width=8, height=8, heap=64),
    told("game_start", NOT_A, "The Spread is 16 by 8, the Heap has 0 cards. Ada starts.",
         "L’Étalage fait 16 sur 8, le Tas compte 0 carte. Ada commence.", actor=A, width=16, height=8, heap=0),
    told("turn_start", (A,), "Your turn.", "C’est à vous de jouer.", actor=A),
    told("turn_start", NOT_A, "Ada to play.", "C’est à Ada de jouer.", actor=A),
    told("extra_start", (A,), "Your extra turn.", "Vous jouez un tour de plus.", actor=A),
    told("extra_start", NOT_A, "Ada takes an extra turn.", "Ada joue un tour de plus.", actor=A),
    told("skipped", (A,), "You lose this turn.", "Vous perdez ce tour.", actor=A),
    told("skipped", NOT_A, "Ada loses this turn.", "Ada perd ce tour.", actor=A),
    told("flip", (A,), "You flip c4: Nana Peepwick.", "Vous retournez c4 : Mémé Coup-d’Œil.",
         actor=A, card=NANA, **C4),
    told("flip", NOT_A, "Ada flips c4: a Giggity.", "Ada retourne c4 : une Giggity.", actor=A, card=GIGGITY, **C4),
    told("flip", NOT_A, "Ada flips c4: Snooze Gas.", "Ada retourne c4 : le Chambard « Gaz dodo ».",
         actor=A, card=SNOOZE, **C4),
    told("unflip", (A,), "You hide c4 again.", "Vous recachez c4.", actor=A, **C4),
    told("unflip", NOT_A, "Ada hides c4 again.", "Ada recache c4.", actor=A, **C4),
    told("giggities_out", ALL, "Two Giggities: both go to the Keister.",
         "Deux Giggities : elles partent au Popotin."),
    told("turmoil", (B,), "Snooze Gas strikes you: Your turn ends and you lose your next turn.",
         "Le Chambard « Gaz dodo » vous vise : Votre tour s’arrête et vous perdez le suivant.", target=B, card=SNOOZE),
    told("turmoil", (A, *REST), "Snooze Gas strikes Bea: Your turn ends and you lose your next turn.",
         "Le Chambard « Gaz dodo » vise Bea : Votre tour s’arrête et vous perdez le suivant.", target=B, card=SNOOZE),
    told("replayed", ALL, "Snooze Gas cannot be replayed again.", "Le Chambard « Gaz dodo » ne peut plus être rejoué.",
         card=SNOOZE),
    told("turmoil_void", ALL, "Snooze Gas does nothing.", "Le Chambard « Gaz dodo » reste sans effet.", card=SNOOZE),
    told("turmoil_moved", (A,), "You pass Snooze Gas on to Bea.", "Vous renvoyez le Chambard « Gaz dodo » sur Bea.",
         card=SNOOZE, **AB),
    told("turmoil_moved", (B,), "Ada passes Snooze Gas on to you.", "Ada renvoie le Chambard « Gaz dodo » sur vous.",
         card=SNOOZE, **AB),
    told("turmoil_moved", REST, "Ada passes Snooze Gas on to Bea.", "Ada renvoie le Chambard « Gaz dodo » sur Bea.",
         card=SNOOZE, **AB),
    told("form", (A,), "You form a Sneaky Stack of Nana Peepwick, place 2.",
         "Vous formez une Pile sournoise de Mémé Coup-d’Œil, place 2.", actor=A, kind="sneaky", card=NANA, place=2,
         **C4_D1),
    told("form", NOT_A, "Ada forms a Stacked Stack of Oopsie Fumblewort, place 1.",
         "Ada forme une Pile empilée d’Oups Patatrac, place 1.", actor=A, kind="stacked", card=OOPSIE, place=1,
         **C4_D1),
    told("form", NOT_A, "Ada forms a Stack, place 1.", "Ada forme une Pile, place 1.", actor=A, place=1),
    told("insert_hit", (A,), "You add Mumsy Mirrormug to your Stack 2: it is now Safe.",
         "Vous ajoutez Maman Mirette à votre Pile 2 : elle devient sûre.", actor=A, card=MUMSY, place=2, kind="safe",
         **C4),
    told("insert_hit", NOT_A, "Ada adds Mumsy Mirrormug to Stack 2: it is now Stacked.",
         "Ada ajoute Maman Mirette à sa Pile 2 : elle devient empilée.",
         actor=A, card=MUMSY, place=2, kind="stacked", **C4),
    told("insert_hit", (A,), "You add a card to your Stack 2.", "Vous ajoutez une carte à votre Pile 2.",
         actor=A, place=2),
    told("insert_miss", (A,), "Your Stack 1 is Mumsy Mirrormug and a Giggity: no match.",
         "Votre Pile 1 contient Maman Mirette et une Giggity : rien d’assorti.", actor=A, place=1, **SNEAKY),
    told("insert_miss", NOT_A, "Ada’s Stack 1 is two Mumsy Mirrormug: no match.",
         "Chez Ada, la Pile 1 contient deux Maman Mirette : rien d’assorti.", actor=A, place=1, **STACKED),
    told("merge_hit", (A,), "You join Stacks 1 and 3: now Safe.", "Vous réunissez vos Piles 1 et 3 en une Pile sûre.",
         actor=A, place=1, second=3, kind="safe", card=MUMSY),
    told("merge_hit", NOT_A, "Ada joins Stacks 1 and 3: now Stacked.",
         "Ada réunit ses Piles 1 et 3 en une Pile empilée.", actor=A, place=1, second=3, kind="stacked", card=MUMSY),
    told("merge_miss", (A,), "Your Stacks 1 and 3 do not match.", "Vos Piles 1 et 3 ne sont pas assorties.",
         actor=A, place=1, second=3, second_kind="sneaky", about=NANA, **STACKED),
    told("merge_miss", NOT_A, "Ada’s Stacks 1 and 3 do not match.", "Chez Ada, les Piles 1 et 3 ne sont pas assorties.",
         actor=A, place=1, second=3),
    told("nab_point", (A,), "You point at Bea’s Stack 2.", "Vous visez la Pile 2 chez Bea.", place=2, **AB),
    told("nab_point", (B,), "Ada points at your Stack 2.", "Ada vise votre Pile 2.", place=2, **AB),
    told("nab_point", REST, "Ada points at Bea’s Stack 2.", "Ada vise la Pile 2 chez Bea.", place=2, **AB),
    told("nab_named", (A,), "You say: Cyclone Cyd.", "Vous dites : Cyd Cyclone.", actor=A, card=CYD),
    told("nab_named", NOT_A, "Ada says: Cyclone Cyd.", "Ada dit : Cyd Cyclone.", actor=A, card=CYD),
    told("nab_off", (B,), "You call it off.", "Vous annulez la tentative.", **AB),
    told("nab_off", (A, *REST), "Bea calls it off.", "Bea annule la tentative.", **AB),
    told("nab_decoy", (B,), "You put Stack 3 forward.", "Vous présentez la Pile 3.", target=B, place=3),
    told("nab_decoy", (A, *REST), "Bea puts Stack 3 forward.", "Bea présente la Pile 3.", target=B, place=3),
    told("nab_hit", (A,), "It shows two Mumsy Mirrormug: right! The Stack is yours, place 4.",
         "On voit deux Maman Mirette : bien vu ! La Pile est à vous, place 4.", place=4, second=2, **STACKED, **AB),
    told("nab_hit", (B,), "It shows two Mumsy Mirrormug: right. Ada takes your Stack.",
         "On voit deux Maman Mirette : bien vu. Ada prend votre Pile.", place=4, second=2, **STACKED, **AB),
    told("nab_hit", REST, "It shows Mumsy Mirrormug and a Giggity: right. Ada takes the Stack, place 4.",
         "On voit Maman Mirette et une Giggity : bien vu. Ada prend la Pile, place 4.",
         place=4, second=2, **SNEAKY, **AB),
    told("nab_hit", (B,), "Right. Ada takes your Stack.", "Bien vu. Ada prend votre Pile.", place=4, second=2, **AB),
    told("nab_wrong", ALL, "It shows Mumsy Mirrormug and a Giggity: wrong.",
         "On voit Maman Mirette et une Giggity : raté.", place=1, **SNEAKY, **AB),
    told("nab_wrong", ALL, "Wrong.", "Raté.", place=1, **AB),
    told("turn_ends", (A,), "Your turn ends at once.", "Votre tour s’arrête aussitôt.", actor=A),
    told("turn_ends", NOT_A, "Ada must stop at once.", "Pour Ada, le tour s’arrête aussitôt.", actor=A),
    told("lost_given", (B,), "You will lose your next turn (1 waiting).",
         "Vous perdrez votre prochain tour (1 en attente).", target=B, waiting=1),
    told("lost_given", (A, *REST), "Bea will lose the next turn (2 waiting).",
         "Bea perdra son prochain tour (2 en attente).", target=B, waiting=2),
    told("lost_avoided", (B,), "You lose no turn.", "Vous ne perdez pas de tour.", target=B),
    told("lost_avoided", (A, *REST), "Bea loses no turn.", "Bea ne perd pas de tour.", target=B),
    told("extra_given", (B,), "You will take an extra turn.", "Vous jouerez un tour de plus.", target=B),
    told("extra_given", (A, *REST), "Bea will take an extra turn.", "Bea jouera un tour de plus.", target=B),
    told("power", (A,), "You use Mumsy Mirrormug.", "Vous utilisez Maman Mirette.",
         actor=A, card=MUMSY, choice="none"),
    told("power", NOT_A, "Ada uses Nana Peepwick: c4.", "Ada utilise Mémé Coup-d’Œil : la carte c4.",
         actor=A, card=NANA, choice="cell", target=A, place=0, second=0, about=None, **C4),
    told("copied", (A,), "You copy Bea’s Nana Peepwick.", "Vous copiez Mémé Coup-d’Œil chez Bea.", card=NANA, **AB),
    told("copied", (B,), "Ada copies your Nana Peepwick.", "Ada copie Mémé Coup-d’Œil chez vous.", card=NANA, **AB),
    told("copied", REST, "Ada copies Bea’s Nana Peepwick.", "Ada copie Mémé Coup-d’Œil chez Bea.", card=NANA, **AB),
    told("nixed", (A,), "You cancel Bea’s Nana Peepwick.", "Vous annulez Mémé Coup-d’Œil chez Bea.", card=NANA, **AB),
    told("nixed", (B,), "Ada cancels your Nana Peepwick.", "Ada annule Mémé Coup-d’Œil chez vous.", card=NANA, **AB),
    told("nixed", REST, "Ada cancels Bea’s Nana Peepwick.", "Ada annule Mémé Coup-d’Œil chez Bea.", card=NANA, **AB),
    told("peek", (A,), "You peek at c4.", "Vous lorgnez la carte c4.", actor=A, where="cell", place=0, **C4),
    told("peek", NOT_A, "Ada peeks at the block at c4.", "Ada lorgne le carré en c4.",
         actor=A, where="block", place=0, **C4),
    told("peek", (A,), "You peek at your Stack 2.", "Vous lorgnez votre Pile 2.",
         actor=A, where="stack", place=2, **C4),
    told("peek", NOT_A, "Ada peeks at Stack 2.", "Ada lorgne sa Pile 2.", actor=A, where="stack", place=2, **C4),
    told("peek", (A,), "You peek at all your face-down Stacks.", "Vous lorgnez toutes vos Piles cachées.",
         actor=A, where="store", place=0, **C4),
    told("peek", NOT_A, "Ada peeks at all their own face-down Stacks.", "Ada lorgne toutes ses Piles cachées.",
         actor=A, where="store", place=0, **C4),
    told("peek_result", (A,), "c4: Nana Peepwick.", "La carte c4 : Mémé Coup-d’Œil.",
         actor=A, target=A, where="cell", place=0, card=NANA, kind="sneaky", **C4),
    told("peek_result", (A,), "Your Stack 2: Mumsy Mirrormug and a Giggity.",
         "Votre Pile 2 : Maman Mirette et une Giggity.", actor=A, target=A, where="stack", place=2, **SNEAKY, **C4),
    told("peek_result", (A,), "Bea’s Stack 2: two Mumsy Mirrormug.", "Chez Bea, la Pile 2 : deux Maman Mirette.",
         actor=A, target=B, where="theirs", place=2, **STACKED, **C4),
    told("peek_result", NOT_A, "", "", actor=A, target=A, where="cell", place=0, **C4),
    told("peek_store", (A,), "You peek at Bea’s Stack 2.", "Vous lorgnez la Pile 2 chez Bea.", place=2, **AB),
    told("peek_store", (B,), "Ada peeks at your Stack 2.", "Ada lorgne votre Pile 2.", place=2, **AB),
    told("peek_store", REST, "Ada peeks at Bea’s Stack 2.", "Ada lorgne la Pile 2 chez Bea.", place=2, **AB),
    told("look", (A,), "You show your Stack 2: two Mumsy Mirrormug.",
         "Vous montrez votre Pile 2 : deux Maman Mirette.", actor=A, place=2, **STACKED),
    told("look", NOT_A, "Ada shows Stack 2: Mumsy Mirrormug and a Giggity.",
         "Ada montre sa Pile 2 : Maman Mirette et une Giggity.", actor=A, place=2, **SNEAKY),
    told("look", NOT_A, "Ada shows Stack 2.", "Ada montre sa Pile 2.", actor=A, place=2),
    told("look_private", (A,), "You look at your Stack 2: two Mumsy Mirrormug.",
         "Vous regardez votre Pile 2 : deux Maman Mirette.", actor=A, place=2, **STACKED),
    told("look_private", NOT_A, "Ada looks at Stack 2.", "Ada regarde sa Pile 2.", actor=A, place=2),
    told("reveal", (B,), "Your Stacks are revealed: 1, two Mumsy Mirrormug; 3, Nana Peepwick and a Giggity.",
         "Vos Piles sont dévoilées : 1, deux Maman Mirette ; 3, Mémé Coup-d’Œil et une Giggity.",
         target=B, each=[{"place": 1, **STACKED}, {"place": 3, "kind": "sneaky", "card": NANA}]),
    told("reveal", (A, *REST), "Bea’s Stacks are revealed: 1, two Mumsy Mirrormug.",
         "Piles dévoilées chez Bea : 1, deux Maman Mirette.", target=B, each=[{"place": 1, **STACKED}]),
    told("show", ALL, "c4 shows Nana Peepwick for a moment.", "c4 montre Mémé Coup-d’Œil un instant.",
         card=NANA, **C4),
    told("answer", (B,), "Yes, you have one.", "Oui, vous en avez une.", target=B, card=BARON, answer="yes"),
    told("answer", (A, *REST), "Yes, Bea has a movable Stack of Baron von Blockhead.",
         "Oui, Bea a une Pile mobile du Baron von Quatrecoins.", target=B, card=BARON, answer="yes"),
    told("answer", (A, *REST), "No, Bea has none.", "Non, Bea n’en a pas.", target=B, card=BARON, answer="no"),
    told("answer", (B,), "No, you have none.", "Non, vous n’en avez pas.", target=B, card=BARON, answer="no"),
    told("shuffle", ALL, "Shuffled unseen: row 4 and column c.",
         "Mélange à l’aveugle : la ligne 4 et la colonne c.", where="cross", **C4),
    told("shuffle_stacks", (B,), "Shuffled unseen: your movable Stacks.",
         "Mélange à l’aveugle : vos Piles mobiles.", target=B),
    told("shuffle_stacks", (A, *REST), "Shuffled unseen: the movable Stacks of Bea.",
         "Mélange à l’aveugle : les Piles mobiles chez Bea.", target=B),
    told("swap", (A,), "You swap your Stack 1 for Bea’s Stack 2.",
         "Vous échangez votre Pile 1 contre la Pile 2 chez Bea.", place=1, second=2, **AB),
    told("swap", (B,), "Ada swaps Stack 1 for your Stack 2.", "Ada échange sa Pile 1 contre votre Pile 2.",
         place=1, second=2, **AB),
    told("swap", REST, "Ada swaps Stack 1 for Bea’s Stack 2.", "Ada échange sa Pile 1 contre la Pile 2 chez Bea.",
         place=1, second=2, **AB),
    told("parcel", (A,), "You pass Stack 1 to Bea.", "Vous passez votre Pile 1 à Bea.", place=1, second=2, **AB),
    told("parcel", (B,), "Ada passes you a Stack, place 2.", "Ada vous passe une Pile, place 2.",
         place=1, second=2, **AB),
    told("parcel", REST, "Ada passes Stack 1 to Bea, place 2.", "Ada passe sa Pile 1 à Bea, place 2.",
         place=1, second=2, **AB),
    told("leak", (A,), "Your Stack 1, two Mumsy Mirrormug, goes to the Keister.",
         "Votre Pile 1, deux Maman Mirette, part au Popotin.", actor=A, place=1, **STACKED),
    told("leak", NOT_A, "Ada’s Stack 1, two Mumsy Mirrormug, goes to the Keister.",
         "Chez Ada, la Pile 1, deux Maman Mirette, part au Popotin.", actor=A, place=1, **STACKED),
    told("sink", ALL, "4 cards go under the Heap.", "4 cartes passent sous le Tas.", cards=4),
    told("spring", ALL, "3 Giggities go back into the Heap.", "3 Giggities retournent dans le Tas.",
         number=3, into="heap", each=[]),
    told("spring", ALL, "2 Giggities go back into empty cells: c4, d1.",
         "2 Giggities retournent dans des cases vides : c4, d1.",
         number=2, into="cells", each=[C4, {"column": "d", "row": 1}]),
    told("switch", (A,), "You exchange c4 with the Heap.", "Vous échangez c4 avec le Tas.", actor=A, **C4),
    told("switch", NOT_A, "Ada exchanges c4 with the Heap.", "Ada échange c4 avec le Tas.", actor=A, **C4),
    told("sit", (A,), "You sit on c4.", "Vous couvez c4.", actor=A, **C4),
    told("sit", NOT_A, "Ada sits on c4.", "Ada couve c4.", actor=A, **C4),
    told("sit_end", ALL, "c4 is no longer sat on.", "La carte c4 n’est plus couvée.", **C4),
    told("lock", (A,), "You lock your Stack 2.", "Vous cadenassez votre Pile 2.", actor=A, place=2),
    told("lock", NOT_A, "Ada locks Stack 2.", "Ada cadenasse sa Pile 2.", actor=A, place=2),
    told("lock_end", (A,), "Your Stack 2 is unlocked.", "Votre Pile 2 n’est plus cadenassée.", actor=A, place=2),
    told("lock_end", NOT_A, "Ada’s Stack 2 is unlocked.", "Chez Ada, la Pile 2 n’est plus cadenassée.",
         actor=A, place=2),
    told("turned", (A,), "You turn Bea’s Nana Peepwick.", "Vous faites pivoter Mémé Coup-d’Œil chez Bea.",
         card=NANA, **AB),
    told("turned", (B,), "Ada turns your Nana Peepwick.", "Ada fait pivoter Mémé Coup-d’Œil chez vous.",
         card=NANA, **AB),
    told("turned", REST, "Ada turns Bea’s Nana Peepwick.", "Ada fait pivoter Mémé Coup-d’Œil chez Bea.",
         card=NANA, **AB),
    told("ready", (B,), "Your Cyclone Cyd is ready again.", "Chez vous, le Pouvoir de Cyd Cyclone est de nouveau prêt.",
         target=B, card=CYD),
    told("ready", (A, *REST), "Bea’s Cyclone Cyd is ready again.",
         "Chez Bea, le Pouvoir de Cyd Cyclone est de nouveau prêt.", target=B, card=CYD),
    told("cut_on", (B,), "No Powers until your next turn.", "Aucun Pouvoir jusqu’à votre prochain tour.", target=B),
    told("cut_on", (A, *REST), "No Powers until Bea’s next turn.", "Aucun Pouvoir tant que Bea n’a pas rejoué.",
         target=B),
    told("cut_off", ALL, "Powers work again.", "Les Pouvoirs marchent de nouveau."),
    told("recharge", ALL, "All Safe Stacks are ready.", "Toutes les Piles sûres sont prêtes.", other="no"),
    told("recharge", ALL, "All other Safe Stacks are ready.", "Toutes les autres Piles sûres sont prêtes.",
         other="yes"),
    told("direction", ALL, "Play now runs clockwise.", "Le jeu tourne maintenant dans le sens horaire.",
         direction="clockwise"),
    told("direction", ALL, "Play now runs counter-clockwise.", "Le jeu tourne maintenant dans le sens antihoraire.",
         direction="anticlockwise"),
    told("cleanup", ALL, "2 cards hidden again, 1 refilled; 12 left in the Heap.",
         "2 cartes recachées, 1 ajoutée ; reste dans le Tas : 12.", hidden=2, refilled=1, heap=12),
    told("heap_empty", ALL, "The Heap is empty.", "Le Tas est vide."),
    told("waiting", (B,), "Your answer, please.", "À vous de répondre.", target=B),
    told("waiting", (A, *REST), "Waiting for Bea.", "On attend Bea.", target=B),
    told("timeout", (A,), "Time is up: the referee plays for you.", "Temps écoulé : l’arbitre joue pour vous.",
         actor=A),
    told("timeout", NOT_A, "Time is up: the referee plays for Ada.", "Temps écoulé : l’arbitre joue pour Ada.",
         actor=A),
    told("left", NOT_A, "Ada has left.", "Ada s’en va.", actor=A),
    told("back", NOT_A, "Ada is back.", "Ada revient.", actor=A),
    told("end_vote", (A,), "You propose to end.", "Vous proposez d’arrêter.", actor=A),
    told("end_vote", NOT_A, "Ada proposes to end.", "Ada propose d’arrêter.", actor=A),
    told("end", ALL, "The game is over: the Spread is empty.", "La partie est finie : l’Étalage est vide.",
         reason="empty", turns=60),
    told("end", ALL, "The game is over: nothing left can match.", "La partie est finie : plus rien ne peut s’assortir.",
         reason="dead", turns=60),
    told("end", ALL, "The game is over: nothing has moved for 36 turns.",
         "La partie est finie : rien n’a bougé depuis 36 tours.", reason="idle", turns=36),
    told("end", ALL, "The game is over: all agree.", "La partie est finie : tout le monde est d’accord.",
         reason="vote", turns=60),
    told("score", (A,), "You: 9 points, 1 Safe, 2 Stacked, 1 Sneaky.",
         "Vous : 9 points, 1 sûre, 2 empilées, 1 sournoise.", actor=A, points=9, safe=1, stacked=2, sneaky=1),
    told("score", NOT_A, "Ada: 1 point, 0 Safe, 0 Stacked, 1 Sneaky.",
         "Ada : 1 point, 0 sûre, 0 empilée, 1 sournoise.", actor=A, points=1, safe=0, stacked=0, sneaky=1),
    told("winner", (A,), "You win and keep your job.", "Vous gagnez et gardez votre poste.", actor=[A]),
    told("winner", NOT_A, "Ada wins and keeps the job.", "Ada gagne et garde son poste.", actor=[A]),
    told("boom", ALL, "A tie to the end: the world blows up and nobody wins.",
         "Égalité jusqu’au bout : le monde explose et personne ne gagne."),
    # 13.3: once the turn is over
    told("past_flip", NOT_A, "Ada flipped a card.", "Ada a retourné une carte.", actor=A, number=1),
    told("past_flip", (A,), "You flipped two cards.", "Vous avez retourné deux cartes.", actor=A, number=2),
    told("past_insert", NOT_A, "Ada added a card to a Stack.", "Ada a ajouté une carte à une Pile.", actor=A),
    told("past_form", NOT_A, "Ada formed a Stack.", "Ada a formé une Pile.", actor=A),
    told("past_nab", REST, "Ada nabbed a Stack from Bea.", "Ada a chipé une Pile chez Bea.", **AB),
    told("past_wrong", NOT_A, "Ada nabbed wrongly.", "Ada a raté son coup en voulant chiper.", actor=A),
    told("past_peek", NOT_A, "Ada peeked.", "Ada a lorgné.", actor=A),
    told("past_look", NOT_A, "Ada showed a Stack.", "Ada a montré une Pile.", actor=A),
    told("past_merge", NOT_A, "Ada joined two Stacks.", "Ada a réuni deux Piles.", actor=A),
    told("past_safe", NOT_A, "Ada completed a Safe Stack of Cyclone Cyd.",
         "Ada a complété une Pile sûre de Cyd Cyclone.", actor=A, card=CYD),
]  # fmt: skip


@pytest.mark.parametrize(
    ("event", "viewers", "en", "fr"), HEARD, ids=[f"{row[0]['event']}-{row[2][-12:]}" for row in HEARD]
)
def test_heard(event: dict[str, Any], viewers: tuple[int | None, ...], en: str, fr: str) -> None:
    for viewer in viewers:
        for words, sentence in ((EN, en), (FR, visual(fr))):
            assert words.event(event, viewer, NAMES) == sentence


def test_every_event_is_told() -> None:
    assert {form.name for form in FORMS.values()} <= {event["event"] for event, *_ in HEARD}


def rows_of(lang: str) -> list[dict[str, str]]:
    """The rows of the deck file."""
    lines = [line for line in (FOLDER / "default.csv").read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    head, *rows = (line.split("|") for line in lines)
    return [dict(zip(head, row, strict=True)) for row in rows]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_say_of_cards_what_the_deck_file_does(lang: Language) -> None:
    """Names, short names and texts stand in the deck file; B.2."""
    words = words_in(lang)
    for value, row in enumerate(rows_of(lang)):
        assert words.say("card-name", value=value) == row[f"name_{lang}"]
        assert words.say("card-text", value=value) == row[f"text_{lang}"].replace("'", "’")
        short = words.say("card-short", value=value)
        assert short == row[f"say_{lang}"]
        turmoil = {"en": "Turmoil ", "fr": "Chambard "}[lang] if row["kind"] == "tur" else ""
        assert words.card(value, brief=True) == turmoil + short
    if lang == "fr":
        for value, row in enumerate(rows_of(lang)):
            assert words.say("of-card", card=row["name_fr"], card_value=value) == row["de_fr"]
