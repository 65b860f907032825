"""What worker processes can do, by name, and how they are spoken to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quadriga.server.practice import plan_practice
from quadriga.server.replays import frames, open_record, points_by_round
from quadriga.table import think

HEAD = 4
"""Bytes of the length before each message to and from a worker."""
GOOD, REFUSED, BROKEN = b"=", b"!", b"?"
"""What a reply begins with."""

JOBS: dict[str, Callable[..., Any]] = {
    "think": think,
    "open": open_record,
    "frames": frames,
    "practice": plan_practice,
    "points": points_by_round,
}
