"""Keeps what somebody can cause from filling the log: the same message only so often, then how often it came."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

BURST = 20
"""Lines of one kind in one period."""
PERIOD = 60.0


class LogLimit(logging.Filter):
    """A filter for handlers. Messages are of one kind when logger and format are the same."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if len(self.seen) > 1000:
            self.seen.clear()
        kind, now = (record.name, str(record.msg)[:200]), self.clock()
        since, count = self.seen.get(kind, (now, 0))
        missed = max(0, count - BURST)
        if now - since >= PERIOD:
            since, count = now, 0
            if missed:
                record.msg, record.args = f"{record.getMessage()} (and {missed} more like it)", ()
        self.seen[kind] = since, count + 1
        return count < BURST
