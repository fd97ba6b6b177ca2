"""Notation of Dementalism (section L of its specification): moves by every name, written and spoken, in two languages;
positions with all that they may leave out; and what is refused."""

from __future__ import annotations

import re
from random import Random

import pytest

from bythebook.games import load
from bythebook.games.dementalism.cards import write_card
from bythebook.games.dementalism.moves import move_of
from bythebook.games.dementalism.names import CELLS, NO_CARD, Kind, Word
from bythebook.games.dementalism.spread import is_down
from bythebook.games.dementalism.writing import down_of, heap_of
from bythebook.kernel.chance import Chance, sow
from bythebook.kernel.notation import BadInput
from bythebook.kernel.questions import kind_asked
from bythebook.kernel.sources import Draw, Told
from bythebook.kernel.table import Table
from bythebook.kernel.walk import every_move
from bythebook.kernel.words import Words
from tests.examiner.games import moves_of

ROOM = load("dementalism")
DECK = ROOM.read_deck("default", None)
GAMES = range(12)


def table_at(position: str, source: object = None) -> Table:
    told, seats = ROOM.read_setting(position)
    return Table.at(ROOM, position, ROOM.read_rules(ROOM.house(told), DECK, seats), source or Told([]))


def fair(seed: int) -> Chance:
    chance = Chance()
    sow(chance, seed, 0)
    return chance


# --- moves ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("FLIP C4", "flip c4"), ("flip c four", "flip c4"), ("retourner c quatre", "flip c4"),
        ("form a one b one", "form a1 b1"), ("insert a1>2", "insert a1 > 2"), ("insert a one in two", "insert a1 > 2"),
        ("ajouter a un à deux", "insert a1 > 2"), ("ajouter a1 a 2", "insert a1 > 2"), ("insert in two", "insert > 2"),
        ("ajouter à deux", "insert > 2"), ("reunir 3 1", "merge 3 1"), ("nab two three", "nab 2.3"),
        ("nab 2 3", "nab 2.3"), ("chiper deux trois pour a un", "nab 2.3 as a1"), ("fini", "done"), ("non", "no"),
        ("pick two", "pick 2"), ("look 3 1", "look 1 3"), ("regarder un trois", "look 1 3"), ("propose", "propose end"),
        ("desaccord", "disagree"), ("use Nana c four", "use D02 c4"), ("use NAN c4", "use D02 c4"),
        ("use nana peepwick c4", "use D02 c4"), ("utiliser Mémé c4", "use D02 c4"),
        ("utiliser meme coup-d'oeil c4", "use D02 c4"), ("use c four", "use c4"),
        ("use Snoop 2.1, 2.3", "use D04 2.1 2.3"),
        ("use Whiffy a1 2", "use D07 a1 2"), ("use D14 row 3", "use D14 row 3"), ("use Cyd column d", "use D14 col d"),
        ("utiliser cyd ligne trois", "use D14 row 3"), ("use eddie turmoil row ruckus c3", "use D13 T01 c3"),
        ("utiliser Eddie Bis gaz dodo", "use D13 T04"), ("use Jumble", "use D18"), ("use Jumble 3", "use D18 3"),
        ("use Bob 1 2.2", "use D19 1 2.2"), ("use Brass-Neck Brenda Mumsy 2.1", "use D25 D05 2.1"),
        ("use Clawdette as Nana c3", "use D28 as D02 c3"), ("use D28 as use D04 2.1", "use D28 as D04 2.1"),
        ("utiliser Griffette comme Cyd colonne b", "use D28 as D14 col b"), ("use Wilf 2 Dorcas", "use D30 2 D21"),
        ("utiliser case c4", "use c4"), ("use cell d ten", "use cell d10"), ("use d11", "use D11"),
        ("utiliser sœur chut", "use D11"), ("use #7 a1 2", "use D07 a1 2"),
    ],
)  # fmt: skip
def test_every_name_is_understood(said: str, move: str) -> None:
    assert ROOM.write_move(ROOM.read_move(said), "en") == move


