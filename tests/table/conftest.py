"""Tables of every game, Mora included, whose secrets the others do not have."""

import pytest

from tests.play import find


@pytest.fixture(autouse=True)
def games_with_mora(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.games.game", find)
