"""Chance: the fast source, the fair one, and outcomes that were told."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import dataclass, field

import pytest

from bythebook.kernel.chance import Chance, draw, mix, next_word, sow
from bythebook.kernel.sources import Draw, Fair, Logged, Told, Untold, commitment

SECRET = bytes(range(32))


@dataclass
class Cards:
    size: int
    card: list[int] = field(default_factory=list)


def cards(*values: int) -> Cards:
    return Cards(len(values), [*values, 0, 0])


def sown(seed: int, stream: int = 0) -> Chance:
    chance = Chance()
    sow(chance, seed, stream)
    return chance


def test_equal_seeds_give_equal_words_and_others_do_not() -> None:
    sources = [sown(seed, stream) for seed in range(40) for stream in range(5)]
    streams = {tuple(next_word(chance) for _ in range(4)) for chance in sources}
    assert len(streams) == 200
    assert next_word(sown(1 << 40)) != next_word(sown(0))
    assert next_word(sown(7, 3)) == next_word(sown(7, 3))


@pytest.mark.parametrize("source", [sown(1), Fair(SECRET, "table")], ids=["fast", "fair"])
def test_below_is_even(source: Chance | Fair) -> None:
    """Six faces, 12,000 rolls: chi-squared with 5 degrees of freedom stays under its 99.99 % point, 25.7."""
    rolls = Counter(source.below(6, 0) for _ in range(12_000))
    assert set(rolls) == set(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in rolls.values()) < 25.7


@pytest.mark.parametrize("source", [sown(2), Fair(SECRET, "another")], ids=["fast", "fair"])
def test_all_orders_of_four_cards_are_equally_likely(source: Chance | Fair) -> None:
    """24 orders, 12,000 shuffles: 23 degrees of freedom, 99.99 % point 57.0."""
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        stack = cards(1, 2, 3, 4)
        source.shuffle(stack, 0)
        orders[tuple(stack.card[:4])] += 1
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 57.0


def test_large_ranges_reject_what_would_be_uneven() -> None:
    chance = sown(3)
    numbers = [draw(chance, (1 << 31) - 1) for _ in range(2000)]
    assert 0 <= min(numbers) < 1 << 26
    assert max(numbers) < (1 << 31) - 1
    stack = cards(5)
    mix(chance, stack)
    assert stack.card[0] == 5


def test_fair_words_are_hmac_sha256_of_table_entry_and_block() -> None:
    """Anybody can compute them with a standard library and the opened secret (RFC 2104)."""
    fair = Fair(SECRET, "table", ["ana", "ben"])
    fair.turn_to(3)
    digest = hmac.new(SECRET, b"table\nana\nben\n3\n0", hashlib.sha256).digest()
    following = hmac.new(SECRET, b"table\nana\nben\n3\n1", hashlib.sha256).digest()
    words = [fair.word() for _ in range(9)]
    assert words[0] == int.from_bytes(digest[:4], "big")
    assert words[7] == int.from_bytes(digest[28:], "big")
    assert words[8] == int.from_bytes(following[:4], "big")
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_every_nonce_and_entry_changes_the_words() -> None:
    words = {Fair(SECRET, "t", nonces).word() for nonces in ([], ["a"], ["b"], ["a", "b"], ["b", "a"])}
    fair = Fair(SECRET, "t", [])
    fair.turn_to(1)
    assert len(words | {fair.word()}) == 6


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Fair(b"abc", "table")


def test_told_outcomes_come_first_and_the_rest_in_rising_order() -> None:
    told = Told([Draw(2, (13, 2)), Draw(3, (5,))], frozenset({3}))
    stack = cards(2, 9, 13, 1)
    told.shuffle(stack, 2)
    assert [stack.card[i] for i in range(3, -1, -1)] == [13, 2, 1, 9]
    assert told.below(6, 3) == 5
    assert told.below(6, 4) == 0


@pytest.mark.parametrize(
    ("draws", "sentence"),
    [
        ([], "draw 3 here, but nothing was told"),
        ([Draw(2, (1,))], "draw 3 here, but draw 2 was told"),
        ([Draw(3, (6,))], "cannot give"),
        ([Draw(3, (1, 2))], "one number below 6"),
    ],
)
def test_what_was_not_told_or_is_impossible_is_said(draws: list[Draw], sentence: str) -> None:
    with pytest.raises(Untold, match=sentence):
        Told(draws, frozenset({3})).below(6, 3)


def test_an_order_cannot_bring_a_card_that_is_not_there() -> None:
    with pytest.raises(Untold, match="cannot bring 7"):
        Told([Draw(2, (7,))]).shuffle(cards(1, 2), 2)


def test_the_log_keeps_outcomes_until_drained() -> None:
    logged = Logged(Told([Draw(3, (5,)), Draw(2, (2,))]))
    logged.below(6, 3)
    logged.shuffle(cards(1, 2), 2)
    assert logged.drain() == [Draw(3, (5,)), Draw(2, (2, 1))]
    assert logged.drain() == []
