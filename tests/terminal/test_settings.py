"""Short speech, confirmations, facts told with every question; and the moment for a late refill."""

import pytest

from bythebook.terminal.line import Line
from bythebook.terminal.sitting import Sitting
from tests.terminal.session import Session, at_position, only_moves, planned, say

REACTING = "grid 6x6; 2p+ @1 W0; dn a1=T04 b1=T14; S1 (D11) (D12); S2 (D17)"
TURN = "A* b9 h8,12,12 c1,9 / B b9 h5,8,11 c4,10 / horde 2,7"


def test_short_speech_names_only_three_values() -> None:
    line, said = at_position(TURN)
    assert say(line, said, "short on", "h", "c") == [
        "Short speech is on.",
        "Your hand, three cards: 8, spider; two 12s.",
        "Top of the horde: 7; two cards; on 7: 8 to 19, or 0.",
    ]
    assert say(line, said, "short off", "h")[1] == (
        "Your hand, three cards: 8, triangle pointing down, spider; two 12s, no mark."
    )
    assert say(line, said, "bref") == ["Short speech is on."]
    assert say(line, said, "short perhaps") == ["Say on or off after short."]
    line, said = at_position(TURN, "fr")
    assert say(line, said, "bref oui", "h")[1] == "Votre main, trois cartes : 8, araignée ; deux 12."


def test_a_pass_is_confirmed_once_where_that_is_switched_on() -> None:
    line, said = at_position(TURN)
    question = "You have a card you could play. Do you really pass?"
    assert say(line, said, "confirm on", "pass", "no") == ["Passing will be confirmed.", question, "You do not pass."]
    assert say(line, said, "pass", "h", "", "n") == [
        question,
        "Your hand, three cards: 8, triangle pointing down, spider; two 12s, no mark.",
        "Say yes or no.",
        "You do not pass.",
    ]
    assert len(line.table.entries) == 1
    assert say(line, said, "pass", "play 7")[0] == question
    assert said[1].endswith("(rule 4.2).")
    say(line, said, "pass", "oui")
    assert line.table.entries[-1].move == "pass"


def test_the_last_brain_is_confirmed_and_a_needed_pass_is_not() -> None:
    line, said = at_position("A* b1 h8,12,12 c1,9 / B b9 h5,8,11 c4,10 / horde 2,19")
    assert say(line, said, "confirm on", "pass")[1] == (
        "This is your last brain: passing ends the game. Do you really pass?"
    )
    line, said = at_position("A* b2 h8,12,12 c1,9 / B b9 h5,8,11 c4,10 / horde 2,19", "fr")
    say(line, said, "confirmer oui", "passer")
    assert line.table.entries[-1].move == "pass"


def test_facts_can_be_told_with_every_question() -> None:
    todo = ["hand on", "numbers on"]
    session = Session(planned(seed=5), "en", lambda s: todo.pop(0) if todo else only_moves(s))
    talk = session.play()
    asked = [at for at, line in enumerate(talk) if line == "What do you play?"]
    assert len(asked) > 5
    for at in asked:
        assert talk[at - 2].startswith(("Your hand, ", "Your hand is empty."))
        assert talk[at - 1].startswith("You: ")


def forgetful(lines: list[str], lang: str = "en") -> tuple[Line, list[str]]:
    """Seat A at a turn's end with one card due, where the refill can be forgotten."""
    line, said = at_position(
        "A* b9 h7,9,10 c4,5 / B b9 h8,9 c5 / C b9 h9,12 c- / horde 6", lang, house={"refill": "forgettable"}
    )
    line.lines = iter(lines)
    line.answer()
    line.answer()
    return line, said


def test_a_late_refill_is_possible_after_done_and_nothing_reminds_of_it() -> None:
    line, said = forgetful(["play 7", "done", "t", "refill 4", ""])
    assert [entry.move for entry in line.table.entries[1:]] == ["play 7", "done", "refill 4"]
    assert "Your turn is over." in said
    assert "Press Enter to go on." in said
    line, said = forgetful(["play 7", "done", ""])
    assert [entry.move for entry in line.table.entries[1:]] == ["play 7", "done"]
    quiet = [text for text in said if "cemetery" in text or "refill" in text]
    assert not quiet  # L9


