"""Dementalism: table talk (section M of the specification): open facts, and never a face once it is hidden (13.9).

Rules, deck and house rules can be asked for at any time (2.9).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...kernel.talk import Facts, Quiet, Talk, decision
from .aloud import face_up, heap, keister, others, spread, store, voice, yes_no
from .sight import QUESTIONS, REACTIONS

if TYPE_CHECKING:
    from ...kernel.words import Words


def points(facts: Facts) -> str:
    """Everybody's Safe points and number of face-down Stacks: no total, no forecast (13.5)."""
    return " ".join(
        facts.say(
            f"answer-points-{voice(facts, seat)}",
            name=facts.names[seat],
            points=facts.counter("points", seat),
            number=facts.counter("stacks", seat),
        )
        for seat in facts.from_you()
    )


def powers(facts: Facts) -> str:
    """One's own Powers, ready or not, and why one cannot be used now; the others' Safe Stacks; markers, lost and extra
    turns, and who cannot be made to lose one (7.16)."""
    said = [power_read(facts, power) for power in facts.own["powers"]]
    if not said:
        said = [facts.say("answer-powers-none")]
    if facts.you is not None and facts.own["powers"]:
        said.append(facts.say("answer-allowance", used=yes_no(facts.you in facts.own["spent"])))
    said += [told(facts, "answer-cut", seat) for seat in facts.own["cut"]]
    for seat in facts.from_you():
        lost = facts.counter("lost", seat)
        if lost:
            said.append(facts.say(f"answer-lost-{voice(facts, seat)}", name=facts.names[seat], waiting=lost))
        if facts.counter("extra", seat):
            said.append(told(facts, f"answer-extra-{voice(facts, seat)}", seat))
        if seat in facts.own["spared"]:
            said.append(told(facts, f"answer-spared-{voice(facts, seat)}", seat))
    said.append(facts.say("answer-direction", direction=facts.own["direction"]))
    if facts.deck and any(power["owner"] == facts.you for power in facts.own["powers"]):
        said.append(str(facts.words.deck(facts.deck.name, facts.deck.label)["label"]))  # it goes with every card's text
    return " ".join(said)


def told(facts: Facts, message: str, seat: int) -> str:
    """A sentence about one seat; of a Power Cut one's own is said in words of its own."""
    own = f"{message}-you" if facts.words.has(f"{message}-you") and seat == facts.you else message
    return facts.say(own, name=facts.names[seat])


def power_read(facts: Facts, power: Mapping[str, Any]) -> str:
    """One Safe Stack: its marker; of one's own the text, and the clause that forbids its use now."""
    card, seat = facts.words.card(power["card"], True), power["owner"]
    if seat != facts.you:
        return facts.say("answer-power-other", name=facts.names[seat], card=card, state=power["marker"])
    text = facts.say("card-text", value=power["card"])
    said = facts.say("answer-power-you", card=card, state=power["marker"], text=text)
    if power["clause"] is None:
        return said
    reason = facts.say("refusal-" + power["clause"].replace(".", "-"))
    return f"{said} {facts.say('answer-power-not', card=card, reason=reason)}"


def who(facts: Facts) -> str:
    """Whose turn it is, which window, whom we wait for."""
    view = facts.view
    if view["over"]:
        return facts.say("question-over")
    asked = decision(facts, lambda question: str(question["kind"]))
    if facts.kind == "first_vote":
        return asked
    turn = facts.say(f"answer-turn-{voice(facts, view['turn'])}", name=facts.names[view["turn"]])
    window = [facts.say("answer-window", window=facts.own["window"])] if facts.own["window"] else []
    return " ".join([turn, *window, *filter(None, [trigger(facts)]), asked])


NEED_CARD = ("flip", "turmoil", "power")


def trigger(facts: Facts) -> str:
    """What a reaction answers to, as long as its card lies open; empty where there is none."""
    found = facts.asks.get("trigger")
    if not found or (found["what"] in NEED_CARD and found.get("card") is None):
        return ""
    by, target = found["by"], found.get("target")
    heard = "you" if by == facts.you else "target" if target is not None and target == facts.you else "other"
    stem = f"trigger-{found['what']}"
    about = found.get("about")
    args = {
        "by": facts.names[by], "target": "" if target is None else facts.names[target],
        "place": found.get("place") or 0,
        "card": "" if found.get("card") is None else facts.words.card(found["card"]),
        "about": facts.words.card(about) if isinstance(about, int) else "", "named": yes_no(isinstance(about, int)),
        "column": found.get("column") or "", "row": found.get("row") or 0,
    }  # fmt: skip
    return facts.say(f"{stem}-{heard}" if facts.words.has(f"{stem}-{heard}") else stem, **args)


TOLD = {
    "flip": "flip", "turmoil": "turmoil", "power": "power", "nab": "nab_point", "wrong": "nab_wrong", "shown": "show",
}  # fmt: skip


def told_by(facts: Facts) -> str:
    """The event that tells a trigger."""
    found = facts.asks.get("trigger")
    return TOLD.get(found["what"], "") if found else ""


def details(facts: Facts) -> str:
    """Points, then Powers and markers."""
    return f"{points(facts)} {powers(facts)}"


def reminder(facts: Facts) -> list[str]:
    """What a reaction answers to."""
    return [trigger(facts)]


def standing(words: Words, result: Mapping[str, Any], seat: int) -> dict[str, str | int]:
    """What the place was won with."""
    return {"points": next(row["points"] for row in result["own"]["rows"] if row["seat"] == seat)}


QUIET = Quiet(  # D.2
    questions=frozenset(QUESTIONS[kind] for kind in REACTIONS),
    answer="no",
    until=frozenset({"turn_start", "extra_start", "skipped"}),
)

TALK = Talk(
    answers={
        "spread": spread, "face-up": face_up, "store": store, "others": others, "keister": keister, "heap": heap,
        "points": points, "powers": powers, "who": who, "hand": store, "details": details,
    },
    pointed=frozenset({"spread"}),
    acts={
        "spread": "top", "store": "cemetery", "others": "numbers", "keister": "pile", "points": "scores",
    },
    always={"spread": spread, "store": store, "face-up": face_up},
    before=trigger,
    told_by=told_by,
    summary=spread,
    reminder=reminder,
    standing=standing,
    brief=True,
    out_of_turn="4.19",
    quiet=QUIET,
)  # fmt: skip
