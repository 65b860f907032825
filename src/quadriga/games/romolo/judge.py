"""How good a position looks for a seat."""

from __future__ import annotations

from quadriga.games.romolo.state import Romolo


def judge(s: Romolo, seat: int) -> float:
    return float(s.coins[seat])
