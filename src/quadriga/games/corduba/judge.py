"""How good a position of Corduba is for a player: what a strong player would look at, in senators."""

from __future__ import annotations

from quadriga.games.corduba.pieces import SENATORS
from quadriga.games.corduba.state import Corduba


def judge(s: Corduba, seat: int) -> float:
    """The own prospects less those of the best rival."""
    return float(s.players[seat][SENATORS])
