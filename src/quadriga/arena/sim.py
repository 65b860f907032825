"""Many games between bots: the same result for a seed, however many processes play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from quadriga.arena.engine import play_all
from quadriga.arena.match import Setup, play_match
from quadriga.arena.shares import summed
from quadriga.games import game
from quadriga.kernel.chance import Rng

"""The normal quantile of a 95 % interval."""


class Result(NamedTuple):
    """One game: who sat where (seats[bot]), how it ended, and the text of its record if it was kept."""

    number: int
    seats: list[int]
    reason: str
    winners: list[int]
    scores: list[int]
    decisions: int
    record: str
    faults: dict[int, str] = {}  # noqa: RUF012 (never changed)
    """What a program did wrong, by bot, before `greedy` played on for it."""


def play_one(setup: Setup, seed: str, keep: bool, number: int) -> Result:
    """One of the games; it has a generator of its own, so that it does not matter who plays it, and when."""
    count = len(setup.bots)
    first = number % count
    outcome, decisions, record, faults, _ = play_match(setup, Rng(seed).child(f"game {number}"), first, keep)
    seats = [(first + bot) % count for bot in range(count)]
    text = str(record) if record else ""
    broken = {(seat - first) % count: fault for seat, fault in faults.items()}
    if outcome is None:
        return Result(number, seats, "", [], [], decisions, text, broken)
    scores = [sum(source.values()) for source in outcome.scores]
    return Result(number, seats, outcome.reason, outcome.winners, scores, decisions, text, broken)


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

    for result in play_all(partial(play_one, setup, seed, keep is not None), range(games), jobs):
        if keep:
            keep(result)
        results.append(result._replace(record=""))
        progress(len(results))
    results.sort(key=lambda result: result.number)
    return summary(setup, results, perf_counter() - started)


def summary(setup: Setup, results: list[Result], seconds: float) -> dict[str, Any]:
    """The figures of a simulation as plain data; only `decisions_per_s` depends on the machine."""
    finished = [result for result in results if result.reason]
    decisions = sum(result.decisions for result in results)
    lengths = [result.decisions for result in finished]
    names = game(setup.key).box(len(setup.bots), setup.data, **setup.settings).seat_names
    return {
        "game": setup.key,
        "games": len(results),
        "finished": len(finished),
        "bots": [
            {"name": name, **tally([result.seats[bot] for result in finished], finished), **replaced(bot, results)}
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


def replaced(bot: int, results: list[Result]) -> dict[str, Any]:
    """In how many games a program failed, and how it did so first; nothing for a bot that never failed."""
    faults = [f"game {result.number}, {result.faults[bot]}" for result in results if bot in result.faults]
    return {"replaced": len(faults), "fault": faults[0]} if faults else {}


def tally(seats: list[int], finished: list[Result]) -> dict[str, Any]:
    """What was won from these seats, one for each game; a win shared by n counts 1/n."""
    games = list(zip(seats, finished, strict=True))
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat, result in games]
    return summed(won, [result.scores[seat] for seat, result in games])
