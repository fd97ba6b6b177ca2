"""Call windows in plain lines: one short question after every move of the table, always the same (9.7 to 9.22)."""

from itertools import product

import pytest

from bythebook.kernel.table import digest_of
from bythebook.terminal.line import Line
from bythebook.terminal.sitting import Sitting
from tests.terminal.session import Session, at_position, only_moves, planned, say

GAME = "cryptid_smash"
BEN_NEXT = "at=w:p2 col=aq p1=te.lat,te.nyx p2=#4 p3=#4 pile=aq.mia deck=#20,*"
YOU_NEXT = "at=w:p1 col=aq p1=aq.lat,te.lat,te.our p2=#4 p3=#4 pile=aq.mia deck=#20,*"
TWO_LEFT = "at=w:p1 col=aq p1=aq.lat,te.lat p2=#4 p3=#4 pile=aq.mia deck=#20,*"
ONE_LEFT = "at=w:p1 col=aq p1?=te.lat p2=#4 p3=#4 pile=aq.mia deck=#20,*"


def standing(position: str, lang: str = "en", house: dict[str, str] | None = None) -> tuple[Line, list[str]]:
    """A line of p1 at a position."""
    return at_position(position, lang, GAME, house)


def goes_on(line: Line, said: list[str], *lines: str) -> list[str]:
    """Type these lines; bots move in between. What is said, the first question apart."""
    line.prompt()
    said.clear()
    line.lines = iter(lines)
    try:
        while not line.table.over:
            line.answer()
            for entry in line.sitting.bots_play():
                line.hear(entry)
            if line.calling.open and not line.calling.asks:
                line.answer_window()
            else:
                line.prompt()
    except StopIteration:
        pass
    return list(said)


def last_entries(line: Line) -> list[str]:
    """The moves made so far."""
    return [entry.move for entry in line.table.entries[1:]]


@pytest.mark.parametrize(("lang", "mine", "others"), [
    ("en", "Call window; you are next.", "Call window; Ben is next."),
    ("fr", "Fenêtre d’annonce ; ensuite, à vous.", "Fenêtre d’annonce ; ensuite, à Ben."),
])  # fmt: skip
def test_the_question_is_one_short_line(lang: str, mine: str, others: str) -> None:
    for position, question in ((YOU_NEXT, mine), (ONE_LEFT, mine), (BEN_NEXT, others)):
        line, said = standing(position, lang)
        line.prompt()
        assert said == [question]


def test_an_empty_line_says_nothing_and_the_game_goes_on() -> None:
    line, said = standing(YOU_NEXT)
    assert goes_on(line, said, "") == ["Your turn; colour Aqua, top Aqua Miasma.", "What do you do?"]
    assert last_entries(line)[0] == "w()"


@pytest.mark.parametrize(("typed", "entry"), [
    ("smash", "w(smash)"), ("call p2", "w(call p2)"), ("call Ben", "w(call p2)"), ("U cleo", "w(call p3)"),
    ("smash, call Ben", "w(smash, call p2)"), ("call ben and call p3", "w(call p2, call p3)"),
    ("smash call cleo", "w(smash, call p3)"), ("surprendre ben", "w(call p2)"), ("w(call cleo)", "w(call p3)"),
    ("w(smash, call p2)", "w(smash, call p2)"), ("w()", "w()"), ("/smash", "w(smash)"),
])  # fmt: skip
def test_what_is_said_in_a_window(typed: str, entry: str) -> None:
    line, said = standing(BEN_NEXT)
    say(line, said, typed)
    assert last_entries(line) == [entry]


