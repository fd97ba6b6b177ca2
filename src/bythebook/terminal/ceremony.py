"""What is said before the first card and after the last: the seal, who sits where, the places, the secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel.answers import option_rows, seats
from ..kernel.game import Room
from ..kernel.words import Words
from .sitting import Plan
from .speech import Listener, printable


def opening(plan: Plan, listener: Listener) -> list[str]:
    """The seal or the seed, the seats, the house rules that were chosen, and how to get help."""
    words, facts = listener.words, listener.facts({"you": plan.person})
    if plan.seed is None:
        lines = [words.say("sealed", commitment=plan.header.commitment)]
    else:
        lines = [words.say("seeded", seed=plan.seed)]
    lines.append(words.say("seats-line", seats=seats(plan.room, facts)))
    defaults = {rule.name: rule.default for rule in plan.room.house_rules}
    changed = {name: value for name, value in plan.house.items() if value != defaults[name]}
    if changed:
        lines.append(words.say("options-line", options=option_rows(plan.room, facts, changed)))
    if plan.deck.warning:
        lines.append(plan.deck.warning[words.language])
    lines.append(words.say("welcome" if plan.person is not None else "watching"))
    if plan.person is not None and plan.windows:
        lines.append(words.say("welcome-windows"))
    return [printable(line) for line in lines]


def ending(plan: Plan, listener: Listener, result: Mapping[str, Any]) -> list[str]:
    """The places, and the opened secret."""
    lines = places(plan.room, listener.words, plan.names, result)
    if plan.secret:
        lines.append(listener.words.say("seal-opened", secret=plan.secret.hex()))
    return [printable(line) for line in lines]


def places(room: Room, words: Words, names: Sequence[str], result: Mapping[str, Any]) -> list[str]:
    """The places, best first."""
    lines = []
    for place in result["places"]:
        listing = words.listing([names[seat] for seat in place["seats"]])
        more = room.talk.standing(words, result, place["seats"][0])
        lines.append(printable(f"{words.say('place', place=place['place'], name=listing, **more)}."))
    return lines
