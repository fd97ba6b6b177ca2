"""Schema changes by Alembic, run when the server starts and finds an older database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"


def config(connection: Any = None) -> Config:
    """Alembic's configuration, without a file."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def migrate(connection: Any) -> None:
    """Bring an older schema up to the newest revision, in the transaction at hand."""
    command.upgrade(config(connection), "head")
