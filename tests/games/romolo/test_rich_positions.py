"""From positions full of pieces every answer leads to a position that can be."""

import pytest

from quadriga.games.romolo.board import DONE, NEW, NOBODY, PIECE_OF, RETREATED, STRIDE, WALL
from quadriga.games.romolo.riding import SAILING
from quadriga.games.romolo.state import Romolo
from tests.games.romolo.invariants import check
from tests.games.romolo.rich import deal
from tests.games.romolo.table import GAME
from tests.rich_positions import explore

IDLE = ("pass", "stop", "back", "done", "leave", "recall", "give-up", "end-game", "remove", "dismiss")
"""What leads nowhere, or to a player without units."""


def check_rich(s: Romolo) -> None:
    check(s, whole=False)
    check_bank(s)
    check_permissions(s)


def check_bank(s: Romolo) -> None:
    """ROM-8.19: pieces leave the bank and the game, and none comes back."""
    for kind in range(STRIDE):
        assert s.bank[kind] + sum(s.built[PIECE_OF[kind] :: STRIDE]) <= s.box.stock[kind]
    on_tile = s.note[s.box.defensor] if s.holder[s.box.defensor] >= 0 else 0
    assert s.bank[WALL] + on_tile + sum(walls.bit_count() for walls in s.walls) <= s.box.stock[WALL]


def check_permissions(s: Romolo) -> None:
    """What a unit may do beside its actions ends with its activation; what a phase marks, with the phase."""
    steps = {type(step).__name__ for step in s.stack}
    if s.modifier(SAILING):
        assert steps & {"Act", "LookOn", "Translate", "Exchange", "Consent", "Hostility", "Swap", "FreeMarket"}
    marked = [u for u in range(len(s.flags)) if s.flags[u] & (DONE | RETREATED | NEW) and s.where[u] >= 0]
    assert not marked or steps & {"Activate", "Hostility"}
    for tile, holder in enumerate(s.holder):
        assert holder < 0 or holder >= s.box.seats or s.capital[holder] != NOBODY, tile


def test_some_rich_positions() -> None:
    explore(GAME, deal, check_rich, IDLE, 100, 0)


@pytest.mark.all
@pytest.mark.parametrize("start", range(1, 5))
def test_many_rich_positions(start: int) -> None:
    explore(GAME, deal, check_rich, IDLE, 1000, start)
