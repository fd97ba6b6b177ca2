"""What is typed at a terminal: a key brings earlier lines back, but not in a game of memory."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

import pytest

READER = """
from bythebook.cli.options import typed_lines
lines = typed_lines({})
for _ in range(2):
    print("read:", next(lines) + ".")
"""
UP = "\x1b[A"


@pytest.mark.parametrize("remembered", [True, False])
def test_earlier_lines_come_back_unless_they_are_to_be_forgotten(remembered: bool) -> None:
    """Dementalism, 13.8: nothing tells which cells one named before."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", READER.format(remembered)]
    reader = subprocess.Popen(command, stdin=theirs, stdout=theirs, env={**os.environ, "TERM": "xterm"})
    os.write(ours, f"flip c4\n{UP}\n".encode())
    assert reader.wait(timeout=60) == 0
    said = os.read(ours, 10_000).decode()
    os.close(ours)
    os.close(theirs)
    assert said.count("read: flip c4.") == 1 + remembered
