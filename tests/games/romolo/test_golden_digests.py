"""Golden games still offer, forbid and tell the same."""

import json

import pytest

from tests.games.romolo.golden_digests import FILE, NAMES, digests


@pytest.mark.parametrize("name", NAMES)
def test_golden_games_tell_the_same(name: str) -> None:
    assert digests(name) == json.loads(FILE.read_text(encoding="utf-8"))[name]
