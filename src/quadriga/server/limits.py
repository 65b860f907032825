"""How often somebody may do something: for each kind of thing a budget of the person and one of the address.

Persons are free, so what costs the server something is also limited for the address they come from. How much there may
be of something at a time (tables, sockets, connections, stored records, entries of a journal) is among the settings.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from quadriga.api.problems import ApiError

MOST_BUCKETS = 50_000


class Rate(NamedTuple):
    """`burst` at once, then one more every `every` seconds."""

    burst: int
    every: float


class Budget(NamedTuple):
    """What one person may do, and all persons of one address together."""

    person: Rate | None
    address: Rate | None


BUDGETS = {
    "request": Budget(None, Rate(2000, 0.005)),  # every request, whatever else it spends
    "guest": Budget(None, Rate(30, 2)),
    "login": Budget(Rate(8, 10), Rate(8, 10)),  # the person is the name that is tried
    "register": Budget(None, Rate(5, 30)),
    "name": Budget(Rate(10, 5), Rate(40, 2)),
    "token": Budget(Rate(5, 60), Rate(20, 20)),
    "account": Budget(Rate(10, 10), Rate(40, 3)),
    "export": Budget(Rate(3, 300), Rate(12, 60)),
    "table": Budget(Rate(20, 5), Rate(60, 3)),
    "seat": Budget(Rate(30, 1), Rate(150, 0.2)),
    "chat": Budget(Rate(8, 2), Rate(40, 0.5)),
    "look": Budget(Rate(200, 0.05), Rate(1000, 0.01)),
    "list": Budget(Rate(20, 1), Rate(40, 0.4)),  # costs ten times what a look does
    "preview": Budget(Rate(60, 0.05), Rate(300, 0.01)),
    "hint": Budget(Rate(10, 1), Rate(30, 0.5)),
    "answer": Budget(Rate(60, 0.05), Rate(300, 0.01)),
    "socket": Budget(Rate(40, 0.5), Rate(200, 0.1)),
    "import": Budget(None, Rate(6, 10)),
    "replay": Budget(None, Rate(60, 0.2)),
    "analysis": Budget(Rate(10, 30), Rate(30, 10)),  # minutes of a core each
    "board": Budget(None, Rate(60, 0.2)),
    "stored": Budget(None, Rate(30_000_000, 0.002)),  # bytes of journals, talk and records
}


class Limits:
    """Buckets that fill again with time; an empty one says how long to wait."""

    def __init__(self, factor: float = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self.factor = factor
        """More than 1 allows more; for load tests."""
        self.clock = clock
        self.buckets: dict[tuple[Rate, str, str], tuple[float, float]] = {}

    def spend(self, kind: str, person: str, address: str, amount: int = 1) -> None:
        """Take from the buckets of the person, if there is one, and of the address; or refuse, and take nothing."""
        budget = BUDGETS[kind]
        rates = [
            (rate, kind, who) for rate, who in ((budget.person, person), (budget.address, address)) if rate and who
        ]
        filled = [self._filled(bucket) for bucket in rates]
        for (rate, *_), left in zip(rates, filled, strict=True):
            if left < 1:
                raise too_often((1 - left) * rate.every / self.factor)
        for bucket, left in zip(rates, filled, strict=True):
            self._keep(bucket, left - amount)

    def charge(self, kind: str, address: str, amount: int) -> None:
        """Take from the bucket of an address what has been used already, also more than is in it."""
        rate = BUDGETS[kind].address
        if rate and address:
            bucket = rate, kind, address
            self._keep(bucket, self._filled(bucket) - amount)

    def _filled(self, bucket: tuple[Rate, str, str]) -> float:
        """What is in a bucket now."""
        burst = bucket[0].burst * self.factor
        if (kept := self.buckets.get(bucket)) is None:
            return burst
        left, at = kept
        return min(burst, left + (self.clock() - at) * self.factor / bucket[0].every)

    def _keep(self, bucket: tuple[Rate, str, str], left: float) -> None:
        if len(self.buckets) >= MOST_BUCKETS:
            self._forget()
        self.buckets[bucket] = left, self.clock()

    def _forget(self) -> None:
        """Drop the buckets that are full again; if that is not enough, those that are fullest."""
        filled = {bucket: self._filled(bucket) / bucket[0].burst / self.factor for bucket in self.buckets}
        kept = sorted((bucket for bucket in self.buckets if filled[bucket] < 1), key=lambda bucket: filled[bucket])
        self.buckets = {bucket: self.buckets[bucket] for bucket in kept[: MOST_BUCKETS // 2]}


def too_often(seconds: float) -> ApiError:
    wait = str(max(1, round(seconds)))
    error = ApiError(429, "too-often", f"too many requests of this kind; wait {wait} s", seconds=wait)
    error.headers["Retry-After"] = wait
    return error


@lru_cache(4096)
def network_of(host: str) -> str:
    """What counts as one address: a whole /64 of IPv6, which is what one customer gets."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((int(address), 64), strict=False))
