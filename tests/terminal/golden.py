"""The golden speech transcripts: whole games as they are heard, in English and in French.

    python -m tests.terminal.golden

writes them anew into tests/golden. Read what has changed before you commit it: a golden file pins what is said, right
or wrong. In it, lines that begin with `>` are typed, all others are said.
"""

import re
from pathlib import Path
from typing import NamedTuple

from bythebook.terminal.line import Line
from bythebook.terminal.sitting import Plan, Sitting
from tests.terminal.session import GAME, Session, planned

FOLDER = Path(__file__).parents[1] / "golden"
LANGUAGES = ("en", "fr")
CLEARING = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Script(NamedTuple):
    """What is typed besides moves: at which of one's own questions of kind `turn`, and at which call windows."""

    game: str
    stem: str
    seed: int
    turn: str
    asides: dict[str, dict[int, list[str]]]
    windows: dict[str, dict[int, list[str]]]
    confirm: str = ""
    bots: str = "uniform"
    seats: int = 3
    house: tuple[str, ...] = ()  # house rules, as the command line has them


OH_MY_BRAIN = Script(
    GAME,
    "terminal",
    53,
    "turn",
    {
        "en": {
            3: ["?", "h", "g", "c", "c", "p", "e", "t", ",", ",", "f", "k", "o", "play 20", "play 7,8", "moon C", "w",
                "w 4.4"],
            7: ["short on", "hand", "p", "short off", "w 8.4", "w 9.6", "confirm on", "", "hand on"],
        },
        "fr": {
            3: ["?", "h", "g", "c", "c", "p", "e", "t", ",", ",", "f", "k", "o", "jouer 20", "jouer 7,8", "lune C",
                "w", "w 4.4"],
            7: ["bref oui", "main", "p", "bref non", "w 8.4", "w 9.6", "confirmer oui", "", "main oui"],
        },
    },
    {"en": {}, "fr": {}},
    confirm="confirm-pass",
)  # fmt: skip
CRYPTID_SMASH = Script(
    "cryptid_smash",
    "terminal.cryptid_smash",
    16,
    "act",
    {
        "en": {
            2: ["?", "h", "p", "c", "e", "m", "m", "s", "t", ",", ",", "k", "o", "play aqua", "play t.any", "keep",
                "w", "w 9.2", "w 9.17", "smash", "smash", "call p2", "call Ben", ""],
            4: ["table on", "confirm on"],
            18: ["table off", "windows on"],
        },
        "fr": {
            2: ["?", "h", "p", "c", "e", "m", "m", "s", "t", ",", ",", "k", "o", "jouer aqua", "jouer t.any", "garder",
                "w", "w 9.2", "w 9.17", "smash", "smash", "surprendre p2", "surprendre Ben", ""],
            4: ["table oui", "confirmer oui"],
            18: ["table non", "fenêtres oui"],
        },
    },
    {
        "en": {
            4: ["?", "h", "p", "c", "e", "t", "play t.any", "call me", "call Ana", "w(call p1)", "smash, call Cleo"],
            40: ["windows off"],
        },
        "fr": {
            4: ["?", "h", "p", "c", "e", "t", "jouer t.any", "surprendre moi", "surprendre Ana", "w(surprendre p1)",
                "smash, surprendre Cleo"],
            40: ["fenêtres non"],
        },
    },
)  # fmt: skip
DWEEBIES = Script(
    "dweebies",
    "terminal.dweebies",
    6,
    "place",
    {
        "en": {
            3: ["help", "hand", "playable", "collects", "collects ga", "table", "rows", "row N1", "column", "cell",
                "cell N1E1", "lines", "groups", "counts", "scores", "who", "last", "last", "tally", "deck", "options",
                "take all", "ga@N9", "zz@C", "rule", "rule 4.11", ""],
            5: ["hand on", "confirm on"],
            7: ["hand off"],
        },
        "fr": {
            3: ["aide", "main", "jouables", "prises", "prises ga", "table", "rangées", "rangée N1", "colonne", "case",
                "case N1E1", "lignes", "groupes", "comptes", "scores", "qui", "derniers", "derniers", "décompte",
                "paquet", "options", "prendre tout", "ga@N9", "zz@C", "règle", "règle 4.11", ""],
            5: ["main oui", "confirmer oui"],
            7: ["main non"],
        },
    },
    {"en": {}, "fr": {}},
    confirm="confirm-leave",
    bots="greedy",
    house=("tally=on",),
)  # fmt: skip
DEMENTALISM = Script(
    "dementalism",
    "terminal.dementalism",
    4,
    "window2",
    {
        "en": {
            2: ["help", "moves", "spread", "spread 3", "spread d", "spread d3", "spread z9", "open", "store", "others",
                "keister", "heap", "points", "powers", "who", "last", "last", "deck", "options", "flip a1", "nab 2.9",
                "rule", "rule 4.4", ""],
            4: ["open on", "store on"],
            6: ["open off", "store off"],
        },
        "fr": {
            2: ["aide", "coups", "étalage", "étalage 3", "étalage d", "étalage d3", "étalage z9", "visibles", "réserve",
                "autres", "popotin", "tas", "points", "pouvoirs", "qui", "derniers", "derniers", "paquet", "options",
                "retourner a1", "chiper 2.9", "règle", "règle 4.4", ""],
            4: ["visibles oui", "réserve oui"],
            6: ["visibles non", "réserve non"],
        },
    },
    {"en": {}, "fr": {}},
    bots="greedy",
    house=("grid=6x6",),
)  # fmt: skip
SCRIPTS = (OH_MY_BRAIN, CRYPTID_SMASH, DWEEBIES, DEMENTALISM)


