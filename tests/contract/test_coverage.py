"""Every rule and worked example of a game is claimed by one of its tests; no test claims what is not there."""

from pathlib import Path

import pytest

from quadriga.games import KEYS, game
from quadriga.kernel.rules import claimed, coverage

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("name", KEYS)
def test_every_rule_and_example_is_claimed(name: str) -> None:
    assert coverage(game(name).rules, claimed(GAMES / name)).missing == []


@pytest.mark.parametrize("name", KEYS)
def test_every_claim_is_a_rule(name: str) -> None:
    assert claimed(GAMES / name) - {text.number for text in game(name).rules} == set()


@pytest.mark.parametrize("name", KEYS)
def test_numbers_are_used_once_and_have_the_prefix_of_the_game(name: str) -> None:
    numbers = [text.number for text in game(name).rules]
    assert len(set(numbers)) == len(numbers)
    assert {number.split("-")[0] for number in numbers} == {game(name).prefix}
