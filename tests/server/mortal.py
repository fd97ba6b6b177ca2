"""A server that is killed, for real, at a chosen write. Only tests start it.

One process imports everything and then forks a server for each line it reads: `before 3` lets two entries be written
and kills with SIGKILL just before the third; `after 3` just after the third is committed and before anybody is told;
`never 0` serves until it is killed from outside. Nothing in the server itself knows of this.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from bythebook.server import store
from bythebook.server.commands import run_server
from bythebook.server.hall import Settings
from bythebook.server.pace import Manners
from tests.chance import chance_of_the_test, sow_chance


def doom(when: str, number: int) -> None:
    """Kill this process at its `number`-th entry."""
    append, start = store.Store.append, store.Store.start
    written = 0

    async def write(truly: Any, *args: Any) -> Any:
        nonlocal written
        written += 1
        if (when, number) == ("before", written):
            os.kill(os.getpid(), signal.SIGKILL)
        result = await truly(*args)
        if (when, number) == ("after", written):
            os.kill(os.getpid(), signal.SIGKILL)
        return result

    store.Store.append = lambda self, *args: write(append, self, *args)  # type: ignore[method-assign]
    store.Store.start = lambda self, *args: write(start, self, *args)  # type: ignore[method-assign]


def main(port: int, db: str) -> None:
    import bythebook.server.running  # noqa: F401  (imported once, before any fork)

    for life, line in enumerate(sys.stdin):
        when, number = line.split()
        child = os.fork()
        if child == 0:
            sow_chance(chance_of_the_test(life))
            doom(when, int(number))
            run_server("127.0.0.1", port, db, settings=Settings(manners=Manners(0, 0)))
            os._exit(0)
        print(f"started {child}", flush=True)
        _, status = os.waitpid(child, 0)
        print(f"ended {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
