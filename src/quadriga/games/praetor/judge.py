"""How good a position of Praetor is for a player: favour, and what will become favour."""

from __future__ import annotations

from quadriga.games.praetor.state import Praetor

WON = 1000.0


def judge(s: Praetor, seat: int) -> float:
    if not s.stack:
        outcome = s.final()
        return WON * (outcome.places[seat] == 1) + s.favour[seat] - max(s.favour)
    return float(s.favour[seat])
