"""Whatever is typed, the line goes on: nothing crashes, and what is not taken as a move changes nothing."""

import string
from pathlib import Path
from random import Random

import pytest

from bythebook.kernel.table import digest_of
from bythebook.terminal.line import Line
from bythebook.terminal.sitting import Sitting
from tests.terminal.session import GAME, at_position, planned, say

MOVING = "play jouer pass passer keep garder spike pic steal voler swap échanger hand main cemetery cimetière moon lune"
ENDING = "refill compléter done fini again rejouer stop arrêter name nommer throw rock pierre lot"
ASKING = "7x3 7,7,7 7 -1 B1 C1 A B r rule 4.4 9.99 short on confirm off help ? h t t l l o ½ ²³ ٣ x , . / // é"
ODD = ["\t", "\x1b[2J", "\x00", "\u202e"]
PLAYING = (
    "play jouer answer répondre accept accepter draw piocher keep discard défausser colour couleur w( w() w(smash)"
)
CARDS = "aq.nyx te.skp aqua nyx ig.dr4,te.lat t.any t.turn t.col4 col ig p1 p2 p9 turn tour any pass mains - smash"
SAYING = "smash call surprendre x Ben cleo Ana zed , and et hold attente go on suite windows fenêtres off on w(call p2)"
WORDS = {
    GAME: [*f"{MOVING} {ENDING} {ASKING}".split(), *ODD],
    "cryptid_smash": [*f"{PLAYING} {CARDS} {SAYING} {ASKING}".split(), *ODD],
}


def nonsense(random: Random, game: str = GAME) -> str:
    """A line of words that mean something, or nothing at all."""
    if random.random() < 0.3:
        return "".join(random.choice(string.printable + "éàœ«»…") for _ in range(random.randrange(80)))
    return " ".join(random.choice(WORDS[game]) for _ in range(random.randrange(1, 6)))


@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nonsense_changes_nothing(lang: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    random = Random(lang)
    for seed in range(12):
        said: list[str] = []
        line = Line(Sitting(planned(game, seed=seed, seats=2 + seed % 4)), lang, iter(()), said.append)
        for _ in range(250):
            for entry in line.sitting.bots_play():
                line.hear(entry)
            if line.table.over:
                break
            before, entries = digest_of(line.table.g), len(line.table.entries)
            text = nonsense(random, game)
            if text.split()[:1] in (["save"], ["quit"]):
                continue
            answers = say(line, said, text)
            if len(line.table.entries) == entries:
                assert digest_of(line.table.g) == before
                assert answers, text
            for answer in answers:
                assert answer.strip()
                assert answer.isprintable(), answer
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nonsense_on_the_whole(lang: str, game: str) -> None:
    """The same, read by the session itself from the first line to the end of the input."""
    random = Random(5)
    lines = [line for line in (nonsense(random, game) for _ in range(400)) if "save" not in line and "quit" not in line]
    said: list[str] = []
    house = {"refill": "forgettable", "replay": "optional"} if game == GAME else {"call_window": "wait"}
    assert not Line(Sitting(planned(game, seed=2, house=house)), lang, iter(lines), said.append).play()
    assert all(line.strip() and line.isprintable() for line in said)


def test_a_very_long_line_is_answered_in_one_short_line() -> None:
    line, said = at_position("A* b9 h3,7,12 c1,9 / B b9 h5,8 c4 / horde 2")
    for text in ("x" * 100_000, "play " + "7," * 50_000 + "7", "play 7 " + "B1 " * 10_000, "refill " + "4 " * 9_000):
        [answer] = say(line, said, text)
        assert len(answer) < 300
    for text in ("smash " * 9_000, "call " * 9_000, "call p2," * 9_000, "w(" * 9_000, "play " + "aq.nyx " * 9_000):
        line, said = at_position("at=act:p1 col=te p1=#5 p2=#4 pile=te.rev", game="cryptid_smash")
        [answer] = say(line, said, text)
        assert len(answer) < 300


def test_names_and_labels_cannot_move_the_cursor() -> None:
    plan = planned(name="\x1b[2JEvil\u202eName and so on and so on and on")
    assert len(plan.names[0]) <= 30
    said: list[str] = []
    Line(Sitting(plan), "en", iter(["e", "t"]), said.append).play()
    assert all(line.isprintable() for line in said)


def test_leaving_and_the_end_of_the_input_say_how_to_go_on() -> None:
    for typed, lang, last in (
        (["quit"], "en", "To go on, start it again with --seed 1 and give it the same lines first."),
        ([], "en", "To go on, start it again with --seed 1 and give it the same lines first."),
        (["quitter"], "fr", "Pour continuer, relancez-la avec --seed 1 et donnez d’abord les mêmes lignes."),
    ):
        said: list[str] = []
        assert not Line(Sitting(planned()), lang, iter(typed), said.append).play()
        assert said[-1] == last
    said = []
    Line(Sitting(planned(seed=None)), "en", iter([]), said.append).play()
    assert said[-1] == "To be able to go on another time, start with --record and a file name."
