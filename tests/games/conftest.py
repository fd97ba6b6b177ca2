"""What plays many games is left out of the quick loop, as is marked here by file."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
PLAYS_MANY = {
    "test_ahead.py", "test_figures.py", "test_greedy.py", "test_invariants.py", "test_knowledge.py", "test_memory.py",
    "test_programs.py", "test_redeal.py", "test_sight.py",
}  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and item.path.name in PLAYS_MANY:
            item.add_marker(pytest.mark.slow)
