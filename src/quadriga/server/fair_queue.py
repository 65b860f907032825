"""A queue that serves addresses in turn: whose jobs took least time of late goes first, whatever others put in."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
K = TypeVar("K")
HALF = 30.0
"""Seconds after which half of the time that somebody's jobs took is forgotten."""
GUESS = 0.02
"""Seconds that a job counts for while nobody knows how long it takes."""


class Lane(NamedTuple):
    """For whom a job is: the address, a table or another thing of theirs, and its urgency among theirs (0 is first)."""

    address: str = ""
    table: str = ""
    rank: int = 0


class FairQueue(Generic[T]):
    """Between addresses by the time used of late; between the tables of one by what each has waiting."""

    def __init__(self, most_at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most_at_once = most_at_once
        """Jobs of one address that are taken and not done: what is left over is for others."""
        self.clock = clock
        self.waiting: dict[str, list[tuple[int, int, int, Lane, T]]] = {}
        """Heaps by address: rank, how many of the same table came before, order of arrival."""
        self.open: Counter[tuple[str, str]] = Counter()
        """Jobs of each table that wait or are taken."""
        self.taken: Counter[str] = Counter()
        self.used: dict[str, tuple[float, float]] = {}
        """Seconds that the jobs of an address took, and as of when."""
        self.numbers = itertools.count()
        self.changed = asyncio.Event()

    def qsize(self) -> int:
        return sum(len(jobs) for jobs in self.waiting.values())

    def put(self, lane: Lane, job: T) -> None:
        before = self.open[lane.address, lane.table]
        heappush(self.waiting.setdefault(lane.address, []), (lane.rank, before, next(self.numbers), lane, job))
        self.open[lane.address, lane.table] += 1
        self.changed.set()

    async def get(self) -> tuple[Lane, T]:
        while (address := self._next_address()) is None:
            self.changed.clear()
            await self.changed.wait()
        *_, lane, job = heappop(self.waiting[address])
        if not self.waiting[address]:
            del self.waiting[address]
        self.taken[address] += 1
        self._charge(address, GUESS)
        return lane, job

    def done(self, lane: Lane, seconds: float) -> None:
        """A job that was taken is over, after so long."""
        self._charge(lane.address, seconds - GUESS)
        count_down(self.taken, lane.address)
        count_down(self.open, (lane.address, lane.table))
        self.changed.set()

    def _next_address(self) -> str | None:
        free = [address for address in self.waiting if self.taken[address] < self.most_at_once]
        return min(free, key=lambda address: (round(self._use(address), 2), self.waiting[address][0][2]), default=None)

    def _use(self, address: str) -> float:
        used, at = self.used.get(address, (0.0, 0.0))
        return used * 0.5 ** ((self.clock() - at) / HALF) if used else 0.0

    def _charge(self, address: str, seconds: float) -> None:
        if len(self.used) > 10_000:
            self.used = {who: used for who, used in self.used.items() if self._use(who) > GUESS}
        self.used[address] = max(0.0, self._use(address) + seconds), self.clock()


def count_down(counter: Counter[K], key: K) -> None:
    """One less; what is at nothing is forgotten."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