@pytest.mark.parametrize(
    "said",
    [
        "", "c4", "flip", "flip q1", "flip c17", "flip c0", "flip c4 d4", "form a1", "insert a1", "insert a1 > 0",
        "nab 2", "nab 13.1", "use", "use D31", "use T04", "use D04 2", "use D14 3 d", "use D25 2.1", "look",
        "pick two three", "use D28 as", "jump c4", "look 1 2 x", "use Giggity", f"look {'1 ' * 80}",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused_in_a_sentence(said: str) -> None:
    with pytest.raises(BadInput) as error:
        ROOM.read_move(said)
    for lang in ("en", "fr"):
        assert error.value.sentence(lang).endswith(".")


def test_all_that_notation_can_say_is_read_as_it_was_meant() -> None:
    """In both languages; and a move half said is text too."""
    random = Random(5)
    for _ in range(2000):
        move = ROOM.well_formed(random)
        for lang in ("en", "fr"):
            assert bytes(ROOM.read_move(ROOM.write_move(move, lang))) == bytes(move)
        whole = ROOM.write_move(move, "en")
        for size in range(move.size):
            begun = move.clone()
            begun.size = size
            assert whole.startswith(ROOM.write_move(begun, "en").rstrip("."))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_further_cell_is_never_taken_for_a_card(lang: str) -> None:
    """10.2: cells d10 to d16 are called as cards are."""
    for cell in range(CELLS):
        move = move_of(Word.FURTHER, cell)
        assert bytes(ROOM.read_move(ROOM.write_move(move, lang))) == bytes(move)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_move_of_the_notation_table_is_understood(lang: str) -> None:
    """What the rulebook's table shows in either language is one and the same move, and is written back so."""
    part = ROOM.rulebook(lang).appendix.split("## Notation\n")[1].split("\n## ")[0]
    rows = [re.findall(r"`([^`]+)`", line) for line in part.splitlines() if re.match(r"\| .*`.*\| .*`.*`? \|$", line)]
    pairs = [(row[i], row[i + len(row) // 2]) for row in rows for i in range(len(row) // 2)]
    pairs = [(own, other) for own, other in pairs if own not in ("nab_call=named", "use c")]
    assert ("flip c4", "retourner c4")[lang == "fr"] in [own for own, _ in pairs]
    assert len(pairs) >= 14
    for own, other in pairs:
        move = ROOM.read_move(own)
        assert bytes(move) == bytes(ROOM.read_move(other))
        assert ROOM.write_move(move, lang) == own


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_moves_are_understood_as_they_are_spoken(lang: str) -> None:
    """What the words say a move is (`say-`) is read as that move, with card names short and long."""
    words = Words(ROOM.words(lang), "fr" if lang == "fr" else "en", {})
    cell = {"column": "c", "row": 4}
    spoken = {
        words.say("say-flip", **cell): "flip c4",
        words.say("say-form", **{"from": "a1", "to": "b1"}): "form a1 b1",
        words.say("say-insert", **cell, place=2): "insert c4 > 2",
        words.say("say-insert-shown", place=2): "insert > 2",
        words.say("say-merge", place=3, second=1): "merge 3 1",
        words.say("say-nab", seat=2, place=3): "nab 2.3",
        words.say("say-nab-as", seat=2, place=3, **cell): "nab 2.3 as c4",
        words.say("say-done"): "done",
        words.say("say-no"): "no",
        words.say("say-pick", place=2): "pick 2",
        words.say("say-look", places="1 3"): "look 1 3",
        words.say("say-propose"): "propose end",
        words.say("say-agree"): "agree",
        words.say("say-disagree"): "disagree",
    }
    for card in (words.say("card-name", value=1), words.say("card-short", value=1)):
        spoken[words.say("say-use-with", card=card, choices="c4")] = "use D02 c4"
    spoken[words.say("say-use", card=words.say("card-short", value=10))] = "use D11"
    for said, move in spoken.items():
        assert ROOM.write_move(ROOM.read_move(words.spoken(said)), "en") == move


# --- draws ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "draw"),
    [
        ("first 2", Draw(2, (1,))), ("deal D01,G,T15", Draw(1, (0, 30, 45))), ("shuffle G,D02", Draw(3, (30, 1))),
        ("sink T01", Draw(4, (31,))), ("spring 34", Draw(5, (33,))), ("default 2", Draw(6, (1,))),
        ("stacks 3,1", Draw(8, (2, 0))),
    ],
)  # fmt: skip
def test_draws_are_text(text: str, draw: Draw) -> None:
    assert ROOM.read_draw(text) == draw
    assert ROOM.write_draw(draw) == text


@pytest.mark.parametrize("text", ["", "first", "first 0", "shuffle D99", "stacks 0", "roll 3"])
def test_what_is_no_draw_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadInput, match=r"\.$"):
        ROOM.read_draw(text)


# --- positions ------------------------------------------------------------------------------------------------------
def test_what_a_position_leaves_out_is_dealt_at_random() -> None:
    """All cells are filled, the rest is the Heap; another chance, another deal, and the cards named lie where they
    are said to lie."""
    position = "3p+ @1 W0; dn a1=D05 h8=G; S2 [D05+G] (D07); K T04 G*2"
    deals = [table_at(position, fair(seed)).g for seed in range(2)]
    assert down_of(deals[0]) != down_of(deals[1])
    for g in deals:
        assert g.state.spread.cards == 64
        assert g.state.heap.size == 128 - 64 - 2 - 3 - 3
        assert g.state.box.size == 0
        assert [write_card(g.state.spread.card[cell], 30) for cell in (0, 16 * 7 + 7)] == ["D05", "G"]
        assert ROOM.inventory(g) == sorted(row["value"] for row in DECK.rows for _ in range(row["copies"]))


def test_what_the_position_has_no_room_for_lies_in_the_box() -> None:
    """Section L: with `heap n` the Heap gets n cards, the rest lies outside the game, and is counted (K1)."""
    g = table_at("grid 6x6; 2p+ @1 W0; heap 10 top D07 D08", fair(1)).g
    assert (g.state.spread.cards, g.state.heap.size, g.state.box.size) == (36, 10, 128 - 46)
    assert heap_of(g)[:2] == [6, 7]
    only = table_at("2p+ @1 W0; dn a1=G b1=## only; heap 0", fair(1)).g
    assert (only.state.spread.cards, only.state.heap.size, only.state.box.size) == (2, 0, 126)
    gaps = table_at("2p+ @1 W0; dn c1=..; empty a1 b1", fair(1)).g
    assert [gaps.state.spread.card[cell] for cell in range(3)] == [NO_CARD] * 3
    assert gaps.state.spread.cards == 61
    assert len(ROOM.inventory(g)) == len(ROOM.inventory(only)) == len(ROOM.inventory(gaps)) == 128


def test_cards_are_named_by_id_or_by_three_letters() -> None:
    named = table_at("2p+ @1 W0; dn a1=D05 b1=G c1=T04 d1=D05; S1 [D02+G] (D03~)")
    lettered = table_at("2p+ @1 W0; dn a1=MUM b1=GIG c1=SNZ d1=mum; S1 [NAN+G] (BAR~)")
    assert bytes(named.g.state) == bytes(lettered.g.state)


def test_a_flip_lifts_the_marker_of_the_card_but_reading_does_not() -> None:
    """10.17: `sat` and `up` of a position are what they say."""
    g = table_at("3p+ @2 W1; up a1=D05; sat c3=1 d3=3").g
    assert g.state.spread.sat == 2
    assert not is_down(g, 0)
    assert table_at(ROOM.write_position(g)).g.state.spread.sat == 2


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("S1 (D05)", "3p\\+ @1 W2"),
        ("13p+ @1 W0", "number of seats"),
        ("2p+ @3 W0", "no seat"),
        ("2p+ @1 W0; S3 (D05)", "a Store of another one"),
        ("2p+ @1 W0; wind west", "no part of a position"),
        ("2p+ @1 W0; dn z9=D05", "dn a1=D05"),
        ("grid 6x6; 2p+ @1 W0; dn g1=D05", "no cell of a grid"),
        ("2p+ @1 W0; dn a1=D31", "no card"),
        ("2p+ @1 W0; dn a1=T16", "no card"),
        ("2p+ @1 W0; dn a1=D05 b1=D05; S1 [D05x2]", "more cards of one name"),
        ("2p+ @1 W0; S1 [D05]", "no Stack"),
        ("2p+ @1 W0; S1 [##]", "no Stack"),
        ("2p+ @1 W0; S1 (T05)", "no Stack of a Denizen"),
        ("2p+ @1 W0; K D05~", "Only a Turmoil is replayed"),
        ("2p+ @1 W0; heap 100", "cards are left"),
        ("2p+ @1 W0; heap 1 top D05 D06", "number of cards"),
        ("2p+ @1 W0; lost 2", "lost 2=1"),
        ("2p+ @1 W0; over soon", "a game ends by"),
        ("2p+ @1 W0; ask luck 1", "the questions are"),
        ("2p+ @1 W0; ask nix 1; work dance/1", "no such work"),
        ("grid 5x8; 2p+ @1 W0", "grid"),
        ("grid axb; 2p+ @1 W0", "grid"),
        ("2p+ @1 W0; opt luck=on", "no house rule"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(position: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        table_at(position)


# --- positions full of Powers ---------------------------------------------------------------------------------------
def rich(random: Random, seats: int) -> str:
    """A position where many Safe Stacks are at hand, and Stacks of all kinds, so that every reaction comes up."""
    denizens = [f"D{n:02}" for n in random.sample(range(1, 31), 30)]
    safe, others = denizens[: random.randint(8, 18)], denizens[20:]
    stores: list[list[str]] = [[] for _ in range(seats)]
    for denizen in safe:
        random.choice(stores).append(f"({denizen}{random.choice(['', '', '', '~', '-'])})")
    for denizen in others:
        stack = random.choice((f"[{denizen}+G]", f"[{denizen}x2]"))
        random.choice(stores).append(random.choice(["", "", "^", "!"]) + stack)
    for store in stores:
        random.shuffle(store)
    held = "; ".join(f"S{seat} {' '.join(store) or '-'}" for seat, store in enumerate(stores, 1))
    heap = random.choice((0, 5, 12))
    return f"grid 6x6; {seats}p{random.choice('+-')} @1 W0; {held}; K G T01 T13 T05; heap {heap}; lost {seats}=1"


@pytest.mark.parametrize("seed", GAMES)
def test_any_position_is_written_and_read_as_it_is(seed: int) -> None:
    """In the middle of reactions too: the same text, the same questions, the same offers; all cards are there (K1),
    and what is offered is what the judge allows (K5)."""
    random = Random(seed)
    table = table_at(rich(random, 2 + seed % 5), fair(seed))
    cards = ROOM.inventory(table.g)
    for _, entry in zip(range(80), moves_of(table, random), strict=False):
        assert ROOM.inventory(table.g) == cards, entry
        text = ROOM.write_position(table.g)
        again = table_at(text, table.chance.source)
        assert ROOM.write_position(again.g) == text
        assert again.awaited == table.awaited
        if kind_asked(table.g) in (Kind.WINDOW0, Kind.WINDOW1, Kind.WINDOW2) and random.random() < 0.8:
            continue
        for seat in range(table.g.state.seats):
            offered = [ROOM.write_move(move, "en") for move in every_move(ROOM, table.g, seat, 5000)]
            assert offered == [ROOM.write_move(move, "en") for move in every_move(ROOM, again.g, seat, 5000)]
            for move in [ROOM.well_formed(random) for _ in range(20)]:
                allowed = ROOM.forbids(table.g, seat, move) == 0
                assert allowed == (ROOM.write_move(move, "en") in offered), (ROOM.write_move(move, "en"), text)


def test_every_reaction_comes_up_in_such_positions() -> None:
    """The test above meets every question but the vote."""
    met = set()
    for seed in range(24):
        random = Random(seed)
        table = table_at(rich(random, 2 + seed % 5), fair(seed))
        for _, _entry in zip(range(100), moves_of(table, random), strict=False):
            met.add(kind_asked(table.g))
    assert met >= {*Kind} - {Kind.FIRST_VOTE}
