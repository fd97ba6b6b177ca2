"""Dementalism: the events, and what their words mean (section G of the specification)."""

from __future__ import annotations

from enum import IntEnum

from ...kernel.telling import Field, Form
from .names import Copies


class Told(IntEnum):
    """What happened."""

    GAME_START = 1
    TURN_START = 2
    EXTRA_START = 3
    SKIPPED = 4
    FLIP = 5
    UNFLIP = 6
    GIGGITIES_OUT = 7
    TURMOIL = 8
    REPLAYED = 9
    TURMOIL_VOID = 10
    TURMOIL_MOVED = 11
    FORM = 12
    INSERT_HIT = 13
    INSERT_MISS = 14
    MERGE_HIT = 15
    MERGE_MISS = 16
    NAB_POINT = 17
    NAB_NAMED = 18
    NAB_OFF = 19
    NAB_DECOY = 20
    NAB_HIT = 21
    NAB_WRONG = 22
    TURN_ENDS = 23
    LOST_GIVEN = 24
    LOST_AVOIDED = 25
    EXTRA_GIVEN = 26
    POWER = 27
    COPIED = 28
    NIXED = 29
    PEEK = 30
    PEEK_RESULT = 31
    PEEK_STORE = 32
    LOOK = 33
    LOOK_PRIVATE = 34
    REVEAL = 35
    SHOW = 36
    ANSWER = 37
    SHUFFLE = 38
    SHUFFLE_STACKS = 39
    SWAP = 40
    PARCEL = 41
    LEAK = 42
    SINK = 43
    SPRING = 44
    SWITCH = 45
    SIT = 46
    SIT_END = 47
    LOCK = 48
    LOCK_END = 49
    TURNED = 50
    READY = 51
    CUT_ON = 52
    CUT_OFF = 53
    RECHARGE = 54
    DIRECTION = 55
    CLEANUP = 56
    HEAP_EMPTY = 57
    WAITING = 58
    END_VOTE = 59
    END = 60
    SCORE = 61
    WINNER = 62
    BOOM = 63


BLIND = 64  # added to a kind whose faces are hidden again: what the log keeps of it in the same turn (13.3)
PAST = 128  # added to a kind whose turn is over: no faces, no cells, no places


class Where(IntEnum):
    """What is peeked at or shuffled."""

    CELL = 0
    BLOCK = 1
    ROW = 2
    COLUMN = 3
    CROSS = 4
    ALL = 5
    BESIDE = 6
    STACK = 7  # of one's own
    THEIRS = 8  # a Stack of another seat
    STORE = 9  # all one's own face-down Stacks


class Choice(IntEnum):
    """What a Power is announced with (9.8)."""

    NONE = 0
    CELL = 1
    BLOCK = 2
    ROW = 3
    COLUMN = 4
    SEAT = 5
    STACK = 6
    STACKS = 7
    OWN = 8
    SWAP = 9
    ASKED = 10
    TURMOIL = 11
    TURMOIL_AT = 12
    NAMED = 13
    SAFE = 14


COLUMNS = tuple("abcdefghijklmnop")
KINDS = ("sneaky", "stacked", "safe")  # 3.5, 3.6, 3.7: `Copies` less 1
WHERES = ("cell", "block", "row", "column", "cross", "all", "beside", "stack", "theirs", "store")
CHOICES = (
    "none", "cell", "block", "row", "column", "seat", "stack", "stacks", "own", "swap", "asked", "turmoil",
    "turmoil_at", "named", "safe",
)  # fmt: skip
ENDINGS = ("none", "empty", "dead", "idle", "vote")

ACTOR = Field("actor", "seat")
TARGET = Field("target", "seat")
CARD = Field("card", "card")
KIND = Field("kind", "code", KINDS)
PLACE = Field("place", "number")  # from 1
SECOND = Field("second", "number")
CELL = (Field("column", "code", COLUMNS), Field("row", "number"))  # the row from 1
WHERE = Field("where", "code", WHERES)

