"""How often a process that does nothing but think looks for garbage."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLD: Final = 10_000
"""Python looks for cycles when this many more objects were made than freed; by default 700."""


def collect_seldom() -> None:
    """Look less often, and never through what was there before: a search makes many small objects, and no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(THRESHOLD, *gc.get_threshold()[1:])
