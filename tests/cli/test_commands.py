"""Every command: its help, what it says, and that bad arguments are one plain line and exit code 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bythebook import __version__, cli
from bythebook.games import COMING, GAMES

GAME = GAMES[0]
COMMANDS = ("play", "serve", "games", "line", "rules", "simulate", "warm", "bench", "transcript", "replay", "verify")


class Done:
    """What a command came to."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out.splitlines(), err.splitlines()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    monkeypatch.delenv("BYTHEBOOK_LANG", raising=False)

    def call(*args: object, typed: str = "") -> Done:
        answers = iter(typed.splitlines())

        def answer() -> str:
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        code = cli.run([str(arg) for arg in args])
        return Done(code, *capsys.readouterr())

    return call


def test_help_is_there_for_every_command(run) -> None:  # type: ignore[no-untyped-def]
    for args in ([], ["--help"], ["-h"]):
        done = run(*args)
        assert done.code == 0
        assert [line.split()[0] for line in done.out[done.out.index("Commands:") + 1 :]] == list(COMMANDS)
        assert not [line for line in done.out[1:] if line.endswith("...")], "a summary is cut off"
    for command in COMMANDS:
        done = run(command, "--help")
        assert done.code == 0
        assert done.out[0].startswith(f"Usage: bythebook {command}")
        assert done.out[2].strip().endswith(".")
        options = [line.strip() for line in done.out[done.out.index("Options:") + 1 :]]
        assert all(len(line.split("  ")) > 1 or not line.startswith("-") or len(line) > 20 for line in options)


def test_version(run) -> None:  # type: ignore[no-untyped-def]
    assert run("--version").out == [f"bythebook {__version__}"]


