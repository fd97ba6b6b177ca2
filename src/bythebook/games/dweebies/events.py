"""Dweebies: the events, and what their words mean (Part 7 of the specification).

A cell is told in four words: `vert` and `rows`, `hor` and `columns`; the centre is `none` 0 `none` 0. Lines are told by
their lengths: `row` and `column` are the cards of each line, 0 where there is none.
"""

from __future__ import annotations

from enum import IntEnum

from ...kernel.telling import Field, Form


class Told(IntEnum):
    """What happened."""

    DECK = 1
    ROUND = 2
    DEALT = 3
    TURN = 4
    PLACED = 5
    OFFER = 6
    COLLECTED = 7
    LEAVE = 8
    SPLIT = 9
    LINKING = 10
    BLOCKED = 11
    REJOINED = 12
    TABLE_EMPTY = 13
    DREW = 14
    OWES = 15
    PILE_EMPTY = 16
    SKIPPED = 17
    ROUND_OVER = 18
    ROUND_WIN = 19
    MATCH_OVER = 20


VERTICAL = ("none", "north", "south")
HORIZONTAL = ("none", "west", "east")
REASONS = ("turn", "late", "empty_hand")

ACTOR = Field("actor", "seat")
WINNERS = Field("actor", "seats")
SEAT = Field("seat", "seat")
CARD = Field("card", "card")  # a kind: a row of the deck file, from 0
COUNT = Field("count", "amount")
LINES = (Field("row", "number"), Field("column", "number"))
GROUPS = Field("groups", "number")
NEED = Field("need", "amount")
LINK = Field("link", "code", ("whole", "nearest"))
PLACE = Field("place", "number")

FORMS: dict[int, Form] = {
    Told.DECK: Form("deck", "1.5"),
    Told.ROUND: Form("round", "3.1", (Field("round", "number"), ACTOR)),
    Told.DEALT: Form("dealt", "2.2", (ACTOR, COUNT), (Field("cards", "cards"),)),
    Told.TURN: Form("turn", "3.2", (ACTOR,)),
    Told.PLACED: Form(
        "placed",
        "4.1",
        (
            ACTOR,
            CARD,
            Field("vert", "code", VERTICAL),
            Field("rows", "number"),
            Field("hor", "code", HORIZONTAL),
            Field("columns", "number"),
        ),
    ),
    Told.OFFER: Form("offer", "5.4", (ACTOR, *LINES, COUNT)),
    # `cards`: of the row from west to east, then of the column from north to south; a shared card stands in both
    Told.COLLECTED: Form(
        "collected", "5.10", (ACTOR, *LINES, COUNT, Field("total", "number"), Field("cards", "cards"))
    ),
    Told.LEAVE: Form("leave", "5.11", (ACTOR, *LINES)),
    # with the house rule link=nearest, `need` is the least gap (6.10), not what joins all groups (6.4)
    Told.SPLIT: Form("split", "6.2", (GROUPS, NEED, LINK)),
    Told.LINKING: Form("linking", "6.6", (GROUPS, NEED, LINK)),
    Told.BLOCKED: Form("blocked", "6.7", LINES),
    Told.REJOINED: Form("rejoined", "6.8"),
    Told.TABLE_EMPTY: Form("table_empty", "4.4"),
    Told.DREW: Form(
        "drew",
        "7.1",
        (ACTOR, Field("left", "amount"), Field("reason", "code", REASONS)),
        (CARD,),
        by="reason",
        clauses={"turn": "7.1", "late": "7.5", "empty_hand": "7.9"},
    ),
    Told.OWES: Form("owes", "7.4", (ACTOR, Field("owed", "number"))),
    Told.PILE_EMPTY: Form("pile_empty", "7.10", (Field("lapsed", "seats"),)),
    Told.SKIPPED: Form("skipped", "3.6", (ACTOR,)),
    # `count`: the cards of each winner; `left`: the cards still on the table
    Told.ROUND_OVER: Form(
        "round_over",
        "8.3",
        (
            WINNERS,
            COUNT,
            Field("left", "amount"),
            Field("each", "each", fields=(SEAT, Field("score", "amount"), Field("haul", "number"), PLACE)),
        ),
    ),
    Told.ROUND_WIN: Form("round_win", "9.2", (ACTOR, Field("wins", "number"))),
    Told.MATCH_OVER: Form("match_over", "9.3", (WINNERS, Field("each", "each", fields=(SEAT, PLACE)))),
}
