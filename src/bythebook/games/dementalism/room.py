"""Dementalism: the room, as the contract of a game wants it. The order of the cards is the table's alone (13.13)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...kernel.chance import sow
from ...kernel.game import Benchmark, Room
from .claims import check_claims, inventory
from .deck import BUILT_IN, read_deck
from .ending import payoff, place
from .events import FORMS
from .faces import sprite
from .features import Features, encode
from .greedy import greedy
from .instinct import instinct
from .judge import answers, forbids
from .knowledge import learn
from .known import Knowledge
from .leaving import leaving
from .memory import LAPSE, PRESETS, forgotten
from .moves import read_draw, read_move, well_formed, write_draw, write_move
from .names import MOST_SEATS
from .offer import interjecting, offer
from .options import HOUSE_RULES, read_rules
from .own_deck import own_deck
from .positions import read_setting
from .reading import read_position
from .redeal import redeal
from .referee import apply, deal, default
from .remembering import SHOWS, kept
from .saying import describe_word, reasons
from .sight import CLOCKS, QUESTIONS, SIGHT, show_offer
from .state import Desk, Game, Move, Offer, Rules, State
from .talk import TALK
from .untruths import untruths
from .writing import write_position


def new_game(rules: Any) -> Game:
    """A table with nothing on it; its chance is sown, since a wheel of zeros would never turn."""
    g = Game(State(), rules, Desk())
    sow(g.desk.chance, 0, 0)
    return g


def seat_word(seat: int) -> str:
    """A seat as its notation calls it: seats are numbered from 1 (1.1)."""
    return str(seat + 1)


ROOM = Room(
    name="dementalism",
    seats=range(2, MOST_SEATS + 1),  # 1.1
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
        "names", "state", "events", "spread", "stores", "pointing", "targets", "powers", "lost", "setup", "matches",
        "cleanup", "ending", "windows", "flips", "turn", "nab", "shuffling", "marking", "moving", "peeking",
        "reacting", "turmoil", "announcing", "looking", "proposals", "using", "judge", "use_offer", "offer",
        "referee", "known", "memory", "known_cells", "known_stacks", "knowledge", "redeal", "features", "instinct",
    ),
    deal=deal,
    forbids=forbids,
    offer=offer,
    apply=apply,
    default=default,
    interjecting=interjecting,
    instinct=instinct,
    lapse=LAPSE,
    lapses=PRESETS,
    forgotten=forgotten,
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
    own_deck=own_deck,
    forms=FORMS,
    questions={int(kind): name for kind, name in QUESTIONS.items()},
    clocks={int(kind): seconds for kind, seconds in CLOCKS.items()},
    sight=SIGHT,
    shown=show_offer,
    kept=kept,
    shows=SHOWS,
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
    benchmarks=(Benchmark("without Powers and Turmoil", {"powers": "off", "turmoil": "off"}),),
    seat_word=seat_word,
    leaving=leaving,
    phrases=("hello", "well-done", "bad-luck", "thinking", "forgot", "thanks"),  # 13.11
    queries=(
        "spread", "face-up", "store", "others", "keister", "heap", "points", "powers", "details", "who", "clock",
        "playable", "last", "later", "deck", "options", "rule", "help",
    ),
    talk=TALK,
    table_clauses={"timeout": "9.14", "refused": "4.19"},
    folder=Path(__file__).parent,
)  # fmt: skip
