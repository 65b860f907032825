"""Ratings: the fit finds what games were made with, and its intervals are honest."""

from math import log10
from random import Random

import pytest

from quadriga.arena.match import MatchResult
from quadriga.arena.rating import THE_GAME, rate


def game(bots: str, places: list[int]) -> MatchResult:
    return MatchResult(0, tuple(bots), "end", places, [0] * len(places), 1, 0.1)


def duel(wins: int, losses: int) -> list[MatchResult]:
    return [game("ab", [1, 2])] * wins + [game("ba", [1, 2])] * losses


def test_two_bots_are_as_far_apart_as_their_odds_say() -> None:
    first, second = rate(["a", "b"], duel(140, 60))
    odds = 140.5 / 60.5
    assert (first.name, second.name) == ("a", "b")
    assert first.gap == pytest.approx(400 * log10(odds), abs=0.2)
    assert first.rating + second.rating == pytest.approx(2000, abs=0.2)


def test_bots_that_met_only_their_neighbours_are_as_far_apart_as_their_odds_say() -> None:
    chain = [game(pair, [1, 2]) for pair, wins in (("ab", 76), ("ba", 24), ("bc", 61), ("cb", 39)) for _ in range(wins)]
    first, second, third = rate(["c", "b", "a"], chain)
    assert (first.name, second.name, third.name) == ("a", "b", "c")
    assert first.gap == pytest.approx(400 * log10(76.5 / 24.5), abs=1)
    assert second.gap == pytest.approx(400 * log10(61.5 / 39.5), abs=1)


def test_the_interval_of_two_bots_is_that_of_jeffreys() -> None:
    from scipy.stats import beta

    first, _ = rate(["a", "b"], duel(14, 6))
    for bound, quantile in ((first.gap_low, 0.025), (first.gap_high, 0.975)):
        share = beta.ppf(quantile, 14.5, 6.5)
        assert bound == pytest.approx(400 * log10(share / (1 - share)), abs=20)


def test_a_bot_that_never_lost_has_a_wide_interval() -> None:
    first, _ = rate(["a", "b"], duel(8, 0))
    assert first.gap is not None
    assert first.gap_low is not None
    assert first.gap_high is not None
    assert 0 < first.gap_low < first.gap < first.gap_high
    assert first.gap_high - first.gap_low > 500


def test_a_fit_of_many_seats_finds_the_truth() -> None:
    truth = {"a": 1300.0, "b": 1100.0, "c": 900.0, "d": 700.0}
    random, games = Random(1), []
    for _ in range(1500):
        bots = random.sample(sorted(truth), 3)
        left, order = list(bots), []
        while left:  # who comes next, by the odds
            order.append(random.choices(left, [10 ** (truth[bot] / 400) for bot in left])[0])
            left.remove(order[-1])
        games.append(game("".join(bots), [order.index(bot) + 1 for bot in bots]))
    ratings = rate(list(truth), games)
    assert [rating.name for rating in ratings] == list(truth)
    for rating in ratings:
        assert rating.rating == pytest.approx(truth[rating.name], abs=25)
        assert rating.low < rating.rating < rating.high
        assert 10 < rating.high - rating.low < 80


def test_ties_and_games_that_all_lose_count_half() -> None:
    first, second = rate(["a", "b"], [game("ab", [1, 1]), game("ab", [2, 2])] * 20)
    assert first.rating == second.rating == pytest.approx(1000)


def test_a_bot_does_not_meet_itself() -> None:
    field = [game("abbb", [1, 2, 3, 4])] * 5 + [game("babb", [1, 2, 3, 4])] * 5
    ratings = {rating.name: rating.rating for rating in rate(["a", "b"], field)}
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * log10(25.5 / 5.5), abs=0.2)


def test_alone_a_bot_meets_the_game() -> None:
    games = [game("a", [1])] * 3 + [game("a", [2])] + [game("b", [1])] + [game("b", [2])] * 3
    assert [rating.name for rating in rate(["a", "b"], games)] == ["a", THE_GAME, "b"]
