"""Many games between bots that change seats: the same result for a seed, however many processes play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TypedDict

from quadriga.arena.engine import play_all
from quadriga.arena.match import MatchResult, Setup, play_match
from quadriga.arena.shares import Sums, summed, win_share
from quadriga.games import game


class SeatSums(Sums):
    """What was won from a seat."""

    name: str


class Failures(TypedDict, total=False):
    """Of a bot whose program failed: in how many games, and how it did so first."""

    replaced: int
    fault: str


class BotSums(SeatSums, Failures):
    """What a bot won."""


class Lengths(TypedDict):
    """How many decisions games took: all together, and a finished one."""

    total: int
    mean: float
    least: int
    most: int


class Simulation(TypedDict):
    """What came out of many games as plain data; only `decisions_per_s` depends on the machine."""

    game: str
    games: int
    finished: int
    bots: list[BotSums]
    seats: list[SeatSums]
    ties: int
    """Finished games with several winners."""
    reasons: dict[str, int]
    """How often games ended for each reason."""
    decisions: Lengths
    decisions_per_s: int


def play_one(setup: Setup, seed: str, keep: bool, number: int) -> MatchResult:
    """One of the games: in each the bots sit one seat further round the table."""
    return play_match(setup.rotated(number), seed, number, keep=keep)


def seat_of(bot: int, result: MatchResult) -> int:
    """Where a bot sat, by its place in the list of bots: a name may come twice."""
    return (bot + result.number) % len(result.bots)


def simulate(
    setup: Setup,
    games: int,
    seed: str,
    jobs: int = 1,
    keep: Callable[[MatchResult], None] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play the games and sum them up; `keep` gets every result with its record, `progress` the games done."""
    setup.check()
    started = perf_counter()
    results: list[MatchResult] = []
    for result in play_all(partial(play_one, setup, seed, keep is not None), range(games), jobs):
        if keep:
            keep(result)
        results.append(result._replace(record=""))
        progress(len(results))
    results.sort(key=lambda result: result.number)
    return summary(setup, results, perf_counter() - started)


def summary(setup: Setup, results: list[MatchResult], seconds: float) -> Simulation:
    """What came out of the games."""
    finished = [result for result in results if result.reason]
    decisions = sum(result.decisions for result in results)
    lengths = [result.decisions for result in finished]
    names = game(setup.key).box(len(setup.bots), setup.data, **setup.settings).seat_names
    return {
        "game": setup.key,
        "games": len(results),
        "finished": len(finished),
        "bots": [
            {"name": name, **tally([(result, seat_of(bot, result)) for result in finished]), **failures(bot, results)}
            for bot, name in enumerate(setup.bots)
        ],
        "seats": [{"name": name, **tally([(result, seat) for result in finished])} for seat, name in enumerate(names)],
        "ties": sum(result.places.count(1) > 1 for result in finished),
        "reasons": dict(sorted(Counter(result.reason for result in finished).items())),
        "decisions": {
            "total": decisions,
            "mean": round(sum(lengths) / len(lengths), 2) if lengths else 0,
            "least": min(lengths, default=0),
            "most": max(lengths, default=0),
        },
        "decisions_per_s": round(decisions / seconds) if seconds else 0,
    }


def failures(bot: int, results: list[MatchResult]) -> Failures:
    seats = [(result, seat_of(bot, result)) for result in results]
    faults = [f"game {result.number}, {result.faults[seat]}" for result, seat in seats if seat in result.faults]
    return {"replaced": len(faults), "fault": faults[0]} if faults else {}


def tally(seats: list[tuple[MatchResult, int]]) -> Sums:
    """What was won from these seats, one for each game; a win shared by n counts 1/n."""
    return summed([win_share(*each) for each in seats], [result.scores[seat] for result, seat in seats])
