"""Starting the server: what `bythebook serve` and `bythebook play` do.

The socket listens, and the browser opens, before anything heavy is imported: whoever connects early waits a moment.
"""

from __future__ import annotations

import contextlib
import gc
import ipaddress
import socket
import threading
import webbrowser
from typing import TYPE_CHECKING

from ..kernel.notation import BadInput

if TYPE_CHECKING:
    from .hall import Settings


def run_server(
    host: str = "127.0.0.1",
    port: int = 8765,
    db: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Serve until stopped. BadInput says why that is impossible: the port is taken, the database out of reach."""
    listening = listen(host, port)
    port = listening.getsockname()[1]
    here = f"http://{shown_host(host)}:{port}"
    there = f"http://{network_address()}:{port}" if is_everywhere(host) and network_address() else ""
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
    gc.disable()  # nothing that is imported becomes garbage
    from .running import run

    gc.freeze()
    gc.enable()
    with contextlib.suppress(KeyboardInterrupt):
        run(listening, db, here, there, settings)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, TypeError, ValueError) as error:  # a name may be too long or too odd to be looked up at all
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput(
            f"Port {port} of {host} cannot be used ({why}): choose another with --port.",
            f"Le port {port} de {host} est inutilisable ({why}) : choisissez-en un autre avec --port.",
        ) from error
    listening.setblocking(False)
    return listening


def is_everywhere(host: str) -> bool:
    """Does this host name mean every network that the machine is on?"""
    if not host:
        return True
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def shown_host(host: str) -> str:
    """What a browser on this machine is to open."""
    if is_everywhere(host):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def network_address() -> str:
    """This machine's address on its network, empty when it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if address.startswith("127.") else address
