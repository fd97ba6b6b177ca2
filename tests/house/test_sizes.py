"""A module that needs more than 300 lines is two modules."""

from tests.house.source import ROOT, SRC, Fault, files_below, no_faults, text_of

MOST = 300


def test_modules_stay_small() -> None:
    faults = []
    for path in [*files_below(SRC, ".py"), *files_below(ROOT / "frontend" / "src", ".ts")]:
        lines = len(text_of(path).splitlines())
        if lines > MOST:
            faults.append(
                Fault(path, MOST + 1, f"{lines} lines, and {MOST} is the most: split it where its subject splits")
            )
    no_faults(faults)
