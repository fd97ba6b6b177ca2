"""Commands that serve the browser client."""

from __future__ import annotations

import click

HOST, PORT = "127.0.0.1", 8765


@click.command()
@click.option("--host", default=HOST, show_default=True, help="The address to listen on; 0.0.0.0 for your network.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="The port to listen on.")
@click.option("--db", default=None, metavar="URL", help="Where tables are kept, such as postgresql+asyncpg://...")
def play(host: str, port: int, db: str | None) -> None:
    """Serve the games and open them in your browser."""
    from ..server.commands import run_server

    run_server(host, port, db, open_browser=True)


@click.command()
@click.option("--host", default=HOST, show_default=True, help="The address to listen on; 0.0.0.0 for your network.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="The port to listen on.")
@click.option("--db", default=None, metavar="URL", help="Where tables are kept, such as postgresql+asyncpg://...")
def serve(host: str, port: int, db: str | None) -> None:
    """Serve the games to browsers here or on your network."""
    from ..server.commands import run_server

    run_server(host, port, db, open_browser=False)
