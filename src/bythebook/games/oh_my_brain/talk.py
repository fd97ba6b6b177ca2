"""Oh My Brain: table talk (Part 13 of the specification): what lies on top, what beats it, who holds what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...kernel.talk import Facts, Talk, capital, decision
from .events import FORMS
from .state import Word

if TYPE_CHECKING:
    from ...kernel.words import Words

BETWEEN_ROUNDS = ("lot", "name", "throw")  # then it is nobody's turn


def plays(facts: Facts) -> bool:
    """Is a play asked for? It must not depend on whether one is possible (L1)."""
    return facts.kind in ("turn", "play")


def beats(facts: Facts) -> str:
    """What beats the top: the same for everybody (L13)."""
    found = facts.own["beats"]
    return facts.say("beats", kind=found["kind"], top_value=found["top"], low=found["low"])


def before(facts: Facts) -> str:
    """What beats the top, before a play is asked for."""
    if not plays(facts):
        return ""
    if facts.own["beats"]["kind"] == "empty":
        return facts.say("anything")
    return f"{capital(beats(facts))}."


def summary(facts: Facts) -> str:
    """What beats the top."""
    return beats(facts) if facts.own.get("beats") else ""


def top(facts: Facts) -> str:
    """The top of the horde, how many cards lie there, what beats it."""
    cards = facts.zone("horde").get("cards", [])
    if not cards:
        return facts.say("answer-top-empty")
    card = facts.words.card(cards[-1], facts.brief)
    return facts.say("answer-top", top=card, count=facts.say("amount", n=len(cards)), beats=beats(facts))


def horde(facts: Facts) -> str:
    """The whole horde, top first."""
    held = facts.zone("horde").get("cards", [])
    if not held:
        return facts.say("answer-top-empty")
    return facts.say(
        "answer-horde", cards=facts.joined([facts.words.card(card, facts.brief) for card in reversed(held)])
    )


def choice(facts: Facts) -> str:
    """The cards that lie before oneself to choose from: a lot, or a drawn pair. Empty when there are none."""
    cards = facts.zone("lot", facts.you).get("cards", []) if facts.you is not None else []
    return facts.say("answer-lot", cards=facts.words.cards(cards, facts.brief)) if cards else ""


def own(facts: Facts, name: str) -> str:
    """One's own cards in a zone, and their number."""
    if facts.you is None:
        return facts.say("ask-spectator")
    held = facts.zone(name, facts.you)["cards"]
    if not held:
        return facts.say(f"answer-{name}-empty")
    count = facts.say("amount", n=len(held))
    return facts.say(f"answer-{name}", count=count, cards=facts.words.cards(held, facts.brief))


def hand_alone(facts: Facts) -> str:
    """The hand."""
    return own(facts, "hand")


def hand(facts: Facts) -> str:
    """The hand, after what is to choose from."""
    return " ".join(filter(None, [choice(facts), hand_alone(facts)]))


def cemetery(facts: Facts) -> str:
    """The cemetery."""
    return own(facts, "cemetery")


def playable(facts: Facts) -> str:
    """What this seat may do now: values with copies where cards are played."""
    if not facts.asked:
        return facts.say("ask-not-asked")
    if facts.asks.get("forgettable"):
        return facts.say("ask-neutral")  # the same whether or not cards are due (L9)
    verbs = facts.verbs()
    if verbs == {"pass"}:
        return facts.say("answer-only-pass")
    if "play" not in verbs:
        return ""
    values = {offer["card"] for offer in facts.view["offers"] if offer["verb"] == "play"}
    held = [card for card in facts.zone("hand", facts.you)["cards"] if card in values]
    cards = facts.words.cards(held, facts.brief)
    return facts.say("answer-playable", cards=cards, **{"pass": "yes" if "pass" in verbs else "no"})


