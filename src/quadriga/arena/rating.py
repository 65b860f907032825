"""How strong bots are: a Bradley-Terry fit over every pair of bots that met, with intervals from games weighed anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import log
from typing import NamedTuple

import choix
import numpy as np
from numpy.typing import NDArray

from quadriga.arena.match import MatchResult

ELO = 400 / log(10)
"""Points for each unit of the fit: 400 points more are odds of ten to one."""
MIDDLE = 1000.0
"""The mean rating of the bots of a ladder."""
PRIOR = 0.5
"""Each pair of bots that met begins with half a win each way (Jeffreys), so that no rating is infinite."""
LEAST = 0.01
"""What is left at least of such a half win in a sample; bots that never met have no more, so that all hang together."""
SAMPLES = 500
LOW, HIGH = 2.5, 97.5
THE_GAME = "the game"
"""The opponent in games for one."""

Matrix = NDArray[np.float64]


class Rating(NamedTuple):
    """The rating of a bot, and how far above the next one it is; both with 95 % intervals."""

    name: str
    rating: float
    low: float
    high: float
    gap: float | None
    gap_low: float | None
    gap_high: float | None


def rate(names: Sequence[str], finished: Sequence[MatchResult]) -> list[Rating]:
    """The bots of finished games, strongest first."""
    seats = max((len(result.bots) for result in finished), default=0)
    rated = [*names, THE_GAME] if seats == 1 else list(names)
    same = Counter(tuple(map(tuple, met(rated, result).tolist())) for result in finished)
    games: Matrix = np.array(list(same), dtype=np.float64).reshape(len(same), len(rated), len(rated))
    counts = np.array(list(same.values()))
    wins = np.tensordot(counts, games, 1)
    prior = np.where(wins + wins.T, PRIOR, LEAST)
    mean = fit(wins + prior, len(names))
    samples = np.array([fit(sample, len(names)) for sample in weighed(games, counts, prior)])
    order = sorted(range(len(rated)), key=lambda n: -mean[n])
    ratings = []
    for n, below in zip(order, [*order[1:], None], strict=True):
        low, high = np.percentile(samples[:, n], [LOW, HIGH])
        gap: list[float | None] = [None, None, None]
        if below is not None:
            interval = np.percentile(samples[:, n] - samples[:, below], [LOW, HIGH])
            gap = [round(float(value), 1) for value in (mean[n] - mean[below], *interval)]
        ratings.append(Rating(rated[n], *(round(float(value), 1) for value in (mean[n], low, high)), *gap))
    return ratings


def met(names: Sequence[str], result: MatchResult) -> Matrix:
    """How often each bot of a game came before each other; a tie is half for both. Alone, a bot meets the game."""
    wins = np.zeros((len(names), len(names)))
    bots = [names.index(bot) for bot in result.bots]
    places: list[float] = [*result.places]
    if len(bots) == 1:
        bots, places = [bots[0], len(names) - 1], [places[0], 1.5]
    for a, place in zip(bots, places, strict=True):
        for b, other in zip(bots, places, strict=True):
            if a != b:
                wins[a, b] += 1.0 if place < other else 0.5 if place == other else 0.0
    return wins


def weighed(games: Matrix, counts: NDArray[np.int64], prior: Matrix) -> Iterator[Matrix]:
    """Samples of who came before whom: whole games and the prior, each with a random weight (Bayesian bootstrap)."""
    rng = np.random.default_rng(1)
    for _ in range(SAMPLES):
        yield np.tensordot(rng.gamma(counts), games, 1) + np.maximum(rng.gamma(prior), LEAST)


def fit(wins: Matrix, bots: int) -> Matrix:
    """Ratings from how often each came before each."""
    strengths: Matrix = ELO * choix.ilsr_pairwise_dense(wins * (1 - np.eye(len(wins))))
    ratings: Matrix = strengths - strengths[:bots].mean() + MIDDLE
    return ratings
