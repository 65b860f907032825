"""Every rule and every example of every registered game is claimed by a test."""

import pytest

from quadriga.games import KEYS, game
from tests.rule_coverage import TESTS, claimed, coverage


@pytest.mark.parametrize("registered", KEYS)
def test_every_rule_is_claimed(registered: str) -> None:
    assert coverage(game(registered).rules, claimed(TESTS)).missing == []


@pytest.mark.parametrize("registered", KEYS)
def test_no_unknown_rule_is_claimed(registered: str) -> None:
    known = {text.number for text in game(registered).rules}
    prefix = f"{game(registered).prefix}-"
    assert sorted(number for number in claimed(TESTS) if number.startswith(prefix) and number not in known) == []
