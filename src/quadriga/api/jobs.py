"""What is worked out apart from the tables, so that it holds nobody up: by name, for another process or worker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quadriga.api.analysis_jobs import (
    current_basis,
    explain_hint,
    judge_attempt,
    judge_decisions,
    lay_ground,
    preview_better,
)
from quadriga.api.practice import plan_practice
from quadriga.api.replays import frames, open_record, points_of
from quadriga.table import think

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
