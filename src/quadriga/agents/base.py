"""What every bot is, and the only way it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from quadriga.kernel.state import State
from quadriga.kernel.step import Action


class Agent(ABC):
    """Answers the questions of one seat."""

    @abstractmethod
    def choose(self, seen: Any, seat: int) -> Action:
        """An answer to the question that `seen`, the state as this seat may see it, asks of the seat."""


class Blind(Agent):
    """A bot that looks at nothing but its actions, and so is given nothing else: no state need be masked for it."""

    @abstractmethod
    def pick(self, actions: Sequence[Action]) -> Action:
        """One of the actions."""

    def choose(self, seen: Any, seat: int) -> Action:
        return self.pick(seen.actions(seat))


def ask(agent: Agent, state: State, seat: int) -> Action:
    """What a bot says to the question that the true state asks of its seat; it gets what the seat may see."""
    if isinstance(agent, Blind):
        return agent.pick(state.actions(seat))
    return agent.choose(state.seen_by(seat), seat)
