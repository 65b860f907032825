"""What seats win of games."""

from __future__ import annotations

from quadriga.arena.log import Entry


def win_share(entry: Entry, seat: int) -> float:
    """What a seat won of a game: 1, or its part of a shared win."""
    return 1 / entry["places"].count(1) if entry["places"][seat] == 1 else 0.0


def fair_share(seats: int) -> float | None:
    """What everybody would win if all were equal; nobody knows how often a game for one should be won."""
    return round(1 / seats, 4) if seats > 1 else None
