"""A host's own deck file (rule 1.5): codes, names, articles, dots, pictures, records."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bythebook.games import room
from bythebook.games.dweebies.deck import read_deck
from bythebook.games.dweebies.moves import well_formed
from bythebook.games.dweebies.names import CENTRE
from bythebook.kernel.history import read_record, write_record
from bythebook.kernel.notation import BadInput
from bythebook.kernel.replaying import verify
from bythebook.kernel.telling import field_types
from bythebook.kernel.words import Words
from bythebook.terminal.replaying import Told
from bythebook.terminal.sitting import Sitting, plan

TEXT = (Path(__file__).parent / "own.csv").read_text(encoding="utf-8")
GAME = room("dweebies")
OWN = GAME.with_deck(read_deck("file", TEXT))


def changed(**cells: str) -> str:
    """The house deck with another first row."""
    house = read_deck("house", None)
    row = {name: str(house.rows[0][name]) for name in ("code", "id", "copies", "name_en", "name_fr", "def_fr", "mark")}
    lines = house.text.splitlines()
    return "\n".join([*lines[:2], ",".join((row | cells).values()), *lines[3:]])


def test_its_codes_are_read_and_written() -> None:
    assert list(OWN.read_move("rh@N1").word[:3]) == [0, CENTRE - 1, CENTRE]
    assert OWN.write_move(OWN.read_move("AR@c"), "fr") == "ar@C"
    assert OWN.read_draw("shuffle rh,ar").outcome == (0, 17)
    assert OWN.write_draw(OWN.read_draw("shuffle rh,ar")) == "shuffle rh,ar"
    random = Random(5)
    for _ in range(300):
        move = well_formed(random)
        again = OWN.read_move(OWN.write_move(move, "fr"))
        assert (again.size, list(again.word)) == (move.size, list(move.word))


@pytest.mark.parametrize("text", ["ga@C", "gardener@C", "jardinière@C"])
def test_what_is_not_in_it_is_no_card(text: str) -> None:
    with pytest.raises(BadInput) as found:
        OWN.read_move(text)
    assert "rh" in str(found.value)
    assert GAME.read_move(text).word[0] == 0


def test_a_code_goes_before_a_name_and_a_shared_name_means_nothing() -> None:
    """Records are written in codes, so nothing may stand in their way."""
    confusing = GAME.with_deck(read_deck("file", changed(code="rh", id="x", name_en="Dr", name_fr="Drummer", mark="y")))
    assert confusing.read_move("dr@C").word[0] == 1
    with pytest.raises(BadInput):
        confusing.read_move("drummer@C")  # the one in French, the other in English
    assert confusing.read_move("batteur@C").word[0] == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_names_are_said_in_every_language(lang: str) -> None:
    words = Words(OWN.words(lang), lang, field_types(OWN.forms.values()))  # type: ignore[arg-type]
    said = {
        "en": ('Robin "H" {Hood}', "Artist", "Drummer; 2 times Artist", "the Drummer", "Artist, 1 dot"),
        "fr": ("Robin des Bois", "Artiste", "Batteur ; 2 fois Artiste", "l’Artiste", "Artiste, 1 pastille"),
    }[lang]
    robin, artist, several, article, dots = map(words.spoken, said)
    assert words.card(0) == robin
    assert words.card(17) == artist
    assert words.spoken(words.cards([17, 1, 17])) == several
    assert words.spoken(words.say("card-dots", value=17)) == dots
    kind = 1 if lang == "en" else 17
    assert words.say("the-kind", card=words.card(kind), card_value=kind) == article
    assert words.say("kind-code", value=17) == "ar"


def test_other_kinds_hold_up_their_code() -> None:
    """Rule 1.2: on a card with as many dots as there are copies; a kind of the house deck keeps its picture."""
    assert OWN.deck_faces == {
        "card-0": ("blank-4", "rh"), "dweebie-0": ("dweebie-blank", "rh"),
        "card-17": ("blank-1", "ar"), "dweebie-17": ("dweebie-blank", "ar"),
    }  # fmt: skip


def test_the_house_deck_in_a_file_is_the_house_deck() -> None:
    same = GAME.with_deck(read_deck("file", read_deck("house", None).text))
    assert (same.deck_words, same.deck_faces, same.read_move) == ({}, {}, GAME.read_move)


def test_a_record_speaks_as_its_deck_does() -> None:
    """Written, read, verified and told again."""
    sitting = Sitting(plan(GAME, seats=3, seed=4, you="none", deck_text=TEXT))
    for _ in sitting.bots_play():
        pass
    text = write_record(sitting.record())
    assert '"rh@' in text
    record = read_record(text)
    assert verify(GAME, record).over
    heard = " ".join(line for step in Told(GAME, record, "fr", "all").steps() for line in step)
    assert "le Robin des Bois" in heard
    assert "l’Artiste" in heard
    assert "Jardinière" not in heard
    with pytest.raises(BadInput):
        verify(GAME, read_record(text.replace('"rh@', '"ga@', 1)))
