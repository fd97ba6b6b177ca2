"""A host's own deck in the terminal: its names are typed and heard, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bythebook.games import room
from bythebook.kernel.notation import BadInput
from bythebook.terminal.sitting import plan
from tests.terminal.session import Session, at_position, only_moves, say

GAMES = Path(__file__).parents[1] / "games"
OWN = (GAMES / "dweebies" / "own.csv").read_text(encoding="utf-8")
POSITION = "seats AB ; T C: dr ; H A rh ar li +2 ; turn A"


@pytest.mark.parametrize(
    ("lang", "label", "hand", "named", "placed"),
    [
        (
            "en", "Deck entered by the table: Our own box.", 'Robin "H" {Hood}', "artist@N1",
            "You place the Artist at north 1.",
        ),
        (
            "fr", "Cartes saisies par la table : Our own box.", "Robin des Bois", "Artiste@n1",
            "Vous posez l’Artiste en nord 1.",
        ),
    ],
)  # fmt: skip
def test_names_are_typed_and_heard(lang: str, label: str, hand: str, named: str, placed: str) -> None:
    line, said = at_position(POSITION, lang, "dweebies", {}, deck_text=OWN)
    ask_hand, ask_deck = ("hand", "deck") if lang == "en" else ("main", "paquet")
    assert hand in say(line, said, ask_hand)[0]
    [deck] = say(line, said, ask_deck)
    assert deck.startswith(label)
    assert hand in deck
    say(line, said, named)
    assert line.table.entries[-1].move == "ar@N1"
    assert line.listener.unsaid[0] == placed


def test_codes_of_the_house_deck_are_no_cards() -> None:
    line, said = at_position(POSITION, "en", "dweebies", {}, deck_text=OWN)
    assert "no card" in say(line, said, "ga@N1")[0]
    say(line, said, "rh@N1")
    assert line.table.entries[-1].move == "rh@N1"


@pytest.mark.parametrize("game", ["dweebies", "cryptid_smash"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_heard(game: str, lang: str) -> None:
    """Every word that the deck replaces is said, and none that it has replaced."""
    text = (GAMES / game / "own.csv").read_text(encoding="utf-8")
    made = plan(room(game), seats=3, seed=8, deck_text=text)
    talk = "\n".join(Session(made, lang, only_moves).play())
    own, house = {
        ("dweebies", "en"): ("Artist", "Inventor"), ("dweebies", "fr"): ("l’Artiste", "Inventrice"),
        ("cryptid_smash", "en"): ("Deep Blue", "Aqua"), ("cryptid_smash", "fr"): ("Bleu profond", "Aqua"),
    }[game, lang]  # fmt: skip
    assert own in talk
    assert house not in talk


@pytest.mark.parametrize(("broken", "number"), [("# name: Our own box\n", "D0"), (",l’,brush", "D6")])
def test_a_wrong_file_is_one_sentence(broken: str, number: str) -> None:
    with pytest.raises(BadInput) as found:
        plan(room("dweebies"), deck_text=OWN.replace(broken, ",der,brush" if number == "D6" else ""))
    for lang in ("en", "fr"):
        sentence = found.value.sentence(lang)
        assert f"({number})" in sentence
        assert sentence.count(". ") == 0
