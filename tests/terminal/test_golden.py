"""One whole game as it is heard, in English and in French; by script over a pipe as well. See `golden`."""

import subprocess
import sys

import pytest

from tests.terminal import golden

lang = pytest.mark.parametrize("lang", golden.LANGUAGES)
script = pytest.mark.parametrize("script", golden.SCRIPTS, ids=lambda script: script.game)
Script = golden.Script


@script
@lang
def test_the_game_is_heard_as_in_the_golden_file(script: Script, lang: str) -> None:
    transcript = golden.path(script, lang).read_text(encoding="utf-8")
    heard = golden.replayed(script, lang, golden.typed_in(transcript))
    assert heard == golden.said_in(transcript), "read the difference; if it is right: python -m tests.terminal.golden"


@script
@lang
def test_a_script_plays_the_game_over_a_pipe(script: Script, lang: str) -> None:
    transcript = golden.path(script, lang).read_text(encoding="utf-8")
    typed = "".join(f"{line}\n" for line in golden.typed_in(transcript))
    command = [sys.executable, "-m", "bythebook", "line", script.game, "--seats", str(script.seats)]
    command += ["--bots", script.bots, *(word for rule in script.house for word in ("--house-rule", rule))]
    done = subprocess.run(
        [*command, "--seed", str(script.seed), "--lang", lang],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert list(map(golden.plain, done.stdout.splitlines())) == golden.said_in(transcript)


@script
@lang
def test_what_is_said_is_plain_lines(script: Script, lang: str) -> None:
    """No blank line, no cursor movement, no box, no space that a screen reader or a pipe could trip over."""
    for line in golden.said_in(golden.path(script, lang).read_text(encoding="utf-8")):
        assert line.strip() == line
        assert line
        assert line.isprintable()
        assert not set(line) & {"\u00a0", "\u202f", "\t", "│", "─", "♠", "♥", "♦", "♣"}


@script
def test_both_languages_tell_the_same_game(script: Script) -> None:
    english, french = (golden.path(script, lang).read_text(encoding="utf-8").splitlines() for lang in golden.LANGUAGES)
    assert len(english) == len(french)
    assert [line[:1] == ">" for line in english] == [line[:1] == ">" for line in french]
