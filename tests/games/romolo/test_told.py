"""Golden games still offer, forbid and tell the same."""

import json

import pytest

from tests.games.romolo.told import FILE, NAMES, told


@pytest.mark.parametrize("name", NAMES)
def test_golden_games_tell_the_same(name: str) -> None:
    assert told(name) == json.loads(FILE.read_text(encoding="utf-8"))[name]
