"""The invariants of the specification that belong to this game alone (its section K); the examiner has the others."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from bythebook.games.cryptid_smash.cards import ALL_FACES, faces_in, parts_of
from bythebook.games.cryptid_smash.events import Told
from bythebook.games.cryptid_smash.matching import is_legendary, is_tactical
from bythebook.games.cryptid_smash.names import SMASH, Ending, Kind, Mark, Step, Word
from bythebook.games.cryptid_smash.state import Game
from bythebook.games.cryptid_smash.writing import deck_of, pile_of
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.questions import current, kind_asked
from bythebook.kernel.table import Entry, Table
from bythebook.kernel.walk import every_move
from tests.examiner.games import Setting, moves_of, seats_of, settings_of

MIRROR = 2  # among the power effects
SETTINGS = settings_of("cryptid_smash")


def played(setting: Setting, seed: int) -> Iterator[tuple[Game, Entry, Table]]:
    """Every move of a random game, with the game before it."""
    table = setting.table(seed)
    moves = moves_of(table, Random(f"{setting}{seed}"))
    while True:
        before = setting.room.new_game(table.g.rules)
        before.state.take(table.g.state)
        entry = next(moves, None)
        if entry is None:
            return
        yield before, entry, table


def told(entry: Entry, kind: Told) -> list[tuple[int, ...]]:
    """The public words of the events of this kind."""
    return [event.words for event in entry.events if event.kind == kind]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_only_a_play_or_an_answer_finishes_and_only_reverse_turns(setting: Setting) -> None:
    """K2, K3; rules 2.3, 5.18, 5.20."""
    for before, entry, table in played(setting, 3):
        state = table.g.state
        if state.done != before.state.done:
            assert entry.move.startswith(("play", "answer"))
            assert told(entry, Told.FINISH)
        if state.step != before.state.step:
            assert told(entry, Told.REVERSE)
            assert before.state.seats - before.state.finished >= 3
        elif not table.over:
            assert not told(entry, Told.REVERSE)
        for seat in range(state.seats):
            hand = state.player[seat].hand
            assert not any(is_legendary(face) for face in faces_in(hand))
            waiting = not table.over and not (state.done >> seat) & 1
            assert hand.size or not waiting or (state.aside >= 0 and state.turn == seat)


def fits(g: Game, face: int, pile: list[int]) -> bool:
    """Rule 8.2 by what is printed, card by card, against the whole pile."""
    if is_tactical(face):
        return True
    colour, symbol, power = parts_of(face)
    _, top_symbol, top_power = parts_of(pile[0])
    if colour < 0 or (power == MIRROR and not any(parts_of(card)[2] not in (-1, MIRROR) for card in pile)):
        return False
    return colour == g.state.colour or -1 != symbol == top_symbol or -1 != power == top_power


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_moves_offered_are_those_that_every_card_and_choice_gives(setting: Setting) -> None:
    """K4: plays by brute force; a draw alone exactly where nothing is playable; acceptance always."""
    for _, _, table in played(setting, 4):
        g, kind = table.g, kind_asked(table.g)
        if table.over or kind not in (Kind.ACT, Kind.ANSWER, Kind.PLAY_DRAWN):
            continue
        seat = g.state.turn
        hand, pile = faces_in(g.state.player[seat].hand), pile_of(g)
        moves = [move.word[: move.size] for move in every_move(setting.room, g, seat, 5000)]
        assert moves
        if kind == Kind.ANSWER:
            answers = {move[1] for move in moves if move[0] == Word.ANSWER}
            assert any(move[0] == Word.ACCEPT for move in moves)
            repeats = any(parts_of(card)[2] not in (-1, MIRROR) for card in pile)
            power, colour = g.state.waiting - Mark.DRAW4, g.state.chain_colour
            assert answers == {
                face for face in hand
                if parts_of(face)[2] == power or (parts_of(face)[::2] == (colour, MIRROR) and repeats)
            }  # fmt: skip
            continue
        plays = {tuple(word for word in move if word != SMASH) for move in moves if move[0] < Word.DRAW}
        own = [face for face in ALL_FACES if face in hand and (kind == Kind.ACT or face == g.state.drawn)]
        assert plays == {play for face in own if fits(g, face, pile) for play in ways(g, seat, face)}
        if kind == Kind.ACT and g.rules.free_draw == 0:
            assert ([Word.DRAW] in moves) == (not plays)


def ways(g: Game, seat: int, face: int) -> Iterator[tuple[int, ...]]:
    """A card with each of its choices (6.4, 6.13)."""
    seats = [s for s in range(g.state.seats) if not (g.state.done >> s) & 1]
    if g.state.player[seat].hand.size == 1:
        seats.remove(seat)
    colours = range(4)
    choices = {
        40: seats, 41: [6 + colour for colour in colours], 42: [10 + colour for colour in colours], 43: [14],
        44: [*seats, *(6 + colour for colour in colours), *(10 + colour for colour in colours), 14],
    }  # fmt: skip
    yield from ((face, choice) for choice in choices[face]) if face in choices else [(face,)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_marks_and_windows(setting: Setting) -> None:
    """K5, K6: nobody begins a turn open; between two decisions lies one window, two where a tactical four is drawn, and
    one more where a turn ends for want of a card to play again (8.10)."""
    decisions = (Kind.ACT, Kind.ANSWER)
    windows, drawn, stuck = 0 if setting.options.get("smash_mode") == "automatic" else 1, 0, 0
    each = windows
    for before, entry, table in played(setting, 5):
        state = table.g.state
        assert state.open & state.said == 0
        if kind_asked(before) in decisions:
            windows, drawn, stuck = 0, 0, 0
        windows += sum(words == (0,) for words in told(entry, Told.WINDOW))
        drawn += before.state.waiting == Mark.COLOUR4 != state.waiting
        stuck += kind_asked(before) == Kind.WINDOW and before.state.turn != state.turn
        if table.over:
            break
        if kind_asked(table.g) in decisions:
            assert windows == each * (1 + drawn + stuck), entry
            assert not stuck or setting.options["again_stuck"] == "end"
            assert not told(entry, Told.TURN) or not (state.open >> state.turn) & 1
        elif kind_asked(table.g) == Kind.WINDOW:
            assert seats_of(current(table.g).asked) == [s for s in range(state.seats) if not (state.done >> s) & 1]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_chains_and_reshuffles(setting: Setting) -> None:
    """K10, K11: an answer adds one unit; a tactical four is never answered; what a reshuffle leaves out and keeps."""
    for before, entry, table in played(setting, 6):
        state = table.g.state
        work = [frame.step for frame in state.agenda.frame[: state.agenda.size] if frame.kind == 0]
        assert sum(step in (Step.CHOOSE, Step.DRAW_ALL) for step in work) <= 2
        if told(entry, Told.ANSWER) and not table.over:
            assert (state.units, state.waiting) == (before.state.units + 1, before.state.waiting)
            assert not (state.done >> state.turn) & 1
        if not table.over and kind_asked(table.g) == Kind.ANSWER:
            assert state.waiting in (Mark.DRAW4, Mark.DISCARD)
            assert state.units > 0
        if reshuffles := told(entry, Told.RESHUFFLE):
            assert all(back > 0 for back, _ in reshuffles)
            assert state.reshuffles == before.state.reshuffles + len(reshuffles)
            for face in deck_of(table.g):
                assert not is_tactical(face)
                assert state.reshuffles < 2 or parts_of(face)[2] < 0
            if not told(entry, Told.LEGENDARY) and not told(entry, Told.PLAY):
                assert pile_of(table.g)[0] == pile_of(before)[0]
        else:
            assert state.reshuffles == before.state.reshuffles


def calm(automatic: bool, idle: str, seats: int, seed: int) -> tuple[Any, ...]:
    """How a game ends in which everybody says smash and nobody calls out: hands, pile, places, and every decision."""
    house = {"smash_mode": "automatic" if automatic else "called", "idle_smash": idle}
    setting = Setting(SETTINGS[0].room, seats, house)
    game, table, random = setting.room, setting.table(seed), Random(seed)
    decisions = []
    while not table.over:
        seat = seats_of(table.awaited)[0]
        size = table.g.state.player[seat].hand.size
        if kind_asked(table.g) == Kind.WINDOW:
            move = game.read_move("w(smash)" if idle == "heard" or size == 1 else "w()")
        else:
            choices = list(every_move(game, table.g, seat, 5000))
            silent = [move for move in choices if move.word[move.size - 1] != SMASH]
            move = random.choice(silent)
            decisions.append(game.write_move(move))
            speaks = move.word[0] < Word.DRAW or move.word[0] == Word.ANSWER
            if not automatic and speaks and (idle == "heard" or size == 2):
                move.word[move.size] = SMASH
                move.size += 1
        result = table.submit(seat, move, table.number)
        assert isinstance(result, Entry), (result, game.write_move(move))
    state = table.g.state
    hands = [faces_in(state.player[seat].hand) for seat in range(seats)]
    places = [game.place(table.g, seat) for seat in range(seats)]
    return hands, pile_of(table.g), deck_of(table.g), places, decisions, state.ending


@pytest.mark.parametrize("seats", SETTINGS[0].room.seats)
@pytest.mark.parametrize("idle", ["heard", "draw1"])
def test_who_always_says_smash_plays_the_automatic_game(seats: int, idle: str) -> None:
    """K7; rules 9.5, 9.18: with every play and in every window, or at one card only where an idle smash costs."""
    for seed in range(2):
        automatic = calm(True, idle, seats, seed)
        assert automatic == calm(False, idle, seats, seed)
        assert automatic[-1] == Ending.FINISH


def rotated(text: str, seats: int) -> str:
    """A position with everybody one seat further on."""
    return re.sub(r"\bp([1-6])\b", lambda seat: f"p{int(seat[1]) % seats + 1}", text)


def recoloured(text: str, _: int) -> str:
    """A position with aqua for terra, terra for ignis and so on."""
    to = {"aq": "te", "te": "ig", "ig": "ae", "ae": "aq"}
    return re.sub(r"\b(aq|te|ig|ae)\b", lambda colour: to[colour[1]], text)


def resymbolled(text: str, _: int) -> str:
    """A position with latron for miasma, miasma for nyx and so on."""
    to = {"lat": "mia", "mia": "nyx", "nyx": "our", "our": "oxy", "oxy": "lat"}
    return re.sub(r"\b(lat|mia|nyx|our|oxy)\b", lambda symbol: to[symbol[1]], text)


def sorted_hands(text: str) -> list[str]:
    """The words of a position; the cards of hands, which have no order, in that of their names; seats in theirs."""
    words = []
    for word in text.split():
        key, _, cards = word.partition("=")
        name, colon, cards = cards.rpartition(":") if key == "at" else ("", "", cards)
        ordered = key in ("pile", "deck") or not (key[0] == "p" or key in ("gone", "at"))
        words.append(word if ordered else f"{key}={name}{colon}{','.join(sorted(cards.split(',')))}")
    return sorted(words)


@pytest.mark.parametrize("renamed", [rotated, recoloured, resymbolled])
def test_the_rules_know_no_seat_no_colour_and_no_symbol(renamed: Callable[[str, int], str]) -> None:
    """K9: the same game renamed. Sealed answers are left out, and what the referee does for absent players."""
    for setting in SETTINGS:
        if setting.options:
            continue
        compared = 0
        for before, entry, table in played(setting, 8):
            if kind_asked(before) not in (Kind.ACT, Kind.ANSWER) or table.over or entry.n % 2:
                continue
            one, other = (
                Table.at(setting.room, text, before.rules, chance())
                for text in (
                    setting.room.write_position(before), renamed(setting.room.write_position(before), setting.seats)
                )
            )  # fmt: skip
            seat = entry.seat
            one.submit(seat, setting.room.read_move(entry.move), one.number)
            turned = (seat + 1) % setting.seats if renamed is rotated else seat
            result = other.submit(turned, setting.room.read_move(renamed(entry.move, setting.seats)), other.number)
            assert isinstance(result, Entry), entry
            again = setting.room.write_position(other.g)
            assert sorted_hands(renamed(setting.room.write_position(one.g), setting.seats)) == sorted_hands(again)
            compared += 1
        assert compared > 5


def chance() -> Chance:
    """The same at every call."""
    found = Chance()
    sow(found, 5, 0)
    return found
