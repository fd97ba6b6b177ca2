"""One map of keys: the same letter asks the same in every game and in every client."""

from __future__ import annotations

from pathlib import Path

import pytest

from bythebook.games import GAMES, room
from bythebook.kernel.asking import KEYS, act_of, asks, key_of, letters, spelled
from bythebook.terminal.speech import words_of

COMMON = {
    "c": "top", "h": "hand", "g": "cemetery", "e": "numbers", "s": "scores", "S": "details", "t": "who", "T": "clock",
    "u": "call", "w": "why", ",": "earlier", ".": "later", "/": "command",
}  # fmt: skip
"""What every table has, as the clients' design says it."""
MEANT = {
    "top": {"top", "table", "spread"}, "cemetery": {"cemetery", "store"}, "numbers": {"numbers", "counts", "others"},
    "scores": {"scores", "places", "points"}, "pile": {"pile", "keister"}, "why": {"rule"}, "earlier": {"last"},
    "call": {"smash"}, "out": {"call"}, "goOn": {"go-on"},
}  # fmt: skip
"""Acts that games call by names of their own, and what these may be: one meaning for a key."""


def test_no_key_is_two() -> None:
    assert len(set(KEYS.values())) == len(KEYS)
    assert {KEYS[act]: act for act in COMMON.values()} == COMMON


@pytest.mark.parametrize("name", GAMES)
def test_a_key_means_the_same_in_every_game(name: str) -> None:
    game = room(name)
    for ask in asks(game):
        act = act_of(game, ask)
        assert act in KEYS, f"{ask} has no key"
        assert ask in MEANT.get(act, {act}), f"{ask} does not mean {act}"
    assert len(letters(game, asks(game))) == len(asks(game)), "two questions under one key"
    assert set(COMMON.values()) - {"hand", "cemetery", "call", "command"} <= {act_of(game, ask) for ask in asks(game)}


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_can_be_asked_for(name: str) -> None:
    """Each has a word in both languages, and a key; no word asks two things."""
    game = room(name)
    for lang in ("en", "fr"):
        words = words_of(game, lang)
        asked = [word for ask in asks(game) for word in spelled(words, ask)]
        assert all(spelled(words, ask) for ask in asks(game))
        assert len(set(asked)) == len(asked), sorted(word for word in asked if asked.count(word) > 1)
        assert all(len(word) > 1 for word in asked), "a letter is a key, and no word"
    for query in game.talk.answers:
        assert query in game.queries or query in KEYS, f"{query} is answered and never offered"
    assert {key_of(game, query) for query in game.talk.always} <= set(KEYS.values())


def test_the_readme_has_the_map() -> None:
    told = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    for key in COMMON:
        written = f"Shift+{key}" if key.isupper() else key.upper()
        assert f"`{written}`" in told, written
