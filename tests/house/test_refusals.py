"""Every clause that a judge can name, and every question, has its sentence in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from bythebook.games import GAMES, room
from bythebook.kernel.words import Words

NAMED = re.compile(r"clause\((\d+), (\d+)\)")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_is_worded(name: str, lang: str) -> None:
    game = room(name)
    words = Words(game.words(lang), "fr" if lang == "fr" else "en", {})
    source = (game.folder / "judge.py").read_text(encoding="utf-8")
    ids = {f"{section}.{number}" for section, number in NAMED.findall(source)}
    assert len(ids) > 10
    rules = game.read_rules(game.house({}), game.read_deck(game.decks[0], None), game.seats[0])
    facts = game.reasons(game.new_game(rules), 0, game.well_formed(Random(1)))  # what a refusal's sentence may name
    for clause in sorted(ids):
        assert words.refusal(clause, facts), clause
        assert game.rulebook(lang).find(clause), clause


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_house_rule_and_place_is_worded(name: str, lang: str) -> None:
    game = room(name)
    words = Words(game.words(lang), "fr" if lang == "fr" else "en", {})
    for kind in game.questions.values():
        assert words.has(f"question-{kind}-you"), kind
        assert words.has(f"question-{kind}-other"), kind
    for rule in game.house_rules:
        assert words.has(f"option-{rule.name}"), rule.name
        for value in rule.values:
            numbered = value.isdecimal() and words.has(f"option-{rule.name}-number")
            assert numbered or words.has(f"option-{rule.name}-{value}"), (rule.name, value)
        assert words.has(f"option-{rule.name}-number") or not rule.numbers, rule.name
        assert game.rulebook(lang).find(rule.clause), rule.name


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_option_clauses_name_house_rules(name: str, lang: str) -> None:
    """Each is a house rule of the game, kept under that clause and with that default."""
    game = room(name)
    rules = {rule.name: rule for rule in game.house_rules}
    for section in game.rulebook(lang).sections:
        for clause in section.clauses:
            if clause.tag == "option":
                option, _, values = clause.option.partition("=")
                assert values.split("|")[0] == rules[option].default, clause.id
                assert rules[option].clause == clause.id
