"""From positions full of tiles and goods every answer leads to a position that can be."""

import pytest

from tests.games.corduba.invariants import check
from tests.games.corduba.rich import deal
from tests.games.corduba.table import GAME
from tests.rich_positions import explore

check_rich = check
IDLE = ("pass", "done")


def test_some_rich_positions() -> None:
    explore(GAME, deal, check_rich, IDLE, 100, 0)


@pytest.mark.all
@pytest.mark.parametrize("start", range(1, 5))
def test_many_rich_positions(start: int) -> None:
    explore(GAME, deal, check_rich, IDLE, 1000, start)
