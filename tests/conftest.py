"""What every test may use, chance that repeats itself, and the law that no test is skipped."""

import os

import pytest

from tests.chance import free_chance, seed_of, sow_chance

# records read this when first imported: every store and every index is checked
os.environ.setdefault("BYTHEBOOK_DEBUG", "1")

pytest.register_assert_rewrite("tests.examiner")

pytest_plugins = ["tests.services"]

_skipped: list[str] = []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What compiles comes first, then what plays in a browser: where several processes share the work, as many short
    tests as can be are left to the end, and no process is idle there."""
    items.sort(key=lambda item: (item.get_closest_marker("xdist_group") is None, "browser" not in item.path.parts))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Where several processes share the work, a group goes to one of them, which compiles once: its tests say so."""
    if getattr(session.config.option, "loadgroup", False):
        grouped = [item.nodeid for item in session.items if item.get_closest_marker("xdist_group")]
        astray = [nodeid for nodeid in grouped if "@" not in nodeid]
        assert not astray, f"this pytest-xdist does not keep groups together with this pytest: {astray[:3]}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before any fixture: chance comes from a seed that the test's own name gives, whatever ran before it."""
    if item.get_closest_marker("unforeseen"):
        free_chance()
    else:
        sow_chance(seed_of(f"{item.path.relative_to(item.config.rootpath).as_posix()}::{item.name}"))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped:
        _skipped.append(f"{report.nodeid} ({report.when})")


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.skipped:
        _skipped.append(f"{report.nodeid} (a whole file)")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if _skipped and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name in _skipped:
        terminalreporter.write_line(f"SKIPPED, which fails the run: {name}", red=True)
