"""Cryptid Smash: the events, and what their words mean (section G of the specification)."""

from __future__ import annotations

from enum import IntEnum

from ...kernel.telling import Field, Form


class Told(IntEnum):
    """What happened."""

    START = 1
    DEAL = 2
    DEAL_BACK = 3
    START_CARD = 4
    START_BACK = 5
    WINDOW = 6
    TURN = 7
    PLAY = 8
    AGAIN = 9
    MIRROR = 10
    CHAIN = 11
    ANSWER = 12
    ACCEPT = 13
    DISCARD = 14
    NO_DISCARD = 15
    ASIDE = 16
    DRAW = 17
    DRY = 18
    PASS = 19
    REVERSE = 20
    SKIP = 21
    NEXT = 22
    COLOUR = 23
    FOUR = 24
    HANDS = 25
    HAND = 26
    LEGENDARY = 27
    ASK = 28
    SMASH = 29
    IDLE = 30
    CAUGHT = 31
    LATE = 32
    WRONG = 33
    RESHUFFLE = 34
    FINISH = 35
    OVER = 36


COLOURS = ("aqua", "terra", "ignis", "aeris")  # 4.1
EFFECTS = ("draw4", "discard", "mirror", "reverse", "skip")  # 4.1
ENDINGS = ("none", "finish", "blocked", "limit")

ACTOR = Field("actor", "seat")
ACTORS = Field("actor", "seats")  # several who do the same at once
TARGET = Field("target", "seat")
CARD = Field("card", "card")
CARDS = Field("cards", "cards")
COUNT = Field("count", "amount")  # cards in the actor's hand afterwards
COLOUR = Field("colour", "code", COLOURS)
KIND = Field("kind", "code", ("draw4", "discard"))
UNITS = Field("units", "number")

FORMS: dict[int, Form] = {
    Told.START: Form("start", "3.12", (ACTOR,)),
    Told.DEAL: Form("deal", "3.2", (ACTOR, Field("amount", "amount")), (CARDS,)),
    Told.DEAL_BACK: Form("deal_back", "3.5", (ACTOR, CARD)),
    Told.START_CARD: Form("start_card", "3.7", (CARD, COLOUR)),
    Told.START_BACK: Form("start_back", "3.9", (CARD,)),
    Told.WINDOW: Form("window", "9.7", (Field("what", "code", ("opens", "closes")),)),
    Told.TURN: Form("turn", "8.1", (ACTOR, COLOUR, CARD)),  # the card on top of the pile
    Told.PLAY: Form("play", "4.8", (ACTOR, CARD, COUNT)),
    Told.AGAIN: Form("again", "8.7", (ACTOR,)),
    Told.MIRROR: Form("mirror", "5.12", (ACTOR, Field("effect", "code", EFFECTS))),
    Told.CHAIN: Form(
        "chain", "5.3", (TARGET, KIND, UNITS, COLOUR), by="kind", clauses={"draw4": "11.1", "discard": "11.2"}
    ),
    Told.ANSWER: Form("answer", "11.5", (ACTOR, CARD, COUNT)),
    Told.ACCEPT: Form("accept", "11.3", (ACTOR, KIND, UNITS), by="kind", clauses={"draw4": "11.3", "discard": "11.4"}),
    Told.DISCARD: Form("discard", "5.9", (ACTOR, COUNT, CARDS)),
    Told.NO_DISCARD: Form("no_discard", "5.7", (ACTOR,)),
    Told.ASIDE: Form("aside", "5.11", (ACTOR, CARD, Field("what", "code", ("away", "back", "under")))),
    Told.DRAW: Form("draw", "8.5", (ACTOR, Field("amount", "amount"), COUNT), (CARDS,)),
    Told.DRY: Form("dry", "10.8"),
    Told.PASS: Form("pass", "8.14", (ACTOR,)),
    Told.REVERSE: Form("reverse", "5.18", (Field("direction", "code", ("clockwise", "anticlockwise")),)),
    Told.SKIP: Form("skip", "5.21", (ACTOR, TARGET)),
    # `same`: the actor chooses the actor
    Told.NEXT: Form("next", "6.3", (ACTOR, TARGET, Field("whom", "code", ("other", "same")))),
    Told.COLOUR: Form("colour", "6.5", (ACTOR, COLOUR)),
    Told.FOUR: Form("four", "6.7", (TARGET,)),
    Told.HANDS: Form("hands", "6.9", (Field("side", "code", ("left", "play")),)),
    Told.HAND: Form("hand", "6.11", (ACTOR, Field("giver", "seat"), COUNT), (CARDS,)),
    Told.LEGENDARY: Form("legendary", "7.1", (ACTOR, CARD)),
    # `amount`: of cards to discard; 0 when a colour is asked for
    Told.ASK: Form(
        "ask",
        "7.4",
        (ACTORS, Field("question", "code", ("discard2", "colour")), Field("amount", "amount")),
        by="question",
        clauses={"discard2": "7.9", "colour": "7.5"},
    ),
    Told.SMASH: Form("smash", "9.1", (ACTOR,)),
    Told.IDLE: Form("idle", "9.19", (ACTOR, COUNT, Field("cost", "code", ("heard", "draw1")))),
    Told.CAUGHT: Form("caught", "9.2", (TARGET, ACTORS)),
    Told.LATE: Form("late", "9.11", (TARGET, ACTORS)),
    Told.WRONG: Form("wrong", "9.17", (ACTOR,)),
    Told.RESHUFFLE: Form("reshuffle", "10.2", (Field("back", "amount"), Field("removed", "amount"))),
    Told.FINISH: Form("finish", "2.4", (ACTOR, Field("place", "number"))),
    Told.OVER: Form(
        "over",
        "2.1",
        (
            Field("reason", "code", ENDINGS),
            Field("each", "each", fields=(Field("place", "number"), Field("seat", "seat"))),
        ),
        by="reason",
        clauses={"finish": "2.1", "blocked": "12.3", "limit": "12.4"},
    ),
}
