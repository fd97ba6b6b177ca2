"""The catalogue: the only place that knows the games by name."""

from __future__ import annotations

from importlib import import_module

from ..kernel.game import Room
from ..kernel.notation import BadInput

GAMES = ("oh_my_brain", "cryptid_smash", "dweebies", "dementalism")
COMING: tuple[str, ...] = ()
"""Rooms whose rules are being proved, not yet offered at tables."""


def room(name: str) -> Room:
    """The room of a game; BadInput when there is no such game. Hyphens and capitals are forgiven."""
    wanted = name.lower().replace("-", "_").replace(" ", "_")
    if wanted not in (*GAMES, *COMING):
        raise BadInput(
            f"There is no game '{name}': the games are {', '.join(GAMES)}.",
            f"Il n’y a pas de jeu « {name} » : les jeux sont {', '.join(GAMES)}.",
        )
    return load(wanted)


def at_tables(name: str) -> Room:
    """The room of a game that is offered at tables; BadInput for any other."""
    found = room(name)
    if found.name not in GAMES:
        raise BadInput(
            f"'{found.name}' is not played yet: its rules are being proved. Played are {', '.join(GAMES)}.",
            f"« {found.name} » ne se joue pas encore : ses règles sont à l’épreuve. On joue à {', '.join(GAMES)}.",
        )
    return found


def load(wanted: str) -> Room:
    """The room in this folder."""
    found: Room = import_module(f"{__name__}.{wanted}.room").ROOM
    return found
