"""A bot that does anything, each legal answer as often."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.agents.base import Blind
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import Action


class Random(Blind):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def pick(self, actions: Sequence[Action]) -> Action:
        return self.rng.pick(actions)