OPEN_FORMS: dict[int, Form] = {
    Told.GAME_START: Form(
        "game_start", "2.2", (ACTOR, Field("width", "number"), Field("height", "number"), Field("heap", "amount"))
    ),
    Told.TURN_START: Form("turn_start", "7.8", (ACTOR,)),
    Told.EXTRA_START: Form("extra_start", "7.11", (ACTOR,)),
    Told.SKIPPED: Form("skipped", "7.9", (ACTOR,)),
    Told.FLIP: Form("flip", "3.1", (ACTOR, *CELL, CARD)),
    Told.UNFLIP: Form("unflip", "10.9", (ACTOR, *CELL)),
    Told.GIGGITIES_OUT: Form("giggities_out", "4.15"),
    Told.TURMOIL: Form("turmoil", "4.7", (TARGET, CARD)),
    Told.REPLAYED: Form("replayed", "10.13", (CARD,)),
    Told.TURMOIL_VOID: Form("turmoil_void", "10.11", (CARD,)),
    Told.TURMOIL_MOVED: Form("turmoil_moved", "10.12", (ACTOR, TARGET, CARD)),
    # where the two cards lay: both times the Denizen's cell if the Giggity came from the Keister (10.10)
    Told.FORM: Form(
        "form",
        "5.2",
        (ACTOR, KIND, CARD, PLACE, *CELL, Field("second_column", "code", COLUMNS), Field("second_row", "number")),
        by="kind",
        clauses={"sneaky": "5.2", "stacked": "5.3"},
    ),
    Told.INSERT_HIT: Form(
        "insert_hit", "5.5", (ACTOR, CARD, PLACE, KIND, *CELL), by="kind", clauses={"stacked": "5.6", "safe": "5.7"}
    ),
    Told.INSERT_MISS: Form("insert_miss", "5.9", (ACTOR, PLACE, KIND, CARD)),
    # `card`: the Denizen of both
    Told.MERGE_HIT: Form("merge_hit", "5.13", (ACTOR, PLACE, SECOND, KIND, CARD)),
    # what the two turn out to be: `kind` and `card` of the first, `second_kind` and `about` of the other
    Told.MERGE_MISS: Form(
        "merge_miss",
        "5.13",
        (ACTOR, PLACE, SECOND, KIND, CARD, Field("second_kind", "code", KINDS), Field("about", "card")),
    ),
    Told.NAB_POINT: Form("nab_point", "6.7", (ACTOR, TARGET, PLACE)),
    Told.NAB_NAMED: Form("nab_named", "6.8", (ACTOR, CARD)),
    Told.NAB_OFF: Form("nab_off", "10.21", (ACTOR, TARGET)),
    Told.NAB_DECOY: Form("nab_decoy", "10.22", (TARGET, PLACE)),
    # `place`: its new place; `second`: the one it had
    Told.NAB_HIT: Form("nab_hit", "6.9", (ACTOR, TARGET, KIND, CARD, PLACE, SECOND)),
    # `place`: the Stack of `target` that was shown
    Told.NAB_WRONG: Form("nab_wrong", "6.11", (ACTOR, TARGET, PLACE, KIND, CARD)),
    Told.TURN_ENDS: Form("turn_ends", "4.18", (ACTOR,)),
    Told.LOST_GIVEN: Form("lost_given", "7.9", (TARGET, Field("waiting", "number"))),
    Told.LOST_AVOIDED: Form("lost_avoided", "10.1", (TARGET,)),
    Told.EXTRA_GIVEN: Form("extra_given", "7.11", (TARGET,)),
    # `card`: whose Power; which of the others are meant depends on `choice`
    Told.POWER: Form(
        "power",
        "9.8",
        (ACTOR, CARD, Field("choice", "code", CHOICES), *CELL, TARGET, PLACE, SECOND, Field("about", "card")),
    ),
    Told.COPIED: Form("copied", "10.28", (ACTOR, TARGET, CARD)),
    Told.NIXED: Form("nixed", "10.29", (ACTOR, TARGET, CARD)),
    Told.PEEK: Form("peek", "3.2", (ACTOR, WHERE, *CELL, PLACE)),
    Told.PEEK_RESULT: Form("peek_result", "3.2", (ACTOR, TARGET, WHERE, *CELL, PLACE), (CARD, KIND)),
    Told.PEEK_STORE: Form("peek_store", "3.2", (ACTOR, TARGET, PLACE)),
    Told.LOOK: Form("look", "8.1", (ACTOR, PLACE, KIND, CARD)),
    Told.LOOK_PRIVATE: Form("look_private", "8.1", (ACTOR, PLACE), (KIND, CARD)),
    Told.REVEAL: Form("reveal", "3.3", (TARGET, Field("each", "each", fields=(PLACE, KIND, CARD)))),
    Told.SHOW: Form("show", "3.4", (*CELL, CARD)),
    Told.ANSWER: Form("answer", "10.7", (TARGET, CARD, Field("answer", "code", ("no", "yes")))),
    Told.SHUFFLE: Form("shuffle", "3.16", (WHERE, *CELL)),
    Told.SHUFFLE_STACKS: Form("shuffle_stacks", "3.16", (TARGET,)),
    Told.SWAP: Form("swap", "10.19", (ACTOR, PLACE, TARGET, SECOND)),
    Told.PARCEL: Form("parcel", "11.7", (ACTOR, PLACE, TARGET, SECOND)),
    Told.LEAK: Form("leak", "11.10", (ACTOR, PLACE, KIND, CARD)),
    # beside which cell they lay
    Told.SINK: Form("sink", "11.9", (Field("cards", "amount"), *CELL)),
    Told.SPRING: Form(
        "spring",
        "11.11",
        (Field("number", "number"), Field("into", "code", ("heap", "cells")), Field("each", "each", fields=CELL)),
    ),
    Told.SWITCH: Form("switch", "10.15", (ACTOR, *CELL)),
    Told.SIT: Form("sit", "10.17", (ACTOR, *CELL)),
    Told.SIT_END: Form("sit_end", "10.17", (*CELL,)),
    Told.LOCK: Form("lock", "10.20", (ACTOR, PLACE)),
    Told.LOCK_END: Form("lock_end", "10.20", (ACTOR, PLACE)),
    Told.TURNED: Form("turned", "10.30", (ACTOR, TARGET, CARD)),
    Told.READY: Form("ready", "9.3", (TARGET, CARD)),
    Told.CUT_ON: Form("cut_on", "11.12", (TARGET,)),
    Told.CUT_OFF: Form("cut_off", "11.12"),
    # `other`: all but the one whose Power replays it
    Told.RECHARGE: Form("recharge", "11.13", (Field("other", "code", ("no", "yes")),)),
    Told.DIRECTION: Form("direction", "7.14", (Field("direction", "code", ("clockwise", "anticlockwise")),)),
    Told.CLEANUP: Form(
        "cleanup", "7.1", (Field("hidden", "amount"), Field("refilled", "number"), Field("heap", "number"))
    ),
    Told.HEAP_EMPTY: Form("heap_empty", "7.6"),
    Told.WAITING: Form("waiting", "9.12", (TARGET,)),
    Told.END_VOTE: Form("end_vote", "12.4", (ACTOR,)),
    Told.END: Form(
        "end",
        "12.1",
        (Field("reason", "code", ENDINGS), Field("turns", "number")),
        by="reason",
        clauses={"empty": "12.1", "dead": "12.2", "idle": "12.3", "vote": "12.4"},
    ),
    Told.SCORE: Form(
        "score",
        "12.8",
        (
            ACTOR,
            Field("points", "number"),
            Field("safe", "number"),
            Field("stacked", "number"),
            Field("sneaky", "number"),
        ),
    ),
    Told.WINNER: Form("winner", "12.9", (Field("actor", "seats"),)),
    Told.BOOM: Form("boom", "12.11"),
}

