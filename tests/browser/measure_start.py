"""How long after `bythebook play` the first move is possible, in a browser that is already open:

    python -m tests.browser.measure_start [TIMES]

Prints each run and the median. The budget is two seconds on an installed package and an idle machine.
"""

from __future__ import annotations

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser.home import BRAINS, play_now
from tests.browser.house import ROOT
from tests.services import CHROMIUM_FLAGS, free_port
from tools.ensure import find_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BUDGET = 2.0


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def one_run(browser: Browser, folder: Path) -> tuple[float, float, float]:
    """Seconds until the server listens, until the first page can be used, until a card can be chosen."""
    page = browser.new_page()
    page.goto("about:blank")
    port = free_port()
    command = [sys.executable, "-m", "bythebook", "play", "--port", str(port), "--db", str(folder / "tables.sqlite3")]
    quiet = os.environ | {"BROWSER": "true"}  # the browser of this test goes there instead
    begun = time.perf_counter()
    server = subprocess.Popen(command, cwd=ROOT, env=quiet, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not listens(port):
            assert server.poll() is None, "the server has stopped"
            time.sleep(0.005)
        listening = time.perf_counter() - begun
        page.goto(f"http://127.0.0.1:{port}/", wait_until="commit")
        page.wait_for_selector(f"{play_now(BRAINS)} button")
        shown = time.perf_counter() - begun
        page.click(f"{play_now(BRAINS)} button")
        page.wait_for_selector(".row-lot button.card.playable")
        return listening, shown, time.perf_counter() - begun
    finally:
        server.terminate()
        server.wait(10)
        page.close()


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
        runs = []
        for _ in range(times):
            with tempfile.TemporaryDirectory() as folder:
                runs.append(one_run(browser, Path(folder)))
                told = "listens {:.2f} s, first page {:.2f} s, first move possible {:.2f} s"
                print(told.format(*runs[-1]), flush=True)
        browser.close()
    median = statistics.median(run[-1] for run in runs)
    print(f"median: first move possible {median:.2f} s after `bythebook play` (budget {BUDGET} s)")


if __name__ == "__main__":
    main()
