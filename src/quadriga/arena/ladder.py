"""A ladder: bots that met in all seatings, and how strong each of them is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypedDict

from quadriga.arena.contest import Contest
from quadriga.arena.match import MatchResult
from quadriga.arena.rating import rate
from quadriga.arena.seating import orderings
from quadriga.arena.shares import fair_share, summed, win_share


class Meetings(TypedDict):
    a: str
    b: str
    meetings: int
    share_of_a: float


class FaultyBot(TypedDict):
    game: int
    seat: int
    bot: str
    fault: str


def ladder(contest: Contest, results: Sequence[MatchResult]) -> dict[str, Any]:
    """What came out of a ladder as plain data, strongest bot first."""
    finished = [result for result in results if result.reason]
    names = list(dict.fromkeys(contest.bots))
    ways = len(orderings(tuple(sorted(contest.bots)), contest.seats))
    return {
        **contest.head(),
        "games": len(results),
        "finished": len(finished),
        "orderings": ways,
        "each_ordering": sorted({len(results) // ways, -(-len(results) // ways)}),
        "reasons": dict(sorted(Counter(result.reason for result in finished).items())),
        "seconds": round(sum(result.seconds for result in results), 1),
        "ratings": [{**rating._asdict(), **played(rating.name, finished)} for rating in rate(names, finished)],
        "pairs": pairs(names, finished),
        "faults": faults(results),
    }


def played(name: str, finished: Sequence[MatchResult]) -> dict[str, Any]:
    """How a bot did: each seat it took counts."""
    seats = [(result, seat) for result in finished for seat, bot in enumerate(result.bots) if bot == name]
    if not seats:
        return {}
    sums = summed([win_share(*each) for each in seats], [result.scores[seat] for result, seat in seats])
    return {
        "seats": len(seats),
        "wins": sums["wins"],
        "share": sums["share"],
        "share_low": sums["low"],
        "share_high": sums["high"],
        "fair": fair_share(finished),
        "score": sums["score"],
        "replaced": sum(seat in result.faults for result, seat in seats),
    }


def pairs(names: Sequence[str], finished: Sequence[MatchResult]) -> list[Meetings]:
    """How often one bot came before another in the games where both sat; a tie is half."""
    meetings: list[Meetings] = []
    for n, a in enumerate(names):
        for b in names[n + 1 :]:
            before = [
                1.0 if mine < other else 0.5 if mine == other else 0.0
                for result in finished
                for mine, first in zip(result.places, result.bots, strict=True)
                for other, second in zip(result.places, result.bots, strict=True)
                if (first, second) == (a, b)
            ]
            if before:
                meetings.append(
                    {"a": a, "b": b, "meetings": len(before), "share_of_a": round(sum(before) / len(before), 4)}
                )
    return meetings


def faults(results: Sequence[MatchResult]) -> list[FaultyBot]:
    """What programs did wrong, game by game."""
    return [
        {"game": result.number, "seat": seat, "bot": result.bots[seat], "fault": fault}
        for result in results
        for seat, fault in result.faults.items()
    ]