@pytest.mark.parametrize(
    "args",
    [
        ["nothing"],
        ["--nothing"],
        ["games", "--lang", "de"],
        ["games", "chess"],
        ["line"],
        ["line", "chess"],
        ["line", GAME, "--seats", "1"],
        ["line", GAME, "--seats", "6"],
        ["line", GAME, "--seats", "many"],
        ["line", GAME, "--you", "E"],
        ["line", GAME, "--you", "7"],
        ["line", GAME, "--bots", "nobody"],
        ["line", GAME, "--seats", "2", "--bots", "greedy,uniform"],
        ["line", GAME, "--seed", "-1"],
        ["line", GAME, "--seed", str(2**62)],
        ["line", GAME, "--house-rule", "moon"],
        ["line", GAME, "--house-rule", "moon=nobody"],
        ["line", GAME, "--house-rule", "sun=own"],
        ["line", GAME, "--house-rule", "deck=file"],
        ["line", GAME, "--deck", "no-such-file"],
        ["line", GAME, "--lapse", "0.5"],
        ["line", "cryptid_smash", "--lapse", "2"],
        ["line", "cryptid_smash", "--lapse", "often"],
        ["line", "cryptid_smash", "--you", "p4"],
        ["line", "cryptid_smash", "--seats", "7"],
        ["line", "cryptid_smash", "--house-rule", "call_window=61"],
        ["line", "cryptid_smash", "--house-rule", "first_player=p6"],
        ["line", "--resume", "no-such-file"],
        ["rules"],
        ["rules", "chess"],
        ["rules", GAME, "99.1"],
        ["rules", GAME, "words"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", GAME, "--games", "0"],
        ["simulate", GAME, "--engine", "steam"],
        ["simulate", GAME, "--lapse", "often"],
        ["simulate", GAME, "--lapse", "0.2"],
        ["warm", "chess"],
        ["bench", "chess"],
        ["transcript"],
        ["transcript", "no-such-file"],
        ["replay"],
        ["replay", "no-such-file"],
        ["verify", "no-such-file"],
        ["serve", "--port", "99999"],
        ["serve", "--host", "x" * 300],
        ["serve", "--host", "é" * 90],
        ["play", "--port", "door"],
    ],
    ids=" ".join,
)
def test_bad_arguments_are_one_plain_line(args: list[str], run) -> None:  # type: ignore[no-untyped-def]
    done = run(*args)
    assert done.code == 2
    assert len(done.err) == 1, done.err
    assert done.out == []
    assert done.err[0].endswith((".", "?"))
    assert done.err[0].isprintable()


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("words", ["games", f"line {GAME} --seats 2 --seed 4", "rules chess"])
def test_a_closed_stream_is_no_traceback(words: str, closed: str) -> None:
    command = f"{sys.executable} -m bythebook {words} {closed}"
    done = subprocess.run(["sh", "-c", command], input="", capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == (2 if words == "rules chess" else 0)
    assert "Traceback" not in done.stderr


def test_bad_arguments_are_told_in_the_chosen_language(run, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    assert run("line", "chess", "--lang", "fr").err[0].startswith("Il n’y a pas de jeu « chess »")
    assert run("rules", "chess", "--lang=fr").err[0].startswith("Il n’y a pas de jeu « chess »")
    assert run("line", GAME, "--seats", "9", "--lang", "fr").err[0].startswith("9 places : ")
    assert run("line", GAME, "--house-rule", "moon", "--lang", "fr").err[0].startswith("« moon » n’est pas")
    assert run("rules", GAME, "99.1", "--lang", "fr").err[0].startswith("Il n’y a pas de règle 99.1.")
    monkeypatch.setenv("BYTHEBOOK_LANG", "fr")
    assert run("line", "chess").err[0].startswith("Il n’y a pas de jeu « chess »")
    assert run("games").out[0].endswith("gardez vos cerveaux.")


def test_games(run) -> None:  # type: ignore[no-untyped-def]
    english, french = run("games"), run("games", "--lang", "fr")
    assert [line.split(":")[0] for line in english.out] == list(GAMES)
    assert english.out[0].startswith(f"{GAME}: Oh My Brain, 2 to 5 players. ")
    assert french.out[0].startswith(f"{GAME} : Oh My Brain, de 2 à 5 personnes. ")


def test_rules(run) -> None:  # type: ignore[no-untyped-def]
    book = run("rules", "oh-my-brain").out
    assert book[0] == "Oh My Brain"
    assert all(line.strip() and line.isprintable() for line in book)
    assert not [line for line in book if line.startswith(("|", "#", "-")) or "**" in line]
    assert len([line for line in book if line.startswith("Rule ")]) > 120
    assert "Value: 0; mark: star; name: mosquito; copies in courbe (curve): 3; copies in plate (flat): 3." in book
    assert run("rules", GAME, "4.4").out == [line for line in book if line.startswith("Rule 4.4,")]
    section = run("rules", GAME, "4").out
    assert section[0] == "4. Playing cards"
    assert len(section) == 10
    assert run("rules", GAME, "4.4", "--lang", "fr").out[0].startswith("Règle 4.4, d’après la règle du jeu : ")


def test_a_game_is_played_from_the_standard_input(run) -> None:  # type: ignore[no-untyped-def]
    done = run("line", "Oh-My-Brain", "--seed", "3", "--name", "Zoé", "--bots", "greedy,uniform", typed="h\n?\nquit\n")
    assert done.code == 0
    assert done.out[1] == (
        "Seats, clockwise: A, Zoé, you; B, Ben, a bot that plays to win; C, Cleo, a bot that plays at random."
    )
    assert done.out[-2] == "The game is not over; you leave it here."
    french = run("line", GAME, "--seats", "5", "--you", "c", "--lang", "fr")
    assert "C, Cleo, vous" in french.out[1]
    assert french.out[-2] == "Il n’y a plus rien à lire, et la partie n’est pas finie."


def test_house_rules_and_a_deck_file(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    done = run("line", GAME, "--you", "none", "--house-rule", "moon=opponent", "--house-rule", "deck=plate")
    chosen = "Deck: flat, reconstruction; Moon: An opponent's"
    assert done.out[2].startswith(f"House rules that differ from the default: {chosen}")
    assert done.out[4].endswith("Deck: flat, reconstruction.")
    text = (Path(cli.__file__).parents[1] / "games" / GAME / "courbe.csv").read_text(encoding="utf-8")
    deck = tmp_path / "mine.csv"
    deck.write_text(text.replace("reconstruction", "counted from my own box"), encoding="utf-8")
    done = run("line", GAME, "--you", "none", "--deck", deck)
    assert done.out[4].endswith("Deck: deck file, counted from my own box.")
    deck.write_text(text.replace("19,marshmallow,marshmallow,1", "19,marshmallow,marshmallow,2"), encoding="utf-8")
    done = run("line", GAME, "--deck", deck)
    assert (done.code, len(done.err)) == (2, 1)
    assert "D3" in done.err[0]
    deck.write_bytes(b"\xff\xfe\x00")
    assert run("line", GAME, "--deck", deck).code == 2


def test_a_game_can_be_kept_and_gone_on_with(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "game"
    done = run("line", GAME, "--record", path)
    assert done.out[-1] == f"To go on, say bythebook line --resume {path}"
    assert run("verify", path).code == 0
    assert run("line", "--resume", path, "--lang", "fr").code == 0
    (tmp_path / "game.sealed").unlink()
    assert run("line", "--resume", path).err == [f"To go on, {path}.sealed is needed, and it is not there."]
    other = tmp_path / "letter"
    other.write_text("Dear Ana", encoding="utf-8")
    assert run("line", GAME, "--record", other).code == 2
    assert run("line", "--resume", other).code == 2
    run("line", GAME, "--you", "none", "--record", path)
    assert run("line", "--resume", path).err == [f"The game of {path} is over: 'bythebook replay' tells it again."]


def test_transcript(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    position = "A* b9 h3,7,12 c1,9 / B b9 h5,8 c4,10 / horde 2,7"
    text = f"game {GAME}\n\n## E01 12 beats 7. 4.4\n{position}\nA: play 12\n= horde 2,7,12\n"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("= horde 2,7,12", "= horde 2,7"), encoding="utf-8")
    assert (run("transcript", good).code, run("transcript", good).out) == (0, [])
    done = run("transcript", good, bad, bad)
    assert done.code == 1
    assert len(done.out) == 2
    assert done.out[0].startswith(f"{bad}:6: ")


def test_a_command_starts_fast_and_ends_plainly() -> None:
    """In a process of its own: a broken pipe is no traceback, a small command loads neither the server nor the lab."""
    command = [sys.executable, "-X", "importtime", "-m", "bythebook", "games"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert not {name for name in loaded if name.startswith(("bythebook.server", "bythebook.lab", "numpy", "litestar"))}
    piped = subprocess.run(
        f"{sys.executable} -m bythebook rules {GAME} | head -1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert (piped.stdout, piped.stderr) == ("Oh My Brain\n", "")


def test_a_terminal_without_accents_is_served_too() -> None:
    for encoding, start in (("ascii", "Règle 4.4, d’après ".encode()), ("latin-1", b"R\xe8gle 4.4, d?apr\xe8s ")):
        done = subprocess.run(
            [sys.executable, "-m", "bythebook", "line", GAME, "--lang", "fr", "--seed", "1"],
            env={"PYTHONIOENCODING": encoding},
            input=b"w 4.4\n\xff\xfe\n",
            capture_output=True,
            timeout=60,
            check=True,
        )
        assert b"\n" + start in done.stdout
        assert done.stderr == b""


def test_json_is_json(run, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    class Found:
        def as_json(self) -> dict[str, int]:
            return {"games": 3}

        def lines(self, lang: str = "en") -> list[str]:
            return [f"three games ({lang})"]

    asked = {}

    def simulate(room, games, seats, bots, seed, **more):  # type: ignore[no-untyped-def]
        asked.update(more, room=room.name, games=games, seats=seats, bots=bots, seed=seed)
        return Found()

    monkeypatch.setattr("bythebook.lab.simulate.simulate", simulate)
    monkeypatch.setattr("bythebook.lab.bench.bench", lambda game, rounds, say: Found())
    words = ("simulate", GAME, "--games", 3, "--seats", 4, "--bots", "greedy,uniform", "--seed", 9, "--engine", "plain")
    done = run(*words, "--house-rule", "moon=opponent", "--json")
    assert json.loads("\n".join(done.out)) == {"games": 3}
    wanted = {"games": 3, "seats": 4, "bots": ["greedy", "uniform"], "seed": 9, "engine": "plain"}
    assert asked.items() >= {"room": GAME, "house": {"moon": "opponent"}, **wanted}.items()
    assert run(*words, "--lapse", "0,0.25", "--lang", "fr").out == ["three games (fr)"]
    assert asked["lapses"] == [0, 250]
    assert json.loads("\n".join(run("bench", "--json").out)) == [{"games": 3}] * len(GAMES)
    assert run("bench").out == ["three games (en)"] * len(GAMES)
    assert run("bench", GAMES[0]).out == ["three games (en)"]


def test_the_server_is_asked_as_it_was_said(run, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    asked = []
    monkeypatch.setattr("bythebook.server.commands.run_server", lambda *args, **more: asked.append((args, more)))
    run("serve", "--host", "0.0.0.0", "--port", 9000, "--db", "sqlite+aiosqlite:///x.db")
    run("play")
    assert asked == [
        (("0.0.0.0", 9000, "sqlite+aiosqlite:///x.db"), {"open_browser": False}),
        (("127.0.0.1", 8765, None), {"open_browser": True}),
    ]


def test_cryptid_smash_on_the_command_line(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """Seats are called as its notation calls them, and what the bots forget is shown and kept."""
    path = tmp_path / "game"
    words = ("line", "cryptid-smash", "--seats", 3, "--you", "p2", "--lapse", "0,0.125", "--seed", 5)
    done = run(*words, "--house-rule", "call_window=wait", "--record", path, typed="c\n\nquit\n")
    assert done.code == 0
    assert done.out[1] == (
        "Seats, clockwise: p1, Ana, a bot that plays to win, forgets 0 times in 100; p2, Ben, you; "
        "p3, Cleo, a bot that plays to win, forgets 12.5 times in 100."
    )
    assert done.out[2] == "House rules that differ from the default: Call window: No clock."
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["lapses"] == [0, None, 125]
    again = run("line", "--resume", path, "--lang", "fr", typed="c\n")
    assert "oublie 12,5 fois sur 100" in again.out[1]
    assert again.out[-3].startswith("Dessus : ")
    assert run("verify", path).code == 0
    for lang, told in (("en", "You are dealt "), ("fr", "Vous recevez : ")):
        assert any(line.startswith(told) for line in run("replay", path, "--seat", "p2", "--lang", lang).out)
    done = run("replay", path, "--seat", "p4")
    assert (done.code, done.err) == (2, ["'p4' is no seat here: say one from p1 to p3, or spectator, all."])
    assert run("rules", "cryptid_smash", "9.2", "--lang", "fr").out[0].startswith("Règle 9.2, d’après la règle ")


def test_a_game_whose_rules_are_being_proved_is_read_but_not_played(run) -> None:  # type: ignore[no-untyped-def]
    """The rulebook and the simulator know it; no table does."""
    for name in COMING:
        assert run("rules", name, "1.1").code == 0
        done = run("line", name)
        assert (done.code, len(done.err)) == (2, 1)
        assert "is not played yet" in done.err[0]
