"""What worker processes can do, by name, and how they are spoken to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quadriga.server.analysis_jobs import (
    current_basis,
    explain_hint,
    judge_attempt,
    judge_decisions,
    lay_ground,
    preview_better,
)
from quadriga.server.practice import plan_practice
from quadriga.server.replays import frames, open_record, points_of
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
    "points": points_of,
    "lay-ground": lay_ground,
    "basis": current_basis,
    "judge": judge_decisions,
    "better": preview_better,
    "attempt": judge_attempt,
    "explain": explain_hint,
}
