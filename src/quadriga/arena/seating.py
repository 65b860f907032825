"""Who sits where: every ordering of the bots equally often, in an order that the seed decides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import perm

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import SettingError

MOST_ORDERINGS = 100_000

Ordering = tuple[str, ...]


def check_bots(bots: Sequence[str], seats: int) -> None:
    """Raise SettingError where too few bots are named, or more than could ever all meet."""
    if seats < 1:
        raise SettingError(f"{seats} seats: there must be at least 1")
    if len(bots) < seats:
        raise SettingError(f"{len(bots)} bots for {seats} seats: name at least {seats}; a name may come twice")
    if perm(len(bots), seats) > MOST_ORDERINGS:
        raise SettingError(f"{len(bots)} bots can sit in {seats} seats in {perm(len(bots), seats)} ways: name fewer")


@lru_cache(maxsize=4)
def orderings(bots: Ordering, seats: int) -> list[Ordering]:
    """Every way to fill the seats with different entries of the list; bots of one name are not told apart."""
    return sorted(set(permutations(bots, seats)))


def seating(bots: Ordering, seats: int, seed: str, number: int) -> Ordering:
    """Who sits where in a game. Orderings come in rounds: each comes once before any comes again."""
    ways = orderings(bots, seats)
    return _round(bots, seats, seed, number // len(ways))[number % len(ways)]


@lru_cache(maxsize=4)
def _round(bots: Ordering, seats: int, seed: str, turn: int) -> list[Ordering]:
    return Rng(seed).child(f"seating {turn}").shuffled(orderings(bots, seats))
