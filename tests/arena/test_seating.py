"""Seatings: every ordering of the bots equally often, the same for a seed."""

from collections import Counter
from itertools import permutations

import pytest

from quadriga.arena.seating import check_bots, orderings, seating
from quadriga.kernel.errors import SettingError


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abc", 2), ("abcd", 3), ("a", 1)])
def test_every_ordering_comes_equally_often(bots: str, seats: int) -> None:
    ways = list(permutations(bots, seats))
    times = Counter(seating(tuple(bots), seats, "seed", number) for number in range(3 * len(ways)))
    assert times == dict.fromkeys(ways, 3)


def test_at_any_time_no_ordering_is_more_than_one_ahead() -> None:
    times: Counter[tuple[str, ...]] = Counter(dict.fromkeys(orderings(("a", "b", "c"), 2), 0))
    for number in range(20):
        times[seating(("a", "b", "c"), 2, "seed", number)] += 1
        assert max(times.values()) - min(times.values()) <= 1


def test_bots_of_one_name_are_not_told_apart() -> None:
    assert sorted(orderings(("a", "b", "b"), 3)) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_the_seed_decides_the_order() -> None:
    def order(seed: str) -> list[tuple[str, ...]]:
        return [seating(tuple("abcd"), 4, seed, number) for number in range(24)]

    assert order("1") == order("1")
    assert order("1") != order("2")


@pytest.mark.parametrize(("bots", "seats"), [(1, 2), (3, 4), (200, 4)])
def test_too_few_or_too_many_are_refused(bots: int, seats: int) -> None:
    with pytest.raises(SettingError):
        check_bots(["random"] * bots, seats)
