"""Written positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games.romolo.state import Romolo


def arrange(s: Romolo, position: Mapping[str, Any]) -> None:
    pass
