"""Dementalism, sections 9 and 10: a Power is announced, perhaps cancelled, and resolves (kernel Python)."""

from __future__ import annotations

from ...kernel.events import more, tell
from ...kernel.questions import Frame, current, done, push
from .choices import MOST_CHOICES, PART_AT, Part
from .events import Choice, Told
from .flips import flip_instead, push_flip, push_turmoil
from .lost import give_lost
from .marking import lock, sit_on, turn_safe
from .moving import mix_line, rummage, swap, switch
from .nab import call_off, push_nab, put_forward, shrug
from .names import COLUMN, COLUMNS, NO_STACK, NOBODY, Kind, Power, Step, Used, Word
from .peeking import ask_about, peek, peek_block, peek_on, peek_own, peek_stacks, peek_store, reveal_store
from .powers import ANNOUNCED, CARRIED, NOT_SAID, PEEKS, RESOLVING, STAGE, ask_one, reactor
from .reacting import blame, gloat_at, keep_turn, silence
from .shuffling import shuffle_stacks
from .spread import column_of, put, row_of
from .state import Game, Move
from .stores import carrier, number_at
from .turn import end_turn, give_extra, reverse

CHOICES = (
    Choice.NONE + 0,
    Choice.NONE + 0,  # SQUIGGINS
    Choice.CELL + 0,  # NANA
    Choice.BLOCK + 0,  # BARON
    Choice.STACK + 0,  # SNOOP: STACKS for two
    Choice.NONE + 0,  # MUMSY
    Choice.SEAT + 0,  # FENELLA
    Choice.ASKED + 0,  # WHIFFY
    Choice.CELL + 0,  # TWITCHY
    Choice.CELL + 0,  # OOPSIE
    Choice.CELL + 0,  # RITA
    Choice.NONE + 0,  # SHUSH
    Choice.SEAT + 0,  # BLAMEY
    Choice.TURMOIL + 0,  # EDDIE: TURMOIL_AT with a cell
    Choice.ROW + 0,  # CYD: COLUMN for a column
    Choice.CELL + 0,  # STU
    Choice.CELL + 0,  # WANDA
    Choice.CELL + 0,  # SAL
    Choice.OWN + 0,  # JUMBLE: NONE without a place
    Choice.SWAP + 0,  # BOB
    Choice.OWN + 0,  # PETUNIA
    Choice.NONE + 0,  # DORCAS
    Choice.OWN + 0,  # PATSY
    Choice.NONE + 0,  # THUDD
    Choice.CELL + 0,  # GUS
    Choice.NAMED + 0,  # BRENDA
    Choice.SEAT + 0,  # LUMPKIN
    Choice.NONE + 0,  # HOBNAIL
    Choice.NONE + 0,  # CLAWDETTE: what she copies is told
    Choice.NONE + 0,  # NIX
    Choice.SAFE + 0,  # WILF
)
"""By Power: what its announcement tells (`Choice`)."""


# --- the announcement -------------------------------------------------------------------------------------------------
def announce(g: Game, seat: int, move: Move) -> None:
    """A Power with all its choices, made before anything is seen (9.10): the Stack is Turned, and the allowance spent
    (9.8). Of a Power that is copied it is the Stack of 10.28."""
    state = g.state
    power = move.word[0] - Word.USE
    number = carrier(g, power)
    at = 1
    if power == Power.CLAWDETTE:
        power = move.word[1] - Word.USE
        at = 2
        copied = state.stack[carrier(g, power)]
        tell(g, Told.COPIED, seat, copied.owner, copied.denizen)
    state.stack[number].used = Used.TURNED + 0
    state.spent |= 1 << seat
    push(g, Step.POWER, seat)
    frame = current(g)
    frame.word[0] = power
    for i in range(MOST_CHOICES):
        frame.word[1 + i] = move.word[at + i] if at + i < move.size else NOT_SAID
    frame.word[PEEKS] = 0
    frame.word[CARRIED] = number
    frame.word[STAGE] = ANNOUNCED + 0
    tell_power(g)


def tell_power(g: Game) -> None:
    """What is announced on top, for all to hear."""
    frame = current(g)
    power = frame.word[0]
    cell = 0
    target = frame.seat
    place = 0
    second = 0
    about = 0
    choice = CHOICES[power]
    for i in range(MOST_CHOICES):
        word = frame.word[1 + i]
        if word == NOT_SAID:
            continue
        match PART_AT[MOST_CHOICES * power + i]:
            case Part.CELL:
                cell = word
            case Part.SEAT:
                target = word
            case Part.OWN | Part.THEIRS:
                second = word + 1 if place > 0 else 0
                place = place if place > 0 else word + 1
            case Part.DENIZEN | Part.TURMOIL | Part.SAFE:
                about = word
            case Part.LINE:
                choice = Choice.COLUMN + 0 if word >= COLUMN else Choice.ROW + 0
                cell = word - COLUMN if word >= COLUMN else COLUMNS * word
    match power:
        case Power.SNOOP if second > 0:
            choice = Choice.STACKS + 0
        case Power.JUMBLE if place == 0:
            choice = Choice.NONE + 0
        case Power.EDDIE if frame.word[2] != NOT_SAID:
            choice = Choice.TURMOIL_AT + 0
        case Power.WHIFFY:
            about = g.state.spread.card[cell]
    tell(g, Told.POWER, frame.seat, g.rules.bearer[power], choice, column_of(cell), row_of(cell) + 1)
    more(g, target)
    more(g, place)
    more(g, second)
    more(g, about)


