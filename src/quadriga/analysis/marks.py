"""What a decision is worth in one word, by the share of the win that it loses."""

from __future__ import annotations

from typing import Final

ONLY: Final = "only"
"""Of a decision with one move alone that comes to anything."""
MARKS: Final = ("best", "good", "doubtful", "mistake", "blunder")
LIMITS: Final = (0.02, 0.05, 0.1, 0.2)
"""Losses from which on a decision has the next worse mark, in a game of two; a loss as small as the first is noise."""


def fair_scale(seats: int) -> float:
    """How large the seats' shares of the win are beside those in a game of two."""
    return 2 / max(2, seats)


def mark_of(loss: float, seats: int) -> str:
    """The mark of a decision.

    >>> mark_of(0.0, 2), mark_of(0.07, 2), mark_of(0.07, 4), mark_of(0.3, 2)
    ('best', 'doubtful', 'mistake', 'blunder')
    """
    scaled = loss / fair_scale(seats)
    return MARKS[sum(scaled >= limit for limit in LIMITS)]
