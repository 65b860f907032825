"""A ladder: bots that met in all seatings, and how strong each of them is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from quadriga.arena.contest import Contest
from quadriga.arena.log import Entry
from quadriga.arena.rating import rate
from quadriga.arena.seating import orderings
from quadriga.arena.shares import fair_share, summed, win_share


def ladder(contest: Contest, entries: Sequence[Entry]) -> dict[str, Any]:
    """The figures of a ladder as plain data, strongest bot first."""
    finished = [entry for entry in entries if entry["reason"]]
    names = list(dict.fromkeys(contest.bots))
    ways = len(orderings(tuple(sorted(contest.bots)), contest.seats))
    return {
        **contest.head(),
        "games": len(entries),
        "finished": len(finished),
        "orderings": ways,
        "each_ordering": sorted({len(entries) // ways, -(-len(entries) // ways)}),
        "reasons": dict(sorted(Counter(entry["reason"] for entry in finished).items())),
        "seconds": round(sum(entry["seconds"] for entry in entries), 1),
        "ratings": [{**rating._asdict(), **played(rating.name, finished)} for rating in rate(names, finished)],
        "pairs": pairs(names, finished),
        "faults": faults(entries),
    }


def played(name: str, finished: Sequence[Entry]) -> dict[str, Any]:
    """How a bot did: each seat it took counts."""
    seats = [(entry, seat) for entry in finished for seat, bot in enumerate(entry["bots"]) if bot == name]
    if not seats:
        return {}
    found = summed([win_share(*each) for each in seats], [entry["scores"][seat] for entry, seat in seats])
    return {
        "seats": len(seats),
        "wins": found["wins"],
        "share": found["share"],
        "share_low": found["low"],
        "share_high": found["high"],
        "fair": fair_share(finished),
        "score": found["score"],
        "replaced": sum(str(seat) in entry.get("faults", {}) for entry, seat in seats),
    }


def pairs(names: Sequence[str], finished: Sequence[Entry]) -> list[dict[str, Any]]:
    """How often one bot came before another in the games where both sat; a tie is half."""
    found = []
    for n, a in enumerate(names):
        for b in names[n + 1 :]:
            before = [
                1.0 if mine < other else 0.5 if mine == other else 0.0
                for entry in finished
                for mine, first in zip(entry["places"], entry["bots"], strict=True)
                for other, second in zip(entry["places"], entry["bots"], strict=True)
                if (first, second) == (a, b)
            ]
            if before:
                found.append(
                    {"a": a, "b": b, "meetings": len(before), "share_of_a": round(sum(before) / len(before), 4)}
                )
    return found


def faults(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """What programs did wrong, game by game."""
    return [
        {"game": entry["n"], "seat": int(seat), "bot": entry["bots"][int(seat)], "fault": fault}
        for entry in entries
        for seat, fault in entry.get("faults", {}).items()
    ]
