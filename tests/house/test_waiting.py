"""Nothing in a test of server or browser waits for so many seconds, or asks a clock whether it passes."""

import re

from tests.house.source import ROOT, Fault, files_below, no_faults, text_of

CLOCKS = r"wait_for_timeout|monotonic\(|perf_counter|\btime\.time\("
TIMED = re.compile(rf"\bsleep\(|asyncio\.(?:timeout|wait_for)\(|{CLOCKS}")
ROOMS = ("browser", "server", "terminal")
ALLOWED = {
    "browser/measure_start.py": "measures, and is no test",
    "server/client.py": "the patience with a frame ends what would hang",
    "server/test_restart.py": "kills come at odd moments, and all of them must do",
    "server/test_shows.py": "what stands for a listener that hears nothing",
}


def test_no_test_waits_for_a_time() -> None:
    """`tests/waiting.py` and `tests/browser/waiting.py` wait for what is to happen."""
    faults = [
        Fault(path, number, f"`{found[0]}`: wait for what is to happen (tests/waiting.py), or say why it needs time")
        for room in ROOMS
        for path in files_below(ROOT / "tests" / room, ".py")
        if path.relative_to(ROOT / "tests").as_posix() not in ALLOWED
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if (found := TIMED.search(line))
    ]
    no_faults(faults)


def test_what_is_allowed_is_needed() -> None:
    no_faults(
        [
            Fault(ROOT / "tests" / name, 1, "waits for no time any more: take it off the list")
            for name in ALLOWED
            if not TIMED.search(text_of(ROOT / "tests" / name))
        ]
    )
