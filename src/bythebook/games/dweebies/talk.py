"""Dweebies: table talk (Part 13 of the specification): the hand, what it would collect, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...kernel.talk import Facts, Talk, decision
from .cells import Cell, read_kind
from .names import Word
from .reading import amount, cell, cell_of, column, groups, lines, named, row, rows, table

if TYPE_CHECKING:
    from ...kernel.words import Words


# --- one's own cards ------------------------------------------------------------------------------------------------
def hand(facts: Facts) -> str:
    """One's own cards, equal ones together."""
    if facts.you is None:
        return facts.say("ask-spectator")
    held = facts.zone("hand", facts.you)["cards"]
    if not held:
        return facts.say("answer-hand-empty")
    return facts.say("answer-hand", count=amount(facts, len(held)), cards=facts.words.cards(held))


def playable(facts: Facts) -> str:
    """The legal cells while a card is to be placed (4.11), which are public; else the moves as they are typed."""
    cells = [facts.say("cell", **named(cell_of(pair))) for pair in facts.own["legal"]]
    return facts.say("answer-playable", number=len(cells), cells=facts.joined(cells)) if cells else ""


def collects(facts: Facts) -> str:
    """For each card of the hand where it collects, the largest haul first, and how many other cells are playable."""
    if facts.you is None:
        return facts.say("ask-spectator")
    legal = len(facts.own["legal"])
    if not legal:
        return facts.say("answer-collects-later")
    found = [(each["card"], cell_of(each["cell"]), each["row"], each["column"]) for each in facts.own["collects"]]
    named_kind = kind_named(facts)
    if named_kind is not None:
        return collects_of(facts, named_kind, [each[1:] for each in found if each[0] == named_kind], legal)
    if not found:
        return facts.say("answer-collects-nothing")
    kinds = dict.fromkeys(kind for kind, *_ in found)
    return " ".join(collects_of(facts, kind, [each[1:] for each in found if each[0] == kind], legal) for kind in kinds)


def kind_named(facts: Facts) -> int | None:
    """The kind whose code was typed; None where there was none."""
    if not facts.rest:
        return None
    kinds = [row["value"] for row in facts.deck.rows] if facts.deck else []
    codes = tuple(facts.say("kind-code", value=kind) for kind in kinds)
    return int(kinds[read_kind(facts.rest.strip(), codes)])


def collects_of(facts: Facts, kind: int, found: list[tuple[Cell, int, int]], legal: int) -> str:
    """The same for one card."""
    each = [facts.say("would-collect", row=row, column=column, **named(cell)) for cell, row, column in found]
    others = legal - len(found)
    if not found:
        return facts.say("answer-collects-none", card=facts.words.card(kind), others=others)
    return facts.say("answer-collects", card=facts.words.card(kind), each=facts.joined(each), others=others)


# --- the players ----------------------------------------------------------------------------------------------------
def counts(facts: Facts) -> str:
    """The draw pile and everybody's hand; with `draw=manual` the draws owed, told on asking only (7.11)."""
    manual = facts.house.get("draw") == "manual"
    said = [facts.say("answer-pile", count=facts.amount("pile"))]
    for seat in facts.from_you():
        owed = facts.counter("owed", seat) if manual else 0
        held = facts.amount("hand", seat)
        said.append(facts.say(f"answer-counts-{voice(facts, seat)}", name=facts.names[seat], count=held, owed=owed))
    return " ".join(said)


def who(facts: Facts) -> str:
    """Whose turn it is, and what is awaited."""
    asked = decision(facts, lambda question: str(question["kind"]))
    if facts.kind not in ("place", "collect"):
        return asked
    turn = facts.say(f"turn-{voice(facts, facts.view['turn'])}", actor=facts.names[facts.view["turn"]])
    return f"{turn} {asked}"


def scores(facts: Facts) -> str:
    """What everybody has collected, round wins in a match, and who leads the round."""
    won = {seat: facts.zone("won", seat)["count"] for seat in facts.from_you()}
    said = []
    for seat, number in won.items():
        name = facts.names[seat]
        message, count = f"answer-won-{voice(facts, seat)}", amount(facts, number)
        said.append(facts.say(message, name=name, number=number, count=count))
        if facts.house.get("match") == "two_wins":
            wins = facts.counter("wins", seat)
            said.append(facts.say(f"answer-chips-{voice(facts, seat)}", name=name, wins=wins))
    return " ".join([*said, leader(facts, won)])


def details(facts: Facts) -> str:
    """What everybody has collected, then the draw pile and the hands."""
    return f"{scores(facts)} {counts(facts)}"


def leader(facts: Facts, won: dict[int, int]) -> str:
    """Who has collected most."""
    most = max(won.values())
    first = [seat for seat, number in sorted(won.items()) if number == most]
    if most == 0:
        return facts.say("answer-leader-none")
    others = [facts.names[seat] for seat in first if seat != facts.you]
    message = "answer-leader-you" if facts.you in first else "answer-leader-other"
    return facts.say(message, names=facts.words.listing(others), number=len(others))


def voice(facts: Facts, seat: int) -> str:
    """Is it the listener's own seat?"""
    return "you" if seat == facts.you else "other"


def tally(facts: Facts) -> str:
    """Of each kind the copies in the deck, on the table, collected, in the own hand, and unseen (10.7)."""
    counted = facts.own["tally"]
    if counted is None:
        return facts.say("answer-tally-off")
    return f"{facts.joined([tally_of(facts, each) for each in counted])}."


def tally_of(facts: Facts, counted: Mapping[str, int]) -> str:
    """One kind: where its copies are, if any are there, and always how many were not seen."""
    places = [place for place in ("table", "collected", "hand") if counted[place]]
    each = [facts.say(f"tally-{place}", number=counted[place]) for place in (*places, "unseen")]
    card, copies = facts.words.card(counted["card"]), counted["copies"]
    return facts.say("tally-read", card=card, number=copies, each=facts.say("read-join").join(each))


def confirm(facts: Facts, move: Any) -> str:
    """Leaving what could be taken."""
    return "confirm-leave" if move.word[0] == Word.LEAVE and "leave" in facts.verbs() else ""


def standing(words: Words, result: Mapping[str, Any], seat: int) -> dict[str, str | int]:
    """What the place was won with: round wins in a match, else cards."""
    if result["cause"] == "match":
        return {"count": words.say("wins", wins=result["own"]["wins"][seat])}
    return {"count": words.say("amount", n=result["own"]["won"][seat])}


def moot(house: Mapping[str, str]) -> frozenset[str]:
    """A seat that the host names has no part in a draw (3.1), and a single round is followed by none (9.5)."""
    named_first = {"name_first"} if house.get("first") == "random" else set()
    return frozenset(named_first | ({"next_first"} if house.get("match") == "single" else set()))


TALK = Talk(
    answers={
        "hand": hand, "playable": playable, "collects": collects, "table": table, "rows": rows, "row": row,
        "column": column, "cell": cell, "lines": lines, "groups": groups, "counts": counts, "scores": scores,
        "who": who, "tally": tally, "details": details,
    },
    pointed=frozenset({"row", "column", "cell", "collects"}),
    acts={"table": "top", "counts": "numbers"},
    always={"hand": hand, "table": table, "counts": counts},
    summary=table,
    confirm=confirm,
    standing=standing,
    moot=moot,
    out_of_turn="3.4",
)  # fmt: skip