# --- on to its effect -------------------------------------------------------------------------------------------------
def go_on_power(g: Game) -> None:
    """First another seat may cancel it (10.29), but not a Nix; then it resolves."""
    frame = current(g)
    stage = frame.word[STAGE]
    if stage == ANNOUNCED:
        frame.word[STAGE] = RESOLVING + 0
        seat = reactor(g, Power.NIX)
        if frame.word[0] != Power.NIX and seat != NOBODY and seat != frame.seat:
            ask_one(g, Kind.NIX, seat)
    elif stage == RESOLVING and frame.word[0] == Power.NANA:
        peek_on(g)
    else:
        done(g)
        if stage == RESOLVING:
            resolve(g, frame)


def resolve(g: Game, frame: Frame) -> None:
    """What the Power does (section 10). Its frame is gone already: what it answered lies on top."""
    seat = frame.seat
    first = frame.word[1]
    second = frame.word[2]
    third = frame.word[3]
    match frame.word[0]:
        case Power.SQUIGGINS:
            keep_turn(g)  # 10.1
        case Power.BARON:
            peek_block(g, seat, first)  # 10.3
        case Power.SNOOP:
            other = number_at(g, third, frame.word[4]) if third != NOT_SAID else NO_STACK
            peek_stacks(g, seat, number_at(g, first, second), other)  # 10.4
        case Power.MUMSY:
            peek_store(g, seat)  # 10.5
        case Power.FENELLA:
            reveal_store(g, first)
            g.state.shielded |= 1 << first  # 10.6
        case Power.WHIFFY:
            ask_about(g, second, g.state.spread.card[first])  # 10.7
        case Power.TWITCHY:
            push_flip(g, seat, first)  # 10.8
        case Power.OOPSIE:
            flip_instead(g, first)  # 10.9
        case Power.RITA:
            rummage(g, seat, first)  # 10.10
        case Power.SHUSH:
            silence(g)  # 10.11
        case Power.BLAMEY:
            blame(g, seat, first)  # 10.12
        case Power.EDDIE:
            replay(g, seat, first, second, frame.word[CARRIED])  # 10.13
        case Power.CYD:
            mix_line(g, seat, first)  # 10.14
        case Power.STU:
            switch(g, seat, first)  # 10.15
        case Power.WANDA:
            peek(g, seat, first)
            reverse(g)  # 10.16
        case Power.SAL:
            sit_on(g, seat, first)  # 10.17
        case Power.JUMBLE:
            shuffle_stacks(g, seat)
            if first != NOT_SAID:
                peek_own(g, seat, first)  # 10.18
        case Power.BOB:
            swap(g, seat, first, second, third)  # 10.19
        case Power.PETUNIA:
            lock(g, seat, first)  # 10.20
        case Power.DORCAS:
            call_off(g)  # 10.21
        case Power.PATSY:
            put_forward(g, number_at(g, seat, first))  # 10.22
        case Power.THUDD:
            shrug(g)  # 10.23
        case Power.GUS:
            gloat_at(g, seat, first)  # 10.24
        case Power.BRENDA:
            push_nab(g, seat, number_at(g, second, third), first, 1)  # 10.25
        case Power.LUMPKIN:
            g.state.single = 1
            give_lost(g, first)  # 10.26
        case Power.HOBNAIL:
            end_turn(g)
            give_extra(g, seat)  # 10.27
        case Power.NIX:
            cancel(g, seat)  # 10.29
        case Power.WILF:
            turn_safe(g, seat, first, second)  # 10.30


def cancel(g: Game, seat: int) -> None:
    """The Power on top does nothing; it counts as used (9.16)."""
    frame = current(g)
    done(g)
    tell(g, Told.NIXED, seat, frame.seat, g.state.stack[frame.word[CARRIED]].denizen)


def replay(g: Game, seat: int, card: int, cell: int, number: int) -> None:
    """Encore Eddie: a Turmoil of the Keister gets its marker, and acts with this seat as its Flipper (10.13)."""
    put(g.state.replayed, card)
    tell(g, Told.REPLAYED, card)
    push_turmoil(g, seat, card, cell if cell != NOT_SAID else 0, number + 1)