NUMBER = Field("number", "number")

LATER_FORMS: dict[int, Form] = {
    BLIND + Told.FLIP: Form("flip", "3.1", (ACTOR, *CELL)),
    BLIND + Told.FORM: Form("form", "3.9", (ACTOR, PLACE)),
    BLIND + Told.INSERT_HIT: Form("insert_hit", "5.5", (ACTOR, PLACE)),
    BLIND + Told.INSERT_MISS: Form("insert_miss", "5.9", (ACTOR, PLACE)),
    BLIND + Told.MERGE_HIT: Form("merge_hit", "5.13", (ACTOR, PLACE, SECOND)),
    BLIND + Told.MERGE_MISS: Form("merge_miss", "5.13", (ACTOR, PLACE, SECOND)),
    BLIND + Told.NAB_HIT: Form("nab_hit", "6.9", (ACTOR, TARGET, PLACE, SECOND)),
    BLIND + Told.NAB_WRONG: Form("nab_wrong", "6.11", (ACTOR, TARGET, PLACE)),
    BLIND + Told.LOOK: Form("look", "8.1", (ACTOR, PLACE)),
    BLIND + Told.REVEAL: Form("reveal", "3.3", (TARGET,)),
    BLIND + Told.SHOW: Form("show", "3.4", CELL),
    BLIND + Told.LEAK: Form("leak", "11.10", (ACTOR, PLACE)),
    PAST + Told.FLIP: Form("past_flip", "3.1", (ACTOR, NUMBER)),
    PAST + Told.FORM: Form("past_form", "5.2", (ACTOR,)),
    PAST + Told.INSERT_HIT: Form("past_insert", "5.5", (ACTOR,)),
    PAST + Told.MERGE_HIT: Form("past_merge", "5.13", (ACTOR,)),
    PAST + Told.NAB_HIT: Form("past_nab", "6.9", (ACTOR, TARGET)),
    PAST + Told.NAB_WRONG: Form("past_wrong", "6.11", (ACTOR,)),
    PAST + Told.SHUFFLE: Form("shuffle", "3.16", (WHERE,)),
    PAST + Told.POWER: Form("power", "9.8", (ACTOR, CARD, Field("choice", "code", CHOICES))),
    PAST + Told.PEEK: Form("past_peek", "3.2", (ACTOR,)),
    PAST + Told.LOOK: Form("past_look", "8.1", (ACTOR,)),
    PAST + Told.SINK: Form("sink", "11.9", (Field("cards", "amount"),)),
    PAST + Copies.SAFE: Form("past_safe", "3.7", (ACTOR, CARD)),
}

FORMS: dict[int, Form] = {**LATER_FORMS, **OPEN_FORMS}
"""The forms of all rows; of two with one name the fuller stands last, and says which fields there are."""
