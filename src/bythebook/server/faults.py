"""What is logged of a fault: its kind and where it happened, never what it says, which might name cards or tokens."""

from __future__ import annotations

import logging
import traceback

LOG = logging.getLogger("bythebook")


def report(error: BaseException) -> None:
    """One line for a fault that nobody expected."""
    steps = traceback.extract_tb(error.__traceback__)[-6:]
    places = " > ".join(f"{step.filename.rpartition('/')[2]}:{step.lineno} {step.name}" for step in steps)
    LOG.error("%s at %s", type(error).__name__, places)
