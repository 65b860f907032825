"""What worker processes can do, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quadriga.server.replays import frames, open_record
from quadriga.table import think

JOBS: dict[str, Callable[..., Any]] = {"think": think, "open": open_record, "frames": frames}