def numbers(facts: Facts) -> str:
    """Brains and cards of everybody, clockwise from oneself; then reserve, discard and bank."""
    lines = []
    for seat in facts.from_you():
        message = "answer-counts-you" if seat == facts.you else "answer-counts-other"
        counts = {name: facts.amount(name, seat) for name in ("hand", "cemetery")}
        lines.append(facts.say(message, name=facts.names[seat], brains=brains(facts, "brains", seat), **counts))
    piles = {name: facts.amount(name) for name in ("reserve", "discard")}
    return " ".join([*lines, facts.say("answer-piles", bank=brains(facts, "bank"), **piles)])


def brains(facts: Facts, name: str, owner: int | None = None) -> str:
    """Brains of a seat, or of the bank."""
    return facts.say("brains", n=facts.counter(name, owner))


def scores(facts: Facts) -> str:
    """Everybody's brains."""
    rows = []
    for seat in facts.from_you():
        message = "answer-score-you" if seat == facts.you else "answer-score-other"
        rows.append(facts.say(message, name=facts.names[seat], brains=brains(facts, "brains", seat)))
    return f"{facts.joined(rows)}."


def who(facts: Facts) -> str:
    """Whose turn it is, what is awaited, an extra turn to come, one's own interjection."""
    view = facts.view
    if view["over"]:
        return facts.say("question-over")
    mine = view["turn"] == facts.you
    name = facts.names[view["turn"]]
    turn = facts.say("your-turn") if mine else facts.say("turn-of", name=name)
    said = [decision(facts, wording)]
    if facts.kind not in BETWEEN_ROUNDS:
        said.insert(0, f"{turn}.")
        if said[0] == said[1]:
            said.pop()
    if facts.own["pending"] != "none":
        said.append(facts.say("answer-extra-you" if mine else "answer-extra-other", name=name))
    if view["interjections"]:
        said.append(facts.say("answer-late"))
    return " ".join(said)


def faces(facts: Facts) -> str:
    """The faces of the die with their effects, under the house rules in force."""
    fields = (found for form in FORMS.values() for found in form.public)
    codes = next(found.codes for found in fields if found.name == "face")
    rows = []
    for code in codes:
        ruled = f"face-{code}-effect-{facts.house.get(code, '')}"
        effect = facts.say(ruled if facts.words.has(ruled) else f"face-{code}-effect")
        rows.append(facts.say("face-row", name=facts.say(f"face-{code}"), effect=effect))
    return f"{capital(facts.joined(rows))}."


def reminder(facts: Facts) -> list[str]:
    """Whose turn it is and what lies on top; what is to choose from."""
    lines = [f"{facts.say('your-turn')}.", top(facts)] if plays(facts) and facts.asked else []
    return [*lines, choice(facts)]


def wording(question: Mapping[str, Any]) -> str:
    """A refill that can be forgotten is worded as the end of a turn: it reminds of nothing (L9)."""
    return "turn_end" if question["own"].get("forgettable") else str(question["kind"])


def confirm(facts: Facts, move: Any) -> str:
    """A pass that is not needed, or that costs the last brain."""
    if move.word[0] != Word.PASS or "pass" not in facts.verbs():
        return ""
    if facts.counter("brains", facts.you) == 1:
        return "confirm-last-brain"
    return "confirm-pass" if "play" in facts.verbs() else ""


def standing(words: Words, result: Mapping[str, Any], seat: int) -> dict[str, str | int]:
    """The brains of whoever has this place."""
    return {"brains": words.say("brains", n=result["own"]["brains"][seat])}


def moot(house: Mapping[str, str]) -> frozenset[str]:
    """A seat that the host names has no part in a draw (2.2)."""
    return frozenset({"starter"}) if house.get("first_starter") == "random" else frozenset()


TALK = Talk(
    answers={
        "hand": hand, "cemetery": cemetery, "top": top, "playable": playable, "pile": horde, "numbers": numbers,
        "details": numbers, "scores": scores, "who": who, "faces": faces,
    },
    again={"top": horde},
    always={"hand": hand_alone, "cemetery": cemetery, "numbers": numbers},
    before=before,
    summary=summary,
    reminder=reminder,
    wording=wording,
    asked_by={"lot": "lot_dealt"},
    confirm=confirm,
    standing=standing,
    moot=moot,
    brief=True,
    last_word="done",  # 7.7
    out_of_turn="12.2",
)  # fmt: skip
