"""Balance: who wins, from which seat, with what dealt and what used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from quadriga.arena.contest import Contest
from quadriga.arena.ladder import faults
from quadriga.arena.match import MatchResult
from quadriga.arena.shares import Row, fair_share, summed, win_share
from quadriga.games import game
from quadriga.games.counting import DEALT, ORDER, USED, headings


class Seat(NamedTuple):
    """One seat of one game: what it won, its score, and the game."""

    won: float
    score: int
    number: int
    result: MatchResult


class Use(Row):
    """How often a thing was used and by how many, and what its users and the others won."""

    used: float
    times: float
    share_without: float | None
    correlation: float | None


def balance(contest: Contest, results: Sequence[MatchResult]) -> dict[str, Any]:
    """A balance report as plain data: tables of shares, and of uses."""
    finished = [result for result in results if result.reason]
    seats = [
        Seat(win_share(result, seat), result.scores[seat], seat, result)
        for result in finished
        for seat in range(len(result.bots))
    ]
    names = game(contest.key).box(contest.seats).seat_names
    shares = [("seat", by(seats, lambda seat: names[seat.number]))]
    if len(set(contest.bots)) > 1:
        shares.append(("bot", by(seats, lambda seat: seat.result.bots[seat.number])))
    for text in contest.vary:
        setting, _ = contest.varied(text)
        if setting.per_seat:
            shares.append((setting.name, by(seats, setting_of(setting.name))))
        shares.append((f"seat and {setting.name}", by(seats, seat_and(names, setting_of(setting.name)))))
    for heading in (ORDER, *headings(contest.key, DEALT)):
        shares.append((heading, [counted(seats, heading, name) for name in things(finished, heading)]))
    return {
        **contest.head(),
        "games": len(results),
        "finished": len(finished),
        "fair": fair_share(finished),
        "ties": sum(result.places.count(1) > 1 for result in finished),
        "reasons": dict(sorted(Counter(result.reason for result in finished).items())),
        "decisions": round(sum(result.decisions for result in finished) / len(finished), 1) if finished else 0,
        "seconds": round(sum(result.seconds for result in results), 1),
        "shares": [{"by": heading, "rows": rows} for heading, rows in shares if rows],
        "uses": [
            {"of": heading, "rows": [used(seats, heading, name) for name in names_used]}
            for heading in headings(contest.key, USED)
            if (names_used := things(finished, heading))
        ],
        "faults": faults(results),
    }


def setting_of(name: str) -> Callable[[Seat], str]:
    """The value of a varied setting, that of the seat where each has its own."""

    def value(seat: Seat) -> str:
        values = seat.result.settings[name].split(",")
        return values[seat.number] if len(values) > 1 else values[0]

    return value


def seat_and(names: Sequence[str], value: Callable[[Seat], str]) -> Callable[[Seat], str]:
    return lambda seat: f"{names[seat.number]}, {value(seat)}"


def things(finished: Sequence[MatchResult], heading: str) -> list[str]:
    return sorted({name for result in finished for name in result.uses.get(heading, ())})


def by(seats: Sequence[Seat], group: Callable[[Seat], str]) -> list[Row]:
    groups: dict[str, list[Seat]] = {}
    for seat in seats:
        groups.setdefault(group(seat), []).append(seat)
    return [row(name, groups[name]) for name in sorted(groups)]


def row(name: str, seats: Sequence[Seat]) -> Row:
    """What a group of seats won, with its 95 % interval."""
    return {"name": name, "seats": len(seats), **summed([seat.won for seat in seats], [seat.score for seat in seats])}


def times(seat: Seat, heading: str, name: str) -> int:
    counts = seat.result.uses.get(heading, {}).get(name)
    return counts[seat.number] if counts else 0


def counted(seats: Sequence[Seat], heading: str, name: str) -> Row:
    return row(name, [seat for seat in seats if times(seat, heading, name)])


def used(seats: Sequence[Seat], heading: str, name: str) -> Use:
    """How often a thing is used, what its users won, and how using it goes with winning."""
    counts = [times(seat, heading, name) for seat in seats]
    without = [seat for seat, count in zip(seats, counts, strict=True) if not count]
    return {
        **counted(seats, heading, name),
        "used": round(sum(count > 0 for count in counts) / len(seats), 4),
        "times": round(sum(counts) / len(seats), 3),
        "share_without": round(sum(seat.won for seat in without) / len(without), 4) if without else None,
        "correlation": correlation([float(count) for count in counts], [seat.won for seat in seats]),
    }


def correlation(a: Sequence[float], b: Sequence[float]) -> float | None:
    """Pearson's; None where one of the two never changes."""
    n = len(a)
    mean_a, mean_b = sum(a) / n, sum(b) / n
    va, vb = sum((x - mean_a) ** 2 for x in a), sum((y - mean_b) ** 2 for y in b)
    if not va or not vb:
        return None
    together = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    return round(together / sqrt(va * vb), 3)
