"""Oh My Brain: the events, and what their words mean (Part 7 of the specification)."""

from __future__ import annotations

from enum import IntEnum

from ...kernel.telling import Field, Form


class Told(IntEnum):
    """What happened."""

    GAME_START = 1
    TIE = 2
    THROWN = 3
    NAMED = 4
    ROUND_START = 5
    LOT_DEALT = 6
    LOT_CHOSEN = 7
    TURN_START = 8
    PLAYED = 9
    PASSED = 10
    DREW = 11
    KEPT = 12
    MIXED = 13
    MOUSE = 14
    ROLLED = 15
    NO_EFFECT = 16
    SPIKED = 17
    STOLE = 18
    SWAPPED = 19
    RECEIVED = 20
    MOON_CARD = 21
    GAINED = 22
    REFILLED = 23
    TURN_END = 24
    ROUND_END = 25
    SHOWN = 26
    LOSSES = 27
    GAME_END = 28


FACES = ("spike", "dash", "equals", "moon", "plus", "bang")
EXTRAS = ("none", "mouse", "bang")
CAUSES = ("none", "pass", "theft", "round", "guard")
ZONES = ("hand", "cemetery")

ACTOR = Field("actor", "seat")
TARGET = Field("target", "seat")
SEAT = Field("seat", "seat")
CARD = Field("card", "card")
CARDS = Field("cards", "cards")
AMOUNT = Field("amount", "amount")
BRAINS = Field("brains", "brains")


def each(*fields: Field) -> Field:
    return Field("each", "each", fields=fields)


FORMS: dict[int, Form] = {
    Told.GAME_START: Form("game_start", "2.1", (Field("seats", "seats"),)),
    Told.TIE: Form("tie", "8.10", (Field("seats", "seats"), Field("method", "code", ("draw", "agree", "rps")))),
    Told.THROWN: Form("thrown", "8.11", (each(SEAT, Field("symbol", "code", ("rock", "paper", "scissors"))),)),
    Told.NAMED: Form("named", "8.11", (each(SEAT, Field("named", "seat")),)),
    Told.ROUND_START: Form(
        "round_start",
        "2.3",
        (Field("round", "number"), ACTOR, Field("reason", "code", ("lot", "host", "fewest", "agreement", "rps"))),
    ),
    Told.LOT_DEALT: Form("lot_dealt", "2.5", (ACTOR, Field("lot", "number")), (CARDS,)),
    Told.LOT_CHOSEN: Form("lot_chosen", "2.7", (ACTOR,), (CARD,)),
    Told.TURN_START: Form(
        "turn_start",
        "3.1",
        (ACTOR, Field("extra", "code", EXTRAS), Field("top", "card")),
        by="extra",
        clauses={"mouse": "10.8", "bang": "11.14"},
    ),
    Told.PLAYED: Form("played", "4.1", (ACTOR, CARD, Field("number", "number"), each(SEAT, Field("count", "number")))),
    Told.PASSED: Form("passed", "6.1", (ACTOR, BRAINS, Field("horde", "number"))),
    Told.DREW: Form("drew", "6.5", (ACTOR, AMOUNT), (CARDS,)),
    Told.KEPT: Form("kept", "6.5", (ACTOR,), (CARD,)),
    Told.MIXED: Form("mixed", "6.7", (AMOUNT,)),
    Told.MOUSE: Form("mouse", "10.7", (ACTOR,)),
    Told.ROLLED: Form(
        "rolled", "10.13", (ACTOR, Field("face", "code", FACES), Field("moon", "code", ("own", "opponent")))
    ),
    Told.NO_EFFECT: Form("no_effect", "", (Field("clause", "clause"),)),
    Told.SPIKED: Form("spiked", "11.2", (ACTOR, TARGET), (CARD,)),
    Told.STOLE: Form(
        "stole", "11.4", (ACTOR, TARGET, Field("actor_brains", "brains"), Field("target_brains", "brains"))
    ),
    Told.SWAPPED: Form(
        "swapped",
        "11.6",
        (ACTOR, TARGET, Field("zone", "code", ZONES), Field("given", "amount"), Field("taken", "amount")),
    ),
    Told.RECEIVED: Form("received", "11.7", (ACTOR, AMOUNT), (CARDS,)),
    Told.MOON_CARD: Form("moon_card", "11.8", (ACTOR,), (CARD,)),
    Told.GAINED: Form("gained", "11.11", (ACTOR, BRAINS)),
    Told.REFILLED: Form("refilled", "7.1", (ACTOR, AMOUNT), (CARDS,)),
    Told.TURN_END: Form("turn_end", "7.5", (ACTOR,)),
    Told.ROUND_END: Form("round_end", "8.1", (ACTOR,)),
    Told.SHOWN: Form("shown", "8.13", (ACTOR, Field("hand", "cards", counted=True), Field("cemetery", "cards"))),
    Told.LOSSES: Form("losses", "8.5", (each(SEAT, Field("lost", "brains"), Field("left", "brains")),)),
    Told.GAME_END: Form(
        "game_end",
        "9.1",
        (Field("cause", "code", CAUSES), Field("losers", "seats"), Field("winners", "seats"), BRAINS),
    ),
}
