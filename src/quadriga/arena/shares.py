"""What seats win of games, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import TypedDict

from quadriga.arena.match import MatchResult

Z95 = 1.959964


class Sums(TypedDict):
    """What was won of some games: wins, their share with its 95 % interval, the mean score."""

    wins: float
    share: float
    low: float
    high: float
    score: float


class Row(Sums):
    """What a group of seats won."""

    name: str
    seats: int


def win_share(result: MatchResult, seat: int) -> float:
    """What a seat won of a game: 1, or its part of a shared win."""
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0


def fair_share(finished: Sequence[MatchResult]) -> float | None:
    """What everybody would have won if all were equal; nobody knows how often a game for one should be won."""
    if not finished or len(finished[0].places) == 1:
        return None
    won = sum(1 in result.places for result in finished)  # not where all lost
    return round(won / len(finished) / len(finished[0].places), 4)


def summed(won: Sequence[float], scores: Sequence[int]) -> Sums:
    """What was won and scored in some games: the share of wins with its 95 % interval, the mean score."""
    wins, games = round(fsum(won), 4), len(won)
    low, high = wilson(wins, games)
    return {
        "wins": int(wins) if wins.is_integer() else wins,
        "share": round(wins / games, 4) if games else 0,
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(sum(scores) / games, 4) if games else 0,
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson)."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    margin = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    whole = 1 + z2 / games
    return max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole)
