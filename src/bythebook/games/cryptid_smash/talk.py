"""Cryptid Smash: table talk (section M of the specification): the hand, what fits, the table, the counts, the pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.talk import Facts, Talk
from .names import Word


def hand(facts: Facts) -> str:
    """One's own cards and their number, in table order."""
    if facts.you is None:
        return facts.say("ask-spectator")
    held = facts.zone("hand", facts.you)["cards"]
    if not held:
        return facts.say("answer-hand-empty")
    return facts.say("answer-hand", count=facts.say("amount", n=len(held)), cards=facts.words.cards(held))


def playable(facts: Facts) -> str:
    """What fits the pile as it lies, whoever's turn it is; before a chain, what answers it."""
    fits = facts.own["playable"]
    if not facts.asked or facts.kind in ("window", "act"):
        return held(facts, "answer-playable", fits, "answer-nothing")
    if facts.kind == "answer":
        offers = [offer for offer in facts.view["offers"] if offer["verb"] == "answer"]
        answering = [card["card"] for offer in offers for card in offer["next"]]
        return held(facts, "answer-answers", answering, "answer-no-answer")
    if facts.kind == "play_drawn":
        drawn = facts.asks["card"]
        return listed(facts, "answer-playable", [drawn] if drawn in fits else [], "answer-keep")
    return ""  # a discard or a colour: the moves as they are typed


def held(facts: Facts, some: str, faces: list[int], none: str) -> str:
    """One's own cards of these faces, or that there are none."""
    return listed(facts, some, [face for face in facts.zone("hand", facts.you)["cards"] if face in faces], none)


def listed(facts: Facts, some: str, cards: list[int], none: str) -> str:
    """These cards, or that there are none."""
    return facts.say(some, cards=facts.words.cards(cards)) if cards else facts.say(none)


def top(facts: Facts) -> str:
    """The top card, the active colour (they can differ, 4.5), the direction, the chain, the deck."""
    own, chain = facts.own, facts.own["chain"] or {}
    return facts.say(
        "answer-table",
        value=facts.zone("pile")["cards"][-1],
        colour=own["colour"],
        direction=own["direction"],
        kind=chain.get("kind", "none"),
        draw=chain.get("draw", 0),
        discard=chain.get("discard", 0),
        chain_colour=chain.get("colour") or "none",
        deck=facts.zone("deck")["count"],
    )


def counts(facts: Facts) -> str:
    """Everybody's number of cards and who has said smash: always in the same way (section F); oneself last."""
    first, *others = facts.from_you()
    seats = [first, *others] if facts.you is None else [*others, first]
    return " ".join(count_of(facts, seat) for seat in seats)


def count_of(facts: Facts, seat: int) -> str:
    """One seat's cards, or its place."""
    voice, name = ("you" if seat == facts.you else "other"), facts.names[seat]
    if seat in facts.own["finished"]:
        return facts.say(f"answer-counts-done-{voice}", name=name, place=facts.own["finished"].index(seat) + 1)
    said = "yes" if facts.own["marks"][seat] == "said" else "no"
    return facts.say(f"answer-counts-{voice}", name=name, cards_count=facts.zone("hand", seat)["count"], said=said)


def details(facts: Facts) -> str:
    """Everybody's cards, then the places."""
    return f"{counts(facts)} {places(facts)}"


def pile(facts: Facts) -> str:
    """What a Mirror would repeat (5.15), then the whole pile from the top (4.7)."""
    repeats = facts.own["mirror"]
    mirror = facts.say("answer-mirror", effect=repeats) if repeats else facts.say("answer-no-mirror")
    cards = facts.joined([facts.words.card(face) for face in reversed(facts.zone("pile")["cards"])])
    return f"{mirror} {facts.say('answer-pile', cards=cards)}"


def gone(facts: Facts) -> str:
    """The cards that have left the game (10.6)."""
    removed = facts.zone("gone")["cards"]
    return listed(facts, "answer-gone", removed, "answer-gone-empty")


def places(facts: Facts) -> str:
    """Who has finished, in order; the whole ranking once the game is over."""
    result = facts.view["result"]
    found: list[tuple[int, list[int]]] = [(rank, [seat]) for rank, seat in enumerate(facts.own["finished"], 1)]
    if result:
        found = [(each["place"], each["seats"]) for each in result["places"]]
    if not found:
        return facts.say("answer-places-none")
    return " ".join(
        facts.say("answer-place", place=place, name=facts.words.listing([facts.names[seat] for seat in seats]))
        for place, seats in found
    )


def who(facts: Facts) -> str:
    """Whose turn it is or comes with the next window's closing, and who is next."""
    view = facts.view
    if view["over"]:
        return facts.say("question-over")
    turn = facts.say("answer-turn-you" if view["turn"] == facts.you else "answer-turn-other",
                     name=facts.names[view["turn"]])  # fmt: skip
    after = facts.say("answer-next-you" if facts.own["next"] == facts.you else "answer-next-other",
                      name=facts.names[facts.own["next"]])  # fmt: skip
    return f"{turn} {after}"


def before(facts: Facts) -> str:
    """Colour and top, where one's turn comes after a window that is open: else the turn has begun with them."""
    if not facts.early:
        return ""
    return facts.say("before-turn", colour=facts.own["colour"], value=facts.zone("pile")["cards"][-1])


def reminder(facts: Facts) -> list[str]:
    """The sentence that began this question: one's own turn with colour and top, or the chain."""
    if facts.kind == "answer" and facts.asked:
        chain = facts.own["chain"]
        return [facts.say("chain-target", kind=chain["kind"], units=chain["units"])]
    if facts.kind == "act" and facts.asked:
        card = facts.words.card(facts.zone("pile")["cards"][-1])
        return [facts.say("turn-you", colour=facts.own["colour"], card=card)]
    return []


def confirm(facts: Facts, move: Any) -> str:
    """A draw with a card to play, an acceptance with an answer in hand."""
    if facts.kind == "act" and move.word[0] == Word.DRAW and "play" in facts.verbs() and "draw" in facts.verbs():
        return "confirm-draw"
    if facts.kind == "answer" and move.word[0] == Word.ACCEPT and "answer" in facts.verbs():
        return "confirm-accept"
    return ""


def moot(house: Mapping[str, str]) -> frozenset[str]:
    """Where smash is said for everybody, there are no windows and no calls (9.18)."""
    automatic = house.get("smash_mode") == "automatic"
    return frozenset({"call_window", "wrong_call", "idle_smash"}) if automatic else frozenset()


TALK = Talk(
    answers={
        "hand": hand, "playable": playable, "top": top, "counts": counts, "pile": pile, "who": who, "places": places,
        "details": details,
    },
    again={"pile": gone},
    acts={"counts": "numbers", "places": "scores"},
    always={"hand": hand, "top": top, "counts": counts},
    before=before,
    summary=top,
    reminder=reminder,
    asked_by={"discard2": "ask", "colour": "ask"},
    confirm=confirm,
    moot=moot,
    out_of_turn="8.15",
)  # fmt: skip
