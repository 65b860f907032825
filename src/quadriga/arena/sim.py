"""Many games between bots: the same result for a seed, however many processes play them."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from fractions import Fraction
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple

from quadriga.arena.match import Setup, play_match
from quadriga.games import game
from quadriga.kernel.chance import Rng

Z95 = 1.959964
"""The normal quantile of a 95 % interval."""
CHUNKS_PER_JOB = 16
LARGEST_CHUNK = 4


class Result(NamedTuple):
    """One game: who sat where (seats[bot]), how it ended, and the text of its record if it was kept."""

    number: int
    seats: list[int]
    reason: str
    winners: list[int]
    scores: list[int]
    decisions: int
    record: str


def play_chunk(setup: Setup, seed: str, numbers: range, keep: bool) -> list[Result]:
    """Some of the games; each has a generator of its own, so that it does not matter who plays it."""
    return [play_one(setup, seed, number, keep) for number in numbers]


def play_one(setup: Setup, seed: str, number: int, keep: bool) -> Result:
    count = len(setup.bots)
    first = number % count
    outcome, decisions, record = play_match(setup, Rng(seed).child(f"game {number}"), first, keep)
    seats = [(first + bot) % count for bot in range(count)]
    text = str(record) if record else ""
    if outcome is None:
        return Result(number, seats, "", [], [], decisions, text)
    scores = [sum(source.values()) for source in outcome.scores]
    return Result(number, seats, outcome.reason, outcome.winners, scores, decisions, text)


def stop_at_once() -> None:
    """Ctrl-C reaches every process of a terminal; those that only play end silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def chunks(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    for start in range(0, games, size):
        yield range(start, min(games, start + size))


def simulate(
    setup: Setup,
    games: int,
    seed: str,
    jobs: int = 1,
    keep: Callable[[Result], None] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play the games and sum them up; `keep` gets every result with its record, `progress` the games done."""
    setup.check()
    started = perf_counter()
    results: list[Result] = []

    def collect(found: list[Result]) -> None:
        for result in found:
            if keep:
                keep(result)
            results.append(result._replace(record=""))
        progress(len(results))

    if jobs == 1:
        for numbers in chunks(games, jobs):
            collect(play_chunk(setup, seed, numbers, keep is not None))
    else:
        with ProcessPoolExecutor(jobs, initializer=stop_at_once) as pool:
            futures: list[Future[list[Result]]] = [
                pool.submit(play_chunk, setup, seed, numbers, keep is not None) for numbers in chunks(games, jobs)
            ]
            try:
                for future in as_completed(futures):
                    collect(future.result())
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    results.sort(key=lambda result: result.number)
    return summary(setup, results, perf_counter() - started)


def summary(setup: Setup, results: list[Result], seconds: float) -> dict[str, Any]:
    """The figures of a simulation as plain data; only `decisions_per_s` depends on the machine."""
    finished = [result for result in results if result.reason]
    decisions = sum(result.decisions for result in results)
    lengths = [result.decisions for result in finished]
    names = game(setup.key).box(len(setup.bots), setup.data, **setup.options).seat_names
    return {
        "game": setup.key,
        "games": len(results),
        "finished": len(finished),
        "bots": [
            {"name": name, **tally([result.seats[bot] for result in finished], finished)}
            for bot, name in enumerate(setup.bots)
        ],
        "seats": [{"name": name, **tally([seat] * len(finished), finished)} for seat, name in enumerate(names)],
        "ties": sum(len(result.winners) > 1 for result in finished),
        "reasons": dict(sorted(Counter(result.reason for result in finished).items())),
        "decisions": {
            "total": decisions,
            "mean": round(sum(lengths) / len(lengths), 2) if lengths else 0,
            "least": min(lengths, default=0),
            "most": max(lengths, default=0),
        },
        "decisions_per_s": round(decisions / seconds) if seconds else 0,
    }


def tally(seats: list[int], finished: list[Result]) -> dict[str, Any]:
    """What was won from these seats, one for each game; a win shared by n counts 1/n."""
    games = list(zip(seats, finished, strict=True))
    shares = [Fraction(1, len(result.winners)) for seat, result in games if seat in result.winners]
    wins = float(sum(shares))
    low, high = wilson(wins, len(finished))
    scores = [result.scores[seat] for seat, result in games]
    return {
        "wins": int(wins) if wins.is_integer() else round(wins, 4),
        "share": round(wins / len(finished), 4) if finished else 0,
        "low": round(low, 4),
        "high": round(high, 4),
        "score": round(sum(scores) / len(scores), 4) if scores else 0,
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
