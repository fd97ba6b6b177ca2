"""Every question of Dweebies has a key and a word, and the help lists them."""

from __future__ import annotations

import re

from tests.browser.conftest import Watch
from tests.browser.home import DWEEBIES
from tests.browser.player import Player
from tests.browser.test_keys import queries_answer
from tests.browser.test_refusals import LANGS
from tests.browser.test_tableau import POSITION

# the question: key, word in English and French, answer in English and French
QUERIES = {
    "hand": ("h", "hand", "main", r"^Hand, 5 cards: Gardener; Beekeeper; Magician; Postie; Kite-Flyer\.$",
             r"^Main, 5 cartes : Jardinière ; Apicultrice ; Magicienne ; Facteur ; Cerf-voliste\.$"),
    "playable": ("p", "playable", "jouables", r"^8 playable cells: north 2, east 1; north 1; north 1, east 2; .+\.$",
                 r"^8 cases jouables : nord 2, est 1 ; nord 1 ; nord 1, est 2 ; .+\.$"),
    "collects": ("M", "collects", "prises", r"^Gardener: east 2: row of 3; .+; 5 other cells are playable\.$",
                 r"^Jardinière, est 2 : rangée de 3 ; .+ ; 5 autres cases jouables\.$"),
    "table": ("c", "table", "table", r"^4 cards, 1 group, north 1 to south 1, centre to east 1\.$",
              r"^4 cartes, 1 groupe, .*nord 1.*sud 1.*est 1\.$"),
    "rows": ("C", "rows", "rangées", r"^North 1: east 1 Drummer\. Centre row: .+\. South 1: east 1 Lifeguard\.$",
             r"^Nord 1 : est 1 Batteur\. .+ Sud 1 : est 1 Maître-nageur\.$"),
    "row": ("r", "row C", "rangée C", r"^Centre row: centre Gardener, east 1 Knitter\.$",
             r"^Rangée .+ : .+, est 1 Tricoteuse\.$"),
    "column": ("v", "column C", "colonne C", r"^Centre column: centre Gardener\.$", r"^Colonne .+ : .+ Jardinière\.$"),
    "cell": ("x", "cell C", "case C", r"^Gardener, centre\. Row of 2 .+\. Column: nothing\. Above: free; .+\.$",
             r"^Jardinière, centre\. Rangée de 2 .+\. Colonne : rien\. .+\.$"),
    "lines": ("L", "lines", "lignes", r"^Row of 2 between centre and east 1: Gardener, Knitter; column of 3 .+\.$",
              r"^Rangée de 2 entre centre et est 1 : Jardinière, Tricoteuse ; colonne de 3 .+\.$"),
    "groups": ("G", "groups", "groupes", r"^The Dweebies are one group\.$", r"^Les Dweebies forment un seul groupe\.$"),
    "counts": ("e", "counts", "comptes", r"^Draw pile, 40 cards\. You: 5 cards\. .+: 5 cards\.$",
               r"^Pioche, 40 cartes\. Vous : 5 cartes\. .+ : 5 cartes\.$"),
    "scores": ("s", "scores", "scores", r"^Collected, you: 0 cards\. .+ Nobody has collected yet\.$",
             r"^Cartes ramassées.+\.$"),
    "who": ("t", "who", "qui", r"^Your turn\. Which card do you place, and where\?$",
            r"^À vous de jouer\. Quelle carte posez-vous, et où \?$"),
    "tally": ("i", "tally", "décompte", r"^The tally is off: .+\.$", r"^Il n’y a pas de décompte : .+\.$"),
    "deck": ("k", "deck", "paquet", r"^Reconstructed deck: .+Gardener: four copies; ",
             r"^Jeu de cartes reconstitué : .+Jardinière : "),
    "options": ("o", "options", "options", r"^Deck: ", r"^Jeu de cartes : |^Cartes : |^Paquet : "),
}  # fmt: skip


@LANGS
def test_every_query_of_dweebies(watch: Watch, lang: str) -> None:
    page = watch.at(POSITION, 2, lang, game=DWEEBIES)
    player = Player(page, "keys")
    before = player.wait()["options"]
    queries_answer(player, QUERIES, lang)
    page.keyboard.press("?")
    page.wait_for_selector(".help-dialog[open]")
    listed = page.inner_text(".help-dialog")
    for key in ("C", "H", "E", "S", "T", "W", "X", "P", "K", "O", "R", "V", "I", "J", "B", "A", "D"):
        assert re.search(rf"(^|\s){re.escape(key)}(\s|$)", listed, re.MULTILINE), f"{key} is not in the list of keys"
    page.keyboard.press("Escape")
    assert player.look()["options"] == before, "asking changes nothing"
