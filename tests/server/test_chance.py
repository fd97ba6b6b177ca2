"""What nobody may foresee is new each time; and in tests, where everything is to happen again, it comes from a seed."""

from __future__ import annotations

import pytest

from bythebook.games import GAMES, room
from bythebook.server.fairness import new_nonce, new_secret
from bythebook.server.hall import new_table_id
from bythebook.server.seats import new_token
from bythebook.terminal.sitting import plan
from tests.chance import chance_of_the_test, sow_chance


@pytest.mark.unforeseen
def test_secrets_are_new_each_time() -> None:
    """Of 59 bits and more, a thousand that are told apart: by chance two are equal once in a thousand billion runs."""
    for make in (new_secret, new_nonce, new_table_id, new_token):
        assert len({make() for _ in range(1000)}) == 1000
    assert len(new_secret()) == 32
    plans = [plan(room(GAMES[0])) for _ in range(20)]
    for drawn in ("secret", "table", "bot_seed"):
        assert len({getattr(made, drawn) for made in plans}) == 20
    assert not chance_of_the_test()


@pytest.mark.unforeseen
def test_in_tests_they_come_from_a_seed() -> None:
    def drawn() -> list[object]:
        made = plan(room(GAMES[0]))
        return [new_secret(), new_nonce(), new_table_id(), made.secret, made.table, made.bot_seed]

    found = []
    for seed in ("a", "a", "b"):
        sow_chance(seed)
        found.append(drawn())
    assert found[0] == found[1]
    assert all(one != other for one, other in zip(found[0], found[2], strict=True))
    assert all(one != other for one, other in zip(found[2], drawn(), strict=True)), "and each is another all the same"


def test_every_test_has_a_seed_of_its_own(request: pytest.FixtureRequest) -> None:
    assert request.node.name in chance_of_the_test()