def test_a_late_refill_in_ones_own_extra_turn() -> None:
    """Rule 7.7: the window is open until the next accepted play or pass, and what was asked is asked again."""
    line, said = at_position("A* b9 h7,9 c4,5 / B b9 h8,9 c5 / horde 6 / late A", house={"refill": "forgettable"})
    assert say(line, said, "t") == ["Your turn. What do you play? You may still take cards from your cemetery."]
    say(line, said, "refill 5")
    assert line.table.entries[-1].move == "refill 5"
    assert line.sitting.awaits_person
    said.clear()
    line.prompt()
    assert said[-3:] == ["You take from your cemetery: 5, no mark.", "On 6: 7 to 19, or 0.", "What do you play?"]
    assert say(line, said, "refill 4")[0].endswith(" (rule 7.7).")


def test_the_moment_comes_whether_or_not_a_refill_is_due() -> None:
    """L9: the same lines, so that the pause says nothing."""
    heard = []
    for hand in ("7,9,10", "7,9,10,12"):
        line, said = at_position(
            f"A* b9 h{hand} c4,5 / B b9 h8,9 c5 / C b9 h9,11 c- / horde 6", house={"refill": "forgettable"}
        )
        line.lines = iter(["play 7", "p", "?", "done", ""])
        line.answer()
        line.prompt()
        line.answer()
        heard.append(list(said))
    assert heard[0] == heard[1]
    assert "You can say done, or refill and the cards you take up." in heard[0]


def test_an_impossible_refill_is_refused_and_a_move_typed_ahead_is_kept() -> None:
    line, said = forgetful(["play 7", "done", "refill 9", "play 10"])
    assert said[-1].endswith(" (rule 7.1).")
    assert line.kept == "play 10"


def test_a_game_with_every_house_rule_is_played_to_the_end() -> None:
    house = {
        "refill": "forgettable", "reveal": "on", "moon": "opponent", "replay": "optional", "starter_tie": "rps",
        "final_tie": "fewest_cards", "first_starter": "host", "deck": "plate",
    }  # fmt: skip
    for seed in range(3):
        for lang in ("en", "fr"):
            session = Session(planned(seed=seed, house=house, bots=["uniform"]), lang, only_moves)
            session.play()
            assert session.line.table.over


def test_every_number_of_seats_and_every_seat() -> None:
    for seats, seen in ((2, "AB"), (3, "B"), (4, "D"), (5, "AE")):
        for you in seen:
            session = Session(planned(seats=seats, you=you, seed=seats), "fr", only_moves)
            session.play()
            assert session.line.table.over


def test_the_sealed_game_opens_its_seal() -> None:
    session = Session(planned(seed=None), "en", only_moves)
    talk = session.play()
    plan = session.line.plan
    assert talk[0].endswith(f"The seal is {plan.header.commitment}.")
    opened = talk.index(f"The seal is opened. The secret is {plan.secret.hex()}.")
    assert plan.secret.hex() not in "".join(talk[:opened])
    assert Sitting(planned(seed=None)).plan.secret != plan.secret


PEACE = {
    "en": ("quiet", "quiet off", "flip a1", "You are not asked again this turn.", "You are asked again."),
    "fr": (
        "silence", "silence non", "retourner a1", "On ne vous demande plus rien ce tour-ci.",
        "On vous demande de nouveau.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_wants_peace_is_not_asked_again_this_turn(lang: str) -> None:
    """Dementalism, D.2: private, it declines this question and those that follow, and ends with the turn."""
    quiet, loud, flip, peace, asked = PEACE[lang]
    line, said = at_position(REACTING, lang, "dementalism", {"grid": "6x6"})
    assert say(line, said, quiet, loud) == [peace, asked]
    say(line, said, flip)
    assert line.table.asked() == "turmoil_react"
    assert say(line, said, quiet)[0] == peace
    assert line.table.entries[-1].move == "no"
    assert line.table.view(0)["turn"] == 1, "Snooze Gas ends the turn"
    assert not line.quiet


def test_peace_may_be_wanted_before_anything_is_asked() -> None:
    line, said = at_position(REACTING, "en", "dementalism", {"grid": "6x6"})
    say(line, said, "quiet", "flip a1")
    assert line.sitting.awaits_person
    assert line.table.asked() == "turmoil_react"
    line.lines = iter(())
    line.play()
    assert [entry.move for entry in line.table.entries[1:3]] == ["flip a1", "no"]
