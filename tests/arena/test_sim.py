"""Many games: the same sums however they are played, and intervals that are right."""

import pytest

from quadriga.arena.match import MatchResult, Setup
from quadriga.arena.shares import wilson
from quadriga.arena.sim import play_one, seat_of, simulate, summary, tally

RANDOM = Setup("antike", ("random", "random"), {"turn_cap": "20"}, {})


def without_time(sums: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in sums.items() if key != "decisions_per_s"}


def test_the_number_of_processes_does_not_matter() -> None:
    alone = simulate(RANDOM, 23, "1", jobs=1)
    assert without_time(simulate(RANDOM, 23, "1", jobs=2)) == without_time(alone)
    assert without_time(simulate(RANDOM, 23, "2", jobs=1)) != without_time(alone)


def test_sums_are_right() -> None:
    sums = simulate(RANDOM, 10, "1")
    assert sums["games"] == sums["finished"] == sum(sums["reasons"].values()) == 10
    assert sum(bot["wins"] for bot in sums["bots"]) == pytest.approx(10)
    assert sum(seat["wins"] for seat in sums["seats"]) == pytest.approx(10)
    results = [play_one(RANDOM, "1", False, number) for number in range(10)]
    assert sums["decisions"]["total"] == sum(result.decisions for result in results)
    assert sums["decisions"]["least"] == min(result.decisions for result in results)


def test_bots_change_seats_from_game_to_game() -> None:
    setup = Setup("praetor", ("random", "greedy:1", "random"), {}, {})
    results = [play_one(setup, "1", False, number) for number in range(4)]
    assert [result.bots.index("greedy:1") for result in results] == [1, 2, 0, 1]
    for bot, name in enumerate(setup.bots):
        assert [result.bots[seat_of(bot, result)] for result in results] == [name] * 4
    assert [seat_of(0, result) for result in results] == [0, 1, 2, 0]


def test_records_and_progress_are_handed_over() -> None:
    kept: list[MatchResult] = []
    done: list[int] = []
    simulate(RANDOM, 3, "1", keep=kept.append, progress=done.append)
    assert [result.number for result in kept] == [0, 1, 2]
    assert all(result.record.startswith("Quadriga-Record: 1") for result in kept)
    assert done[-1] == 3


def test_a_shared_win_is_shared_and_a_lost_game_is_nobodys() -> None:
    shared, won, lost = (
        MatchResult(number, ("random", "random"), "end", places, scores, 1, 0.1)
        for number, (places, scores) in enumerate([([1, 1], [3, 3]), ([2, 1], [2, 4]), ([2, 2], [0, 0])])
    )
    assert tally([(shared, 0), (won, 1), (lost, 0)])["wins"] == 1.5
    assert tally([(shared, 1), (won, 0), (lost, 1)])["wins"] == 0.5
    assert tally([(shared, 0), (won, 1), (lost, 0)])["score"] == pytest.approx(7 / 3, abs=1e-4)


def test_unfinished_games_count_for_nobody() -> None:
    sums = summary(RANDOM, [MatchResult(0, RANDOM.bots, "", [], [], 9, 0.1)], 1.0)
    assert (sums["games"], sums["finished"], sums["bots"][0]["wins"]) == (1, 0, 0)
    assert sums["decisions_per_s"] == 9


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (190, 200, 0.9104, 0.9726), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