def path(script: Script, lang: str) -> Path:
    """Where the transcript lies."""
    return FOLDER / f"{script.stem}.{lang}.txt"


def plan(script: Script) -> Plan:
    """The game that is told. Bots that play at random let everything happen, where such a game has an end."""
    house = dict(rule.split("=") for rule in script.house)
    return planned(script.game, seats=script.seats, bots=[script.bots], seed=script.seed, house=house)


class Typist:
    """Asks everything that can be asked at a few moments, and plays otherwise; every third window whose closing brings
    its own turn is answered with the move itself."""

    def __init__(self, script: Script, lang: str) -> None:
        self.script = script
        self.asides: list[str] = []
        self.turns, self.windows, self.leading = 0, 0, 0
        self.todo = dict(script.asides[lang])
        self.todo_in_windows = dict(script.windows[lang])
        self.yes = "yes" if lang == "en" else "oui"

    def __call__(self, session: Session) -> str:
        if session.line.table.over or len(session.talk) > 4000:
            raise StopIteration
        words = session.line.words
        if self.script.confirm and session.talk[-1] == words.spoken(words.say(self.script.confirm)):
            return self.yes
        if session.kind == self.script.turn and not self.asides:
            self.turns += 1
            self.asides = list(self.todo.pop(self.turns, []))
        elif session.line.calling.open and not self.asides:
            self.windows += 1
            self.asides = list(self.todo_in_windows.pop(self.windows, []))
        if self.asides:
            return self.asides.pop(0)
        self.leading += session.line.calling.open and session.line.calling.leads
        typed = session.move()
        if session.line.calling.open and session.line.calling.leads and self.leading % 3 == 0 and not typed:
            return session.ahead()
        return typed


def written(script: Script, lang: str) -> str:
    """The transcript as it would be written now."""
    return "".join(f"{plain(line)}\n" for line in Session(plan(script), lang, Typist(script, lang)).play())


def plain(line: str) -> str:
    """A line without the signs that clear a screen, in a game whose faces are hidden again."""
    return CLEARING.sub("", line)


def typed_in(transcript: str) -> list[str]:
    """What is typed in a transcript."""
    return [line[1:].strip() for line in transcript.splitlines() if line.startswith(">")]


def said_in(transcript: str) -> list[str]:
    """What is said in a transcript."""
    return [line for line in transcript.splitlines() if not line.startswith(">")]


def replayed(script: Script, lang: str, typed: list[str]) -> list[str]:
    """What is said when these lines are typed."""
    said: list[str] = []
    Line(Sitting(plan(script)), lang, iter(typed), said.append).play()
    return list(map(plain, said))


if __name__ == "__main__":
    for each in SCRIPTS:
        for language in LANGUAGES:
            path(each, language).write_text(written(each, language), encoding="utf-8")
