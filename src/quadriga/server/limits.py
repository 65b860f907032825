"""How often somebody may do something: a bucket for each kind of thing and each person or address."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from quadriga.server.problems import ApiError

MOST_BUCKETS = 50_000


class Rate(NamedTuple):
    """`burst` at once, then one more every `every` seconds."""

    burst: int
    every: float


RATES = {
    "guest": Rate(30, 2),
    "login": Rate(8, 10),
    "register": Rate(5, 30),
    "name": Rate(10, 5),
    "token": Rate(5, 60),
    "account": Rate(10, 10),
    "export": Rate(3, 300),
    "table": Rate(20, 5),
    "seat": Rate(30, 1),
    "chat": Rate(8, 2),
    "preview": Rate(60, 0.05),
    "hint": Rate(10, 1),
    "answer": Rate(60, 0.05),
    "socket": Rate(40, 0.5),
    "import": Rate(6, 10),
    "frames": Rate(60, 0.2),
    "board": Rate(60, 0.2),
}


class Limits:
    """Buckets that fill again with time; an empty one says how long to wait."""

    def __init__(self, factor: float = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        """More than 1 allows more; for load tests."""
        self.clock = clock
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        """Take one from the bucket, or refuse."""
        rate = RATES[kind]
        burst, every, now = rate.burst * self.factor, rate.every / self.factor, self.clock()
        left, at = self.buckets.get((kind, who), (burst, now))
        left = min(burst, left + (now - at) / every)
        if left < 1:
            self.buckets[kind, who] = left, now
            seconds = str(max(1, round((1 - left) * every)))
            error = ApiError(429, "too-often", f"too many requests of this kind; wait {seconds} s", seconds=seconds)
            error.headers["Retry-After"] = seconds
            raise error
        if len(self.buckets) >= MOST_BUCKETS:
            self._forget(now)
        self.buckets[kind, who] = left - 1, now

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again, or all of them."""
        kept = {
            key: (left, at)
            for key, (left, at) in self.buckets.items()
            if left + (now - at) * self.factor / RATES[key[0]].every < RATES[key[0]].burst * self.factor
        }
        self.buckets = kept if len(kept) < MOST_BUCKETS else {}
