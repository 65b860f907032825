"""From positions full of pieces every answer leads to a position that can be."""

import pytest

from quadriga.games.antike.state import Antike
from tests.games.antike.invariants import check
from tests.games.antike.rich import GAME, deal
from tests.rich_positions import explore

IDLE = ("pass", "done", "stay")


def check_rich(s: Antike) -> None:
    check(s)
    assert all(armed >= 0 for armed in s.armable)


def test_some_rich_positions() -> None:
    explore(GAME, deal, check_rich, IDLE, 100, 0)


@pytest.mark.all
@pytest.mark.parametrize("start", range(1, 5))
def test_many_rich_positions(start: int) -> None:
    explore(GAME, deal, check_rich, IDLE, 1000, start)