@pytest.mark.parametrize(("typed", "english", "french"), [
    ("call zed", "'zed' is nobody here: say a name, or p1 to p3.",
     "« zed » n’est personne ici : dites un nom, ou de p1 à p3."),
    ("call", "Say whom: a name, or p1 to p3.", "Dites qui : un nom, ou de p1 à p3."),
    ("call ana", "You call the others out, never yourself; for yourself, say smash.",
     "On surprend les autres, jamais soi-même ; pour vous, dites smash."),
    ("smash loudly", "'loudly' is nothing to say there: say smash, or call and a name.",
     "« loudly » ne se dit pas là : dites smash, ou surprendre et un nom."),
    ("w(call p1)", "Not possible: you call out other seats of this table, never your own (rule 9.8).",
     "Impossible : on ne surprend que d’autres places de cette table, jamais la sienne (règle 9.8)."),
    ("w(call p7)", "'p7' is no seat: a seat is one of p1 to p6.",
     "« p7 » n’est pas une place : une place est l’une de p1 à p6."),
    ("draw", "Not possible: now smash or call is asked of you (rule 8.15).",
     "Impossible : on vous demande maintenant ceci : smash ou surprendre (règle 8.15)."),
])  # fmt: skip
def test_what_makes_no_sense_is_one_sentence_and_the_window_stays(typed: str, english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        line, said = standing(BEN_NEXT, lang)
        before = digest_of(line.table.g)
        assert say(line, said, typed) == [sentence]
        assert digest_of(line.table.g) == before
        assert line.calling.calls == 0


def test_the_next_players_move_typed_at_once_waits_for_the_closing() -> None:
    line, said = standing(YOU_NEXT)
    assert goes_on(line, said, "play aq.lat") == [
        "Your turn; colour Aqua, top Aqua Miasma.", "You play Aqua Latron; 2 cards left.", "Call window; Ben is next.",
    ]  # fmt: skip
    line, said = standing(YOU_NEXT)
    assert goes_on(line, said, "play te.lat", "play aqua latron")[1:4] == [
        "Not possible: Terra Latron fits neither the colour, Aqua, nor the mark of the top card (rule 4.8).",
        "What do you do?", "You play Aqua Latron; 2 cards left.",
    ]  # fmt: skip


def test_an_early_move_is_handed_back_when_something_else_is_asked() -> None:
    line, said = standing("at=w:p1 col=aq pend=dr4x1:aq p1=aq.lat,te.lat p2=#4 p3=#4 pile=aq.dr4 deck=#20,*")
    assert goes_on(line, said, "play aq.lat") == [
        "Your turn; colour Aqua, top Aqua Draw 4.", "Your early move is no longer possible. Choose again.",
        "Do you answer the chain, or accept it?",
    ]  # fmt: skip
    line, said = standing("at=w:p1 col=aq pend=col4 p1=aq.lat,te.lat p2=#4 p3=#4 pile=aq.mia deck=#20,*")
    assert goes_on(line, said, "play aq.lat")[0] == "Cards are drawn before your move: press Enter to go on."
    assert last_entries(line) == []


def test_smash_ahead_of_ones_own_play_goes_with_it() -> None:
    """9.22: not into the window, where the word would be idle; and into the window with exactly one card."""
    line, said = standing(TWO_LEFT)
    heard = goes_on(line, said, "smash", "play aq.lat", "")
    assert heard[:2] == ["Smash noted.", "Your turn; colour Aqua, top Aqua Miasma."]
    assert heard[3:5] == ["You play Aqua Latron; 1 card left.", "Smash!"]
    assert last_entries(line)[0] == "w()"
    assert "play aq.lat smash" in last_entries(line)
    line, said = standing(ONE_LEFT)
    say(line, said, "smash")
    assert last_entries(line) == ["w(smash)"]
    line, said = standing(TWO_LEFT)
    assert "Smash!" in goes_on(line, said, "play aq.lat smash")
    line, said = standing(TWO_LEFT)
    goes_on(line, said, "", "smash", "play aq.lat smash")
    assert last_entries(line)[3] == "play aq.lat smash"  # said twice, written once


def test_smash_lapses_with_a_draw_and_is_kept_over_a_refusal() -> None:
    line, said = standing("at=act:p1 col=aq p1=te.lat,te.nyx p2=#4 p3=#4 pile=aq.mia deck=#20,*")
    assert say(line, said, "smash", "play te.lat")[1].endswith("(rule 4.8).")
    assert line.calling.calls == 1
    say(line, said, "draw")
    assert last_entries(line) == ["draw"]
    assert line.calling.calls == 0


def test_calls_are_noted_at_every_moment_with_the_same_words_and_can_be_taken_back() -> None:
    for position in (BEN_NEXT, YOU_NEXT, ONE_LEFT, YOU_NEXT.replace("at=w:", "at=act:")):
        assert say(*standing(position), "smash") == ["Smash noted."]
        assert say(*standing(position, "fr"), "smash") == ["Smash : noté."]
        assert say(*standing(position), "call cleo") == ["Call on Cleo noted."]
        assert say(*standing(position, "fr"), "surprendre cleo") == ["Cleo pour cible : noté."]
    line, said = standing(YOU_NEXT.replace("at=w:", "at=act:"))
    assert say(line, said, "call cleo", "call cleo", "smash", "smash", "call ben", "play aq.lat") == [
        "Call on Cleo noted.", "Call on Cleo taken back.", "Smash noted.", "Smash taken back.", "Call on Ben noted.",
    ]  # fmt: skip
    say(line, said, "")
    assert last_entries(line) == ["play aq.lat", "w(call p2)"]
    assert line.calling.calls == 0


def test_windows_can_all_go_by_but_never_only_some() -> None:
    for position in (BEN_NEXT, ONE_LEFT, BEN_NEXT.replace("p3=#4", "p3?=ig.our")):
        line, said = standing(position)
        heard = goes_on(line, said, "windows off")
        assert heard[0].startswith("Call windows go by without a question;")
        assert not [text for text in heard if text.startswith("Call window;")]
        assert last_entries(line)[0] == "w()"
    line, said = standing(YOU_NEXT.replace("at=w:", "at=act:"))
    goes_on(line, said, "windows off", "call ben", "play aq.lat")
    assert last_entries(line)[1] == "w(call p2)"
    line, said = standing(YOU_NEXT.replace("at=w:", "at=act:"))
    assert goes_on(line, said, "windows off", "windows on", "play aq.lat")[-1] == "Call window; Ben is next."


@pytest.mark.parametrize(("lang", "hold", "go_on", "answers"), [
    ("en", "hold", "go on", ["Hold noted.", "You hold the window: say hold again to release it.", "Release noted.",
                             "Go on noted."]),
    ("fr", "attente", "suite", ["Attente : notée.",
                                "Vous retenez la fenêtre : redites attente pour ne plus la retenir.",
                                "Fin d’attente : notée.", "Suite : notée."]),
])  # fmt: skip
def test_without_a_clock_a_window_can_be_held(lang: str, hold: str, go_on: str, answers: list[str]) -> None:
    line, said = standing(YOU_NEXT, lang, {"call_window": "wait"})
    assert say(line, said, hold, "", hold, go_on) == answers
    assert last_entries(line) == ["w()"]
    line, said = standing(BEN_NEXT, lang, {"call_window": "wait"})
    assert say(line, said, hold, "w(call p2)", hold, "w(call p2)") == answers[:3]
    assert last_entries(line) == ["w(call p2)"]
    line, said = standing(YOU_NEXT.replace("at=w:", "at=act:"), lang, {"call_window": "wait"})
    assert say(line, said, hold, hold, go_on) == [answers[0], answers[2], answers[3]]


def test_where_smash_is_said_for_everybody_nothing_is_asked_or_noted() -> None:
    session = Session(planned(GAME, seed=3, house={"smash_mode": "automatic"}), "en", only_moves)
    talk = session.play()
    assert not [text for text in talk if "Call window" in text or "call window" in text or text.startswith("> w(")]
    assert "forgets" not in talk[1]
    line, said = standing("at=act:p1 col=te opt=smash_mode:automatic p1=te.lat,ig.oxy p2=#4 pile=te.nyx")
    assert say(line, said, "smash")[0].startswith("'smash' is no move: ")
    assert say(line, said, "play te.lat smash")[0].endswith("(rule 8.15).")


def test_nothing_said_before_the_closing_tells_who_is_open() -> None:
    """Two tables alike but for whether p3 still owes the word (9.4): every line that is typed is answered alike."""
    asked = ["?", "h", "p", "c", "e", "m", "s", "t", ",", "k", "o", "hand on", "call ana", "draw", "w", "w(call p1)",
             "windows on", "confirm on"]  # fmt: skip
    for lang, position, last in product(("en", "fr"), (BEN_NEXT, YOU_NEXT), ("smash", "call cleo", "surprendre cleo")):
        heard = []
        for hand in ("p3?=ig.our", "p3=ig.our"):
            line, said = standing(position.replace("p3=#4", hand), lang)
            line.prompt()
            prompt = list(said)
            heard.append([*prompt, *say(line, said, *asked, last)])
        assert heard[0] == heard[1]


WAITING = {"call_window": "wait", "wrong_call": "free", "idle_smash": "draw1", "play_on": "on"}
FREE = {"free_draw": "on", "play_drawn": "on", "again_stuck": "end", "legendary_colour": "drawer", "pass_side": "play"}


@pytest.mark.parametrize(("lang", "seats", "you", "house"), [
    ("en", 2, "p2", {}), ("fr", 3, "A", WAITING), ("en", 4, "p3", FREE), ("fr", 6, "f", {"action_limit": "500"}),
])  # fmt: skip
def test_whole_games_by_scripted_input(lang: str, seats: int, you: str, house: dict[str, str]) -> None:
    bots = ["uniform", "greedy"][: seats - 1]
    made = planned(GAME, seats=seats, you=you, seed=seats, house=house, bots=bots, lapses=[500])
    session = Session(made, lang, only_moves)
    session.play()
    assert session.line.table.over
    assert all(text.strip() == text and text.isprintable() and text for text in session.talk)
    if seats == 2:
        again: list[str] = []
        Line(Sitting(made), lang, iter([text[1:] for text in session.talk if text[0] == ">"]), again.append).play()
        assert again == [text for text in session.talk if text[0] != ">"]
