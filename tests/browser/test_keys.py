"""The keys do what they say, only at the table, and can be switched off. Every query has a key and a word."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from bythebook.kernel.asking import KEYS
from tests.browser.conftest import Watch
from tests.browser.player import Player
from tests.browser.test_refusals import LANGS, TURN, plain, typed
from tests.browser.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

# the question: key, word in English and French, answer in English and French
BRAIN_QUERIES = {
    "hand": ("h", "hand", "main", r"^Your hand, .+: .+", r"^Votre main, .+ : .+"),
    "cemetery": ("g", "cemetery", "cimetière", r"^Your cemetery", r"^Votre cimetière"),
    "top": ("c", "top", "horde", r"^Top of the horde: .+ on \d+", r"^Dessus de la horde : .+ sur \d+"),
    "playable": ("p", "playable", "jouables", r"^You can .*p(lay|ass)", r"^Vous pouvez .*(jouer|passer)"),
    "numbers": ("e", "numbers", "nombres", r"^You: .+ Reserve: .+ bank: ", r"^Vous : .+ Réserve : .+ banque : "),
    "who": ("t", "who", "qui", r"^Your turn\. What do you play\?", r"^À vous de jouer\. Que jouez-vous \?"),
    "faces": ("f", "faces", "faces", r"^Spike: .+; dash: .+play again\.$", r"^Pic : .+ ; tiret : .+rejouez\.$"),
    "deck": ("k", "deck", "paquet", r"^Deck: .+, reconstruction", r"^Paquet : .+, reconstitution"),
    "options": ("o", "options", "options", r"^Deck: ", r"^Paquet : "),
    "last": (",", "last", "derniers", r".+", r".+"),
}
CRYPTID_QUERIES = {
    "hand": (
        "h",
        "hand",
        "main",
        r"^5 cards: Aqua Nyx, two Terra Skip, Ignis Latron, Pass Left\.$",
        r"^5 cartes : Nyx Aqua, deux Passe-tour Terra, Latron Ignis, Mains à gauche\.$",
    ),
    "playable": (
        "p",
        "playable",
        "jouables",
        r"^Playable: two Terra Skip, Ignis Latron, Pass Left\.$",
        r"^Jouables : deux Passe-tour Terra, Latron Ignis, Mains à gauche\.$",
    ),
    "top": (
        "c",
        "table",
        "table",
        r"^Top Terra Latron, colour Terra, anticlockwise, no chain, deck 95\.$",
        r"^Dessus : Latron Terra, couleur Terra, sens antihoraire, pas de chaîne, pioche : 95\.$",
    ),
    "counts": (
        "e",
        "counts",
        "comptes",
        r"^Bartleby 4\. Candide 1, smash said\. Dorian 1\. You 5\.$",
        r"^Bartleby : 4\. Candide : 1, smash dit\. Dorian : 1\. Vous : 5\.$",
    ),
    "pile": (
        "m",
        "mirror",
        "miroir",
        r"^Mirror would repeat Reverse\. Pile: Terra Latron, Aqua Reverse\.",
        r"^Le Miroir répéterait : Inversion\. Pile : Latron Terra, Inversion Aqua\.",
    ),
    "places": ("s", "places", "places", r"^Nobody has finished\.$", r"^Personne n’a terminé\.$"),
    "who": (
        "t",
        "who",
        "qui",
        r"^Your turn\. Dorian is next\.$",
        r"^À vous de jouer\. Ensuite, à Dorian\.$",
    ),
    "deck": ("k", "deck", "paquet", r"^Deck: .+Deck split reconstructed", r"^Paquet : .+Répartition du paquet"),
    "options": ("o", "options", "options", r"^Deck: .+Call window: 2 seconds", r"^Paquet : .+Fenêtre d’annonce : 2 s"),
    "last": (",", "last", "derniers", r".+", r".+"),
}
POSITION = ("at=act:p1 col=te dir=- p1=aq.nyx,te.skp,te.skp,ig.lat,t.pass p2=#4 p3!=#1 p4=#1 pile=te.lat,aq.rev "
            "deck=#20,*")  # fmt: skip
MORE_KEYS = {
    "s": (r"^You: \d+ brains; .+: \d+ brains\.$", r"^Vous : \d+ cerveaux ; .+ : \d+ cerveaux\.$"),
    "S": (r"^You: .+ Reserve: ", r"^Vous : .+ Réserve : "),
    "T": (r"^No clock is running\.$", r"^Aucun temps n’est compté"),
    "u": (r"^There is nothing to call", r"^Il n’y a rien"),
}


AGAIN = ("top", "pile")


def my_turn(watch: Watch, lang: str) -> Player:
    """Somebody whose turn it is, with a horde to beat."""
    player = watch.game(lang, seed=2)
    to_my_turn(player, lang)
    return player


def to_my_turn(player: Player, lang: str) -> None:
    for _ in range(400):
        seen = player.wait()
        assert not seen["over"]
        if plain(seen["question"]) == TURN[lang] and player.page.locator("[data-anchor=horde] use").count():
            return
        player.act(seen)


def answer_to(page: Page, ask: Callable[[], None]) -> str:
    """What is shown and said when something is asked; both must be the same."""
    page.evaluate("() => { eyes.heard.length = 0; document.querySelector('.slip [data-key=slip-away]')?.click(); }")
    ask()
    page.wait_for_selector(".slip-answer")
    shown = plain(page.inner_text(".slip-answer p"))
    page.wait_for_function("() => eyes.heard.some((each) => each.region === 'status')")
    said = plain(page.evaluate("() => eyes.heard.find((each) => each.region === 'status').text"))
    assert said == shown, "an answer comes before anything else that waits to be said"
    return shown


def cards_of(page: Page, zone: str) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator(f".row-{zone} [data-card]").all()]


def queries_answer(player: Player, queries: dict[str, tuple[str, str, str, str, str]], lang: str) -> None:
    """Each by its key and by its word, in the same words."""
    page = player.page
    for name, (key, english, french, in_english, in_french) in queries.items():
        page.focus("#question")
        by_key = answer_to(page, lambda key=key: page.keyboard.press(key))
        assert re.search(in_english if lang == "en" else in_french, by_key), f"{name}: {by_key}"
        if name in AGAIN:  # asked twice running it tells something else
            answer_to(page, lambda: page.keyboard.press("t"))
        by_word = answer_to(page, lambda word=english if lang == "en" else french: typed(page, word))
        if name != "last":
            assert by_word == by_key, name
    page.focus("#question")


@LANGS
def test_every_query_of_cryptid_smash(watch: Watch, lang: str) -> None:
    page = watch.at(POSITION, 4, lang)
    player = Player(page, "keys")
    before = player.wait()["options"]
    queries_answer(player, CRYPTID_QUERIES, lang)
    nothing = answer_to(page, lambda: page.keyboard.press("g"))
    assert nothing == ("This game has no such thing." if lang == "en" else "Ce jeu n’a rien de tel.")
    page.keyboard.press("?")
    page.wait_for_selector(".help-dialog[open]")
    listed = page.inner_text(".help-dialog")
    for key in ("C", "H", "E", "M", "S", "T", "W", "U", "L", "N", "P", "K", "O", "F1", "/"):
        assert re.search(rf"(^|\s){re.escape(key)}(\s|$)", listed, re.MULTILINE), f"{key} is not in the list of keys"
    page.keyboard.press("Escape")
    assert player.look()["options"] == before, "asking changes nothing"


@LANGS
def test_every_query_answers_by_key_and_by_word(watch: Watch, lang: str) -> None:
    player = my_turn(watch, lang)
    page = player.page
    before = player.look()["options"]
    queries_answer(player, BRAIN_QUERIES, lang)
    for key, patterns in MORE_KEYS.items():
        told = answer_to(page, lambda key=key: page.keyboard.press(key))
        assert re.search(patterns[lang == "fr"], told), f"{key}: {told}"
    hand = answer_to(page, lambda: page.keyboard.press("h"))
    for value in cards_of(page, "hand"):
        assert re.search(rf"\b{value}s?\b", hand), f"{value} is not in: {hand}"
    page.focus("#question")
    typed(page, "rule 8.12" if lang == "en" else "règle 8.12")
    page.wait_for_selector(".clause-dialog[open] .tag-disputed")
    page.keyboard.press("Escape")
    page.focus("#question")
    typed(page, "help" if lang == "en" else "aide")
    page.wait_for_selector(".help-dialog[open]")
    page.keyboard.press("Escape")
    assert player.look()["options"] == before, "asking changes nothing"


def test_the_horde_twice_is_the_whole_horde(watch: Watch) -> None:
    player = my_turn(watch, "fr")
    page = player.page
    page.focus("#question")
    answer_to(page, lambda: page.keyboard.press("c"))
    whole = answer_to(page, lambda: page.keyboard.press("c"))
    assert whole.startswith("La horde, du dessus vers le dessous :")


def test_walking_cards_and_the_log(watch: Watch) -> None:
    player = my_turn(watch, "en")
    page = player.page
    hand = page.locator(".row-hand button.card")
    keys = [card.get_attribute("data-key") for card in hand.all()]
    hand.first.focus()
    walked = [player.look()["focus"]]
    for _ in keys[1:]:
        page.keyboard.press("ArrowRight")
        walked.append(player.look()["focus"])
    assert walked == keys
    page.keyboard.press("ArrowRight")
    assert player.look()["focus"] == keys[-1], "the row does not turn around"
    page.keyboard.press("Home")
    assert player.look()["focus"] == keys[0]
    page.keyboard.press("End")
    assert player.look()["focus"] == keys[-1]
    page.keyboard.press("ArrowLeft")
    assert player.look()["focus"] == keys[max(0, len(keys) - 2)]

    lines = [plain(line) for line in page.locator(".lines .line p").all_inner_texts()]
    page.focus("#question")
    assert answer_to(page, lambda: page.keyboard.press(",")) == lines[-1]
    assert answer_to(page, lambda: page.keyboard.press(",")) == lines[-2]
    assert answer_to(page, lambda: page.keyboard.press(".")) == lines[-1]


def test_tab_goes_from_one_legal_play_to_the_next(watch: Watch) -> None:
    """The cards that cannot be played are passed over by Tab; the arrows find them."""
    player = my_turn(watch, "fr")
    page = player.page
    legal = {each["key"] for each in player.look()["options"]}
    page.focus("#question")
    met: list[str] = []
    for _ in range(12):
        page.keyboard.press("Tab")
        if not page.evaluate("() => Boolean(document.activeElement.closest('.moves, .row-hand'))"):
            break
        met.append(player.look()["focus"])
    held = [key for key in met if key.startswith("hand-")]
    assert set(met) >= legal or not held
    assert all(key in legal for key in held) or len(held) == 1, "with no legal card the row keeps one stop"
    page.keyboard.press("Shift+Tab")
    assert player.look()["focus"] == met[-1]


def test_space_is_the_main_action(watch: Watch) -> None:
    """On a card, where it could be pressed by mistake, Space is the main action: here the pass."""
    player = my_turn(watch, "en")
    page = player.page
    page.locator(".row-hand button.card").first.focus()
    page.keyboard.press("Space")
    page.locator(".line-passed.mine").first.wait_for()


def test_help_rules_and_the_clause_of_a_card(watch: Watch) -> None:
    player = my_turn(watch, "en")
    page = player.page
    page.focus("#question")
    page.keyboard.press("?")
    page.wait_for_selector(".help-dialog[open]")
    listed = page.inner_text(".help-dialog")
    for key in ("C", "H", "G", "E", "S", "T", "W", "M", "P", "F", "K", "O", "F1", "/"):
        assert re.search(rf"(^|\s){re.escape(key)}(\s|$)", listed, re.MULTILINE), f"{key} is not in the list of keys"
    page.keyboard.press("h")
    assert page.locator(".slip-answer").count() == 0, "letters rest while a dialog is open"
    page.keyboard.press("Escape")
    assert player.look()["focus"] == "question"

    page.locator(".row-hand button.card").first.focus()
    page.keyboard.press("?")
    page.wait_for_selector(".clause-dialog[open] .clause-text")
    page.keyboard.press("Escape")

    page.keyboard.press("F1")
    page.wait_for_selector(".clause")
    assert page.url.endswith("/rules/oh_my_brain")
    page.go_back()
    page.wait_for_selector(".row-hand")


def test_letters_only_at_the_table_and_only_if_wanted(watch: Watch) -> None:
    player = my_turn(watch, "fr")
    page = player.page
    # in a text field a letter is a letter
    page.focus("#command")
    page.keyboard.type("hcg")
    assert page.input_value("#command") == "hcg"
    page.fill("#command", "")
    # outside the table it does nothing
    page.focus(".top .brand")
    page.keyboard.press("h")
    settled(page)
    assert page.locator(".slip-answer").count() == 0
    # another key may be chosen
    open_settings(page)
    page.click(".settings-dialog summary")
    hand = page.locator(".key-list .key-field").nth(list(KEYS).index("hand"))
    hand.fill("z")
    hand.blur()
    page.keyboard.press("Escape")
    page.focus("#question")
    page.keyboard.press("h")
    settled(page)
    assert page.locator(".slip-answer").count() == 0
    answer_to(page, lambda: page.keyboard.press("z"))
    # and letters can be switched off
    open_settings(page)
    page.click(".toggle >> nth=2")
    page.keyboard.press("Escape")
    page.click(".slip [data-key=slip-away]")
    page.focus("#question")
    page.keyboard.press("z")
    settled(page)
    assert page.locator(".slip-answer").count() == 0


def open_settings(page: Page) -> None:
    page.click(".top .tools > .icon-button")
    page.wait_for_selector(".settings-dialog[open]")


def test_a_pass_is_asked_back_when_that_is_wanted(watch: Watch) -> None:
    lang = "fr"
    player = watch.game(lang, seed=2)
    page = player.page
    open_settings(page)
    page.click(".toggle >> nth=0")
    page.keyboard.press("Escape")
    for _ in range(600):
        seen = player.wait()
        assert not seen["over"]
        keys = [each["key"] for each in seen["options"]]
        cards = any(key.startswith("hand-") for key in keys)
        if plain(seen["question"]) == TURN[lang] and cards and any(each["verb"] == "pass" for each in seen["options"]):
            break
        if any(each["verb"] == "pass" for each in seen["options"]):
            page.click('.moves [data-verb="pass"]')  # nothing can be played: no question back
            page.wait_for_function("() => document.querySelector('.sent, .row-lot, #end-title') || !eyes.ready()")
            continue
        player.act(seen)
    page.click('.moves [data-verb="pass"]')
    page.wait_for_selector(".confirm-dialog[open]")
    page.click(".confirm-dialog .choice")
    assert player.look()["options"], "no was said, and nothing has happened"
    page.click('.moves [data-verb="pass"]')
    page.click(".confirm-dialog .primary")
    page.locator(".line-passed.mine").last.wait_for()
