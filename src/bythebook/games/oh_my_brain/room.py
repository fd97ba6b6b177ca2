"""Oh My Brain: the room, as the contract of a game wants it."""

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
from .moves import describe_word, read_draw, read_move, reasons, well_formed, write_draw, write_move
from .offer import offer
from .options import HOUSE_RULES, read_rules
from .positions import read_position, write_position
from .redeal import redeal
from .referee import apply, deal, default, interjecting
from .sight import QUESTIONS, SIGHT, kept, show_offer
from .state import MOST_SEATS, Desk, Draw, Game, Move, Offer, Rules, State
from .talk import TALK


def new_game(rules: Any) -> Game:
    """A table with nothing on it; its chance is sown, since a wheel of zeros would never turn."""
    g = Game(State(), rules, Desk())
    sow(g.desk.chance, 0, 0)
    return g


ROOM = Room(
    name="oh_my_brain",
    seats=range(2, MOST_SEATS + 1),  # 1.14
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
        "state", "events", "setup", "ending", "turn", "die", "specials", "judge", "offer", "referee", "knowledge",
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
    times_peer=5,
    greedy=greedy,
    house_rules=HOUSE_RULES,
    decks=BUILT_IN,
    read_deck=read_deck,
    read_rules=read_rules,
    forms=FORMS,
    questions={int(kind): name for kind, name in QUESTIONS.items()},
    sight=SIGHT,
    shown=show_offer,
    kept=kept,
    describe_word=describe_word,
    reasons=reasons,
    read_move=read_move,
    write_move=write_move,
    read_draw=read_draw,
    write_draw=write_draw,
    needed=frozenset({int(Draw.ROLL), int(Draw.THROW)}),
    read_position=read_position,
    write_position=write_position,
    check_claims=check_claims,
    inventory=inventory,
    untruths=untruths,
    well_formed=well_formed,
    sprite=sprite,
    queries=(
        "hand", "cemetery", "top", "pile", "playable", "numbers", "scores", "details", "who", "clock", "last", "later",
        "faces", "deck", "options", "rule", "help",
    ),
    talk=TALK,
    table_clauses={"timeout": "12.4", "refused": "12.1"},
    folder=Path(__file__).parent,
)  # fmt: skip
