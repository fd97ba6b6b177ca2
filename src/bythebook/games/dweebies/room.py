"""Dweebies: the room, as the contract of a game wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...kernel.chance import sow
from ...kernel.game import Room
from .claims import check_claims, inventory, untruths
from .deck import BUILT_IN, read_deck
from .ending import payoff, place
from .events import FORMS
from .faces import sprite
from .features import Features, encode
from .greedy import greedy
from .instinct import instinct
from .judge import answers, forbids
from .knowledge import Knowledge, learn
from .moves import read_draw, read_move, well_formed, write_draw, write_move
from .names import MOST_SEATS, Kind
from .offer import interjecting, offer
from .options import HOUSE_RULES, read_rules
from .own_deck import own_deck
from .positions import read_position, read_setting
from .redeal import redeal
from .referee import apply, deal, default
from .saying import describe_word, reasons
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
    name="dweebies",
    seats=range(2, MOST_SEATS + 1),  # 1.7
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
        "names", "state", "events", "hands", "tableau", "lines", "nearest", "course", "moats", "front", "sweep",
        "ways", "link", "groups", "setup", "drawing", "ending", "turn", "judge", "offer", "referee", "knowledge",
        "redeal", "features", "instinct",
    ),
    deal=deal,
    forbids=forbids,
    offer=offer,
    apply=apply,
    default=default,
    interjecting=interjecting,
    instinct=instinct,
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
    sight=SIGHT,
    pauses=frozenset({int(Kind.NEXT_ROUND)}),  # 9.7: people see how the round has ended
    shown=show_offer,
    kept=kept,
    describe_word=describe_word,
    reasons=reasons,
    read_move=read_move,
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
    times_peer=2,
    queries=(
        "hand", "playable", "collects", "table", "rows", "row", "column", "cell", "lines", "groups", "counts", "scores",
        "details", "who", "clock", "last", "later", "tally", "deck", "options", "rule", "help",
    ),
    talk=TALK,
    table_clauses={"timeout": "10.4", "refused": "10.2"},
    folder=Path(__file__).parent,
)  # fmt: skip
