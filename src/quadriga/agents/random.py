"""A bot that does anything, each legal answer as often."""

from __future__ import annotations

from typing import Any

from quadriga.agents.base import Agent
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import Option


class Random(Agent):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seen: Any, seat: int) -> Option:
        return self.rng.pick(seen.options(seat))
