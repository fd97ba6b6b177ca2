"""Oh My Brain, section 12: the referee carries out moves and stands in for the absent (kernel Python)."""

from __future__ import annotations

from ...kernel.bits import lowest
from ...kernel.chance import below
from ...kernel.events import tell
from ...kernel.moves import add_word, begin
from ...kernel.questions import WORK, answer, awaited, done, kind_asked
from .die import CEMETERIES, HANDS, moon, spike, steal, swap
from .ending import begin_next, end_turn, name_starter, next_turn, settle_throws
from .events import Told
from .setup import deal_lots, set_table, sort_lot
from .specials import power
from .state import VALUES, Draw, Extra, Game, Kind, Move, Player, Step, Word, after
from .turn import beating, begin_turn, keep, pass_turn, play, refill, refill_due, say_done, take_up


def deal(g: Game, seats: int) -> None:
    """A new game, up to its first question."""
    set_table(g, seats)
    resume(g)


def resume(g: Game) -> None:
    """Go on, in the order of 3.3, until somebody is asked or the game is over."""
    agenda = g.state.agenda
    while agenda.size > 0:
        frame = agenda.frame[agenda.size - 1]
        if frame.kind != WORK:
            return
        match frame.step:
            case Step.LOTS:
                deal_lots(g)
            case Step.BEGIN:
                begin_turn(g)
            case Step.POWER:
                power(g)
            case Step.REFILL:
                refill(g)
            case Step.TEST:
                end_turn(g)
            case Step.NEXT:
                next_turn(g)


# --- carrying out ---------------------------------------------------------------------------------------------------
def apply(g: Game, seat: int, move: Move) -> None:
    """Carry out a legal move, tell its events, go on to the next question."""
    g.desk.events.size = 0
    word = move.word[0]
    if word < Word.PASS:
        play(g, seat, move)
    elif Word.REFILL <= word < Word.REFILL_NONE:
        take_up(g, seat, move)
    elif word >= Word.KEEP:
        keep(g, seat, word - Word.KEEP)
    elif word >= Word.LOT:
        sort_lot(g, seat, word - Word.LOT)
    elif word == Word.PASS:
        pass_turn(g, seat)
    elif word == Word.DONE:
        say_done(g, seat)
    elif word <= Word.STOP:
        say_again(g, word)
    elif word <= Word.MOON:
        apply_face(g, seat, move)
    else:
        seal(g, seat, move)
    resume(g)


def say_again(g: Game, word: int) -> None:
    """Take the extra turn of an exclamation mark, or stop (11.15)."""
    done(g)
    if word == Word.AGAIN:
        begin_next(g, Extra.BANG)
    else:
        tell(g, Told.TURN_END, g.state.turn)
        begin_next(g, Extra.NONE)


def apply_face(g: Game, seat: int, move: Move) -> None:
    """The choice that a face of the die asked for (11.1)."""
    done(g)
    match move.word[0]:
        case Word.SPIKE:
            spike(g, seat, move.word[1], move.word[2])
        case Word.STEAL:
            steal(g, seat, move.word[1])
        case Word.SWAP_HAND:
            swap(g, seat, move.word[1], HANDS)
        case Word.SWAP_CEMETERY:
            swap(g, seat, move.word[1], CEMETERIES)
        case Word.MOON:
            moon(g, move.word[1])


def seal(g: Game, seat: int, move: Move) -> None:
    """A name or a throw waits until all are in (8.11)."""
    kind = kind_asked(g)
    word = move.word[0]
    if word == Word.NAME:
        g.state.player[seat].sealed = move.word[1] + 1
    elif word != Word.NAMELESS:
        g.state.player[seat].sealed = word - Word.ROCK + 1
    answer(g, seat)
    if awaited(g) == 0:
        done(g)
        if kind == Kind.NAME:
            name_starter(g)
        else:
            settle_throws(g)


# --- standing in ----------------------------------------------------------------------------------------------------
def default(g: Game, seat: int, move: Move) -> None:
    """What the referee plays for an absent seat (12.4, Part 4)."""
    player = g.state.player[seat]
    target = richest_opponent(g, seat)
    match kind_asked(g):
        case Kind.LOT:
            begin(move, Word.LOT + player.lot.card[2])
        case Kind.KEEP:
            begin(move, Word.KEEP + player.lot.card[0])
        case Kind.TURN | Kind.PLAY:
            legal = player.hand.least[0] & beating(g)
            begin(move, Word.PLAY + lowest(legal) if legal != 0 else Word.PASS)
        case Kind.SPIKE:
            begin(move, Word.SPIKE)
            add_word(move, lowest(player.hand.least[0]))
            add_word(move, target)
        case Kind.STEAL:
            begin(move, Word.STEAL)
            add_word(move, target)
        case Kind.SWAP:
            begin(move, Word.SWAP_CEMETERY)
            add_word(move, target)
        case Kind.MOON:
            begin(move, Word.MOON)
            add_word(move, target)
        case Kind.REFILL:
            default_refill(g, player, move)
        case Kind.AGAIN:
            begin(move, Word.STOP)
        case Kind.NAME:
            begin(move, Word.NAMELESS)
        case Kind.THROW:
            begin(move, Word.ROCK + below(g, 3, Draw.THROW))


def default_refill(g: Game, player: Player, move: Move) -> None:
    """The lowest values; under `forgettable` nothing."""
    if g.rules.refill == 1:
        begin(move, Word.DONE)
        return
    move.size = 0
    due = refill_due(player)
    for value in range(VALUES):
        for _ in range(player.cemetery.count[value]):
            if move.size < due:
                add_word(move, Word.REFILL + value if move.size == 0 else value)


def richest_opponent(g: Game, seat: int) -> int:
    """The opponent with most brains; of several the first clockwise."""
    best = after(g, seat)
    other = best
    for _ in range(g.state.seats - 1):
        if g.state.player[other].brains > g.state.player[best].brains:
            best = other
        other = after(g, other)
    return best


def interjecting(g: Game) -> int:
    """The seats that may move without being asked, a bit each (7.7)."""
    return 1 << (g.state.late - 1) if g.state.late > 0 else 0
