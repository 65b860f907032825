"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from quadriga.kernel.step import Option


class Agent(ABC):
    """Answers the questions of one seat."""

    @abstractmethod
    def choose(self, seen: Any, seat: int) -> Option:
        """An answer to the question that `seen`, the state as this seat may see it, asks of the seat."""
