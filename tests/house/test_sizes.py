"""A module is one subject; one of more than 500 lines says why it is."""

from tests.house.source import ROOT, SRC, Fault, files_below, no_faults, text_of

MOST = 500
ONE_SUBJECT: dict[str, str] = {}
"""Longer modules, by their paths from the project's folder, and why each is one thing."""


def test_modules_are_one_subject() -> None:
    faults = []
    for path in [*files_below(SRC, ".py"), *files_below(ROOT / "frontend" / "src", ".ts")]:
        lines = len(text_of(path).splitlines())
        if lines > MOST and path.relative_to(ROOT).as_posix() not in ONE_SUBJECT:
            faults.append(
                Fault(path, MOST + 1, f"{lines} lines: split it where its subject splits, or say why it is one thing")
            )
    no_faults(faults)
