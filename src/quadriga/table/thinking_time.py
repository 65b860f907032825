"""How long each seat of a game thought, by its journal."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.table.journal import Answered, EntryBase


def seconds_used(journal: Sequence[EntryBase], seats: int) -> list[float]:
    """Seconds from whatever came before an answer to the answer itself, summed up by seat."""
    used, before = [0.0] * seats, journal[0].at if journal else 0.0
    for entry in journal:
        if isinstance(entry, Answered) and 0 <= entry.seat < seats:
            used[entry.seat] += max(0.0, entry.at - before)
        before = entry.at
    return [round(seconds, 1) for seconds in used]
