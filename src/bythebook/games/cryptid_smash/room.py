"""Cryptid Smash: the room, as the contract of a game wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...kernel.chance import sow
from ...kernel.game import Benchmark, Room
from .calls import WINDOWS
from .claims import check_claims, inventory, untruths
from .deck import BUILT_IN, read_deck
from .ending import payoff, place
from .events import FORMS
from .faces import sprite
from .features import Features, encode
from .greedy import greedy
from .instinct import LAPSE, instinct
from .judge import answers, forbids
from .knowledge import Knowledge, learn
from .moves import (
    read_draw,
    read_move,
    read_together,
    well_formed,
    write_draw,
)
from .names import MOST_SEATS, Kind
from .offer import offer
from .options import HOUSE_RULES, read_rules
from .own_deck import own_deck
from .positions import read_position, read_setting
from .redeal import redeal
from .referee import apply, deal, default, interjecting
from .saying import describe_word, reasons, seat_word, write_move
from .sight import QUESTIONS, SIGHT, kept, show_offer
from .state import Desk, Game, Move, Offer, Rules, State
from .talk import TALK
from .writing import write_position


def new_game(rules: Any) -> Game:
    """A table with nothing on it; its chance is sown, since a wheel of zeros would never turn."""
    g = Game(State(), rules, Desk())
    sow(g.desk.chance, 0, 0)
    return g


ROOM = Room(
    name="cryptid_smash",
    seats=range(2, MOST_SEATS + 1),  # 1.5
    edition=1,
    new_game=new_game,
    state=State,
    rules=Rules,
    desk=Desk,
    move=Move,
    offer_type=Offer,
    knowledge=Knowledge,
    features=Features,
    modules=(
        "names", "state", "events", "hands", "matching", "ending", "smash", "legendary", "drawing", "powers",
        "tactical", "turn", "setup", "judge", "offer", "referee", "known", "knowledge", "redeal", "features",
        "instinct",
    ),
    deal=deal,
    forbids=forbids,
    offer=offer,
    apply=apply,
    default=default,
    interjecting=interjecting,
    instinct=instinct,
    lapse=LAPSE,  # 9.20
    answers=answers,
    place=place,
    payoff=payoff,
    learn=learn,
    redeal=redeal,
    encode=encode,
    greedy=greedy,
    house_rules=HOUSE_RULES,
    decks=BUILT_IN,
    read_deck=read_deck,
    read_rules=read_rules,
    forms=FORMS,
    questions={int(kind): name for kind, name in QUESTIONS.items()},
    silent=frozenset({int(Kind.WINDOW)}),  # 9.8: no entry is all no
    windows=WINDOWS,
    sight=SIGHT,
    shown=show_offer,
    kept=kept,
    describe_word=describe_word,
    reasons=reasons,
    read_move=read_move,
    read_together=read_together,
    write_move=write_move,
    read_draw=read_draw,
    write_draw=write_draw,
    needed=frozenset(),
    read_setting=read_setting,
    read_position=read_position,
    write_position=write_position,
    check_claims=check_claims,
    inventory=inventory,
    untruths=untruths,
    well_formed=well_formed,
    sprite=sprite,
    own_deck=own_deck,
    times_peer=8,
    benchmarks=(
        Benchmark("call windows only while a seat is open (9.16)", fields={"fewer_windows": 1}),
        Benchmark("smash_mode=automatic", {"smash_mode": "automatic"}),
    ),
    seat_word=seat_word,
    queries=(
        "hand", "playable", "top", "counts", "pile", "places", "details", "who", "clock", "last", "later", "deck",
        "options", "rule", "help",
    ),
    talk=TALK,
    table_clauses={"timeout": "8.15", "refused": "8.15"},
    folder=Path(__file__).parent,
)  # fmt: skip
